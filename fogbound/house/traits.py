"""What a question says apart from its topic: numbers, places and other values, `not`, `only`, `more` and the like."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from fogbound.games.twenty import facts, text
from fogbound.house import atlas
from fogbound.house.numbers import find_spans, says
from fogbound.house.phrasing import plain_question
from fogbound.house.words import Words, phrases, plain, speech

FILE = Path(__file__).with_name("turns.toml")
QUALITIES = Path(__file__).with_name("qualities.toml")
LONGEST = 3  # words of a value
OPPOSED = (("more", "fewer"), ("before", "after"))


@dataclass(frozen=True)
class Traits:
    """What must agree if two questions ask the same."""

    negated: bool
    numbers: frozenset[tuple[int, int]]
    values: frozenset[str]
    turns: frozenset[str]
    qualities: frozenset[str] = frozenset()  # sizes and ages

    def is_against(self, other: Traits) -> bool:
        """Whether one says more or before where the other says less or after."""
        return any(
            (one in self.turns and two in other.turns and one not in other.turns)
            or (two in self.turns and one in other.turns and two not in other.turns)
            for one, two in OPPOSED
        )


@lru_cache(maxsize=8192)
def traits(question: str, language: str) -> Traits:
    words = plain_question(question, language)
    bare = plain(words, speech(language).list("articles"))
    return Traits(
        negated=says(bare, phrases(language, "question.negations")),
        numbers=frozenset((span.low, span.high) for span in find_spans(words, speech(language))),
        values=_values(bare, language),
        turns=frozenset(name for name, listed in _turns(language).items() if says(bare, listed)),
        qualities=frozenset(name for name, listed in _qualities(language).items() if says(bare, listed)),
    )


def _values(bare: Words, language: str) -> frozenset[str]:
    """The countries, regions, colours, materials and kinds that a question names."""
    named, found, place = _named_values(language), set(), 0
    while place < len(bare):
        length = next((n for n in range(LONGEST, 0, -1) if bare[place : place + n] in named), 0)
        if length:
            found.add(named[bare[place : place + length]])
        place += max(1, length)
    return frozenset(found)


@cache
def _named_values(language: str) -> dict[Words, str]:
    articles = speech(language).list("articles")
    named = {
        plain(text.words(phrase), articles): f"{value}"
        for fact in facts.vocabulary().values()
        for value, words in fact.values
        for phrase in dict(words).get(language, ())
    }
    return dict(atlas.words(language)) | {phrase: value for phrase, value in named.items() if phrase}


@cache
def turn_names() -> Words:
    return tuple(_data())


@cache
def _data() -> dict[str, dict[str, list[str]]]:
    return _read(FILE)


@cache
def _turns(language: str) -> dict[str, frozenset[Words]]:
    return _compared(_data(), language)


@cache
def _qualities(language: str) -> dict[str, frozenset[Words]]:
    return _compared(_read(QUALITIES), language)


def _read(file: Path) -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _compared(data: dict[str, dict[str, list[str]]], language: str) -> dict[str, frozenset[Words]]:
    articles = speech(language).list("articles")
    listed = {name: named.get(language, ()) for name, named in data.items()}
    return {name: frozenset(plain(text.words(each), articles) for each in named) for name, named in listed.items()}
