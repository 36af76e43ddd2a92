"""Legal moves of twenty questions, and what each does, as functions of a position."""

from __future__ import annotations

import pytest

from fogbound import BadNotation, Move
from fogbound.game import DEALER, HIDDEN, Secret
from fogbound.games.twenty.position import Position, opening
from fogbound.games.twenty.rules import BUZZ, GUESS, PASS, RIGHT, SPEAK, WRONG, after, legal, may_buzz, start
from tests.rules.quiz import found, quiz

EDITION = found(players=4)
THINKING = opening(EDITION)._replace(phase="clue", card=1, number=1, chips=(1,), dealt=(1,))


def _texts(position: Position) -> list[str]:
    return [str(move) for move in legal(EDITION, position)]


@pytest.mark.parametrize(
    ("change", "moves"),
    [
        ({"phase": "deal", "dealt": ()}, ["card1", "card2", "card3", "card4"]),
        ({"phase": "deal", "dealt": (2, 4)}, ["card1", "card3"]),
        ({"phase": "deal", "dealt": (2, 4, 1, 3)}, ["card1", "card2", "card4"]),
        ({"phase": "choose", "chips": tuple(range(1, 19))}, ["pick19", "pick20"]),
        ({"phase": "read", "chips": (2,)}, ['clue"This is en clue 2."']),
        ({"phase": "read", "chips": (2, 19)}, [f"roll{face}" for face in range(1, 7)]),
        ({"phase": "roll"}, [f"roll{face}" for face in range(1, 7)]),
        ({"phase": "clue"}, ["speak", "pass"]),
        ({"phase": "answer"}, ["guess_", "pass"]),
        ({"phase": "verdict"}, ["right", "wrong", "precise"]),
        ({"phase": "verdict", "pressed": True}, ["right", "wrong"]),
        ({"phase": "ask"}, ["ask_"]),
        ({"phase": "reply"}, ["answer_"]),
        ({"phase": "open"}, ['open"Ada"']),
    ],
)
def test_moves_of_every_phase(change: dict[str, object], moves: list[str]) -> None:
    assert _texts(THINKING._replace(**change)) == moves  # type: ignore[arg-type]


def test_who_may_cut_in() -> None:
    assert [seat for seat in EDITION.seats if may_buzz(EDITION, THINKING, seat)] == ["p3", "p4"]
    spent = THINKING._replace(violets=(True, True, False, True))
    assert [seat for seat in EDITION.seats if may_buzz(EDITION, spent, seat)] == ["p4"]
    assert not may_buzz(EDITION, THINKING._replace(phase="answer"), "p3")
    assert not may_buzz(EDITION, THINKING, DEALER)
    house = found(players=2, reader="house")
    assert not may_buzz(house, opening(house)._replace(phase="clue"), "house")


def test_a_player_who_cuts_in_answers_and_pays_with_their_chip() -> None:
    cut = after(EDITION, THINKING, "p3", BUZZ)
    assert (cut.phase, cut.speaker, cut.violets) == ("answer", "p3", (True, True, False, True))
    failed = after(EDITION, cut, "p3", PASS)
    assert (failed.phase, failed.turn, failed.speaker) == ("clue", ("p2",), None), "the investigator thinks on"


def test_a_wrong_answer_ends_the_turn() -> None:
    spoken = after(EDITION, THINKING, "p2", SPEAK)
    judged = after(EDITION, spoken, "p2", Move("guess", ("Bea",)))
    assert (spoken.turn, judged.turn) == (("p2",), ("p1",))
    pressed = after(EDITION, judged, "p1", Move("precise"))
    assert (pressed.phase, pressed.pressed) == ("answer", True)
    wrong = after(EDITION, judged, "p1", WRONG)
    assert (wrong.phase, wrong.investigator, wrong.speaker) == ("choose", "p3", None)
    assert after(EDITION, judged, "p1", RIGHT).phase == "open"


def test_the_reader_is_skipped() -> None:
    last = THINKING._replace(investigator="p4")
    assert after(EDITION, last, "p4", PASS).investigator == "p2"


def test_a_card_without_free_numbers_is_opened() -> None:
    full = THINKING._replace(chips=tuple(range(1, 21)))
    assert after(EDITION, full, "p2", PASS).phase == "open"


def test_the_die_decides_about_a_question() -> None:
    reading = THINKING._replace(phase="read", chips=(19,))
    asked = after(EDITION, reading, DEALER, Move("roll", (3,)))
    assert (asked.phase, asked.turn) == ("ask", ("p2",))
    blank = after(EDITION, reading, DEALER, Move("roll", (4,)))
    assert (blank.phase, blank.turn) == ("choose", ("p3",))


@pytest.mark.parametrize(("option", "phase"), [(False, "answer"), (True, "clue")])
def test_after_a_reply_players_may_cut_in_only_with_the_option(option: bool, phase: str) -> None:
    edition = found(players=4, violet_after_question=option)
    replied = after(edition, THINKING._replace(phase="reply"), "p1", Move("answer", ("Yes.",)))
    assert (replied.phase, replied.asked, replied.turn) == (phase, True, ("p2",))


@pytest.mark.parametrize(("option", "phase"), [("roll", "roll"), ("choose", "choose")])
def test_after_a_failed_question_the_next_player_rolls_or_chooses(option: str, phase: str) -> None:
    edition = found(players=4, after_failed_question=option)
    answering = THINKING._replace(phase="answer", asked=True, speaker="p2")
    failed = after(edition, answering, "p2", PASS)
    assert (failed.phase, failed.investigator, failed.asked) == (phase, "p3", False)


def test_a_deal_counts_cards_and_begins_again_when_all_were_dealt() -> None:
    waiting = THINKING._replace(phase="deal", dealt=(2, 4, 1, 3), number=4)
    dealt = after(EDITION, waiting, DEALER, Move("card", (2,)))
    assert (dealt.phase, dealt.card, dealt.number, dealt.dealt) == ("choose", 2, 5, (3, 2))


def test_everyone_hears_the_category_and_the_reader_sees_the_card() -> None:
    state = quiz(card=3)
    assert state.log[0].secret == Secret(frozenset({"p1"}), Move("card", (HIDDEN, "place")))
    assert state.play("p2", "pick1").log[1].secret is None


def test_a_state_offers_moves_to_the_turn_and_buzzes_to_others() -> None:
    state = quiz().play("p2", "pick1")
    thinking = state.play(DEALER, state.moves(DEALER)[0])
    assert thinking.moves("p2") == (SPEAK, PASS)
    assert thinking.moves("p3") == (BUZZ,)
    assert thinking.moves("p1") == ()
    assert thinking.play("p2", "speak").moves("p2") == (GUESS, PASS)


def test_a_game_starts_at_the_beginning_only() -> None:
    assert start(EDITION).position == opening(EDITION)
    with pytest.raises(BadNotation, match="has no position lines: a game starts at the beginning"):
        start(EDITION, "p1@30")
