"""The reply to a question that somebody has asked before, in these words or in others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from fogbound.games.twenty.card import Card
from fogbound.house.asked import REPLIES, bank
from fogbound.house.paraphrase import Sketch, features, odds, sketch
from fogbound.house.words import languages


@dataclass(frozen=True)
class Precedent:
    """What the bank of a card replies, how likely that is to be meant (0 to 1), and the closest phrasing."""

    reply: str
    likely: float
    phrasing: str


def precedent(card: Card, question: str, language: str) -> Precedent | None:
    """The likeliest reply from the card's bank; None if the card has no bank, or nobody can read the language."""
    known = bank(card)
    if not known or language not in languages():
        return None
    asked, phrasings = sketch(question, language), _sketches(card)
    if not asked.tokens:
        return None
    scores = odds(np.stack([features(asked, other) for _, _, other in phrasings]))
    best: dict[int, float] = {}
    for (number, _, _), score in zip(phrasings, scores, strict=True):
        best[number] = max(best.get(number, -np.inf), float(score))
    shares = _softmax(best)
    likely = {reply: sum(share for n, share in shares.items() if known[n].reply == reply) for reply in REPLIES}
    reply = max(REPLIES, key=lambda each: likely[each])
    closest = max((n for n in range(len(phrasings)) if known[phrasings[n][0]].reply == reply), key=lambda n: scores[n])
    return Precedent(reply, likely[reply], phrasings[closest][1])


def _softmax(best: dict[int, float]) -> dict[int, float]:
    """The share of each question of the bank; what remains is the share of none of them."""
    most = max(0.0, *best.values())
    weights = {number: float(np.exp(score - most)) for number, score in best.items()}
    total = sum(weights.values()) + float(np.exp(-most))
    return {number: weight / total for number, weight in weights.items()}


@lru_cache(maxsize=16)
def _sketches(card: Card) -> tuple[tuple[int, str, Sketch], ...]:
    """Every phrasing of a card's bank with the number of its question."""
    return tuple(
        (number, phrasing, sketch(phrasing, code))
        for number, each in enumerate(bank(card))
        for code, said in each.phrasings
        if code in languages()
        for phrasing in said
    )
