"""What the lab finds, as tables."""

from __future__ import annotations

from fogbound.arena.analysis import BeliefQuality
from fogbound.arena.intervals import Estimate
from fogbound.arena.result import TENTHS
from fogbound.arena.tables import NONE
from fogbound.lab.beliefs import LIMITS, Comparison
from fogbound.lab.blunders import COSTS, Blunders
from fogbound.lab.chances import Calibration
from fogbound.lab.tables import belief_tables, blunder_table, chance_tables

GAIN = Estimate(0.5, 0.25, 0.75, 9)
BINS = ((4, 0.2, 1), *[(0, 0.0, 0)] * len(LIMITS))


def _comparison(believer: str, beats: Estimate | None = None) -> Comparison:
    return Comparison("greedy", believer, 3, BeliefQuality(20, -2.5, -3.0, GAIN, 1, BINS), beats)


def test_believers_stand_side_by_side() -> None:
    scores, reliability = belief_tables([_comparison("sleuth"), _comparison("random", GAIN)])
    assert scores.header[-2] == "more than sleuth"
    assert scores.rows[0] == ("greedy", "sleuth", "3", "20", "-3.00", "-2.50", "0.50 (0.25 to 0.75)", NONE, "1")
    assert scores.rows[1][-2] == "0.50 (0.25 to 0.75)"
    assert reliability.rows[0][:4] == ("greedy", "sleuth", "5.0% → 25.0%", NONE)
    assert {len(row) for row in reliability.rows} == {len(reliability.header)}


def test_without_believers_the_tables_are_empty() -> None:
    assert [table.rows for table in belief_tables([])] == [(), ()]


def test_ranges_cover_everything_from_0_to_100_percent() -> None:
    _, reliability = belief_tables([_comparison("sleuth")])
    ranges = reliability.header[2:]
    assert len(ranges) == len(LIMITS) + 1
    assert ranges[0].startswith("0–")
    assert ranges[-1].endswith("–100 %")


def test_forecasts_and_what_came_of_them() -> None:
    bins = ((0, 0.0, 0.0), (10, 1.5, 2.0), *[(0, 0.0, 0.0)] * (len(TENTHS) - 1))
    one = Calibration("greedy", "random", "x", 10, Estimate(0.1, 0.05, 0.15, 4), 0.15, 0.2, bins)
    chances, calibration = chance_tables([one], "master")
    assert chances.rows == (("greedy v random", "x", "4", "10", "15.0%", "20.0%", "0.100 (0.050 to 0.150)"),)
    assert calibration.rows == (("greedy v random", "x", "10–20 %", "10", "15.0%", "20.0%"),)
    assert "master" in chances.note


def test_blunders_with_half_of_their_intervals() -> None:
    share = Estimate(0.1, 0.05, 0.15, 9)
    one = Blunders("greedy", "x", 3, 40, share, (share,) * len(COSTS), None, share, (Estimate(2.0, 1, 3, 3), None))
    table = blunder_table([one], "master")
    (row,) = table.rows
    assert row[:5] == ("greedy", "x", "3", "40", "10.0% ± 5.0")
    assert row[-3:] == (NONE, "10.0% ± 5.0", "2.0")
    assert len(row) == len(table.header)
