"""Who is next: time is shared among owners. The clock moves only when a job says how long it took."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import pytest

from fogbound.server.fair_queue import HEAVY, FairQueue
from tests.server.table import PATIENCE


class Bench:
    """A queue whose jobs are finished by the test, and the order in which they began."""

    def __init__(self, size: int = 1) -> None:
        self.now = 0.0
        self.queue = FairQueue(size, lambda: self.now)
        self.began: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[str]] = {}

    async def ask(self, *jobs: str, expected: float = 0.0) -> None:
        """Jobs named `owner` or `owner number`, in this order."""
        for job in jobs:
            self._ends[job] = asyncio.Event()
            self._tasks[job] = asyncio.create_task(self.queue.run(job.split()[0], partial(self._work, job), expected))
            await self.settle()

    async def _work(self, job: str) -> str:
        self.began.append(job)
        await self._ends[job].wait()
        return job

    async def end(self, job: str, seconds: float) -> None:
        """The job has taken so long. Jobs that run beside it have gone on too."""
        self.now += seconds
        self._ends[job].set()
        assert await self._tasks[job] == job
        await self.settle()

    async def give_up(self, job: str) -> None:
        self._tasks[job].cancel()
        with pytest.raises(asyncio.CancelledError):
            await self._tasks[job]

    @staticmethod
    async def settle() -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def check(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, PATIENCE))


def test_someone_who_comes_later_does_not_wait_for_all_jobs_of_another() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.ask("slow 1", "slow 2", "slow 3", "slow 4", "quick")
        assert bench.began == ["slow 1"]
        await bench.end("slow 1", 2.0)
        assert bench.began == ["slow 1", "quick"]
        await bench.end("quick", 0.01)
        assert bench.began[-1] == "slow 2"

    check(test())


def test_time_counts_and_not_the_number_of_jobs() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.ask("slow 1", "slow 2", "quick 1", "quick 2", "quick 3")
        await bench.end("slow 1", 1.0)
        for n in (1, 2, 3):
            assert bench.began[-1] == f"quick {n}"
            await bench.end(f"quick {n}", 0.1)
        assert bench.began[-1] == "slow 2", "three quick jobs took less than one slow one"

    check(test())


def test_a_newcomer_starts_where_the_others_are() -> None:
    """Otherwise someone who has not asked for an hour could keep everyone waiting for an hour."""

    async def test() -> None:
        bench = Bench()
        await bench.ask("a 1", "b 1", "a 2", "b 2", "a 3", "b 3")
        for job in ("a 1", "b 1", "a 2"):
            await bench.end(job, 10.0)
        await bench.ask("new 1", "new 2")
        await bench.end("b 2", 10.0)
        assert bench.began[-1] == "new 1"
        await bench.end("new 1", 15.0)
        assert bench.began[-1] in {"a 3", "b 3"}, "the newcomer has had their share"

    check(test())


def test_nobody_has_two_places_at_once() -> None:
    async def test() -> None:
        bench = Bench(size=2)
        await bench.ask("slow 1", "slow 2")
        assert bench.began == ["slow 1"], "the other place is free for somebody else"
        await bench.ask("quick")
        assert bench.began == ["slow 1", "quick"]
        await bench.end("quick", 0.1)
        await bench.end("slow 1", 1.0)
        assert bench.began == ["slow 1", "quick", "slow 2"]

    check(test())


def test_of_equal_owners_the_one_with_the_short_job_is_next() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.ask("a 1", "b 1", "c 1", expected=0.3)
        await bench.ask("quick", expected=0.1)
        await bench.end("a 1", 0.3)
        assert bench.began == ["a 1", "quick"]

    check(test())


def test_heavy_jobs_leave_a_place_free() -> None:
    async def test() -> None:
        bench = Bench(size=2)
        await bench.ask("slow", "slower", expected=2 * HEAVY)
        assert bench.began == ["slow"]
        await bench.ask("light 1", expected=HEAVY)
        assert bench.began == ["slow", "light 1"]
        await bench.end("slow", 1.0)
        assert bench.began == ["slow", "light 1", "slower"]
        await bench.end("slower", 1.0)
        await bench.ask("slow 2", expected=2 * HEAVY)
        assert bench.began[-1] == "slow 2"

    check(test())


def test_where_there_is_one_place_heavy_jobs_have_it_too() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.ask("slow", expected=2 * HEAVY)
        assert bench.began == ["slow"]

    check(test())


def test_those_who_give_up_leave_the_queue() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.ask("a", "b", "c")
        await bench.give_up("b")
        await bench.end("a", 1.0)
        assert bench.began == ["a", "c"]
        await bench.give_up("c")
        await bench.ask("d")
        assert bench.began == ["a", "c", "d"], "a job that is broken off frees its place"

    check(test())


def test_one_who_gives_up_as_their_turn_comes_frees_the_place() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.ask("a", "b", "c")
        bench._ends["a"].set()
        while bench.queue._owners["b"].waiting:
            await asyncio.sleep(0)
        await bench.give_up("b")  # it was let in, and does not know yet
        await bench.settle()
        assert bench.began == ["a", "c"]

    check(test())


def test_a_failed_job_frees_its_place_and_nobody_is_remembered_for_ever() -> None:
    async def fail() -> None:
        raise KeyError("a bot failed")

    async def test() -> None:
        queue = FairQueue(1)
        for n in range(3):
            with pytest.raises(KeyError):
                await queue.run(f"owner {n}", fail)
        assert not queue._owners

    check(test())
