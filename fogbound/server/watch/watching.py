"""The listener of a running server, with the figures of its parts."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from fogbound.server.edge.census import Census
from fogbound.server.services import Services
from fogbound.server.watch.figures import Now
from fogbound.server.watch.health import Health
from fogbound.server.watch.listener import Listener, answering


@dataclass(frozen=True)
class Watch:
    """Where the figures of this process are shown, and who knows its connections."""

    listening: socket.socket
    census: Census


@asynccontextmanager
async def watched(watch: Watch | None, services: Services, health: Health) -> AsyncIterator[None]:
    """Show figures until the end of the block, where somebody has asked for them."""
    if watch is None:
        yield
        return
    from fogbound.server.watch.metrics import registry, text  # loaded only where figures are wanted

    found = registry(lambda: now(services, watch.census))
    async with answering(Listener(lambda: text(found), health.ready), watch.listening):
        yield


def now(services: Services, census: Census) -> Now:
    queues = {"writes": services.store.waiting, **services.workers.waiting}
    if services.push is not None:
        queues["notices"] = services.push.waiting
    return Now(services.rooms.in_memory, len(census), census.sockets, queues)
