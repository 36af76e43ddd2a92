"""Sums over chases and tables, and back from JSON."""

from __future__ import annotations

import json

import numpy as np
import pytest

from fogbound.lab.study import counts
from fogbound.lab.study.chases import Chases
from fogbound.lab.study.counts import add_up, tally


def test_many_values_of_one_chase_narrow_no_interval() -> None:
    chase = np.repeat(np.arange(50.0), 8)
    alike = tally(np.repeat(np.tile([0.0, 1.0], 25), 8), chase)
    alone = tally(np.tile([0.0, 1.0], 25))
    assert alike.value == alone.value == 0.5
    assert alike.estimate()[1:3] == pytest.approx(alone.estimate()[1:3])
    assert tally(np.zeros(0)).n == 0


def test_each_table_spreads_around_its_own_mean() -> None:
    low, high = tally(np.zeros(100)), tally(np.ones(100))
    both = add_up([low, high])
    assert (both.n, both.value, both.spread) == (200, 0.5, 0)


def test_counts_are_the_same_after_json(chases: Chases) -> None:
    counted = counts.count_all(chases)
    assert counts.read(json.loads(json.dumps(counted))) == counted
    assert sum(counted["endings"].values()) == 40
    assert sum(counted["caught"].values()) == counted["endings"]["caught"] + counted["endings"]["trapped"]
    calibration = counted["calibration"]["x"]
    assert sum(one.n for one in calibration["said"].values()) == len(chases.flights.chase)
    assert calibration["base_brier"].value <= 0.25
