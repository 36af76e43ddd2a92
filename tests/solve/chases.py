"""Chases so little that their value is known by hand."""

from __future__ import annotations

from functools import cache

from fogbound.solve.little import Little, edition
from fogbound.solve.tree import Tree, grow
from tests.rules.little import board

CROSS = "1-2 1-3 1-5 4-2 4-3 4-5"  # X at 1 and a pursuer at 4, with three stations between them


@cache
def cross(taxi: str = CROSS, bus: str = "", rounds: int = 1, reveals: tuple[int, ...] = ()) -> Tree:
    little = Little("little", rounds=rounds, reveals=reveals, starts=(4,), x_starts=(1,))
    return grow(edition(little, board(taxi=taxi, bus=bus)))


@cache
def ring() -> Tree:
    return grow(Little("tiny-ring", pursuers=2, rounds=2, reveals=(2,), starts=(1, 4)).edition)
