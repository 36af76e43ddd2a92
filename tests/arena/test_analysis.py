"""From results to figures."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fogbound.arena.analysis import analyse, score
from fogbound.arena.result import Work
from tests.arena.sample import HARBOUR, RESULTS, belief, both, figures, result, small


def test_the_score_counts_both_roles_equally() -> None:
    """½ · [P(X wins | greedy) + 1 − P(X wins | random)] = ½ · [2/4 + 1 − 2/4]."""
    duel = figures().duels[0]
    assert duel.score is not None
    assert (duel.score.value, duel.score.n) == (0.5, 4)
    assert duel.one_as_x.rate is not None
    assert duel.one_as_x.rate.value == 0.5
    more = analyse(small(starts=6), [*RESULTS, *both(5, True, False), *both(6, False, False)])
    one, other = (bot.score for bot in more.bots)
    for found, expected in ((more.duels[0].score, 7), (one, 7), (other, 5)):  # ½ · [3/6 + 1 − 2/6]
        assert found is not None
        assert found.value == pytest.approx(expected / 12)


def test_only_starts_with_both_games_count_for_the_score() -> None:
    duel = figures(RESULTS[:-1]).duels[0]
    assert duel.score is not None
    assert duel.score.n == 3
    assert duel.one_as_x.games == 4
    assert figures([]).duels[0].score is None


@pytest.mark.parametrize(("own", "there", "scored"), [(9, 4, 1.0), (4, 4, 0.5), (0, 4, 0.0)])
def test_points_are_compared_over_a_series_of_two_heats(own: int, there: int, scored: float) -> None:
    one = result("a", "b", 1, points=own, reason="spent")
    other = result("b", "a", 1, points=there, reason="captured")
    assert score(one, other) == scored


def test_the_order_of_results_does_not_matter() -> None:
    shuffled = RESULTS[:]
    Random(1).shuffle(shuffled)
    assert figures(shuffled) == figures()


def test_lengths_captures_paces_errors() -> None:
    results = [
        result("greedy", "random", 1, x_won=False, rounds=3, station=9, x_work=Work(2, 0.5, 0.4, 1, "oh")),
        result("random", "greedy", 1, x_won=True, rounds=22, hunters_work=Work(2, 0.5, 0.3)),
    ]
    found = figures(results)
    assert found.lengths is not None
    assert (found.lengths.mean, found.lengths.longest) == (12.5, 22)
    assert found.lengths.by_rounds[2] == (3, 1, 0)
    assert found.lengths.by_rounds[21] == (22, 0, 1)
    assert found.captures == ((9, 1),)
    greedy = found.bots[0]
    assert (greedy.x_pace.mean, greedy.x_pace.slowest, greedy.hunters_pace.slowest) == (0.25, 0.4, 0.3)
    assert (greedy.errors, greedy.trouble, found.errors) == (1, "oh", 1)


@pytest.mark.parametrize(("reason", "away"), [("captured", 0), ("trapped", 0), ("spent", 1), ("stuck", 1)])
def test_where_points_count_the_rate_is_that_of_getting_away(reason: str, away: int) -> None:
    found = figures([result("greedy", "random", 1, points=3, reason=reason)], edition=HARBOUR)
    rate = found.duels[0].one_as_x.rate
    assert rate is not None
    assert rate.value == away
    assert len(found.captures) == 1 - away


def test_the_gain_of_a_belief_is_measured_from_even_odds() -> None:
    results = both(1, True, False)
    results[1] = replace(results[1], belief=belief(4, -6.0, -8.0))
    found = figures(results).bots[0].belief
    assert found is not None
    assert (found.samples, found.score, found.uniform, found.gain.value) == (4, -1.5, -2.0, 0.5)
    assert figures(results).bots[1].belief is None
