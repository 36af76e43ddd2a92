"""Clues that do not say the same in all languages: another number, year, month or name."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card, Wording
from fogbound.games.twenty.proofreading.lexicon import Dictionaries
from fogbound.games.twenty.proofreading.names import unmatched_names
from fogbound.games.twenty.proofreading.numbers import HALF, Number, dates, numbers

CENTURY = 100


def disagreements(card: Card, dictionaries: Dictionaries) -> Iterator[Finding]:
    """Remarks on clues that say different numbers or names in two languages.

    A number or a name in one language only is no mistake: each language is written, not translated.
    """
    for one, other in combinations(card.wordings, 2):
        for number in card.clues:
            where = f"{card.id}: clue {number}"
            yield from _numbers(where, number, one, other)
            yield from _names(where, number, one, other, dictionaries)


def _numbers(where: str, number: int, one: Wording, other: Wording) -> Iterator[Finding]:
    texts = one.entries[number - 1], other.entries[number - 1]
    spoken = numbers(texts[0], one.language), numbers(texts[1], other.language)
    left = _without_match(spoken[0], spoken[1]), _without_match(spoken[1], spoken[0])
    if left[0] and left[1]:
        said = [texts[side][left[side][0].start : left[side][0].end] for side in (0, 1)]
        yield Finding("number-differs", f"{where} says {_contrast(said, one, other)}")
    days = dates(texts[0], one.language), dates(texts[1], other.language)
    if days[0] and days[1] and days[0] != days[1]:
        said = [" and ".join(sorted(each)).title() for each in days]
        yield Finding("number-differs", f"{where} says {_contrast(said, one, other)}")


def _without_match(mine: tuple[Number, ...], theirs: tuple[Number, ...]) -> list[Number]:
    values = {value for number in theirs for value in _values(number)}
    return [number for number in mine if not values & _values(number)]


def _values(number: Number) -> set[Fraction]:
    """What another language may call a number: cut in two is cut in half, two centuries are two hundred years."""
    values = {number.value} | ({number.value * CENTURY} if number.centuries else set())
    return values | ({HALF, Fraction(2)} if number.value in (HALF, 2) else set())


def _names(where: str, number: int, one: Wording, other: Wording, dictionaries: Dictionaries) -> Iterator[Finding]:
    pair = unmatched_names(one, other, number, dictionaries)
    if pair:
        yield Finding("name-differs", f"{where} says {_contrast(list(pair), one, other)}")


def _contrast(said: list[str], one: Wording, other: Wording) -> str:
    return f"{said[0]!r} in {one.language!r}, but {said[1]!r} in {other.language!r}"
