"""2017: a round, free order, tickets, free stations, and pawns that are freed during the phase."""

from __future__ import annotations

from itertools import permutations

import pytest

from .little import B, board, chase, dealt, held, last_window, offers, play, refused, seen_log, station, table

# Streets of their own for everybody, X on 1 – 2 – 3.
STREETS = board(taxi="1-2 2-3 11-12 21-22 31-32 41-42", bus="11-12 31-32", underground="11-12 41-42")
AT = {"red": 11, "blue": 21, "bobby1": 31, "bobby2": 41}
HUNT = "pursuit:red+blue+bobby1+bobby2"


@pytest.mark.parametrize("order", list(permutations(AT)))
def test_b_r5_after_x_all_pursuers_move_once_in_any_order(order: tuple[str, ...]) -> None:
    state = chase(B, STREETS, 1, at=AT, players=3)
    assert state.turn == ("x",)
    state = state.play("x", "t2")
    left = list(AT)
    for seat in order:
        assert state.turn == tuple(left)
        state = state.play(seat, f"t{AT[seat] + 1}")
        left.remove(seat)
        if left:
            assert refused(state, f"{seat} t{AT[seat]}") == "not-your-turn", "once a round"
    assert (state.turn, table(state).round) == (("x",), 2)


def test_b_r5_every_pawn_must_move() -> None:
    state = chase(B, STREETS, 1, at=AT, players=3)
    assert refused(state, "x t1") == "not-linked"
    assert refused(state, "x pass") == "no-such-move"
    state = state.play("x", "t2")
    for seat in AT:
        assert refused(state, f"{seat} pass") == "no-such-move"
        assert all(str(move) != f"t{AT[seat]}" for move in state.moves(seat))


def test_b_r6_a_detectives_ticket_goes_to_the_reserve_x_draws_from_it_police_pay_nothing() -> None:
    state = chase(B, STREETS, 1, at=AT, players=3, x_ticket_accounting="reserve", stock=(35, 29, 15))
    state = state.play("x", "t2")
    assert dict(table(state).reserve) == {"t": 34, "b": 29, "u": 15}, "X took one; it lies on his log"
    state = state.play("red", "b12")
    assert held(state, "red") == {"t": 11, "b": 7, "u": 4}
    assert dict(table(state).reserve) == {"t": 34, "b": 30, "u": 15}
    state = play(state, "bobby1 b32", "bobby2 u42")
    assert dict(table(state).reserve) == {"t": 34, "b": 30, "u": 15}


def test_b_r7_a_transport_must_stop_where_the_pawn_stands_and_goes_to_the_next_station() -> None:
    line = board(taxi="1-2 2-3 11-12", bus="2-11", underground="3-12")
    state = chase(B, line, 12, at={"red": 1}, phase="pursuit:red", players=3)
    assert offers(state, "red") == {"t2"}, "no bus stops at 1, and 3 is not the next station"
    assert refused(state, "red b2") == refused(state, "red t3") == "not-linked"


def test_b_r7_riding_back_takes_another_turn() -> None:
    state = chase(B, STREETS, 1, at=AT, phase=HUNT, players=3).play("red", "t12")
    assert refused(state, "red t11") == "not-your-turn"
    state = play(state, "blue t22", "bobby1 t32", "bobby2 t42", "x t2", "red t11")
    assert station(state, "red") == 11


def test_b_r8_pieces_move_to_free_stations_only() -> None:
    ring = board(taxi="1-2 2-3 3-4 4-1 7-8")
    state = chase(B, ring, 7, at={"red": 1, "blue": 2, "bobby1": 4}, phase="pursuit:red+blue+bobby1", players=3)
    assert state.turn == ("blue", "bobby1"), "red has a colleague on either side"
    assert offers(state, "blue") == offers(state, "bobby1") == {"t3"}
    assert refused(state, "blue t1") == refused(state, "bobby1 t1") == "occupied"
    state = state.play("blue", "t3")
    assert state.turn == ("red",), "the policeman may not join a detective on 1 or 3, so he waits"
    state = state.play("red", "t2")
    assert offers(state, "bobby1") == {"t1"}
    assert refused(state, "bobby1 t3") == "occupied", "a detective and a policeman never share a station"


