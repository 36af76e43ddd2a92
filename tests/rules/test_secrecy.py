"""What each seat may know of every kind of ply: pursuers' stations and tickets are public, X's stations are secret."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound import Ply, State

from .little import A, B, board, chase, dealt, held, play, refused, seen_log, table

BOTH = pytest.mark.parametrize("edition", [A, B])
# From 1, X may ride to 2 or 3 by taxi and by bus, and by boat to 4. Red is out of the way.
FORK = board(taxi="1-2 1-3 2-5 3-5 4-5 8-9", bus="1-2 1-3", ferry="1-4")


def hunt(edition: str, **more: Any) -> State:
    settings: dict[str, Any] = {"at": {"red": 8}, "players": 4, "black": 3, "doubles": 2, **more}
    return chase(edition, FORK, 1, **settings)


def same_for_red(*states: State) -> bool:
    """Whether all pursuers and spectators see exactly the same in all these states."""
    viewers = (*states[0].edition.seats[1:], None)
    return all(len({repr(state.view(viewer)) for state in states}) == 1 for viewer in viewers)


@BOTH
@pytest.mark.parametrize("ticket", ["t", "b", "k"])
def test_a_hidden_ride_shows_its_ticket_and_nothing_else(edition: str, ticket: str) -> None:
    left, right = (hunt(edition).play("x", f"{ticket}{n}") for n in (2, 3))
    assert same_for_red(left, right)
    assert seen_log(left, "red") == [f"x {ticket}?"]
    assert seen_log(left, "x") == [f"x {ticket}2"]
    assert left.view("red").log == (Ply("x", fogbound.Move(ticket, (fogbound.HIDDEN,))),)


@BOTH
def test_the_boat_under_a_black_ticket_is_secret(edition: str) -> None:
    assert same_for_red(hunt(edition).play("x", "k2"), hunt(edition).play("x", "k4"))


@BOTH
def test_a_double_is_announced_and_both_its_rides_are_covered(edition: str) -> None:
    states = [play(hunt(edition), "x double", f"x t{n}", "x t5") for n in (2, 3)]
    assert same_for_red(*states)
    assert seen_log(states[0], None) == ["x double", "x t?", "x t?"]


@BOTH
def test_nobody_else_sees_xs_legal_moves(edition: str) -> None:
    left, right = (play(hunt(edition), f"x k{n}", "red t9") for n in (2, 4))
    assert left.moves("x") != right.moves("x")
    assert left.view("x") != right.view("x")
    assert same_for_red(left, right)
    assert left.view("red").moves == ()


@BOTH
def test_an_appearance_is_seen_by_all(edition: str) -> None:
    state = hunt(edition, windows=2).play("x", "k4")
    for viewer in ("red", "blue", None):
        assert seen_log(state, viewer) == ["x k4"]
        assert table(state, viewer).pawn("x").station == 4
        assert table(state, viewer).seen == (3, 4)


@BOTH
def test_after_an_appearance_the_unseen_past_stays_secret(edition: str) -> None:
    states = [play(hunt(edition, windows=1), f"x t{n}", "red t9", "x t5") for n in (2, 3)]
    assert same_for_red(*states)
    assert [w.station for w in table(states[0], "red").windows] == [None, 5]


@BOTH
def test_pursuers_rides_are_seen_by_all(edition: str) -> None:
    state = play(hunt(edition), "x t2", "red t9")
    for viewer in ("x", "red", "green", None):
        assert seen_log(state, viewer)[-1] == "red t9"
        assert table(state, viewer).pawn("red").station == 9


@BOTH
def test_everyone_sees_how_many_black_tickets_and_doubles_x_has_left(edition: str) -> None:
    state = play(hunt(edition), "x double", "x k2", "x t5")
    assert held(state, "x") == {"k": 2, "double": 1}
    assert table(state, "red").pawn("x").tickets == table(state, "x").pawn("x").tickets


def test_the_deal_hides_only_xs_card() -> None:
    first = dealt(A, 132, 13, 26, 29, players=4)
    other = dealt(A, 197, 13, 26, 29, players=4)
    assert same_for_red(first, other)
    assert seen_log(first, "red") == ["dealer deal?", "dealer deal13", "dealer deal26", "dealer deal29"]
    assert seen_log(first, "x")[0] == "dealer deal132"
    last = dealt(B, 13, 26, 29, 34, 132, players=4), dealt(B, 13, 26, 29, 34, 45, players=4)
    assert same_for_red(*last)
    assert seen_log(last[0], "bobby1")[-2:] == ["dealer deal34", "dealer deal?"]


def test_hiding_after_a_ride_is_seen_but_says_nothing() -> None:
    states = [play(hunt(A, voluntary_reveal=True), f"x t{n}", "x hide") for n in (2, 3)]
    assert same_for_red(*states)


def test_a_voluntary_appearance_reveals_only_this_ride() -> None:
    states = [
        play(hunt(A, voluntary_reveal=True), f"x t{n}", "x hide", "red t9", "x t5", "x show5", "x takered,b")
        for n in (2, 3)
    ]
    assert same_for_red(*states)
    assert seen_log(states[0], "red")[-3:] == ["x t?", "x show5", "x takered,b"]
    assert [w.station for w in table(states[0], "red").windows] == [None, 5]


@BOTH
def test_a_spectator_knows_what_the_pursuers_know(edition: str) -> None:
    state = play(hunt(edition, windows=1), "x t2", "red t9", "x t5")
    assert table(state, None) == table(state, "red") == table(state, "green")
    assert state.view(None).log == state.view("red").log
    assert state.view(None).moves == ()


@BOTH
def test_a_pursuers_legal_moves_and_refusals_do_not_depend_on_x(edition: str) -> None:
    near = board(taxi="1-2 2-3 3-4 2-8 8-9 4-9 9-10")
    phase = "pursuit:red+blue"
    states = [
        chase(edition, near, x, at={"red": 2, "blue": 4}, players=4, windows=1, phase=phase) for x in (1, 3, 8, 10)
    ]
    assert same_for_red(*states)
    for move in ("t4", "t10", "b3", "k3", "t99", "double", "show1"):
        assert len({refused(state, f"red {move}") for state in states}) == 1


@BOTH
@pytest.mark.parametrize("ending", ["x concede", "red concede"])
def test_game_over_opens_everything_to_every_viewer(edition: str, ending: str) -> None:
    state = play(hunt(edition), "x k4", "red t9", "x t5")
    if ending == "x concede":
        state = play(state, "red t8")
    state = state.play(*ending.split())
    for viewer in (*state.edition.seats, None):
        assert seen_log(state, viewer)[0] == "x k4"
        assert [w.station for w in table(state, viewer).windows] == [4, 5]
        assert table(state, viewer).pawn("x").station == 5
        assert table(state, viewer).phase == "over"


def test_game_over_opens_the_start_card_too() -> None:
    state = dealt(A, 132, 13, 26, 29, players=4).play("x", "concede")
    assert seen_log(state, "red")[0] == "dealer deal132"


@BOTH
def test_a_view_from_a_seat_that_does_not_exist_is_refused(edition: str) -> None:
    with pytest.raises(fogbound.IllegalMove) as refusal:
        hunt(edition).view("purple")
    assert refusal.value.code == "no-such-seat"
