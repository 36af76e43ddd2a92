"""Dangerous stations, compared with what the rules let pursuers do after each of X's rides."""

from __future__ import annotations

from random import Random

import pytest

from fogbound import find, start, testing
from fogbound.games.yard.danger import dangers
from fogbound.games.yard.moves import RIDES, pursuer_rides
from fogbound.games.yard.rules import ChaseState

EDITIONS = ["yard/classic-1983", "yard/police-2017", "yard/compact-2015"]


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_station_is_dangerous_if_a_pursuer_may_ride_there_next(edition_id: str) -> None:
    marked = safe = 0
    for seed in range(6):
        for state in testing.random_game(start(find(edition_id)), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.turn != ("x",) or state.position.phase not in ("x", "second"):
                continue
            told = {danger.station: set(danger.seats) for danger in dangers(state.edition, state.view("x"))}
            for move in state.moves("x"):
                if move.verb not in RIDES:
                    continue
                then = state.play("x", move)
                able = {
                    seat
                    for seat in state.edition.seats
                    if seat != "x"
                    and any(ride.number == move.number for ride in pursuer_rides(then.edition, then.position, seat))
                }
                assert told.get(move.number, set()) == able
                marked, safe = marked + bool(able), safe + (not able)
    assert marked > 5
    assert safe > 5


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_only_x_to_move_is_told(edition_id: str) -> None:
    for state in testing.random_game(start(find(edition_id)), Random(5)):
        assert isinstance(state, ChaseState)
        for seat in (None, *state.edition.seats):
            if seat != "x" or "x" not in state.turn:
                assert dangers(state.edition, state.view(seat)) == ()


def test_the_first_ride_of_a_double_is_never_dangerous() -> None:
    """Nobody moves between the two rides."""
    asked = 0
    for seed in range(6):
        for state in testing.random_game(start(find("yard/classic-1983")), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.position.phase == "double":
                asked += 1
                assert dangers(state.edition, state.view("x")) == ()
    assert asked


def test_a_pursuer_without_the_ticket_is_no_danger() -> None:
    edition = find("yard/classic-1983", players=3)
    state = next(s for s in testing.random_game(start(edition), Random(1)) if s.turn == ("x",))
    assert isinstance(state, ChaseState)
    purses = tuple((0, 0, 0) for _ in state.position.purses)
    poor = ChaseState(state.edition, state.log, state.position._replace(purses=purses), state.origin)
    assert dangers(state.edition, poor.view("x")) == ()
