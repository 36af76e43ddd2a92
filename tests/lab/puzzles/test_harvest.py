"""Harvesting: a game's log gives the puzzles that were found in it, and counts what it turned down."""

from __future__ import annotations

from fogbound.lab.puzzles.harvest import Harvest, Sort
from fogbound.puzzles.puzzle import Puzzle, write_ply
from tests.puzzles.sample import SORTS, one


def harvest(puzzle: Puzzle) -> Harvest:
    return Harvest(puzzle.rules)


def test_each_sort_is_found_where_it_was_found() -> None:
    for kind, rounds in SORTS:
        puzzle = one(kind, rounds)
        log = puzzle.state.play(puzzle.state.turn[0], puzzle.state.moves(puzzle.state.turn[0])[0]).log
        maker = harvest(puzzle)
        found = list(maker.puzzles(log, Sort(kind, rounds).__eq__))
        here = next(one for one in found if one.plies == len(puzzle.state.log))
        assert (here.kind, here.rounds) == (kind, rounds)
        answer = tuple(map(write_ply, here.solution.line)) or (str(here.solution.station),)
        assert answer == puzzle.answer
        assert sum(many for what, many in maker.looked.items() if what.endswith(": found")) == len(found)


def test_a_sort_that_is_not_wanted_is_not_looked_for() -> None:
    puzzle = one("escape", 1)
    maker = harvest(puzzle)
    assert list(maker.puzzles(puzzle.state.log, lambda _: False)) == []
    assert not maker.looked
