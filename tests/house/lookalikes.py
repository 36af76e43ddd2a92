"""Which guesses are worth judging: every guess that a card could take for its name, and few others.

The judge takes a millisecond for a guess, so all answers on all cards of a large deck would take minutes. A guess is
right only if each word of a name, or the name written as one word, is near a word of the guess, which can be looked up
for all words at once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from rapidfuzz.distance import OSA
from rapidfuzz.process import cdist

from fogbound.games.twenty.card import Card
from fogbound.house import guess as typed
from fogbound.house.name_forms import OF
from fogbound.house.names import names
from fogbound.house.sound import skeleton, sounds
from fogbound.house.spelling import DOUBLED, LONG, MOST, PARTICLES, SHORTEST, tolerance
from fogbound.house.words import Words, languages, singular, speech

LEAST = 2  # slips that a word of a long name may have, however short it is
SPEECHES = tuple(map(speech, languages()))


class Lookalikes:
    """The names of some cards, and the cards that a guess could name."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = tuple(cards)
        self._owners: dict[Words, set[int]] = defaultdict(set)
        for place, card in enumerate(self._cards):
            known = names(card)
            for name in (*known.full, *((surname,) for surname in known.surnames)):
                self._owners[_pieces(name)].add(place)
                self._owners[("".join(name),)].add(place)
        self._words = sorted({word for name in self._owners for word in name})
        self._names: dict[str, list[Words]] = defaultdict(list)  # by their first word
        for name in self._owners:
            self._names[name[0]].append(name)
        self._near: dict[str, set[str]] = {}

    def cards(self, guess: str) -> Iterator[Card]:
        """The cards of which this guess could be a name."""
        near = set[str]().union(*(self._near[word] for word in _guess_words(guess)))
        begun = (name for word in near for name in self._names.get(word, ()))
        places = {place for name in begun if near.issuperset(name) for place in self._owners[name]}
        return (self._cards[place] for place in sorted(places))

    def learn(self, guesses: Iterable[str]) -> None:
        """Look up the words of many guesses at once."""
        new = sorted({word for guess in guesses for word in _guess_words(guess)} - self._near.keys())
        if new:
            near = {word: self._beginning_with(word) if len(word) == 1 else set() for word in new}
            _add_spelt_alike(near, new, self._words)
            _add_heard_alike(near, new, self._words)
            self._near |= near

    def _beginning_with(self, letter: str) -> set[str]:
        return {word for word in self._words if word[0] == letter}


def _guess_words(guess: str) -> set[str]:
    words = typed.numbers_in_figures(typed.read(guess), SPEECHES)
    bare = typed.without_articles(typed.strip_fillers(words, SPEECHES), SPEECHES)
    spans = ((form, start, end) for form in (words, bare) for end in range(len(form) + 1) for start in range(end))
    joined = {"".join(form[start:end]) for form, start, end in spans}
    return {form for word in joined for form in (word, singular(word))}


def _pieces(name: Words) -> Words:
    """The words of a name that a guess must have."""
    long = tuple(singular(word) for word in name if word not in OF and word not in PARTICLES)
    return long or name


def _add_spelt_alike(near: dict[str, set[str]], mine: list[str], theirs: list[str]) -> None:
    """Add the words that differ in no more letters than the judge forgives, doubled letters aside."""
    most = np.array([max(tolerance(len(word)), LEAST) if len(word) >= SHORTEST else 0 for word in theirs])
    for row, column in _close(mine, theirs, most):
        near[mine[row]].add(theirs[column])
    single = _by(theirs, lambda word: [DOUBLED.sub(r"\1", word)])
    for word in mine:
        near[word] |= single[DOUBLED.sub(r"\1", word)]


def _add_heard_alike(near: dict[str, set[str]], mine: list[str], theirs: list[str]) -> None:
    """Add the words that sound the same or nearly, and those with the same consonants."""
    same, bones = _by(theirs, sounds), _by(theirs, lambda word: map(skeleton, sounds(word)))
    for word in mine:
        for heard in sounds(word):
            near[word] |= same[heard]
            near[word] |= bones[skeleton(heard)] if len(skeleton(heard)) >= SHORTEST else set()
    my_sounds = [(heard, word) for word in mine for heard in sounds(word)]
    their_sounds = [(heard, word) for word in theirs for heard in sounds(word)]
    most = np.array([max(tolerance(len(word)), LEAST) - (len(word) < LONG) for _, word in their_sounds])
    for row, column in _close([heard for heard, _ in my_sounds], [heard for heard, _ in their_sounds], most):
        if my_sounds[row][0][:1] == their_sounds[column][0][:1]:
            near[my_sounds[row][1]].add(their_sounds[column][1])


def _by(words: Iterable[str], keys: Callable[[str], Iterable[str]]) -> defaultdict[str, set[str]]:
    index = defaultdict[str, set[str]](set)
    for word in words:
        for key in keys(word):
            index[key].add(word)
    return index


def _close(mine: Sequence[str], theirs: Sequence[str], most: np.ndarray[Any, Any]) -> Iterator[tuple[int, int]]:
    """The places of pairs that are at most so many letters apart, which depends on the second of them."""
    apart = cdist(mine, theirs, scorer=OSA.distance, score_cutoff=MOST, dtype=np.uint8)
    return zip(*np.nonzero(apart <= most), strict=True)
