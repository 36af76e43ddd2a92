"""The table of twenty questions: public, except for the card in the reader's hand."""

from __future__ import annotations

from fogbound.games.twenty.table import Entry, Guess, Pawn, Talk
from tests.rules.quiz import answered, passed, play, quiz, table


def test_the_card_is_in_the_readers_hand_alone() -> None:
    state = quiz(card=3)
    held = table(state, "p1").card
    assert held is not None
    assert (held.number, held.id, held.answer, len(held.entries)) == (3, "cairo", "Cairo", 20)
    assert [table(state, seat).card for seat in ("p2", "p3", "p4", None)] == [None] * 4
    assert table(state).category == "place"


def test_before_a_deal_there_is_no_card() -> None:
    laid = table(quiz(card=None), "p1")
    assert (laid.card, laid.category, laid.number, laid.phase) == (None, None, 0, "deal")


def test_after_the_game_everyone_sees_the_last_card() -> None:
    over = answered(play(quiz(finish=5, suns=""), "p2 pick1"), "right")
    card = table(over).card
    assert card is not None
    assert card.answer == "Ada"


def test_picked_numbers_show_their_texts_once_they_are_read() -> None:
    picked = quiz().play("p2", "pick4")
    assert table(picked).entries == (Entry(4, None),)
    state = play(passed(quiz(), 4), "p3 pick19", "dealer roll5")
    assert table(state).entries == (Entry(4, "This is en clue 4."), Entry(19, "?"))
    assert (table(state).die, table(state).die_questions) == (5, 3)
    assert table(state).chips == (4, 19)


def test_questions_and_their_replies() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll1", 'p2 ask"Am I old?"')
    assert table(state).talks == (Talk("p2", "Am I old?", None),)
    assert table(play(state, 'p1 answer"Very."')).talks == (Talk("p2", "Am I old?", "Very."),)


def test_answers_and_their_verdicts() -> None:
    state = answered(play(quiz(), "p2 pick1"), "precise")
    assert table(state).guesses == (Guess("p2", "Ada", "precise"),)
    again = play(state, 'p2 guess"Lovelace"')
    assert table(again).guesses == (Guess("p2", "Ada", "precise"), Guess("p2", "Lovelace", None))


def test_a_new_card_clears_the_table_and_keeps_the_past() -> None:
    state = answered(play(quiz(), "p2 pick1"), "right")
    assert table(state).past[0].answer == "Ada"
    dealt = play(state, "dealer card2")
    laid = table(dealt)
    assert (laid.number, laid.entries, laid.guesses, laid.talks, laid.die) == (2, (), (), (), None)
    assert len(laid.past) == 1


def test_pawns_show_squares_and_violet_chips() -> None:
    state = answered(play(quiz(players=3), "p2 pick1"), "right")
    assert table(state).pawns == (Pawn("p1", 1, True), Pawn("p2", 19, True), Pawn("p3", 0, True))
    cut = play(quiz(players=3), "p2 pick1", "p3 buzz")
    assert not table(cut).pawn("p3").violet
    assert table(cut).speaker == "p3"


def test_tables_of_cards_of_a_category_look_alike_until_one_is_opened() -> None:
    one, other = (table(passed(quiz(card=number), 1, 2), "p3") for number in (1, 2))
    assert one == other
