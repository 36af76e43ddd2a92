"""Intervals, tests and ratings against numbers worked out by hand or published elsewhere."""

from __future__ import annotations

import math
from random import Random

import pytest

from fogbound.arena.intervals import Z, mean, paired, wilson
from fogbound.arena.ratings import POINTS, ratings
from fogbound.arena.schedule import Duel, Test
from fogbound.arena.sprt import bounds, judge, llr


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
    found = paired([1.0, 0.5])
    # middle 3.42073 / 5.84146 = 0.58560; squares 0.17173 + 0.00733 + 1.92073 · 0.51465 = 1.16757;
    # reach 1.95996 · √1.16757 / 5.84146 = 0.36255
    assert found is not None
    assert (found.value, found.n) == (0.75, 2)
    assert (found.low, found.high) == pytest.approx((0.22305, 0.94814), abs=1e-5)
    assert paired([]) is None


def test_pairing_narrows_where_starts_are_always_split() -> None:
    """A hundred starts that the same side always wins say more than two hundred games with nothing in common."""
    split, apart = paired([0.5] * 100), wilson(100, 200)
    assert split is not None
    assert apart is not None
    assert split.high - split.low < 0.6 * (apart.high - apart.low)


def test_a_paired_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        found = paired(rng.choices((0.0, 0.5, 1.0), (0.1, 0.6, 0.3), k=40))
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


# The sequential test


def test_the_likelihood_ratio_is_that_of_a_published_test() -> None:
    """A chess engine's test with results of pairs of games, and the ratio that its testers' site gives: -0.53772."""
    counts = {0.0: 13, 0.25: 37, 0.5: 50, 0.75: 25, 1.0: 3}
    elo = 2.716
    assert llr(counts, 0.5, 1 / (1 + 10 ** (-elo / 400))) == pytest.approx(-0.53772, abs=2e-4)


def test_where_starts_are_never_split_it_is_the_textbook_ratio() -> None:
    """Wins and losses alone: w · ln(p1 / p0) + l · ln((1 - p1) / (1 - p0))."""
    by_hand = 60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5)
    assert llr({0.0: 40, 0.5: 0, 1.0: 60}, 0.5, 0.6) == pytest.approx(by_hand, abs=0.01)


def test_bounds_are_walds() -> None:
    assert bounds(Test(0.5, 0.6)) == pytest.approx((-math.log(19), math.log(19)))
    unlike = bounds(Test(0.5, 0.6, alpha=0.01, beta=0.2))  # of accepting 0.6 wrongly, and 0.5
    assert unlike == pytest.approx((math.log(0.2 / 0.99), math.log(0.8 / 0.01)))


def test_known_decisions() -> None:
    test = Test(0.5, 0.6)
    won = judge(test, [1.0] * 1000)  # each win adds ln 1.2; the seventeenth passes 2.94
    assert (won.accepted, won.starts) == (0.6, 17)
    lost = judge(test, [0.0] * 1000)  # each loss takes ln 0.8; the fourteenth passes -2.94
    assert (lost.accepted, lost.starts) == (0.5, 14)
    assert judge(test, [1.0, 0.0] * 3).accepted is None
    assert judge(test, []).starts == 0


def test_risks_are_kept() -> None:
    test, rng = Test(0.5, 0.6, alpha=0.1, beta=0.1), Random(3)

    def accepted(weights: tuple[float, float, float]) -> float:
        verdicts = [judge(test, rng.choices((0.0, 0.5, 1.0), weights, k=400)) for _ in range(40)]
        return sum(verdict.accepted == test.high for verdict in verdicts) / len(verdicts)

    assert accepted((0.25, 0.5, 0.25)) < 0.2
    assert accepted((0.15, 0.5, 0.35)) > 0.8


# Ratings


def test_two_bots_differ_by_the_logit_of_their_score() -> None:
    found = ratings(("a", "b"), {Duel("a", "b"): [1.0] * 60 + [0.5] * 20 + [0.0] * 20})
    assert found["a"].value - found["b"].value == pytest.approx(POINTS * math.log(70.5 / 30.5), abs=0.1)
    assert found["a"].value == pytest.approx(-found["b"].value)
    assert found["a"].low < found["a"].value < found["a"].high
    assert found["a"].n == 100


def test_the_order_of_results_does_not_matter_and_nobody_is_infinite() -> None:
    duels = {Duel("a", "b"): [1.0] * 5 + [0.0] * 5, Duel("a", "c"): [1.0] * 10, Duel("b", "c"): [1.0] * 9 + [0.5]}
    found = ratings(("a", "b", "c"), duels)
    assert found == ratings(("a", "b", "c"), {duel: scores[::-1] for duel, scores in duels.items()})
    assert abs(found["c"].value) < 1000
    assert found["c"].high < min(found["a"].value, found["b"].value)


def test_a_duel_counts_as_many_starts_as_it_has() -> None:
    """Four starts that a won against c say little beside four hundred that say that all three are alike."""
    even = [1.0, 0.0] * 200
    found = ratings(("a", "b", "c"), {Duel("a", "b"): even, Duel("b", "c"): even, Duel("a", "c"): [1.0] * 4})
    assert found["a"].low < found["a"].value < found["a"].high < 50


def test_few_starts_are_no_certainty() -> None:
    few, many = (ratings(("a", "b"), {Duel("a", "b"): [0.5] * n})["a"] for n in (4, 400))
    assert few.high > 40
    assert many.high < 12


def test_whoever_never_lost_may_be_better_still() -> None:
    best = ratings(("a", "b"), {Duel("a", "b"): [1.0] * 60})["a"]
    assert best.value == pytest.approx(POINTS / 2 * math.log(60.5 / 0.5), abs=0.1)
    assert 150 < best.value - best.low < 250
    assert best.high - best.value > 150
