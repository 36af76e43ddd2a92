"""Twenty questions: one card, from the deal to the last number."""

from __future__ import annotations

import pytest

from .quiz import ALL, answered, card, deck, laid, offers, passed, play, quiz, refused, squares, table


def test_d_r5_the_reader_takes_a_card_and_says_only_its_category() -> None:
    state = quiz()
    assert str(state.view("p1").log[0].move) == "card1"
    for viewer in ("p2", "p3", "p4", None):
        assert str(state.view(viewer).log[0].move) == 'card?,"person"'
        assert table(state, viewer).category == "person"
        assert table(state, viewer).card is None
    held = table(state, "p1").card
    assert held is not None
    assert (held.number, held.answer) == (1, "Ada")


def test_d_r6_the_player_to_the_readers_left_picks_a_number_and_hears_its_clue() -> None:
    state = quiz()
    assert state.turn == ("p2",)
    state = state.play("p2", "pick7")
    assert table(state).chips == (7,)
    assert offers(state, "dealer") == {'clue"This is en clue 7."'}
    state = play(state, 'dealer clue"This is en clue 7."')
    assert [(entry.number, entry.text) for entry in table(state).entries] == [(7, "This is en clue 7.")]


def test_d_r6_a_number_with_a_chip_cannot_be_picked_again() -> None:
    state = passed(quiz(), 7)
    assert offers(state, "p3") == {f"pick{n}" for n in ALL if n != 7}
    assert refused(state, "p3 pick7") == "taken"
    assert refused(state, "p3 pick0") == refused(state, "p3 pick21") == "no-such-number"


def test_d_r7_after_a_wrong_answer_the_next_player_to_the_left_picks_a_number() -> None:
    state = play(quiz(), "p2 pick1")
    assert offers(state, "p2") == {"speak", "pass"}
    state = play(state, "p2 speak")
    assert offers(state, "p2") == {"guess_", "pass"}
    state = play(state, 'p2 guess"Bea"')
    assert state.turn == ("p1",)
    assert offers(state, "p1") == {"right", "wrong", "precise"}
    state = play(state, "p1 wrong")
    assert (state.turn, table(state).phase) == (("p3",), "choose")
    assert table(state).guesses[0].verdict == "wrong"


def test_d_r7_the_turn_goes_round_to_the_left_and_never_to_the_reader() -> None:
    state = quiz()
    turns = []
    for number in range(1, 9):
        turns.append(state.turn[0])
        state = passed(state, number)
    assert turns == ["p2", "p3", "p4", "p2", "p3", "p4", "p2", "p3"]


def test_d_r7_a_card_goes_on_until_someone_is_right_or_no_number_is_left() -> None:
    plain = deck(card("Ada", marks=()), card("Bea", marks=()))
    state = passed(quiz(plain), *range(1, 20))
    assert table(state).phase == "choose"
    assert offers(state, "p3") == {"pick20"}
    state = passed(state, 20)
    assert state.log[-1].move.verb == "open"
    assert table(state).past[0].finder is None


def test_d_r8_a_player_who_picks_a_question_mark_rolls_the_die() -> None:
    state = quiz().play("p2", "pick19")
    assert state.turn == ("dealer",)
    assert offers(state, "dealer") == {f"roll{n}" for n in range(1, 7)}
    assert table(state.play("dealer", "roll2")).entries[0].text == "?"
    assert table(state.play("dealer", "roll2")).die == 2


@pytest.mark.parametrize("face", [4, 5, 6])
def test_d_r8_a_blank_face_ends_the_turn_without_an_answer(face: int) -> None:
    state = play(quiz(), "p2 pick19", f"dealer roll{face}")
    assert (state.turn, table(state).phase) == (("p3",), "choose")


