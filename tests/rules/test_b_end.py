"""2017: capture, the last round, stuck detectives with and without police, and giving up."""

from __future__ import annotations

from typing import Any

import fogbound
from fogbound.catalog import find_chase

from .little import B, board, chase, held, offers, play, refused, result, seen_log, station, table

NONE = (0, 0, 0)
CORNER = board(taxi="1-2 2-4 3-4 8-9 5-6", bus="2-4")


def test_b_r8_x_without_a_free_station_has_lost() -> None:
    state = chase(B, CORNER, 1, at={"red": 4}, phase="pursuit:red", players=3).play("red", "t2")
    assert result(state) == ("pursuers", "trapped")


def test_b_r14_a_detective_on_xs_station_ends_it_at_once() -> None:
    state = chase(B, CORNER, 1, at={"red": 4, "blue": 8, "bobby1": 5}, players=3)
    state = play(state, "x t2", "red t2")
    assert result(state) == ("pursuers", "captured")
    assert state.outcome is not None
    assert state.outcome.winners == ("red", "blue", "bobby1", "bobby2")


def test_b_r14_a_policeman_captures_like_a_detective() -> None:
    state = chase(B, CORNER, 1, at={"bobby2": 4, "red": 8}, players=3)
    state = play(state, "x t2", "bobby2 b2")
    assert result(state) == ("pursuers", "captured")
    assert station(state, "x", "red") == 2


def test_b_s14_a_visible_x_is_captured_the_same_way() -> None:
    state = chase(B, CORNER, 1, at={"red": 4}, windows=2, round=3, players=3).play("x", "t2")
    assert station(state, "x", "red") == 2
    assert result(state.play("red", "t2")) == ("pursuers", "captured")


def test_b_r15_x_wins_at_the_end_of_round_22_after_everyone_has_moved() -> None:
    state = chase(B, CORNER, 8, at={"red": 4, "bobby1": 5}, round=22, windows=21, players=3)
    state = play(state, "x t9", "red t2")
    assert (state.outcome, state.turn) == (None, ("bobby1",)), "one pursuer has still to move"
    assert result(state.play("bobby1", "t6")) == ("x", "escaped")


def test_b_r15_x_wins_when_no_detective_can_move() -> None:
    state = chase(B, CORNER, 8, at={"red": 4, "blue": 6}, tickets={"red": (1, 8, 4), "blue": NONE}, players=3)
    assert result(play(state, "x t9", "red t3")) == ("x", "stuck"), "no bus stops at 3"


def test_b_s5_x_wins_when_all_detectives_are_stuck_even_if_the_police_can_move() -> None:
    state = chase(B, CORNER, 8, at={"red": 4, "bobby1": 5}, tickets={"red": (1, 0, 0), "blue": NONE}, players=3)
    state = play(state, "x t9", "red t3", "bobby1 t6")
    assert result(state) == ("x", "stuck"), "though the policeman could go on for ever"


def test_b_s5_with_the_option_the_hunt_goes_on_while_a_policeman_can_move() -> None:
    assert dict(find_chase(B).options)["stuck_counts_police"] == "false"
    at, tickets = {"red": 4, "bobby1": 5}, {"red": (1, 0, 0), "blue": NONE}
    state = chase(B, CORNER, 8, at=at, tickets=tickets, players=3, stuck_counts_police=True)
    state = play(state, "x t9", "red t3", "bobby1 t6")
    assert (state.outcome, state.turn, table(state).round) == (None, ("x",), 2)
    state = state.play("x", "t8")
    assert state.turn == ("bobby1",), "he hunts alone"


def test_b_s5_with_the_option_x_wins_once_the_police_cannot_move_either() -> None:
    state = chase(
        B, CORNER, 8, at={"red": 4}, tickets={"red": (1, 0, 0), "blue": NONE}, players=3, stuck_counts_police=True
    )
    assert result(play(state, "x t9", "red t3")) == ("x", "stuck")


def test_b_s6_endings_are_checked_at_the_end_of_the_phase_in_the_order_of_1983() -> None:
    last = {"red": (1, 0, 0), "blue": NONE}
    both = chase(B, CORNER, 1, at={"red": 4}, tickets=last, phase="pursuit:red", players=3)
    assert result(both.play("red", "t2")) == ("x", "stuck"), "(1) stuck detectives before (3) a trapped X"
    late = chase(B, CORNER, 8, at={"red": 4}, tickets=last, phase="pursuit:red", round=22, players=3)
    assert result(late.play("red", "t3")) == ("x", "stuck"), "(1) before (2) the round limit"
    limit = chase(B, CORNER, 1, at={"red": 4}, phase="pursuit:red", round=22, windows=22, players=3)
    assert result(limit.play("red", "t2")) == ("x", "escaped"), "(2) before (3)"


def test_b_s6_endings_are_checked_only_after_the_police_have_moved() -> None:
    state = chase(B, CORNER, 1, at={"red": 3, "bobby1": 4}, tickets={"red": NONE, "blue": NONE}, players=3)
    state = state.play("x", "t2")
    assert (state.outcome, state.turn) == (None, ("bobby1",)), "the phase is played to its end"
    assert result(state.play("bobby1", "t2")) == ("pursuers", "captured")


