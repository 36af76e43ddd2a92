"""Estimates with their intervals, all of 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


class Estimate(NamedTuple):
    """A figure, the interval around it, and the number of observations behind it."""

    value: float
    low: float
    high: float
    n: int


def wilson(hits: int, n: int) -> Estimate | None:
    """A rate with Wilson's interval, which holds for few games and for rates near 0 or 1."""
    if n == 0:
        return None
    rate, more = hits / n, Z * Z / n
    middle = (rate + more / 2) / (1 + more)
    reach = Z * math.sqrt(rate * (1 - rate) / n + more / (4 * n)) / (1 + more)
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach), n)


def paired_mean(scores: Sequence[float]) -> Estimate | None:
    """The mean of scores from 0 to 1, one for each start with both its games, and an interval from their own spread.

    What the two games of a start have in common counts once. As Agresti and Coull do for rates, two imagined starts
    won and two lost (exactly z²/2 of each) keep the interval honest where starts are few or all alike.
    """
    n = len(scores)
    if n == 0:
        return None
    imagined = Z * Z
    middle = (sum(scores) + imagined / 2) / (n + imagined)
    squares = sum((score - middle) ** 2 for score in scores) + imagined / 2 * (middle**2 + (1 - middle) ** 2)
    reach = Z * math.sqrt(squares) / (n + imagined)
    return Estimate(sum(scores) / n, max(0.0, middle - reach), min(1.0, middle + reach), n)


def mean(values: Sequence[float], weights: Sequence[float] | None = None) -> Estimate | None:
    """A mean with the usual interval; with weights, the ratio of two sums over games (only games are independent)."""
    n = len(values)
    weights = [1.0] * n if weights is None else weights
    total = sum(weights)
    if total == 0:
        return None
    value = sum(values) / total
    if n == 1:
        return Estimate(value, -math.inf, math.inf, n)
    spread = sum((one - value * weight) ** 2 for one, weight in zip(values, weights, strict=True))
    reach = Z * math.sqrt(spread * n / (n - 1)) / total
    return Estimate(value, value - reach, value + reach, n)