@pytest.mark.parametrize("face", [1, 2, 3])
def test_d_r8_a_question_mark_face_allows_a_question_then_a_reply_and_an_answer(face: int) -> None:
    state = play(quiz(), "p2 pick19", f"dealer roll{face}")
    assert state.turn == ("p2",)
    assert offers(state, "p2") == {"ask_"}
    state = play(state, 'p2 ask"Am I alive?"')
    assert state.turn == ("p1",)
    assert offers(state, "p1") == {"answer_"}
    state = play(state, 'p1 answer"No longer."')
    assert state.turn == ("p2",)
    assert offers(state, "p2") == {"guess_", "pass"}
    talk = table(state, "p4").talks[0]
    assert (talk.seat, talk.question, talk.reply) == ("p2", "Am I alive?", "No longer.")


def asked() -> list[str]:
    return ["p2 pick19", "dealer roll1", 'p2 ask"Am I tall?"', 'p1 answer"Yes."']


def test_d_r8_after_a_failed_question_the_next_player_rolls_instead_of_picking() -> None:
    state = answered(play(quiz(), *asked()), "wrong")
    assert (state.turn, table(state).phase, table(state).investigator) == (("dealer",), "roll", "p3")
    assert offers(state, "dealer") == {f"roll{n}" for n in range(1, 7)}
    assert table(state).chips == (19,), "no chip for a roll"
    blank = state.play("dealer", "roll6")
    assert (blank.turn, table(blank).phase) == (("p4",), "choose")
    again = answered(play(state, "dealer roll1", 'p3 ask"Really?"', 'p1 answer"Yes."'), "wrong", text="Bea")
    assert (table(again).phase, table(again).investigator) == ("roll", "p4")


def test_d_r8_after_a_blank_players_pick_numbers_again() -> None:
    state = play(quiz(), *asked(), "p2 pass", "dealer roll6", "p4 pick1", "p4 pass")
    assert (state.turn, table(state).phase) == (("p2",), "choose")
    state = answered(play(state, "p2 pick2"), "wrong")
    assert (state.turn, table(state).phase) == (("p3",), "choose")


def test_d_r8_a_right_answer_after_a_question_ends_the_card() -> None:
    state = answered(play(quiz(), *asked()), "right")
    assert [ply.move.verb for ply in state.log[-2:]] == ["right", "open"]
    assert squares(state) == {"p1": 1, "p2": 19, "p3": 0, "p4": 0}


def test_d_r9_the_player_to_the_readers_right_reads_next_and_the_old_reader_starts() -> None:
    state = answered(play(quiz(), "p2 pick1"), "right")
    assert str(state.log[-1].move) == 'open"Ada"'
    assert table(state).reader == "p4"
    state = state.play("dealer", "card2")
    assert state.turn == ("p1",)
    assert (table(state).chips, table(state).entries, table(state).guesses) == ((), (), ())
    assert len(offers(state, "p1")) == 20


def test_d_r9_readers_go_round_to_the_right() -> None:
    state = quiz(card=None, finish=999, suns="")
    readers = []
    for number in (1, 2, 3, 4, 1):
        state = state.play("dealer", f"card{number}")
        readers.append(table(state).reader)
        state = answered(play(state, f"{state.turn[0]} pick1"), "right")
    assert readers == ["p1", "p4", "p3", "p2", "p1"]


def test_d_s9_passing_counts_as_a_wrong_answer_after_a_clue_and_after_a_reply() -> None:
    thinking = play(quiz(), "p2 pick1")
    speaking = play(thinking, "p2 speak")
    for state in (thinking, speaking, play(speaking, 'p2 guess"A queen"', "p1 precise")):
        after = play(state, "p2 pass")
        assert (after.turn, table(after).phase) == (("p3",), "choose")
    replied = play(quiz(), *asked(), "p2 pass")
    assert (table(replied).phase, table(replied).investigator) == ("roll", "p3")


def test_d_s11_the_readers_verdict_counts_whatever_the_card_says() -> None:
    state = play(quiz(), "p2 pick1", "p2 speak")
    assert answered(state, "right", text="nonsense").log[-1].move.verb == "open"
    assert table(answered(state, "wrong", text="Ada")).phase == "choose"


