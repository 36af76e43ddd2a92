"""The sequential test: play until the scores are clear enough, and no longer.

It is a generalised SPRT over starts, as chess engines are tested over pairs of games: each start's two games give the
first bot 0, ½ or 1. The likelihood of a hypothesis is that of the likeliest distribution with its mean, so the test
needs no guess of how often starts are split. Scores count in the order of the schedule, not as games end, because short
games are not like long ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from fogbound.arena.schedule import Test

OUTCOMES = (0.0, 0.5, 1.0)
UNSEEN = 1e-3  # the count of an outcome not seen so far: it is still possible


class Decision(NamedTuple):
    """Where a test stands: `accepted` is the score it accepts, None while the test is open."""

    starts: int
    llr: float
    lower: float
    upper: float
    accepted: float | None


def bounds(test: Test) -> tuple[float, float]:
    """The log-likelihood ratios at which a test stops."""
    return math.log(test.beta / (1 - test.alpha)), math.log((1 - test.beta) / test.alpha)


class Sequential:
    """A running test: add scores one after the other. Scores after the decision do not count."""

    def __init__(self, test: Test) -> None:
        self._test = test
        self._counts = dict.fromkeys(OUTCOMES, 0)
        self.decision = Decision(0, 0.0, *bounds(test), None)

    def add(self, score: float) -> Decision:
        if self.decision.accepted is None:
            self._counts[score] += 1
            self.decision = self._decide(llr(self._counts, self._test.low, self._test.high))
        return self.decision

    def _decide(self, ratio: float) -> Decision:
        before = self.decision
        accepted = self._test.low if ratio <= before.lower else self._test.high if ratio >= before.upper else None
        return before._replace(starts=before.starts + 1, llr=ratio, accepted=accepted)


def decide(test: Test, scores: Iterable[float]) -> Decision:
    """The state of the test after these scores, in order."""
    sequential = Sequential(test)
    for score in scores:
        sequential.add(score)
    return sequential.decision


def llr(counts: Mapping[float, float], low: float, high: float) -> float:
    """The log-likelihood ratio of the mean being `high` rather than `low`."""
    if not sum(counts.values()):
        return 0.0
    weighed = {outcome: max(count, UNSEEN) for outcome, count in counts.items()}
    values, weights = list(weighed), list(weighed.values())
    at_low, at_high = (_likeliest(values, weights, mean) for mean in (low, high))
    return sum(weight * math.log(b / a) for weight, a, b in zip(weights, at_low, at_high, strict=True))


def _likeliest(values: Sequence[float], weights: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which the counts are likeliest: w / (1 + θ (value - mean)), for one θ."""
    total = sum(weights)
    shares = [weight / total for weight in weights]
    away = [value - mean for value in values]
    low, high = -1 / max(away), -1 / min(away)

    def slope(theta: float) -> float:
        return sum(share * d / (1 + theta * d) for share, d in zip(shares, away, strict=True))

    for _ in range(60):  # the slope falls from +∞ to −∞ between the two ends
        theta = (low + high) / 2
        if slope(theta) > 0:
            low = theta
        else:
            high = theta
    return [share / (1 + theta * d) for share, d in zip(shares, away, strict=True)]
