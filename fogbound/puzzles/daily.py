"""The puzzle of the day: the same for everybody on a date, and none twice until all had their day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from math import gcd

from fogbound.puzzles.puzzle import Puzzle

FIRST_DAY = date(2026, 1, 1)


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. A step that shares no factor with their number visits all of them, in a mixed order."""
    return puzzles[(day - FIRST_DAY).days * stride(len(puzzles)) % len(puzzles)]


def stride(count: int) -> int:
    """The step from one day to the next: about a third of the list and prime to its length, so that days differ."""
    step = max(1, round(count * 0.382))
    while gcd(step, count) > 1:
        step += 1
    return step
