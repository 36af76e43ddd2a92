"""Finished games are looked back on one after another, by a process that gives way to all others.

Asking begins it. What was found is kept in the store for good, unless another adviser or version would find more.
What was not finished when the server stopped is begun again by whoever asks again. So is what failed, a few times.
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
from fogbound.bots.mind import recent
from fogbound.game import Edition, Seat, State
from fogbound.server import store as db
from fogbound.server.logs import place
from fogbound.server.store import Store
from fogbound.server.wire import Refused

log = logging.getLogger("fogbound.analyses")
MOST_WAITING = 50
LATER = 30  # seconds
MOST_FAILURES = 3  # of one game: what has failed so often will fail again, and keeps others waiting
GIVES_WAY = 10  # how nice the process is

Key = tuple[str, int]


@dataclass
class Job:
    """A game that is looked back on, or will be."""

    played: Game
    names: dict[Seat, str]
    by: str
    version: str
    done: int = 0


class Analyses:
    """All that was found, and all that somebody waits for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: dict[Key, Job] = {}  # the first is being worked on
        self._failures: Counter[Key] = Counter()
        self._untold: set[Key] = set()  # failures that nobody has been told of
        self._work: asyncio.Task[None] | None = None
        self._pool: Executor | None = None

    async def found(self, key: Key, edition: Edition) -> dict[str, Any] | None:
        """What is kept about a game, if this version would find nothing else."""
        kept, version = db.analyses.c, analysis.version(edition, analysis.usual(edition))
        here = sa.and_(kept.room == key[0], kept.game == key[1], kept.version == version)
        rows = await self._store.read(sa.select(kept.found).where(here))
        return dict(rows[0].found) if rows else None

    def progress(self, key: Key) -> dict[str, Any] | None:
        """How far a game has come that somebody waits for; None where nobody does."""
        if self._failures[key] >= MOST_FAILURES:
            text = (
                f"This game could not be looked back on, and {MOST_FAILURES} attempts are enough. "
                "Whoever runs this server finds the reason in its log; after a restart you may ask again."
            )
            raise Refused("given-up", text, status=500, attempts=MOST_FAILURES)
        if key in self._untold:  # whoever waited is told, once; whoever asks again begins anew
            self._untold.remove(key)
            raise Refused("no-advice", "This game could not be looked back on. Please try again.", status=500)
        if key not in self._jobs:
            return None
        job, ahead = self._jobs[key], list(self._jobs).index(key)
        stage = "waiting" if ahead else "working"
        return {"state": stage, "done": job.done, "plies": len(job.played.plies), "ahead": ahead}

    def begin(self, key: Key, state: State, names: Mapping[Seat, str]) -> None:
        """Look back on a finished game, as soon as those before it are done."""
        if key in self._jobs:
            return
        if len(self._jobs) >= MOST_WAITING:
            text = f"Many games are waiting to be looked back on; ask again in {LATER} s."
            raise Refused("too-fast", text, status=429, seconds=LATER)
        by = analysis.usual(state.edition)
        self._jobs[key] = Job(analysis.game(state), dict(names), by, analysis.version(state.edition, by))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._work_all_off())

    async def _work_all_off(self) -> None:
        """One game after the other; then the process goes, since it holds more memory than a whole house."""
        try:
            while self._jobs:
                key, job = next(iter(self._jobs.items()))
                try:
                    await self._keep(key, job, await self._looked_back(job))
                except Exception as problem:
                    log.error("a game of %s could not be looked back on: %s", job.played.edition, place(problem))
                    self._failures[key] += 1
                    self._untold.add(key)
                    if isinstance(problem, BrokenProcessPool):
                        self._dismiss()
                del self._jobs[key]
        finally:
            self._dismiss()

    async def _looked_back(self, job: Job) -> dict[str, Any]:
        """Ply by ply, so that everybody can be told how far it is, and no more than a ply is lost by stopping."""
        found = list[Judged | None]()
        for number in range(len(job.played.plies)):
            found.append(await self._ask(analysis.judge, job.played, number, job.by))
            job.done = number + 1
        counts = await self._ask(analysis.suspects, job.played)
        whole = await asyncio.to_thread(analysis.assembled, job.played, found, counts, job.by)
        return {"names": job.names, **analysis.plain(whole)}

    async def _ask(self, question: Any, *about: Any) -> Any:
        if self._pool is None:
            self._pool = self._new_pool()
        return await asyncio.get_running_loop().run_in_executor(self._pool, question, *about)

    async def _keep(self, key: Key, job: Job, found: dict[str, Any]) -> None:
        room, game = key
        await self._store.write(db.upsert(db.analyses, room=room, game=game, version=job.version, found=found))

    def _new_pool(self) -> Executor:
        return processes.pool(1, _give_way)

    def _dismiss(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def rest(self) -> None:
        """Stop; the server is going down."""
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work


def _give_way() -> None:
    """Bots' moves in running games come first. Here, too, an adviser is made for every ply."""
    recent.remember()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
