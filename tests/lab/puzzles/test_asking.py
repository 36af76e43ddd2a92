"""Asking the levels: the same puzzle gives the same figures, and players who know the answer find it."""

from __future__ import annotations

from random import Random

import pytest

from fogbound.game import Move, View
from fogbound.lab.puzzles.asking import difficulty, measure, solves
from fogbound.puzzles.attempt import begin
from fogbound.puzzles.puzzle import Puzzle
from tests.puzzles.sample import by_ride, one


class Knowing:
    """Plays the answer, and then takes X where it can."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle

    def choose(self, view: View) -> Move | None:
        wanted = {self._puzzle.station} if self._puzzle.kind == "escape" else set[int]()
        if self._puzzle.kind == "catch":
            wanted = {ply.move.number for ply in self._puzzle.line if ply.seat == view.seat}
        rides = [move for move in view.moves if move.verb in "tbuk"]
        return next((move for move in rides if move.number in wanted), None)


class First:
    """Plays the first move it is offered that does not solve the puzzle."""

    def __init__(self, station: int) -> None:
        self._station = station

    def choose(self, view: View) -> Move | None:
        return next(move for move in view.moves if move.verb in "tbu" and move.number != self._station)


def test_whoever_knows_the_answer_solves_it() -> None:
    puzzle = by_ride()
    assert solves(begin(puzzle), Knowing(puzzle), Random(1))
    assert not solves(begin(puzzle), First(puzzle.station), Random(1))


def test_the_figures_of_the_file_are_measured_again_the_same() -> None:
    for puzzle in (one("escape", 1), one("catch", 1), one("catch", 2), one("where", 0)):
        assert measure(puzzle) == puzzle.missed
        assert difficulty(puzzle.missed) == puzzle.difficulty


def test_difficulty_is_a_mean() -> None:
    assert difficulty((("a", 1.0), ("b", 0.0), ("c", 0.5))) == pytest.approx(0.5)
