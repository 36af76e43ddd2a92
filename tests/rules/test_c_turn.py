"""Compact, 2015: X rides in view, three detectives move in any order from one pool, and pawns may have to wait."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from fogbound import State
from fogbound.catalog import find_chase

from .compact import DETECTIVES, C, ended, heat, pool, score, yard
from .little import held, last_window, offers, play, refused, seen_log, station, table

# Two streets, a bus beside the first, an underground between them, and a boat.
TOWN = yard(taxi="1-2 2-3 3-4 4-5 11-12 12-13 21-22 22-23", bus="1-3 3-5 11-13", underground="3-12 12-22", ferry="1-20")
AT = {"red": 4, "blue": 11, "green": 21}


def town(x: int = 1, **more: object) -> State:
    settings: dict[str, object] = {"at": AT, **more}
    return heat(TOWN, x, **settings)  # type: ignore[arg-type]


def test_c_r5_x_moves_first_then_the_three_detectives_in_every_round() -> None:
    state = town()
    assert state.turn == ("x",)
    state = state.play("x", "t2")
    assert set(state.turn) == set(DETECTIVES)
    state = play(state, "red t5", "blue t12", "green t22")
    assert (state.turn, table(state).round) == (("x",), 2)
    assert set(state.play("x", "t1").turn) == set(DETECTIVES)


def test_c_r6_a_ride_goes_to_the_next_station_of_the_line() -> None:
    assert offers(town(), "x") == {"t2", "b3", "k2", "k3", "k20"}
    assert refused(town(), "x t3") == "not-linked"
    assert refused(town(), "x b5") == "not-linked"
    assert refused(town(), "x u12") == "not-linked"


CROSSING = """
title = "A crossing"
size = [200, 200]
[starts]
tickets = [7, 8, 9, 21, 22, 39]
[stations]
7 = { at = [20, 20], underground = [8] }
39 = { at = [180, 180], underground = [9] }
21 = { at = [20, 180], taxi = [8] }
22 = { at = [180, 20], taxi = [9] }
8 = { at = [20, 100], taxi = [21], underground = [7, 9] }
9 = { at = [180, 100], taxi = [22], underground = [8, 39] }
[[junctions]]
mode = "bus"
at = [100, 100]
joins = [7, 21, 22, 39]
"""


def test_c_r6_a_ride_may_turn_off_where_lines_of_one_colour_cross(tmp_path: Path) -> None:
    path = tmp_path / "crossing.toml"
    path.write_text(CROSSING, encoding="utf-8")
    where = find_chase(C, board=path).board
    state = heat(where, 7, at={"red": 21, "blue": 8, "green": 9}, black=0, vanished=1, windows=2)
    assert offers(state, "x") == {"b22", "b39"}, "21 is held"
    state = state.play("x", "b39")
    assert offers(state, "red") == {"b7", "b22", "b39"}
    assert ended(state.play("red", "b39")) == ("captured", 2 - 3)


def test_c_r7_x_rides_openly_on_any_line_and_pays_nothing() -> None:
    for ride, there in (("t2", 2), ("b3", 3)):
        state = town().play("x", ride)
        for viewer in ("x", *DETECTIVES, None):
            assert seen_log(state, viewer) == [f"x {ride}"]
            assert station(state, "x", viewer) == there
            window = last_window(state, viewer)
            assert (window.ticket, window.station, window.shown) == (ride[0], there, True)
        assert held(state, "x") == held(town(), "x")
        assert (pool(state), score(state).points) == (pool(town()), 0)
    assert "u12" in offers(town(3), "x")


def test_c_r7_x_rides_lines_for_which_the_detectives_have_no_tickets() -> None:
    assert {"t2", "t4", "b1", "b5", "u12"} <= offers(town(3, at={"blue": 21}, pool=(1, 0, 0)), "x")


def test_c_r8_each_detective_pays_one_ticket_to_x() -> None:
    state = town().play("x", "t2")
    for ply, left, points in (("red b5", None, 0), ("blue b13", (12, 7, 4), 2), ("green t22", (11, 7, 4), 3)):
        if left is None:
            assert refused(state, ply) == "not-linked", "no bus between 4 and 5"
            continue
        state = play(state, ply)
        assert pool(state) == dict(zip("tbu", left, strict=True))
        assert (score(state).points, score(state).left) == (points, 40 - points)
    state = play(town(at={"red": 12, "blue": 4, "green": 21}), "x t2", "red u3")
    assert pool(state) == {"t": 12, "b": 8, "u": 3}
    assert score(state).points == 3


@pytest.mark.parametrize("order", list(permutations(DETECTIVES)))
def test_c_r8_the_pawns_move_once_each_in_any_order(order: tuple[str, str, str]) -> None:
    rides = {"red": "t5", "blue": "t12", "green": "t22"}
    state = town().play("x", "t2")
    for n, seat in enumerate(order):
        assert set(state.turn) == set(order[n:])
        state = state.play(seat, rides[seat])
        assert refused(state, f"{seat} t4") == "not-your-turn"
    assert state.turn == ("x",)


def test_c_r8_no_pawn_that_can_move_stays_put() -> None:
    state = town().play("x", "t2")
    assert {str(move) for move in state.moves("red")} == {"t3", "t5", "concede"}
    assert refused(state, "red pass") == "no-such-move"
    assert refused(state, "red t4") == "not-linked"


def test_c_r8_the_detectives_must_agree_on_every_move() -> None:
    for players in (2, 3, 4):
        edition = find_chase(C, board=TOWN, players=players)
        assert edition.agreed
        assert all(role == DETECTIVES for role in edition.roles[1:])


def test_c_r9_a_type_that_is_used_up_is_closed_for_all() -> None:
    state = town(pool=(12, 1, 4), at={"red": 5, "blue": 11, "green": 21}).play("x", "t2")
    assert "b3" in offers(state, "red")
    assert "b13" in offers(state, "blue")
    state = state.play("red", "b3")
    assert offers(state, "blue") == {"t12"}
    assert refused(state, "blue b13") == "no-ticket"


def test_c_r9_a_pawn_without_a_usable_ticket_stays_and_the_others_move() -> None:
    lines = yard(taxi="1-2 2-3", bus="11-12 12-13", underground="21-22 22-23")
    at = {"red": 11, "blue": 21}
    state = heat(lines, 1, at=at, pool=(12, 1, 4)).play("x", "t2")
    assert not table(state).pawn("red").frozen
    state = play(state, "red b12", "blue u22")
    assert state.outcome is None
    assert table(state).pawn("red").frozen
    for there in ("1", "2", "1"):
        state = state.play("x", f"t{there}")
        assert state.turn == ("blue",), "red stays where he is"
        assert station(state, "red") == 12
        state = state.play("blue", f"u{23 if station(state, 'blue') == 22 else 22}")


def test_c_s3_no_two_detectives_on_one_station_and_x_on_none_of_theirs() -> None:
    state = town(2, at={"red": 1, "blue": 3, "green": 5})
    assert ended(state) == ("trapped", 0), "both ways are held"
    state = town(2, at={"red": 1, "blue": 4, "green": 5})
    assert offers(state, "x") == {"t3", "k3"}
    assert refused(state, "x t1") == refused(state, "x k1") == "occupied"
    state = state.play("x", "t3")
    assert refused(state, "green t4") == "occupied"
    assert offers(state, "blue") == {"t3"}
    assert offers(state, "red") == {"t2", "b3"}


def test_c_s9_a_pawn_shut_in_by_colleagues_waits_and_goes_when_it_can() -> None:
    state = town(12, at={"red": 1, "blue": 2, "green": 3}, black=0, vanished=1, windows=2)
    state = state.play("x", "t11")
    assert set(state.turn) == {"blue", "green"} - {"blue"}, "1 and 3 are held round 2, 2 and 3 round 1"
    assert not table(state).pawn("red").frozen
    state = state.play("green", "t4")
    assert set(state.turn) == {"red", "blue"}, "by bus, and by taxi"
    state = state.play("blue", "t3")
    assert state.turn == ("red",), "freed, he must move"
    assert offers(state, "red") == {"t2"}


def test_c_s9_an_order_that_leaves_a_colleague_stuck_is_legal_and_the_colleague_skips() -> None:
    row = yard(taxi="1-2 2-3 3-4 4-5 8-9")
    state = heat(row, 8, at={"red": 1, "blue": 2, "green": 4}).play("x", "t9")
    assert set(state.turn) == {"blue", "green"}
    state = state.play("green", "t3")
    assert (state.outcome, state.turn) == (None, ("x",)), "green can still ride next time"
    assert not any(table(state).pawn(seat).frozen for seat in DETECTIVES)
    assert pool(state)["t"] == 11, "who skips pays nothing"
    state = state.play("x", "t8")
    assert state.turn == ("green",)
    assert set(state.play("green", "t4").turn) == {"blue"}


def test_c_s22_x_takes_exactly_one_link_even_when_hidden() -> None:
    state = town(3, at={"red": 1})
    assert refused(state, "x t3") == refused(state, "x k3") == "not-linked", "he cannot stay"
    assert refused(state, "x pass") == "no-such-move"
    assert offers(state, "x") == {"t2", "t4", "b5", "u12", "k2", "k4", "k5", "k12"}
    assert refused(state, "x double") == "no-double"


def test_c_s22_riding_straight_back_is_allowed() -> None:
    state = play(town(3, at={"red": 21}), "x t2", "red t22", "x k3", "red t21", "dealer show3", "x t2")
    assert station(state, "x") == 2
