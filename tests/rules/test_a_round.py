"""1983: a round, tickets, free stations, and the order of the detectives."""

from __future__ import annotations

import pytest

from .little import A, board, chase, dealt, held, last_window, offers, play, refused, result, seen_log, station, table

FULL = (10, 8, 4)

# 1 is joined to 2 by all three ordinary transports; 3 lies beyond 2.
LINE = board(taxi="1-2 2-3 3-4 5-6", bus="1-2", underground="1-2 2-4")


def test_a_round_x_moves_first_then_each_detective_clockwise() -> None:
    state = dealt(A, 132, 13, 26, 29, 34, players=5)
    order = []
    for move in ("t140", "t23", "t15", "t41", "t22"):
        (seat,) = state.turn
        order.append(seat)
        state = state.play(seat, move)
    assert order == ["x", "red", "blue", "green", "yellow"]
    assert (state.turn, table(state).round) == (("x",), 2), "X opens every round"


def test_a_round_the_ticket_is_public_and_the_station_secret() -> None:
    state = dealt(A, 132, 13, 26, 29, players=4).play("x", "t140")
    window = last_window(state, "red")
    assert (window.number, window.ticket, window.station, window.shown) == (1, "t", None, False)
    assert seen_log(state, "red")[-1] == "x t?"
    assert station(state, "x", "red") is None
    assert last_window(state, "x").station == 140


def test_a_round_a_ride_goes_to_the_next_station_of_the_line() -> None:
    state = chase(A, LINE, 6, at={"red": 1}, phase="pursuit:red+blue+green", players=4)
    assert offers(state, "red") == {"t2", "b2", "u2"}, "3 and 4 lie beyond the next stop"
    assert refused(state, "red t3") == "not-linked"


def test_a_round_a_pawn_may_ride_straight_back() -> None:
    state = chase(A, LINE, 6, at={"red": 1}, players=4)
    state = play(state, "x t5", "red t2", "x t6", "red t1")
    assert station(state, "red") == 1
    assert station(state, "x") == 6


def test_a_r3_a_ticket_is_paid_from_the_reserve_of_the_pawn_that_moves() -> None:
    state = chase(A, LINE, 6, at={"red": 1, "blue": 3}, tickets={"red": (1, 0, 0), "blue": (5, 0, 0)}, players=3)
    state = play(state, "x t5", "red t2")
    assert (held(state, "red")["t"], held(state, "blue")["t"]) == (0, 5)
    state = play(state, "blue t4", "x t6")
    assert state.turn == ("blue",), "red has used up his own; his player cannot pay with blue's"


def test_a_r5_a_detective_without_a_type_of_ticket_cannot_use_that_transport() -> None:
    at = {"red": 1}
    for purse, open_to in (((0, 8, 4), {"b2", "u2"}), ((10, 0, 4), {"t2", "u2"}), ((10, 8, 0), {"t2", "b2"})):
        state = chase(A, LINE, 6, at=at, tickets={"red": purse}, phase="pursuit:red+blue+green", players=4)
        assert offers(state, "red") == open_to
    closed = chase(A, LINE, 6, at=at, tickets={"red": (0, 8, 4)}, phase="pursuit:red+blue+green", players=4)
    assert refused(closed, "red t2") == "no-ticket"


@pytest.mark.parametrize("ticket", ["t", "b", "u"])
def test_a_r6_x_may_always_choose_any_transport(ticket: str) -> None:
    there_and_back = board(taxi="1-2 5-6", bus="1-2", underground="1-2")
    state = chase(A, there_and_back, 1, at={"red": 5}, tickets={"red": (50, 0, 0)}, players=4, max_rounds=40)
    for _ in range(15):
        state = play(state, f"x {ticket}2", "red t6", f"x {ticket}1", "red t5")
    assert state.outcome is None
    assert held(state, "x") == {"k": 0, "double": 0}, "ordinary tickets are not even counted"


def test_a_r6_black_tickets_run_out() -> None:
    state = chase(A, LINE, 6, at={"red": 1}, black=1, players=4)
    assert "k5" in offers(state, "x")
    state = play(state, "x k5", "red t2")
    assert held(state, "x")["k"] == 0
    assert offers(state, "x") == {"t6"}
    assert refused(state, "x k6") == "no-ticket"


def test_a_r7_everyone_sees_the_detectives_tickets() -> None:
    state = chase(A, LINE, 6, at={"red": 1}, players=4)
    state = play(state, "x t5", "red b2")
    for viewer in ("x", "red", "blue", None):
        pawns = table(state, viewer).pawns
        assert dict(pawns[1].tickets) == {"t": 10, "b": 7, "u": 4}
        assert dict(pawns[2].tickets) == {"t": 10, "b": 8, "u": 4}


