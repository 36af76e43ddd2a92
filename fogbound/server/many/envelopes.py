"""What travels through Redis, sealed: nobody who can read or write there learns or forges anything.

An envelope is bound to its purpose and its job: it opens nowhere else. Contents are padded, since the length of a view
says how many moves a seat has.
"""

from __future__ import annotations

import secrets
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE: Final = 12  # bytes
LENGTH: Final = 4  # bytes that hold the length of the content
STEP: Final = 4096  # bytes: every length is padded to a multiple of it


class Envelopes:
    """Seals and opens with one key."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)

    def seal(self, purpose: str, id: str, content: bytes) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._cipher.encrypt(nonce, _padded(content), _bound_to(purpose, id))

    def open(self, purpose: str, id: str, sealed: bytes) -> bytes | None:
        """The content; None if this was sealed for something else, or by somebody else."""
        try:
            padded = self._cipher.decrypt(sealed[:NONCE], sealed[NONCE:], _bound_to(purpose, id))
        except (InvalidTag, ValueError):
            return None
        return padded[LENGTH : LENGTH + int.from_bytes(padded[:LENGTH], "big")]


def mark_of(sealed: bytes) -> bytes:
    """A mark that no two envelopes share, even with the same content."""
    return sealed[:NONCE]


def _bound_to(purpose: str, id: str) -> bytes:
    return f"{purpose} {id}".encode()


def _padded(content: bytes) -> bytes:
    whole = len(content).to_bytes(LENGTH, "big") + content
    return whole + bytes(-len(whole) % STEP)
