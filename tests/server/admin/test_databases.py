"""Whatever an operator names is found, or refused in one sentence that says what to do."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from fogbound.server.admin.databases import Unusable, as_url, shown, snapshot_of, transaction_on
from tests.server.postgres import PostgreSQL


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("games.db", "games.db"),
        ("/var/lib/games.db", "/var/lib/games.db"),
        ("sqlite+aiosqlite:///games.db", "games.db"),
        ("postgresql+asyncpg://ann:secret@db.example/games", "postgresql+asyncpg://ann:***@db.example/games"),
    ],
)
def test_databases_are_shown_without_their_password(given: str, said: str) -> None:
    assert shown(as_url(given)) == said


@pytest.mark.parametrize(
    "given",
    [
        "nonsense://games.db",
        "mysql://ann:secret@db.example/games",
        "sqlite:///games.db",
        "postgresql://ann:secret@db.example/games",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "://",
        "postgresql+asyncpg://ann:secret@db.example:port/games",
    ],
)
def test_other_addresses_are_refused_without_their_password(given: str) -> None:
    with pytest.raises(Unusable) as refused:
        as_url(given)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


def reading(url: str) -> str:
    """Why a database cannot be read."""

    async def read() -> None:
        async with snapshot_of(as_url(url)) as connection:
            await connection.execute(sa.text("SELECT * FROM rooms"))

    with pytest.raises(Unusable) as refused:
        asyncio.run(read())
    return str(refused.value)


def test_files_that_are_no_database(tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("Roses are red\n" * 100)
    (tmp_path / "other.db").touch()
    assert reading(str(tmp_path / "none.db")) == f"There is no database {tmp_path / 'none.db'}."
    assert reading(str(tmp_path)) == f"There is no database {tmp_path}."
    assert reading(str(tmp_path / "poem")) == f"{tmp_path / 'poem'} is no SQLite database."
    assert "cannot be used: no such table: rooms." in reading(str(tmp_path / "other.db"))
    assert {path.name for path in tmp_path.iterdir()} == {"poem", "other.db"}, "looking makes nothing"


def test_servers_that_are_not_there(postgresql: PostgreSQL) -> None:
    other = f"postgresql+asyncpg://fogbound:secret@127.0.0.1:{postgresql.port}/never"
    assert 'cannot be used: database "never" does not exist.' in reading(other)
    assert "secret" not in reading(other)
    assert "cannot be used" in reading("postgresql+asyncpg://fogbound:secret@127.0.0.1:1/games")


def test_a_transaction_that_fails_leaves_no_file(tmp_path: Path) -> None:
    async def fail(url: str) -> None:
        async with transaction_on(as_url(url)) as connection:
            await connection.execute(sa.text("CREATE TABLE rooms (id TEXT)"))
            await connection.execute(sa.text("INSERT INTO nowhere VALUES ('secret')"))

    with pytest.raises(Unusable, match=r"cannot be used: no such table: nowhere.") as refused:
        asyncio.run(fail(str(tmp_path / "new.db")))
    assert "secret" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(Unusable, match="There is no folder"):
        asyncio.run(fail(str(tmp_path / "nowhere" / "new.db")))


def test_a_file_that_others_write_to_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that does not end is a refusal like every other."""

    async def write() -> None:
        async with transaction_on(as_url(str(tmp_path / "busy.db"))) as connection:
            await connection.execute(sa.text("PRAGMA busy_timeout=1"))
            await connection.exec_driver_sql("BEGIN IMMEDIATE")

    busy = sqlite3.connect(tmp_path / "busy.db", isolation_level=None)
    try:
        busy.execute("PRAGMA journal_mode=WAL")
        busy.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unusable, match=r"cannot be used: database is locked."):
            asyncio.run(write())
    finally:
        busy.close()
