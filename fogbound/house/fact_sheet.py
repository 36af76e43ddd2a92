"""A card's fact sheet as an index: from the words that people use to what is true of the card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import Card, FactValue
from fogbound.games.twenty.facts import LIST, NUMBER, PARTLY, Fact
from fogbound.house.words import Words, plain, speech

NOTE = "note"
LEGS = "legs"  # a number that people also ask for with yes or no: "Do you have legs?"
KINDS = ("work", "place-kind", "thing-kind")

Truth = bool | str  # True, False or "partly"


@dataclass(frozen=True)
class Entry:
    """What some words ask for: a fact of the vocabulary or a note, and whether it is true.

    `truth` is None if the card does not say, and if the words ask for a number or for a list as a whole.
    """

    key: str
    truth: Truth | None
    value: str = ""  # of a list
    noun: bool = False  # the first word of a value, such as a country's name rather than its adjective
    sensed: bool = False  # it follows from common sense; the card does not say so itself
    mentioned: bool = False  # common sense denies it, but the card has the words somewhere
    foreign: bool = False  # a kind of another category
    of_category: bool = False  # common sense says so of a whole category
    doubtful: bool = False  # common sense denies it of subjects that have little to do with it


@lru_cache(maxsize=4096)
def sheet(card: Card, language: str) -> dict[Words, Entry]:
    """Everything that people can ask about this card in a language. A note outranks the vocabulary."""
    index: dict[Words, Entry] = {}
    for phrase, entry in (*_vocabulary(card, language), *_notes(card, language)):
        if key := _compared(phrase, language):
            index[key] = entry
    return index


@lru_cache(maxsize=65_536)
def _compared(phrase: str, language: str) -> Words:
    return plain(text.words(phrase), speech(language).list("articles"))


@lru_cache(maxsize=4096)
def kinds(card: Card, language: str) -> dict[Words, bool]:
    """The nouns for what a card can be, and whether it is. Notes do not count: a planet with moons is not a moon."""
    given, nouns = dict(card.facts), {}
    for fact in map(facts.vocabulary().get, KINDS):
        if fact and card.category in fact.categories and isinstance(held := given.get(fact.key), tuple):
            for value, words in fact.values:
                for phrase in dict(words).get(language, ()):
                    nouns[_compared(phrase, language)] = value in held
    return nouns


def _notes(card: Card, language: str) -> Iterator[tuple[str, Entry]]:
    for note in card.notes:
        for phrase in note.words_in(language):
            yield phrase, Entry(NOTE, note.value)


def _vocabulary(card: Card, language: str) -> Iterator[tuple[str, Entry]]:
    given = dict(card.facts)
    for fact in facts.vocabulary().values():
        if card.category in fact.categories:
            yield from _fact(fact, given.get(fact.key), language)


def _fact(fact: Fact, given: FactValue | None, language: str) -> Iterator[tuple[str, Entry]]:
    for phrase in dict(fact.words).get(language, ()):
        whole = bool(given) if fact.key == LEGS and given is not None else None
        yield phrase, Entry(fact.key, whole if fact.kind in (LIST, NUMBER) else _truth(given))
    for phrase in dict(fact.opposites).get(language, ()):
        yield phrase, Entry(fact.key, contrary(_truth(given)))
    for value, words in fact.values:
        held = value in given if isinstance(given, tuple) else None
        for place, phrase in enumerate(dict(words).get(language, ())):
            yield phrase, Entry(fact.key, held, value, noun=place == 0)


def _truth(given: FactValue | None) -> Truth | None:
    return given if isinstance(given, bool) or given == PARTLY else None


def contrary(truth: Truth | None) -> Truth | None:
    """The opposite of yes and no; `partly` and None stay as they are."""
    return not truth if isinstance(truth, bool) else truth
