"""`/healthz`: the process answers. `/readyz`: people can play here, so a proxy may send them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import sqlalchemy as sa

from fogbound.server.migrations import STAMP, newest
from fogbound.server.store import Store

PATIENCE = 2.0  # seconds
HOLDS = 1.0  # seconds for which an answer serves everyone who asks: questions must not keep the database busy


class Ready(NamedTuple):
    """Whether people can play, and how each part is."""

    ready: bool
    parts: dict[str, str]


class Health:
    """Finds out how a server is. `redis` is the URL of the one that it shares with others, if it does.

    A process that is `cut_off` from its database for longer than its leases last knows of no room any more.
    """

    def __init__(
        self,
        store: Store,
        redis: str | None = None,
        stopping: Callable[[], bool] = lambda: False,
        cut_off: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._store, self._redis, self._clock = store, redis, clock
        self._stopping, self._cut_off = stopping, cut_off
        self._last: tuple[float, Ready] | None = None
        self._asking = asyncio.Lock()

    async def ready(self) -> Ready:
        if self._stopping():
            return Ready(False, {"server": "stopping"})
        if self._cut_off():
            return Ready(False, {"server": "cut off"})
        async with self._asking:
            if self._last is None or self._clock() - self._last[0] >= HOLDS:
                self._last = self._clock(), await self._ask()
            return self._last[1]

    async def _ask(self) -> Ready:
        database, redis = await asyncio.gather(self._database(), self._redis_state())
        parts = {"server": "running", "database": database} | ({} if redis is None else {"redis": redis})
        return Ready(database == "ok", parts)  # without Redis every room can be played all the same

    async def _database(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                rows = await self._store.read(sa.select(STAMP.c.version_num))
        except Exception:
            return "lost"
        return "ok" if rows and rows[0].version_num >= newest() else "not up to date"

    async def _redis_state(self) -> str | None:
        if self._redis is None:
            return None
        from fogbound.server.many.redis_link import LOST, connect  # its library is an extra

        redis = connect(self._redis)
        try:
            async with asyncio.timeout(PATIENCE):
                await redis.ping()
            return "ok"
        except (TimeoutError, *LOST):
            return "lost"
        finally:
            await redis.aclose()
