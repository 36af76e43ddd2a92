"""A process of a fleet that has died: its parent says so, and nobody waits for its lease."""

from __future__ import annotations

import asyncio

import pytest

from fogbound.server.many import member
from tests.server.many.members import never_dead
from tests.server.many.test_leases import process, quiet, room
from tests.server.postgres import PostgreSQL
from tests.server.table import run

patient = pytest.fixture(autouse=True)(never_dead)


def test_a_death_that_is_reported_frees_rooms_at_once(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        async with quiet(database, "h:1") as a, process(database, "h:2") as b:
            await a.store.write(room("r"))
            assert await a.claim("r") == 1
            await asyncio.to_thread(member.declare_dead, database, "h:3")
            assert await b.claim("r") == "h:1"
            await asyncio.to_thread(member.declare_dead, database, "h:1")
            assert await b.claim("r") == 2

    run(test())


def test_without_a_database_the_others_find_out_by_themselves(caplog: pytest.LogCaptureFixture) -> None:
    member.declare_dead("postgresql+asyncpg://nobody@127.0.0.1:1/nothing", "h:1")
    assert "a death could not be told" in caplog.text
