"""Runs the application on a socket until it is interrupted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable

import uvicorn

from fogbound.server.app import create_app
from fogbound.server.limits import Limits
from fogbound.server.store import Store
from fogbound.server.wire import MAX_BYTES


class _Server(uvicorn.Server):
    """Calls `ready` once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _try(database: str) -> None:
    """Fail now if the database cannot be used, before the server says that it is open."""
    async with Store.open(database):
        pass


def run(database: str, listening: socket.socket, ready: Callable[[], None], limits: Limits | None = None) -> bool:
    """Serve until interrupted. Returns False if the server never became ready."""
    asyncio.run(_try(database))
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    # No access log: the address of a room is the key to it.
    config = uvicorn.Config(create_app(database, limits), log_level="warning", access_log=False, ws_max_size=MAX_BYTES)
    server = _Server(config, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return server.started
