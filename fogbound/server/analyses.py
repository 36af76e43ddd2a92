"""Analyses of finished games, one after another, by a process that gives way to all others.

The first request starts an analysis. Its result stays in the store until another adviser or version would give another
one. An analysis that the server's stop cut short, or that failed, starts again with the next request, a few times.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

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


@dataclass
class Job:
    """A game that is being analysed, or will be."""

    played: Game
    names: dict[Seat, str]
    by: str
    version: str
    done: int = 0


class Analyses:
    """The results in the store, and the games that wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: dict[Key, Job] = {}  # in order; the first is being analysed
        self._failures: Counter[Key] = Counter()
        self._unreported: set[Key] = set()  # failures that nobody has heard of
        self._work: asyncio.Task[None] | None = None
        self._pool: Executor | None = None

    async def look_back(self, room_id: str, number: int, base: Edition) -> tuple[bool, dict[str, Any]]:
        """(whether it is finished, the analysis or how far it is), of a game that is over."""
        if adviser(base) is None:
            raise Refused("no-adviser", f"Nobody can analyse games of {base.id}.", status=404)
        key = room_id, number, await archive.times_taken_back(self._store, room_id, number)
        # Running jobs come first: an analysis that ends between two looks at the store would begin again.
        underway = self.progress(key)
        if underway is not None:
            return False, underway
        stored = await self.load(key, base)
        if stored is not None:
            return True, {"game": number, **stored}
        game = await archive.stored_game(self._store, room_id, number)
        match = archive.finished_match(base, game)
        self.begin(key, match.state, game.info.names if game is not None else {})
        return False, self.progress(key) or {}

    async def load(self, key: Key, edition: Edition) -> dict[str, Any] | None:
        """The stored analysis of a game, if this version would give the same."""
        columns, version = db.analyses.c, _version(key, edition, analysis.default_adviser(edition))
        same = sa.and_(columns.room == key[0], columns.game == key[1], columns.version == version)
        rows = await self._store.read(sa.select(columns.found).where(same))
        return dict(rows[0].found) if rows else None

    def progress(self, key: Key) -> dict[str, Any] | None:
        """How far the analysis of a game has come; None if nobody waits for it."""
        if self._failures[key] >= MOST_FAILURES:
            text = (
                f"This game could not be analysed in {MOST_FAILURES} attempts. "
                "The server's log has the reason; after a restart you may ask again."
            )
            raise Refused("given-up", text, status=500, attempts=MOST_FAILURES)
        if key in self._unreported:  # reported once; the next request starts again
            self._unreported.remove(key)
            raise Refused("no-advice", "This game could not be analysed. Please try again.", status=500)
        if key not in self._jobs:
            return None
        job, ahead = self._jobs[key], list(self._jobs).index(key)
        stage = "waiting" if ahead else "working"
        return {"state": stage, "done": job.done, "plies": len(job.played.plies), "ahead": ahead}

    def begin(self, key: Key, state: State, names: Mapping[Seat, str]) -> None:
        """Analyse a finished game, as soon as those before it are done."""
        if key in self._jobs:
            return
        if len(self._jobs) >= MOST_WAITING:
            text = f"Many games are waiting to be analysed; ask again in {LATER} s."
            raise Refused("too-fast", text, status=429, seconds=LATER)
        by = analysis.default_adviser(state.edition)
        self._jobs[key] = Job(analysis.game(state), dict(names), by, _version(key, state.edition, by))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run_jobs())

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
                self._failures[key] += 1
                self._unreported.add(key)
                if isinstance(problem, BrokenProcessPool):
                    await self._end_process()
            del self._jobs[key]

    async def _analyse(self, job: Job) -> dict[str, Any]:
        """Ply by ply, so that progress can be shown, and stopping loses no more than a ply."""
        judged = list[Judged | None]()
        for number in range(len(job.played.plies)):
            judged.append(await self._ask(analysis.judge, job.played, number, job.by))
            job.done = number + 1
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


def _version(key: Key, edition: Edition, by: str) -> str:
    """A name for all that a stored analysis depends on, with the line that the game ended in."""
    version, line = analysis.version(edition, by), key[2]
    return f"{version} line {line}" if line else version


def _start_process() -> None:
    """Let bots in running games go first; and keep beliefs from ply to ply, since every ply makes a new adviser."""
    belief_cache.keep_up_to()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
