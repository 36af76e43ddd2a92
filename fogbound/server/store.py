"""The database: people, rooms, games, plies, chat, uploads, seen cards, analyses. Any that SQLAlchemy supports.

One task writes. It takes everything that waits and commits it at once, so a thousand plies cost about as much as one;
a write returns only after its commit. Rows that go the same way go in one statement, which was prepared once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fogbound.languages.catalogue import worded
from fogbound.server.full_disk import explained
from fogbound.server.migrations import bring_up_to_date
from fogbound.server.silence import watch_postgresql
from fogbound.server.sqlite import Disk, tune
from fogbound.server.statements import Fence as Fence
from fogbound.server.statements import Statement as Statement
from fogbound.server.statements import grouped

# Whoever writes to the store says which table: store.plies.
from fogbound.server.tables import analyses as analyses
from fogbound.server.tables import files as files
from fogbound.server.tables import finished as finished
from fogbound.server.tables import games as games
from fogbound.server.tables import leases as leases
from fogbound.server.tables import members as members
from fogbound.server.tables import metadata
from fogbound.server.tables import people as people
from fogbound.server.tables import played as played
from fogbound.server.tables import plies as plies
from fogbound.server.tables import processes as processes
from fogbound.server.tables import rooms as rooms
from fogbound.server.tables import said as said
from fogbound.server.tables import secrets as secrets
from fogbound.server.tables import seen as seen
from fogbound.server.tables import snapshots as snapshots
from fogbound.server.tables import subscriptions as subscriptions
from fogbound.server.tables import taken_back as taken_back
from fogbound.server.watch.figures import FIGURES
from fogbound.server.wire import Refused

MOST_AT_ONCE = 500
# Seconds from one commit to the next, where several rooms write: a commit costs about as much whatever it holds, and
# on a quick disk it would hold next to nothing.
BETWEEN_COMMITS = 0.004
APPLICATION = "fogbound"
# A process that hangs in the middle of a commit must not keep others from the rooms in it: PostgreSQL cuts it off.
LONGEST_PAUSE = "2s"


class RoomMoved(Refused):
    """Another process owns the room by now: nothing was written."""

    def __init__(self) -> None:
        super().__init__("not-now", worded("now-restarting"), status=503)


class _PendingWrite(NamedTuple):
    statements: Sequence[Statement]
    fence: Fence | None
    done: asyncio.Future[None]


class Store:
    """The database behind a single writer."""

    def __init__(self, engine: AsyncEngine, disk: Disk | None = None) -> None:
        self._engine, self._disk = engine, disk
        self._pending: asyncio.Queue[_PendingWrite] = asyncio.Queue()

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Store]:
        """Connect, make or migrate the tables, and write until the end of the block."""
        # Parameters hold seeds and hidden moves, and logs must not.
        engine = create_async_engine(url, hide_parameters=True, connect_args=_introduced(url))
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine.sync_engine, "connect", tune)
        elif engine.dialect.driver == "asyncpg":
            sa.event.listen(engine.sync_engine, "connect", watch_postgresql)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date, metadata)
            async with cls._writing(engine) as store:
                yield store
        finally:
            await engine.dispose()

    @classmethod
    @asynccontextmanager
    async def _writing(cls, engine: AsyncEngine) -> AsyncIterator[Store]:
        store = cls(engine, Disk(engine.url) if engine.dialect.name == "sqlite" and engine.url.database else None)
        writer = asyncio.create_task(store._write_for_ever())
        try:
            yield store
        finally:
            await store._pending.join()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            if store._disk is not None:
                store._disk.close()

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._pending.qsize()

    async def write(self, *statements: Statement, fence: Fence | None = None) -> None:
        """All of these or none; returns once they are on the disk. Behind a fence that is down, `RoomMoved`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.put_nowait(_PendingWrite(statements, fence, done))
        await done

    async def settle(self, fence: Fence) -> None:
        """Wait until no write behind a fence is on its way.

        PostgreSQL carries a commit through though the connection that asked for it has broken, and shows what was there
        before until it is done. It holds the lease until then, and so we hear when.
        """
        async with self._engine.begin() as connection:
            await connection.execute(_NOTHING_ON_ITS_WAY, {"room": fence.room})

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        if self._disk is not None:
            return await self._disk.read(query)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def change(self, how: sa.UpdateBase, values: dict[str, Any] | None = None) -> list[sa.Row[Any]]:
        """One change beside the writer, in a transaction of its own; the rows that it returns."""
        async with self._engine.begin() as connection:
            return list((await connection.execute(how, values)).all())

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection beside the writer's, for locks that last as long as it does. Every statement is committed."""
        async with self._engine.connect() as connection:
            try:
                yield await connection.execution_options(isolation_level="AUTOCOMMIT")
            finally:
                await connection.invalidate()  # in the pool it would keep its locks

    async def _write_for_ever(self) -> None:
        not_before = 0.0
        while True:
            writes = [await self._pending.get()]
            await _wait_until(not_before)
            began = perf_counter()
            while not self._pending.empty() and len(writes) < MOST_AT_ONCE:
                writes.append(self._pending.get_nowait())
            try:
                await self._commit(writes)
            finally:
                for _ in writes:
                    self._pending.task_done()
            not_before = began + BETWEEN_COMMITS if len(writes) > 1 else 0.0  # whoever writes alone never waits

    async def _commit(self, writes: list[_PendingWrite], *, again: bool = False) -> None:
        try:
            fallen = await self._execute(writes)
        except Exception as problem:  # the failure belongs to the one who asked, and must not stop the writer
            if len(writes) == 1 and (again or not _broke(problem)):
                _answer(writes[0].done, explained(problem))
                return
            # One of them is at fault: let each succeed or fail by itself. Or the connection broke, and PostgreSQL may
            # yet carry the commit through: what is written again waits for that.
            for write in writes:
                await self._commit([write], again=True)
            return
        for write in writes:
            _answer(write.done, RoomMoved() if write.fence in fallen else None)

    async def _execute(self, writes: Sequence[_PendingWrite]) -> frozenset[Fence]:
        """All in one transaction, which is on the disk when this returns, but for those whose fences have fallen."""
        began, fallen = perf_counter(), frozenset[Fence]()
        if self._disk is not None:
            await self._disk.execute(_statements(writes))
        else:
            async with self._engine.begin() as connection:
                fences = {write.fence for write in writes if write.fence is not None}
                if fences:
                    fallen = await _fallen(connection, fences)
                for how, values in grouped(_statements(write for write in writes if write.fence not in fallen)):
                    await connection.execute(how, values)
        FIGURES.commits.note(perf_counter() - began)
        return fallen