def test_a_r8_a_detective_never_enters_a_colleagues_station() -> None:
    state = chase(A, LINE, 6, at={"red": 2, "blue": 3}, phase="pursuit:red+blue+green", players=4)
    assert offers(state, "red") == {"t1", "b1", "u1", "u4"}
    assert refused(state, "red t3") == "occupied"


def test_a_r8_x_never_enters_a_detectives_station_by_any_ticket() -> None:
    state = chase(A, LINE, 2, at={"red": 1}, black=1, doubles=1, players=4)
    assert offers(state, "x") == {"t3", "u4", "k3", "k4", "double"}
    for ticket in "tbuk":
        assert refused(state, f"x {ticket}1") == "occupied"


def test_a_r8_x_never_enters_a_detectives_station_with_either_ride_of_a_double() -> None:
    state = chase(A, LINE, 2, at={"red": 3}, doubles=1, players=4).play("x", "double")
    assert offers(state, "x") == {"t1", "b1", "u1", "u4"}
    assert refused(state, "x t3") == "occupied"
    state = state.play("x", "u4")
    assert offers(state, "x") == {"u2"}, "the second leg may not end on red's station either"
    assert refused(state, "x t3") == "occupied"


# A street with a side road: red 1 – 2 – 3, and 4 beyond. Who blocks whom depends on who moves first.
STREET = board(taxi="1-2 2-3 3-4 8-9")


def test_a_s3_a_player_with_two_pawns_moves_them_in_any_order() -> None:
    apart = board(taxi="1-2 3-4 5-6 7-8 10-11")
    at = {"red": 1, "blue": 3, "green": 5, "yellow": 7}
    for first, second in (("red t2", "blue t4"), ("blue t4", "red t2")):
        state = chase(A, apart, 10, at=at, players=3).play("x", "t11")
        assert state.turn == ("red", "blue")
        assert refused(state, "green t6") == "not-your-turn"
        state = play(state, first, second)
        assert state.turn == ("green", "yellow")


def test_a_s3_a_pawn_freed_by_its_partner_moves_in_the_same_turn() -> None:
    state = chase(A, STREET, 8, at={"red": 1, "blue": 2}, players=3).play("x", "t9")
    assert state.turn == ("blue",), "red waits: 2 is held by his partner"
    state = state.play("blue", "t3")
    assert state.turn == ("red",), "now red is free, and must move"
    assert offers(state, "red") == {"t2"}
    state = state.play("red", "t2")
    assert state.turn == ("x",)


def test_a_s3_the_other_pair_does_not_wait_for_a_pawn_that_stays_blocked() -> None:
    dead_end = board(taxi="1-2 2-3 3-4 5-6 8-9")
    state = chase(A, dead_end, 8, at={"red": 1, "green": 2, "blue": 5}, players=3)
    state = play(state, "x t9", "blue t6")
    assert state.turn == ("green",), "nothing red's partner can do frees him"
    state = state.play("green", "t3")
    assert state.turn == ("x",), "red's turn has gone by although 2 is free now"


def test_a_s5_a_blocked_detective_is_skipped_even_if_freed_later_in_the_phase() -> None:
    state = chase(A, STREET, 8, at={"red": 1, "blue": 2}, players=4).play("x", "t9")
    assert state.turn == ("blue",), "red is passed over: his only street is held by blue"
    plies = len(state.log)
    state = state.play("blue", "t3")
    assert state.turn == ("x",), "he is not called again although 2 is free now"
    assert len(state.log) == plies + 1, "no ply is written for him"
    assert held(state, "red") == {"t": 10, "b": 8, "u": 4}, "he keeps his tickets"
    state = state.play("x", "t8")
    assert state.turn == ("red",), "next round he moves again"
    assert offers(state, "red") == {"t2"}


def test_a_s6_a_detective_who_can_move_may_not_pass() -> None:
    state = chase(A, LINE, 6, at={"red": 1}, phase="pursuit:red+blue+green", players=4)
    for nothing in ("pass", "hide", "t1"):
        assert refused(state, f"red {nothing}") in {"no-such-move", "only-x", "not-linked"}
    assert {str(move) for move in state.moves("red")} == {"t2", "b2", "u2", "concede"}


def test_a_s7_a_stuck_detective_still_blocks_their_station_for_everyone() -> None:
    state = chase(A, STREET, 4, at={"red": 3, "blue": 1}, tickets={"red": (0, 8, 4), "blue": FULL}, black=1, players=4)
    assert result(state) == ("pursuers", "trapped"), "X cannot get past him"
    state = chase(A, STREET, 8, at={"red": 3, "blue": 2}, tickets={"red": (0, 8, 4)}, players=4).play("x", "t9")
    assert state.turn == ("blue",), "red holds no taxi ticket and is skipped"
    assert offers(state, "blue") == {"t1"}, "blue cannot enter red's station"
