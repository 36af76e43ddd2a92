"""1983: X's appearances, double moves, black tickets and the boat."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound.games.yard.board import load

from .little import A, board, chase, dealt, held, last_window, offers, play, refused, result, seen_log, station, table

# X runs along 1–2–3–4; red shuttles between 8 and 9, far away.
ROAD = board(taxi="1-2 2-3 3-4 8-9", bus="1-2 3-4", underground="2-3")


def visible_after(windows: int, **options: Any) -> bool:
    """Does everybody see X after the ride that fills this window?"""
    state = chase(A, ROAD, 1, at={"red": 8}, windows=windows - 1, players=4, **options).play("x", "t2")
    seen = {station(state, "x", viewer) for viewer in ("red", "green", None)}
    assert seen in ({2}, {None}), "all pursuers and the spectators see the same"
    assert (seen_log(state, "red")[-1] == "x t2") is (seen == {2})
    assert last_window(state).shown is (seen == {2})
    return seen == {2}


def test_a_r9_x_appears_after_moves_3_8_13_18_and_no_other() -> None:
    assert [n for n in range(1, 25) if visible_after(n)] == [3, 8, 13, 18]


def test_a_r9_xs_pawn_stays_on_the_board_until_the_next_move() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, windows=2, round=3, players=4).play("x", "t2")
    assert station(state, "x", "red") == 2
    state = state.play("red", "t9")
    assert station(state, "x", "red") == 2, "he is still there when his turn comes"
    assert table(state, "red").seen == (3, 2)
    state = state.play("x", "t3")
    assert station(state, "x", "red") is None, "with his next move he vanishes"
    assert table(state, "red").seen == (3, 2), "everybody remembers where he was"


def test_a_r9_an_appearance_with_a_black_ticket_shows_the_station_and_the_ticket() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, windows=2, black=1, players=4).play("x", "k2")
    window = last_window(state)
    assert (window.number, window.ticket, window.station) == (3, "k", 2)
    assert seen_log(state, None) == ["x k2"]


def test_a_r9_appearances_count_moves_not_rounds() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=1, windows=1, round=2, players=4)
    state = play(state, "x double", "x t2", "x t3")
    assert table(state).round == 2
    assert last_window(state, "red").number == 3
    assert station(state, "x", "red") == 3, "the third move falls in the second round"


def test_a_r9_x_appears_at_the_end_of_the_game() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, round=22, windows=22, players=4)
    state = play(state, "x t2", "red t9")
    assert result(state) == ("x", "escaped")
    assert station(state, "x", "red") == station(state, "x", None) == 2
    assert seen_log(state, "red") == ["x t2", "red t9"]


def test_a_r10_a_double_is_two_rides_with_two_windows_and_two_tickets() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=2, black=1, players=4)
    state = state.play("x", "double")
    assert held(state, "red") == {"t": 10, "b": 8, "u": 4}
    assert held(state, "x") == {"k": 1, "double": 1}, "one card is handed over, and everybody sees it"
    state = play(state, "x b2", "x u3")
    assert state.turn == ("red",)
    assert [(w.number, w.round, w.ticket, w.double) for w in table(state).windows] == [
        (1, 1, "b", True),
        (2, 1, "u", True),
    ]
    assert station(state, "x") == 3


def test_a_r10_x_has_two_doubles_in_a_game() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=2, players=4)
    state = play(state, "x double", "x t2", "x t3", "red t9", "x double", "x t2", "x t1", "red t8")
    assert held(state, "x")["double"] == 0
    assert "double" not in offers(state, "x")
    assert refused(state, "x double") == "no-double"


def test_a_r10_x_appears_after_the_first_ride_of_a_double_and_the_second_hides_x_again() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=1, windows=2, round=3, players=4)
    state = play(state, "x double", "x t2")
    assert station(state, "x", "red") == 2, "he must show himself"
    state = state.play("x", "t3")
    assert station(state, "x", "red") is None, "and is gone before a detective moves"
    assert seen_log(state, "red") == ["x double", "x t2", "x t?"]
    assert [(w.station, w.shown) for w in table(state, "red").windows] == [(2, True), (None, False)]
    assert table(state, "red").seen == (3, 2)
    assert state.turn == ("red",)


def test_a_r10_x_stays_visible_if_the_second_ride_of_a_double_is_an_appearance() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=1, windows=1, round=2, players=4)
    state = play(state, "x double", "x t2")
    assert station(state, "x", "red") is None
    state = state.play("x", "t3")
    assert station(state, "x", "red") == 3


def test_a_r11_a_black_ticket_pays_for_every_transport() -> None:
    mixed = board(taxi="1-2 8-9", bus="1-3", underground="1-4", ferry="1-5")
    state = chase(A, mixed, 1, at={"red": 8}, black=1, players=4)
    assert offers(state, "x") == {"t2", "b3", "u4", "k2", "k3", "k4", "k5"}


def test_a_r11_a_black_ticket_does_not_show_the_transport() -> None:
    two_ways = board(taxi="1-2 8-9", bus="1-3")
    logs = set()
    for target in (2, 3):
        state = chase(A, two_ways, 1, at={"red": 8}, black=1, players=4).play("x", f"k{target}")
        logs.add(repr(state.view("red")))
        assert seen_log(state, "red") == ["x k?"]
    assert len(logs) == 1, "by taxi or by bus, red sees the very same thing"


def test_a_r11_black_tickets_pay_for_either_or_both_rides_of_a_double() -> None:
    for legs in (("x k2", "x t3"), ("x t2", "x k3"), ("x k2", "x k3")):
        state = chase(A, ROAD, 1, at={"red": 8}, black=2, doubles=1, players=4)
        state = play(state, "x double", *legs)
        assert held(state, "x")["k"] == 2 - sum(" k" in leg for leg in legs)


def test_a_r12_the_boat_goes_one_segment_for_one_black_ticket_both_ways() -> None:
    london = load("london-1983")
    for here, reached in ((194, {157}), (157, {115, 194}), (115, {108, 157}), (108, {115})):
        state = chase(A, london, here, at={"red": 1, "blue": 2, "green": 3}, black=1, players=4)
        by_boat = {int(move[1:]) for move in offers(state, "x") if move[0] == "k"}
        by_land = {n for mode in ("taxi", "bus", "underground") for n in london.links(here).get(mode, ())}
        assert by_boat - by_land == reached
        for target in reached:
            assert {f"{ticket}{target}" for ticket in "tbu"}.isdisjoint(offers(state, "x"))


def test_a_r12_detectives_never_take_the_boat() -> None:
    state = chase(
        A, load("london-1983"), 1, at={"red": 157, "blue": 2, "green": 3}, phase="pursuit:red+blue+green", players=4
    )
    assert not {"t115", "t194", "b115", "u115", "k115", "k194"} & offers(state, "red")
    assert refused(state, "red k115") == "only-x"
    assert refused(state, "red t115") == "not-linked"


def test_a_r12_without_a_black_ticket_there_is_no_boat_for_x_either() -> None:
    state = chase(A, load("london-1983"), 157, at={"red": 1, "blue": 2, "green": 3}, players=4)
    assert refused(state, "x k115") == "no-ticket"
    assert refused(state, "x t115") == "not-linked"


def test_a_s11_there_is_no_appearance_at_move_24_by_default_but_the_option_can_add_it() -> None:
    assert not visible_after(24)
    assert visible_after(24, reveals=(3, 8, 13, 18, 24))
    assert dict(fogbound.find(A).options)["reveals"] == "3,8,13,18"


def test_a_s11_with_both_doubles_used_x_stays_hidden_after_move_24_until_the_end() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, round=22, windows=23, players=4).play("x", "t2")
    assert last_window(state).number == 24
    assert station(state, "x", "red") is None
    state = state.play("red", "t9")
    assert result(state) == ("x", "escaped")
    assert station(state, "x", "red") == 2


def test_a_s12_x_cannot_play_both_doubles_in_one_turn() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=2, players=4).play("x", "double")
    assert refused(state, "x double") == "not-now"
    state = state.play("x", "t2")
    assert "double" not in offers(state, "x")
    assert refused(state, "x double") == "not-now"
    state = state.play("x", "t3")
    assert state.turn == ("red",)


def test_a_s13_x_announces_a_double_before_its_first_ride() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=2, players=4)
    after_a_ride = state.play("x", "t2")
    assert refused(after_a_ride, "x double") == "not-your-turn", "it is too late once he has ridden"
    state = state.play("x", "double")
    assert table(state, "red").phase == "double", "everybody hears it"
    assert seen_log(state, "red") == ["x double"]


# By boat X reaches an island whose only street is held by red; he has one black ticket, so he could not come back.
ISLAND = board(taxi="1-2 2-3 20-21", ferry="1-20")


def test_a_s13_a_first_ride_that_leaves_no_second_is_refused() -> None:
    state = chase(A, ISLAND, 1, at={"red": 21}, black=1, doubles=1, players=4)
    assert "k20" in offers(state, "x"), "as a single ride it is fine"
    state = state.play("x", "double")
    assert offers(state, "x") == {"t2", "k2"}
    assert refused(state, "x k20") == "dead-end"


def test_a_s13_with_a_second_black_ticket_x_can_ride_back() -> None:
    state = chase(A, ISLAND, 1, at={"red": 21}, black=2, doubles=1, players=4).play("x", "double")
    assert "k20" in offers(state, "x")
    state = state.play("x", "k20")
    assert offers(state, "x") == {"k1"}


def test_a_s13_the_double_is_not_offered_when_no_full_pair_exists() -> None:
    state = chase(A, ISLAND, 1, at={"red": 21, "blue": 2}, black=1, doubles=1, players=4)
    assert offers(state, "x") == {"k20"}, "only the boat is left, and it leads nowhere"
    assert refused(state, "x double") == "no-second-leg"


def test_a_s14_a_double_may_end_where_it_began() -> None:
    state = chase(A, ROAD, 1, at={"red": 8}, doubles=1, players=4)
    state = play(state, "x double", "x t2", "x t1")
    assert station(state, "x") == 1
    assert [w.station for w in table(state, "x").windows] == [2, 1]


def test_a_s15_the_boat_looks_like_any_other_black_ride() -> None:
    seen = set()
    for target in (2, 20):
        state = chase(A, ISLAND, 1, at={"red": 3}, black=1, players=4).play("x", f"k{target}")
        seen.add(repr(state.view("red")))
        assert last_window(state, "red").ticket == "k"
    assert len(seen) == 1


def test_a_s17_everyone_knows_how_many_black_tickets_and_doubles_are_left_and_ordinary_ones_are_not_counted() -> None:
    state = dealt(A, 132, 13, 26, 29, players=4)
    for viewer in ("x", "red", None):
        assert dict(table(state, viewer).pawn("x").tickets) == {"k": 3, "double": 2}


# Counted: X pays ordinary tickets out of what he was given and what the detectives handed him.


def counted(stock: tuple[int, int, int], **more: Any) -> fogbound.State:
    settings: dict[str, Any] = {"at": {"red": 8}, "players": 4, "x_ticket_accounting": "counted", **more}
    return chase(A, ROAD, 1, stock=stock, **settings)


def test_a_s18_by_default_x_never_runs_out_of_ordinary_tickets() -> None:
    assert dict(fogbound.find(A).options)["x_ticket_accounting"] == "unlimited"
    state = chase(A, ROAD, 1, at={"red": 8}, players=4)
    for ply in ("x t2", "red t9", "x t1", "red t8", "x t2", "red t9", "x t1", "red t8", "x t2", "red t9", "x t1"):
        state = state.play(*ply.split())
    assert len(table(state).windows) == 6, "more taxi rides than the four tickets he was given"


def test_a_s18_if_tickets_are_counted_x_can_ride_only_with_tickets_in_hand() -> None:
    state = counted((0, 1, 0))
    assert offers(state, "x") == {"b2"}
    assert refused(state, "x t2") == "no-ticket"
    state = state.play("x", "b2")
    assert held(state, "x") == {"t": 0, "b": 0, "u": 0, "k": 0, "double": 0}


def test_a_s18_if_tickets_are_counted_x_receives_the_detectives_used_tickets() -> None:
    state = play(counted((1, 0, 0)), "x t2", "red t9")
    assert held(state, "x")["t"] == 1
    assert offers(state, "x") == {"t1", "t3"}


def test_a_s18_if_tickets_are_counted_x_without_a_usable_ticket_is_trapped() -> None:
    assert result(counted((0, 0, 0))) == ("pursuers", "trapped")
    assert result(counted((0, 0, 5))) == ("pursuers", "trapped"), "no underground stops at 1"
    assert counted((0, 0, 0), black=1).outcome is None, "a black ticket still pays"


def test_a_s18_if_tickets_are_counted_a_double_needs_tickets_for_both_rides() -> None:
    state = counted((1, 0, 0), doubles=1)
    assert "double" not in offers(state, "x"), "one ticket, one ride"
    assert refused(state, "x double") == "no-second-leg"
    state = counted((1, 0, 1), doubles=1).play("x", "double")
    assert offers(state, "x") == {"t2"}
    assert offers(state.play("x", "t2"), "x") == {"u3"}


@pytest.mark.parametrize("viewer", ["x", "red", None])
def test_a_s18_if_tickets_are_counted_everyone_sees_the_count(viewer: str | None) -> None:
    state = play(counted((4, 3, 3)), "x b2", "red t9")
    assert dict(table(state, viewer).pawn("x").tickets) == {"t": 5, "b": 2, "u": 3, "k": 0, "double": 0}
