"""Base64 without padding."""

from __future__ import annotations

import pytest

from fogbound.server.push import base64url


@pytest.mark.parametrize("raw", [b"", b"\xfb", b"\xfb\xff", b"\xfb\xff\xbf", bytes(65)])
def test_bytes_come_back(raw: bytes) -> None:
    text = base64url.encode(raw)
    assert not set(text) & set("+/=")
    assert base64url.decode(text) == base64url.decode(text + "=" * (-len(text) % 4)) == raw
