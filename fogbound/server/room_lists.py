"""People's lists of games: rooms in memory as they are now, others as they were at the last look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from fogbound.server import store as db
from fogbound.server.bodies import RoomSummary
from fogbound.server.room.shown import room_summary
from fogbound.server.room.state import RoomState
from fogbound.server.store import Store

MOST_SHOWN = 100  # rooms in a person's list
MOST_LISTED = 5000  # rooms out of memory whose lines in lists are remembered


class _Listed(NamedTuple):
    """What lists say of a room, by person, and a mark of the moment to which that belongs."""

    mark: tuple[object, ...]
    summaries: dict[str, RoomSummary]


class RoomLists:
    """Lists of games.

    With `others` (processes on the same database), rooms that are not in memory here may be played there: each look
    compares marks, which cost two steps in an index for each room.
    """

    def __init__(
        self,
        store: Store,
        in_memory: Callable[[str], RoomState | None],
        load: Callable[[sa.Row[Any]], Awaitable[RoomState | None]],
        *,
        others: bool = False,
    ) -> None:
        self._store, self._in_memory, self._load, self._others = store, in_memory, load, others
        self._listed: OrderedDict[str, _Listed] = OrderedDict()

    async def of(self, person: str) -> list[RoomSummary]:
        """A person's rooms, latest first."""
        query = newest_rooms_of(person)
        rows = await self._store.read(query.add_columns(*_marks()) if self._others else query)
        found = [await self._summary(row, person) for row in rows]
        return sorted((summary for summary in found if summary is not None), key=lambda summary: -summary.changed)

    async def _summary(self, row: sa.Row[Any], person: str) -> RoomSummary | None:
        now = self._in_memory(row.id)
        if now is not None:
            return room_summary(now, person) if person in now.facts.members else None
        mark = (row.changed, row.last_ply, row.last_back) if self._others else ()
        listed = self._listed.get(row.id)
        if listed is None or listed.mark != mark:
            room = await self._load(row)
            listed = self._keep(row.id, room, mark)
        return listed.summaries.get(person)

    def left_memory(self, room: RoomState) -> None:
        """Remember what lists say of a room that was in memory until now, if nobody else can change it."""
        if not self._others:
            self._keep(room.id, room, ())

    def forget(self, room_id: str) -> None:
        """Forget a room that is in memory, or gone."""
        self._listed.pop(room_id, None)

    def _keep(self, room_id: str, room: RoomState | None, mark: tuple[object, ...]) -> _Listed:
        if room is None:
            return _Listed(mark, {})
        listed = _Listed(mark, {person: room_summary(room, person) for person in room.facts.members})
        self._listed[room_id] = listed
        if len(self._listed) > MOST_LISTED:
            self._listed.popitem(last=False)
        return listed


def rooms_of(person: str) -> sa.Select[Any]:
    """The open rooms that a person is in."""
    return sa.select(db.rooms).join(db.members, db.members.c.room == db.rooms.c.id).where(db.members.c.person == person)


def newest_rooms_of(person: str) -> sa.Select[Any]:
    return rooms_of(person).order_by(db.rooms.c.changed.desc(), db.rooms.c.id).limit(MOST_SHOWN)


def _marks() -> tuple[sa.Label[Any], sa.Label[Any]]:
    """The newest game's last ply, and when plies were last taken back: moves change nothing in a room's own row."""
    plies, backs, here = db.plies.c, db.taken_back.c, db.rooms.c.id
    last_ply = sa.select(plies.ply).where(plies.room == here).order_by(plies.game.desc(), plies.ply.desc()).limit(1)
    last_back = sa.select(backs.written).where(backs.room == here).order_by(backs.game.desc(), backs.n.desc()).limit(1)
    return last_ply.scalar_subquery().label("last_ply"), last_back.scalar_subquery().label("last_back")
