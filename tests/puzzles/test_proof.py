"""Every shipped puzzle is proved by search, and a puzzle with another answer is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.puzzles.proof import problem
from fogbound.puzzles.puzzle import Puzzle, shipped, write_ply
from tests.puzzles.sample import SORTS, one


@pytest.mark.parametrize(("kind", "rounds"), SORTS)
def test_every_shipped_puzzle_is_proved(kind: str, rounds: int) -> None:
    puzzles = [puzzle for puzzle in shipped() if (puzzle.kind, puzzle.rounds) == (kind, rounds)]
    assert len(puzzles) > 10
    assert {puzzle.id: why for puzzle in puzzles if (why := problem(puzzle))} == {}


def wrong(puzzle: Puzzle) -> Puzzle:
    """The puzzle with another answer."""
    if puzzle.kind != "catch":
        return replace(puzzle, answer=("1" if puzzle.station != 1 else "2",))
    ply, *others = puzzle.line
    elsewhere = next(move for move in puzzle.state.moves(puzzle.state.turn[0]) if move.args != ply.move.args)
    return replace(puzzle, answer=tuple(map(write_ply, (ply._replace(move=elsewhere), *others))))


@pytest.mark.parametrize(("kind", "rounds"), SORTS)
def test_another_answer_is_not_proved(kind: str, rounds: int) -> None:
    assert "another answer" in str(problem(wrong(one(kind, rounds))))


def test_an_earlier_moment_is_not_proved() -> None:
    puzzle = one("where", 0)
    earlier = replace(puzzle, plies=" ".join(puzzle.plies.split()[:-12]))
    assert problem(earlier) == "a search does not find exactly one answer"


def test_every_wrong_station_must_be_listed() -> None:
    puzzle = one("escape", 1)
    assert problem(replace(puzzle, fails=puzzle.fails[1:])) == "it lists other wrong stations than a search finds"
