"""A little deck to break in tests."""

from __future__ import annotations

import copy
from typing import Any

from fogbound.games.twenty.card import Card, card

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
    """A sound deck of one card, to be changed freely."""
    return {"title": "A sample", "languages": list(LANGUAGES), "cards": {"ladder": copy.deepcopy(CARD)}}


def ladder(**changes: Any) -> Card:
    """The card, with something said otherwise."""
    return card("ladder", copy.deepcopy(CARD) | changes, LANGUAGES)
