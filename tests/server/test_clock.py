"""The clock: seconds since 1970 that do not jump with the wall clock."""

from __future__ import annotations

import time

import pytest

from fogbound.server.clock import clock


def test_the_clock_counts_seconds_since_1970() -> None:
    assert clock() == pytest.approx(time.time(), abs=3600)


def test_the_clock_does_not_follow_jumps_of_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock()
    monkeypatch.setattr(time, "time", lambda: before - 86_400.0)
    assert before <= clock() < before + 3600
