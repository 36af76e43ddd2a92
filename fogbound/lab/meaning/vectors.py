"""Vectors of words: texts that say the same shall have sums that point the same way, and others shall not.

They start from the principal directions of the table of words and meanings, which knows nothing of what is unlike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from fogbound.house.meaning import Lexicon, Vector
from fogbound.lab.meaning.bags import Numbers, pack, thin
from fogbound.lab.meaning.material import Group, words_of

LEAST_RARITY = 0.1
SEED_ROUNDS = 4  # passes of the search for principal directions


@dataclass(frozen=True)
class Plan:
    """How the vectors are learnt."""

    size: int = 96
    rounds: int = 10
    cards: int = 8  # banks in a step
    others: int = 60  # other groups in a step
    warmth: float = 0.05  # of the softmax over the texts of a step
    thinned: float = 0.1  # the share of words left out, so that no single word decides
    rate: float = 0.01
    start: float = 0.3


DEFAULT = Plan()
OnStep = Callable[[int, int], None]


def silent(_done: int, _all: int) -> None:
    pass


@dataclass(frozen=True)
class Corpus:
    """The texts of all groups as numbered words."""

    stems: tuple[str, ...]
    texts: tuple[Numbers, ...]
    meanings: Numbers  # of each text
    members: tuple[Numbers, ...]  # the texts of each group
    rarity: Vector


def corpus(groups: Sequence[Group]) -> Corpus:
    places: dict[str, int] = {}
    texts, meanings, members, asked = list[Numbers](), list[int](), list[Numbers](), Counter[str]()
    questions = 0
    for group in groups:
        own = []
        for words in words_of(group):
            own.append(len(texts))
            texts.append(np.array([places.setdefault(word, len(places)) for word in dict.fromkeys(words)], np.int64))
            meanings.append(group.meaning)
            if group.card:
                questions += 1
                asked.update(set(words))
        members.append(np.array(own, np.int64))
    half = max(2, questions) / 2  # about as many in each language
    rarity = [max(LEAST_RARITY, float(np.log(half / (asked[stem] + 1)))) for stem in places]
    return Corpus(tuple(places), tuple(texts), np.array(meanings), tuple(members), np.array(rarity, np.float32))


def learn_vectors(groups: Sequence[Group], seed: int, plan: Plan = DEFAULT, on_step: OnStep = silent) -> Lexicon:
    """A lexicon without a network, which compares questions, yet."""
    rng = np.random.default_rng(seed)
    known = corpus(groups)
    rows = plan.start * principal(known, plan.size, rng)
    learner = Learner(rows, plan.rate)
    batches = [_batches(groups, plan, rng) for _ in range(plan.rounds)]
    total, done = sum(map(len, batches)), 0
    for listed in batches:
        for batch in listed:
            learner.rate = plan.rate * (1 - done / total) + plan.rate / 20
            chosen = np.concatenate([known.members[n] for n in batch])
            bags = pack(thin([known.texts[n] for n in chosen], plan.thinned, rng))
            learner.step(bags.over_texts(slope(bags.over_words(rows), known.meanings[chosen], plan.warmth), len(rows)))
            done += 1
            on_step(done, total)
    return as_lexicon(known.stems, rows, known.rarity)


def as_lexicon(stems: Sequence[str], rows: Vector, rarity: Vector) -> Lexicon:
    return Lexicon({stem: n for n, stem in enumerate(stems)}, rows, rarity, float(rarity.max()), ())


def _batches(groups: Sequence[Group], plan: Plan, rng: np.random.Generator) -> list[list[int]]:
    """The groups of each step: whole banks of some cards, whose questions are the hardest to tell apart, and others."""
    banks: dict[str, list[int]] = {}
    for n, group in enumerate(groups):
        banks.setdefault(group.card, []).append(n)
    others = banks.pop("", [])
    cards = list(banks)
    order = [cards[n] for n in rng.permutation(len(cards))]
    shuffled = [others[n] for n in rng.permutation(len(others))]
    steps = [order[n : n + plan.cards] for n in range(0, len(order), plan.cards)]
    return [
        [n for card in step for n in banks[card]] + shuffled[place :: max(1, len(steps))][: plan.others]
        for place, step in enumerate(steps)
    ]


def slope(sums: Vector, meanings: Numbers, warmth: float) -> Vector:
    """How the loss changes with the sums: each text shall find another of its meaning among all the others."""
    length = np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-6)
    units = sums / length
    close = units @ units.T / warmth
    np.fill_diagonal(close, -np.inf)
    same = meanings[:, None] == meanings[None, :]
    np.fill_diagonal(same, False)
    found = same.any(1)
    every = _softmax(close)
    wanted = _softmax(np.where(same, close, -1e9))
    change = (every - wanted) * (found / max(1, found.sum()))[:, None].astype(np.float32)
    units_change = (change + change.T) @ units / warmth
    return np.asarray((units_change - units * (units * units_change).sum(1, keepdims=True)) / length, np.float32)


def _softmax(rows: Vector) -> Vector:
    shares = np.exp(rows - rows.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True), np.float32)


def principal(known: Corpus, size: int, rng: np.random.Generator) -> Vector:
    """The principal directions of words, weighted by rarity: those that stand in the same meanings are close."""
    by_meaning: dict[int, list[Numbers]] = {}
    for text, meaning in zip(known.texts, known.meanings.tolist(), strict=True):
        by_meaning.setdefault(meaning, []).append(text)
    bags = pack([np.concatenate(texts) for texts in by_meaning.values()])
    rare = known.rarity[:, None]
    # Long and frequent meanings must not count more than others.
    length = np.sqrt(bags.over_words(rare**2))
    rows = rng.standard_normal((len(known.stems), size + 16)).astype(np.float32)
    for _ in range(SEED_ROUNDS):
        rows, _ = np.linalg.qr(rows)
        rows = rare * bags.over_texts(bags.over_words(rare * rows) / length**2, len(known.stems))
    left, _, _ = np.linalg.svd(rows, full_matrices=False)
    found = np.zeros((len(known.stems), size), np.float32)
    wide = min(size, left.shape[1])
    found[:, :wide] = left[:, :wide]
    # A word that nothing is known of starts close to zero.
    found /= np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-4)
    return (found * np.sqrt(rare)).astype(np.float32)


class Learner:
    """Adam, on rows that it changes in place."""

    def __init__(self, rows: Vector, rate: float) -> None:
        self.rows, self.rate, self._steps = rows, rate, 0
        self._mean, self._square = np.zeros_like(rows), np.zeros_like(rows)

    def step(self, slope: Vector) -> None:
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self.rows -= self.rate * mean / (np.sqrt(square) + 1e-8)
