"""`fogbound think` as a process of its own, beside a server on a real PostgreSQL and a real Redis."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from fogbound import catalog
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server import workers
from fogbound.server.bot_pool import BotPool
from fogbound.server.files import Files
from fogbound.server.many.redis_link import shared_key
from fogbound.server.many.shared_searches import SharedSearches
from fogbound.server.store import Store
from tests.server.postgres import PostgreSQL
from tests.server.redis import Redis
from tests.server.table import CLASSIC, SMALL, run


def test_it_thinks_for_a_server_and_ends_when_told(postgresql: PostgreSQL, redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        command = [sys.executable, "-m", "fogbound", "think", "--database", database, "--redis", redis.url]
        async with Store.open(database) as store:
            key = await shared_key(store)
            thinker = await asyncio.create_subprocess_exec(*command, "--processes", "1", stdout=PIPE, stderr=PIPE)
            pool = BotPool(1, tmp_path)  # no process of it ever starts
            async with SharedSearches.open(redis.url, key, pool, Files(store, tmp_path, others=True)) as asks:
                asks.jobs._places = lambda: 0
                await asks.jobs.shares()
                asks.jobs._news.set()
                view = Match(catalog.start(catalog.find(CLASSIC, **SMALL)), seed_from(1)).view("x")
                move, _ = await asks.run("ann", 0.0, workers._choose, "greedy", view, 1)
                assert move in view.moves
                assert not pool.pool._processes
            thinker.send_signal(signal.SIGTERM)
            said, complaints = await thinker.communicate()
            assert said.decode().startswith("Thinking for others: 1 search at a time.")
            assert (thinker.returncode, complaints.decode()) == (0, "")

    run(test())
