"""Figures computed from counts."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.lab.study.counts import Tally, tally
from fogbound.lab.study.findings import difference, unevenness


def test_a_difference_is_averaged_over_tables() -> None:
    gained = difference([(Tally(100, 60, 24), Tally(100, 50, 25)), (Tally(100, 30, 21), Tally(100, 30, 21))])
    assert gained.value == pytest.approx(0.05)
    assert gained.high - gained.value == pytest.approx(1.96 * 0.0091**0.5 / 2, abs=1e-3)


def test_unevenness_tells_luck_from_more_than_luck() -> None:
    chance = np.random.default_rng(3)
    alike = unevenness(tally(chance.integers(0, 2, 400).astype(float)) for _ in range(18))
    assert alike["free"] == 17
    assert alike["luck"] > 0.02
    apart = unevenness(tally((chance.random(400) < 0.3 + 0.02 * n).astype(float)) for n in range(18))
    assert apart["chi_square"] > 50
    assert apart["luck"] < 1e-3
    assert unevenness([tally(np.ones(5))])["luck"] == 1
