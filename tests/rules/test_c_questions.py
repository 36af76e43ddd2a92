"""Compact, 2015: answers to questions that players argue about, and the numbers of its box."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound import Match, State
from fogbound.catalog import find_chase

from .compact import DETECTIVES, HARBOUR, C, ended, heat, placed, pool, score, yard
from .little import held, offers, play, refused, seen_log, station, table

# A road 1 – 2 – 3 – 4 with a bus stop at either end, a boat from 1, and a street 8 – 9 far away.
ROAD = yard(taxi="1-2 2-3 3-4 8-9", bus="1-4", ferry="1-20")


def on(x: int, red: int, **more: Any) -> State:
    return heat(ROAD, x, at={"red": red}, **more)


def test_may_x_step_on_a_detectives_station_no() -> None:
    assert refused(on(1, 2), "x t2") == refused(on(1, 2), "x k2") == "occupied"


def test_x_without_a_move_is_captured() -> None:
    state = heat(ROAD, 1, at={"red": 3, "blue": 4}, black=0, vanished=1, windows=2, phase="pursuit:red")
    assert ended(state.play("red", "t2")) == ("trapped", 1 - 3)


def test_x_is_never_caught_by_his_own_move() -> None:
    assert not {f"{ticket}3" for ticket in "tbuk"} & offers(on(2, 3), "x")


def test_when_is_x_caught_in_the_detectives_move_immediately() -> None:
    assert ended(play(on(1, 3), "x t2", "red t2")) == ("captured", 1)


def test_used_detective_tickets_are_xs_points() -> None:
    state = play(on(1, 8), "x t2", "red t9")
    assert score(state).points == 1
    assert "t" not in held(state, "x"), "he needs none"


def test_is_x_limited_in_ordinary_tickets_no_x_pays_nothing() -> None:
    assert find_chase(C).stock is None
    state = on(1, 8)
    for n in range(11):
        state = play(state, f"x t{2 - n % 2}", f"red t{9 - n % 2}")
    assert offers(state, "x") >= {"t1", "t3"}


def test_a_black_ticket_pays_a_taxi_too_and_the_boat_needs_it() -> None:
    assert offers(on(1, 8), "x") == {"t2", "b4", "k2", "k4", "k20"}
    assert offers(on(1, 8, black=0, vanished=1, windows=2), "x") == {"t2", "b4"}


def test_one_black_ticket_in_the_variant_up_to_four() -> None:
    assert find_chase(C).black == 1
    assert [find_chase(C, x_black=n).black for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_there_are_no_double_moves_no_police_and_no_appearances() -> None:
    edition = find_chase(C)
    assert (edition.doubles, edition.police, edition.reveals, edition.voluntary_reveal) == (0, (), (), False)
    assert refused(on(1, 8), "x double") == "no-double"
    state = on(1, 8).play("x", "t2")
    assert refused(on(1, 8), "x show1") == "not-agreed"
    assert state.turn == ("red",)


def test_no_number_of_rounds_ends_it() -> None:
    assert find_chase(C).max_rounds is None
    assert table(on(1, 8)).max_rounds is None


def test_may_detectives_pass_no() -> None:
    state = on(1, 8).play("x", "t2")
    assert {str(move) for move in state.moves("red")} == {"t9", "concede"}


def test_a_detective_without_a_usable_ticket_stays() -> None:
    state = heat(ROAD, 2, at={"red": 8, "blue": 4}, pool=(0, 2, 0)).play("x", "t3")
    assert state.turn == ("blue",)
    assert table(state).pawn("red").frozen


def test_all_detectives_stuck_ends_it_and_the_leftovers_go_to_x() -> None:
    assert ended(on(2, 8, pool=(0, 2, 1)).play("x", "t3")) == ("stuck", 40)


def test_the_order_of_detectives_is_free() -> None:
    state = heat(ROAD, 1, at={"red": 8, "blue": 4}).play("x", "t2")
    assert set(state.turn) == {"red", "blue"}
    assert state.play("blue", "b1").turn == ("red",)


def test_detectives_pay_from_a_common_pool() -> None:
    state = heat(ROAD, 1, at={"red": 8, "blue": 4}, pool=(1, 4, 0)).play("x", "t2")
    state = state.play("red", "t9")
    assert pool(state) == {"t": 0, "b": 4, "u": 0}
    assert offers(state, "blue") == {"b1"}


def test_simultaneous_moves_no_strictly_one_after_another() -> None:
    match = Match(placed(HARBOUR, 1, 4, 10, 7), b"a fixed seed")
    match.submit("x", "t6", match.ply)
    now = match.ply
    match.submit("red", "t2", now)
    with pytest.raises(fogbound.StaleMove):
        match.submit("blue", "t3", now)


def test_what_must_x_prove_his_log_is_opened_at_the_end() -> None:
    state = play(on(1, 8), "x k20", "red concede")
    assert seen_log(state, "red") == ["x k20", "red concede"]
    assert station(state, "x", "red") == 20


def test_the_box_holds_the_published_numbers() -> None:
    edition = find_chase(C, board=HARBOUR)
    assert edition.purses == ((12, 8, 4),)
    assert (edition.pooled, edition.detectives, edition.max_rounds) == (True, DETECTIVES, None)
    assert edition.heats
    assert edition.longest == 24
