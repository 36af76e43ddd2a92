"""Where the phrasings of banks and common questions stand: the closest to a question are found by one product.

Only the sums of their words are kept. A phrasing is sketched when it is close to a question that somebody asks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np

from fogbound.games.twenty.card import Card
from fogbound.house import asked, common
from fogbound.house.asked import is_shipped, own_bank
from fogbound.house.meaning import Vector, lexicon, tokens
from fogbound.house.paraphrase import Sketch, sketch
from fogbound.house.words import Words, languages

NEAREST = 48  # phrasings that are compared word by word: those whose sums of words are closest
SAME = 2.0  # closer than any other phrasing can be

Said = tuple[int, str, str]  # the number of a question, a language, and a phrasing
Near = tuple[float, Said]


@dataclass(frozen=True)
class Shelf:
    """Phrasings, the unit sums of their words, and the places of those that have the same words."""

    phrasings: tuple[Said, ...]
    sums: Vector
    places: Mapping[Words, tuple[int, ...]]

    def closest(self, question: Sketch) -> list[Near]:
        """The phrasings whose words are closest to those of a question, and how close they are."""
        near = self.sums @ question.whole
        near[list(self.places.get(question.tokens, ()))] = SAME
        chosen = np.argpartition(-near, NEAREST)[:NEAREST] if len(near) > NEAREST else np.arange(len(near))
        return [(float(near[place]), self.phrasings[place]) for place in chosen]

    def nearest(self, question: Sketch) -> tuple[tuple[int, Sketch], ...]:
        """The closest phrasings, each with the number of its question."""
        return _sketched(self.closest(question))


def nearest(card: Card, question: Sketch) -> tuple[tuple[int, Sketch], ...]:
    """The phrasings that are worth a closer look, each with the number of its question in the card's bank."""
    close, first = of_card(card).closest(question), len(own_bank(card))
    shared = of_category(card.category).closest(question) if is_shipped(card) else []
    return _sketched([*close, *((near, (first + number, code, said)) for near, (number, code, said) in shared)])


def _sketched(close: list[Near]) -> tuple[tuple[int, Sketch], ...]:
    listed = sorted(close, key=lambda each: (-each[0], each[1]))[:NEAREST]
    return tuple((number, sketch(said, code)) for _, (number, code, said) in listed)


@lru_cache(maxsize=16)
def of_card(card: Card) -> Shelf:
    """The shelf of a card's own bank."""
    return _shelf(each.phrasings for each in own_bank(card))


@cache
def of_category(category: str) -> Shelf:
    """The shelf of the common questions of a category, which all of its cards share."""
    return _shelf(each.phrasings for each in common.questions(category))


def _shelf(questions: Iterable[Iterable[tuple[str, Words]]]) -> Shelf:
    listed = tuple(
        (number, code, said)
        for number, phrasings in enumerate(questions)
        for code, texts in phrasings
        if code in languages()
        for said in texts
    )
    known, places = lexicon(), defaultdict[Words, list[int]](list)
    sums = np.zeros((len(listed), known.vectors.shape[1]), np.float32)
    for place, (_, code, said) in enumerate(listed):
        words = tuple(dict.fromkeys(tokens(said, code)))
        places[words].append(place)
        if rows := [known.places[word] for word in words if word in known.places]:
            sums[place] = known.vectors[rows].sum(0)
    sums /= np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-6)
    return Shelf(listed, sums, {words: tuple(each) for words, each in places.items()})


def forget() -> None:
    """Read everything again when somebody next asks: a file has changed."""
    asked.forget()
    of_card.cache_clear()
    of_category.cache_clear()
