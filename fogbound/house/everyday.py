"""Everyday questions with the house's replies, for an author who checks the facts of a new card."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from fogbound.games.twenty.card import Card
from fogbound.house.reader import Reply, reply

FILE = Path(__file__).with_name("everyday.toml")


def questions(category: str, language: str) -> tuple[str, ...]:
    """Thirty questions about a person, a place or a thing; none in a language that we have no questions in."""
    return _questions().get(category, {}).get(language, ())


def replies(card: Card, language: str, year: int | None = None) -> tuple[tuple[str, Reply], ...]:
    """The everyday questions about a card, each with the house's reply. `year` is the current year."""
    return tuple((asked, reply(card, asked, language, year=year)) for asked in questions(card.category, language))


@cache
def _questions() -> dict[str, dict[str, tuple[str, ...]]]:
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {category: {code: tuple(listed) for code, listed in texts.items()} for category, texts in data.items()}
