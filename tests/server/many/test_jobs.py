"""Jobs that any process may do, through a real Redis: who is next, and what happens when somebody is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest import mock

import pytest

from fogbound.server.fair_queue import HEAVY
from fogbound.server.many import jobs as module
from fogbound.server.many import redis_link
from fogbound.server.many.jobs import Full, Jobs, Lane, Report
from fogbound.server.many.redis_link import Lost, connect
from tests.server.redis import Redis
from tests.server.table import run

KEY = b"k" * 32
LONG = 2 * HEAVY


class Clock:
    """Time that only finished jobs move on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Process:
    """A process whose jobs end when the test says so. Jobs are named `owner` or `owner number`."""

    def __init__(self, house: House, size: int) -> None:
        self.house, self.size = house, size
        self.jobs: Jobs
        self.puts = 0  # jobs of its own that are in the queue, or were

    async def do(self, order: bytes, report: Report) -> bytes:
        name = order.decode()
        await self.house.begin(name, self)
        await self.house.ends.setdefault(name, asyncio.Event()).wait()
        return b"done: " + order

    def ask(self, name: str, expected: float = 0.0) -> asyncio.Task[bytes]:
        task = asyncio.create_task(self.jobs.ask(name.split()[0], expected, name.encode()))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # many are asked in vain
        return task


class House:
    """Processes on one Redis, and the order in which jobs began."""

    def __init__(self, redis: Redis, lane: Lane) -> None:
        self.redis, self.lane, self.clock = redis, lane, Clock()
        self.began: list[str] = []
        self.by: dict[str, Process] = {}
        self.ends: dict[str, asyncio.Event] = {}
        self._changed = asyncio.Condition()
        self._stack = AsyncExitStack()

    async def process(self, size: int = 1) -> Process:
        process = Process(self, size)
        process.jobs = await self._stack.enter_async_context(
            Jobs.open(self.redis.url, KEY, self.lane, process.do, lambda: process.size)
        )
        await process.jobs.shares()
        put = process.jobs.put

        async def count(*facts: Any, **more: Any) -> None:
            await put(*facts, **more)
            process.puts += 1

        process.jobs.put = count  # type: ignore[method-assign]
        return process

    async def begin(self, name: str, process: Process) -> None:
        async with self._changed:
            self.began.append(name)
            self.by[name] = process
            self._changed.notify_all()

    async def until(self, *began: str) -> None:
        """Wait until these jobs have begun, in this order and no others."""
        async with self._changed:
            await self._changed.wait_for(lambda: len(self.began) >= len(began))
        assert self.began == [*began]

    async def end(self, name: str, seconds: float = 0.0) -> None:
        """The job has taken so long, or will take no time."""
        if seconds:
            async with self._changed:
                await self._changed.wait_for(lambda: name in self.began)
        self.clock.now += seconds
        self.ends.setdefault(name, asyncio.Event()).set()

    async def ask(self, process: Process, *names: str, expected: float = 0.0) -> list[asyncio.Task[bytes]]:
        """Jobs that are in the queue, in this order."""
        tasks = []
        for name in names:
            known = process.puts
            tasks.append(process.ask(name, expected))
            await soon(lambda known=known: process.puts > known)  # type: ignore[misc]
        return tasks


async def soon(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.002)


@asynccontextmanager
async def house(redis: Redis, lane: Lane | None = None) -> AsyncIterator[House]:
    here = House(redis, lane or Lane("tests"))
    with mock.patch.object(module, "monotonic", here.clock):
        async with here._stack:
            yield here


# Who is next