async def _wait_until(moment: float) -> None:
    seconds = moment - perf_counter()
    if seconds > 0:
        await asyncio.sleep(seconds)


def _lock_fences(longest_pause: str) -> sa.Select[Any]:
    """The present numbers of rooms. Until the commit nobody takes these rooms over."""
    patience = sa.func.set_config("idle_in_transaction_session_timeout", longest_pause, True)
    named = leases.c.room == sa.any_(sa.bindparam("rooms", type_=ARRAY(sa.String)))
    return sa.select(leases.c.room, leases.c.number, patience).where(named).with_for_update(read=True)


_FENCES = _lock_fences(LONGEST_PAUSE)
_NOTHING_ON_ITS_WAY = sa.select(leases.c.number).where(leases.c.room == sa.bindparam("room")).with_for_update()


async def _fallen(connection: AsyncConnection, fences: set[Fence]) -> frozenset[Fence]:
    """The fences that are no longer those of their rooms; the others stand until the end of the transaction."""
    standing = await connection.execute(_FENCES, {"rooms": sorted(fence.room for fence in fences)})
    return frozenset(fences - {Fence(row.room, row.number) for row in standing})


def _broke(problem: Exception) -> bool:
    """Was the connection lost?"""
    return isinstance(problem, sa.exc.DBAPIError) and problem.connection_invalidated


def _statements(writes: Iterable[_PendingWrite]) -> list[Statement]:
    return [statement for write in writes for statement in write.statements]


def _introduced(url: str) -> dict[str, Any]:
    """By which name PostgreSQL's own lists know the connections of a server."""
    postgresql = sa.make_url(url).get_backend_name() == "postgresql"
    return {"server_settings": {"application_name": APPLICATION}} if postgresql else {}


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def insert(table: sa.Table, **values: Any) -> Statement:
    """A new row."""
    return Statement(_insert(table, tuple(values)), values)


def insert_if_new(table: sa.Table, **values: Any) -> Statement:
    """A new row, unless there is one with the same primary key: that one stays as it is."""
    return Statement(_insert_if_new(table, tuple(values)), values)


def upsert(table: sa.Table, **values: Any) -> Statement:
    """Insert a row, or replace the one with the same primary key."""
    return Statement(_upsert(table, tuple(values)), values)


def update(table: sa.Table, key: dict[str, Any], **values: Any) -> Statement:
    """Change some columns of the row with this key."""
    # The names of the key's parameters must differ from those of the columns that are set.
    return Statement(
        _update(table, tuple(key), tuple(values)), {f"_{name}": each for name, each in key.items()} | values
    )


@cache
def _insert(table: sa.Table, names: tuple[str, ...]) -> sa.UpdateBase:
    return sa.insert(table).values({name: sa.bindparam(name) for name in names})


@cache
def _insert_if_new(table: sa.Table, names: tuple[str, ...]) -> sa.UpdateBase:
    from sqlalchemy.dialects.postgresql import insert

    return insert(table).values({name: sa.bindparam(name) for name in names}).on_conflict_do_nothing()


@cache
def _upsert(table: sa.Table, names: tuple[str, ...]) -> sa.UpdateBase:
    from sqlalchemy.dialects.postgresql import insert  # its ON CONFLICT compiles for SQLite too, not the other way

    keys = [column.name for column in table.primary_key]
    row = insert(table).values({name: sa.bindparam(name) for name in names})
    return row.on_conflict_do_update(index_elements=keys, set_={n: row.excluded[n] for n in names if n not in keys})


@cache
def _update(table: sa.Table, keys: tuple[str, ...], names: tuple[str, ...]) -> sa.UpdateBase:
    here = sa.and_(*(table.c[name] == sa.bindparam(f"_{name}") for name in keys))
    return sa.update(table).where(here).values({name: sa.bindparam(name) for name in names})
