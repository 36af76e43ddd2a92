"""Analyses of finished games, one after another, by a process that gives way to all others.

The first request starts an analysis. Its result stays in the store until another adviser or version would give another
one. An analysis that the server's stop cut short, or that failed, starts again with the next request, a few times.
Several processes share what waits (`many/shared_analyses.py`): one of them does it, and all can say how far it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Protocol

import sqlalchemy as sa

from fogbound import processes
from fogbound.advice import analysis
from fogbound.advice.analysis import Game, Judged
from fogbound.bots import adviser
from fogbound.bots.mind import belief_cache
from fogbound.game import Edition, Seat, State
from fogbound.server import archive
from fogbound.server import store as db
from fogbound.server.logs import place
from fogbound.server.store import Store
from fogbound.server.wire import Refused

log = logging.getLogger("fogbound.analyses")
MOST_WAITING = 50
LATER = 30  # seconds until a refused person may ask again
MOST_FAILURES = 3  # of one game: it would fail again, and keep others waiting
NICENESS = 10  # of the process

# A room's id, the number of a game of it, and how often moves were taken back: a practice game may end several times.
Key = tuple[str, int, int]

Report = Callable[[int], Awaitable[None]]


@dataclass
class Job:
    """A game that is being analysed, or will be."""

    played: Game
    names: dict[Seat, str]
    by: str
    version: str
    done: int = 0
    report: Report | None = None  # called with the plies done, where other processes wait too
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    failed: bool = False


class SharedQueue(Protocol):
    """The games that wait for any of several processes."""

    async def progress(self, key: Key, version: str) -> dict[str, Any] | None:
        """How far an analysis is; None if it does not wait there, or nobody can say."""

    async def begin(self, key: Key, version: str, plies: int, owner: str) -> bool:
        """Have a finished game analysed. False: this process must do it."""


class Analyses:
    """The results in the store, and the games that wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shared: SharedQueue | None = None  # None: this process is alone
        self._jobs: dict[Key, Job] = {}  # in order; the first is being analysed
        self._failures: Counter[Key] = Counter()
        self._unreported: set[Key] = set()  # failures that nobody has heard of
        self._work: asyncio.Task[None] | None = None
        self._pool: Executor | None = None

    @property
    def busy(self) -> bool:
        """Is a game being analysed here?"""
        return bool(self._jobs)

    async def look_back(self, room_id: str, number: int, base: Edition, owner: str = "") -> tuple[bool, dict[str, Any]]:
        """(is it done?, the analysis or how far it is), for a game that is over. `owner` is the person who asks."""
        if adviser(base) is None:
            raise Refused("no-adviser", f"Nobody can analyse games of {base.id}.", status=404)
        key = room_id, number, await archive.times_taken_back(self._store, room_id, number)
        version = _version(key, base, analysis.default_adviser(base))
        # Running jobs come first: an analysis that ends between two looks at the store would begin again.
        underway = await self._underway(key, version)
        if underway is not None:
            return False, underway
        stored = await self.load(key, base)
        if stored is not None:
            return True, {"game": number, **stored}
        game = await archive.stored_game(self._store, room_id, number)
        match = archive.finished_match(base, game)
        if self.shared is None or not await self.shared.begin(key, version, match.ply, owner):
            self.begin(key, match.state, game.info.names if game is not None else {})
        return False, await self._underway(key, version) or as_progress(0, match.ply, 0)

    async def _underway(self, key: Key, version: str) -> dict[str, Any] | None:
        here = self.progress(key)
        if here is not None or self.shared is None:
            return here
        return await self.shared.progress(key, version)

    async def analyse(self, key: Key, state: State, names: Mapping[Seat, str], report: Report) -> bool:
        """Analyse a finished game for all processes. Returns once it is in the store, or False if that failed."""
        job = self._jobs.get(key) or self.begin(key, state, names)
        job.report = report
        await job.ended.wait()
        return not job.failed

    async def load(self, key: Key, edition: Edition) -> dict[str, Any] | None:
        """The stored analysis of a game, if this version would give the same."""
        columns, version = db.analyses.c, _version(key, edition, analysis.default_adviser(edition))
        same = sa.and_(columns.room == key[0], columns.game == key[1], columns.version == version)
        rows = await self._store.read(sa.select(columns.found).where(same))
        return dict(rows[0].found) if rows else None

    def progress(self, key: Key) -> dict[str, Any] | None:
        """How far the analysis of a game is here; None if nobody waits for it."""
        if self._failures[key] >= MOST_FAILURES:
            raise given_up()
        if key in self._unreported:  # reported once; the next request starts again
            self._unreported.remove(key)
            raise failed()
        if key not in self._jobs:
            return None
        job, ahead = self._jobs[key], list(self._jobs).index(key)
        return as_progress(job.done, len(job.played.plies), ahead)

    def begin(self, key: Key, state: State, names: Mapping[Seat, str]) -> Job:
        """Analyse a finished game here, as soon as those before it are done."""
        if key in self._jobs:
            return self._jobs[key]
        if len(self._jobs) >= MOST_WAITING:
            raise too_many()
        by = analysis.default_adviser(state.edition)
        job = self._jobs[key] = Job(analysis.game(state), dict(names), by, _version(key, state.edition, by))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run_jobs())
        return job

    async def _run_jobs(self) -> None:
        """One game after another; then the process ends, since it holds more memory than all bots."""
        while self._jobs:  # once more, if somebody asked while the process ended
            try:
                await self._run_waiting_jobs()
            finally:
                await self._end_process()

    async def _run_waiting_jobs(self) -> None:
        while self._jobs:
            key, job = next(iter(self._jobs.items()))
            try:
                await self._write(key, job, await self._analyse(job))
            except Exception as problem:
                log.error("a game of %s could not be analysed: %s", job.played.edition, place(problem))
                job.failed = True
                if job.report is None:
                    self._failures[key] += 1
                    self._unreported.add(key)
                if isinstance(problem, BrokenProcessPool):
                    await self._end_process()
            del self._jobs[key]
            job.ended.set()

    async def _analyse(self, job: Job) -> dict[str, Any]:
        """Ply by ply, so that progress can be shown, and stopping loses no more than a ply."""
        judged = list[Judged | None]()
        for number in range(len(job.played.plies)):
            judged.append(await self._ask(analysis.judge, job.played, number, job.by))
            job.done = number + 1
            if job.report is not None:
                await job.report(job.done)
        counts = await self._ask(analysis.suspects, job.played)
        whole = await asyncio.to_thread(analysis.assemble, job.played, judged, counts, job.by)
        return {"names": job.names, **analysis.plain(whole)}

    async def _ask(self, question: Any, *about: Any) -> Any:
        if self._pool is None:
            self._pool = self._new_pool()
        return await asyncio.get_running_loop().run_in_executor(self._pool, question, *about)

    async def _write(self, key: Key, job: Job, result: dict[str, Any]) -> None:
        room_id, game, _ = key
        await self._store.write(db.upsert(db.analyses, room=room_id, game=game, version=job.version, found=result))

    def _new_pool(self) -> Executor:
        return processes.pool(1, _start_process)

    async def _end_process(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(processes.stop, pool)

    async def stop(self) -> None:
        """Stop, because the server stops."""
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work


def given_up() -> Refused:
    text = (
        f"This game could not be analysed in {MOST_FAILURES} attempts. "
        "The server’s log has the reason; after a restart you may ask again."
    )
    return Refused("given-up", text, status=500, attempts=MOST_FAILURES)


def failed() -> Refused:
    return Refused("no-advice", "This game could not be analysed. Please try again.", status=500)


def too_many() -> Refused:
    text = f"Many games are waiting to be analysed; ask again in {LATER} s."
    return Refused("too-fast", text, status=429, seconds=LATER)


def as_progress(done: int, plies: int, ahead: int) -> dict[str, Any]:
    return {"state": "waiting" if ahead else "working", "done": done, "plies": plies, "ahead": ahead}


def _version(key: Key, edition: Edition, by: str) -> str:
    """A name for all that a stored analysis depends on, with the line that the game ended in."""
    version, line = analysis.version(edition, by), key[2]
    return f"{version} line {line}" if line else version


def _start_process() -> None:
    """Let bots in running games go first, and keep beliefs from ply to ply, since every ply makes a new adviser."""
    belief_cache.keep_up_to()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
