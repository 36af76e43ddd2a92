"""The words of a refusal. The rules' tests check the codes; these check that nobody can fish for the card."""

from __future__ import annotations

import pytest

from fogbound import Move
from fogbound.games.twenty.position import opening
from fogbound.games.twenty.refusals import ALLOWED, DEALS, TEXT_OF_PHASE, VERBS, refusal
from fogbound.languages.catalogue import reason
from tests.rules.quiz import found

EDITION = found(players=4)
TEXTS = {
    ("choose", "p2", "pick3"): "That number is used. Pick another.",
    ("choose", "p2", "pick21"): "Numbers go from 1 to 20.",
    ("choose", "p2", "pick0"): "Numbers go from 1 to 20.",
    ("choose", "p2", "pick"): "Say which number, from 1 to 20.",
    ("clue", "p3", "speak"): "It is someone else’s turn. You may only buzz.",
    ("clue", "p2", "buzz"): "Speak or pass.",
    ("verdict", "p1", "precise"): "You already asked for the exact name. Say right or wrong.",
    ("verdict", "p1", "pass"): "Say right, wrong or precise.",
    ("clue", "p2", "card7"): "Only the dealer plays card, when it is due.",
    ("clue", "dealer", "speak"): "Only the dealer plays speak, when it is due.",
}


def _refusal(phase: str, seat: str, move: str, card: int = 1) -> str:
    position = opening(EDITION)._replace(phase=phase, card=card, chips=(3,), speaker="p2")
    refused = refusal(EDITION, position, seat, Move.parse(move))
    assert reason(refused, "en") == refused.text, "the catalogue says the very same"
    return refused.text


@pytest.mark.parametrize(("phase", "seat", "move"), TEXTS)
def test_words(phase: str, seat: str, move: str) -> None:
    assert _refusal(phase, seat, move) == TEXTS[phase, seat, move]


@pytest.mark.parametrize(("phase", "verb"), TEXT_OF_PHASE.items())
def test_a_text_that_is_missing_comes_with_an_example(phase: str, verb: str) -> None:
    seat = "p1" if phase == "reply" else "p2"
    text = _refusal(phase, seat, verb)
    assert text.startswith(f"{verb} takes a text of up to ")
    assert text.endswith(ALLOWED[phase])


def test_an_unknown_move_gets_the_list_of_moves() -> None:
    text = _refusal("choose", "p2", "t58")
    assert text.startswith("Twenty questions has no move “t58”; its moves are pick, speak")
    assert all(verb in text for verb in VERBS)


def test_a_refusal_carries_the_seat_and_the_move() -> None:
    refused = refusal(EDITION, opening(EDITION)._replace(phase="clue"), "p2", Move.parse("pick3"))
    assert (refused.code, refused.details) == (
        "not-now",
        {"seat": "p2", "move": "pick3", "said": "refuse-phase", "phase": "clue"},
    )


@pytest.mark.parametrize("phase", ALLOWED)
def test_a_refusal_is_the_same_for_every_card(phase: str) -> None:
    for seat in (*EDITION.seats, "dealer"):
        for verb in (*VERBS, *DEALS, "fly"):
            if not (verb == "buzz" and seat not in ("p1", "p2")):
                assert len({_refusal(phase, seat, verb, card) for card in (1, 2, 3, 4)}) == 1
