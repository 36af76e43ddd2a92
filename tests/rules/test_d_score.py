"""Twenty questions: points, the track and the finish; two players; a house reader."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.twenty.rules import TwentyState

from .quiz import ALL, answered, card, deck, found, laid, offers, passed, play, quiz, squares, table, violets

PLAIN = deck(card("Ada", marks=()), card("Bea", marks=()))


def after(chips: int, **options: Any) -> TwentyState:
    """The investigator has just heard the clue that makes it so many chips; p2 is next whatever their number."""
    state = laid(quiz(PLAIN, **options), chips=tuple(range(2, chips + 1)))
    return play(state, f"{state.turn[0]} pick1")


def track(*, at: tuple[int, ...], chips: int = 1, **options: Any) -> TwentyState:
    return laid(after(chips, **options), squares=at)


@pytest.mark.parametrize(("chips", "finder", "reader"), [(1, 19, 1), (12, 8, 12), (19, 1, 19), (20, 0, 20)])
def test_d_r13_twenty_points_are_split_by_the_chips(chips: int, finder: int, reader: int) -> None:
    state = after(chips)
    assert len(table(state).chips) == chips
    scored = answered(state, "right")
    assert squares(scored) == {"p1": reader, "p2": finder, "p3": 0, "p4": 0}
    assert table(scored).past[0].points == (("p2", finder), ("p1", reader))


def test_d_r13_points_are_squares_and_they_add_up() -> None:
    state = answered(track(at=(5, 6, 7, 8), chips=12), "right")
    assert squares(state) == {"p1": 17, "p2": 14, "p3": 7, "p4": 8}


def test_d_r14_the_reader_gets_twenty_points_for_a_card_nobody_finds() -> None:
    state = play(after(20), "p2 pass")
    assert squares(state) == {"p1": 20, "p2": 0, "p3": 0, "p4": 0}
    assert table(state).past[0].points == (("p1", 20),)
    assert squares(answered(after(20), "wrong"))["p1"] == 20
    marks = laid(quiz(), chips=tuple(n for n in ALL if n != 19))
    assert squares(play(marks, "p2 pick19", "dealer roll6"))["p1"] == 20


def test_d_r14_nothing_is_scored_before_the_card_is_opened() -> None:
    state = after(20).play("p2", "pass")
    assert (state.turn, squares(state)["p1"]) == (("dealer",), 0)
    assert offers(state, "dealer") == {'open"Ada"'}


@pytest.mark.parametrize("chips", [1, 12, 20])
def test_d_r15_a_card_found_with_a_violet_chip_earns_ten_and_nothing_for_the_reader(chips: int) -> None:
    state = answered(play(after(chips), "p3 buzz"), "right")
    assert squares(state) == {"p1": 0, "p2": 0, "p3": 10, "p4": 0}
    assert table(state).past[0].points == (("p3", 10), ("p1", 0))


def test_d_r16_pawns_may_share_a_square_and_the_first_at_the_finish_wins() -> None:
    shared = answered(track(at=(0, 0, 19, 0)), "right")
    assert squares(shared) == {"p1": 1, "p2": 19, "p3": 19, "p4": 0}
    won = answered(track(at=(0, 51, 69, 69)), "right")
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.reason) == (("p2",), "finished")
    assert won.outcome.points == (("p1", 0), ("p2", 70), ("p3", 69), ("p4", 69))
    assert (won.turn, table(won).phase) == ((), "over")
    assert str(won.log[-1].move) == 'open"Ada"', "the outcome follows from the opened card"


def test_d_r16_the_reader_may_win_as_well() -> None:
    failed = play(laid(after(20), squares=(50, 0, 0, 0)), "p2 pass")
    assert failed.outcome is not None
    assert failed.outcome.winners == ("p1",)
    shared = answered(track(at=(69, 0, 0, 0)), "right")
    assert shared.outcome is not None
    assert shared.outcome.winners == ("p1",)


def test_d_s6_a_question_mark_counts_as_a_clue() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll6", "p3 pick1")
    assert squares(answered(state, "right")) == {"p1": 2, "p2": 0, "p3": 18, "p4": 0}


def test_d_s7_a_pawn_may_overshoot_the_finish() -> None:
    state = answered(track(at=(0, 60, 0, 0)), "right")
    assert state.outcome is not None
    assert (state.outcome.winners, dict(state.outcome.points)["p2"]) == (("p2",), 70)


def test_d_s7_with_an_exact_finish_a_pawn_that_would_overshoot_stays() -> None:
    over = answered(track(at=(0, 60, 0, 0), exact_finish=True), "right")
    assert over.outcome is None
    assert squares(over) == {"p1": 1, "p2": 60, "p3": 0, "p4": 0}
    exact = answered(track(at=(0, 51, 0, 0), exact_finish=True), "right")
    assert exact.outcome is not None
    assert exact.outcome.winners == ("p2",)
    below = answered(track(at=(0, 50, 0, 0), exact_finish=True), "right")
    assert squares(below)["p2"] == 69


def test_d_s7_a_pawn_that_stays_on_a_sun_gets_nothing_from_it() -> None:
    for on_pass in (True, False):
        state = laid(
            after(1, exact_finish=True, sun_on_pass=on_pass), squares=(0, 60, 0, 0), violets=(True, False, True, True)
        )
        assert "p2" not in violets(answered(state, "right"))


def test_d_s8_if_both_reach_the_finish_on_one_card_the_finder_wins() -> None:
    state = answered(track(at=(69, 69, 0, 0)), "right")
    assert state.outcome is not None
    assert state.outcome.winners == ("p2",)
    assert squares(state)["p1"] == 69, "the game was over before the reader's pawn could move"


def test_d_s24_the_finders_pawn_moves_first_then_the_readers() -> None:
    assert [seat for seat, _ in table(answered(after(3), "right")).past[0].points] == ["p2", "p1"]
    by_violet = answered(play(track(at=(70 - 1, 0, 60, 0)), "p3 buzz"), "right")
    assert by_violet.outcome is not None
    assert by_violet.outcome.winners == ("p3",), "the violet chip has kept the leader from winning"


def test_d_s27_a_wrong_answer_moves_nobody_until_the_card_is_scored() -> None:
    state = answered(after(1), "wrong")
    assert set(squares(state).values()) == {0}
    state = answered(play(state, "p3 pick2"), "right")
    assert squares(state) == {"p1": 2, "p2": 0, "p3": 18, "p4": 0}


def test_d_r17_with_two_players_one_reads_and_the_other_guesses_until_right() -> None:
    state = quiz(players=2)
    for number in (1, 2, 3):
        assert state.turn == ("p2",)
        state = passed(state, number)
    state = play(state, "p2 pick19", "dealer roll6")
    assert state.turn == ("p2",)
    state = play(state, "p2 pick20", "dealer roll1", 'p2 ask"Am I old?"', 'p1 answer"No."', "p2 pass")
    assert (table(state).phase, table(state).investigator) == ("roll", "p2")
    state = answered(play(state, "dealer roll6", "p2 pick4"), "right")
    assert squares(state) == {"p1": 6, "p2": 14}


def test_d_r17_two_players_swap_roles_after_each_card() -> None:
    state = quiz(card=None, players=2)
    for number, reader, other in ((1, "p1", "p2"), (2, "p2", "p1"), (3, "p1", "p2")):
        state = state.play("dealer", f"card{number}")
        assert (table(state).reader, state.turn) == (reader, (other,))
        state = answered(play(state, f"{other} pick1"), "right")


def test_d_r17_violet_chips_are_out_of_play() -> None:
    state = quiz(players=2, suns="1,19")
    assert violets(state) == set()
    thinking = play(state, "p2 pick1")
    assert thinking.moves("p1") == ()
    assert violets(answered(thinking, "right")) == set(), "no sun brings them into play"


def test_d_s28_a_house_reader_sits_last_and_has_neither_pawn_nor_chip() -> None:
    state = quiz(players=3, reader="house")
    assert state.edition.seats == ("p1", "p2", "p3", "house")
    assert state.edition.roles == (("p1",), ("p2",), ("p3",)), "nobody at the table leads the house"
    assert [pawn.seat for pawn in table(state).pawns] == ["p1", "p2", "p3"]
    assert table(state).reader == "house"
    assert str(state.view("house").log[0].move) == "card1"
    assert table(state, "house").card is not None
    assert all(table(state, viewer).card is None for viewer in ("p1", "p2", "p3", None))


def test_d_s28_a_house_reader_stays_and_each_card_starts_one_seat_further_left() -> None:
    state = quiz(card=None, players=3, reader="house", finish=999, suns="")
    first = []
    for number in (1, 2, 3, 4):
        state = state.play("dealer", f"card{number}")
        first.append(state.turn[0])
        assert table(state).reader == "house"
        state = passed(state, 1)
        state = answered(play(state, f"{state.turn[0]} pick2"), "right")
    assert first == ["p1", "p2", "p3", "p1"], "no matter who found the card"


def test_d_s28_turns_skip_the_house() -> None:
    state = quiz(players=3, reader="house")
    turns = []
    for number in range(1, 6):
        turns.append(state.turn[0])
        state = passed(state, number)
    assert turns == ["p1", "p2", "p3", "p1", "p2"]


def test_d_s28_verdicts_and_replies_of_the_house_are_ordinary_plies() -> None:
    state = play(quiz(players=2, reader="house"), "p1 pick19", "dealer roll1", 'p1 ask"Am I old?"')
    assert state.turn == ("house",)
    state = play(state, 'house answer"Yes."', 'p1 guess"Ada"')
    assert offers(state, "house") == {"right", "wrong", "precise"}


def test_d_s28_nobody_gets_the_points_of_the_house() -> None:
    state = answered(after(12, players=3, reader="house"), "right")
    assert squares(state) == {"p1": 8, "p2": 0, "p3": 0}
    assert table(state).past[0].points == (("p1", 8),)
    failed = play(after(20, players=3, reader="house"), "p1 pass")
    assert squares(failed) == {"p1": 0, "p2": 0, "p3": 0}
    assert table(failed).past[0].points == ()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_d_s28_with_a_house_reader_two_players_have_violet_chips(players: int) -> None:
    state = quiz(players=players, reader="house")
    assert violets(state) == set(found(players=players, reader="house").players)
    thinking = play(state, "p1 pick1")
    assert offers(thinking, "p2") == {"buzz"}
    assert thinking.moves("house") == ()
    assert squares(answered(play(thinking, "p2 buzz"), "right"))["p2"] == 10
