"""Servers with a Redis share their work, those without do their own: as the application sets it up."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

from fogbound import catalog
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server import workers
from fogbound.server.bot_pool import BotPool
from fogbound.server.many import Many
from fogbound.server.many.shared_analyses import SharedAnalyses
from fogbound.server.many.shared_searches import SharedSearches
from tests.server.postgres import PostgreSQL
from tests.server.quick_analyses import in_a_thread
from tests.server.redis import Redis
from tests.server.table import CLASSIC, SMALL, Table, run, serving


def searches_of(table: Table) -> SharedSearches:
    searches: Any = table.services.workers.searches
    assert isinstance(searches, SharedSearches)
    assert isinstance(table.services.analyses.shared, SharedAnalyses)
    return searches


def test_servers_with_a_redis_do_each_others_searches(postgresql: PostgreSQL, redis: Redis) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        view = Match(catalog.start(catalog.find(CLASSIC, **SMALL)), seed_from(1)).view("x")
        async with (
            serving(database, many=Many("127.0.0.1:0", redis.url, "a")) as a,
            serving(database, many=Many("127.0.0.1:0", redis.url, "b")) as b,
        ):
            asks, works = searches_of(a), searches_of(b)
            for each in (asks, works):
                await each.jobs.shares()
            asks.jobs._places = lambda: 0
            await asks.jobs._beat()
            with mock.patch.object(a.services.workers.own_searches, "run", side_effect=AssertionError("b has room")):
                move, _ = await asks.run("ann", 0.0, workers._choose, "greedy", view, 1)
            assert move in view.moves

    with mock.patch.object(BotPool, "_new_pool", in_a_thread):
        run(test())


def test_a_server_alone_does_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            its = table.services
            assert its.workers.searches is its.workers.own_searches
            assert its.analyses.shared is None

    run(test())
