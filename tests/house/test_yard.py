"""The steward of the chase: exact suspects for a room that wants them."""

from __future__ import annotations

from random import Random

from fogbound import find, start, testing
from fogbound.house.steward import steward

CHASE = find("yard/classic-1983")


def test_suspects_are_worked_out_only_if_the_room_wants_them() -> None:
    with_suspects, without = steward(CHASE, {"suspects": True}), steward(CHASE, {"suspects": False})
    views = [state.view(None) for state in testing.random_game(start(CHASE), Random(1))]
    assert any("suspects" in with_suspects.aids(view) for view in views)
    assert all(without.aids(view) == {} for view in views)


def test_only_x_is_warned_and_only_if_the_room_wants_it() -> None:
    warns, silent = steward(CHASE, {"danger": True}), steward(CHASE)
    warned = 0
    for state in testing.random_game(start(CHASE), Random(3)):
        for seat in (None, *CHASE.seats):
            view = state.view(seat)
            assert "danger" not in silent.aids(view)
            assert ("danger" in warns.aids(view)) == (seat == "x")
        warned += bool(warns.aids(state.view("x"))["danger"])
    assert warned


def test_hints_and_whereabouts_are_off_unless_the_room_turns_them_on() -> None:
    usual, both = steward(CHASE), steward(CHASE, {"hints": True, "whereabouts": True})
    assert (usual.hints, usual.whereabouts) == (False, False)
    assert (both.hints, both.whereabouts) == (True, True)


def test_the_house_never_moves_for_anyone_and_bots_make_no_extra_pause() -> None:
    house = steward(CHASE)
    for state in testing.random_game(start(CHASE), Random(2)):
        for seat in CHASE.seats:
            assert house.deadline(state.view(seat), person=True) is None
        assert house.pause(state.view(None)) == 1.0
