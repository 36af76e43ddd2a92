"""The small network that weighs a comparison: it learns which question of a bank is asked, if any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fogbound.house.meaning import Vector
from fogbound.lab.meaning.pairs import NONE, Example
from fogbound.lab.meaning.vectors import Learner, OnStep, silent

Layers = tuple[Vector, ...]


@dataclass(frozen=True)
class Practice:
    """How the network learns."""

    hidden: int = 20
    rounds: int = 6
    batch: int = 32
    rate: float = 0.004
    decay: float = 1e-4


DEFAULT = Practice()


def learn_network(
    examples: Sequence[Example], seed: int, practice: Practice = DEFAULT, on_step: OnStep = silent
) -> Layers:
    """The weights of the network, in the order in which `paraphrase.odds` takes them."""
    rng = np.random.default_rng(seed)
    width, hidden = examples[0].rows.shape[1], practice.hidden
    layers = (
        _start(rng, width, (width, hidden)),
        _start(rng, width, (hidden,)),
        _start(rng, hidden, (hidden, 1)),
        _start(rng, hidden, (1,)),
    )
    learners = [Learner(layer, practice.rate) for layer in layers]
    steps = -(-len(examples) // practice.batch)
    for turn in range(practice.rounds):
        order = rng.permutation(len(examples))
        for step in range(steps):
            chosen = [examples[n] for n in order[step * practice.batch : (step + 1) * practice.batch]]
            for learner, slope in zip(learners, slopes(chosen, layers), strict=True):
                learner.rate = practice.rate * (1 - turn / practice.rounds)
                learner.step(slope + practice.decay * learner.rows)
            on_step(turn * steps + step + 1, practice.rounds * steps)
    return layers


def _start(rng: np.random.Generator, inputs: int, shape: tuple[int, ...]) -> Vector:
    return rng.uniform(-1, 1, shape).astype(np.float32) / np.float32(np.sqrt(inputs))


def slopes(examples: Sequence[Example], layers: Layers) -> Layers:
    """How the mean loss of some examples changes with the weights."""
    hidden, bias, out, last = layers
    rows = np.concatenate([each.rows for each in examples])
    active = np.maximum(rows @ hidden + bias, 0)
    scores = (active @ out + last)[:, 0]
    change, start = np.zeros(len(rows), np.float32), 0
    for each in examples:
        own = slice(start, start + len(each.rows))
        change[own] = score_slope(scores[own], each)
        start = own.stop
    change /= len(examples)
    inner = (change[:, None] @ out.T) * (active > 0)
    return rows.T @ inner, inner.sum(0), active.T @ change[:, None], change.sum(keepdims=True)


def score_slope(scores: Vector, example: Example) -> Vector:
    """How the loss changes with the score of each phrasing: only the closest one of each question counts."""
    order = np.lexsort((-scores, example.questions))
    first = order[np.flatnonzero(np.diff(example.questions[order], prepend=-1))]
    best = scores[first]
    most = max(0.0, float(best.max()))
    weights = np.exp(best - most)
    shares = weights / (weights.sum() + np.exp(-most))
    if example.right != NONE:
        shares = shares - (example.questions[first] == example.right)
    change = np.zeros(len(scores), np.float32)
    change[first] = shares
    return change


def loss(examples: Sequence[Example], layers: Layers) -> float:
    """The mean of minus the logarithm of the share that the right question gets."""
    hidden, bias, out, last = layers
    total = 0.0
    for each in examples:
        scores = (np.maximum(each.rows @ hidden + bias, 0) @ out + last)[:, 0].astype(np.float64)
        best = np.full(int(each.questions.max()) + 1, -np.inf)
        np.maximum.at(best, each.questions, scores)
        both = np.append(best, 0.0)
        total += float(np.logaddexp.reduce(both) - both[each.right])  # NONE is the last
    return total / len(examples)
