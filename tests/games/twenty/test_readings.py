"""Blind readings: those beside a deck, and the levels that stand in for them."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy
from statistics import mean

import pytest

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import readings
from fogbound.games.twenty.card import Card

KITCHEN = Path(__file__).with_name("kitchen.toml")


SHIPPED = ",".join(decks.names())
CARDS = decks.load_all(SHIPPED).cards
READ = readings.load(SHIPPED)
EASY, FAIR, HARD = 1, 2, 3


def _level(rating: int) -> int:
    return EASY if rating >= 9 else HARD if rating <= 4 else FAIR


def test_every_shipped_card_was_read_and_nothing_else() -> None:
    assert set(READ) == {card.id for card in CARDS}
    assert all(0 <= rating <= 10 for ratings in READ.values() for rating in ratings.values())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_levels_and_difficulty_come_from_the_reader(card: Card) -> None:
    ratings = READ[card.id]
    assert sorted(ratings) == sorted(card.clues)
    average = mean(ratings.values())
    assert card.difficulty == (EASY if average >= 6.7 else FAIR if average >= 5 else HARD)
    levels = {number: card.levels[number - 1] for number in card.clues}
    others = [number for number, level in levels.items() if level != _level(ratings[number])]
    assert len(others) <= 6, "only to keep three of each level"
    assert all(list(levels.values()).count(level) >= 3 for level in (EASY, FAIR, HARD))


def test_levels_stand_in_where_nobody_has_read(tmp_path: Path) -> None:
    path = Path(copy(KITCHEN, tmp_path))
    (onion,) = decks.load_all(str(path)).cards
    assert readings.load(str(path)) == {}
    ratings = readings.clue_ratings(onion, {})
    assert tuple(ratings) == onion.clues
    assert (ratings[1], ratings[2], ratings[4]) == (3, 9, 6)
    (tmp_path / readings.FILE).write_text(json.dumps({"onion": {"of_ten": {"1": 10, "2": 0}}}), encoding="utf-8")
    read = readings.load(str(path))
    assert readings.clue_ratings(onion, read) == {**ratings, 1: 10, 2: 0}
    assert readings.card_rating(onion, read) == sum(readings.clue_ratings(onion, read).values()) / len(onion.clues)
