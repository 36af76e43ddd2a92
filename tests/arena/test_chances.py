"""What an adviser said of the chances, held against how games ended."""

from __future__ import annotations

import pytest

from fogbound.arena.chances import SIDES, foretold
from fogbound.arena.executors import here
from fogbound.arena.play import Task
from fogbound.arena.tables import foretellings
from fogbound.errors import BadOption

from .sample import HARBOUR, VILLAGE, small

ADVISER = "pimbot:simulations=20"


def test_chances_are_held_against_outcomes() -> None:
    for edition in (VILLAGE, HARBOUR):
        schedule = small(edition=edition, starts=3)
        results = [*here(Task(schedule, fixture) for fixture in schedule.fixtures())]
        found = foretold([(schedule, results)], ADVISER)
        assert {(one.x, one.hunters, one.side) for one in found} <= {
            (a, b, side) for a, b in (("greedy", "random"), ("random", "greedy")) for side in SIDES
        }
        assert len(found) >= 2
        for one in found:
            own = [result for result in results if result.x == one.x]
            assert one.brier.n == len(own)
            assert one.samples == sum(count for count, _, _ in one.bins) >= len(own)
            assert 0 <= one.brier.value <= 1
            assert sum(given for _, given, _ in one.bins) == pytest.approx(one.said * one.samples)
            assert sum(got for _, _, got in one.bins) == pytest.approx(one.came * one.samples)
            if all(result.x_won for result in own) or not any(result.x_won in (None, True) for result in own):
                assert one.came == float(bool(own[0].x_won))
        chances, calibration = foretellings(found, ADVISER)
        assert len(chances.rows) == len(found)
        assert sum(int(row[3]) for row in calibration.rows) == sum(one.samples for one in found)


def test_whoever_gives_no_advice_is_refused() -> None:
    schedule = small(starts=1)
    with pytest.raises(BadOption, match="greedy gives no advice"):
        foretold([(schedule, ())], "greedy")
