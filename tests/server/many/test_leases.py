"""Who owns a room, on a real PostgreSQL: claims at the same time, pauses, deaths, and the fence before every write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from fogbound.server import store as db
from fogbound.server.many import Elsewhere, Many, leases
from fogbound.server.many.leases import Leases
from fogbound.server.only_server import InUse
from fogbound.server.statements import Fence, Statement
from fogbound.server.store import RoomMoved, Store
from fogbound.server.wire import Refused
from tests.server.many.members import never_dead
from tests.server.postgres import PostgreSQL
from tests.server.table import PATIENCE, run

QUICK = 0.02  # seconds
LONG_AGO = 10 * PATIENCE
PROMISED = 5.0  # seconds
USUAL_LEASE, USUAL_BEAT = leases.LEASE, leases.BEAT


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    never_dead(monkeypatch)
    monkeypatch.setattr(leases, "BEAT", QUICK)
    monkeypatch.setattr(leases, "AGAIN", QUICK)


class Process:
    """One process on the database, and what it was told."""

    def __init__(self, store: Store, its: Leases) -> None:
        self.store, self.leases = store, its
        self.lost: list[Fence] = []
        self.cuts = 0
        its.lost, its.cut_off = self._lose, self._cut

    def _lose(self, fence: Fence) -> None:
        self.lost.append(fence)
        self.leases.lose(fence)

    def _cut(self) -> None:
        self.cuts += 1

    async def claim(self, room: str) -> int | str | None:
        """The number of our lease, or the address of its owner."""
        try:
            fence = await self.leases.claim(room)
        except Elsewhere as elsewhere:
            return elsewhere.internal
        return None if fence is None else fence.number

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(QUICK / 4)

    async def beat(self) -> None:
        async with self.store.connection() as connection:
            await self.leases._beat(connection)


@asynccontextmanager
async def process(database: str, internal: str) -> AsyncIterator[Process]:
    async with Store.open(database) as store, Leases.open(store, Many(internal)) as its:
        yield Process(store, its)


@asynccontextmanager
async def quiet(database: str, internal: str) -> AsyncIterator[Process]:
    """One without a heartbeat: it is alive until somebody says that it is dead."""
    async with Store.open(database) as store:
        its = Leases(store, Many(internal))
        await its._register()
        yield Process(store, its)


@asynccontextmanager
async def several(database: str, *internals: str) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(process(database, internal)) for internal in internals]


@asynccontextmanager
async def owner(database: str, internal: str) -> AsyncIterator[Process]:
    """One that has no heart, and owns the room `r`."""
    async with quiet(database, internal) as its:
        await its.store.write(room("r"))
        assert await its.claim("r") == 1
        yield its


def room(id: str, status: str = "playing", code: str | None = None) -> Statement:
    return db.insert(db.rooms, id=id, code=code or f"{id}!", facts={"status": status}, changed=1.0)


async def let_die(process: Process) -> None:
    """As if PostgreSQL had not heard of it for long."""
    dead = sa.update(db.processes).where(db.processes.c.id == process.leases.id)
    await process.store.write(Statement(dead.values(heard=0.0)))


async def owners(store: Store) -> dict[str, tuple[str | None, int]]:
    rows = await store.read(sa.select(db.leases))
    return {row.room: (row.process, row.number) for row in rows}


async def said(store: Store) -> set[int]:
    return {row.n for row in await store.read(sa.select(db.said.c.n))}


def line(room: str, n: int) -> Statement:
    return db.insert(db.said, room=room, n=n, facts={})


# Claims


def test_one_of_all_that_claim_a_room_at_once_gets_it(postgresql: PostgreSQL) -> None:
    """Whatever they do meanwhile, two never write under the same number."""

    async def test() -> None:
        async with several(postgresql.new_database(), "h:1", "h:2", "h:3") as all_of_them:
            ids = [f"r{n}" for n in range(20)]
            await all_of_them[0].store.write(*map(room, ids))
            rng = Random(19)
            for _ in range(5):
                order = [(each, id) for each in all_of_them for id in ids]
                rng.shuffle(order)
                answers = await asyncio.gather(*(each.claim(id) for each, id in order))
                for id in ids:
                    own = [each for (each, of), answer in zip(order, answers, strict=True) if of == id and answer == 1]
                    got = [answer for (_, of), answer in zip(order, answers, strict=True) if of == id]
                    numbers = [answer for answer in got if isinstance(answer, int)]
                    assert len(numbers) == 1, got
                    assert len(own) <= 1
                    owner = next(each for each in all_of_them if id in each.leases._numbers)
                    assert set(got) - set(numbers) == {owner.leases._many.internal}
                    if rng.random() < 0.5:
                        owner.leases.release(id)
                for each in all_of_them:
                    await each.until(lambda each=each: not each.leases._released)
                    async with asyncio.timeout(PATIENCE):
                        await each.store._pending.join()

    run(test())


def test_claims_of_one_process_are_one(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with process(postgresql.new_database(), "h:1") as a:
            await a.store.write(room("r"))
            assert await asyncio.gather(*(a.claim("r") for _ in range(5))) == [1] * 5
            a.leases.release("r")
            assert await a.claim("r") == 2, "sooner than the release was written, which changes nothing then"
            await a.until(lambda: not a.leases._released)
            await a.store._pending.join()
            assert (await owners(a.store))["r"] == (a.leases.id, 2)

    run(test())


def test_there_is_nothing_to_claim_where_no_room_is_open(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with process(postgresql.new_database(), "h:1") as a:
            await a.store.write(room("closed", "closed", code="closed"))
            assert (await a.claim("closed"), await a.claim("never")) == (None, None)
            assert (await a.leases.owner_of("closed"), await a.leases.owner_of("never")) == (None, None)
            assert await owners(a.store) == {}

    run(test())


def test_a_process_without_a_heartbeat_claims_nothing(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with quiet(postgresql.new_database(), "h:1") as a:
            await a.store.write(room("r"))
            await let_die(a)
            with pytest.raises(Refused) as refusal:
                await a.leases.claim("r")
            assert (refusal.value.code, refusal.value.status) == ("not-now", 503)

    run(test())


def test_an_owner_is_remembered_until_it_is_forgotten_or_dead(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        async with process(database, "h:1") as a, quiet(database, "h:2") as b:
            await a.store.write(room("r"), room("s"))
            assert (await b.claim("r"), await b.claim("s")) == (1, 1)
            assert await a.leases.owner_of("r") == await a.leases.owner_of("s") == "h:2"
            await a.until(lambda: b.leases.id in a.leases._others)
            b.leases.release("r")
            await b.leases._write_released()
            assert await a.leases.owner_of("r") == "h:2", "it has not asked again"
            await a.leases.forget("r")
            assert await a.leases.owner_of("r") is None
            await let_die(b)
            await a.until(lambda: b.leases.id not in a.leases._others)
            assert await a.leases.owner_of("s") is None
            assert (await owners(a.store))["s"] == (a.leases.id, 2)

    run(test())


def test_a_process_that_ends_takes_no_room_and_leaves_its_own_at_once(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with several(postgresql.new_database(), "h:1", "h:2") as (a, b):
            await a.store.write(room("r"), room("s"))
            assert await a.claim("r") == 1
            a.leases.close()
            with pytest.raises(Refused, match="restarting"):
                await a.leases.owner_of("s")
            assert await b.claim("r") == "h:1", "what it has begun it carries through"
            await a.leases.leave()
            assert await b.claim("r") == 2

    run(test())


def test_a_process_at_the_address_of_another_takes_its_place(postgresql: PostgreSQL) -> None:
    """It was restarted there: nobody waits until PostgreSQL believes that the old one is dead."""

    async def test() -> None:
        database = postgresql.new_database()
        async with owner(database, "h:1"), process(database, "h:1") as again:
            assert await again.claim("r") == 2

    run(test())


def test_a_server_alone_is_refused_beside_others(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        async with process(database, "h:1") as a:
            with pytest.raises(InUse, match="start this one beside them, with --internal"):
                await leases.refuse_beside_others(a.store)
            await a.leases.leave()
            await leases.refuse_beside_others(a.store)

    run(test())


# The fence


def test_in_a_common_commit_only_those_behind_a_fallen_fence_fail(database: str) -> None:
    """On SQLite nobody asks for fences: there is one process."""

    async def test() -> None:
        async with Store.open(database) as store:
            if store._disk is not None:
                await store.write(line("r", 1), fence=Fence("r", 7))
                return
            await store.write(*(db.insert(db.leases, room=f"r{n}", number=n, process="p") for n in range(6)))
            fences = [Fence(f"r{n}", n + (n in (2, 4))) for n in range(6)] + [None, Fence("never", 1)]
            writes = [
                store.write(line("all", 2 * n), line("all", 2 * n + 1), fence=fence) for n, fence in enumerate(fences)
            ]
            answers = await asyncio.gather(*writes, return_exceptions=True)
            assert [isinstance(answer, RoomMoved) for answer in answers] == [n in (2, 4, 7) for n in range(8)]
            assert {n // 2 for n in await said(store)} == {0, 1, 3, 5, 6}

    run(test())


def test_a_failing_write_beside_fallen_fences_fails_alone(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with Store.open(postgresql.new_database()) as store:
            await store.write(db.insert(db.leases, room="r", number=2, process="p"), line("r", 1))
            writes = [
                store.write(line("r", n), fence=Fence("r", number)) for n, number in ((5, 2), (6, 1), (1, 2), (7, 2))
            ]
            kinds = [type(answer).__name__ for answer in await asyncio.gather(*writes, return_exceptions=True)]
            assert kinds == ["NoneType", "RoomMoved", "IntegrityError", "NoneType"]
            assert await said(store) == {1, 5, 7}

    run(test())


def test_a_room_is_not_taken_over_in_the_middle_of_a_write(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The claim waits for the commit; whoever then reads the room finds what was written."""
    monkeypatch.setattr(db, "_FENCES", db._lock_fences("60s"))

    async def test() -> None:
        database = postgresql.new_database()
        async with owner(database, "h:1") as a, process(database, "h:2") as b:
            await let_die(a)
            async with a.store._engine.begin() as connection:
                assert not await db._fallen(connection, {Fence("r", 1)})
                claim = asyncio.create_task(b.claim("r"))
                await b.until(lambda: b.leases._claims)
                async with b.store.connection() as looking:
                    waits = sa.text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
                    while not await looking.scalar(waits):
                        await asyncio.sleep(QUICK / 4)
                await connection.execute(*line("r", 1))
                assert not claim.done()
            assert await claim == 2
            assert await said(b.store) == {1}
            with pytest.raises(RoomMoved):
                await a.store.write(line("r", 2), fence=Fence("r", 1))

    run(test())


