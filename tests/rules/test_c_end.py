"""Compact, 2015: capture, the last ticket, tickets nobody can use, giving up, and X's points."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import State
from fogbound.catalog import find_chase

from .compact import DETECTIVES, C, ended, heat, placed, pool, score, yard
from .little import offers, play, refused, seen_log, station, table

# A street with a dead end at 1 and a bus along part of it; a square far away.
STREET = yard(taxi="1-2 2-3 3-4 4-5 11-12 12-13 13-14 14-11", bus="2-4", underground="2-5")


def street(x: int, red: int, **more: Any) -> State:
    return heat(STREET, x, at={"red": red, **more.pop("at", {})}, **more)


def test_c_r13_a_detective_who_arrives_on_x_ends_it_at_once() -> None:
    state = street(1, 3, at={"blue": 11}).play("x", "t2")
    state = state.play("red", "t2")
    assert ended(state) == ("captured", 1)
    assert state.turn == (), "blue does not move any more"


def test_c_s8_the_ticket_of_the_capture_is_paid_first() -> None:
    state = play(street(1, 4), "x t2", "red b2")
    assert ended(state) == ("captured", 2)
    assert pool(state) == {"t": 12, "b": 7, "u": 4}
    assert ended(play(street(1, 5), "x t2", "red u2")) == ("captured", 3)


def test_c_s8_the_last_ticket_of_the_pool_is_paid_too() -> None:
    assert ended(play(street(1, 3, pool=(1, 0, 0)), "x t2", "red t2")) == ("captured", 40)


def test_c_s7_a_detective_who_lands_on_a_hidden_x_captures_and_shows_x() -> None:
    state = street(1, 3, at={"blue": 11}).play("x", "k2")
    assert station(state, "x", "red") is None
    state = state.play("red", "t2")
    assert ended(state) == ("captured", 1 - 3)
    for viewer in (*DETECTIVES, None):
        assert seen_log(state, viewer) == ["x k2", "red t2"]
        assert station(state, "x", viewer) == 2
        assert table(state, viewer).windows[-1].station == 2


def test_c_r13_the_heat_ends_and_x_is_free_when_the_pool_is_empty() -> None:
    state = street(1, 4, pool=(1, 0, 0)).play("x", "t2")
    assert ended(state.play("red", "t3")) == ("spent", 40)


def test_c_s11_the_last_ticket_ends_the_heat_at_once_even_if_pawns_have_not_moved() -> None:
    state = street(1, 4, pool=(1, 1, 0), at={"blue": 11, "green": 13}).play("x", "t2")
    state = state.play("blue", "t12")
    assert (state.outcome, state.turn) == (None, ("red",)), "there is a bus ticket left"
    state = street(1, 4, pool=(1, 0, 0), at={"blue": 11, "green": 13}).play("x", "t2")
    assert set(state.turn) == set(DETECTIVES)
    assert ended(state.play("green", "t14")) == ("spent", 40)


def test_c_s11_after_the_last_ticket_even_an_x_who_is_shut_in_is_free() -> None:
    state = street(1, 3, pool=(1, 0, 0), phase="pursuit:red", windows=1)
    assert ended(state.play("red", "t2")) == ("spent", 40)


def test_c_s11_the_last_ticket_ends_the_heat_while_x_hides_too() -> None:
    state = play(street(1, 4, pool=(1, 0, 0)), "x k2", "red t3")
    assert ended(state) == ("spent", 37)
    assert station(state, "x", None) == 2


def test_c_s6_x_without_a_move_counts_as_captured_and_keeps_their_points() -> None:
    state = street(1, 3, pool=(10, 8, 4), phase="pursuit:red", windows=1, at={"blue": 11})
    assert ended(state.play("red", "t2")) == ("trapped", 3)


def test_c_s6_x_is_checked_for_being_trapped_only_on_their_turn() -> None:
    state = street(1, 3, phase="pursuit:red+blue", windows=1, at={"blue": 11}).play("red", "t2")
    assert (state.outcome, state.turn) == (None, ("blue",))
    assert ended(state.play("blue", "t12")) == ("trapped", 2)


def test_c_s6_a_black_ticket_saves_x_only_if_a_line_is_free() -> None:
    quay = yard(taxi="1-2 2-3", ferry="1-9")
    shut = heat(quay, 1, at={"red": 3}, phase="pursuit:red", windows=1).play("red", "t2")
    assert (shut.outcome, offers(shut, "x")) == (None, {"k9"})


def test_c_s6_x_can_be_trapped_when_coming_out_of_hiding() -> None:
    state = play(street(2, 3), "x k1", "red t2")
    assert state.turn == ("dealer",)
    state = state.play("dealer", "show1")
    assert ended(state) == ("trapped", 1 - 3)


def test_c_s6_x_can_be_trapped_on_the_start_station() -> None:
    corner = yard(taxi="1-9 2-9", underground="1-2 2-3")
    assert ended(placed(corner, 1, 2, 3, 9)) == ("trapped", 0)


LEFT = yard(taxi="1-2 2-3 3-4 6-7", bus="11-12")


def test_c_s10_tickets_that_no_pawn_can_use_go_to_x() -> None:
    assert dict(find_chase(C, board=LEFT).options)["stuck_leftovers"] == "to_x"
    state = heat(LEFT, 6, at={"red": 4}, pool=(1, 3, 2)).play("x", "t7")
    assert ended(state.play("red", "t3")) == ("stuck", 40)


def test_c_s10_with_the_option_tickets_that_no_pawn_can_use_do_not_go_to_x() -> None:
    state = heat(LEFT, 6, at={"red": 4}, pool=(1, 3, 2), stuck_leftovers="kept").play("x", "t7")
    assert ended(state.play("red", "t3")) == ("stuck", 40 - 12)


@pytest.mark.parametrize(("leftovers", "points"), [("to_x", 37), ("kept", 37 - 12)])
def test_c_s10_the_cost_of_black_tickets_is_subtracted(leftovers: str, points: int) -> None:
    state = heat(LEFT, 6, at={"red": 4}, pool=(1, 3, 2), stuck_leftovers=leftovers)
    state = play(state, "x k7", "red t3")
    assert ended(state) == ("stuck", points)
    assert seen_log(state, "red") == ["x k7", "red t3"], "nobody comes out of a heat that is over"


def test_c_s10_unusable_tickets_end_the_heat_only_when_the_phase_is_over() -> None:
    state = heat(LEFT, 6, at={"red": 4, "blue": 11}, pool=(1, 1, 0)).play("x", "t7")
    state = state.play("red", "t3")
    assert (state.outcome, state.turn) == (None, ("blue",))
    state = heat(LEFT, 6, at={"red": 4, "blue": 11}, pool=(1, 1, 2)).play("x", "t7")
    assert ended(play(state, "red t3", "blue b12")) == ("stuck", 40)


def test_c_s10_the_heat_goes_on_if_a_pawn_could_move_next_round() -> None:
    state = play(heat(LEFT, 6, at={"red": 4}, pool=(2, 3, 2)), "x t7", "red t3")
    assert (state.outcome, state.turn) == (None, ("x",))
    assert ended(play(state, "x t6", "red t4")) == ("stuck", 40)


def test_c_s10_pawns_that_shut_each_other_in_for_good_are_stuck_too() -> None:
    row = yard(taxi="1-2 2-3 8-9")
    state = heat(row, 8, at={"red": 1, "blue": 2, "green": 3}, pool=(5, 8, 4)).play("x", "t9")
    assert ended(state) == ("stuck", 40), "nobody can make room, so nothing can ever change"
    kept = heat(row, 8, at={"red": 1, "blue": 2, "green": 3}, pool=(5, 8, 4), stuck_leftovers="kept")
    assert ended(kept.play("x", "t9")) == ("stuck", 7)


def test_c_s10_a_pawn_that_could_ride_onto_x_is_not_stuck() -> None:
    """X blocks nobody."""
    row = yard(taxi="1-2 2-3 3-4 4-5")
    state = heat(row, 5, at={"red": 1, "blue": 2, "green": 3}, pool=(5, 8, 4)).play("x", "t4")
    assert (state.outcome, state.turn) == (None, ("green",))


def test_c_s10_unusable_tickets_are_checked_before_a_trapped_x() -> None:
    """Red's last ride traps X and leaves tickets that nobody can use: the detectives must give up, it is no capture."""
    for leftovers, points in (("to_x", 40), ("kept", 38)):
        state = heat(LEFT, 1, at={"red": 3}, pool=(1, 1, 0), phase="pursuit:red", windows=1, stuck_leftovers=leftovers)
        assert ended(state.play("red", "t2")) == ("stuck", points)


