"""Fits a model of X's policy to games: the coefficients under which X's plies are likeliest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from fogbound.fast.arrays import Counts, WeightRows, Weights
from fogbound.fast.chase import Chase
from fogbound.fast.moves import legal
from fogbound.fast.policies import FEATURES, BySoftmax, look
from fogbound.fast.turns import play
from fogbound.game import Ply
from fogbound.games.yard.edition import X
from fogbound.games.yard.rules import start
from fogbound.notation import CONCEDE


class Choices(NamedTuple):
    """X's decisions: the features of all legal plies, where each decision begins, and which ply X chose."""

    features: WeightRows
    begins: Counts
    chosen: Counts


def choices(chase: Chase, logs: Iterable[tuple[Ply, ...]], setup: str | None = None) -> Choices:
    """X's decisions in games whose logs are open."""
    rows: list[Weights] = []
    begins, chosen = [], []
    out, row = chase.buffer(), np.zeros(len(FEATURES))
    for log in logs:
        state = chase.state(start(chase.edition, setup).position)
        for ply in log:
            taken = chase.ply(ply.seat, ply.move)
            count = legal(chase.book, state, chase.seat(ply.seat), out)
            if ply.seat == X and ply.move != CONCEDE and ply.move.verb != "take" and count > 1:
                begins.append(len(rows))
                chosen.append(len(rows) + out[:count].tolist().index(taken))
                for option in out[:count]:
                    look(chase.book, state, int(option), row)
                    rows.append(row.copy())
            play(chase.book, state, taken)
    return Choices(np.array(rows), np.array(begins, dtype=np.int64), np.array(chosen, dtype=np.int64))


def likelihood(found: Choices, coefficients: Weights) -> float:
    """The mean log likelihood of X's choices; 0 is certainty."""
    chances = _chances(found, coefficients)
    return float(np.log(chances[found.chosen]).mean())


def _chances(found: Choices, coefficients: Weights) -> Weights:
    scores = found.features @ coefficients
    sizes = np.diff([*found.begins, len(scores)])
    odds = np.exp(scores - np.repeat(np.maximum.reduceat(scores, found.begins), sizes))
    shares: Weights = odds / np.repeat(np.add.reduceat(odds, found.begins), sizes)
    return shares


def fit(found: Choices, *, ridge: float = 1.0, steps: int = 30) -> BySoftmax:
    """The likeliest coefficients, by Newton's method; `ridge` keeps those small that the games hardly determine."""
    coefficients = np.zeros(len(FEATURES))
    for _ in range(steps):
        chances = _chances(found, coefficients)[:, None]
        sizes = np.diff([*found.begins, len(chances)])
        means = np.add.reduceat(chances * found.features, found.begins)
        spread = found.features - np.repeat(means, sizes, axis=0)
        slope = (found.features[found.chosen] - means).sum(axis=0) - ridge * coefficients
        bend = spread.T @ (chances * spread) + ridge * np.eye(len(FEATURES))
        change = np.linalg.solve(bend, slope)
        coefficients += change
        if np.abs(change).max() < 1e-6:
            break
    return BySoftmax(tuple(coefficients.tolist()))
