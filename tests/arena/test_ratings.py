"""Ratings against numbers worked out by hand."""

from __future__ import annotations

import math

import pytest

from fogbound.arena.ratings import POINTS, ratings
from fogbound.arena.schedule import Duel


def test_two_bots_differ_by_the_logit_of_their_score() -> None:
    found = ratings(("a", "b"), {Duel("a", "b"): [1.0] * 60 + [0.5] * 20 + [0.0] * 20})
    assert found["a"].value - found["b"].value == pytest.approx(POINTS * math.log(70.5 / 30.5), abs=0.1)
    assert found["a"].value == pytest.approx(-found["b"].value)
    assert found["a"].low < found["a"].value < found["a"].high
    assert found["a"].n == 100


def test_the_order_of_results_does_not_matter_and_no_rating_is_infinite() -> None:
    duels = {Duel("a", "b"): [1.0] * 5 + [0.0] * 5, Duel("a", "c"): [1.0] * 10, Duel("b", "c"): [1.0] * 9 + [0.5]}
    found = ratings(("a", "b", "c"), duels)
    assert found == ratings(("a", "b", "c"), {duel: scores[::-1] for duel, scores in duels.items()})
    assert abs(found["c"].value) < 1000
    assert found["c"].high < min(found["a"].value, found["b"].value)


def test_a_duel_weighs_as_much_as_its_number_of_starts() -> None:
    """Four starts that a won against c say little beside four hundred by which all three are alike."""
    even = [1.0, 0.0] * 200
    found = ratings(("a", "b", "c"), {Duel("a", "b"): even, Duel("b", "c"): even, Duel("a", "c"): [1.0] * 4})
    assert found["a"].low < found["a"].value < found["a"].high < 50


def test_few_starts_give_wide_intervals() -> None:
    few, many = (ratings(("a", "b"), {Duel("a", "b"): [0.5] * n})["a"] for n in (4, 400))
    assert few.high > 40
    assert many.high < 12


def test_a_bot_that_never_lost_has_a_wide_upper_interval() -> None:
    best = ratings(("a", "b"), {Duel("a", "b"): [1.0] * 60})["a"]
    assert best.value == pytest.approx(POINTS / 2 * math.log(60.5 / 0.5), abs=0.1)
    assert 150 < best.value - best.low < 250
    assert best.high - best.value > 150
