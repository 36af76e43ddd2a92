"""Shipped puzzles to try things on: the easiest of each sort."""

from __future__ import annotations

from fogbound.puzzles.puzzle import Puzzle, shipped

SORTS = (("catch", 1), ("catch", 2), ("escape", 1), ("escape", 2), ("where", 0))


def some(kind: str, rounds: int, count: int = 3) -> list[Puzzle]:
    """The easiest puzzles of a sort."""
    return [puzzle for puzzle in shipped() if (puzzle.kind, puzzle.rounds) == (kind, rounds)][:count]


def by_ride() -> Puzzle:
    """An escape with ordinary rides to the answer and elsewhere."""
    return next(puzzle for puzzle in some("escape", 1, 99) if len(_hits(puzzle)) == 2)


def _hits(puzzle: Puzzle) -> set[bool]:
    """Whether ordinary rides end at the answer, for all of X's."""
    return {move.number == puzzle.station for move in puzzle.state.moves("x") if move.verb in "tbu"}


def one(kind: str, rounds: int) -> Puzzle:
    return some(kind, rounds, 1)[0]
