"""2017: X's appearances, double moves, black tickets and the ferry; the reserve when it is counted."""

from __future__ import annotations

from typing import Any

import fogbound
from fogbound.catalog import find_chase
from fogbound.games.yard.board import load

from .little import B, board, chase, held, last_window, offers, play, refused, result, seen_log, station, table

ROAD = board(taxi="1-2 2-3 3-4 8-9", bus="1-2 3-4", underground="2-3")


def on_the_road(**more: Any) -> fogbound.State:
    settings: dict[str, Any] = {"at": {"red": 8}, "players": 3, **more}
    return chase(B, ROAD, 1, **settings)


def test_b_r11_x_appears_after_moves_3_8_13_18_and_24_and_no_other() -> None:
    shown = []
    for n in range(1, 25):
        state = on_the_road(windows=n - 1).play("x", "t2")
        if station(state, "x", "red") is not None:
            shown.append(n)
            assert seen_log(state, None) == ["x t2"]
    assert shown == [3, 8, 13, 18, 24]


def test_b_r11_xs_pawn_leaves_the_board_with_the_next_move() -> None:
    state = play(on_the_road(windows=2), "x t2", "red t9")
    assert station(state, "x", "red") == 2
    state = state.play("x", "t3")
    assert station(state, "x", "red") is None
    assert table(state, "red").seen == (3, 2)


def test_b_r11_the_appearance_at_move_24_leaves_the_last_pursuit_to_be_played() -> None:
    state = on_the_road(windows=23, round=22).play("x", "t2")
    assert last_window(state).number == 24
    assert station(state, "x", "red") == 2, "both doubles were used: he is in view"
    assert (state.outcome, state.turn) == (None, ("red",)), "round 22 is not over"
    assert result(state.play("red", "t9")) == ("x", "escaped")
    near = chase(B, ROAD, 1, at={"red": 3}, players=3, windows=23, round=22).play("x", "t2")
    assert result(near.play("red", "t2")) == ("pursuers", "captured")


def test_b_r12_a_double_is_two_rides_with_two_log_entries_and_two_tickets() -> None:
    state = play(on_the_road(doubles=2), "x double", "x b2", "x u3")
    assert held(state, "x")["double"] == 1, "the ticket leaves the game"
    assert [(w.number, w.ticket, w.double) for w in table(state).windows] == [(1, "b", True), (2, "u", True)]
    assert (station(state, "x"), state.turn) == (3, ("red",))


def test_b_r12_x_appears_after_the_first_ride_of_a_double_and_then_disappears() -> None:
    state = play(on_the_road(doubles=1, windows=7), "x double", "x t2")
    assert station(state, "x", "red") == 2
    state = state.play("x", "t3")
    assert station(state, "x", "red") is None
    assert seen_log(state, "red") == ["x double", "x t2", "x t?"]


def test_b_r12_neither_ride_of_a_double_enters_a_pursuers_station() -> None:
    state = chase(B, ROAD, 2, at={"red": 1, "bobby1": 4}, doubles=1, players=3).play("x", "double")
    assert offers(state, "x") == {"t3", "u3"}
    assert refused(state, "x t1") == "occupied"
    state = state.play("x", "t3")
    assert offers(state, "x") == {"t2", "u2"}
    assert refused(state, "x t4") == "occupied"


def test_b_r12_x_can_play_one_double_a_round() -> None:
    state = on_the_road(doubles=2).play("x", "double")
    assert refused(state, "x double") == "not-now"
    state = state.play("x", "t2")
    assert refused(state, "x double") == "not-now"
    assert state.play("x", "t1").turn == ("red",)


def test_b_r13_a_black_ticket_pays_any_transport_and_does_not_show_which() -> None:
    mixed = board(taxi="1-2 8-9", bus="1-3", underground="1-4", ferry="1-5")
    state = chase(B, mixed, 1, at={"red": 8}, black=5, players=3)
    assert {move for move in offers(state, "x") if move[0] == "k"} == {"k2", "k3", "k4", "k5"}
    views = {repr(state.play("x", f"k{n}").view("red")) for n in (2, 3, 4, 5)}
    assert len(views) == 1
    after = state.play("x", "k5")
    assert held(after, "x")["k"] == 4
    assert last_window(after, "red").ticket == "k"


def test_b_r13_a_black_ticket_pays_for_a_ride_of_a_double_too() -> None:
    state = play(on_the_road(doubles=1, black=2), "x double", "x k2", "x k3")
    assert held(state, "x") == {"k": 0, "double": 0}
    assert seen_log(state, "red") == ["x double", "x k?", "x k?"]


