"""A small deck for tests to break."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

from fogbound.games.twenty.card import Card, Wording, card

LANGUAGES = ("en", "fr")
MARKS = (4, 11, 17)
LEVELS = (2, 3, 1)

CARD: dict[str, Any] = {
    "category": "thing",
    "difficulty": 1,
    "tags": {"century": "timeless", "region": "world", "field": "everyday"},
    "en": {"answer": "A ladder", "aliases": ["Stepladder"], "rejects": ["A staircase"]},
    "fr": {"answer": "Une échelle", "aliases": ["Un escabeau"], "rejects": ["Un escalier"]},
    "entries": {
        str(n): {"en": "?", "fr": "?"}
        if n in MARKS
        else {
            "level": LEVELS[n % 3],
            "en": f"I am said to {'abcdefghijklmnopqrstuvwxyz'[n] * 3} the {'zyxwvutsrqponmlkjihgfedcba'[n] * 5}.",
            "fr": f"On dit que je {'abcdefghijklmnopqrstuvwxyz'[n] * 5} vraiment {'zyxwvutsrqponmlkjihg'[n - 1] * 6}.",
        }
        for n in range(1, 21)
    },
    "facts": {
        "real": True,
        "natural": False,
        "thing-kind": ["tool"],
        "living": False,
        "touchable": True,
        "edible": False,
    },
    "notes": [{"is": True, "en": ["climb", "rungs"], "fr": ["grimper", "barreaux"]}],
}


def data() -> dict[str, Any]:
    """A deck of one card without errors; tests may change it freely."""
    return {"title": "A sample", "languages": list(LANGUAGES), "cards": {"ladder": copy.deepcopy(CARD)}}


def ladder(**changes: Any) -> Card:
    """The card, with some of its data changed."""
    return card("ladder", copy.deepcopy(CARD) | changes, LANGUAGES)


def with_clue(number: int, en: str, fr: str | None = None) -> Card:
    """The card with another clue at a number."""
    entries = copy.deepcopy(CARD["entries"])
    entries[str(number)] |= {"en": en} | ({"fr": fr} if fr else {})
    return ladder(entries=entries)


def in_english(card: Card, **changes: Any) -> Card:
    """A card with its English wording changed."""
    first: Wording = card.wordings[0]
    return replace(card, wordings=(replace(first, **changes), *card.wordings[1:]))


def with_english_clue(card: Card, number: int, text: str) -> Card:
    """A card with another clue at a number in English only."""
    entries = card.wordings[0].entries
    return in_english(card, entries=(*entries[: number - 1], text, *entries[number:]))
