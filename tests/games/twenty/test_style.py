"""Remarks on cards that could be better: they are made, and the deck can be played all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.games.twenty.card import Card, Note
from fogbound.games.twenty.style import remarks

from . import sample


def _remarked(*cards: Card) -> list[str]:
    """The codes of all remarks but two, which the sample earns."""
    return [finding.code for finding in remarks(cards) if finding.code not in ("few-facts", "no-reviewer")]


def test_the_sample_gets_no_remarks() -> None:
    assert _remarked(sample.ladder()) == []


@pytest.mark.parametrize(
    ("clue", "code"),
    [
        ("The house needs something to reach its roof.", "not-first-person"),
        ("I am it.", "too-short"),
        ("I am " + "very " * 40 + "long.", "too-long"),
        ("I said “up we go” once.", "quotation"),
        ("I said 'up we go' once.", "quotation"),
        ("I am sold as Climb™ by everybody.", "brand"),
        ("Find me at climb.com if you like.", "brand"),
        ("I have no full stop at my end", "no-full-stop"),
    ],
)
def test_a_clue_that_could_be_better_gets_a_remark(clue: str, code: str) -> None:
    assert code in _remarked(sample.with_clue(2, clue))


def test_an_apostrophe_is_not_a_quotation_mark() -> None:
    english, french = "I'm the painters' friend, and it's true.", "J'aime l'été, et qu'on m'emporte."
    assert _remarked(sample.with_clue(2, english, french)) == []


def test_a_clue_is_not_repeated_within_a_card_or_on_another() -> None:
    twice = sample.with_clue(2, "I lean on the wall of a house in the sun.")
    again = twice.wordings[0].entries[1].replace("sun", "shade")
    both = sample.with_english_clue(twice, 3, again)
    assert _remarked(both) == ["same-clue"]
    assert "same-clue" in _remarked(sample.ladder(), replace(sample.ladder(), id="other"))


def test_more_than_four_aliases_are_too_many() -> None:
    names = ("Steps", "Scaler", "Hoister", "Riser", "Lifter")
    assert _remarked(sample.in_english(sample.ladder(), aliases=names[:4])) == []
    assert _remarked(sample.in_english(sample.ladder(), aliases=names)) == ["many-aliases"]


def test_every_level_has_clues_and_they_are_in_no_order() -> None:
    easy = replace(sample.ladder(), levels=tuple(level and 1 for level in sample.ladder().levels))
    assert _remarked(easy) == ["no-mix", "no-mix", "in-order"]
    clues = iter([1] * 5 + [2] * 5 + [3] * 7)
    rising = replace(sample.ladder(), levels=tuple(level and next(clues) for level in sample.ladder().levels))
    assert _remarked(rising) == ["in-order"]


def test_the_same_number_is_not_a_question_mark_on_too_many_cards() -> None:
    cards = tuple(replace(sample.ladder(), id=f"card-{n}") for n in range(12))
    assert _remarked(*cards).count("habit") > 2
    assert "habit" not in _remarked(*cards[:5])


def test_a_fact_sheet_has_enough_facts_and_does_not_contain_the_answer() -> None:
    assert "few-facts" in [finding.code for finding in remarks((sample.ladder(),))]
    note = Note(True, (("en", ("are you a ladder",)), ("fr", ("grimper",))))
    assert _remarked(replace(sample.ladder(), notes=(note,))) == ["answer-in-facts"]


def test_a_name_is_listed_once_and_a_clue_is_translated() -> None:
    assert _remarked(sample.in_english(sample.ladder(), aliases=("Ladder",))) == ["repeated-name"]
    same = "Me, je, I: both at once."
    assert _remarked(sample.with_clue(2, same, same)) == ["untranslated"]


def test_a_clue_with_a_long_word_of_the_answer_gets_a_remark() -> None:
    card = sample.in_english(sample.ladder(), answer="A rolling ladder")
    giveaway = sample.with_english_clue(card, 2, "I am often rolling along shelves.")
    assert _remarked(giveaway) == ["word-of-answer"]


@pytest.mark.parametrize(("author", "reviewers"), [("Ann", ()), ("Ann", ("Ann",)), ("Ann", ("ann",)), ("", ())])
def test_somebody_else_has_reviewed_a_card(author: str, reviewers: tuple[str, ...]) -> None:
    checked = replace(sample.ladder(), author=author, reviewed_by=(*reviewers, "Ben"))
    assert "no-reviewer" not in [finding.code for finding in remarks((checked,))]
    unchecked = replace(sample.ladder(), author=author, reviewed_by=reviewers)
    assert "no-reviewer" in [finding.code for finding in remarks((unchecked,))]


def test_a_word_of_the_answer_is_no_reject() -> None:
    card = sample.in_english(sample.ladder(), answer="The rope ladder")
    assert _remarked(sample.in_english(card, rejects=("the rope", "A staircase"))) == ["rejected-part"]
    assert _remarked(sample.in_english(card, rejects=("a rope bridge", "Ladders"))) == []
