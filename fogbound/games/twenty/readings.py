"""What blind readers said of a deck: how many of ten people would name the subject from each clue alone.

The readings of a deck lie beside it in `readings.json`. A card or a deck may have none: then the levels of the clues,
which its author gave, stand in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from statistics import mean

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import Card

FILE = "readings.json"
BY_LEVEL = {1: 9, 2: 6, 3: 3}  # about what readers say of the clues of each level

Readings = Mapping[str, Mapping[int, int]]  # the ratings, 0 to 10, by card and entry number


def load(listed: str) -> dict[str, dict[int, int]]:
    """The readings of several decks, given as the game option `deck` gives them."""
    ratings: dict[str, dict[int, int]] = {}
    for name in decks.parts(listed)[0]:
        path = decks.path_of(name).with_name(FILE)
        if path.is_file():
            for card_id, reading in json.loads(path.read_text(encoding="utf-8")).items():
                ratings.setdefault(card_id, {int(number): rating for number, rating in reading["of_ten"].items()})
    return ratings


def clue_ratings(card: Card, readings: Readings) -> dict[int, int]:
    """How many of ten people would name the subject, for each clue of a card."""
    read = readings.get(card.id, {})
    return {number: read.get(number, BY_LEVEL[card.levels[number - 1]]) for number in card.clues}


def card_rating(card: Card, readings: Readings) -> float:
    """How easy a card is, from 0 to 10: the mean of its clues."""
    return mean(clue_ratings(card, readings).values())
