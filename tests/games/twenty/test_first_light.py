"""The deck that comes with Fogbound sets the standard."""

from __future__ import annotations

from collections import Counter

import pytest

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import CATEGORIES, Card

DECK = decks.load("first-light")
FACTS = 25


@pytest.mark.parametrize("name", decks.names())
def test_a_shipped_deck_has_no_findings(name: str) -> None:
    data = decks.load_data(decks.path_of(name))
    assert decks.errors(data) == ()
    assert decks.warnings(data) == ()


def test_there_are_twelve_cards_of_each_category() -> None:
    assert Counter(card.category for card in DECK.cards) == dict.fromkeys(CATEGORIES, 12)
    assert DECK.languages == ("en", "fr")


@pytest.mark.parametrize("card", DECK.cards, ids=lambda card: card.id)
def test_a_card_has_many_facts_and_rejects(card: Card) -> None:
    assert len(card.facts) + len(card.notes) >= FACTS
    for wording in card.wordings:
        assert len(wording.rejects) >= 5


def test_the_deck_is_balanced() -> None:
    persons = [card for card in DECK.cards if card.category == "person"]
    assert {Counter(card.tag("gender") for card in persons)[gender] for gender in ("woman", "man")} == {6}
    assert len({card.tag("region") for card in DECK.cards}) >= 10
    assert len({card.tag("field") for card in DECK.cards}) >= 15
    assert len({card.tag("century") for card in DECK.cards}) >= 10
    assert max(Counter(card.tag("region") for card in DECK.cards).values()) <= len(DECK.cards) / 4


def test_question_marks_are_spread_over_all_numbers() -> None:
    marks = Counter(number for card in DECK.cards for number in card.questions)
    assert min(marks[number] for number in range(1, 21)) >= 3
    assert max(marks.values()) <= 8
