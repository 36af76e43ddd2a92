"""Everything that the reader knows about a card, as an index: the fact sheet, and what common sense adds to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.games.twenty.facts import YES_NO
from fogbound.house import atlas, sense
from fogbound.house.fact_sheet import KINDS, NOTE, Entry, Truth, sheet
from fogbound.house.sense import Finding
from fogbound.house.words import Words, phrases, plain, speech, stem

PLACES = ("country", "continent")
TOLD_IN = "told-in"


@dataclass(frozen=True)
class Phrase:
    """Words that ask for a fact or a topic, or for its contrary."""

    words: Words
    key: str
    opposite: bool = False
    own: bool = False  # words of the topic itself rather than of a fact with its key


@lru_cache(maxsize=64)  # a table asks about one card at a time, and an index is large
def knowledge(card: Card, language: str) -> dict[Words, Entry]:
    """From phrases to what is known. The card's own word counts before common sense, and kinds of others come last."""
    index = foreign_kinds(card.category, language) | _surest(_common_sense(card, language))
    for phrase, entry in sheet(card, language).items():
        if entry.key in PLACES and entry.truth is None and entry.value:
            entry = Entry(entry.key, atlas.truth(card, entry.key, entry.value), entry.value, entry.noun)
        if entry.key == TOLD_IN and entry.truth is None and entry.value and dict(card.facts).get("real") is True:
            entry = _not_told(entry, phrase, card, language)
        sensed = index.get(phrase)
        knows_better = sensed is not None and sensed.sensed and sensed.truth is not None and sensed.key != entry.key
        if knows_better and _is_undecided(phrase, entry, language):
            continue
        if entry.truth is not None or sensed is None or sensed.foreign:
            index[phrase] = entry
    said = mentions(card, language)
    for asked in _words_of_facts(language, card.category):
        entry = index[asked.words]
        if entry.truth is None and not entry.value:
            index[asked.words] = _entry(entry.key, asked, sense.finding(card, asked.key), said, language)
    return index


def _not_told(entry: Entry, phrase: Words, card: Card, language: str) -> Entry:
    """What is real comes from no legend or comic, unless the card has the words somewhere."""
    mentioned = mentions(card, language).issuperset(_content_stems(phrase, language))
    return replace(entry, truth=None if mentioned else False, sensed=True, mentioned=mentioned, doubtful=True)


def _is_undecided(phrase: Words, entry: Entry, language: str) -> bool:
    """Whether a fact does not decide the word: not every politician is a president, and a painter is an artist."""
    listed = "question.narrow" if entry.truth is True else "question.loose"
    return isinstance(entry.truth, bool) and entry.key != NOTE and phrase in phrases(language, listed)


@cache
def foreign_kinds(category: str, language: str) -> dict[Words, Entry]:
    """Kinds of other categories, which a card of this one is not: a planet is no singer."""
    index: dict[Words, Entry] = {}
    for fact in facts.vocabulary().values():
        if fact.key in KINDS and category not in fact.categories:
            for value, words in fact.values:
                entry = Entry(fact.key, False, value, foreign=True)
                index |= dict.fromkeys(_phrases(dict(words).get(language, ()), language), entry)
    return index


def _surest(found: Iterator[tuple[Words, Entry]]) -> dict[Words, Entry]:
    """What common sense says of each phrase. The last topic counts, unless it doubts what another is sure of."""
    index: dict[Words, Entry] = {}
    for phrase, entry in found:
        before = index.get(phrase)
        if before is None or before.truth is None or before.doubtful or not entry.doubtful:
            index[phrase] = entry
    return index


def _common_sense(card: Card, language: str) -> Iterator[tuple[Words, Entry]]:
    findings = {key: sense.finding(card, key) for key in sense.topics()}
    said = mentions(card, language)
    for asked in _words_of_topics(language):
        found = findings[asked.key]
        if asked.own or found.truth is not None:  # words of a fact of another category may be small talk here
            yield asked.words, _entry(asked.key, asked, found, said, language)
    findings = {place: atlas.finding(card, place) for place in {place for _, place in atlas.words(language)}}
    for words, place in atlas.words(language):
        entry = _entry("atlas", Phrase(words, place), findings[place], said, language)
        yield words, replace(entry, value=place)


def _entry(key: str, asked: Phrase, found: Finding, said: frozenset[str], language: str) -> Entry:
    """What common sense says, unless it is doubtful and the card has these words somewhere."""
    truth = found.contrary if asked.opposite else found.truth
    if not found.doubtful:
        return _sensed(key, truth, found.of_category, False, False)
    mentioned = said.issuperset(_content_stems(asked.words, language))
    return _sensed(key, None if mentioned else truth, False, mentioned, True)


@cache  # thousands of phrases share a few hundred entries
def _sensed(key: str, truth: Truth | None, of_category: bool, mentioned: bool, doubtful: bool) -> Entry:
    return Entry(key, truth, sensed=True, of_category=of_category, mentioned=mentioned, doubtful=doubtful)


@lru_cache(maxsize=65_536)
def _content_stems(phrase: Words, language: str) -> frozenset[str]:
    """The stems of a phrase without small talk, if there is anything else."""
    small_talk = phrases(language, "question.idle")
    content = tuple(word for word in phrase if (word,) not in small_talk) or phrase
    return frozenset(stem(word, language) for word in content)


@cache
def _words_of_topics(language: str) -> tuple[Phrase, ...]:
    """Each phrase that asks for a topic. A topic's own words come last, since they count before those of facts."""
    of_facts: list[Phrase] = []
    own: list[Phrase] = []
    for topic in sense.topics().values():
        fact = facts.vocabulary().get(topic.key)
        if fact and fact.kind == YES_NO:
            of_facts += _ask(topic.key, fact.words, fact.opposites, language)
        own += (replace(each, own=True) for each in _ask(topic.key, topic.words, topic.opposites, language))
    return (*of_facts, *own)


@cache
def _words_of_facts(language: str, category: str) -> tuple[Phrase, ...]:
    """The phrases of facts of this category that common sense has rules for."""
    known = (fact for fact in facts.vocabulary().values() if fact.kind == YES_NO and category in fact.categories)
    asked = (_ask(fact.key, fact.words, fact.opposites, language) for fact in known if fact.key in sense.topics())
    return tuple(phrase for each in asked for phrase in each)


def _ask(key: str, words: sense.Words, opposites: sense.Words, language: str) -> Iterator[Phrase]:
    yield from (Phrase(phrase, key) for phrase in _phrases(dict(words).get(language, ()), language))
    yield from (Phrase(phrase, key, opposite=True) for phrase in _phrases(dict(opposites).get(language, ()), language))


def _phrases(listed: tuple[str, ...], language: str) -> tuple[Words, ...]:
    articles = speech(language).list("articles")
    compared = (plain(text.words(phrase), articles) for phrase in listed)
    return tuple(phrase for phrase in compared if phrase)


@lru_cache(maxsize=256)
def mentions(card: Card, language: str) -> frozenset[str]:
    """The stems of all words on a card: in its clues, its notes and its names."""
    if language not in card.languages:
        return frozenset()
    wording = card.wording(language)
    texts = [*(entry for entry in wording.entries if entry != QUESTION), *wording.names]
    texts += [phrase for note in card.notes for phrase in note.words_in(language)]
    return frozenset(stem(word, language) for each in texts for word in text.words(each))
