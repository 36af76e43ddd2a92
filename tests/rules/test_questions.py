"""Questions that players argue about, answered for both editions, and mistakes that other programs make."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound.catalog import find_chase
from fogbound.game import State

from .little import A, B, board, chase, dealt, held, offers, play, refused, result, seen_log, station, table

BOTH = pytest.mark.parametrize("edition", [A, B])
# A road 1 – 2 – 3 – 4 with a bus stop at either end, a boat from 1, and a street 8 – 9 far away.
ROAD = board(taxi="1-2 2-3 3-4 8-9", bus="1-4", ferry="1-20")


def on(edition: str, x: int, red: int, **more: Any) -> State:
    return chase(edition, ROAD, x, at={"red": red}, players=4, **more)


@BOTH
def test_may_x_step_on_a_detectives_station_no(edition: str) -> None:
    assert refused(on(edition, 1, 2, black=1), "x t2") == "occupied"
    assert refused(on(edition, 1, 2, black=1), "x k2") == "occupied"


@BOTH
def test_could_x_pass_through_a_detective_with_a_double_no(edition: str) -> None:
    state = on(edition, 1, 2, doubles=1).play("x", "double")
    assert offers(state, "x") == {"b4"}


@BOTH
def test_x_without_a_move_loses(edition: str) -> None:
    state = chase(edition, ROAD, 1, at={"red": 3, "blue": 4}, phase="pursuit:red", players=4)
    assert result(state.play("red", "t2")) == ("pursuers", "trapped")


@BOTH
def test_x_is_never_caught_by_his_own_move(edition: str) -> None:
    state = on(edition, 2, 3, black=1, doubles=1)
    while state.turn == ("x",):
        assert not {f"{ticket}3" for ticket in "tbuk"} & offers(state, "x")
        state = state.play("x", "double" if table(state).phase == "x" else sorted(offers(state, "x"))[0])
    assert state.outcome is None


@BOTH
def test_when_is_x_caught_in_the_pursuers_move_immediately(edition: str) -> None:
    state = play(on(edition, 1, 3), "x t2", "red t2")
    assert result(state) == ("pursuers", "captured")


def test_used_detective_tickets_feed_x_in_1983_and_the_reserve_in_2017() -> None:
    classic = play(on(A, 1, 8, x_ticket_accounting="counted", stock=(1, 0, 0)), "x t2", "red t9")
    assert held(classic, "x")["t"] == 1
    police = play(on(B, 1, 8, x_ticket_accounting="reserve", stock=(1, 0, 0)), "x t2", "red t9")
    assert dict(table(police).reserve)["t"] == 1
    assert "t" not in held(police, "x")


@BOTH
def test_is_x_limited_in_ordinary_tickets_no(edition: str) -> None:
    state = chase(edition, ROAD, 1, at={"red": 8}, tickets={"red": (60, 0, 0)}, players=4, max_rounds=60)
    for n in range(58):
        state = play(state, f"x t{2 - n % 2}", f"red t{9 - n % 2}")
    assert offers(state, "x") == {"t2", "b4"}


@BOTH
def test_a_black_ticket_pays_a_taxi_too_and_the_ferry_needs_it(edition: str) -> None:
    assert offers(on(edition, 1, 8, black=1), "x") == {"t2", "b4", "k2", "k4", "k20"}
    assert offers(on(edition, 1, 8), "x") == {"t2", "b4"}


def test_black_tickets_are_the_number_of_detectives_in_1983_and_five_in_2017() -> None:
    assert [find_chase(A, players=n).black for n in (3, 4, 5, 6)] == [4, 3, 4, 5]
    assert [find_chase(B, players=n).black for n in (2, 3, 4, 5, 6)] == [5, 5, 5, 5, 5]


@BOTH
def test_double_move_and_reveal_on_the_first_hop_show_then_vanish(edition: str) -> None:
    state = play(on(edition, 1, 8, doubles=1, windows=12), "x double", "x t2")
    assert station(state, "x", "red") == 2
    assert station(state.play("x", "t3"), "x", "red") is None


@BOTH
def test_two_doubles_in_one_turn_no(edition: str) -> None:
    state = play(on(edition, 1, 8, doubles=2), "x double", "x t2", "x t3")
    assert state.turn == ("red",)
    assert held(state, "x")["double"] == 1


@BOTH
def test_22_or_24_rounds_22(edition: str) -> None:
    assert result(play(on(edition, 1, 8, round=22, windows=21), "x t2", "red t9")) == ("x", "escaped")
    assert play(on(edition, 1, 8, round=21, windows=22), "x t2", "red t9").outcome is None, "X may log 24 stations"


@BOTH
def test_may_detectives_pass_no(edition: str) -> None:
    state = on(edition, 1, 8).play("x", "t2")
    assert {str(move) for move in state.moves("red")} == {"t9", "concede"}


@BOTH
def test_a_detective_without_a_usable_ticket_stays_and_still_blocks(edition: str) -> None:
    state = chase(edition, ROAD, 1, at={"red": 3, "blue": 8}, tickets={"red": (0, 0, 4)}, players=4)
    state = play(state, "x t2", "blue t9")
    assert (state.turn, station(state, "red")) == (("x",), 3)
    assert refused(state, "x t3") == "occupied"


@BOTH
def test_all_detectives_stuck_x_wins_at_the_end_of_the_phase(edition: str) -> None:
    none = (0, 0, 0)
    state = chase(edition, ROAD, 1, at={"red": 8}, tickets={"red": (1, 0, 0), "blue": none, "green": none}, players=4)
    assert result(play(state, "x t2", "red t9")) == ("x", "stuck")


def test_order_of_detectives_clockwise_in_1983_free_in_2017() -> None:
    wide = board(taxi="1-2 11-12 21-22 31-32")
    at = {"red": 11, "blue": 21, "green": 31}
    assert chase(A, wide, 1, at=at, players=4).play("x", "t2").turn == ("red",)
    assert chase(B, wide, 1, at=at, players=4).play("x", "t2").turn == ("red", "blue", "green")


@BOTH
def test_may_detectives_exchange_tickets_no(edition: str) -> None:
    wide = board(taxi="1-2 11-12 21-22")
    tickets = {"red": (0, 8, 4), "blue": (10, 8, 4)}
    state = chase(edition, wide, 1, at={"red": 11, "blue": 21}, tickets=tickets, players=4).play("x", "t2")
    assert state.turn == ("blue",)


@BOTH
def test_simultaneous_moves_no_strictly_one_after_another(edition: str) -> None:
    match = fogbound.Match(dealt_start(edition))
    match.submit("x", "t140", match.ply)
    now = match.ply
    match.submit("red", "t23", now)
    with pytest.raises(fogbound.StaleMove):
        match.submit("blue", "t15", now)


def dealt_start(edition: str) -> State:
    return dealt(A, 132, 13, 26, 29, players=4) if edition == A else dealt(B, 13, 26, 29, 34, 132, players=4)


@BOTH
def test_the_last_pursuit_of_round_22_is_played(edition: str) -> None:
    state = on(edition, 1, 3, round=22, windows=21).play("x", "t2")
    assert state.outcome is None
    assert result(state.play("red", "t2")) == ("pursuers", "captured")


def test_can_x_reveal_himself_voluntarily_a_variant_of_1983_only() -> None:
    assert offers(on(A, 1, 8, voluntary_reveal=True).play("x", "t2"), "x") == {"show2", "hide"}
    assert on(A, 1, 8).play("x", "t2").turn == ("red",)
    with pytest.raises(fogbound.BadOption):
        find_chase(B, voluntary_reveal=True)


@BOTH
def test_what_must_x_prove_his_log_is_opened_at_the_end(edition: str) -> None:
    state = play(on(edition, 1, 8, black=1), "x k20", "red concede")
    assert seen_log(state, "red") == ["x k20", "red concede"]


# Mistakes seen elsewhere.


@BOTH
def test_mistake_24_rounds(edition: str) -> None:
    assert find_chase(edition).max_rounds == 22


@BOTH
def test_mistake_reveals_counted_in_rounds(edition: str) -> None:
    state = on(edition, 1, 8, doubles=1, windows=6, round=6)
    state = play(state, "x double", "x t2", "x t3")
    assert table(state).round == 6
    assert station(state, "x", "red") == 3, "move 8, in round 6"
    hidden = on(edition, 1, 8, windows=8, round=8).play("x", "t2")
    assert station(hidden, "x", "red") is None, "round 8, but move 9"


@BOTH
def test_mistake_a_finite_stock_of_ordinary_tickets_for_x(edition: str) -> None:
    assert find_chase(edition).stock is None


def test_mistake_five_black_tickets_whatever_the_number_in_1983() -> None:
    assert find_chase(A, players=4).black == 3


def test_mistake_one_shared_start_deck_in_2017() -> None:
    state = play(fogbound.start(find_chase(B, players=5)), *(f"dealer deal{n}" for n in (13, 26, 29, 34)))
    x_cards = {move.args[0] for move in state.moves("dealer")}
    assert len(x_cards) == 13
    assert not x_cards & {50, 53, 91, 94, 103, 112, 117, 123, 138, 141, 155, 174}


def test_mistake_police_forgotten() -> None:
    assert [len(find_chase(B, players=n).police) for n in (2, 3, 4, 5, 6)] == [2, 2, 1, 0, 0]


@BOTH
def test_mistake_x_wins_before_the_last_detective_phase(edition: str) -> None:
    assert on(edition, 1, 8, round=22, windows=21).play("x", "t2").outcome is None
