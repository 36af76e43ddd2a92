"""Analyses of finished games, for all processes: each is done once, and all of them know how far it is.

An order names a game in the store and nothing else, so that following it twice changes nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from redis.asyncio import Redis

from fogbound import catalog
from fogbound.server import archive
from fogbound.server import store as db
from fogbound.server.analyses import (
    MOST_FAILURES,
    MOST_WAITING,
    Analyses,
    Key,
    as_progress,
    failed,
    given_up,
    too_many,
)
from fogbound.server.files import Files
from fogbound.server.many.jobs import Full, Jobs, Lane, Report
from fogbound.server.many.redis_link import LOST, Lost, connect, derived, prefix_of
from fogbound.server.store import Store

DAY: Final = 24 * 3600
LANE: Final = Lane("analyses", most=MOST_WAITING, fresh=DAY)
PLY: Final = 1.0  # seconds that judging one usually takes: short games go first


class SharedAnalyses:
    """What waits in Redis, and this process's part in doing it."""

    jobs: Jobs

    def __init__(self, redis: Redis, key: bytes, store: Store, files: Files, analyses: Analyses) -> None:
        self._redis, self._store, self._files, self._analyses = redis, store, files, analyses
        self._names = derived(key, "ids of analyses")
        self._failures, self._unreported = (f"{prefix_of(key)}:analyses:{of}" for of in ("failures", "unreported"))
        self._doing = 0

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str, key: bytes, store: Store, files: Files, analyses: Analyses
    ) -> AsyncIterator[SharedAnalyses]:
        """Share until the end of the block."""
        async with connect(url) as redis:
            shared = cls(redis, key, store, files, analyses)
            async with Jobs.open(url, key, LANE, shared._do, shared._places) as shared.jobs:
                yield shared

    async def progress(self, key: Key, version: str) -> dict[str, Any] | None:
        id = self._id(key, version)
        try:
            failures = await self._redis.hget(self._failures, id)
            if failures is not None and int(failures) >= MOST_FAILURES:
                raise given_up()
            if await self._redis.srem(self._unreported, id):
                raise failed()
            found = await self.jobs.progress(id)
        except (Lost, *LOST):
            return None
        if found is None:
            return None
        return as_progress(found.done, found.size, 0 if found.begun else max(1, found.ahead))

    async def begin(self, key: Key, version: str, plies: int, owner: str) -> bool:
        order = msgspec.msgpack.encode((key, version))
        try:
            await self.jobs.put(self._id(key, version), owner, PLY * plies, order, size=plies, for_us=False)
        except Full:
            raise too_many() from None
        except Lost:
            return False
        return True

    def _id(self, key: Key, version: str) -> str:
        """A game as Redis knows it: the id of a room is the key to it."""
        return derived(self._names, f"{key} {version}").hex()[:32]

    def _places(self) -> int:
        return 1 if self._doing or not self._analyses.busy else 0

    async def _do(self, given: bytes, report: Report) -> bytes:
        key, version = msgspec.msgpack.decode(given, type=tuple[Key, str])
        self._doing += 1
        try:
            if not await self._analyse(key, report):
                await self._note_failure(self._id(key, version))
        finally:
            self._doing -= 1
        return b""

    async def _analyse(self, key: Key, report: Report) -> bool:
        """False if it failed. A game that is gone, or was analysed meanwhile, or goes on, needs nothing."""
        room_id, number, line = key
        rooms = await self._store.read(sa.select(db.rooms.c.facts).where(db.rooms.c.id == room_id))
        if not rooms or line != await archive.times_taken_back(self._store, room_id, number):
            return True
        edition, options = rooms[0].facts["edition"], rooms[0].facts["options"]
        await self._files.fetch(catalog.game_of(edition), options)
        base = catalog.find(edition, **options)
        game = await archive.stored_game(self._store, room_id, number)
        if game is None or await self._analyses.load(key, base) is not None:
            return True
        match = archive.finished_match(base, game)
        return await self._analyses.analyse(key, match.state, game.info.names, report)

    async def _note_failure(self, id: str) -> None:
        async with self._redis.pipeline() as together:
            together.hincrby(self._failures, id, 1)
            together.expire(self._failures, DAY)
            together.sadd(self._unreported, id)
            together.expire(self._unreported, DAY)
            await together.execute()
