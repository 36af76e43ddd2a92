"""Trust: deals drawn from a seed committed to beforehand, and a salted hash for every hidden ply.

Anyone can check a finished game with these few lines, offline: the seed is published at the end, and
`sha256(seed)` must equal the commitment published before the first ply.
"""

from __future__ import annotations

import base64
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


def address(seed: bytes) -> str:
    """The id of a finished game: nobody can guess it, and the same game has the same one everywhere."""
    return base64.urlsafe_b64encode(_hmac(seed, "address")[:15]).decode()


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


def seal(seed: bytes, number: int, ply: Ply, line: int = 0) -> str:
    """The public hash of a hidden ply, by its place in the log: the digital form of a covered log window.

    `line` counts the times that moves were taken back before it: the same move sealed again looks different.
    """
    salt = _hmac(seed, f"salt {number} line {line}" if line else f"salt {number}").hex()
    return hashlib.sha256(f"{salt} {number} {ply.seat} {ply.move}".encode()).hexdigest()


def seals(
    seed: bytes, log: Sequence[Ply], first: int = 0, cuts: Sequence[int] = (), shown: int | None = None
) -> tuple[tuple[int, str], ...]:
    """The seals of every hidden ply from `first` on; `cuts` are the plies that moves were taken back to, in order.

    `shown` says which of the cuts was the first to take back the end of a game. Plies after it have no seal: everybody
    may know the seed by then, and could read a seal like the move itself.
    """
    hidden = [(n, ply, line_of(cuts, n)) for n, ply in enumerate(log[first:], first) if ply.secret is not None]
    return tuple((n, seal(seed, n, ply, line)) for n, ply, line in hidden if shown is None or line < shown)


def line_of(cuts: Sequence[int], number: int) -> int:
    """How often moves had been taken back when this ply was played: it has survived all later cuts."""
    return next((n for n in range(len(cuts), 0, -1) if cuts[n - 1] <= number), 0)
