"""The server's broom: abandoned rooms are closed, closed ones deleted, and guests who never came in forgotten.

Finished games stay, with everything their players can open: they belong to people's lists, not to rooms.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from fogbound.server import store as db
from fogbound.server.files import Files
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.quotas import QUOTAS, Quotas
from fogbound.server.rooms import Rooms
from fogbound.server.store import Statement, Store

log = logging.getLogger("fogbound.rooms")
FIRST = 10 * 60.0  # seconds after the start: people come first
EVERY = 3600.0
AT_ONCE = 500  # rooms looked at together
MOST_A_PASS = 5000
_GAME_TABLES = (db.games, db.plies, db.taken_back, db.snapshots, db.analyses)


class Swept(NamedTuple):
    """What one pass did."""

    closed: int = 0
    deleted: int = 0
    guests: int = 0


class Broom:
    """One pass an hour, each of a bounded number of rooms: the next pass goes on where this one stops."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        people: People,
        clock: Callable[[], float],
        quotas: Quotas = QUOTAS,
        files: Files | None = None,
    ) -> None:
        """With `files`, those that nobody needs any more are deleted too: a server alone does so at once."""
        self._store, self._rooms, self._people, self._clock, self._quotas = store, rooms, people, clock, quotas
        self._files = files
        self._last_open, self._last_closed = "", ""  # ids: where the last pass stopped

    async def sweep_for_ever(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.sweep()
            except Exception as problem:  # a full disk, perhaps: the next pass tries again
                log.error("sweeping stopped: %s", place(problem))
            await asyncio.sleep(EVERY)

    async def sweep(self) -> Swept:
        """Close, delete and forget what is due."""
        now = self._clock()
        closed = await self._close_abandoned(now)
        deleted = await self._delete_closed(now - self._quotas.closed)
        if self._files is not None:
            await self._files.delete_unused(now - self._quotas.unlisted_file)
        return Swept(closed, deleted, await self._people.forget_idle(now - self._quotas.idle_guest))

    # Abandoned rooms

    async def _close_abandoned(self, now: float) -> int:
        """Rooms that nobody is in, after the time for their stage. Moves and chat leave no mark on a room's own row."""
        limits = {
            "lobby": now - self._quotas.never_started,
            "over": now - self._quotas.game_over,
            "playing": now - self._quotas.unfinished,
        }
        closed = 0
        for _ in range(MOST_A_PASS // AT_ONCE):
            rows = await self._store.read(_idle_rooms(self._last_open, limits))
            ids = [row.id for row in rows]
            moved, said = await self._last_moves(ids), await self._last_lines(ids)
            for row in rows:
                before = limits[row.status]
                if max(moved.get(row.id, 0.0), said.get(row.id, 0.0)) < before:
                    closed += await self._rooms.close_abandoned(row.id, before, now)
            self._last_open = rows[-1].id if len(rows) == AT_ONCE else ""
            if not self._last_open:
                break
        return closed

    async def _last_moves(self, rooms: list[str]) -> dict[str, float]:
        plies = db.plies.c
        query = sa.select(plies.room, sa.func.max(plies.at).label("last")).where(plies.room.in_(rooms))
        return {row.room: row.last or 0.0 for row in await self._store.read(query.group_by(plies.room))}

    async def _last_lines(self, rooms: list[str]) -> dict[str, float]:
        said = db.said.c
        query = sa.select(said.room, sa.func.max(said.n).label("last")).where(said.room.in_(rooms))
        return {row.room: row.last / 1000 for row in await self._store.read(query.group_by(said.room))}

    # Closed rooms

    async def _delete_closed(self, before: float) -> int:
        """Closed rooms and their chat; a room with finished games stays, since they are opened with its options."""
        deleted = 0
        for _ in range(MOST_A_PASS // AT_ONCE):
            rows = await self._store.read(_closed_rooms(self._last_closed, before))
            ids = [row.id for row in rows]
            finished = sa.select(db.finished.c.room).where(db.finished.c.room.in_(ids)).distinct()
            needed = {row.room for row in await self._store.read(finished)}
            unneeded = [id for id in ids if id not in needed]
            await self._store.write(*_deletions(ids, unneeded))
            deleted += len(unneeded)
            self._last_closed = ids[-1] if len(ids) == AT_ONCE else ""
            if not self._last_closed:
                break
        return deleted


def _idle_rooms(after: str, limits: dict[str, float]) -> sa.Select[Any]:
    """Open rooms whose facts have not changed for as long as their stage allows."""
    rooms, status = db.rooms.c, db.rooms.c.facts["status"].as_string()
    due = sa.or_(*(sa.and_(status == stage, rooms.changed < before) for stage, before in limits.items()))
    query = sa.select(rooms.id, status.label("status")).where(rooms.id > after, rooms.changed < max(limits.values()))
    return query.where(due).order_by(rooms.id).limit(AT_ONCE)


def _closed_rooms(after: str, before: float) -> sa.Select[Any]:
    """Closed rooms, which have their id for a code."""
    rooms = db.rooms.c
    closed = sa.and_(rooms.code == rooms.id, rooms.changed < before)
    return sa.select(rooms.id).where(rooms.id > after, closed).order_by(rooms.id).limit(AT_ONCE)


def _deletions(closed: list[str], unneeded: list[str]) -> list[Statement]:
    deletions = [Statement(sa.delete(db.said).where(db.said.c.room.in_(closed)))]
    deletions += [Statement(sa.delete(table).where(table.c.room.in_(unneeded))) for table in _GAME_TABLES]
    return [*deletions, Statement(sa.delete(db.rooms).where(db.rooms.c.id.in_(unneeded)))]
