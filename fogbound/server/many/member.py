"""What runs in each process of a fleet, and telling the others that one has died."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine

from fogbound.server.logs import place
from fogbound.server.many import Many
from fogbound.server.many.fleet import listener_at
from fogbound.server.many.lease_queries import REPLACE
from fogbound.server.run import Member, run

log = logging.getLogger("fogbound.many")
PATIENCE = 2.0  # seconds; then the others find out by themselves


def serve(
    *,
    name: str,
    internal: socket.socket,
    address: str,
    redis: str,
    ready: Callable[[], None],
    metrics: socket.socket | None = None,
    siblings: int = 1,
    **arguments: Any,
) -> bool:
    """Serve as one of several processes, which the others reach at this address. False if it never became ready.

    `metrics` reserves an address for its figures, as `fleet.reserved` does.
    """
    figures = None if metrics is None else listener_at(metrics)
    many = Many(address, redis, name, siblings)
    return run(ready=ready, member=Member(many, internal), metrics=figures, **arguments)


def declare_dead(database: str, address: str) -> None:
    """The process that was reached there has died: the others need not wait until its lease is over."""
    try:
        asyncio.run(asyncio.wait_for(_declare_dead(database, address), PATIENCE))
    except Exception as problem:
        log.warning("a death could not be told: %s", place(problem))


async def _declare_dead(database: str, address: str) -> None:
    engine = create_async_engine(database, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.execute(REPLACE, {"me": "", "address": address})
    finally:
        await engine.dispose()
