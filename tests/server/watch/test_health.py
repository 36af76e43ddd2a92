"""A server is ready while people can play there: its database answers and is up to date, and it does not stop."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import sqlalchemy as sa

from fogbound.server import migrations
from fogbound.server.store import Statement, Store
from fogbound.server.watch.health import Health
from tests.server.redis import Redis
from tests.server.table import run, serving


def test_a_server_is_ready_while_its_database_is(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            health = Health(store, clock=map(float, count()).__next__)
            assert await health.ready() == (True, {"server": "running", "database": "ok"})
            for number, ready, said in (("0001", False, "not up to date"), ("9999", True, "ok")):
                await store.write(Statement(sa.update(migrations.STAMP).values(version_num=number)))
                assert await health.ready() == (ready, {"server": "running", "database": said})
            await store.write(Statement(sa.delete(migrations.STAMP)))
            assert not (await health.ready()).ready
            await store.write(Statement(sa.insert(migrations.STAMP).values(version_num=migrations.newest())))
        if "postgresql" in database:
            return
        assert await health.ready() == (False, {"server": "running", "database": "lost"})

    run(test())


def test_a_server_that_stops_or_is_cut_off_is_not_ready(tmp_path: Any) -> None:
    async def test() -> None:
        async with Store.open(f"sqlite+aiosqlite:///{tmp_path / 'db'}") as store:
            assert await Health(store, stopping=lambda: True).ready() == (False, {"server": "stopping"})
            assert await Health(store, cut_off=lambda: True).ready() == (False, {"server": "cut off"})

    run(test())


def test_without_redis_a_server_is_ready_and_says_so(redis: Redis, tmp_path: Any) -> None:
    async def test() -> None:
        async with Store.open(f"sqlite+aiosqlite:///{tmp_path / 'db'}") as store:
            health = Health(store, redis.url, clock=map(float, count()).__next__)
            assert (await health.ready()).parts["redis"] == "ok"
            redis.stop()
            found = await health.ready()
            assert (found.ready, found.parts["redis"]) == (True, "lost")
            redis.start()
            assert (await health.ready()).parts["redis"] == "ok"

    run(test())


def test_one_answer_serves_everyone_for_a_moment(tmp_path: Any) -> None:
    async def test() -> None:
        async with Store.open(f"sqlite+aiosqlite:///{tmp_path / 'db'}") as store:
            asked, read = [], store.read

            async def note(query: Any) -> Any:
                asked.append(query)
                return await read(query)

            store.read = note  # type: ignore[method-assign]
            now = [0.0]
            health = Health(store, clock=lambda: now[0])
            await asyncio.gather(*(health.ready() for _ in range(20)))
            assert len(asked) == 1
            now[0] = 1.0
            await health.ready()
            assert len(asked) == 2

    run(test())


def test_proxies_are_answered(tmp_path: Any) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            stranger = table.stranger()
            alive, ready = await stranger.http.get("/healthz"), await stranger.http.get("/readyz")
            assert (alive.status_code, alive.text) == (200, "alive\n")
            assert (ready.status_code, ready.json()) == (200, {"ready": True, "server": "running", "database": "ok"})
            assert ready.headers["cache-control"] == "no-store"

    run(test())