def test_a_job_asked_at_one_process_is_done_at_another(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            asks, works = await here.process(0), await here.process(1)
            task = asks.ask("ann")
            await here.until("ann")
            assert here.by["ann"] is works
            await here.end("ann")
            assert await task == b"done: ann"
            assert await redis_knows(redis) == {}

    run(test())


async def redis_knows(redis: Redis) -> dict[str, int]:
    """How many orders are in Redis, by the key that holds them."""
    async with connect(redis.url) as raw:
        keys = [key async for key in raw.scan_iter("*:orders")]
        return {key.decode(): await raw.hlen(key) for key in keys}


def test_a_person_who_asks_for_much_at_several_processes_delays_nobody(redis: Redis) -> None:
    """Ann asks everywhere, Bob once and last: he is next, and Ann has one job at a time, whatever is free."""

    async def test() -> None:
        async with house(redis) as here:
            a, b = await here.process(1), await here.process(0)
            await here.ask(a, "ann 1", "ann 2")
            await here.ask(b, "ann 3", "bob")
            await here.end("ann 1", 2.0)
            await here.until("ann 1", "bob")
            await here.end("bob", 0.1)
            await here.until("ann 1", "bob", "ann 2")
            b.size = 1
            await here.ask(b, "cat")
            await here.until("ann 1", "bob", "ann 2", "cat")

    run(test())


def test_time_counts_and_not_the_number_of_jobs(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            a, b = await here.process(1), await here.process(0)
            await here.ask(a, "slow 1", "slow 2")
            await here.ask(b, "quick 1", "quick 2", "quick 3")
            await here.end("slow 1", 1.0)
            began = ["slow 1"]
            for n in (1, 2, 3):
                began.append(f"quick {n}")
                await here.until(*began)
                await here.end(f"quick {n}", 0.1)
            await here.until(*began, "slow 2")

    run(test())


def test_a_newcomer_starts_where_the_others_are(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            a = await here.process(1)
            await here.ask(a, "a 1", "b 1", "a 2", "b 2")
            await here.end("a 1", 10.0)
            await here.end("b 1", 10.0)
            await here.until("a 1", "b 1", "a 2")
            await here.ask(a, "new 1", "new 2")
            await here.end("a 2", 1.0)
            await here.until("a 1", "b 1", "a 2", "b 2")
            await here.end("b 2", 1.0)
            await here.until("a 1", "b 1", "a 2", "b 2", "new 1")

    run(test())


def test_short_jobs_go_first_and_long_ones_leave_a_place(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis, Lane("tests", spare=1)) as here:
            a, b = await here.process(1), await here.process(1)
            await here.ask(a, "slow", "slower", expected=LONG)
            await here.ask(b, "slowest", expected=LONG)
            assert here.began == ["slow"], "of two places, one is never taken by a long job"
            await here.ask(b, "quick")
            await here.until("slow", "quick")
            await here.ask(b, "next", expected=HEAVY)
            await here.end("slow", 1.0)
            await here.until("slow", "quick", "next")
            await here.end("next", 1.0)
            await here.until("slow", "quick", "next", "slower")

    run(test())


def test_where_there_is_one_place_long_jobs_have_it_too(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis, Lane("tests", spare=1)) as here:
            await here.ask(await here.process(1), "slow", expected=LONG)
            await here.until("slow")

    run(test())


def test_a_job_is_done_where_it_was_asked_if_there_is_room(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            processes = [await here.process(2) for _ in range(3)]
            for n, process in enumerate(processes):
                await here.ask(process, f"owner{n}")
            await here.until("owner0", "owner1", "owner2")
            assert [here.by[f"owner{n}"] for n in range(3)] == processes

    run(test())


def test_databases_that_share_a_redis_do_nothing_for_each_other(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            mine = await here.process(0)
            with mock.patch(f"{__name__}.KEY", b"x" * 32):
                await here.process(5)
            await here.ask(mine, "ann")
            await asyncio.sleep(2 * 0.05)
            assert not here.began

    run(test())


# Who goes away


def test_a_cancelled_job_leaves_the_queue_and_one_that_has_begun_keeps_its_place(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            a = await here.process(1)
            first, second, *_ = await here.ask(a, "ann", "bob", "cat")
            second.cancel()
            first.cancel()
            await soon(lambda: not a.jobs._dropped)
            assert sum((await redis_knows(redis)).values()) == 2, "Ann's, which somebody does, and Cat's"
            await here.end("ann", 1.0)
            await here.until("ann", "cat")

    run(test())


def test_a_process_that_ends_gives_back_what_it_has_and_wants_nothing_more(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            asks = await here.process(0)
            async with house(redis) as there:
                there.clock = here.clock
                leaves = await there.process(1)
                await here.ask(asks, "ann")
                await there.until("ann")
                gone = await there.ask(leaves, "gone")
                asks.size = 1
            await here.until("ann")
            await here.end("ann")
            with pytest.raises(Lost):
                await gone[0]
            await soon(lambda: not asks.jobs._asked)
            assert await redis_knows(redis) == {}

    run(test())


def test_a_taker_that_dies_gives_the_job_back(redis: Redis) -> None:
    """It says nothing: after two seconds the others know."""

    async def test() -> None:
        async with house(redis) as here:
            asks, dies = await here.process(0), await here.process(1)
            [task] = await here.ask(asks, "ann")
            await here.until("ann")
            await hang(dies)
            lives = await here.process(1)
            await here.until("ann", "ann")
            assert here.by["ann"] is lives
            await here.end("ann")
            assert await task == b"done: ann"

    with mock.patch.object(module, "LEASE", 0.5), mock.patch.object(module, "BEAT", 0.1):
        run(test())


async def hang(process: Process) -> None:
    """As if its machine had stopped: it neither hears nor says anything more."""
    forever: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    process.jobs._call = mock.AsyncMock(side_effect=lambda *_: forever)  # type: ignore[method-assign]
    process.jobs._hear = mock.Mock()  # type: ignore[method-assign]


def test_jobs_of_an_asker_that_died_are_not_done(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            dies, works = await here.process(0), await here.process(0)
            await here.ask(dies, "ann")
            await hang(dies)
            while await redis_knows(redis):
                await asyncio.sleep(0.02)
            works.size = 1
            await here.ask(works, "bob")
            await here.until("bob")

    with mock.patch.object(module, "LEASE", 0.5), mock.patch.object(module, "BEAT", 0.1):
        run(test())


def test_a_job_that_nobody_can_do_is_given_up_after_a_few_tries(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with house(redis) as here:
            a = await here.process(1)
            a.jobs._do = mock.AsyncMock(side_effect=KeyError("ann"))
            with pytest.raises(Lost, match="several processes have tried"):
                await a.ask("ann")
            assert a.jobs._do.call_count == module.MOST_TRIES
            assert caplog.text.count("could not be done: KeyError") == module.MOST_TRIES
            assert "ann" not in caplog.text

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


# When Redis goes away


def test_without_redis_the_asker_knows_at_once_and_later_jobs_are_shared_again(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with house(redis) as here:
            asks, works = await here.process(0), await here.process(1)
            tasks = await here.ask(asks, "ann", "bob")
            await here.until("ann")
            await asyncio.to_thread(redis.stop)
            for task in tasks:
                with pytest.raises(Lost):
                    await task
            with pytest.raises(Lost):
                await asks.ask("cat")
            await here.end("ann")
            await asyncio.to_thread(redis.start)
            for process in (asks, works):
                await process.jobs.shares()
            task = asks.ask("dan")
            await here.until("ann", "dan")
            await here.end("dan")
            assert await task == b"done: dan"
            assert caplog.text.count("tests are not shared with other processes") == 2, "each says so once"

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_process_that_starts_without_redis_shares_once_it_is_there(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        await asyncio.to_thread(redis.stop)
        async with Jobs.open(redis.url, KEY, Lane("tests"), mock.AsyncMock(return_value=b"yes"), lambda: 1) as jobs:
            with pytest.raises(Lost):
                await jobs.ask("ann", 0.0, b"?")
            await soon(lambda: "tests are not shared" in caplog.text)
            await asyncio.to_thread(redis.start)
            await jobs.shares()
            assert await jobs.ask("ann", 0.0, b"?") == b"yes"

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_redis_that_hangs_counts_as_lost(redis: Redis) -> None:
    """A machine that hangs closes no connection."""

    async def test() -> None:
        async with house(redis) as here:
            asks = await here.process(0)
            [waiting] = await here.ask(asks, "ann")
            with redis.paused():
                for task in (waiting, asks.ask("bob")):
                    with pytest.raises(Lost):
                        await task
            await asks.jobs.shares()

    with mock.patch.object(redis_link, "PATIENCE", 0.3), mock.patch.object(module, "LISTENS", 0.1):
        run(test())


def test_a_job_that_redis_has_forgotten_goes_back_to_its_asker(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            asks = await here.process(0)
            [task] = await here.ask(asks, "ann")
            await asyncio.to_thread(redis.empty)
            with pytest.raises(Lost):
                await task

    with mock.patch.object(module, "BEAT", 0.02):
        run(test())


def test_too_many_jobs_are_for_the_asker(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis, Lane("tests", most=2)) as here:
            asks = await here.process(0)
            await here.ask(asks, "ann", "bob")
            with pytest.raises(Lost, match="too many"):
                await asks.ask("cat")
            with pytest.raises(Full):
                await asks.jobs.put("id", "cat", 0.0, b"", for_us=False)

    run(test())


# What others may write into Redis


def messages_to(process: Process) -> list[bytes]:
    """What comes into its inbox from now on."""
    heard, hear = list[bytes](), process.jobs._hear

    def note(message: bytes) -> None:
        heard.append(message)
        hear(message)

    process.jobs._hear = note  # type: ignore[method-assign]
    return heard


def content_of(message: bytes) -> bytes:
    return message.split(b" ", 3)[3]


@asynccontextmanager
async def inbox_of(process: Process) -> AsyncIterator[Callable[..., Any]]:
    """Writes into a process's inbox, as anybody with the password of Redis could."""
    async with connect(process.house.redis.url) as raw:

        async def write(message: bytes) -> None:
            await raw.rpush(f"{process.jobs._inbox}{process.jobs.process}", message)

        yield write


def test_forged_and_repeated_jobs_are_not_done(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with house(redis) as here:
            asks, works = await here.process(0), await here.process(1)
            heard = messages_to(works)
            [task] = await here.ask(asks, "ann")
            await here.until("ann")
            await here.end("ann")
            await task
            genuine = heard[0]
            sealed = content_of(genuine)
            async with inbox_of(works) as write:
                forged = [
                    genuine,
                    b"job " + b"0" * 32 + b" 1 " + sealed,
                    genuine[:-1] + bytes([genuine[-1] ^ 1]),
                    b"job x 1 ",
                    b"job x x",
                    b"nonsense",
                    genuine.replace(b" 1 ", b" 9 ", 1),
                ]
                for message in forged:
                    await write(message)
            await here.ask(asks, "bob")
            await here.until("ann", "bob")
            assert caplog.text.count("forged, or was done before") == 5

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_job_of_long_ago_is_not_done(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with house(redis, Lane("tests", fresh=60.0)) as here:
            asks = await here.process(0)
            with mock.patch.object(module, "time", return_value=1e9):
                [task] = await here.ask(asks, "ann")
            asks.size = 1
            await soon(lambda: "too old" in caplog.text)
            assert not here.began
            task.cancel()

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_forged_answer_is_none(redis: Redis) -> None:
    """Neither an answer to another job nor an order passes for one."""

    async def test() -> None:
        async with house(redis) as here:
            asks, works = await here.process(0), await here.process(2)
            to_asker, to_worker = messages_to(asks), messages_to(works)
            await here.end("ann")
            await asks.ask("ann")
            [task] = await here.ask(asks, "bob")
            await here.until("ann", "bob")
            order, answer = content_of(to_worker[0]), content_of(to_asker[0])
            [id] = asks.jobs._asked
            async with inbox_of(asks) as write:
                for content in (order, answer, b"", b"done: bob"):
                    await write(b"answer " + id.encode() + b" 1 " + content)
                await write(b"answer " + b"0" * 32 + b" 1 " + answer)
            await soon(lambda: len(to_asker) == 6)
            assert not task.done()
            await here.end("bob")
            assert await task == b"done: bob"

    run(test())


def test_redis_learns_neither_what_is_asked_nor_by_whom(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here, connect(redis.url) as raw:
            asks = await here.process(0)
            await here.ask(asks, "ann station-58")
            values: list[Any] = [key async for key in raw.scan_iter("*")]
            for key in list(values):
                hashed = await raw.type(key) == b"hash"
                values += await raw.hvals(key) if hashed else [await raw.get(key)]
            assert max(map(len, values)) > 4096, "the order is there"
            assert not any(word in value for value in values for word in (b"ann", b"station"))

    run(test())


# Jobs that nobody waits for


def test_how_far_a_job_is_can_be_seen_at_any_process(redis: Redis) -> None:
    async def test() -> None:
        async with house(redis) as here:
            asks, works = await here.process(0), await here.process(1)
            reports = list[Report]()
            release = asyncio.Event()

            async def do(order: bytes, report: Report) -> bytes:
                reports.append(report)
                await release.wait()
                return b""

            works.jobs._do = do
            for id in ("one", "two", "one"):
                await asks.jobs.put(id, id, 1.0, b"", size=7, for_us=False)
            await soon(lambda: bool(reports))
            await reports[0](3)
            for process in (asks, works):
                assert await process.jobs.progress("one") == (True, 3, 7, 0)
                assert await process.jobs.progress("two") == (False, 0, 7, 1)
                assert await process.jobs.progress("three") is None
            release.set()
            while await asks.jobs.progress("two"):
                await asyncio.sleep(0.005)
            assert len(reports) == 2

    run(test())


def test_a_process_knows_how_many_of_its_own_jobs_wait(redis: Redis) -> None:
    """So that the sum over all processes is what waits."""

    async def test() -> None:
        async with house(redis) as here:
            a, b = await here.process(1), await here.process(0)
            await here.ask(a, "ann 1", "ann 2", "bob")
            await here.ask(b, "cat")
            await soon(lambda: (a.jobs.waiting, b.jobs.waiting) == (2, 1))

    with mock.patch.object(module, "BEAT", 0.02):
        run(test())
