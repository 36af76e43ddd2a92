"""The file of an SQLite database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler

from fogbound.server.statements import Statement, grouped

MOST_ROWS = 50  # in one statement


class Prepared(NamedTuple):
    """A statement as SQLite takes it: its text, and its values in order, with what makes each one of SQLite's."""

    text: str
    values: tuple[tuple[str, Callable[[Any], Any] | None], ...]

    def row(self, values: dict[str, Any]) -> tuple[Any, ...]:
        return tuple([values[name] if make is None else make(values[name]) for name, make in self.values])

    def execute(self, connection: sqlite3.Connection, rows: Sequence[dict[str, Any]]) -> None:
        """New rows go together: for each statement the driver takes Python's lock back, and people wait meanwhile."""
        one = f"VALUES ({', '.join('?' * len(self.values))})"
        if one not in self.text:
            connection.executemany(self.text, [self.row(values) for values in rows])
            return
        for first in range(0, len(rows), MOST_ROWS):
            block = rows[first : first + MOST_ROWS]
            text = self.text.replace(one, one + f", {one.removeprefix('VALUES ')}" * (len(block) - 1))
            connection.execute(text, [value for values in block for value in self.row(values)])


class Disk:
    """Each transaction crosses into a thread and back once, not once a statement.

    Nearly all are a few rows by statements that come again and again. Those go to the driver as they are, which costs
    a third of the way through SQLAlchemy.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        sa.event.listen(self._engine, "connect", tune)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(2, "reader")
        self._prepared: dict[sa.UpdateBase, Prepared | None] = {}
        self._held: sa.PoolProxiedConnection | None = None  # the writer's

    async def execute(self, statements: Sequence[Statement]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, statements)

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query)

    def _fetch(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        with self._engine.connect() as connection:
            return list(connection.execute(query).all())

    def _commit(self, statements: Sequence[Statement]) -> None:
        groups = list(grouped(statements))
        if self._is_quickly_done(groups):
            return
        with self._engine.begin() as connection:
            for how, values in groups:
                connection.execute(how, values)

    def _is_quickly_done(self, groups: Sequence[tuple[sa.UpdateBase, list[dict[str, Any]] | None]]) -> bool:
        """Commit rows by prepared statements. False if nothing was done: SQLAlchemy then does it, or says why not."""
        connection = self._connection()
        try:
            for how, rows in groups:
                prepared = None if rows is None else self._prepare(how, rows[0])
                if rows is None or prepared is None:
                    connection.rollback()
                    return False
                prepared.execute(connection, rows)
            connection.commit()
        except sqlite3.Error:
            connection.rollback()
            return False
        return True

    def _connection(self) -> sqlite3.Connection:
        if self._held is None:
            self._held = self._engine.raw_connection()
        connection = self._held.dbapi_connection
        assert isinstance(connection, sqlite3.Connection)
        return connection

    def _prepare(self, how: sa.UpdateBase, example: dict[str, Any]) -> Prepared | None:
        """None for a statement with more values than the caller gives: columns with a default."""
        if how not in self._prepared:
            dialect = self._engine.dialect
            compiled = how.compile(dialect=dialect)
            assert isinstance(compiled, SQLCompiler)
            names = compiled.positiontup or []
            makers = [compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect) for name in names]
            whole = set(names) == set(example)
            self._prepared[how] = Prepared(str(compiled), tuple(zip(names, makers, strict=True))) if whole else None
        return self._prepared[how]

    def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        if self._held is not None:
            self._held.close()
        self._engine.dispose()


def tune(connection: Any, _: Any) -> None:
    """Write-ahead log, and a sync to the disk with every commit: acknowledged writes survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
