"""1983, the variant in the booklet: X may appear voluntarily and then takes a ticket from each detective."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound

from .little import A, board, chase, held, last_window, offers, play, refused, result, seen_log, station, table

# X on 1 – 2 – 3 – 4; the detectives each on a street of their own.
PLACE = board(taxi="1-2 2-3 3-4 11-12 21-22 31-32", bus="11-12", underground="21-22")
AT = {"red": 11, "blue": 21, "green": 31}


def agreed(**more: Any) -> fogbound.State:
    settings: dict[str, Any] = {"at": AT, "players": 4, "voluntary_reveal": True, **more}
    return chase(A, PLACE, 1, **settings)


def test_a_r16_x_can_appear_voluntarily_only_if_the_table_agreed_before_the_game() -> None:
    assert dict(fogbound.find(A).options)["voluntary_reveal"] == "false"
    state = chase(A, PLACE, 1, at=AT, players=4)
    assert refused(state, "x show1") == refused(state, "x hide") == "not-agreed"
    assert refused(state, "x takered,t") == "not-agreed"
    assert state.play("x", "t2").turn == ("red",), "no question is asked"


def test_a_r16_x_shows_himself_and_takes_one_ticket_of_his_choice_from_each_detective() -> None:
    state = play(agreed(), "x t2", "x show2", "x takered,b", "x takeblue,u", "x takegreen,t")
    assert held(state, "red") == {"t": 10, "b": 7, "u": 4}
    assert held(state, "blue") == {"t": 10, "b": 8, "u": 3}
    assert held(state, "green") == {"t": 9, "b": 8, "u": 4}
    assert state.turn == ("red",)


def test_a_s19_x_decides_after_the_ride() -> None:
    state = agreed()
    assert refused(state, "x show1") == "not-now"
    state = state.play("x", "t2")
    assert state.turn == ("x",)
    assert offers(state, "x") == {"show2", "hide"}
    assert refused(state, "x show3") == "not-now", "he cannot lie about his station"
    assert refused(state, "x t3") == "not-now"


def test_a_s19_if_x_hides_the_game_goes_on_and_nobody_learns_anything() -> None:
    state = play(agreed(), "x t2", "x hide")
    assert state.turn == ("red",)
    assert seen_log(state, "red") == ["x t?", "x hide"]
    assert station(state, "x", "red") is None
    assert last_window(state, "red").station is None


def test_a_s19_an_x_who_appeared_stays_visible_until_the_next_move() -> None:
    state = play(agreed(), "x t2", "x show2")
    assert station(state, "x", "red") == station(state, "x", None) == 2
    assert (last_window(state, "red").station, last_window(state, "red").shown) == (2, True)
    assert table(state, "red").seen == (1, 2)
    state = play(state, "x takered,t", "x takeblue,t", "x takegreen,t", "red t12", "blue t22", "green t32")
    assert station(state, "x", "red") == 2
    state = state.play("x", "t3")
    assert station(state, "x", "red") is None


def test_a_s19_x_does_not_decide_after_a_mandatory_appearance() -> None:
    state = agreed(windows=2, round=3).play("x", "t2")
    assert state.turn == ("red",)
    assert station(state, "x", "red") == 2


def test_a_s19_x_decides_after_the_second_ride_of_a_double_never_between_the_rides() -> None:
    state = play(agreed(doubles=1), "x double", "x t2")
    assert offers(state, "x") == {"t1", "t3"}
    assert refused(state, "x show2") == "not-now"
    state = state.play("x", "t3")
    assert offers(state, "x") == {"show3", "hide"}


@pytest.mark.parametrize(("windows", "asked"), [(2, True), (1, False)])
def test_a_s19_in_a_double_the_second_ride_decides_whether_x_had_to_appear(windows: int, asked: bool) -> None:
    state = play(agreed(doubles=1, windows=windows), "x double", "x t2", "x t3")
    assert ("show3" in offers(state, "x")) is asked


def test_a_s19_x_takes_the_tickets_in_seat_order() -> None:
    state = play(agreed(), "x t2", "x show2")
    for seat in ("red", "blue", "green"):
        assert state.turn == ("x",)
        assert offers(state, "x") == {f"take{seat},{ticket}" for ticket in "tbu"}
        assert refused(state, "x hide") == "not-now", "he must take"
        state = state.play("x", f"take{seat},t")
    assert state.turn == ("red",)


def test_a_s19_x_takes_only_a_type_that_the_detective_still_has() -> None:
    state = play(agreed(tickets={"red": (0, 2, 0), "blue": (1, 0, 1)}), "x t2", "x show2")
    assert offers(state, "x") == {"takered,b"}
    assert refused(state, "x takered,t") == "not-now"
    assert offers(state.play("x", "takered,b"), "x") == {"takeblue,t", "takeblue,u"}


def test_a_s19_x_skips_a_detective_without_tickets() -> None:
    state = play(agreed(tickets={"blue": (0, 0, 0)}), "x t2", "x show2", "x takered,t")
    assert offers(state, "x") == {"takegreen,t", "takegreen,b", "takegreen,u"}
    state = state.play("x", "takegreen,t")
    assert seen_log(state, "blue") == ["x t?", "x show2", "x takered,t", "x takegreen,t"]
    assert state.turn == ("red",)


def test_a_s19_everyone_sees_which_tickets_x_takes() -> None:
    state = play(agreed(), "x t2", "x show2", "x takered,u")
    for viewer in ("red", "blue", None):
        assert seen_log(state, viewer) == ["x t?", "x show2", "x takered,u"]
        assert table(state, viewer).phase == "take"


def test_a_s19_x_can_appear_voluntarily_any_number_of_times() -> None:
    state = agreed()
    for here, there in ((2, 12), (3, 11), (2, 12)):
        state = play(state, f"x t{here}")
        if len(table(state).windows) % 5 != 3:  # the third ride is an appearance anyway
            state = play(state, f"x show{here}", "x takered,u", "x takeblue,u", "x takegreen,u")
        state = play(state, f"red t{there}", f"blue t{there + 10}", f"green t{there + 20}")
    assert held(state, "red")["u"] == 2


def test_a_s19_x_wins_at_once_by_taking_the_last_usable_ticket() -> None:
    last = {"red": (1, 0, 4), "blue": (1, 8, 0), "green": (1, 8, 4)}
    state = play(agreed(tickets=last), "x t2", "x show2", "x takered,t", "x takeblue,t")
    assert state.outcome is None, "green has still to give"
    state = state.play("x", "takegreen,t")
    assert result(state) == ("x", "stuck"), "nobody can move: no pursuit is played"


def test_a_s19_if_one_detective_can_still_move_the_detectives_play_their_phase() -> None:
    last = {"red": (1, 0, 4), "blue": (1, 8, 0), "green": (2, 8, 4)}
    state = play(agreed(tickets=last), "x t2", "x show2", "x takered,t", "x takeblue,t", "x takegreen,t")
    assert (state.outcome, state.turn) == (None, ("green",))


def test_a_s19_with_nobody_to_take_from_the_game_is_decided_right_after_x_appears() -> None:
    nobody = dict.fromkeys(AT, (0, 0, 0))
    state = play(agreed(tickets=nobody), "x t2", "x show2")
    assert result(state) == ("x", "stuck")
    assert seen_log(state, "red") == ["x t2", "x show2"]


def test_a_s19_x_receives_the_ticket_if_ordinary_tickets_are_counted() -> None:
    state = agreed(x_ticket_accounting="counted", stock=(1, 0, 0))
    state = play(state, "x t2", "x show2", "x takered,b", "x takeblue,t", "x takegreen,u")
    assert held(state, "x") == {"t": 1, "b": 1, "u": 1, "k": 0, "double": 0}


def test_a_s19_an_x_who_appeared_is_captured_as_usual() -> None:
    near = board(taxi="1-2 2-3 3-4 11-12 21-22 31-32")
    state = chase(A, near, 1, at={"red": 3}, players=4, voluntary_reveal=True)
    state = play(state, "x t2", "x show2", "x takered,b", "x takeblue,t", "x takegreen,t", "red t2")
    assert result(state) == ("pursuers", "captured")


def test_a_s19_x_may_concede_while_deciding() -> None:
    state = agreed().play("x", "t2")
    assert result(state.play("x", "concede")) == ("pursuers", "conceded")
    assert result(play(state, "x show2", "x concede")) == ("pursuers", "conceded")


def test_a_r16_with_three_people_all_four_pawns_give_a_ticket() -> None:
    wide = board(taxi="1-2 2-3 11-12 21-22 31-32 41-42")
    at = {"red": 11, "blue": 21, "green": 31, "yellow": 41}
    state = chase(A, wide, 1, at=at, players=3, voluntary_reveal=True)
    state = play(state, "x t2", "x show2", *(f"x take{seat},t" for seat in at))
    assert all(held(state, seat)["t"] == 9 for seat in at)
    assert state.turn == ("red", "blue")
