"""The puzzle of the day."""

from __future__ import annotations

from datetime import timedelta
from math import gcd

from fogbound.puzzles.daily import FIRST_DAY, daily, stride
from fogbound.puzzles.puzzle import shipped


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    puzzles = shipped()
    days = [daily(puzzles, FIRST_DAY + timedelta(days=n)).id for n in range(2 * len(puzzles))]
    assert len(set(days[: len(puzzles)])) == len(puzzles)
    assert days[: len(puzzles)] == days[len(puzzles) :]


def test_days_before_the_first_have_one_too() -> None:
    assert daily(shipped(), FIRST_DAY - timedelta(days=1)) in shipped()


def test_days_in_a_row_differ_in_difficulty() -> None:
    for count in range(1, 300):
        assert gcd(stride(count), count) == 1
    assert 50 < stride(180) < 90
