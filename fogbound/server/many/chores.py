"""Chores that one process does for all: it holds a lock of PostgreSQL, and another takes over once it is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fogbound.server.endings import end
from fogbound.server.logs import place
from fogbound.server.store import Store

log = logging.getLogger("fogbound.many")
LOCK: Final = int.from_bytes(sha256(b"fogbound chores").digest()[:8], "big", signed=True)  # any number of our own
AGAIN = 15.0  # seconds after which a process without the chores tries to get them
LOOKS = 5.0  # seconds between two checks that the lock is still held
# Seconds until the database notices that a machine is gone, however silently: then the lock is free.
KEEPALIVE = {"tcp_keepalives_idle": 20, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 4}


async def for_all(store: Store, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do a chore that never ends, as long as no other process on the database does it."""
    while True:
        try:
            async with store.connection() as connection:
                if await connection.scalar(sa.select(sa.func.pg_try_advisory_lock(LOCK))):
                    await _do(connection, chore)
        except Exception as problem:  # the database is away, perhaps, and the lock with it
            log.warning("chores stopped: %s", place(problem))
        await asyncio.sleep(AGAIN)


async def _do(connection: AsyncConnection, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """The chore, for as long as the connection that holds the lock is there."""
    for name, seconds in KEEPALIVE.items():
        await connection.execute(sa.select(sa.func.set_config(name, str(seconds), False)))
    doing = asyncio.create_task(chore())
    try:
        while not doing.done():
            await connection.execute(sa.select(1))
            await asyncio.wait({doing}, timeout=LOOKS)
        doing.result()
    finally:
        await end(doing)
