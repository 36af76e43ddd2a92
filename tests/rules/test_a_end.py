"""1983: how the game ends, and in which order the endings are checked."""

from __future__ import annotations

import pytest

import fogbound
from fogbound import Match

from .little import A, board, chase, held, offers, play, refused, result, seen_log, station, table

NONE = (0, 0, 0)
# X's corner 1 – 2, and red's street 3 – 4 – 2.
CORNER = board(taxi="1-2 2-4 3-4 8-9", bus="2-4")


def test_a_r13_a_detective_who_arrives_on_x_wins_for_all_at_once() -> None:
    state = chase(A, CORNER, 1, at={"red": 4, "blue": 8}, players=4)
    state = play(state, "x t2", "red t2")
    assert result(state) == ("pursuers", "captured")
    assert state.outcome is not None
    assert state.outcome.winners == ("red", "blue", "green")
    assert state.turn == (), "blue does not move any more"
    assert station(state, "x", "blue") == station(state, "x", None) == 2, "X must show himself"
    assert held(state, "red")["t"] == 9, "the capturing ride is paid like any other"


def test_a_r13_only_the_station_where_x_is_now_counts_not_an_earlier_one() -> None:
    state = chase(A, board(taxi="1-2 1-7 2-4"), 2, at={"red": 4}, players=4)
    state = play(state, "x t1", "red t2")
    assert state.outcome is None, "he has left 2"
    assert station(state, "red") == 2
    assert station(state, "x", "red") is None


def test_a_r13_a_visible_x_is_captured_the_same_way() -> None:
    state = chase(A, CORNER, 1, at={"red": 4}, windows=2, round=3, players=4).play("x", "t2")
    assert station(state, "x", "red") == 2
    assert offers(state, "red") == {"t2", "b2", "t3"}
    assert result(state.play("red", "b2")) == ("pursuers", "captured")


def test_a_r13_a_detectives_legal_moves_do_not_depend_on_where_x_hides() -> None:
    for x in (1, 2):
        state = chase(A, CORNER, x, at={"red": 4}, phase="pursuit:red", players=4, windows=1)
        assert offers(state, "red") == {"t2", "b2", "t3"}


def test_a_r14_x_wins_when_no_detective_can_move() -> None:
    state = chase(A, CORNER, 8, at={"red": 3}, tickets={"red": (1, 8, 4), "blue": NONE, "green": NONE}, players=4)
    state = play(state, "x t9", "red t4")
    assert state.outcome is None, "red holds bus tickets, and a bus leaves 4"
    state = play(state, "x t8", "red b2")
    assert state.outcome is None, "a bus goes back"
    state = chase(A, CORNER, 8, at={"red": 4}, tickets={"red": (1, 8, 4), "blue": NONE, "green": NONE}, players=4)
    state = play(state, "x t9", "red t3")
    assert result(state) == ("x", "stuck"), "bus and underground tickets are of no use at 3"
    assert station(state, "red") == 3, "he stays where he last arrived"


def test_a_r14_x_wins_at_the_latest_after_round_22() -> None:
    state = chase(A, CORNER, 8, at={"red": 3}, round=22, windows=21, players=4)
    state = play(state, "x t9", "red t4")
    assert result(state) == ("x", "escaped")


def test_a_r14_twenty_two_tickets_last_twenty_two_rounds() -> None:
    loop = board(taxi="1-2 8-9", bus="1-2", underground="1-2")
    state = chase(A, loop, 8, at={"red": 1}, players=4)
    for n in range(22):
        assert table(state).round == n + 1
        state = state.play("x", f"t{9 - n % 2}")
        state = state.play("red", f"{'t' * 10 + 'b' * 8 + 'u' * 4}"[n] + str(2 - n % 2))
    assert held(state, "red") == {"t": 0, "b": 0, "u": 0}
    assert result(state) == ("x", "stuck"), "the last ticket is gone: nobody can move"


def test_a_r15_everyone_can_see_xs_whole_path_when_the_game_is_over() -> None:
    state = chase(A, CORNER, 1, at={"red": 3}, black=1, players=4)
    state = play(state, "x t2", "red t4", "x k1", "red concede")
    path = ["x t2", "red t4", "x k1", "red concede"]
    for viewer in ("x", "red", "green", None):
        assert seen_log(state, viewer) == path
        assert [(w.ticket, w.station) for w in table(state, viewer).windows] == [("t", 2), ("k", 1)]


def test_a_r15_the_detectives_cannot_see_xs_path_before_the_end() -> None:
    state = play(chase(A, CORNER, 1, at={"red": 3}, players=4), "x t2", "red t4")
    assert [w.station for w in table(state, "red").windows] == [None]


def test_a_s4_x_without_a_free_station_loses_at_once() -> None:
    state = chase(A, CORNER, 1, at={"red": 4}, phase="pursuit:red", players=4)
    state = state.play("red", "t2")
    assert result(state) == ("pursuers", "trapped")
    assert state.turn == ()
    assert station(state, "x", "red") == 1


def test_a_s4_x_can_lose_as_soon_as_the_start_cards_are_dealt() -> None:
    star = board(taxi="1-2 2-3 8-9")
    state = fogbound.start(fogbound.find(A, board=star, players=4))
    state = play(state, "dealer deal1", "dealer deal2", "dealer deal8", "dealer deal9")
    assert result(state) == ("pursuers", "trapped")


def test_a_s4_x_is_not_trapped_if_a_boat_is_left() -> None:
    harbour = board(taxi="1-2 2-3 8-9", ferry="1-8")
    held_in = {"red": 2}
    assert result(chase(A, harbour, 1, at=held_in, players=4)) == ("pursuers", "trapped")
    assert offers(chase(A, harbour, 1, at=held_in, black=1, players=4), "x") == {"k8"}


