"""Trust: deals drawn from a seed committed to beforehand, and a salted hash for every hidden ply.

Anyone can check a finished game with these few lines, offline: the seed is published at the end, and
`sha256(seed)` must equal the commitment published before the first ply.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from itertools import count

from fogbound.game import Move, Ply

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed for practice and tests: the same number deals the same game. It protects nothing."""
    return hashlib.sha256(f"fogbound seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first ply."""
    return hashlib.sha256(seed).hexdigest()


def new_seeds(heats: int) -> tuple[bytes, ...]:
    """The seeds of a series: all are drawn before its first heat, so that no heat can answer to another."""
    return tuple(new_seed() for _ in range(heats))


def seeds_from(number: int, heats: int) -> tuple[bytes, ...]:
    """Seeds for a practice series, as `seed_from` gives one: the same number deals the same heats."""
    return tuple(hashlib.sha256(f"fogbound seed {number} heat {n + 1}".encode()).digest() for n in range(heats))


def series_commitment(commitments: Sequence[str]) -> str:
    """What is published before the first heat of a series: one hash over the commitments of all its heats."""
    return hashlib.sha256(" ".join(commitments).encode()).hexdigest()


def _hmac(seed: bytes, message: str) -> bytes:
    return hmac.digest(seed, message.encode(), "sha256")


def draw(seed: bytes, ply: int, offers: Sequence[Move]) -> Move:
    """The dealer's move at this ply: all offers are equally likely, and the seed alone decides."""
    ordered = sorted(offers, key=str)
    fair = 2**256 - 2**256 % len(ordered)
    for attempt in count():
        number = int.from_bytes(_hmac(seed, f"draw {ply} {attempt}"), "big")
        if number < fair:
            return ordered[number % len(ordered)]
    raise AssertionError("unreachable: some attempt is always fair")


def seal(seed: bytes, number: int, ply: Ply) -> str:
    """The public hash of a hidden ply, by its place in the log: the digital form of a covered log window."""
    salt = _hmac(seed, f"salt {number}").hex()
    return hashlib.sha256(f"{salt} {number} {ply.seat} {ply.move}".encode()).hexdigest()


def seals(seed: bytes, log: Sequence[Ply], first: int = 0) -> tuple[tuple[int, str], ...]:
    """The seals of every hidden ply from `first` on."""
    return tuple((n, seal(seed, n, ply)) for n, ply in enumerate(log[first:], first) if ply.secret is not None)
