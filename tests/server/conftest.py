"""Databases and a Redis for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import PostgreSQL, postgres
from tests.server.redis import Redis
from tests.server.redis import redis as redis_server


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


@pytest.fixture(scope="session")
def _redis() -> Iterator[Redis]:
    with redis_server() as server:
        yield server


@pytest.fixture
def redis(_redis: Redis) -> Redis:
    """A Redis that runs and holds nothing. A test may stop and start it."""
    _redis.empty()
    return _redis
