"""The reply to a question that somebody has asked before, in these words or in others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from fogbound.games.twenty.card import Card
from fogbound.house.asked import REPLIES, bank
from fogbound.house.paraphrase import Sketch, features, odds, sketch, strays
from fogbound.house.words import languages

# How likely a question of the bank must be the one that is asked: whatever else it says, or if it also says as much.
LIKELY, FITTING = 0.97, 0.6
MOST_STRAYS = 1
SAME_WORDS = 10.0  # what it adds to the logarithm of the odds that a question is in the bank word for word
CLOSEST = 4  # questions of the bank that count
# What two questions must agree in: `Is it always white?` does not answer `Is it white?`
DECISIVE = frozenset(("only", "always", "mostly", "more", "fewer", "before", "after", "without", "first", "top"))


@dataclass(frozen=True)
class Precedent:
    """The reply by the bank of a card, if one is sure enough. `same_words`: it has the question word for word."""

    sure: str | None
    same_words: bool


def precedent(card: Card, question: str, language: str) -> Precedent | None:
    """What the card's bank replies; None if the card has no bank, or nobody can read the language."""
    phrasings = _sketches(card) if language in languages() else ()
    asked = sketch(question, language)
    if not phrasings or not asked.tokens:
        return None
    known, scores = bank(card), odds(np.stack([features(asked, other) for _, other in phrasings]))
    same = np.array([is_same(asked, other) for _, other in phrasings])
    scores += SAME_WORDS * same.astype(np.float32)
    best: dict[int, int] = {}  # the closest phrasing of each question
    for place in np.argsort(-scores, kind="stable"):
        best.setdefault(phrasings[place][0], int(place))
    shares = _softmax({number: float(scores[place]) for number, place in best.items()})
    likely, fitting = dict.fromkeys(REPLIES, 0.0), dict.fromkeys(REPLIES, 0.0)
    for number in sorted(shares, key=lambda each: -shares[each])[:CLOSEST]:
        reply = known[number].reply
        likely[reply] += shares[number]
        if decides(asked, phrasings[best[number]][1], reply):
            fitting[reply] += shares[number]
    first, fit = _most(likely), _most(fitting)
    sure = first if likely[first] >= LIKELY else fit if fitting[fit] >= FITTING else None
    return Precedent(sure, bool(same.any()))


def is_same(asked: Sketch, other: Sketch) -> bool:
    return (asked.tokens, asked.traits) == (other.tokens, other.traits)


def decides(asked: Sketch, other: Sketch, reply: str) -> bool:
    """Whether the reply to one question holds for the other, which may say a little more or less.

    A yes holds for a question that says less: what is a card game is a game. A no holds for one that says more.
    """
    ours, theirs = strays(asked, other)
    if max(ours, theirs) > MOST_STRAYS or asked.traits.negated != other.traits.negated:
        return False
    if asked.traits.numbers != other.traits.numbers or (asked.traits.turns ^ other.traits.turns) & DECISIVE:
        return False
    return not (ours and reply != "no") and not (theirs and reply != "yes")


def _most(held: dict[str, float]) -> str:
    return max(REPLIES, key=lambda reply: held[reply])


def _softmax(best: dict[int, float]) -> dict[int, float]:
    """The share of each question of the bank; what remains is the share of none of them."""
    most = max(0.0, *best.values())
    weights = {number: float(np.exp(score - most)) for number, score in best.items()}
    total = sum(weights.values()) + float(np.exp(-most))
    return {number: weight / total for number, weight in weights.items()}


@lru_cache(maxsize=16)
def _sketches(card: Card) -> tuple[tuple[int, Sketch], ...]:
    """Every phrasing of a card's bank, with the number of its question."""
    return tuple(
        (number, sketch(phrasing, code))
        for number, each in enumerate(bank(card))
        for code, said in each.phrasings
        if code in languages()
        for phrasing in said
    )
