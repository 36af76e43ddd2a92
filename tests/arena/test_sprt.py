"""The sequential test against published and hand-computed numbers."""

from __future__ import annotations

import math
from random import Random

import pytest

from fogbound.arena.schedule import Test
from fogbound.arena.sprt import bounds, decide, llr


def test_the_likelihood_ratio_equals_that_of_a_published_test() -> None:
    """A chess engine's test with results of pairs of games, and the ratio that its testers' site gives: -0.53772."""
    counts = {0.0: 13, 0.25: 37, 0.5: 50, 0.75: 25, 1.0: 3}
    elo = 2.716
    assert llr(counts, 0.5, 1 / (1 + 10 ** (-elo / 400))) == pytest.approx(-0.53772, abs=2e-4)


def test_without_split_starts_it_is_the_textbook_ratio() -> None:
    """Wins and losses alone: w · ln(p1 / p0) + l · ln((1 - p1) / (1 - p0))."""
    by_hand = 60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5)
    assert llr({0.0: 40, 0.5: 0, 1.0: 60}, 0.5, 0.6) == pytest.approx(by_hand, abs=0.01)


def test_bounds_are_walds() -> None:
    assert bounds(Test(0.5, 0.6)) == pytest.approx((-math.log(19), math.log(19)))
    unlike = bounds(Test(0.5, 0.6, alpha=0.01, beta=0.2))  # of accepting 0.6 wrongly, and 0.5
    assert unlike == pytest.approx((math.log(0.2 / 0.99), math.log(0.8 / 0.01)))


def test_known_decisions() -> None:
    test = Test(0.5, 0.6)
    won = decide(test, [1.0] * 1000)  # each win adds ln 1.2; the seventeenth passes 2.94
    assert (won.accepted, won.starts) == (0.6, 17)
    lost = decide(test, [0.0] * 1000)  # each loss takes ln 0.8; the fourteenth passes -2.94
    assert (lost.accepted, lost.starts) == (0.5, 14)
    assert decide(test, [1.0, 0.0] * 3).accepted is None
    assert decide(test, []).starts == 0


def test_wrong_decisions_are_as_rare_as_the_risks_allow() -> None:
    test, rng = Test(0.5, 0.6, alpha=0.1, beta=0.1), Random(3)

    def accepted(weights: tuple[float, float, float]) -> float:
        decisions = [decide(test, rng.choices((0.0, 0.5, 1.0), weights, k=400)) for _ in range(40)]
        return sum(decision.accepted == test.high for decision in decisions) / len(decisions)

    assert accepted((0.25, 0.5, 0.25)) < 0.2
    assert accepted((0.15, 0.5, 0.35)) > 0.8