def test_d_s11_precise_gives_one_more_try_without_a_new_clue() -> None:
    state = answered(play(quiz(), "p2 pick1"), "precise", text="A mathematician")
    assert state.turn == ("p2",)
    assert offers(state, "p2") == {"guess_", "pass"}
    assert not any(state.moves(seat) for seat in ("p3", "p4")), "nobody cuts in now"
    assert table(state).chips == (1,)
    state = play(state, 'p2 guess"Ada"')
    assert offers(state, "p1") == {"right", "wrong"}
    assert refused(state, "p1 precise") == "asked-already"
    after = play(state, "p1 wrong")
    assert offers(play(after, "p3 pick2", "p3 speak", 'p3 guess"Ada"'), "p1") == {"right", "wrong", "precise"}
    assert [guess.verdict for guess in table(after).guesses] == ["precise", "wrong"]


def test_d_s12_any_question_and_any_reply_are_legal() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll1")
    for question in ("Does my name begin with A?", "x" * 500, "数?"):
        after = state.play("p2", f'ask"{question}"')
        assert after.play("p1", 'answer"I do not know."').turn == ("p2",)
    for empty in ("ask_", "ask", 'ask""', 'ask"  "', f'ask"{"x" * 501}"'):
        assert refused(state, f"p2 {empty}") == "incomplete"
    assert refused(state, "p2 pass") == "not-now"


def test_d_s13_with_the_option_the_next_player_chooses_instead_of_rolling() -> None:
    state = answered(play(quiz(after_failed_question="choose"), *asked()), "wrong")
    assert (state.turn, table(state).phase) == (("p3",), "choose")
    assert play(quiz(after_failed_question="choose"), *asked(), "p2 pass").turn == ("p3",)


def test_d_s14_with_all_numbers_picked_a_chain_of_questions_goes_on_until_a_blank() -> None:
    last = laid(quiz(), chips=tuple(n for n in ALL if n != 19))
    state = play(last, *asked(), "p2 pass")
    assert (table(state).phase, table(state).investigator) == ("roll", "p3")
    chain = play(state, "dealer roll3", 'p3 ask"Am I small?"', 'p1 answer"No."', "p3 pass")
    assert table(chain).phase == "roll"
    over = play(chain, "dealer roll4")
    assert str(over.log[-1].move) == 'open"Ada"'
    assert table(over).past[0].finder is None
    found = answered(play(state, "dealer roll3", 'p3 ask"Am I small?"', 'p1 answer"No."'), "right")
    assert table(found).past[0].points == (("p3", 0), ("p1", 20)), "twenty chips: nothing left for the finder"


def test_d_s14_with_the_option_choose_the_card_is_over_at_once() -> None:
    last = laid(quiz(after_failed_question="choose"), chips=tuple(n for n in ALL if n != 19))
    state = play(last, *asked(), "p2 pass")
    assert str(state.log[-1].move) == 'open"Ada"'


def test_d_s21_clues_stay_on_the_table_and_a_wrong_answer_may_be_repeated() -> None:
    state = answered(play(quiz(), "p2 pick1"), "wrong", text="Bea")
    state = answered(play(state, "p3 pick2"), "wrong", text="Bea")
    assert [entry.number for entry in table(state, "p4").entries] == [1, 2]
    assert all(entry.text for entry in table(state, "p4").entries)
    assert [(guess.seat, guess.text) for guess in table(state).guesses] == [("p2", "Bea"), ("p3", "Bea")]


def test_d_s22_the_dealer_reads_exactly_what_the_card_says() -> None:
    state = quiz().play("p2", "pick5")
    held = table(state, "p1").card
    assert held is not None
    assert offers(state, "dealer") == {f'clue"{held.entries[4]}"'}


def test_d_s26_the_readers_view_has_everything_the_reader_needs() -> None:
    state = play(quiz(), "p2 pick19", "dealer roll1", 'p2 ask"Am I old?"')
    held = table(state, "p1").card
    assert held is not None
    assert (held.answer, len(held.entries), held.facts) == ("Ada", 20, ())