def test_c_r13_detectives_who_give_up_hand_over_all_their_tickets() -> None:
    state = street(1, 4, at={"blue": 11}, pool=(9, 6, 4)).play("x", "t2")
    for seat in ("red", "blue"):
        assert ended(state.play(seat, "concede")) == ("conceded", 40)
    later = state.play("red", "t5").play("blue", "concede")
    assert ended(later) == ("conceded", 40)
    assert later.view("x").log[-1].seat == "blue"


def test_c_r13_giving_up_does_not_cancel_the_cost_of_black_tickets() -> None:
    state = play(street(1, 4), "x k2")
    assert ended(state.play("red", "concede")) == ("conceded", 37)
    assert score(state.play("red", "concede")).points == 37


def test_c_s12_only_detectives_give_up_and_only_in_their_phase() -> None:
    state = street(1, 4, at={"blue": 11})
    assert "concede" not in {str(move) for move in state.moves("x")}
    assert refused(state, "x concede") == "only-detectives"
    assert refused(state, "red concede") == "not-your-turn"
    hunt = state.play("x", "t2")
    assert refused(hunt, "x concede") == "not-your-turn"
    assert all("concede" in {str(move) for move in hunt.moves(seat)} for seat in ("red", "blue"))
    half = hunt.play("red", "t5")
    assert refused(half, "red concede") == "not-your-turn", "it is offered to those who are to move"
    hidden = play(street(1, 4), "x k2", "red t5")
    assert hidden.turn == ("dealer",)
    assert refused(hidden, "red concede") == "not-your-turn"
    assert refused(hidden, "dealer concede") == "not-now"


