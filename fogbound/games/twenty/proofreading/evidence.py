"""Clues against facts, where both can be read with certainty: years, legs, heights, places, and plain sayings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fogbound.errors import Finding
from fogbound.games.twenty import facts
from fogbound.games.twenty.card import Card, FactValue
from fogbound.games.twenty.proofreading.lexicon import lexicon
from fogbound.games.twenty.proofreading.names import PLACES
from fogbound.games.twenty.proofreading.numbers import numbers
from fogbound.games.twenty.text import folded

GAP = 5  # words between `I was born` and the year
NEAR = 0.1  # the share by which a height may be rounded
SAYINGS = ("alive", "real", "edible", "lays-eggs", "inhabited", "exists-today")

# Words that make a year or a saying uncertain.
_ROUGHLY = re.compile(r" (?:about|around|almost|nearly|not|never|before|after|pas|jamais|environ|vers|avant|apres) ")
_PERHAPS = re.compile(r" (?:if|whether|wonder|knows?|say|said|perhaps|maybe|doubt|si|sait|dit|disent|doute|peut) ")


def contradictions(card: Card) -> Iterator[Finding]:
    """Remarks on clues that say something else than the fact sheet."""
    given = dict(card.facts)
    for wording in card.wordings:
        if lexicon(wording.language) is None:
            continue
        for number in card.clues:
            clue = wording.entries[number - 1]
            for text in _against(card.category, given, clue, wording.language):
                where = f"{card.id}: clue {number} in {wording.language!r}"
                yield Finding("clue-against-facts", f"{where} {text}")


def _against(category: str, given: dict[str, FactValue], clue: str, language: str) -> Iterator[str]:
    said = folded(clue)
    yield from _years(given, said, language)
    yield from _amounts(given, said, language)
    if category == "place":
        yield from _places(given, said, language)
    if not _PERHAPS.search(said):
        yield from _sayings(given, said, language)


def _sayings(given: dict[str, FactValue], said: str, language: str) -> Iterator[str]:
    for key in SAYINGS:
        for value in (True, False):
            phrase = _phrase(said, language, f"evidence.{str(value).lower()}.{key}")
            if phrase and given.get(key) is (not value):
                yield f"says {phrase!r}, but the fact {key} is {str(not value).lower()}"


def _years(given: dict[str, FactValue], said: str, language: str) -> Iterator[str]:
    for key in ("born", "died", "since"):
        year = given.get(key)
        match = _year_pattern(language, key).search(said)
        if match and isinstance(year, int) and not _ROUGHLY.search(match[0]) and int(match[1]) != abs(year):
            yield f"says {match[0].strip()!r}, but the fact {key} is {year}"


def _amounts(given: dict[str, FactValue], said: str, language: str) -> Iterator[str]:
    """Legs and heights."""
    for key, before, after in (("legs", "have", "legs"), ("height", "stand", "high")):
        match, value = _amount_pattern(language, before, after).search(said), given.get(key)
        if not match or isinstance(value, bool) or not isinstance(value, int):
            continue
        counted = numbers(match[1], language)
        slack = NEAR * value if key == "height" else 0
        if len(counted) == 1 and abs(counted[0].value - value) > slack:
            yield f"says {match[0].strip()!r}, but the fact {key} is {value}"


def _places(given: dict[str, FactValue], said: str, language: str) -> Iterator[str]:
    for match in _place_pattern(language).finditer(said):
        key, value = _place_names(language)[match[1]]
        held = given.get(key)
        if isinstance(held, tuple) and value not in held:
            yield f"says {match[0].strip()!r}, but the fact {key} does not list {value}"


@cache
def _place_names(language: str) -> dict[str, tuple[str, str]]:
    """The nouns for countries and continents, each with its fact and value."""
    names = {}
    for key in PLACES:
        for value, forms in facts.vocabulary()[key].values:
            if listed := dict(forms).get(language):
                names[folded(listed[0]).strip()] = (key, value)
    return names


@cache
def _place_pattern(language: str) -> re.Pattern[str]:
    verbs, names = _listed(language, "evidence.words.lie"), sorted(_place_names(language), key=len, reverse=True)
    return re.compile(rf" (?:{'|'.join(verbs)}) ({'|'.join(names)})(?= )")


def _phrase(said: str, language: str, name: str) -> str:
    return next((phrase for phrase in _listed(language, name) if f" {phrase} " in said), "")


@cache
def _listed(language: str, name: str) -> list[str]:
    known = lexicon(language)
    return sorted(map(" ".join, known.lists.get(name, frozenset()))) if known else []


@cache
def _year_pattern(language: str, key: str) -> re.Pattern[str]:
    verbs, year = _listed(language, f"evidence.years.{key}"), _listed(language, "evidence.words.year")
    return re.compile(rf" (?:{'|'.join(verbs)})(?: [a-z]+){{0,{GAP}}}? (?:{'|'.join(year)}) (\d{{3,4}}) ")


@cache
def _amount_pattern(language: str, before: str, after: str) -> re.Pattern[str]:
    verbs, nouns = (_listed(language, f"evidence.words.{name}") for name in (before, after))
    return re.compile(rf" (?:{'|'.join(verbs)}) ([a-z0-9]+(?: [a-z0-9]+){{0,3}}?) (?:{'|'.join(nouns)}) ")
