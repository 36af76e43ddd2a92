"""Two processes of a real server on one database, each at a port of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any, cast

import pytest

from fogbound.server.many import Many, leases
from fogbound.server.reach import new_listener
from tests.server.table import PATIENCE, Guest, Table, serving_over_network


def never_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is, no process believes that another one has died."""
    monkeypatch.setattr(leases, "LEASE", PATIENCE)
    monkeypatch.setattr(leases, "PATIENCE", PATIENCE)


@asynccontextmanager
async def member(database: str, **more: Any) -> AsyncIterator[Table]:
    """One of the processes on a database."""
    inside = new_listener("127.0.0.1", 0)
    many = Many(f"127.0.0.1:{inside.getsockname()[1]}")
    async with serving_over_network(database, many=many, inside=inside, **more) as table:
        yield table


class Entrance:
    """Guests come in at one process after another."""

    def __init__(self, *tables: Table) -> None:
        self._tables = cycle(tables)

    async def guest(self, name: str) -> Guest:
        return await next(self._tables).guest(name)


def entrance(*tables: Table) -> Table:
    return cast(Table, Entrance(*tables))


def at(table: Table, guest: Guest) -> Guest:
    """The same person at another process."""
    other = table.stranger(guest.name)
    other.http.cookies, other.person = guest.http.cookies, guest.person
    return other