def test_b_r8_x_may_not_enter_a_station_of_detective_or_police() -> None:
    star = board(taxi="1-2 1-3 1-4 2-5 3-6")
    state = chase(B, star, 1, at={"red": 2, "bobby2": 3}, black=5, players=3)
    assert offers(state, "x") == {"t4", "k4"}
    assert refused(state, "x t2") == refused(state, "x t3") == refused(state, "x k3") == "occupied"


def test_b_r9_x_logs_the_station_and_covers_it_with_the_ticket() -> None:
    state = dealt(B, 13, 26, 29, 34, 132, players=4).play("x", "t140")
    for viewer in ("red", "bobby1", None):
        window = last_window(state, viewer)
        assert (window.number, window.ticket, window.station) == (1, "t", None)
        assert seen_log(state, viewer)[-1] == "x t?"
    assert last_window(state, "x").station == 140


def test_b_r10_a_detective_without_a_type_of_ticket_cannot_use_that_transport() -> None:
    for purse, rides in (((0, 8, 4), {"b12", "u12"}), ((11, 0, 4), {"t12", "u12"}), ((11, 8, 0), {"t12", "b12"})):
        state = chase(B, STREETS, 1, at=AT, tickets={"red": purse}, phase=HUNT, players=3)
        assert offers(state, "red") == rides


@pytest.mark.parametrize("purse", [(0, 0, 0), (0, 8, 4)])
def test_b_r10_without_a_usable_ticket_a_detective_sits_the_turn_out(purse: tuple[int, int, int]) -> None:
    state = chase(B, STREETS, 1, at=AT, tickets={"blue": purse}, players=3).play("x", "t2")
    assert "blue" not in state.turn, "only taxis stop at 21"
    plies = len(state.log)
    state = play(state, "red t12", "bobby1 t32", "bobby2 t42")
    assert state.turn == ("x",)
    assert len(state.log) == plies + 3, "no ply is written for the one who sits out"


def test_b_r10_detectives_may_not_exchange_tickets() -> None:
    state = chase(B, STREETS, 1, at=AT, tickets={"red": (0, 0, 1), "blue": (11, 8, 4)}, phase=HUNT, players=3)
    assert offers(state, "red") == {"u12"}, "blue's tickets do not help red"
    state = play(state, "red u12", "blue t22", "bobby1 t32", "bobby2 t42", "x t2")
    assert "red" not in state.turn


def test_b_r10_everyone_sees_the_detectives_tickets() -> None:
    state = chase(B, STREETS, 1, at=AT, phase=HUNT, players=3).play("red", "u12")
    for viewer in ("x", "blue", "bobby2", None):
        assert dict(table(state, viewer).pawn("red").tickets) == {"t": 11, "b": 8, "u": 3}


# Red in a dead end behind blue.
DEAD_END = board(taxi="1-2 2-3 3-4 8-9")


def test_b_s7_a_pawn_freed_by_a_colleague_must_move_before_the_phase_ends() -> None:
    state = chase(B, DEAD_END, 8, at={"red": 1, "blue": 2}, players=3).play("x", "t9")
    assert state.turn == ("blue",), "red is blocked for now"
    state = state.play("blue", "t3")
    assert state.turn == ("red",), "he has become free, and it is not X's turn yet"
    assert offers(state, "red") == {"t2"}
    assert state.play("red", "t2").turn == ("x",)


def test_b_s7_a_pawn_freed_by_the_police_must_move_too() -> None:
    state = chase(B, DEAD_END, 8, at={"red": 1, "bobby2": 2}, players=3)
    state = play(state, "x t9", "bobby2 t3")
    assert state.turn == ("red",)


def test_b_s7_an_order_that_leaves_a_colleague_stuck_is_legal() -> None:
    fork = board(taxi="1-2 2-3 4-2 8-9")
    state = chase(B, fork, 8, at={"red": 1, "blue": 3}, players=3).play("x", "t9")
    assert state.turn == ("red", "blue")
    state = state.play("blue", "t2")
    assert state.turn == ("x",), "blue has taken red's only street: red is left where he stands"
    assert station(state, "red") == 1
    assert held(state, "red")["t"] == 11


def test_b_s7_a_pawn_that_has_moved_does_not_move_again() -> None:
    state = chase(B, DEAD_END, 8, at={"red": 2, "blue": 4}, players=3)
    state = play(state, "x t9", "red t1")
    assert state.turn == ("blue",)
    state = state.play("blue", "t3")
    assert state.turn == ("x",)
