"""What processes ask PostgreSQL about leases: each question is one statement, so that two cannot both be right."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from fogbound.server.statements import Fence, Statement
from fogbound.server.tables import leases, processes, rooms

FIRST: Final = 1  # the number of a room's first lease
GONE: Final = 0.0  # the last heartbeat of a process that says itself that it is gone

_ME: sa.BindParameter[str] = sa.bindparam("me")
_ROOM: sa.BindParameter[str] = sa.bindparam("wanted")
_NOW = sa.extract("epoch", sa.func.clock_timestamp())


def _alive(lease: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """Has PostgreSQL heard of a process lately? After it has been away itself, everybody has their full time again."""
    since = sa.func.greatest(processes.c.heard, sa.extract("epoch", sa.func.pg_postmaster_start_time()))
    return sa.and_(processes.c.heard > GONE, since > _NOW - sa.cast(lease, sa.Float))


_ALIVE = _alive(sa.bindparam("lease"))
_I_AM_ALIVE = sa.exists().where(processes.c.id == _ME, _ALIVE)

# The process

REGISTER = (
    insert(processes)
    .values(id=_ME, name=sa.bindparam("my_name"), internal=sa.bindparam("address"), started=_NOW, heard=_NOW)
    .on_conflict_do_update(index_elements=["id"], set_={"heard": _NOW})
    .returning(processes.c.id)
)
REPLACE = (
    sa.update(processes)
    .where(processes.c.internal == sa.bindparam("address"), processes.c.id != _ME)
    .values(heard=GONE)
    .returning(processes.c.id)
)
BEAT = (
    sa.update(processes)
    .where(processes.c.id == _ME, processes.c.heard > GONE)
    .values(heard=_NOW)
    .returning(processes.c.id)
)
LEAVE = sa.update(processes).where(processes.c.id == _ME).values(heard=GONE).returning(processes.c.id)
LOOK = sa.select(processes.c.id, processes.c.internal, _ALIVE.label("alive"))
BURY = (
    sa.delete(processes)
    .where(~_ALIVE, ~sa.exists().where(leases.c.process == processes.c.id))
    .returning(processes.c.id)
)

# Its rooms

_OWNER_IS_DEAD = leases.c.process.not_in(sa.select(processes.c.id).where(_ALIVE))
_IS_FREE = sa.or_(leases.c.process.is_(None), leases.c.process == _ME, _OWNER_IS_DEAD)
_IS_OPEN = rooms.c.code != rooms.c.id
_OPEN_ROOM = sa.select(rooms.c.id, sa.literal(FIRST), _ME).where(rooms.c.id == _ROOM, _IS_OPEN, _I_AM_ALIVE)
CLAIM = (
    insert(leases)
    .from_select(["room", "number", "process"], _OPEN_ROOM)
    .on_conflict_do_update(
        index_elements=["room"], set_={"number": leases.c.number + 1, "process": _ME}, where=_IS_FREE
    )
    .returning(leases.c.number)
)
OURS = sa.select(leases.c.room, leases.c.number).where(leases.c.process == _ME)

_DEAD = sa.select(processes.c.id).where(~_ALIVE)
_THEIRS = (
    sa.select(leases.c.room)
    .where(leases.c.process.in_(_DEAD), _I_AM_ALIVE)
    .limit(sa.bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("theirs")
)
_PLAYING = sa.exists().where(rooms.c.id == leases.c.room, rooms.c.facts["status"].as_string() == "playing")
TAKE_OVER = (
    sa.update(leases)
    .where(leases.c.room.in_(sa.select(_THEIRS.c.room)))
    .values(number=leases.c.number + 1, process=sa.case((_PLAYING, _ME), else_=None))
    .returning(leases.c.room, leases.c.number, leases.c.process)
)
_RELEASE = (
    sa.update(leases)
    .where(leases.c.room == sa.bindparam("_room"), leases.c.number == sa.bindparam("_number"))
    .values(process=None)
)


def release(fence: Fence) -> Statement:
    """The room has no owner, unless it has another number by now."""
    return Statement(_RELEASE, {"_room": fence.room, "_number": fence.number})


def others(lease: float) -> sa.Select[Any]:
    """All processes, and whether they are alive."""
    return sa.select(processes.c.id, _alive(sa.literal(lease)).label("alive"))


def owner_of(room_id: str, lease: float) -> sa.Select[Any]:
    """The process that has a room's lease, and its internal address if it is alive; no row if no such room is open."""
    alive = sa.and_(processes.c.id == leases.c.process, _alive(sa.literal(lease)))
    joined = rooms.outerjoin(leases, leases.c.room == rooms.c.id).outerjoin(processes, alive)
    return sa.select(leases.c.process, processes.c.internal).select_from(joined).where(rooms.c.id == room_id, _IS_OPEN)