def test_b_s6_a_detective_blocked_only_by_other_pawns_does_not_count_as_stuck() -> None:
    pair = board(taxi="1-2 8-9")
    state = chase(B, pair, 8, at={"red": 1, "blue": 2}, players=3).play("x", "t9")
    assert (state.outcome, state.turn) == (None, ("x",))


def test_b_s17_the_side_that_concedes_loses() -> None:
    state = chase(B, CORNER, 1, at={"red": 4, "bobby1": 5}, players=3)
    assert result(state.play("x", "concede")) == ("pursuers", "conceded")
    hunt = state.play("x", "t2")
    assert result(hunt.play("red", "concede")) == ("x", "conceded")
    assert result(hunt.play("bobby1", "concede")) == ("x", "conceded")
    assert refused(hunt, "x concede") == "not-your-turn"


def test_b_s19_everyone_sees_the_whole_log_at_the_end() -> None:
    state = chase(B, CORNER, 1, at={"red": 3}, black=1, players=3)
    state = play(state, "x k2", "red t4", "x t1")
    assert seen_log(state, "red") == ["x k?", "red t4", "x t?"]
    state = state.play("red", "concede")
    for viewer in ("red", "blue", "bobby2", None):
        assert seen_log(state, viewer) == ["x k2", "red t4", "x t1", "red concede"]
        assert [w.station for w in table(state, viewer).windows] == [2, 1]
        assert station(state, "x", viewer) == 1


# The game for two: one purse for both detectives.


def for_two(**more: Any) -> fogbound.State:
    settings: dict[str, Any] = {"players": 2, **more}
    return chase(B, CORNER, 8, **settings)


def test_b_r16_two_detectives_and_two_police_against_x() -> None:
    edition = find_chase(B, players=2)
    assert edition.seats == ("x", "red", "blue", "bobby1", "bobby2")
    start = table(fogbound.start(edition))
    assert start.pooled
    for seat in ("red", "blue"):
        assert dict(start.pawn(seat).tickets) == {"t": 22, "b": 16, "u": 8}, "the pool, shown at either"
    assert start.pawn("bobby1").tickets == ()


def test_b_r16_either_detective_pays_from_the_pool() -> None:
    state = play(for_two(at={"red": 4, "blue": 5}), "x t9", "red t3", "blue t6")
    assert held(state, "red") == held(state, "blue") == {"t": 20, "b": 16, "u": 8}


def test_b_r16_the_last_ticket_of_the_pool_used_by_one_blocks_the_other() -> None:
    state = for_two(at={"red": 4, "blue": 5, "bobby1": 1}, pool=(1, 0, 0)).play("x", "t9")
    assert state.turn == ("red", "blue", "bobby1"), "either may have it"
    state = state.play("blue", "t6")
    assert state.turn == ("bobby1",), "red is left without"
    assert refused(state, "red t3") == "not-your-turn"


def test_b_r16_all_four_move_in_any_order() -> None:
    at = {"red": 4, "blue": 5, "bobby1": 2}
    state = for_two(at=at).play("x", "t9")
    assert state.turn == ("red", "blue", "bobby1")
    assert play(state, "bobby1 t1", "blue t6", "red t3").turn == ("x",)


def test_b_s15_detectives_are_stuck_if_the_pool_has_no_ticket_they_can_use() -> None:
    # Red stands where only taxis stop, blue at a bus stop: one bus ticket in the pool keeps the hunt going.
    state = for_two(at={"red": 3, "blue": 4}, pool=(0, 2, 0)).play("x", "t9")
    assert state.turn == ("blue",)
    state = state.play("blue", "b2")
    assert state.outcome is None
    state = play(state, "x t8", "blue b4")
    assert result(state) == ("x", "stuck"), "the pool is empty"


def test_b_s15_a_pool_that_no_detective_can_use_counts_as_empty() -> None:
    state = for_two(at={"red": 3, "blue": 5, "bobby1": 2}, pool=(0, 16, 8)).play("x", "t9")
    assert state.turn == ("bobby1",)
    assert result(state.play("bobby1", "t1")) == ("x", "stuck")


def test_b_s16_all_four_pawns_take_d_cards() -> None:
    edition = find_chase(B, players=2)
    assert edition.deals == (
        ("red", "detectives"),
        ("blue", "detectives"),
        ("bobby1", "detectives"),
        ("bobby2", "detectives"),
        ("x", "x"),
    )
    state = fogbound.start(edition)
    for seat, card in (("red", 13), ("blue", 26), ("bobby1", 29), ("bobby2", 34)):
        state = state.play("dealer", f"deal{card}")
        assert station(state, seat, None) == card


def test_b_r16_all_other_rules_stay_the_same_for_two_people() -> None:
    two, three = find_chase(B, players=2), find_chase(B, players=3)
    assert (two.seats, two.black, two.doubles, two.max_rounds, two.reveals, two.groups) == (
        three.seats,
        three.black,
        three.doubles,
        three.max_rounds,
        three.reveals,
        three.groups,
    )
    assert not three.pooled
    state = for_two(at={"red": 4}).play("x", "t9")
    assert offers(state, "red") == {"t2", "b2", "t3"}
