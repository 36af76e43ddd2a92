"""Questions about the name and its letters."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import text
from fogbound.house import letters


@pytest.mark.parametrize(
    ("card", "language", "question", "expected"),
    [
        ("mars", "en", "Does your name start with M?", True),
        ("mars", "en", "Does your name end with an R?", False),
        ("venice", "fr", "Votre nom commence-t-il par V ?", True),
        ("mars", "en", "Are there more than five letters in your name?", False),
        ("mars", "en", "Does your name have four letters?", True),
        ("mars", "en", "Is your name difficult?", None),
    ],
)
def test_letters_of_the_name_are_compared(card: str, language: str, question: str, expected: bool | None) -> None:
    assert letters.answer(house.cards()[card], question, language) is expected


def test_only_questions_about_the_name_are_about_letters() -> None:
    assert letters.asks(text.words("Does your name start with M?"), "en")
    assert not letters.asks(text.words("Are you a planet?"), "en")
