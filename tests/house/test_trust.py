"""Tests of how far replies by the facts are trusted."""

from __future__ import annotations

import pytest

from benches.house import YEAR, cards
from fogbound.house.question import take_apart
from fogbound.house.reader import reply_from_facts
from fogbound.house.trust import ALWAYS, signs, trust, weights


def trusted(name: str, question: str, language: str = "en") -> float:
    card = cards()[name]
    said = reply_from_facts(card, question, language, YEAR)
    assert said.word != "cannot_say"
    return trust(take_apart(card, question, language), said.word, said.why)


@pytest.mark.parametrize(
    ("name", "question", "language"),
    [
        ("mozart", "Are you a woman?", "en"),
        ("mars", "Es-tu une planète ?", "fr"),
        ("venice", "Is it a city?", "en"),
    ],
)
def test_plain_questions_are_trusted(name: str, question: str, language: str) -> None:
    assert trusted(name, question, language) > 0.9


def test_a_plain_question_has_signs_of_its_own() -> None:
    card = cards()["mozart"]
    plain = signs(take_apart(card, "Are you a king?", "en"), "no", "fact")
    longer = signs(take_apart(card, "Did people treat you as a king?", "en"), "no", "fact")
    assert set(plain) & set(longer) == {ALWAYS}


def test_the_file_has_the_signs() -> None:
    known = weights()
    assert ALWAYS in known
    seen = signs(take_apart(cards()["mozart"], "Are you a woman?", "en"), "no", "fact")
    assert set(seen) <= set(known)
