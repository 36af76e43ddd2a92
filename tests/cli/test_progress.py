"""The progress of an arena: nothing but a line in a pipe, a table and a bar on a terminal."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from fogbound.arena.schedule import Schedule
from fogbound.cli import progress
from fogbound.cli.progress import ArenaProgress
from tests.arena.sample import RESULTS, small


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def schedule() -> Schedule:
    return small(starts=4)


def test_a_pipe_hears_only_where_a_run_resumes(schedule: Schedule, capsys: pytest.CaptureFixture[str]) -> None:
    with ArenaProgress(schedule, Path("out")) as shown:
        for n in range(2, len(RESULTS) + 1):
            shown.update(RESULTS[:n])
        assert shown.done == len(RESULTS)
    assert capsys.readouterr() == ("", "2 of 8 games are in out; resuming.\n")


def test_a_new_run_says_nothing_about_stored_games(schedule: Schedule, capsys: pytest.CaptureFixture[str]) -> None:
    with ArenaProgress(schedule, Path("out")) as shown:
        assert shown.done is None
        shown.update([])
        assert shown.done == 0
    assert capsys.readouterr() == ("", "")


def test_a_terminal_shows_the_duels_and_the_games_so_far(schedule: Schedule, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    with ArenaProgress(schedule, Path("out")) as shown:
        shown.update(RESULTS)
        console = shown._live.console
        with console.capture() as drawn:
            console.print(shown._live.renderable)
    assert "greedy" in drawn.get()
    assert "8/8" in drawn.get()


def test_tables_are_drawn_now_and_then_and_at_the_end(schedule: Schedule, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    drawn: list[int] = []
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    shown = ArenaProgress(schedule, Path("out"))
    monkeypatch.setattr(shown._live, "update", lambda group: drawn.append(shown.done or 0))
    shown.update(RESULTS[:1])
    shown.update(RESULTS[:2])
    assert drawn == [1], "a second has not passed"
    now += progress.EVERY
    shown.update(RESULTS[:3])
    shown.update(RESULTS[:4])
    shown.update(RESULTS)
    assert drawn == [1, 3, 8]
