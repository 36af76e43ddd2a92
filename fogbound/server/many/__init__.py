"""Many processes on one PostgreSQL database: each room has exactly one owner among them.

A server alone on its database has none of this: no lease, no relay, no Redis.
"""

from __future__ import annotations

from dataclasses import dataclass

from fogbound.languages.catalogue import worded
from fogbound.server.wire import Refused


@dataclass(frozen=True)
class Many:
    """One process among several on the same database, and how the others reach it."""

    internal: str  # HOST:PORT at which the other processes reach this one; never an address that people see
    redis: str | None = None  # the URL of the Redis that carries news and work; None: this process is alone
    name: str = ""  # of this process in logs and figures; empty: its id among the processes
    siblings: int = 1  # processes on this machine that share its cores, this one included


class Elsewhere(Exception):
    """Another process owns the room: the request is for that one."""

    def __init__(self, room_id: str, internal: str) -> None:
        super().__init__(f"another process owns the room: {internal}")
        self.room_id, self.internal = room_id, internal


def not_now() -> Refused:
    """Whoever is told this tries again, and finds another process."""
    return Refused("not-now", worded("now-restarting"), status=503, seconds=1)
