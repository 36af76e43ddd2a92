"""Backups, and moves from one database to another. All of it is done or nothing is."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from fogbound.server.admin import portable, rows
from fogbound.server.admin.databases import (
    Unusable,
    as_url,
    explained,
    file_of,
    is_sqlite,
    refuse_no_games,
    refuse_other_schema,
    shown,
    snapshot_of,
    transaction_on,
)
from fogbound.server.admin.rows import Batch, Progress
from fogbound.server.migrations import bring_up_to_date, newest, steps
from fogbound.server.only_server import only_server
from fogbound.server.store import APPLICATION
from fogbound.server.tables import metadata

PAGES = 2000  # of SQLite at a time, between two looks at the progress bar


class Copied(NamedTuple):
    """One table of a copy: its rows before and now."""

    table: str
    before: int
    now: int


class _Source(NamedTuple):
    """Rows of one moment, and the schema that they fit."""

    schema: str
    counts: dict[str, int]
    batches: Iterable[Batch]


# Backups


async def backup(url: sa.URL, path: Path, tell: Progress) -> dict[str, int]:
    """Write a backup of one moment, while others use the database; how many rows each table has."""
    with portable.new_file(path) as part:
        return _copy_file(url, part, tell) if is_sqlite(url) else await _write_portable(url, part, tell)


def _copy_file(url: sa.URL, path: Path, tell: Progress) -> dict[str, int]:
    """Another file with the same database. It needs no log beside it: it is all in one file."""
    with explained(url), closing(sqlite3.connect(f"{file_of(url).resolve().as_uri()}?mode=ro", uri=True)) as live:
        live.execute("BEGIN")
        live.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from now on we see this moment
        with closing(sqlite3.connect(path)) as copy:
            live.backup(copy, pages=PAGES, progress=lambda _, left, total: tell(total - left, total))
            copy.execute("PRAGMA journal_mode=DELETE")
            [found] = copy.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise Unusable(f"The database {shown(url)} is damaged: {found}.")
    with _looking_into(path) as connection:
        _refuse_newer(refuse_no_games(connection, shown(url)), shown(url))
        return rows.counts(connection)


async def _write_portable(url: sa.URL, path: Path, tell: Progress) -> dict[str, int]:
    async with snapshot_of(url) as connection:

        def write(here: sa.Connection) -> dict[str, int]:
            source = _database_source(here, shown(url))
            portable.write(path, source.schema, source.counts, source.batches, tell)
            return source.counts

        return await connection.run_sync(write)


# Back again


async def restore(path: Path, url: sa.URL, tell: Progress) -> list[Copied]:
    """Put a backup into a database that holds nothing yet."""
    if portable.is_portable(path):
        with portable.opened(path) as (head, batches):
            _refuse_newer(head.schema, str(path))
            source = _Source(head.schema, head.rows, batches)
            with _alone_on(url):
                async with transaction_on(url) as target:
                    return await target.run_sync(lambda here: _fill(here, shown(url), source, tell))
    with _of_today(path) as file:
        return await _move(as_url(str(file)), url, tell, str(path))


async def move(origin: sa.URL, url: sa.URL, tell: Progress) -> list[Copied]:
    """Copy everything into another database, which holds nothing yet. Nobody may use the old one meanwhile."""
    if origin == url:
        raise Unusable("Both are the same database.")
    if not is_sqlite(origin):
        return await _move(origin, url, tell, shown(origin))
    path = file_of(origin)
    with _alone_on(origin), _of_today(path) as file:
        return await _move(as_url(str(file)), url, tell, shown(origin))


async def _move(origin: sa.URL, url: sa.URL, tell: Progress, name: str) -> list[Copied]:
    async with snapshot_of(origin) as connection:
        await connection.run_sync(_refuse_servers)
        with _alone_on(url):
            async with transaction_on(url) as target:

                def fill(here: sa.Connection) -> list[Copied]:
                    assert connection.sync_connection is not None
                    return _fill(here, shown(url), _database_source(connection.sync_connection, name), tell)

                return await target.run_sync(fill)


def _fill(connection: sa.Connection, name: str, source: _Source, tell: Progress) -> list[Copied]:
    written = rows.fill(connection, name, source.schema, source.counts, source.batches, tell)
    return [Copied(table, source.counts[table], written[table]) for table in sorted(written)]


def _database_source(connection: sa.Connection, name: str) -> _Source:
    number = refuse_no_games(connection, name)
    _refuse_newer(number, name)
    if number is None:
        refuse_other_schema(number, name)
    assert number is not None
    return _Source(number, rows.counts(connection), rows.batches(connection))


def _refuse_newer(number: str | None, name: str) -> None:
    if number is not None and number not in steps():
        refuse_other_schema(number, name)


def _refuse_servers(connection: sa.Connection) -> None:
    """What is played in the old database after a move is lost to the new one."""
    if connection.dialect.name != "postgresql":
        return
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
    if connection.execute(sa.text(query), {"name": APPLICATION}).scalar_one():
        raise Unusable("A Fogbound server uses the old database. Stop all its servers first: nothing was moved.")


@contextmanager
def _of_today(path: Path) -> Iterator[Path]:
    """An SQLite file with today's schema: this one or, if it is older, a copy that is brought up to date."""
    with _looking_into(path) as connection:
        number = refuse_no_games(connection, str(path))
        _refuse_newer(number, str(path))
    if number == newest():
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="fogbound-") as folder:
        copy = Path(folder) / path.name
        _copy_file(as_url(str(path)), copy, lambda *_: None)
        with _looking_into(copy) as connection:
            bring_up_to_date(connection, metadata)
            connection.commit()
        yield copy


@contextmanager
def _looking_into(path: Path) -> Iterator[sa.Connection]:
    """An SQLite file that is there, through SQLAlchemy."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), hide_parameters=True)
    try:
        with explained(as_url(str(path))), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _alone_on(url: sa.URL) -> Iterator[None]:
    """Keep servers off an SQLite file, or be refused by one."""
    with explained(url), only_server(url.render_as_string(hide_password=False)):
        yield
