"""What blind readers said of the shipped cards: every card was read, and levels and difficulty follow from it."""

from __future__ import annotations

import json
from statistics import mean
from typing import Any

import pytest

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import Card

READINGS: dict[str, Any] = {
    key: reading
    for name in decks.names()
    for key, reading in json.loads((decks.FOLDER / name / "readings.json").read_text(encoding="utf-8")).items()
}
CARDS = decks.load_all(",".join(decks.names())).cards
EASY, FAIR, HARD = 1, 2, 3


def _ratings(card: Card) -> dict[int, int]:
    return {int(number): rating for number, rating in READINGS[card.id]["of_ten"].items()}


def _expected(rating: int) -> int:
    return EASY if rating >= 9 else HARD if rating <= 4 else FAIR


def test_every_card_was_read_and_nothing_else() -> None:
    assert set(READINGS) == {card.id for card in CARDS}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_levels_and_difficulty_come_from_the_reader(card: Card) -> None:
    ratings = _ratings(card)
    assert sorted(ratings) == sorted(card.clues)
    average = mean(ratings.values())
    assert card.difficulty == (EASY if average >= 6.7 else FAIR if average >= 5 else HARD)
    levels = {number: card.levels[number - 1] for number in card.clues}
    others = [number for number, level in levels.items() if level != _expected(ratings[number])]
    assert len(others) <= 6, "only to keep three of each level"
    assert all(list(levels.values()).count(level) >= 3 for level in (EASY, FAIR, HARD))
