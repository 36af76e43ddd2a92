"""Plays a schedule into a folder: skips the games it already holds, and saves each new one at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from fogbound.arena.analysis import start_scores
from fogbound.arena.executors import Executor
from fogbound.arena.journal import Journal
from fogbound.arena.play import Task
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule
from fogbound.arena.sprt import Sequential

Listener = Callable[[Sequence[Result]], None]


def run(schedule: Schedule, folder: Path, executor: Executor, listen: Listener) -> tuple[Result, ...]:
    """Play the missing games. `listen` gets all results so far, at the beginning and after each game."""
    schedule.edition_now()
    with Journal(folder, schedule) as journal:
        results = list(journal.results)
        listen(results)
        is_decided = StoppingRule(schedule, results)
        if not is_decided():
            with closing(executor(missing(schedule, results))) as playing:
                for result in playing:
                    journal.add(result)
                    results.append(result)
                    listen(results)
                    if is_decided():
                        break
    return tuple(results)


def missing(schedule: Schedule, results: Sequence[Result]) -> Iterator[Task]:
    """The games without a result, in the schedule's order."""
    have = {result.fixture for result in results}
    return (Task(schedule, fixture) for fixture in schedule.fixtures() if fixture not in have)


class StoppingRule:
    """Has the schedule's test reached a decision? Each start counts once, when it and all before it are over."""

    def __init__(self, schedule: Schedule, results: list[Result]) -> None:
        self._results = results
        self._duel = schedule.duels[0]
        self._sequential = None if schedule.test is None else Sequential(schedule.test)
        self._scores: dict[int, float] = {}
        self._open: list[Result] = []
        self._seen = 0

    def __call__(self) -> bool:
        if self._sequential is None:
            return False
        self._open += self._results[self._seen :]
        self._seen = len(self._results)
        both = start_scores(self._duel, self._open)
        self._open = [one for one in self._open if one.start not in both]
        self._scores |= both
        decision = self._sequential.decision
        while decision.accepted is None and decision.starts + 1 in self._scores:
            decision = self._sequential.add(self._scores[decision.starts + 1])
        return decision.accepted is not None
