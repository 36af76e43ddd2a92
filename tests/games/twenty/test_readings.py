"""Blind readings: those beside a deck, and the levels that stand in for them."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import readings

KITCHEN = Path(__file__).with_name("kitchen.toml")


def test_the_readings_of_lamplight_are_of_its_clues() -> None:
    read = readings.load("first-light,lamplight,-mars")
    cards = {card.id: card for name in ("first-light", "lamplight") for card in decks.load(name).cards}
    assert read
    for card_id, ratings in read.items():
        assert set(ratings) <= set(cards[card_id].clues)
        assert all(0 <= rating <= 10 for rating in ratings.values())


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
