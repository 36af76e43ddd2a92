"""Everything that the reader knows about a card, as an index: the fact sheet, and what common sense adds to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.games.twenty.facts import LIST, YES_NO
from fogbound.house import atlas, sense
from fogbound.house.fact_sheet import KINDS, NOTE, Entry, Truth, sheet
from fogbound.house.sense import Finding
from fogbound.house.words import Words, phrases, plain, speech, stem

PLACES = ("country", "continent")


@lru_cache(maxsize=64)  # a table asks about one card at a time, and an index is large
def knowledge(card: Card, language: str) -> dict[Words, Entry]:
    """From phrases to what is known. The card's own word counts before common sense, and kinds of others come last."""
    index: dict[Words, Entry] = dict(_kinds_of_others(card, language))
    index |= _common_sense(card, language)
    for phrase, entry in sheet(card, language).items():
        if entry.key in PLACES and entry.truth is None and entry.value:
            entry = Entry(entry.key, atlas.truth(card, entry.key, entry.value), entry.value, entry.noun)
        sensed = index.get(phrase)
        if sensed and sensed.sensed and sensed.truth is not None and _is_too_wide(phrase, entry, language):
            continue
        if entry.truth is not None or sensed is None or sensed.foreign:
            index[phrase] = entry
    for phrase, key in _words_of_facts(language, card.category):
        said, opposite = index.get(phrase), key.startswith("not ")
        if said is not None and said.truth is None and not said.value:
            found = sense.finding(card, key.removeprefix("not "))
            index[phrase] = Entry(said.key, _truth(card, phrase, found, language, opposite), sensed=True)
    return index


def _is_too_wide(phrase: Words, entry: Entry, language: str) -> bool:
    """Whether a true fact does not confirm the word: not every politician is a president."""
    return entry.truth is True and entry.key != NOTE and phrase in phrases(language, "question.narrow")


def _kinds_of_others(card: Card, language: str) -> Iterator[tuple[Words, Entry]]:
    """Kinds of other categories, which the card is not: a planet is no singer."""
    for fact in facts.vocabulary().values():
        if fact.key in KINDS and card.category not in fact.categories:
            for value, words in fact.values:
                entry = Entry(fact.key, False, value, foreign=True)
                yield from ((phrase, entry) for phrase in _phrases(dict(words).get(language, ()), language))


def _common_sense(card: Card, language: str) -> Iterator[tuple[Words, Entry]]:
    findings = {key: sense.finding(card, key) for key in sense.topics()}
    for phrase, key, opposite in _words_of_topics(language):
        yield phrase, Entry(key, _truth(card, phrase, findings[key], language, opposite), sensed=True)
    for phrase, place in atlas.words(language):
        truth = _truth(card, phrase, atlas.finding(card, place), language)
        yield phrase, Entry("atlas", truth, place, sensed=True)


def _truth(card: Card, phrase: Words, found: Finding, language: str, opposite: bool = False) -> Truth | None:
    """What common sense says, unless it is doubtful and the card has these words somewhere."""
    truth = found.contrary if opposite else found.truth
    if not found.doubtful:
        return truth
    small_talk, said = phrases(language, "question.idle"), mentions(card, language)
    content = [word for word in phrase if (word,) not in small_talk] or phrase
    return None if all(stem(word, language) in said for word in content) else truth


@cache
def _words_of_topics(language: str) -> tuple[tuple[Words, str, bool], ...]:
    """Each phrase that asks for a topic, its key, and whether it asks for the contrary."""
    rows: list[tuple[Words, str, bool]] = []
    for topic in sense.topics().values():
        fact = facts.vocabulary().get(topic.key)
        for mine, theirs, opposite in (
            (topic.words, fact.words if fact and fact.kind == YES_NO else (), False),
            (topic.opposites, fact.opposites if fact and fact.kind == YES_NO else (), True),
        ):
            listed = (*dict(theirs).get(language, ()), *dict(mine).get(language, ()))
            rows += [(phrase, topic.key, opposite) for phrase in _phrases(listed, language)]
    return tuple(rows)


@cache
def _words_of_facts(language: str, category: str) -> tuple[tuple[Words, str], ...]:
    """The phrases of yes-or-no facts that common sense has rules for, with `not` before the key of opposites."""
    rows = []
    for fact in facts.vocabulary().values():
        if fact.kind != LIST and category in fact.categories and fact.key in sense.topics():
            for listed, before in ((fact.words, ""), (fact.opposites, "not ")):
                asked = _phrases(dict(listed).get(language, ()), language)
                rows += [(phrase, before + fact.key) for phrase in asked]
    return tuple(rows)


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
