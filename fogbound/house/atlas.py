"""Places of the world: the continent of a country, and regions and cities with their countries."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house.sense import SILENT, Finding
from fogbound.house.words import Words, plain, speech

FILE = Path(__file__).with_name("atlas.toml")
NO_WHERE = ("space", "nowhere")  # regions of subjects that are in no country
CONTINENTS = {  # the continents that a region lies on
    "africa": ("africa",),
    "asia": ("asia",),
    "europe": ("europe",),
    "middle-east": ("asia", "africa"),
    "north-america": ("north-america",),
    "south-america": ("south-america",),
    "oceania": ("oceania",),
}


@dataclass(frozen=True)
class Region:
    """A region or a city, its countries, and the words for it by language."""

    countries: frozenset[str]
    words: Mapping[str, tuple[str, ...]]
    is_city: bool


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def continents_of(country: str) -> tuple[str, ...]:
    return tuple(name for name, countries in _data()["continents"].items() if country in countries)


@cache
def regions() -> dict[str, Region]:
    """All regions and cities, by name."""
    return {
        name: _region(data, list_name)
        for list_name in ("regions", "cities")
        for name, data in _data()[list_name].items()
    }


def _region(data: Mapping[str, Any], list_name: str) -> Region:
    named = {code: tuple(data[code]) for code in data if len(code) == 2}
    return Region(frozenset(data["in"]), named, list_name == "cities")


@cache
def words(language: str) -> tuple[tuple[Words, str], ...]:
    """Every phrase for a region or a city, with its name."""
    articles = speech(language).list("articles")
    return tuple(
        (plain(text.words(phrase), articles), name)
        for name, region in regions().items()
        for phrase in region.words.get(language, ())
    )


def continents(card: Card) -> frozenset[str] | None:
    """The continents of a card, from its facts or its region; None if they are not known."""
    facts = dict(card.facts)
    given, countries = facts.get("continent"), facts.get("country")
    if isinstance(given, tuple):
        return frozenset(given)
    if isinstance(countries, tuple):
        return frozenset(continent for country in countries for continent in continents_of(country))
    if card.tag("region") in NO_WHERE:
        return frozenset()
    return None


def truth(card: Card, key: str, value: str) -> bool | None:
    """Whether a card that does not say so is of this country or continent, as far as the rest of it tells."""
    held = continents(card)
    if held is None and key == "continent" and card.tag("region") in CONTINENTS:
        return value in CONTINENTS[card.tag("region")] or None
    if held is None:
        return None
    if key == "continent":
        return value in held
    return None if set(continents_of(value)) & held else False


def finding(card: Card, name: str) -> Finding:
    """Whether a card is of a region or a city."""
    region, listed, held = regions()[name], dict(card.facts).get("country"), continents(card)
    if isinstance(listed, tuple) and (listed or held == frozenset()):
        if not region.countries & set(listed):
            return Finding(False)
        if not region.is_city:
            return Finding(True if set(listed) <= region.countries or card.category != "person" else None)
        return Finding(False, doubtful=True) if card.category == "place" else SILENT
    if held is not None and not any(set(continents_of(country)) & held for country in region.countries):
        return Finding(False)
    return SILENT