def test_b_r13_only_x_takes_the_ferry_and_only_with_a_black_ticket() -> None:
    london = load("london-2017")
    at = {"red": 1, "blue": 2, "bobby1": 3, "bobby2": 4}
    state = chase(B, london, 157, at=at, black=1, players=3)
    assert "k115" in offers(state, "x")
    assert refused(state, "x t115") == "not-linked"
    assert refused(chase(B, london, 157, at=at, players=3), "x k115") == "no-ticket"
    police = chase(B, london, 5, at={**at, "bobby1": 157}, phase="pursuit:bobby1", players=3)
    assert not {"k115", "t115", "b115", "u115"} & offers(police, "bobby1"), "free travel does not include the ferry"
    assert refused(police, "bobby1 k115") == "only-x"


def test_b_s4_by_default_the_reserve_never_runs_out() -> None:
    assert dict(find_chase(B).options)["x_ticket_accounting"] == "unlimited"
    laid = table(on_the_road())
    assert laid.reserve == (), "it is not counted at all"
    assert dict(laid.pawn("x").tickets) == {"k": 0, "double": 0}


def test_b_s4_six_people_leave_two_taxi_five_bus_three_underground() -> None:
    edition = find_chase(B, players=6, x_ticket_accounting="reserve")
    assert dict(table(fogbound.start(edition)).reserve) == {"t": 2, "b": 5, "u": 3}


def strict(stock: tuple[int, int, int], **more: Any) -> fogbound.State:
    return on_the_road(stock=stock, x_ticket_accounting="reserve", **more)


def test_b_s4_with_a_strict_reserve_a_type_that_is_used_up_needs_a_black_ticket() -> None:
    assert offers(strict((0, 1, 1)), "x") == {"b2"}
    assert offers(strict((0, 0, 1), black=1), "x") == {"k2"}
    assert refused(strict((0, 1, 1)), "x t2") == "no-ticket"


def test_b_s4_with_a_strict_reserve_xs_tickets_stay_on_the_log_and_the_detectives_come_in() -> None:
    state = strict((1, 0, 0)).play("x", "t2")
    assert dict(table(state).reserve) == {"t": 0, "b": 0, "u": 0}
    state = state.play("red", "t9")
    assert dict(table(state).reserve) == {"t": 1, "b": 0, "u": 0}
    assert offers(state, "x") == {"t1", "t3"}


def test_b_s4_with_a_strict_reserve_x_without_a_usable_ticket_is_trapped() -> None:
    assert result(strict((0, 0, 7))) == ("pursuers", "trapped"), "no underground stops at 1"
    # Police bring nothing in: red spends his last ticket on the bus, and X needs a taxi.
    fork = board(taxi="1-2 2-3", bus="8-9")
    state = chase(
        B, fork, 1, at={"red": 8}, players=3, x_ticket_accounting="reserve", stock=(1, 0, 0), tickets={"red": (0, 2, 0)}
    )
    assert result(play(state, "x t2", "red b9")) == ("pursuers", "trapped")


def test_b_s4_with_a_strict_reserve_a_black_ride_takes_nothing_from_it() -> None:
    state = strict((1, 1, 1), black=1).play("x", "k2")
    assert dict(table(state).reserve) == {"t": 1, "b": 1, "u": 1}


ISLAND = board(taxi="1-2 2-3 20-21", ferry="1-20")


def test_b_s10_the_first_ride_of_a_double_must_leave_a_second() -> None:
    state = chase(B, ISLAND, 1, at={"bobby1": 21}, black=1, doubles=1, players=3)
    assert "double" in offers(state, "x")
    state = state.play("x", "double")
    assert offers(state, "x") == {"t2", "k2"}, "on the island he would be stuck without a second leg"
    assert refused(state, "x k20") == "dead-end"
    nowhere = chase(B, ISLAND, 1, at={"bobby1": 21, "red": 2}, black=1, doubles=1, players=3)
    assert offers(nowhere, "x") == {"k20"}
    assert refused(nowhere, "x double") == "no-second-leg"


def test_b_s11_a_double_may_end_where_it_began() -> None:
    state = play(on_the_road(doubles=1), "x double", "x t2", "x t1")
    assert station(state, "x") == 1


def test_b_s12_the_police_block_both_rides_of_a_double() -> None:
    state = chase(B, ROAD, 2, at={"bobby1": 1, "bobby2": 4}, doubles=1, black=2, players=3).play("x", "double")
    assert not {"t1", "b1", "k1"} & offers(state, "x")
    state = state.play("x", "t3")
    assert not {"t4", "b4", "k4"} & offers(state, "x")


def test_b_s13_the_ferry_runs_on_the_same_three_segments() -> None:
    ferries = {(a, b) for a, b, mode in find_chase(B).board.connections if mode == "ferry"}
    assert ferries == {(108, 115), (115, 157), (157, 194)}
