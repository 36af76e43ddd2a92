"""Analyses shared by processes, through a real Redis: each is done once, and everybody knows how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any
from unittest import mock

import msgspec
import pytest

from fogbound import catalog
from fogbound.advice import analysis
from fogbound.game import Edition
from fogbound.server import analyses as module
from fogbound.server.analyses import MOST_FAILURES, Analyses
from fogbound.server.files import Files
from fogbound.server.many import shared_analyses
from fogbound.server.many.jobs import Lane
from fogbound.server.many.shared_analyses import SharedAnalyses
from fogbound.server.wire import Refused
from tests.server.quick_analyses import loaded, quickly
from tests.server.redis import Redis
from tests.server.table import CLASSIC, SMALL, Table, run, seated, serving

KEY = b"k" * 32
BASE: Edition = catalog.find(CLASSIC, **SMALL)


__all__ = ["loaded", "quickly"]  # they are used for every test


async def _never(*_: Any) -> None:
    await asyncio.Event().wait()


class Process:
    """What a process has of analyses."""

    def __init__(self, analyses: Analyses, shared: SharedAnalyses) -> None:
        self.analyses, self.shared = analyses, shared

    async def look(self, room: str, owner: str = "ann") -> tuple[bool, dict[str, Any]]:
        return await self.analyses.look_back(room, 1, BASE, owner)

    async def result(self, room: str) -> dict[str, Any]:
        while not (answer := await self.look(room))[0]:
            await asyncio.sleep(0.01)
        return answer[1]

    async def refusal(self, room: str) -> str:
        try:
            while not (await self.look(room))[0]:
                await asyncio.sleep(0.01)
        except Refused as refused:
            return refused.code
        raise AssertionError("it was analysed")

    def rest(self) -> None:
        """Do nothing for others."""
        self.shared.jobs._places = lambda: 0


class House:
    def __init__(self, table: Table, redis: Redis) -> None:
        self.table, self._redis, self.stack = table, redis, AsyncExitStack()

    async def process(self, stack: AsyncExitStack | None = None) -> Process:
        its, analyses = self.table.services, Analyses(self.table.services.store)
        files = Files(its.store, its.files._folder, others=True)
        stack = stack or self.stack
        stack.push_async_callback(analyses.stop)
        opened = SharedAnalyses.open(self._redis.url, KEY, its.store, files, analyses)
        analyses.shared = shared = await stack.enter_async_context(opened)
        await shared.jobs.shares()
        return Process(analyses, shared)

    async def game(self) -> str:
        """A game that X has given up."""
        lines = await seated(self.table, {"x": "Xen", "red": "Ann"}, options=SMALL)
        await lines["Xen"].ask("play", seat="x", ply=lines["Xen"].ply, move="concede")
        return str(lines["Xen"].room["room"])


@asynccontextmanager
async def house(redis: Redis, folder: Path) -> AsyncIterator[House]:
    async with serving(folder / "db") as table:
        here = House(table, redis)
        async with here.stack:
            yield here


@asynccontextmanager
async def gate() -> AsyncIterator[tuple[Event, mock.Mock]]:
    """Judging waits for the event."""
    opened, judge = Event(), analysis.judge

    def slow(*about: Any) -> Any:
        assert opened.wait(30)
        return judge(*about)

    with mock.patch.object(analysis, "judge", side_effect=slow) as judging:
        try:
            yield opened, judging
        finally:
            opened.set()


def test_a_game_is_analysed_once_and_all_know_how_far_it_is(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here, gate() as (opened, judging):
            one, other = await here.process(), await here.process()
            first, second, third = [await here.game() for _ in range(3)]
            for process in (one, other):
                finished, progress = await process.look(first)
                assert (finished, progress["state"], progress["done"], progress["ahead"]) == (False, "working", 0, 0)
                assert progress["plies"] > 0
            assert (await other.look(second))[1]["state"] == "waiting", "a person has one at a time"
            assert (await one.look(third, "bob"))[1]["state"] == "working"
            while not (one.analyses.busy and other.analyses.busy):
                await asyncio.sleep(0.005)
            opened.set()
            found = [[await process.result(room) for room in (first, second, third)] for process in (one, other)]
            assert found[0] == found[1]
            assert judging.call_count == sum(len(each["plies"]) for each in found[0])

    run(test())


def test_an_order_that_is_followed_again_changes_nothing(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            one, room = await here.process(), await here.game()
            version = (await one.result(room))["version"]
            with mock.patch.object(analysis, "judge", side_effect=AssertionError("it is done")):
                for key in ((room, 1, 0), (room, 1, 1), (room, 2, 0), ("elsewhere", 1, 0)):
                    assert await one.shared._do(msgspec.msgpack.encode((key, version)), mock.AsyncMock()) == b""
            assert not one.analyses.busy

    run(test())


def test_a_process_that_ends_leaves_its_game_to_the_others(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            room = await here.game()
            async with AsyncExitStack() as stack:
                ends = await here.process(stack)
                ends.analyses._ask = _never  # type: ignore[method-assign, assignment]
                await ends.look(room)
                while not ends.analyses.busy:
                    await asyncio.sleep(0.005)
                other = await here.process()
                assert (await other.look(room))[1]["state"] == "working"
                assert not other.analyses.busy
            assert (await other.result(room))["plies"]

    run(test())


def test_without_redis_a_process_analyses_what_it_is_asked_for(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            one, other, room = await here.process(), await here.process(), await here.game()
            other.rest()
            await asyncio.to_thread(redis.stop)
            assert (await one.result(room))["plies"]
            await asyncio.to_thread(redis.start)
            for process in (one, other):
                await process.shared.jobs.shares()
            assert (await other.result(await here.game()))["plies"], "shared again"

    run(test())


def test_a_game_that_keeps_failing_is_given_up_everywhere(
    redis: Redis, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            one, other, room = await here.process(), await here.process(), await here.game()
            with mock.patch.object(analysis, "judge", side_effect=ValueError("no idea about t58")) as judge:
                codes = [await process.refusal(room) for process in (one, other, one, other)]
                assert codes == ["no-advice"] * (MOST_FAILURES - 1) + ["given-up"] * 2
                assert judge.call_count == MOST_FAILURES
            assert "could not be analysed: ValueError" in caplog.text
            assert "t58" not in caplog.text
            assert (await one.result(await here.game()))["plies"], "no other game has to suffer for it"

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_too_many_games_are_refused(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here, gate():
            one = await here.process()
            rooms = [await here.game() for _ in range(3)]
            for room in rooms[:2]:
                await one.look(room)
            with pytest.raises(Refused, match="ask again in 30 s"):
                await one.look(rooms[2])

    with mock.patch.object(shared_analyses, "LANE", Lane("analyses", most=1)):
        run(test())


def test_redis_knows_no_game_by_its_room(redis: Redis, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(redis, tmp_path) as here:
            one, room = await here.process(), await here.game()
            ids = {one.shared._id((room, number, 0), "v") for number in (1, 2)}
            assert len(ids) == 2
            assert not any(room in id for id in ids)
            assert shared_analyses.LANE.most == module.MOST_WAITING

    run(test())
