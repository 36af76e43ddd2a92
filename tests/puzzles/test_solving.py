"""A moment is a puzzle only if exactly one answer is right."""

from __future__ import annotations

from dataclasses import replace

from fogbound.puzzles.search import is_caught, round_ends, way_out
from fogbound.puzzles.solving import catch_in_two, catch_now, only_escape, only_station, truths_of, worlds_of
from tests.puzzles.sample import one, some


def test_truths_are_the_worlds_and_look_alike_to_pursuers() -> None:
    for puzzle in (*some("catch", 1, 4), *some("where", 0, 4)):
        truths = truths_of(puzzle.state)
        assert {truth.position for truth in truths} == set(worlds_of(puzzle.state))
        assert truths[0].position == puzzle.state.position
        for seat in puzzle.rules.pursuers:
            assert {truth.view(seat) == puzzle.state.view(seat) for truth in truths} == {True}


def test_one_combination_of_stations_forces_x() -> None:
    for puzzle in some("catch", 2, 5):
        edition, ends = puzzle.rules, round_ends(puzzle.rules, puzzle.state.position)
        assert not any(is_caught(end) for end in ends)
        wins = {end.at for end in ends if way_out(edition, (end,)) is None}
        solution = catch_in_two(puzzle.state, worlds_of(puzzle.state))
        assert solution is not None
        assert wins == {next(end.at for end, line in ends.items() if line == solution.line)}


def test_other_kinds_of_moments_are_no_puzzles() -> None:
    escape, where, catch = one("escape", 1), one("where", 0), one("catch", 2)
    assert only_escape(catch.state, 1) is None
    assert catch_in_two(escape.state, worlds_of(escape.state)) is None
    assert catch_now(where.state, worlds_of(where.state)) is None
    assert catch_in_two(one("catch", 1).state, worlds_of(one("catch", 1).state)) is None
    assert only_station(one("catch", 1).state, worlds_of(one("catch", 1).state)) is None


def test_a_station_in_sight_is_no_riddle() -> None:
    puzzle = one("where", 0)
    here = puzzle.state.position
    seen = replace(puzzle.state, position=here._replace(seen=(here.windows, here.at[0])))
    assert only_station(puzzle.state, worlds_of(puzzle.state)) is not None
    assert only_station(seen, worlds_of(puzzle.state)) is None


def test_an_escape_for_one_round_need_not_last_for_two() -> None:
    for puzzle in some("escape", 2, 5):
        assert only_escape(puzzle.state, 1) is None  # several stations are safe for a round
        solution = only_escape(puzzle.state, 2)
        assert solution is not None
        assert solution.station == puzzle.station
