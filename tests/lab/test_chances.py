"""An adviser's forecasts compared with how games ended."""

from __future__ import annotations

import pytest

from fogbound.arena.executors import here
from fogbound.arena.play import Task
from fogbound.errors import BadOption
from fogbound.lab.chances import SIDES, calibrate
from fogbound.lab.tables import chance_tables
from tests.arena.sample import HARBOUR, VILLAGE, small

ADVISER = "pimbot:simulations=20"


def test_forecasts_are_compared_with_outcomes() -> None:
    for edition in (VILLAGE, HARBOUR):
        schedule = small(edition=edition, starts=3)
        results = [*here(Task(schedule, fixture) for fixture in schedule.fixtures())]
        found = calibrate([(schedule, results)], ADVISER)
        assert {(one.x, one.hunters, one.side) for one in found} <= {
            (a, b, side) for a, b in (("greedy", "random"), ("random", "greedy")) for side in SIDES
        }
        assert len(found) >= 2
        for one in found:
            own = [result for result in results if result.x == one.x]
            assert one.brier.n == len(own)
            assert one.samples == sum(count for count, _, _ in one.bins) >= len(own)
            assert 0 <= one.brier.value <= 1
            assert sum(forecast for _, forecast, _ in one.bins) == pytest.approx(one.forecast * one.samples)
            assert sum(outcome for _, _, outcome in one.bins) == pytest.approx(one.outcome * one.samples)
            if all(result.x_won for result in own) or not any(result.x_won in (None, True) for result in own):
                assert one.outcome == float(bool(own[0].x_won))
        chances, calibration = chance_tables(found, ADVISER)
        assert len(chances.rows) == len(found)
        assert sum(int(row[3]) for row in calibration.rows) == sum(one.samples for one in found)


def test_a_bot_without_advice_is_refused() -> None:
    schedule = small(starts=1)
    with pytest.raises(BadOption, match="greedy gives no advice"):
        calibrate([(schedule, ())], "greedy")
