"""Envelopes: they open with the right key, for the purpose and the job they were sealed for."""

from __future__ import annotations

import pytest

from fogbound.server.many.envelopes import Envelopes

ENVELOPES = Envelopes(b"k" * 32)


@pytest.mark.parametrize("content", [b"", b"x at 58", b"\0" * 5000])
def test_what_was_sealed_opens_again(content: bytes) -> None:
    assert ENVELOPES.open("order", "1", ENVELOPES.seal("order", "1", content)) == content


def test_nothing_else_opens_it() -> None:
    sealed = ENVELOPES.seal("order", "1", b"x at 58")
    assert ENVELOPES.open("answer", "1", sealed) is None
    assert ENVELOPES.open("order", "2", sealed) is None
    assert Envelopes(b"x" * 32).open("order", "1", sealed) is None
    for n in range(0, len(sealed), 97):
        assert ENVELOPES.open("order", "1", sealed[:n] + bytes([sealed[n] ^ 1]) + sealed[n + 1 :]) is None
        assert ENVELOPES.open("order", "1", sealed[:n]) is None


def test_the_outside_tells_nothing() -> None:
    """Neither the content nor how long it is, nor whether it is the same as before."""
    one, two = ENVELOPES.seal("order", "1", b"x at 58"), ENVELOPES.seal("order", "1", b"x at 58")
    assert one != two
    assert len(ENVELOPES.seal("order", "1", b"a" * 3000)) == len(one)