def test_c_r14_xs_points_are_the_value_of_the_tickets_minus_three_for_a_black_one() -> None:
    state = play(street(1, 4, at={"blue": 11, "green": 13}), "x t2", "red t5", "blue t12", "green t14")
    assert score(state).points == 3
    state = play(state, "x k1", "blue t11", "green t13", "red u2", "dealer show1")
    assert ended(state) == ("trapped", 3 + 2 + 3 - 3)


def test_c_r14_the_prices_are_an_option() -> None:
    state = street(1, 4, prices="0,10,4").play("x", "t2")
    assert ended(state.play("red", "b2")) == ("captured", 10)
    assert ended(state.play("red", "concede")) == ("conceded", 8 * 10 + 4 * 4)
    assert ended(play(street(1, 3, prices="0,10,4"), "x t2", "red t2")) == ("captured", 0)


def test_c_r15_nobody_wins_a_single_heat() -> None:
    for state in (
        play(street(1, 3), "x t2", "red t2"),
        play(street(1, 4, pool=(1, 0, 0)), "x t2", "red t3"),
        play(street(1, 4), "x t2", "red concede"),
    ):
        assert state.outcome is not None
        assert state.outcome.winners == ()
        assert dict(state.outcome.points).keys() == {"x"}


def test_c_full_play_is_eight_turns_of_three_tickets() -> None:
    ring = " ".join(f"{n}-{n % 9 + 1}" for n in range(1, 10))
    state = heat(yard(taxi=f"{ring} 31-32", bus=ring, underground=ring), 31, at={"red": 1, "blue": 4, "green": 7})
    places = [1, 4, 7]
    for turn, tickets in enumerate(["ttt", "ttt", "ttt", "ttt", "bbb", "bbb", "bbu", "uuu"]):
        assert state.turn == ("x",)
        state = state.play("x", f"t{31 + (turn + 1) % 2}")
        places = [place % 9 + 1 for place in places]
        for seat, ticket, place in zip(DETECTIVES, tickets, places, strict=True):
            assert state.outcome is None
            state = state.play(seat, f"{ticket}{place}")
    assert ended(state) == ("spent", 40)


def test_c_everyone_sees_the_whole_log_when_the_heat_is_over() -> None:
    state = play(street(1, 4), "x k2", "red t5", "dealer show2", "x t3", "red concede")
    for viewer in ("x", *DETECTIVES, None):
        assert seen_log(state, viewer) == ["x k2", "red t5", "dealer show2", "x t3", "red concede"]
        assert [window.station for window in table(state, viewer).windows] == [2, 3]
