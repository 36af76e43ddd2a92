"""What there is to learn from: groups of texts that say the same, in any language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fogbound.games.twenty import deck, facts
from fogbound.games.twenty.card import Card
from fogbound.house import atlas, common, sense
from fogbound.house.asked import is_shipped, own_bank
from fogbound.house.meaning import tokens
from fogbound.house.words import Words, languages

Said = tuple[str, str]  # a language, and a text in it
CHAPTER = 60  # common questions that are learnt together


@dataclass(frozen=True)
class Group:
    """Texts that say the same. Those of a bank belong to a card; `meaning` is one number for all that ask the same."""

    card: str
    meaning: int
    texts: tuple[Said, ...]


def shipped_cards() -> tuple[Card, ...]:
    """The cards of all shipped decks that have a bank."""
    return tuple(card for name in deck.names() for card in deck.load(name).cards if own_bank(card))


def groups(cards: Sequence[Card], with_vocabulary: bool = True) -> tuple[Group, ...]:
    """The questions of the cards' banks, common questions, the texts of the cards, and the words for facts and places.

    Questions of two cards that begin with the same phrasing have the same meaning; so has a question of a card and a
    common question that has one of its phrasings.
    """
    numbers: dict[object, int] = defaultdict(lambda: len(numbers))
    shared = [each for each in _common_questions(cards) if each[1]]
    first = {_words(said): _words(texts[0]) for _, texts in reversed(shared) for said in texts}
    asked = [(card.id, texts) for card in cards for texts in _questions(card)]
    other = [texts for card in cards for texts in _texts(card)]
    other += _vocabulary() if with_vocabulary else ()
    other = [texts for texts in other if len(texts) > 1]
    of_banks = [Group(bank, numbers[_meaning(texts, first)], texts) for bank, texts in (*shared, *asked)]
    return (*of_banks, *(Group("", numbers[n], texts) for n, texts in enumerate(other)))


def _meaning(texts: tuple[Said, ...], first: Mapping[Words, Words]) -> Words:
    """The first phrasing of the common question that shares a phrasing, or else the first of these."""
    return next((first[said] for said in map(_words, texts) if said in first), _words(texts[0]))


def _words(said: Said) -> Words:
    return tokens(said[1], said[0])


def words_of(group: Group) -> tuple[Words, ...]:
    return tuple(map(_words, group.texts))


def _questions(card: Card) -> Iterator[tuple[Said, ...]]:
    for each in own_bank(card):
        if texts := _listed(each.phrasings):
            yield texts


def _common_questions(cards: Sequence[Card]) -> Iterator[tuple[str, tuple[Said, ...]]]:
    """The common questions of the cards' categories, in chapters as long as two banks: neighbours are much alike."""
    for category in dict.fromkeys(card.category for card in cards if is_shipped(card)):
        for place, each in enumerate(common.questions(category)):
            yield f"{category} {place // CHAPTER}", _listed(each.phrasings)


def _texts(card: Card) -> Iterator[tuple[Said, ...]]:
    """The names, the clues and the notes of a card, each with its translations."""
    known = [wording for wording in card.wordings if wording.language in languages()]
    codes = [wording.language for wording in known]
    for told in zip(*((wording.answer, *wording.entries) for wording in known), strict=True):
        yield _listed((code, (said,)) for code, said in zip(codes, told, strict=True))
    yield from (_listed(note.words) for note in card.notes)


def _vocabulary() -> Iterator[tuple[Said, ...]]:
    """The words that ask for each fact, topic and place."""
    for fact in facts.vocabulary().values():
        yield from map(_listed, (fact.words, fact.opposites, *(words for _, words in fact.values)))
    for topic in sense.topics().values():
        yield from map(_listed, (topic.words, topic.opposites))
    yield from (_listed(region.words.items()) for region in atlas.regions().values())


def _listed(words: Iterable[tuple[str, tuple[str, ...]]]) -> tuple[Said, ...]:
    return tuple((code, said) for code, texts in words if code in languages() for said in texts if tokens(said, code))
