"""Intervals against numbers worked out by hand or published elsewhere."""

from __future__ import annotations

import math
from random import Random

import pytest

from fogbound.arena.intervals import Z, mean, paired_mean, wilson


def test_wilson() -> None:
    found = wilson(8, 10)  # the textbook's example: 0.49 to 0.943
    assert found is not None
    assert (found.value, round(found.low, 3), round(found.high, 3), found.n) == (0.8, 0.490, 0.943, 10)
    never = wilson(0, 10)  # z² / (n + z²)
    assert never is not None
    assert never.low == 0
    assert never.high == pytest.approx(Z * Z / (10 + Z * Z))
    half = wilson(50, 100)
    assert half == pytest.approx((0.5, 0.4038, 0.5962, 100), abs=1e-4)
    assert wilson(0, 0) is None


def test_a_paired_interval_by_hand() -> None:
    """Two starts, won and split, with 1.92 won and 1.92 lost beside them: 3.42 / 5.84, and its spread."""
    found = paired_mean([1.0, 0.5])
    # middle 3.42073 / 5.84146 = 0.58560; squares 0.17173 + 0.00733 + 1.92073 · 0.51465 = 1.16757;
    # reach 1.95996 · √1.16757 / 5.84146 = 0.36255
    assert found is not None
    assert (found.value, found.n) == (0.75, 2)
    assert (found.low, found.high) == pytest.approx((0.22305, 0.94814), abs=1e-5)
    assert paired_mean([]) is None


def test_pairing_narrows_the_interval_where_starts_are_always_split() -> None:
    """A hundred starts that the same side always wins say more than two hundred games with nothing in common."""
    split, apart = paired_mean([0.5] * 100), wilson(100, 200)
    assert split is not None
    assert apart is not None
    assert split.high - split.low < 0.6 * (apart.high - apart.low)


def test_a_paired_interval_holds_the_truth_in_95_of_100_cases() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        found = paired_mean(rng.choices((0.0, 0.5, 1.0), (0.1, 0.6, 0.3), k=40))
        assert found is not None
        held += found.low <= 0.6 <= found.high
    assert 0.92 < held / 400 < 0.99


def test_a_mean_of_unlike_games() -> None:
    """Games of 1 and 3 samples with sums 2 and 2: the mean is 4 / 4, not the mean of 2 and ⅔."""
    found = mean([2.0, 2.0], [1, 3])
    assert found is not None
    assert found.value == 1
    assert found.high - 1 == pytest.approx(Z * math.sqrt(2 * (1 + 1)) / 4)
    assert mean([], []) is None
