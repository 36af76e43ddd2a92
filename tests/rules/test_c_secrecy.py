"""Compact, 2015: while X hides, nothing that others see depends on where X went."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fogbound
from fogbound import Move, State
from fogbound.catalog import find_chase
from fogbound.game import worlds
from fogbound.games.yard.belief import Tracker, belief
from fogbound.games.yard.board import load
from fogbound.house.steward import steward
from fogbound.testing import random_game

from .compact import DETECTIVES, HARBOUR, C, heat, yard
from .little import edition_of, play, refused, seen_log, station, table

OTHERS: tuple[str | None, ...] = (*DETECTIVES, None)
WATCHED = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
# X on 3 can vanish by taxi, bus, underground or boat. Red is near, blue and green far away.
QUAY = yard(taxi="1-2 2-3 3-4 4-7 7-8 11-12 12-13", bus="3-5", underground="3-6", ferry="3-20")
TRIED = (
    "t1",
    "t2",
    "t3",
    "t4",
    "t5",
    "t6",
    "b5",
    "u6",
    "k4",
    "t20",
    "t99",
    "show4",
    "double",
    "pass",
    "place3",
    "deal3",
)


def quay(**more: Any) -> State:
    return heat(QUAY, 3, **{"at": {"red": 7, "blue": 11}, **more})


def shown(state: State) -> list[object]:
    """Everything that others than X see of a state: views, refusals, and what the house works out."""
    views = [state.view(viewer) for viewer in OTHERS]
    assert all(view.moves == state.moves(view.seat) for view in views if view.seat is not None)
    aids = [steward(state.edition).aids(view) for view in views if state.setup is None]
    return [*map(repr, views), aids, refusals(state)]


def refusals(state: State) -> list[tuple[str, str, str, str]]:
    """The refusals that each detective gets for illegal moves."""
    found = []
    for seat in DETECTIVES:
        for move in TRIED:
            if Move.parse(move) not in state.moves(seat):
                with pytest.raises(fogbound.IllegalMove) as refusal:
                    state.play(seat, move)
                found.append((seat, move, refusal.value.code, refusal.value.text))
    return found


@pytest.mark.parametrize("plies", [[], ["blue t12"], ["blue t12", "red t8"]])
def test_c_s20_a_black_ride_looks_the_same_wherever_it_goes(plies: list[str]) -> None:
    states = [play(quay(), f"x k{there}", *plies) for there in (2, 4, 5, 6, 20)]
    assert all(shown(state) == shown(states[0]) for state in states)
    assert seen_log(states[0], "red")[0] == "x k?"
    assert "k" not in {str(move)[0] for move in states[0].moves("red")}


@pytest.mark.parametrize("viewer", OTHERS)
def test_c_s20_the_number_of_boats_left_is_hidden_while_it_would_show_where_x_went(viewer: str | None) -> None:
    assert table(quay(), viewer).boats == 1
    for there in (4, 20):
        assert table(quay().play("x", f"k{there}"), viewer).boats is None
    out = [play(quay(), f"x k{there}", "blue t12", "red t8", f"dealer show{there}") for there in (4, 20)]
    assert [table(state, viewer).boats for state in out] == [1, 0]


def test_c_s20_x_knows_everything() -> None:
    state = quay().play("x", "k20")
    assert (station(state, "x", "x"), table(state, "x").boats) == (20, 0)
    assert table(state, "x").windows[-1].station == 20


def test_a_detective_who_enters_an_empty_station_learns_just_that() -> None:
    states = [play(quay(), f"x k{there}", "red t4") for there in (2, 5, 6, 20)]
    assert all(shown(state) == shown(states[0]) for state in states)
    tracker = Tracker(edition_of(states[0]), states[0].setup)
    assert tracker.follow(states[0].view("red")).stations == (2, 5, 6, 20)


def test_a_position_set_up_with_x_in_hiding_hides_him_too() -> None:
    at: dict[str, Any] = {"phase": "pursuit:red+blue", "windows": 2, "vanished": 2, "black": 0, "seen": "1@3"}
    states = [heat(QUAY, x, at={"red": 7, "blue": 11}, boats=boats, **at) for x, boats in ((4, 1), (6, 1), (20, 0))]
    for viewer in OTHERS:
        assert len({repr(state.view(viewer)) for state in states}) == 1
    assert len({str(refusals(state)) for state in states}) == 1
    for state in states:
        possible = list(worlds(state, state.view("red")))
        assert sorted(station(each, "x") or 0 for each in possible) == [2, 4, 5, 6, 20], "each of them once"
        assert belief(edition_of(state), state.view("red"), state.setup).suspects == tuple(
            (n, 1) for n in (2, 4, 5, 6, 20)
        )


Setting = tuple[dict[str, Any], int]


@st.composite
def settings_of(draw: st.DrawFn) -> Setting:
    """Any options, and a seed."""
    options = {
        "players": draw(st.integers(2, 4)),
        "x_black": draw(st.integers(1, 4)),
        "boat_rides": draw(st.sampled_from(["once", "per_ticket"])),
    }
    return options, draw(st.integers(0, 10**6))


def played(setting: Setting) -> list[State]:
    """A random heat on the harbour, ply by ply."""
    options, seed = setting
    return list(random_game(fogbound.start(find_chase(C, board=HARBOUR, **options)), Random(seed)))


def twins(states: list[State], n: int) -> Iterator[State]:
    """Every truth in which X vanished with the last ride, the others moved as they did, and nobody has caught X."""
    gone = max(i for i, ply in enumerate(states[n].log) if ply.seat == "x")
    for move in states[gone].moves("x"):
        if move.verb != "k":
            continue
        state = states[gone].play("x", move)
        for ply in states[n].log[gone + 1 :]:
            state = state.play(ply.seat, ply.move)
            if state.outcome is not None:
                break
        else:
            yield state


def hidden(states: list[State]) -> list[int]:
    """The plies after which X is in hiding."""
    return [n for n, state in enumerate(states) if state.outcome is None and is_hidden(state)]


def is_hidden(state: State) -> bool:
    rides = [ply for ply in state.log if ply.seat == "x" or ply.move.verb == "show"]
    return bool(rides) and rides[-1].move.verb == "k"


@WATCHED
@given(settings_of())
def test_everyone_sees_x_except_in_the_turn_of_a_black_ticket(setting: Setting) -> None:
    states = played(setting)
    for state in states:
        truth = station(state, "x", "x")
        for viewer in OTHERS:
            known = state.outcome is not None or not is_hidden(state)
            assert station(state, "x", viewer) == (truth if known else None)


@WATCHED
@given(settings_of())
def test_nothing_shown_depends_on_where_x_went(setting: Setting) -> None:
    states = played(setting)
    for n in hidden(states):
        expected = shown(states[n])
        for twin in twins(states, n):
            assert shown(twin) == expected


@WATCHED
@given(settings_of())
def test_the_suspects_are_exactly_the_truths_that_look_the_same(setting: Setting) -> None:
    states = played(setting)
    tracker = Tracker(edition_of(states[0]))
    for n, state in enumerate(states):
        suspects = tracker.follow(state.view("red")).suspects
        if n in hidden(states):
            possible = [station(twin, "x") for twin in twins(states, n)]
            assert suspects == tuple((there, 1) for there in sorted(there for there in possible if there)), (
                "one path each"
            )
        elif station(state, "x") is not None and state.outcome is None:
            assert suspects == ((station(state, "x"), 1),), "X is in view"


@WATCHED
@given(settings_of())
def test_the_suspects_follow_from_the_map_and_the_public_log_alone(setting: Setting) -> None:
    """One link of any kind (boats if X has one) from the last sighting, to a station no detective has been on since."""
    states = played(setting)
    board = load(HARBOUR)
    once = dict(states[0].edition.options)["boat_rides"] == "once"
    boats, suspects = 1, set[int]()
    for before, state in pairwise(states):
        ply = state.view("green").log[-1]
        held = {table(before, None).pawn(seat).station for seat in DETECTIVES}
        here = station(before, "x", None)
        if str(ply.move) == "k?" and here is not None:
            lines = board.links(here)
            reached = {n for mode, ends in lines.items() if mode != "ferry" for n in ends}
            by_boat = set(lines.get("ferry", ())) - reached
            suspects = (reached | (by_boat if boats or not once else set())) - {n for n in held if n}
        elif ply.seat in DETECTIVES and suspects:
            suspects -= {ply.move.number}
        elif str(ply.move).startswith("show"):
            assert ply.move.number in suspects
            boats -= ply.move.number in by_boat
            suspects = set()
        if suspects and state.outcome is None:
            assert set(belief(edition_of(state), state.view(None)).stations) == suspects


@settings(WATCHED, max_examples=10)
@given(settings_of())
def test_the_suspects_are_those_of_all_possible_worlds(setting: Setting) -> None:
    states = played(setting)
    for n in hidden(states):
        view = states[n].view("blue")
        found = sorted(station(world, "x") or 0 for world in worlds(states[0], view))
        assert tuple(found) == belief(edition_of(states[n]), view).stations


@WATCHED
@given(settings_of())
def test_each_detective_a_spectator_and_a_second_detective_see_the_same(setting: Setting) -> None:
    states = played(setting)
    for state in states:
        assert len({table(state, viewer) for viewer in OTHERS}) == 1
        assert len({state.view(viewer).log for viewer in OTHERS}) == 1


def test_only_x_is_told_why_a_move_of_x_is_refused() -> None:
    """A refused boat or black ticket tells X something; a detective only hears that it is not their turn."""
    state = play(quay(x_black=2), "x k20", "blue t12", "red t8", "dealer show20")
    assert state.outcome is not None, "on 20 there is no way on, and no second black ticket so soon"
    state = play(quay(x_black=2), "x k4", "blue t12", "red t8", "dealer show4")
    assert refused(state, "x k3") == "black-again"
    assert refused(state, "red k3") == "not-your-turn"
