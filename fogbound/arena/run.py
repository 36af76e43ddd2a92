"""Playing a schedule into a folder: what is there already is not played again, what is finished is kept at once."""

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
    """Play whatever is missing. `listen` hears all results so far, at the beginning and after each game."""
    schedule.edition_now()
    with Journal(folder, schedule) as journal:
        found = list(journal.results)
        listen(found)
        decided = Decision(schedule, found)
        if not decided():
            with closing(executor(missing(schedule, found))) as playing:
                for result in playing:
                    journal.add(result)
                    found.append(result)
                    listen(found)
                    if decided():
                        break
    return tuple(found)


def missing(schedule: Schedule, found: Sequence[Result]) -> Iterator[Task]:
    """The games that have no result yet, in the schedule's order."""
    have = {result.fixture for result in found}
    return (Task(schedule, fixture) for fixture in schedule.fixtures() if fixture not in have)


class Decision:
    """Has a schedule's test come to its end? Each start is judged once, when it and all before it are over."""

    def __init__(self, schedule: Schedule, found: list[Result]) -> None:
        self._found = found
        self._duel = schedule.duels[0]
        self._sequential = None if schedule.test is None else Sequential(schedule.test)
        self._scores: dict[int, float] = {}
        self._open: list[Result] = []
        self._seen = 0

    def __call__(self) -> bool:
        if self._sequential is None:
            return False
        self._open += self._found[self._seen :]
        self._seen = len(self._found)
        both = start_scores(self._duel, self._open)
        self._open = [one for one in self._open if one.start not in both]
        self._scores |= both
        verdict = self._sequential.verdict
        while verdict.accepted is None and verdict.starts + 1 in self._scores:
            verdict = self._sequential.add(self._scores[verdict.starts + 1])
        return verdict.accepted is not None
