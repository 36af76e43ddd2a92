"""The levels of the bots for twenty questions, on a small sample of the study in docs/bots.md."""

from __future__ import annotations

import pytest

from benches.twenty import NAMES, Tally, add_up, alike, apart, clues, mean, mixed, play_game, report
from fogbound.arena.intervals import Estimate


@pytest.fixture(scope="module")
def together() -> Tally:
    """One game in each order of the levels: the same games every time."""
    return add_up(play_game(*table) for table in mixed(24))


@pytest.fixture(scope="module")
def alone() -> Tally:
    return add_up(play_game(*table) for table in alike(3))


def test_better_levels_get_further_at_mixed_tables(together: Tally) -> None:
    squares = [together[name, "square"] for name in NAMES]
    assert squares == sorted(squares)
    assert together["expert", "wins"] > together["newcomer", "wins"] + together["casual", "wins"]
    assert sum(together[name, "wins"] for name in NAMES) == 24


def test_better_levels_need_fewer_numbers(alone: Tally) -> None:
    needed = [clues(alone)[name].value for name in NAMES]
    assert needed == sorted(needed, reverse=True)


def test_bots_interrupt_and_ask(together: Tally) -> None:
    buzzes, right = (sum(together[name, what] for name in NAMES) for what in ("buzz", "cut in"))
    assert buzzes > 20
    assert right > buzzes / 2
    assert sum(together[name, "ask"] for name in NAMES) > 100


def test_the_report_has_a_row_for_each_level(together: Tally, alone: Tally) -> None:
    lines = list(report(together, alone))
    assert [line.split(" | ")[0] for line in lines[2:6]] == [f"| {name}" for name in NAMES]
    assert len({line.count("|") for line in lines[:6]}) == 1


def test_intervals_and_order_of_levels() -> None:
    assert mean(30, 250, 4) == pytest.approx((7.5, 4.671, 10.329, 4), abs=1e-3)
    rising = {name: Estimate(n / 4, n / 4 - 0.1, n / 4 + 0.1, 9) for n, name in enumerate(NAMES)}
    assert apart(rising, rising=True)
    assert not apart(rising, rising=False)
    assert not apart({}, rising=True)
