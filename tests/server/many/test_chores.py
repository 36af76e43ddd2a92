"""Chores that one process does for all, on a real PostgreSQL: who does them, and who takes over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import sqlalchemy as sa

from fogbound.server.many import chores
from fogbound.server.store import Store
from tests.server.postgres import PostgreSQL
from tests.server.table import PATIENCE, run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "AGAIN", 0.02)
    monkeypatch.setattr(chores, "LOOKS", 0.02)


class Crew:
    """Who is at work: never two at once."""

    def __init__(self) -> None:
        self.at_work: list[str] = []
        self.log: list[str] = []
        self._changed = asyncio.Condition()

    async def work(self, name: str) -> None:
        self.at_work.append(name)
        self.log.append(name)
        assert len(self.at_work) == 1
        await self._tell()
        try:
            await asyncio.Event().wait()
        finally:
            self.at_work.remove(name)

    async def until(self, *log: str) -> None:
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.log == [*log])

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()


@asynccontextmanager
async def process(database: str, crew: Crew, name: str) -> AsyncIterator[Store]:
    """One process, with a connection of its own to the database."""
    async with Store.open(database) as store:
        doing = asyncio.create_task(chores.for_all(store, lambda: crew.work(name)))
        try:
            yield store
        finally:
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)


def test_one_process_does_them_and_another_takes_over_when_it_ends(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        crew, database = Crew(), postgresql.new_database()
        async with AsyncExitStack() as stack:
            async with process(database, crew, "a"):
                await crew.until("a")
                other = await stack.enter_async_context(process(database, crew, "b"))
                for _ in range(3):  # it has looked whether it should
                    await other.read(sa.select(sa.literal(1)))
                    await asyncio.sleep(2 * chores.AGAIN)
                assert crew.at_work == ["a"]
            await crew.until("a", "b")

    run(test())


def test_a_process_that_loses_the_lock_stops(postgresql: PostgreSQL, caplog: pytest.LogCaptureFixture) -> None:
    """PostgreSQL may end a connection, and the lock is free: the work must not go on without it."""

    async def test() -> None:
        crew = Crew()
        async with process(postgresql.new_database(), crew, "a") as store:
            await crew.until("a")
            holders = sa.text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
            async with store.connection() as connection:
                await connection.execute(holders)
            await crew.until("a", "a")
        assert crew.at_work == []
        assert "chores stopped" in caplog.text

    run(test())


def test_a_chore_that_fails_is_begun_again(postgresql: PostgreSQL, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        begun = asyncio.Semaphore(0)

        async def fail() -> None:
            begun.release()
            raise KeyError("ann")

        async with Store.open(postgresql.new_database()) as store:
            doing = asyncio.create_task(chores.for_all(store, fail))
            for _ in range(2):
                await begun.acquire()
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
        assert "chores stopped: KeyError" in caplog.text
        assert "ann" not in caplog.text

    run(test())
