"""Long searches shared by processes, through a real Redis: where they are done, and what comes back."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog, upload_store
from fogbound.game import Move, View
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server import reading, workers
from fogbound.server.bot_pool import BotPool
from fogbound.server.fair_queue import HEAVY
from fogbound.server.files import Files
from fogbound.server.logs import FailedElsewhere
from fogbound.server.many import jobs
from fogbound.server.many.shared_searches import SharedSearches
from fogbound.server.store import Store
from fogbound.server.workers import Workers
from tests.server.quiz import QUIZ, deck
from tests.server.redis import Redis
from tests.server.table import CLASSIC, SMALL, run

KEY = b"k" * 32


def a_view() -> View:
    return Match(catalog.start(catalog.find(CLASSIC, **SMALL)), seed_from(1)).view("x")


class Threads(BotPool):
    """A pool whose work a test can look into."""

    def _new_pool(self) -> Any:
        return ThreadPoolExecutor(self._size)

    def close(self) -> None:
        self.pool.shutdown(wait=False)


class House:
    """Processes on one Redis."""

    def __init__(self, redis: Redis, store: Store, folder: Path) -> None:
        self.redis, self.store, self._folder = redis, store, folder
        self._stack, self._count = AsyncExitStack(), 0

    async def process(self, size: int = 1, kind: type[BotPool] = Threads) -> tuple[SharedSearches, Files, BotPool]:
        """One that has room for so many of all searches, and for one of its own if nobody else has."""
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir()
        pool, files = kind(max(1, size), folder), Files(self.store, folder, others=True)
        self._stack.callback(pool.close)
        shared = await self._stack.enter_async_context(SharedSearches.open(self.redis.url, KEY, pool, files))
        if not size:
            shared.jobs._places = lambda: 0
            shared.jobs._news.set()
        await shared.jobs.shares()
        return shared, files, pool


@asynccontextmanager
async def house(redis: Redis, folder: Path) -> AsyncIterator[House]:
    async with Store.open(f"sqlite+aiosqlite:///{folder / 'db'}") as store:
        here = House(redis, store, folder)
        async with here._stack:
            yield here


def test_a_search_is_done_by_a_process_with_room_and_comes_back(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            asks, _, own = await here.process(0)
            await here.process(1)
            view = a_view()
            with mock.patch.object(own, "run", side_effect=AssertionError("another has room")):
                move, seconds = await asks.run("ann", 1.0, workers._choose, "greedy", view, 1)
            assert move in view.moves
            assert seconds > 0

    run(test())


def test_without_redis_everyone_does_their_own(redis: Redis, tmp_path: Path) -> None:
    """Also what was asked before it was lost: no move waits for it."""

    async def test() -> None:
        async with house(redis, tmp_path) as here:
            asks, *_ = await here.process(0)
            await here.process(0)
            waiting = asyncio.create_task(asks.run("ann", 1.0, workers._choose, "greedy", a_view(), 1))
            while not asks.jobs._asked:
                await asyncio.sleep(0.002)
            await asyncio.to_thread(redis.stop)
            assert (await waiting)[0] in a_view().moves
            assert (await asks.run("ann", 1.0, workers._choose, "greedy", a_view(), 1))[0] in a_view().moves
            await asyncio.to_thread(redis.start)

    run(test())


def test_one_slow_thinker_delays_nobody(redis: Redis, tmp_path: Path) -> None:
    """Ann's long searches fill the house as far as they may. Bob's short one, asked elsewhere, is done meanwhile."""

    async def test() -> None:
        release = threading.Event()

        def think(bot: str, view: View, chance: int) -> tuple[Move, float]:
            if bot == "sleuth":
                assert release.wait(30)
            return view.moves[0], 0.1

        async with house(redis, tmp_path) as here:
            (a, *_), (b, *_) = await here.process(1), await here.process(1)
            with mock.patch.object(workers, "_choose", think):
                ask, view = workers._choose, a_view()
                for each in (a, b):
                    each.jobs._news.set()
                slow = [
                    asyncio.create_task(each.run(owner, 2 * HEAVY, ask, "sleuth", view, 1))
                    for owner in ("ann", "ann", "ann", "cat")
                    for each in (a, b)
                ]
                while len(a.jobs._asked) + len(b.jobs._asked) < len(slow):
                    await asyncio.sleep(0.002)
                assert await b.run("bob", 0.0, ask, "cabbie", view, 1) == (view.moves[0], 0.1)
                assert not any(task.done() for task in slow)
                release.set()
                assert await asyncio.gather(*slow) == [(view.moves[0], 0.1)] * len(slow)

    run(test())


def test_failures_come_back_without_what_they_were_about(
    redis: Redis, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(view: View) -> None:
        raise KeyError(str(view.moves[0]))

    async def test() -> None:
        async with house(redis, tmp_path) as here:
            asks, *_ = await here.process(0)
            _, _, pool = await here.process(1)
            with mock.patch.object(workers, "_hint", fail):
                with pytest.raises(FailedElsewhere, match="KeyError at"):
                    await asks.run("ann", 0.0, workers._hint, a_view())
                bots = Workers()
                bots.searches = asks
                assert await bots.hint(a_view(), "ann") is None
            assert "the adviser failed at ply" in caplog.text
            assert "KeyError at" in caplog.text
            assert f"'{a_view().moves[0]}'" not in caplog.text
            with (
                mock.patch.object(pool, "run", side_effect=BrokenProcessPool("a process died")),
                pytest.raises(BrokenProcessPool),
            ):
                await asks.run("ann", 0.0, workers._hint, a_view())

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_an_uploaded_file_reaches_a_process_that_has_never_heard_of_it(
    redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_ask_process", reading._answer)

    async def test() -> None:
        async with house(redis, tmp_path) as here:
            asks, files, _ = await here.process(0)
            _, _, pool = await here.process(1, BotPool)
            name = (await files.upload("ann", "twenty", deck(range(20)).encode()))["name"]
            upload_store.add_folder(files._folder)
            try:
                edition = catalog.find(QUIZ, players=3, deck=f"first-light,{name}")
                match = Match(catalog.start(edition), seed_from(3))
            finally:
                upload_store.remove_folder(files._folder)
            view = match.view(match.state.turn[0])
            move, _ = await asks.run("ann", 0.0, workers._choose, "expert", view, 1)
            assert move in view.moves
            assert len(pool.pool._processes) == 1, "a real process did it"

    run(test())


def test_what_waits_is_counted_where_it_was_asked(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            (a, *_), (b, *_) = await here.process(0), await here.process(0)
            asked = [asyncio.create_task(a.run("ann", 0.0, workers._hint, a_view())) for _ in range(2)]
            while (a.waiting, b.waiting) != (2, 0):
                await asyncio.sleep(0.002)
            for task in asked:
                task.cancel()
            while a.waiting:
                await asyncio.sleep(0.002)

    with mock.patch.object(jobs, "BEAT", 0.02):
        run(test())
