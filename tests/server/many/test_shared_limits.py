"""Limits of several processes, counted together in a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from fogbound.server.limits import CommonLimits, Limit, Limits
from fogbound.server.many import Many, shared_limits
from fogbound.server.many.redis_link import connect
from fogbound.server.many.shared_limits import SharedLimits
from fogbound.server.wire import Refused
from tests.server.postgres import PostgreSQL
from tests.server.redis import Redis
from tests.server.table import CLASSIC, NO_LIMITS, run, serving

NEVER = 1e-9  # a second: nothing comes back during a test


@asynccontextmanager
async def process(redis: Redis, key: bytes, **rates: tuple[float, float]) -> AsyncIterator[CommonLimits]:
    limits = CommonLimits({name: Limit(*rate) for name, rate in rates.items()})
    async with SharedLimits.open(redis.url, key) as limits.sharing:
        yield limits


async def allowed(limits: CommonLimits, name: str, key: str = "ann", cost: float = 1.0) -> bool:
    try:
        await limits.check(name, key, cost)
    except Refused:
        return False
    return True


def test_processes_count_together(redis: Redis) -> None:
    async def test() -> None:
        async with process(redis, b"1" * 32, few=(4, NEVER)) as a, process(redis, b"1" * 32, few=(4, NEVER)) as b:
            assert [await allowed(each, "few") for each in (a, b, a, b, a, b)] == [True] * 4 + [False] * 2
            assert await allowed(b, "few", "bob")
            await a.give_back("few", "ann")
            assert [await allowed(each, "few") for each in (b, a)] == [True, False]
            for _ in range(9):
                await a.give_back("few", "bob")
            assert not await allowed(b, "few", "bob", 4.5), "no bucket holds more than it did"
            async with process(redis, b"2" * 32, few=(4, NEVER)) as other:
                assert await allowed(other, "few"), "another database"

    run(test())


def test_buckets_fill_again_and_say_how_long_that_takes(redis: Redis) -> None:
    async def test() -> None:
        async with process(redis, b"3" * 32, slow=(3, 1 / 100), quick=(1, 50)) as a:
            await a.check("slow", "ann", 2.5)
            with pytest.raises(Refused) as refusal:
                await a.check("slow", "ann")
            assert 40 < refusal.value.details["seconds"] <= 50
            await a.check("quick", "ann")
            await asyncio.sleep(0.03)  # at least
            await a.check("quick", "ann")

    run(test())


def test_redis_learns_of_nobody_and_keeps_no_full_bucket(redis: Redis) -> None:
    async def test() -> None:
        async with process(redis, b"4" * 32, rate=(10, 0.5)) as a, connect(redis.url) as looking:
            before = set(await looking.keys("*:limits:*"))
            await a.check("rate", "192.0.2.7", 3)
            [name] = set(await looking.keys("*:limits:*")) - before
            assert b"192.0.2.7" not in name
            assert b"rate" not in name
            assert 0 < await looking.pttl(name) <= 6001

    run(test())


def test_without_redis_each_process_counts_for_itself(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with process(redis, b"5" * 32, few=(2, NEVER)) as a, process(redis, b"5" * 32, few=(2, NEVER)) as b:
            redis.stop()
            assert [await allowed(each, "few") for each in (a, a, a, b, b, b)] == [True, True, False] * 2
            redis.start()
            assert await allowed(a, "few", "bob")
            assert await allowed(b, "few", "bob", 2), "they do not ask so soon"
            for each in (a, b):
                assert isinstance(each.sharing, SharedLimits)
                each.sharing._asked_again = 0.0
            assert await allowed(a, "few", "eve", 2)
            assert not await allowed(b, "few", "eve", 2)

    monkeypatch.setattr(shared_limits, "REST", 1e9)
    run(test())


def test_codes_are_guessed_as_often_at_two_processes_as_at_one(postgresql: PostgreSQL, redis: Redis) -> None:
    limits = Limits(**{**vars(NO_LIMITS), "guesses": (3, NEVER), "rooms": (2, NEVER)})

    async def test() -> None:
        database = postgresql.new_database()
        async with (
            serving(database, many=Many("h:1", redis.url), limits=limits) as a,
            serving(database, many=Many("h:2", redis.url), limits=limits) as b,
        ):
            ann = await a.guest("Ann")
            there = b.stranger("Ann")
            there.http.cookies = ann.http.cookies
            codes = [(await guest.post("/api/rooms/AAAA/join"))["code"] for guest in (ann, there, ann, there)]
            assert codes == ["no-such-room"] * 3 + ["too-fast"]
            made = [await guest.post("/api/rooms", {"edition": CLASSIC}) for guest in (ann, there, ann)]
            assert [answer.get("code") == "too-fast" for answer in made] == [False, False, True]

    run(test())
