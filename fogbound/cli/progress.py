"""The progress of an arena: a bar, and a live table of duels."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fogbound.arena import report, tables
from fogbound.arena.analysis import duel_figures
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule

EVERY = 1.0  # seconds between two tables
SHARE = 0.05  # of the time at most goes into these tables


class ArenaProgress:
    """Shows how far a schedule is; draws nothing where stderr is not a terminal."""

    def __init__(self, schedule: Schedule, folder: Path) -> None:
        self.done: int | None = None
        self._schedule = schedule
        self._folder = folder
        self._next = 0.0
        self._drawn = sys.stderr.isatty()
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console,
        )
        self._task = self._progress.add_task("Playing", total=schedule.games)
        self._live = Live(console=console, transient=True, refresh_per_second=2)

    def __enter__(self) -> ArenaProgress:
        if self._drawn:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._drawn:
            self._live.stop()

    def update(self, results: Sequence[Result]) -> None:
        """Show all results so far."""
        if self.done is None:
            self._begin(len(results))
        self.done = len(results)
        if self._drawn and (monotonic() >= self._next or self.done == self._schedule.games):
            self._show(results)

    def _begin(self, stored: int) -> None:
        """Games from an earlier run took no time now, so they must not count in the estimate of the remaining time."""
        self._progress.reset(self._task, completed=stored)
        if stored:
            print(f"{stored} of {self._schedule.games} games are in {self._folder}; resuming.", file=sys.stderr)

    def _show(self, results: Sequence[Result]) -> None:
        begun = monotonic()
        self._progress.update(self._task, completed=self.done)
        table = tables.duel_table(duel_figures(self._schedule, results))
        self._live.update(Group(report.rich_table(table), self._progress))
        self._next = monotonic() + max(EVERY, (monotonic() - begun) / SHARE)
