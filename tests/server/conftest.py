"""Databases for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import PostgreSQL, postgres


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database: the test runs once on each kind that a server can have."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'db'}"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()
