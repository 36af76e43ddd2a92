"""Databases as an operator names them: opened for one piece of work, in one transaction, or refused with a reason."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fogbound.server.migrations import newest, schema_number, steps
from fogbound.server.only_server import InUse, database_file
from fogbound.server.sqlite import tune

ALLOWED = (
    "sqlite+aiosqlite:///games.db, or just games.db, for a file; "
    "postgresql+asyncpg://NAME:PASSWORD@HOST/DATABASE for PostgreSQL"
)
BESIDE = ("", "-wal", "-shm", ".lock")  # the files of an SQLite database
SQLITE_HEAD = b"SQLite format 3\0"


class Unusable(Exception):
    """A database or a file that does not serve for this: why, and what would."""


def as_url(given: str) -> sa.URL:
    """A database by its URL, or an SQLite file by its path."""
    if "://" not in given:
        return sa.make_url("sqlite+aiosqlite://").set(database=given)
    try:
        url = sa.make_url(given)
        backend, driver = url.get_backend_name(), url.get_driver_name()
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError):
        raise Unusable(f"{given.partition('://')[0]}://… is not the address of a database. Give {ALLOWED}.") from None
    if (backend, driver) not in {("sqlite", "aiosqlite"), ("postgresql", "asyncpg")}:
        raise Unusable(f"Fogbound does not store games in {url.drivername}. Give {ALLOWED}.")
    if backend == "sqlite" and database_file(given) is None:
        raise Unusable("A database in memory cannot be reached from here. Give the name of a file.")
    return url


def shown(url: sa.URL) -> str:
    """A database's name in messages: without the password."""
    return url.database or "" if is_sqlite(url) else url.render_as_string(hide_password=True)


def is_sqlite(url: sa.URL) -> bool:
    return url.get_backend_name() == "sqlite"


def file_of(url: sa.URL) -> Path:
    """The file of an SQLite database that is there."""
    path = Path(url.database or "")
    if not path.is_file():
        raise Unusable(f"There is no database {path}.")
    with path.open("rb") as file:
        if file.read(len(SQLITE_HEAD)) not in (SQLITE_HEAD, b""):
            raise Unusable(f"{path} is no SQLite database.")
    return path


@asynccontextmanager
async def snapshot_of(url: sa.URL) -> AsyncIterator[AsyncConnection]:
    """One moment of a database, however long the block reads; others write meanwhile."""
    if is_sqlite(url):
        file_of(url)
    async with _connected(url, "REPEATABLE READ") as connection:
        if is_sqlite(url):
            await connection.exec_driver_sql("BEGIN")  # its driver would begin only with the first change
        yield connection


@asynccontextmanager
async def transaction_on(url: sa.URL) -> AsyncIterator[AsyncConnection]:
    """One transaction, which is committed at the end of the block; what fails leaves the database as it was."""
    with _removed_if_new(Path(url.database or "")) if is_sqlite(url) else contextlib.nullcontext():
        async with _connected(url, "READ COMMITTED") as connection:
            if is_sqlite(url):
                await connection.run_sync(lambda here: tune(here.connection.dbapi_connection, None))
            yield connection
            await connection.commit()


@asynccontextmanager
async def _connected(url: sa.URL, isolation: str) -> AsyncIterator[AsyncConnection]:
    with explained(url):
        more = {} if is_sqlite(url) else {"isolation_level": isolation}
        engine = create_async_engine(url, hide_parameters=True, **more)
        try:
            async with engine.connect() as connection:
                yield connection
        finally:
            await engine.dispose()


@contextmanager
def _removed_if_new(path: Path) -> Iterator[None]:
    """Take away what a failure leaves of a file that was not there before."""
    existed = path.exists()
    if not path.parent.is_dir():
        raise Unusable(f"There is no folder {path.parent} for the database {path.name}.")
    try:
        yield
    except BaseException:
        if not existed:
            for ending in BESIDE:
                path.with_name(path.name + ending).unlink(missing_ok=True)
        raise


@contextmanager
def explained(url: sa.URL) -> Iterator[None]:
    """Failures of the database as one sentence. It never quotes what was written: that may be a hidden move."""
    try:
        yield
    except ModuleNotFoundError:
        raise Unusable("PostgreSQL needs a part that is not installed: pip install 'fogbound[postgres]'.") from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
        reason = _first_line(problem)
        raise Unusable(f"The database {shown(url)} cannot be used: {reason}.") from None
    except InUse as problem:
        raise Unusable(f"{problem}.") from None
    except Exception as problem:  # asyncpg's own, where no statement has begun
        if type(problem).__module__.startswith("asyncpg"):
            raise Unusable(f"The database {shown(url)} cannot be used: {_first_line(problem)}.") from None
        raise


def _first_line(problem: BaseException) -> str:
    text = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
    return text.splitlines()[0].partition(">: ")[2].removesuffix(".") or text.splitlines()[0].removesuffix(".")


def refuse_other_schema(number: str | None, name: str) -> None:
    """Refuse a database that this version does not know as it is."""
    if number == newest():
        return
    if number is not None and number not in steps():
        raise Unusable(
            f"{name} is of a newer Fogbound: its schema is number {number}, and this version knows those up to "
            f"{newest()}. Update Fogbound."
        )
    raise Unusable(
        f"{name} is of an earlier Fogbound. Start fogbound serve on it once, which brings it up to date, and try again."
    )


def refuse_no_games(connection: sa.Connection, name: str) -> str | None:
    """The number of a database's schema; a database that is none of ours is refused."""
    number = schema_number(connection)
    if number is None and not sa.inspect(connection).has_table("rooms"):
        raise Unusable(f"{name} holds nothing of Fogbound’s.")
    return number
