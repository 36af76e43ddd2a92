"""Processes that die are replaced, and games that kill them are named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fogbound.arena import executors
from fogbound.arena.executors import on_cores
from fogbound.arena.play import Task, play
from fogbound.arena.result import Result
from fogbound.errors import BadResults
from tests.arena.sample import small


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setattr(executors, "play", _die_once)
    monkeypatch.setenv("DIE_ONCE", str(mark))
    schedule = small(starts=2)
    results = list(on_cores(1)([Task(schedule, fixture) for fixture in schedule.fixtures()]))
    assert sorted(one.fixture for one in results) == sorted(schedule.fixtures())
    assert mark.exists()


def _die_once(task: Task) -> Result:
    mark = Path(os.environ["DIE_ONCE"])
    if task.fixture.start == 2 and not mark.exists():
        mark.touch()
        os._exit(9)
    return play(task)


def test_a_game_that_always_kills_its_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "play", _die)
    schedule = small(starts=1)
    with pytest.raises(BadResults, match=r"The process that played \w+ as X against \w+ from start 1 died 3 times"):
        list(on_cores(1)([Task(schedule, fixture) for fixture in schedule.fixtures()]))


def _die(task: Task) -> Result:
    os._exit(9)
