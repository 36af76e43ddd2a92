"""Heights, lengths and temperatures without a unit."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.proofreading.lexicon import Phrases, phrases
from fogbound.games.twenty.proofreading.numbers import Number, Token, numbers, tokens
from fogbound.games.twenty.text import folded, words

Tokens = tuple[Token, ...]

LONGEST = 3  # words of a phrase such as `de haut`
FEW = 10  # soldiers may stand three deep


def missing_units(card: Card) -> Iterator[Finding]:
    """Remarks on measures without a unit, which each country reads in its own."""
    for wording in card.wordings:
        for number in card.clues:
            if said := without_unit(wording.entries[number - 1], wording.language):
                where = f"{card.id}: clue {number} in {wording.language!r}"
                yield Finding("no-unit", f"{where} says {said!r} without a unit, such as metres or degrees Celsius")


def without_unit(text: str, language: str) -> str:
    """The first measure without a unit, as written; empty if there is none."""
    for number in numbers(text, language):
        following = tuple(token for token in tokens(text) if token.start >= number.end)
        if not following or following[0].apart:
            continue
        measure = _length(following, phrases(language, "units.measures"))
        degrees = _length(following, phrases(language, "units.degrees"))
        is_bare = (measure and _is_bare_measure(text, number, following, language)) or (
            degrees and _is_bare_degree(text, following[degrees:], language)
        )
        if is_bare:
            return text[number.start : following[max(measure, degrees) - 1].end]
    return ""


def _length(following: Tokens, listed: Phrases) -> int:
    """How many words the phrase of a list has that comes first; 0 if none does."""
    said = tuple(token.folded for token in following[:LONGEST])
    return next((length for length in range(len(said), 0, -1) if said[:length] in listed), 0)


def _is_bare_measure(text: str, number: Number, following: Tokens, language: str) -> bool:
    """Whether a height or a length has no unit: not `one metre sixty tall`, not `in 1889, long before`."""
    before = words(text[: number.start])[-1:]
    return not (
        number.value < FEW
        or before in phrases(language, "units.before")
        or _length(following, phrases(language, "units.not-measures"))
    )


def _is_bare_degree(text: str, following: Tokens, language: str) -> bool:
    """Whether degrees are a temperature with no scale: an angle needs none."""
    if _length(following, phrases(language, "units.scales")):
        return False
    said = folded(text)
    return any(f" {' '.join(phrase)} " in said for phrase in phrases(language, "units.warmth"))