def test_a_process_that_hangs_in_the_middle_of_a_write_keeps_nobody_from_its_room(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        async with owner(database, "h:1") as a, process(database, "h:2") as b:
            await let_die(a)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(db, "_FENCES", db._lock_fences("10ms"))
                async with a.store._engine.connect() as connection:
                    assert not await db._fallen(connection, {Fence("r", 1)})
                    assert await b.claim("r") == 2
                    with pytest.raises(sa.exc.DBAPIError):
                        await connection.execute(*line("r", 1))
                    await connection.invalidate()
            await a.store.write(line("r", 2), fence=None)
            assert await said(b.store) == {2}

    run(test())


# Heartbeats


def test_a_paused_process_finds_out_what_it_has_lost(postgresql: PostgreSQL) -> None:
    """Other rooms stay its own; and it writes nothing even before it knows."""

    async def test() -> None:
        database = postgresql.new_database()
        async with quiet(database, "h:1") as a, process(database, "h:2") as b:
            await a.store.write(room("r"), room("s"))
            assert (await a.claim("r"), await a.claim("s")) == (1, 1)
            await let_die(a)
            a.leases._last_beat -= LONG_AGO
            assert await b.claim("r") == 2
            with pytest.raises(RoomMoved):
                await a.store.write(line("r", 1), fence=Fence("r", 1))
            await a.beat()
            assert a.lost == [Fence("r", 1)]
            assert (await a.claim("r"), await a.claim("s")) == ("h:2", 1)
            await a.store.write(line("s", 2), fence=Fence("s", 1))
            assert b.lost == []

    run(test())


def test_a_process_that_was_cut_off_gives_the_others_time_to_come_back(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL was away, perhaps: they must not look dead because they come back a little later."""

    async def test() -> None:
        database = postgresql.new_database()
        async with quiet(database, "h:1") as a, quiet(database, "h:2") as b:
            await let_postgres_be_old(a.store)
            await a.store.write(room("r"))
            await b.beat()
            assert await b.claim("r") == 1
            silent = sa.update(db.processes).where(db.processes.c.id == b.leases.id)
            await a.store.write(Statement(silent.values(heard=db.processes.c.heard - LONG_AGO / 2)))
            a.leases._last_beat -= LONG_AGO
            await a.beat()
            assert a.leases._lease > LONG_AGO
            assert await a.claim("r") == "h:2"
            await a.beat()
            a.leases._grace = (0.0, leases.LEASE)
            assert await a.claim("r") == 2

    monkeypatch.setattr(leases, "LEASE", 5.0)
    run(test())


def test_one_look_after_its_lease_finds_a_dead_process(postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch) -> None:
    """So its rooms are taken over within five seconds: its lease began before it died, and looks are a beat apart."""
    assert PROMISED > USUAL_LEASE + USUAL_BEAT

    async def test() -> None:
        database = postgresql.new_database()
        async with quiet(database, "h:1") as a, quiet(database, "h:2") as b:
            await let_postgres_be_old(a.store)
            await a.store.write(room("r"))
            assert await b.claim("r") == 1
            for seconds, dead in ((PATIENCE, False), (-USUAL_LEASE, True)):
                await hear(b, seconds)
                a.leases._last_beat += PATIENCE  # it was never away, however busy this machine is
                await a.beat()
                assert a.leases.some_are_dead.is_set() == dead
            await hear(a, PATIENCE)
            assert [ids async for ids in a.leases.take_over(20)] == [["r"]]

    async def hear(process: Process, seconds: float) -> None:
        """As if its last heartbeat had been so many seconds from now."""
        heard = sa.extract("epoch", sa.func.clock_timestamp()) + seconds
        its = sa.update(db.processes).where(db.processes.c.id == process.leases.id)
        await process.store.write(Statement(its.values(heard=heard)))

    monkeypatch.setattr(leases, "LEASE", USUAL_LEASE)
    run(test())


async def let_postgres_be_old(store: Store) -> None:
    """It counts everybody as alive for a lease's time after its own start."""
    age = sa.select(sa.extract("epoch", sa.func.clock_timestamp() - sa.func.pg_postmaster_start_time()))
    while float((await store.read(age))[0][0]) < leases.LEASE:
        await asyncio.sleep(0.05)


def test_a_process_that_loses_the_database_says_so_once_and_comes_back(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        async with process(database, "h:1") as a:
            await a.store.write(room("r"))
            assert await a.claim("r") == 1
            async with away(database):
                async with asyncio.timeout(PATIENCE):
                    while not a.cuts:  # a last beat may have got through
                        a.leases._last_beat -= LONG_AGO
                        await asyncio.sleep(QUICK)
            await a.until(lambda: not a.leases.is_cut_off)
            assert (a.cuts, a.lost) == (1, []), "nobody has taken its room"
            assert await a.claim("r") == 1

    run(test())


@asynccontextmanager
async def away(database: str) -> AsyncIterator[None]:
    """Nobody has a connection to the database, or gets one."""
    url = sa.make_url(database)
    engine = create_async_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"ALTER DATABASE {url.database} ALLOW_CONNECTIONS false"))
        all_of_them = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
        await connection.execute(all_of_them, {"name": url.database})
        yield
        await connection.execute(sa.text(f"ALTER DATABASE {url.database} ALLOW_CONNECTIONS true"))
    await engine.dispose()


# What the dead leave behind


def test_the_living_share_the_games_of_the_dead_and_bury_them(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with several(postgresql.new_database(), "h:1", "h:2") as (a, b):
            playing = [f"r{n}" for n in range(30)]
            async with quiet(str(a.store._engine.url), "h:3") as dead:
                await a.store.write(*map(room, playing), room("lobby", "lobby"))
                await asyncio.gather(*(dead.claim(id) for id in (*playing, "lobby")))
                await let_die(dead)
            await asyncio.gather(a.leases.some_are_dead.wait(), b.leases.some_are_dead.wait())
            theirs: list[list[str]] = [[], []]

            async def take(each: Process, ids: list[str]) -> None:
                async for more in each.leases.take_over(4):
                    ids += more
                    await asyncio.sleep(0)

            await asyncio.gather(take(a, theirs[0]), take(b, theirs[1]))
            assert sorted(theirs[0] + theirs[1]) == sorted(playing)
            now = await owners(a.store)
            for each, ids in zip((a, b), theirs, strict=True):
                assert all(now[id] == (each.leases.id, 2) for id in ids)
                assert all(each.leases.holds(Fence(id, 2)) for id in ids)
            assert now["lobby"] == (None, 2), "free for the first who is asked for it"
            assert {row.id for row in await a.store.read(sa.select(db.processes.c.id))} == {a.leases.id, b.leases.id}

    run(test())
