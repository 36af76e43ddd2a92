"""Base64 as browsers and push services write it: with `-` and `_`, and without padding."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a text, with or without its padding; ValueError if it is none."""
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
