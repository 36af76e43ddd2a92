"""What one process changes, the others soon know: two servers on one PostgreSQL database and one Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fogbound.server import reading
from fogbound.server.clock import clock
from fogbound.server.many import Many
from fogbound.server.push.notices import PushSettings
from fogbound.server.sweeping import Broom
from tests.server.many.members import never_dead
from tests.server.postgres import PostgreSQL
from tests.server.push.service import Browser
from tests.server.quiz import FILES, bring, deck
from tests.server.redis import Redis
from tests.server.table import PATIENCE, Guest, Table, run, serving

patient = pytest.fixture(autouse=True)(never_dead)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read without a process of their own: the same words, sooner."""
    monkeypatch.setattr(reading, "_ask_process", reading._answer)


@asynccontextmanager
async def two(database: str, redis: Redis) -> AsyncIterator[tuple[Table, Table]]:
    push = PushSettings(loopback=True)
    async with (
        serving(database, many=Many("127.0.0.1:1", redis.url, "a"), push=push) as a,
        serving(database, many=Many("127.0.0.1:2", redis.url, "b"), push=push) as b,
    ):
        yield a, b


def same_browser(guest: Guest, elsewhere: Table) -> Guest:
    """The same person at another process, as a proxy might lead them."""
    other = elsewhere.stranger(guest.name)
    other.http.cookies, other.person = guest.http.cookies, guest.person
    return other


async def soon(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def broom(table: Table, hours: float) -> Broom:
    """A process's broom, on whose clock it is so many hours later."""
    its = table.services
    return Broom(its.store, its.rooms, its.people, lambda: clock() + hours * 3600, files=its.files)


def uploaded(table: Table) -> set[str]:
    """The files in a process's folder."""
    return {f"own:{path.stem}" for path in Path(table.services.files._folder).rglob("*.toml")}


def test_another_name_reaches_tables_at_other_processes(postgresql: PostgreSQL, redis: Redis) -> None:
    """Also one that was chosen while Redis was lost, as soon as it is back."""

    async def test() -> None:
        async with two(postgresql.new_database(), redis) as (a, b):
            ann = await a.guest("Ann")
            there = same_browser(ann, b)
            line = await there.open(await there.create())
            await ann.post("/api/me", {"name": "Anna"})
            await line.wait(lambda: bool(line.room["people"][0]["name"] == "Anna"))
            await asyncio.to_thread(redis.stop)
            await ann.post("/api/me", {"name": "Anne"})
            await asyncio.to_thread(redis.start)
            await line.wait(lambda: bool(line.room["people"][0]["name"] == "Anne"))
            assert (await there.get("/api/me"))["name"] == "Anne"

    run(test())


def test_someone_who_was_forgotten_is_nobody_at_other_processes(postgresql: PostgreSQL, redis: Redis) -> None:
    async def test() -> None:
        async with two(postgresql.new_database(), redis) as (a, b):
            ann = await a.guest("Ann")
            there = same_browser(ann, b)
            assert (await there.get("/api/me"))["person"] == ann.person
            assert (await broom(a, 31 * 24).sweep()).guests
            await soon(lambda: ann.person not in b.services.people.names)
            assert (await there.get("/api/me"))["person"] is None

    run(test())


def test_who_wants_notices_is_known_everywhere(postgresql: PostgreSQL, redis: Redis) -> None:
    async def test() -> None:
        async with two(postgresql.new_database(), redis) as (a, b):
            ann = await a.guest("Ann")
            assert await ann.post("/api/push", Browser().subscription("https://push.example/1")) == {}
            pushes = b.services.push
            assert pushes is not None
            await soon(lambda: ann.person in pushes.people)

    run(test())


def test_a_file_is_everywhere_and_goes_everywhere_once_nobody_needs_it(postgresql: PostgreSQL, redis: Redis) -> None:
    async def test() -> None:
        async with two(postgresql.new_database(), redis) as (a, b):
            ann = await a.guest("Ann")
            there = same_browser(ann, b)
            name = await bring(ann, deck([1]))
            await soon(lambda: name in uploaded(b))
            assert (await there.get(FILES))[-1]["name"] == name
            assert (await there.http.delete(f"{FILES}/{name}")).status_code == 200
            assert uploaded(a) == uploaded(b) == {name}, "someone may be making a room with it"
            await broom(b, 0.9).sweep()
            assert uploaded(b) == {name}
            await broom(b, 1.1).sweep()
            assert uploaded(b) == set()
            await soon(lambda: not uploaded(a))

    run(test())


def test_a_room_finds_its_file_at_a_process_that_has_not_heard_of_it(postgresql: PostgreSQL, redis: Redis) -> None:
    async def test() -> None:
        async with two(postgresql.new_database(), redis) as (a, b):
            await asyncio.to_thread(redis.stop)
            ann = await a.guest("Ann")
            name = await bring(ann, deck(range(20)))
            assert uploaded(b) == set()
            await ann.create("twenty/classic-1993", options={"deck": name})
            there = same_browser(ann, b)
            assert len(await there.get("/api/rooms")) == 1
            assert uploaded(b) == {name}
            await there.create("twenty/classic-1993", options={"deck": name})

    run(test())
