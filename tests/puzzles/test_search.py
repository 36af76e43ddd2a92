"""The searches find what trying everything finds."""

from __future__ import annotations

from itertools import islice

from fogbound.games.yard.edition import X
from fogbound.games.yard.moves import RIDES, pursuer_rides
from fogbound.games.yard.position import Position
from fogbound.games.yard.turns import after
from fogbound.puzzles.puzzle import Puzzle, shipped
from fogbound.puzzles.search import (
    assignments,
    begin_turn,
    is_caught,
    is_safe_now,
    play_on,
    reaches,
    replies,
    round_ends,
    sure_capture,
    takers,
    trap,
    way_out,
    within_reach,
    x_turns,
)
from fogbound.puzzles.solving import worlds_of
from tests.puzzles.sample import one, some


def brute_trap(puzzle: Puzzle, end: Position) -> bool:
    """Is there an end of the round from which every turn of X ends within reach? By trying all of them."""
    edition = puzzle.rules
    for last in round_ends(edition, end):
        if is_caught(last):
            return True
        if last.outcome is None:
            turns = [then for _, then in x_turns(edition, begin_turn(edition, last))]
            if not any(is_safe_now(edition, then) for then in turns):
                return True
    return False


def test_a_trap_is_found_exactly_where_there_is_one() -> None:
    looked = {True: 0, False: 0}
    for puzzle in shipped():
        if (puzzle.kind, puzzle.edition) == ("escape", "yard/compact-2015") and sum(looked.values()) < 12:
            ends = dict.fromkeys(end for _, end in x_turns(puzzle.rules, puzzle.state.position))
            for end in islice((end for end in ends if is_safe_now(puzzle.rules, end)), 3):
                line = trap(puzzle.rules, end)
                assert (line is not None) == brute_trap(puzzle, end)
                looked[line is not None] += 1
    assert min(looked.values()) > 1


def test_a_trap_is_a_legal_line_that_leaves_no_safe_turn() -> None:
    for puzzle in some("escape", 2, 6):
        edition = puzzle.rules
        for _, end in x_turns(edition, puzzle.state.position):
            if end.at[0] == puzzle.station or not is_safe_now(edition, end):
                continue
            here, line = end, trap(edition, end)
            assert line is not None
            for ply in line:
                assert ply.move in pursuer_rides(edition, here, ply.seat)
                here = after(edition, here, ply.seat, ply.move)
            assert is_caught(here) or not any(is_safe_now(edition, then) for _, then in x_turns(edition, here))


def test_sure_captures_take_x_in_every_world() -> None:
    for puzzle in some("catch", 1, 8):
        edition, worlds = puzzle.rules, worlds_of(puzzle.state)
        line = sure_capture(edition, worlds)
        assert line is not None
        for ply in line:
            worlds = play_on(edition, worlds, ply.seat, ply.move)
        assert worlds == ()


def test_nothing_is_sure_with_fewer_pawns_than_stations() -> None:
    for puzzle in some("catch", 1, 8):
        worlds = worlds_of(puzzle.state)
        stations = {world.at[0] for world in worlds}
        waiting = worlds[0].waiting[: len(stations) - 1]
        fewer = tuple(world._replace(waiting=waiting, turn=waiting[:1]) for world in worlds)
        assert sure_capture(puzzle.rules, fewer) is None


def test_assignments_send_different_pawns() -> None:
    reach = {"red": frozenset({1, 2}), "blue": frozenset({2}), "green": frozenset({3})}
    assert list(assignments({1, 2}, reach)) == [{"red": 1, "blue": 2}]
    assert list(assignments({2}, reach)) == [{"red": 2}, {"blue": 2}]
    assert list(assignments({4}, reach)) == []
    assert list(assignments(set(), reach)) == [{}]


def test_reach_is_where_pawns_can_ride() -> None:
    position, edition = one("catch", 2).state.position, one("catch", 2).rules
    reach = reaches(edition, position)
    assert tuple(reach) == position.waiting
    assert set().union(*reach.values()) <= within_reach(edition, position)


def test_takers_are_those_who_can_ride_to_x() -> None:
    puzzle = one("escape", 1)
    for line, end in x_turns(puzzle.rules, puzzle.state.position):
        assert bool(takers(puzzle.rules, end)) == (line[-1].move.number != puzzle.station)


def test_turns_of_x_are_rides_and_whole_doubles() -> None:
    puzzle = next(puzzle for puzzle in shipped() if puzzle.kind == "escape" and puzzle.state.position.doubles)
    lines = [line for line, _ in x_turns(puzzle.rules, puzzle.state.position)]
    assert {len(line) for line in lines} == {1, 3}
    assert all(ply.seat == X for line in lines for ply in line)
    assert all(line[-1].move.verb in RIDES for line in lines)


def test_replies_that_look_alike_stay_together() -> None:
    puzzle = next(puzzle for puzzle in some("catch", 2, 99) if not puzzle.rules.x_open)
    state = puzzle.state
    for ply in puzzle.line:
        state = state.play(ply.seat, ply.move)
    groups = replies(puzzle.rules, (state.position,))
    ends = {end for _, end in x_turns(puzzle.rules, state.position)}
    assert set().union(*groups.values()) == ends
    assert way_out(puzzle.rules, (state.position,)) is None