def test_a_s8_stuck_detectives_are_checked_for_only_when_their_phase_ends() -> None:
    # Red spends his last ticket; blue still has to move, spends his last too, and only then it is decided.
    tickets = {"red": (1, 0, 0), "blue": (1, 0, 0), "green": NONE}
    two = board(taxi="1-2 2-3 5-6 8-9")
    state = chase(A, two, 8, at={"red": 1, "blue": 5}, tickets=tickets, players=4)
    state = play(state, "x t9", "red t2")
    assert state.outcome is None
    state = state.play("blue", "t6")
    assert result(state) == ("x", "stuck"), "without another move of X"


def test_a_s8_a_detective_blocked_by_other_pawns_does_not_count_as_stuck() -> None:
    # Red and blue block each other in a dead end; they hold tickets, so the hunt goes on.
    pair = board(taxi="1-2 8-9")
    state = chase(A, pair, 8, at={"red": 1, "blue": 2}, players=4).play("x", "t9")
    assert (state.outcome, state.turn, table(state).round) == (None, ("x",), 2)


def test_a_s8_stuck_detectives_1_come_before_the_round_limit_2() -> None:
    state = chase(A, CORNER, 8, at={"red": 4}, tickets={"red": (1, 0, 0)}, round=22, windows=22, players=4)
    assert result(play(state, "x t9", "red t3")) == ("x", "stuck")


def test_a_s8_stuck_detectives_1_come_before_a_trapped_x_3() -> None:
    state = chase(A, CORNER, 1, at={"red": 4}, tickets={"red": (1, 0, 0)}, phase="pursuit:red", players=4)
    assert result(state.play("red", "t2")) == ("x", "stuck"), "both sides are stuck: X wins"


def test_a_s8_the_round_limit_2_comes_before_a_trapped_x_3() -> None:
    state = chase(A, CORNER, 1, at={"red": 4}, phase="pursuit:red", round=22, windows=22, players=4)
    assert result(state.play("red", "t2")) == ("x", "escaped")


def test_a_s8_the_detectives_play_their_last_phase_before_x_wins() -> None:
    state = chase(A, CORNER, 1, at={"red": 4}, round=22, windows=21, players=4).play("x", "t2")
    assert (state.outcome, state.turn) == (None, ("red",))
    assert result(state.play("red", "t2")) == ("pursuers", "captured")


def test_a_s9_the_game_ends_after_round_22_even_with_tickets_left() -> None:
    state = chase(A, CORNER, 8, at={"red": 3}, round=22, windows=21, players=4)
    state = play(state, "x t9", "red t4")
    assert sum(held(state, "red").values()) == 21
    assert result(state) == ("x", "escaped")


@pytest.mark.parametrize("limit", [1, 2, 22, 30])
def test_a_s9_an_option_sets_the_number_of_rounds(limit: int) -> None:
    state = chase(A, CORNER, 8, at={"red": 3}, round=limit, max_rounds=limit, players=4)
    state = state.play("x", "t9")
    assert state.outcome is None
    assert result(state.play("red", "t4")) == ("x", "escaped")


def test_a_s10_the_limit_counts_rounds_so_x_can_log_24_stations() -> None:
    loop = board(taxi="1-2 8-9", bus="1-2", underground="1-2")
    state = chase(A, loop, 8, at={"red": 1}, tickets={"red": (30, 0, 0)}, doubles=2, players=4)
    here = 8
    for n in range(22):
        legs = 2 if n in (4, 11) else 1
        if legs == 2:
            state = state.play("x", "double")
        for _ in range(legs):
            here = 17 - here
            state = state.play("x", f"t{here}")
        assert state.outcome is None
        state = state.play("red", f"t{2 - n % 2}")
    assert result(state) == ("x", "escaped")
    assert [w.number for w in table(state).windows] == list(range(1, 25))
    assert [w.round for w in table(state).windows][-1] == 22


def test_a_s22_either_side_may_concede_and_loses() -> None:
    state = chase(A, CORNER, 1, at={"red": 3}, players=4)
    assert "concede" in map(str, state.moves("x"))
    assert result(state.play("x", "concede")) == ("pursuers", "conceded")
    hunted = state.play("x", "t2")
    assert "concede" in map(str, hunted.moves("red"))
    assert result(hunted.play("red", "concede")) == ("x", "conceded")


def test_a_s22_only_seats_in_turn_can_concede() -> None:
    state = chase(A, CORNER, 1, at={"red": 3, "blue": 8}, players=4)
    assert refused(state, "red concede") == "not-your-turn"
    hunted = state.play("x", "t2")
    assert refused(hunted, "x concede") == "not-your-turn"
    assert refused(hunted, "blue concede") == "not-your-turn"
    during = chase(A, CORNER, 1, at={"red": 3}, doubles=1, players=4).play("x", "double")
    assert result(during.play("x", "concede")) == ("pursuers", "conceded")


def test_a_nothing_can_be_played_once_the_game_is_over() -> None:
    state = chase(A, CORNER, 1, at={"red": 3}, players=4).play("x", "concede")
    for seat in ("x", "red"):
        assert state.moves(seat) == ()
        assert refused(state, f"{seat} t2") == "game-over"


def test_a_the_seed_is_opened_only_when_the_game_is_over() -> None:
    match = Match(fogbound.start(fogbound.find(A, players=4)), b"a fixed seed")
    assert match.seed is None
    match.submit("x", "concede", match.ply)
    assert match.seed == b"a fixed seed"
