"""Compact, 2015: the black ticket hides X for one turn, pays the boat, costs three points."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import Match, State
from fogbound.catalog import find_chase

from .compact import DETECTIVES, C, ended, heat, pool, score, yard
from .little import held, last_window, offers, play, refused, seen_log, station, table

# X on 3 reaches 2 and 4 by taxi, 5 by bus, 6 by underground, and by boat 20, from where it goes on to 21 and 22.
QUAY = yard(
    taxi="1-2 2-3 3-4 11-12 12-13 13-14 14-11 21-30 30-31", bus="3-5", underground="3-6", ferry="3-20 20-21 21-22 2-1"
)


def quay(x: int = 3, **more: Any) -> State:
    return heat(QUAY, x, **{"at": {"red": 11}, **more})


def test_c_r10_x_vanishes_and_only_x_knows_where_to() -> None:
    state = quay().play("x", "k5")
    assert seen_log(state, "x") == ["x k5"]
    assert station(state, "x", "x") == 5
    for viewer in (*DETECTIVES, None):
        assert seen_log(state, viewer) == ["x k?"]
        assert station(state, "x", viewer) is None
        window = last_window(state, viewer)
        assert (window.ticket, window.station, window.shown) == ("k", None, False)


def test_c_r10_the_detectives_move_as_usual_then_x_comes_out_and_moves() -> None:
    state = quay(at={"red": 11, "blue": 13}).play("x", "k5")
    assert set(state.turn) == {"red", "blue"}
    state = state.play("blue", "t14")
    assert state.turn == ("red",), "not before all have moved"
    state = state.play("red", "t12")
    assert (state.turn, table(state).phase) == (("dealer",), "emerge")
    assert [str(move) for move in state.moves("dealer")] == ["show5"]
    assert station(state, "x", "red") is None, "he is just about to"
    assert all(state.moves(seat) == () for seat in ("x", *DETECTIVES))
    state = state.play("dealer", "show5")
    for viewer in (*DETECTIVES, None):
        assert seen_log(state, viewer) == ["x k?", "blue t14", "red t12", "dealer show5"], (
            "the ride itself stays covered"
        )
        assert station(state, "x", viewer) == 5
        assert (last_window(state, viewer).station, last_window(state, viewer).shown) == (5, True)
    assert (state.turn, table(state).phase) == (("x",), "x")


def test_c_r10_in_a_match_the_dealer_shows_x_automatically() -> None:
    match = Match(quay(), b"a fixed seed")
    match.submit("x", "k4", match.ply)
    match.submit("red", "t12", match.ply)
    assert [str(ply.move) for ply in match.view("red").log] == ["k?", "t12", "show4"]
    assert match.state.turn == ("x",)


def test_c_r10_the_dealer_shows_nothing_after_an_open_ride() -> None:
    state = play(quay(), "x t4", "red t12")
    assert state.turn == ("x",)
    assert seen_log(state, "red") == ["x t4", "red t12"]


def test_c_r10_a_detective_may_enter_the_station_that_x_left() -> None:
    state = quay(at={"red": 2}).play("x", "k4").play("red", "t3")
    assert (state.outcome, station(state, "red", None)) == (None, 3)


def test_c_r10_a_black_ticket_hides_any_line_and_does_not_show_which() -> None:
    rides = {move for move in offers(quay(), "x") if move.startswith("k")}
    assert rides == {"k2", "k4", "k5", "k6", "k20"}
    for viewer in (*DETECTIVES, None):
        assert len({repr(quay().play("x", ride).view(viewer)) for ride in rides}) == 1


def test_c_r11_a_black_ticket_costs_three_points() -> None:
    state = quay().play("x", "k5")
    assert score(state).points == -3
    assert score(state).black_price == 3
    state = play(state, "red t12", "dealer show5")
    assert score(state).points == 1 - 3
    assert ended(play(state, "x b3", "red concede")) == ("conceded", 37)


def test_c_r11_an_unused_black_ticket_costs_nothing() -> None:
    assert ended(play(quay(), "x t4", "red concede")) == ("conceded", 40)


def test_c_s21_an_unused_black_ticket_earns_nothing() -> None:
    state = quay(pool=(1, 0, 0), at={"red": 11}).play("x", "t4")
    assert ended(state.play("red", "t12")) == ("spent", 40)
    assert held(state, "x")["k"] == 1


def test_c_r12_only_x_takes_the_boat_and_only_with_a_black_ticket() -> None:
    assert "k20" in offers(quay(), "x")
    assert refused(quay(), "x t20") == "not-linked"
    assert refused(quay(black=0, vanished=1, windows=2), "x k20") == "no-ticket"
    state = quay(1, at={"red": 3, "blue": 20}, phase="pursuit:red+blue", windows=1)
    assert not {f"{ticket}20" for ticket in "tbuk"} & offers(state, "red")
    assert state.turn == ("red",), "from 20 only the boat goes"
    assert refused(state, "red k20") == "only-x"
    assert refused(state, "red t20") == "not-linked"


def test_c_r12_x_takes_the_boat_only_once() -> None:
    state = play(quay(x_black=3, x=20), "x k21", "red t12", "dealer show21", "x t30", "red t13", "x t21", "red t14")
    assert held(state, "x")["k"] == 2
    assert offers(state, "x") == {"t30", "k30"}, "neither to 20 nor to 22"
    assert refused(state, "x k20") == "no-boat"
    assert table(state).boats == 0


def test_c_s16_one_black_ticket_pays_one_stretch_of_the_boat() -> None:
    assert refused(quay(), "x k21") == "not-linked"
    assert {"k3", "k21"} <= offers(quay(20), "x")


def test_c_s16_a_black_ride_is_a_boat_ride_only_where_no_other_line_goes() -> None:
    state = play(quay(2, x_black=2), "x k1", "red t12", "dealer show1")
    assert table(state).boats == 1, "a taxi goes there too"
    state = play(quay(3, x_black=2), "x k20", "red t12")
    assert table(state, "x").boats == 0
    assert table(state, "red").boats is None, "while he hides, nobody is told"
    assert table(state.play("dealer", "show20"), "red").boats == 0, "now anybody can see it"
    # With his boat ride gone, the stretch beside a taxi line still serves.
    used = quay(2, x_black=3, black=2, boats=0, vanished=1, windows=2)
    assert "k1" in offers(used, "x")


def test_c_s17_one_boat_ride_a_heat_however_many_black_tickets() -> None:
    assert dict(find_chase(C, board=QUAY).options)["boat_rides"] == "once"
    for black in (2, 3, 4):
        assert table(quay(x_black=black)).boats == 1
        spent = quay(x_black=black, black=black - 1, boats=0, vanished=1, windows=2)
        assert "k20" not in offers(spent, "x")
        assert "k4" in offers(spent, "x")


def test_c_s17_with_the_option_each_black_ticket_pays_a_boat_ride() -> None:
    state = quay(20, x_black=3, boat_rides="per_ticket", at={"red": 11})
    state = play(state, "x k21", "red t12", "dealer show21", "x t30", "red t13", "x t21", "red t14")
    assert offers(state, "x") == {"t30", "k30", "k20", "k22"}
    assert table(state).boats is None, "they are not counted"
    state = play(state, "x k20", "red t11")
    assert score(state).points == 4 - 6


def test_c_s17_each_black_ticket_used_costs_three_points() -> None:
    state = play(quay(x_black=4), "x k4", "red t12", "dealer show4", "x t3", "red t13", "x k4", "red concede")
    assert ended(state) == ("conceded", 40 - 6)


@pytest.mark.parametrize("black", [2, 3, 4])
def test_c_r16_x_never_plays_two_black_tickets_in_a_row(black: int) -> None:
    state = play(quay(x_black=black), "x k4", "red t12", "dealer show4")
    assert held(state, "x")["k"] == black - 1
    assert offers(state, "x") == {"t3"}
    assert refused(state, "x k3") == "black-again"
    state = play(state, "x t3", "red t13")
    assert {"k2", "k4"} <= offers(state, "x"), "after an open ride he may again"
    state = state.play("x", "k2")
    assert station(state, "x", "red") is None, "each hides him for one turn"


def test_c_r16_not_even_an_x_who_is_shut_in_plays_two_in_a_row() -> None:
    """Only a black ticket leads away from 22, by boat; right after another black ticket X has no legal move."""
    state = play(quay(21, x_black=2, boat_rides="per_ticket"), "x k22", "red t12", "dealer show22")
    assert ended(state) == ("trapped", 1 - 3)


def test_c_r16_x_may_have_up_to_four_black_tickets() -> None:
    state = quay(x_black=4)
    for _ in range(4):
        here = station(state, "red")
        there = {11: 12, 12: 13, 13: 14, 14: 11}
        assert here is not None
        state = play(state, "x k4", f"red t{there[here]}", "dealer show4", "x t3", f"red t{there[there[here]]}")
    assert (held(state, "x")["k"], score(state).points) == (0, 8 - 12)
    assert refused(state, "x k4") == "no-ticket"


def test_c_s19_x_may_play_a_black_ticket_on_the_first_move_and_on_the_last() -> None:
    assert "k4" in offers(quay(windows=0), "x")
    state = play(quay(pool=(1, 0, 0)), "x k4")
    state = state.play("red", "t12")
    assert ended(state) == ("spent", 40 - 3)
    assert seen_log(state, "red") == ["x k4", "red t12"], "the log is open; there is nothing left to show"


def test_c_s20_detectives_see_that_x_vanished_and_from_where() -> None:
    state = play(quay(2), "x t3", "red t12", "x k5")
    laid = table(state, "red")
    assert laid.seen == (1, 3)
    assert laid.filled == 2
    assert seen_log(state, "red")[-1] == "x k?"
    assert dict(laid.pawn("x").tickets)["k"] == 0


def test_c_s23_a_used_black_ticket_is_gone_for_the_rest_of_the_heat() -> None:
    state = play(quay(), "x k5")
    assert held(state, "x")["k"] == 0
    assert pool(state) == {"t": 12, "b": 8, "u": 4}
    assert all("k" not in held(state, seat) for seat in DETECTIVES)
    assert refused(state, "red k12") == "only-x"
