"""Everyday questions for authors of cards."""

from __future__ import annotations

import pytest

from fogbound.games.twenty import deck
from fogbound.games.twenty.card import CATEGORIES
from fogbound.house import everyday

CARDS = {card.id: card for card in deck.load("first-light").cards}
LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_thirty_different_questions(category: str, language: str) -> None:
    asked = everyday.questions(category, language)
    assert len(set(asked)) == len(asked) == 30
    assert all(question.endswith(" ?" if language == "fr" else "?") for question in asked)


def test_the_house_replies_to_most_of_them() -> None:
    for language in LANGUAGES:
        replies = [reply for card in CARDS.values() for _, reply in everyday.replies(card, language, 2026)]
        silent = sum(reply.word == "cannot_say" for reply in replies)
        assert silent < 0.3 * len(replies), f"{silent} of {len(replies)} in {language}"


def test_replies_are_those_of_the_reader() -> None:
    said = {question: reply.word for question, reply in everyday.replies(CARDS["mozart"], "en", 2026)}
    assert said["Are you a musician?"] == "yes"
    assert said["Are you a woman?"] == "no"


def test_other_languages_have_no_questions() -> None:
    assert everyday.questions("person", "de") == ()
    assert everyday.replies(CARDS["mozart"], "de") == ()
