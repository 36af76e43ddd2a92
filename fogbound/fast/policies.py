"""Models of how X chooses: how likely each legal ply is in each state. A belief is only as good as its model.

A policy is any function from states, and X's legal plies in each, to probabilities: `uniform`, one of the two classes
below, or your own, such as a network that reads all states at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from fogbound.fast import matrix, offset, verbs
from fogbound.fast.arrays import Book, Counts, PlyRows, State, States, WeightRows, Weights
from fogbound.fast.book import rides, rides_end, way
from fogbound.fast.compiled import kernel, part
from fogbound.fast.playouts import nearest

Policy = Callable[[Book, States, PlyRows, Counts], WeightRows]

FILE = Path(__file__).with_name("policies.toml")

# The features of a softmax policy. A ride has several; `double` and `show` describe those moves.
FEATURES = (
    "near_1", "near_2", "near_3", "near_4", "near_5", "mean_way", "bus", "underground", "black", "black_in_view",
    "black_for_taxi", "shown_near", "exits", "double", "double_in_reach", "show",
)  # fmt: skip
NEAR, MEAN_WAY, TICKET, BLACK_IN_VIEW, BLACK_FOR_TAXI, SHOWN_NEAR, EXITS, DOUBLE, DOUBLE_IN_REACH, SHOW = (
    FEATURES.index(name)
    for name in (
        "near_1", "mean_way", "bus", "black_in_view", "black_for_taxi", "shown_near", "exits", "double",
        "double_in_reach", "show",
    )
)  # fmt: skip
CATEGORIES = 5  # one, two, three, four, and five or more rides from the nearest pursuer
LEAST = -60.0  # no legal ply is impossible, whatever its score


@cache
def numbers() -> dict[str, Any]:
    """The numbers shipped with Fogbound."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def uniform(book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
    """X plays every legal ply equally often."""
    listed = np.arange(plies.shape[1]) < counts[:, None]
    return np.where(listed, 1 / np.maximum(counts, 1)[:, None], 0.0)


@part
def _category(book: Book, state: State, station: int) -> int:
    return max(0, min(nearest(book, state, station), CATEGORIES) - 1)


@part
def _category_weight(book: Book, state: State, ply: int, weights: Weights) -> float:
    verb = ply >> verbs.VERB_SHIFT & verbs.VERB_MASK
    if verb == verbs.DOUBLE:
        return float(weights[CATEGORIES + 1])
    if verb == verbs.SHOW:
        return float(weights[CATEGORIES + 2])
    if verb > verbs.BLACK:
        return 1.0
    weight = float(weights[_category(book, state, ply & verbs.STATION_MASK)])
    return weight * float(weights[CATEGORIES]) if verb == verbs.BLACK else weight


@kernel
def _by_category(
    book: Book, states: States, plies: PlyRows, counts: Counts, weights: Weights, chances: WeightRows
) -> None:
    for n in range(len(states)):
        total = 0.0
        for option in range(counts[n]):
            chances[n, option] = _category_weight(book, states[n], plies[n, option], weights)
            total += chances[n, option]
        for option in range(counts[n]):
            chances[n, option] /= total


@dataclass(frozen=True)
class ByCategory:
    """X weighs a station by its distance from the nearest pursuer: `near` has a weight for each of five distances.

    A black ticket multiplies the weight by `black`. `double` and `show` are weights of those moves; hiding has
    weight 1. All must be positive.
    """

    near: tuple[float, float, float, float, float]
    black: float
    double: float
    show: float

    @classmethod
    def shipped(cls) -> ByCategory:
        said = numbers()["category"]
        one, two, three, four, more = said["near"]
        return cls((one, two, three, four, more), said["black"], said["double"], said["show"])

    def __call__(self, book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
        chances = np.zeros(plies.shape)
        weights = np.array([*self.near, self.black, self.double, self.show])
        _by_category(book, states, plies, counts, weights, chances)
        return chances


@part
def _look(book: Book, state: State, ply: int, features: Weights) -> None:
    """Write the features of a ply of X."""
    for n in range(len(features)):
        features[n] = 0.0
    verb, station = ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, ply & verbs.STATION_MASK
    if verb == verbs.DOUBLE:
        features[DOUBLE] = 1.0
        features[DOUBLE_IN_REACH] = 1.0 if nearest(book, state, state[offset.AT]) <= 1 else 0.0
    elif verb == verbs.SHOW:
        features[SHOW] = 1.0
    elif verb <= verbs.BLACK:
        category = _category(book, state, station)
        features[NEAR + category] = 1.0
        features[MEAN_WAY] = _mean_way(book, state, station)
        if verb != verbs.TAXI:
            features[TICKET + verb - verbs.BUS] = 1.0
        if verb == verbs.BLACK:
            features[BLACK_IN_VIEW] = 1.0 if state[offset.SEEN_WINDOW] == state[offset.WINDOWS] else 0.0
            features[BLACK_FOR_TAXI] = 1.0 if _only_taxis(book, state[offset.AT]) else 0.0
        if book[matrix.REVEALS + state[offset.WINDOWS] + 1]:
            features[SHOWN_NEAR] = float(category + 1)
        features[EXITS] = (rides_end(book, station) - rides(book, station, verbs.BLACK)) / 10.0


@part
def _mean_way(book: Book, state: State, station: int) -> float:
    """The mean distance of the pursuers, in tens of rides; each counts at most 20 rides."""
    total = 0
    for seat in range(1, 1 + book[matrix.PURSUERS]):
        total += min(way(book, state[offset.AT + seat], station), 20)
    return total / (10.0 * int(book[matrix.PURSUERS]))


@part
def _only_taxis(book: Book, station: int) -> bool:
    return rides(book, station, verbs.BUS) == rides(book, station, verbs.BLACK)


@kernel
def look(book: Book, state: State, ply: int, features: Weights) -> None:
    """Write the features of a ply of X, in the order of `FEATURES`."""
    _look(book, state, ply, features)


@kernel
def _by_softmax(
    book: Book,
    states: States,
    plies: PlyRows,
    counts: Counts,
    coefficients: Weights,
    features: Weights,
    chances: WeightRows,
) -> None:
    for n in range(len(states)):
        highest, total = -1e300, 0.0
        for option in range(counts[n]):
            _look(book, states[n], plies[n, option], features)
            score = 0.0
            for k in range(len(features)):
                score += coefficients[k] * features[k]
            chances[n, option] = score
            highest = max(highest, score)
        for option in range(counts[n]):
            chances[n, option] = exp(max(chances[n, option] - highest, LEAST))
            total += chances[n, option]
        for option in range(counts[n]):
            chances[n, option] /= total


@dataclass(frozen=True)
class BySoftmax:
    """The odds of a ply are exp(score); the score is the sum of its features times their coefficients."""

    coefficients: tuple[float, ...]

    @classmethod
    def shipped(cls, edition: str = "yard/classic-1983") -> BySoftmax:
        """The numbers fitted to games of an edition; for an edition without its own, the first in the file."""
        said = numbers()["softmax"]
        return cls(tuple(float(said.get(edition, next(iter(said.values())))[name]) for name in FEATURES))

    def __call__(self, book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
        chances = np.zeros(plies.shape)
        coefficients = np.array(self.coefficients)
        _by_softmax(book, states, plies, counts, coefficients, np.zeros(len(FEATURES)), chances)
        return chances
