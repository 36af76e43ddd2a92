"""News between processes, through a real Redis: who hears what, and what happens when Redis is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest import mock

import pytest

from fogbound.server.many import news as module
from fogbound.server.many.news import FileChanged, Item, Missed, News, PersonChanged
from fogbound.server.many.redis_link import connect
from tests.server.redis import Redis
from tests.server.table import run

PREFIX = "fogbound:test"


class Reader:
    """A process that writes down what it hears."""

    def __init__(self, news: News) -> None:
        self.news, self.heard = news, list[Item]()
        self._more = asyncio.Condition()
        news.on(PersonChanged, self._hear)
        news.on(FileChanged, self._hear)
        news.on(Missed, self._hear)

    async def _hear(self, item: Item) -> None:
        async with self._more:
            self.heard.append(item)
            self._more.notify_all()

    async def until(self, *items: Item) -> None:
        """Wait until these were heard, in this order, after everything that was there before."""
        async with self._more:
            await self._more.wait_for(lambda: tuple(self.heard[-len(items) :]) == items)


@asynccontextmanager
async def reading(url: str, prefix: str = PREFIX) -> AsyncIterator[Reader]:
    async with News.open(url, prefix) as news:
        reader = Reader(news)
        yield reader


@asynccontextmanager
async def two(redis: Redis) -> AsyncIterator[tuple[Reader, Reader]]:
    """Two processes that hear each other."""
    async with reading(redis.url) as a, reading(redis.url) as b:
        for each in (a, b):
            await each.news.hears()
            await each.until(Missed())
        yield a, b


def test_news_reaches_the_others_in_order_and_nobody_hears_their_own(redis: Redis) -> None:
    async def test() -> None:
        async with two(redis) as (a, b):
            a.news.tell(PersonChanged("ann"))
            a.news.tell(FileChanged("twenty", "own:1"))
            await b.until(PersonChanged("ann"), FileChanged("twenty", "own:1"))
            b.news.tell(PersonChanged("bob"))
            await a.until(Missed(), PersonChanged("bob"))

    run(test())


def test_databases_that_share_a_redis_hear_nothing_of_each_other(redis: Redis) -> None:
    async def test() -> None:
        async with two(redis) as (a, b), reading(redis.url, "fogbound:other") as c:
            await c.until(Missed())
            c.news.tell(PersonChanged("cat"))
            a.news.tell(PersonChanged("ann"))
            await b.until(Missed(), PersonChanged("ann"))
            assert c.heard == [Missed()]

    run(test())


def test_after_redis_was_lost_everyone_may_have_missed_something(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    """What was told meanwhile is sent, perhaps before the others hear again: then it is among what they missed."""

    async def test() -> None:
        async with two(redis) as (a, b):
            await asyncio.to_thread(redis.stop)
            a.news.tell(PersonChanged("ann"))
            await asyncio.to_thread(redis.start)
            for each in (a, b):
                while each.heard.count(Missed()) < 2:
                    await asyncio.sleep(0.01)
            a.news.tell(PersonChanged("bob"))
            while PersonChanged("bob") not in b.heard:
                await asyncio.sleep(0.01)
            others = [item for item in b.heard if item != PersonChanged("ann")]
            assert others == [Missed(), Missed(), PersonChanged("bob")]
            assert caplog.text.count("no news from other processes") == 2, "each says so once"

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_process_that_starts_without_redis_hears_news_once_it_is_there(redis: Redis) -> None:
    async def test() -> None:
        await asyncio.to_thread(redis.stop)
        async with reading(redis.url) as a, reading(redis.url) as b:
            await asyncio.sleep(0)
            assert not a.heard
            await asyncio.to_thread(redis.start)
            await asyncio.gather(a.until(Missed()), b.until(Missed()))
            a.news.tell(PersonChanged("ann"))
            await b.until(Missed(), PersonChanged("ann"))

    run(test())


def test_a_redis_that_does_not_answer_counts_as_lost(redis: Redis) -> None:
    """A machine that hangs closes no connection."""

    async def test() -> None:
        with mock.patch.object(module, "PATIENCE", 0.05), mock.patch.object(module, "QUIET", 0.05):
            async with two(redis) as (a, _):
                with redis.paused():
                    while a.news._heard.is_set():
                        await asyncio.sleep(0.01)
                await a.until(Missed(), Missed())

    run(test())


def test_too_much_unsent_news_becomes_one_hint_to_read_everything_again(redis: Redis) -> None:
    async def test() -> None:
        async with two(redis) as (a, b):
            with mock.patch.object(module, "MOST_UNSENT", 3):
                for n in range(4):
                    a.news.tell(PersonChanged(str(n)))
            await b.until(Missed(), Missed())

    run(test())


def test_news_of_another_version_is_a_hint_to_read_everything_again(redis: Redis) -> None:
    async def test() -> None:
        async with two(redis) as (_, b), connect(redis.url) as other:
            await other.publish(f"{PREFIX}:news", b'{"sender": "x", "item": {"type": "weather"}}')
            await b.until(Missed(), Missed())

    run(test())


def test_a_listener_that_fails_keeps_nobody_from_hearing(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def fail(_: PersonChanged) -> None:
        raise KeyError("ann")

    async def test() -> None:
        async with two(redis) as (a, b):
            b.news._listeners[PersonChanged].insert(0, fail)
            a.news.tell(PersonChanged("ann"))
            await b.until(Missed(), PersonChanged("ann"))

    run(test())
    assert "news could not be followed: KeyError" in caplog.text
    assert "ann" not in caplog.text


def test_an_address_that_is_not_that_of_a_redis_is_refused() -> None:
    with pytest.raises(ValueError, match="example is not the address of a Redis"):
        connect("example")
