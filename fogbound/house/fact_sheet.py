"""A card's fact sheet as an index: from the words that people use to what is true of the card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import Card, FactValue
from fogbound.games.twenty.facts import LIST, NUMBER, PARTLY, Fact
from fogbound.house.words import Words, plain, speech

NOTE = "note"
LEGS = "legs"  # a number that people also ask for with yes or no: "Do you have legs?"
KINDS = ("work", "place-kind", "thing-kind")
FAMILY = ("married", "children")  # facts about others than the subject

Keys = tuple[Words, ...]
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
    """Everything that people can ask about this card in a language. A note outranks the vocabulary.

    Of a family it does not: who is known as a child need not have children, so the words alone say nothing.
    """
    index = dict(_vocabulary(card, language))
    for phrase, entry in _notes(card, language):
        if key := _compared(phrase, language):
            given = index.get(key)
            is_torn = given is not None and given.key in FAMILY and given.truth != entry.truth
            index[key] = replace(entry, truth=None) if is_torn else entry
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


def _vocabulary(card: Card, language: str) -> Iterator[tuple[Words, Entry]]:
    given = dict(card.facts)
    for fact in facts.vocabulary().values():
        if card.category in fact.categories:
            yield from _fact(fact, given.get(fact.key), language)


def _fact(fact: Fact, given: FactValue | None, language: str) -> Iterator[tuple[Words, Entry]]:
    words, opposites, values = _keys(fact.key, language)
    whole = bool(given) if fact.key == LEGS and given is not None else None
    entry = Entry(fact.key, whole if fact.kind in (LIST, NUMBER) else _truth(given))
    yield from ((key, entry) for key in words)
    if opposites:
        entry = Entry(fact.key, contrary(_truth(given)))
        yield from ((key, entry) for key in opposites)
    for value, keys in values:
        held = value in given if isinstance(given, tuple) else None
        noun, other = Entry(fact.key, held, value, noun=True), Entry(fact.key, held, value)
        yield from ((key, other if place else noun) for place, key in enumerate(keys) if key)


@cache
def _keys(name: str, language: str) -> tuple[Keys, Keys, tuple[tuple[str, Keys], ...]]:
    """The phrases of a fact, of its opposite and of its values, ready to compare. Of a value, some may be empty."""
    fact = facts.vocabulary()[name]

    def keys(words: Iterable[tuple[str, Words]]) -> Keys:
        return tuple(_compared(phrase, language) for phrase in dict(words).get(language, ()))

    asked, opposite = (tuple(filter(None, keys(words))) for words in (fact.words, fact.opposites))
    return asked, opposite, tuple((value, keys(words)) for value, words in fact.values)


def _truth(given: FactValue | None) -> Truth | None:
    return given if isinstance(given, bool) or given == PARTLY else None


def contrary(truth: Truth | None) -> Truth | None:
    """The opposite of yes and no; `partly` and None stay as they are."""
    return not truth if isinstance(truth, bool) else truth
