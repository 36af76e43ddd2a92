"""One full database of each kind, made once; a test that changes one works on a copy."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from fogbound.server.admin import backups
from fogbound.server.admin.databases import as_url
from tests.server.admin import full
from tests.server.postgres import PostgreSQL


@pytest.fixture(scope="session")
def full_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("full") / "games.db"
    full.make(path)
    return path


@pytest.fixture
def full_sqlite(full_file: Path, tmp_path: Path) -> str:
    """The URL of a copy."""
    path = tmp_path / "full.db"
    shutil.copy(full_file, path)
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
def full_postgresql(full_file: Path, postgresql: PostgreSQL) -> str:
    url = postgresql.new_database()
    asyncio.run(backups.move(as_url(str(full_file)), as_url(url), lambda *_: None))
    return url


@pytest.fixture(scope="session")
def full_backup(full_file: Path, postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of PostgreSQL."""
    url, path = as_url(postgresql.new_database()), tmp_path_factory.mktemp("full") / "games.backup"
    asyncio.run(backups.move(as_url(str(full_file)), url, lambda *_: None))
    asyncio.run(backups.backup(url, path, lambda *_: None))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def full_database(request: pytest.FixtureRequest) -> str:
    """The URL of a full database: the test runs once on each kind."""
    url: str = request.getfixturevalue(f"full_{request.param}")
    return url


class Pair(NamedTuple):
    """The URLs of a full database and of an empty one."""

    full: str
    empty: str


@pytest.fixture(params=["there", "back"])
def pair(request: pytest.FixtureRequest, postgresql: PostgreSQL, tmp_path: Path) -> Pair:
    """From SQLite to PostgreSQL, and the other way."""
    if request.param == "there":
        return Pair(request.getfixturevalue("full_sqlite"), postgresql.new_database())
    return Pair(request.getfixturevalue("full_postgresql"), f"sqlite+aiosqlite:///{tmp_path / 'db'}")
