"""From the phrases of a question to one truth, and the reason that goes with it."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.fact_sheet import Truth
from fogbound.house.question import take_apart
from fogbound.house.reasoning import truth_of

YEAR = 2026


def _truth(name: str, question: str, language: str = "en") -> tuple[Truth | None, str]:
    card = house.cards()[name]
    return truth_of(card, take_apart(card, question, language), YEAR)


@pytest.mark.parametrize(
    ("name", "question", "truth", "reason"),
    [
        ("mars", "Are you a planet?", True, "fact"),
        ("mars", "Are you a city?", False, "fact"),
        ("octopus", "Are you alive?", True, "fact"),
        ("mars", "Are you a flibbertigibbet?", None, "words"),
        ("mars", "Are you a place?", True, "category"),
        ("mars", "Are you a thing?", False, "category"),
        ("octopus", "Are you bigger than an elephant?", False, "size"),
        ("marie-curie", "Were you born before 1900?", True, "fact"),
        ("marie-curie", "Were you born between 1800 and 1900 or after 1950?", None, "words"),
        ("pele", "Were you married to a king or an emperor?", None, "silent"),
        ("mozart", "Are you a king or a composer?", True, "fact"),
        ("venice", "Is it a city or a country in Spain?", False, "fact"),  # what stands beside must hold, too
        ("venice", "Is it a city or a country in Italy?", True, "fact"),
    ],
)
def test_a_truth_comes_with_its_reason(name: str, question: str, truth: Truth | None, reason: str) -> None:
    assert _truth(name, question) == (truth, reason)


CURIE = "marie-curie"


@pytest.mark.parametrize(
    ("question", "truth"),
    [
        ("Are you a woman?", True),
        ("Are you not a woman?", False),
        ("Are you a man?", False),
        ("Are you a man or a scientist?", True),
        ("Are you a woman and a scientist?", True),
        ("Are you a woman and a singer?", "partly"),
        ("Are you a female scientist?", True),
        ("Are you a singer?", False),
        ("Are you a flamenco singer?", False),
        ("Was your father famous?", None),
    ],
)
def test_and_or_not_and_relatives(question: str, truth: Truth | None) -> None:
    assert _truth(CURIE, question)[0] == truth


@pytest.mark.parametrize(
    ("question", "truth"),
    [("Were you a mother?", True), ("Were you a father?", False), ("Did you have a husband?", True)],
)
def test_family_words_have_a_gender(question: str, truth: Truth | None) -> None:
    assert _truth(CURIE, question)[0] == truth


def test_the_same_question_in_french() -> None:
    assert _truth(CURIE, "Êtes-vous une femme ?", "fr") == (True, "fact")
    assert _truth(CURIE, "Êtes-vous un homme ?", "fr") == (False, "fact")


def test_a_pronoun_does_not_ask_for_the_gender() -> None:
    assert _truth(CURIE, "Is he alive?")[0] is False
    assert _truth("mozart", "Is she alive?")[0] is False


def test_a_note_says_what_goes_with_a_subject_not_what_it_is() -> None:
    assert _truth("mars", "Do you have moons?")[0] is True
    assert _truth("mars", "Are you a moon?")[0] is False


def test_every_truth_is_one_of_four() -> None:
    for row in house.rows("questions", "seen"):
        truth, reason = _truth(row["card"], row["question"], row["lang"])
        assert truth in (True, False, "partly", None)
        assert reason
