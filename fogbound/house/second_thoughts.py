"""Guesses that people correct while they type: `du pin, euh du pain`, `chicken pizza... chichen itza`.

What follows the correction is the answer if what precedes it was an attempt at the same name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rapidfuzz.distance import Indel

from fogbound.house import guess as typed
from fogbound.house.names import Names
from fogbound.house.words import Speech, Words, listed

PAUSES = re.compile(r"\.{2,}|…|\?")
ALIKE = 0.6  # how like the name an attempt at it is, letter by letter
LONGEST = 3  # words of a correction


@dataclass(frozen=True)
class Corrected:
    """What somebody typed first, and then instead."""

    first: Words
    then: Words
    said: bool  # a correction in words, not only a pause

    def is_attempt(self, known: Names) -> bool:
        """Whether the first words sound like the name that follows, or have it in them: `ancient Egypt? Egypt!`"""
        inside = any(self.first[n : n + len(self.then)] == self.then for n in range(len(self.first)))
        return inside or (self.first not in known.rejects and _are_alike(self.first, self.then))

    def is_name_put_right(self, known: Names, speeches: tuple[Speech, ...]) -> bool:
        """Whether the new words take the place of one that was wrong: `the big zimbabwe i mean great`."""
        plain = listed(speeches, "guess.plain")
        kept = tuple(word for word in self.first if (word,) not in plain)
        orders = {(*self.then, *kept), (*kept, *self.then)}
        return self.said and len(kept) < len(self.first) and bool(orders & known.full)


def corrected(guess: str, speeches: tuple[Speech, ...]) -> Corrected | None:
    """A guess at its last correction or pause, if it has one with words on both sides."""
    last = _at_a_phrase(typed.read(guess), speeches)
    if last is None:
        *before, after = PAUSES.split(guess.rstrip(" .!?…\"'»”"))
        last = (typed.read(before[-1]), typed.read(after), False) if before and before[-1].strip() else None
    if last is None:
        return None
    first, then = (typed.without_articles(typed.strip_fillers(words, speeches), speeches) for words in last[:2])
    return Corrected(first, then, last[2]) if first and then else None


def _at_a_phrase(words: Words, speeches: tuple[Speech, ...]) -> tuple[Words, Words, bool] | None:
    """The words before and after the last correction, or hesitation in the middle."""
    corrections, hesitations = listed(speeches, "guess.corrections"), listed(speeches, "guess.hesitations")
    for place in range(len(words) - 1, 0, -1):
        for length in range(LONGEST, 0, -1):
            phrase, after = words[place : place + length], words[place + length :]
            if after and phrase in corrections | hesitations:
                return words[:place], after, phrase in corrections
    return None


def _are_alike(one: Words, two: Words) -> bool:
    return Indel.normalized_similarity("".join(one), "".join(two)) >= ALIKE
