"""The database: people, rooms, games, plies, chat, uploads, seen cards, analyses. Any that SQLAlchemy supports.

One task writes. It takes everything that waits and commits it at once, so a thousand plies cost about as much as one;
a write returns only after its commit. Names of tables and columns stay as they are: databases of every release open.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_meta = sa.MetaData()

secrets = sa.Table("secrets", _meta, sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text))
people = sa.Table(
    "people",
    _meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
)
rooms = sa.Table(
    "rooms",
    _meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(4), nullable=False, unique=True),
    sa.Column("facts", sa.JSON, nullable=False),  # room/stored.py writes and reads them
    sa.Column("changed", sa.Float, nullable=False),
)
games = sa.Table(
    "games",
    _meta,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("about", sa.JSON, nullable=True),  # a GameInfo; the first release had none
)
plies = sa.Table(
    "plies",
    _meta,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),  # counts plies that were taken back, too
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("sender", sa.String(128), nullable=True),  # the person and the id of their message; None for bots
    sa.Column("at", sa.Float, nullable=True),  # plies of earlier versions have none
)
taken_back = sa.Table(
    "taken_back",  # the plies stay where they are: each row cuts the log that they make
    _meta,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("written", sa.Integer, nullable=False),  # how many rows of `plies` there were
    sa.Column("ply", sa.Integer, nullable=False),  # back to before this ply of the log
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
said = sa.Table(
    "said",
    _meta,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True),
    sa.Column("facts", sa.JSON, nullable=False),
)

files = sa.Table(
    "files",
    _meta,
    sa.Column("owner", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("title", sa.String(128), nullable=False),
    sa.Column("told", sa.JSON, nullable=False),  # the file's summary, as its owner is told it
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # false: its owner has deleted it, and a room still needs it
    sa.Column("at", sa.Float, nullable=False),
)
seen = sa.Table(
    "had",  # cards and the like that a person has seen
    _meta,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("thing", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

analyses = sa.Table(
    "analyses",
    _meta,
    sa.Column("room", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("version", sa.String(128), nullable=False),
    sa.Column("found", sa.JSON, nullable=False),  # the analysis
)

finished = sa.Table(
    "finished",
    _meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("room", sa.String(32), nullable=False),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False, default=False),  # a player has shared it
    sa.Column("facts", sa.JSON, nullable=False),  # room/finished.py writes and reads them
)
played = sa.Table(
    "played",  # who may open a finished game, and has it in their list
    _meta,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Index("played_by", "person", "ended"),
)

Statement = sa.Executable
_PendingWrite = tuple[Sequence[Statement], asyncio.Future[None]]
MOST_AT_ONCE = 500


class Store:
    """The database behind a single writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pending: asyncio.Queue[_PendingWrite] = asyncio.Queue()

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Store]:
        """Connect, make the tables and columns that are missing, and write until the end of the block."""
        engine = create_async_engine(url, hide_parameters=True)  # they hold seeds and hidden moves, logs must not
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine.sync_engine, "connect", _tune_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_meta.create_all)
            await connection.run_sync(_add_missing_columns)
        store = cls(engine)
        writer = asyncio.create_task(store._write_for_ever())
        try:
            yield store
        finally:
            await store._pending.join()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            await engine.dispose()

    async def write(self, *statements: Statement) -> None:
        """All of these or none; returns once they are on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._pending.put((statements, done))
        await done

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _write_for_ever(self) -> None:
        while True:
            writes = [await self._pending.get()]
            while not self._pending.empty() and len(writes) < MOST_AT_ONCE:
                writes.append(self._pending.get_nowait())
            try:
                await self._commit(writes)
            finally:
                for _ in writes:
                    self._pending.task_done()

    async def _commit(self, writes: list[_PendingWrite]) -> None:
        try:
            async with self._engine.begin() as connection:
                for statements, _ in writes:
                    await _execute(connection, statements)
        except Exception as problem:  # the failure belongs to the one who asked, and must not stop the writer
            if len(writes) == 1:
                _answer(writes[0][1], problem)
                return
            for write in writes:  # one of them is at fault: let each succeed or fail by itself
                await self._commit([write])
            return
        for _, done in writes:
            _answer(done, None)


def _add_missing_columns(connection: sa.Connection) -> None:
    """Add the columns that a database of an earlier version lacks; those it has stay as they are."""
    quote = connection.dialect.identifier_preparer.quote
    for table in _meta.sorted_tables:
        existing = {column["name"] for column in sa.inspect(connection).get_columns(table.name)}
        for column in table.columns:
            if column.name not in existing:
                kind = column.type.compile(connection.dialect)
                connection.execute(sa.text(f"ALTER TABLE {quote(table.name)} ADD COLUMN {quote(column.name)} {kind}"))


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


async def _execute(connection: AsyncConnection, statements: Sequence[Statement]) -> None:
    for statement in statements:
        await connection.execute(statement)


def _tune_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, and a sync to the disk with every commit: acknowledged writes survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def upsert(table: sa.Table, **values: Any) -> Statement:
    """Insert a row, or replace the one with the same primary key (PostgreSQL and SQLite write it alike)."""
    from sqlalchemy.dialects.postgresql import insert  # its ON CONFLICT compiles for SQLite too, not the other way

    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in values.items() if name not in keys}
    return insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=others)
