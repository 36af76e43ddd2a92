"""How the house learns when to trust its facts: it puts every phrasing of the banks to them and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO

import numpy as np

from fogbound.games.twenty.card import Card
from fogbound.house.asked import own_bank
from fogbound.house.meaning import Vector
from fogbound.house.question import take_apart
from fogbound.house.reader import reply_from_facts
from fogbound.house.trust import ALWAYS, signs
from fogbound.house.words import languages
from fogbound.lab.meaning.bags import Bags, pack

YEAR = 2026  # in which the banks were written
OnStep = Callable[[int, int], None]


@dataclass(frozen=True)
class Practice:
    """How the weights are learnt."""

    least: int = 4  # how often a sign must be seen
    steps: int = 400
    rate: float = 0.05
    decay: float = 1.0  # pulls each weight towards zero, as if that many replies spoke against it


DEFAULT = Practice()


@dataclass(frozen=True)
class Trial:
    """A reply by the facts: its signs, and whether the bank says the same."""

    signs: tuple[str, ...]
    is_right: bool


def put_to_the_test(cards: Sequence[Card], on_step: OnStep = lambda *_: None) -> list[Trial]:
    """The replies that the facts give to the phrasings of the banks."""
    tested = []
    for number, card in enumerate(cards):
        for each in own_bank(card):
            for language, phrasings in each.phrasings:
                for phrasing in phrasings if language in languages() else ():
                    said = reply_from_facts(card, phrasing, language, YEAR)
                    if said.word != "cannot_say":
                        seen = signs(take_apart(card, phrasing, language), said.word, said.why)
                        tested.append(Trial(seen, said.word == each.reply))
        on_step(number + 1, len(cards))
    return tested


def learn(tested: Sequence[Trial], practice: Practice = DEFAULT) -> dict[str, float]:
    """What each sign adds to the logarithm of the odds that a reply is right: a logistic regression."""
    counted = Counter(sign for each in tested for sign in each.signs)
    listed = sorted(sign for sign, seen in counted.items() if seen >= practice.least or sign == ALWAYS)
    places = {sign: place for place, sign in enumerate(listed)}
    bags = pack([np.array([places[sign] for sign in each.signs if sign in places], np.int64) for each in tested])
    right = np.array([each.is_right for each in tested], np.float32)
    weights = _regression(bags, right, len(listed), places[ALWAYS], practice)
    return {sign: float(weight) for sign, weight in zip(listed, weights, strict=True)}


def _regression(bags: Bags, right: Vector, size: int, always: int, practice: Practice) -> Vector:
    """Adam over all replies at once; the sign that every reply has is not pulled towards zero."""
    weights, mean, square = (np.zeros((size, 1), np.float32) for _ in range(3))
    decay = np.full((size, 1), practice.decay, np.float32)
    decay[always] = 0
    for step in range(1, practice.steps + 1):
        chance = np.asarray(1 / (1 + np.exp(-bags.over_words(weights)[:, 0])), np.float32)
        pull = bags.over_texts((chance - right)[:, None], size) + decay * weights
        slope = np.asarray(pull / len(right), np.float32)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        pace = practice.rate * (1 - (step - 1) / practice.steps)
        change = pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights = np.asarray(weights - change, np.float32)
    return np.asarray(weights[:, 0].astype(np.float16), np.float32)


def to_bytes(weights: dict[str, float]) -> bytes:
    """The file `trust.npz`; the same weights give the same bytes."""
    file = BytesIO()
    listed = np.frombuffer("\n".join(weights).encode(), np.uint8)
    np.savez_compressed(file, signs=listed, weights=np.array(list(weights.values()), np.float16))
    return file.getvalue()
