"""Writes and takeovers whose outcome a process does not hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from benches.chaos.proxy import Proxy
from fogbound.server import store as db
from fogbound.server.many import Many, lease_queries, leases, takeover
from fogbound.server.statements import Fence
from tests.server.many.members import never_dead
from tests.server.many.test_takeover import PAIR, die, its_leases, two, until
from tests.server.postgres import PostgreSQL
from tests.server.table import PATIENCE, SMALL, offers, play_some, run, seated, serving

# A commit that takes a moment: as on a disk that is busy.
SLOW = (
    "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END $$",
    "CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON plies DEFERRABLE INITIALLY DEFERRED "
    "FOR EACH ROW EXECUTE FUNCTION dawdle()",
)
COMMITS = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'COMMIT%' AND state = 'active'"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    never_dead(monkeypatch)
    monkeypatch.setattr(leases, "BEAT", 0.02)


@asynccontextmanager
async def aside(url: str) -> AsyncIterator[AsyncEngine]:
    """A way to the database that nobody cuts."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    yield engine
    await engine.dispose()


async def change(engine: AsyncEngine, *statements: str) -> None:
    async with engine.connect() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


async def begun(engine: AsyncEngine) -> None:
    """Somebody is in the middle of a commit."""
    async with asyncio.timeout(PATIENCE), engine.connect() as connection:
        while not await connection.scalar(sa.text(COMMITS)):
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("many", [None, Many("h:1")])
def test_a_commit_that_ends_after_its_connection_broke_counts(postgresql: PostgreSQL, many: Many | None) -> None:
    """PostgreSQL carries it through, and meanwhile shows the room without it: nobody may take that for an answer."""

    async def test() -> None:
        url = postgresql.new_database()
        async with Proxy.to(postgresql.port) as way, aside(url) as engine:
            through = str(sa.make_url(url).set(port=way.port))
            async with serving(through, many=many) as a:
                lines = await seated(a, PAIR, options=SMALL)
                ann = lines["Ann"]
                await change(engine, *SLOW)
                move: dict[str, Any] = {"seat": "x", "ply": ann.ply, "move": offers(ann)[0][1], "id": "once"}
                await ann.send("play", **move)
                await begun(engine)
                way.cut()
                way.mend()
                answers = [await ann.until(lambda message: message.get("id") == "once")]
                await change(engine, "DROP TRIGGER dawdle ON plies")
                while answers[-1]["type"] == "error" and len(answers) < 5:
                    answers.append(await ann.ask("play", **{**move, "id": f"again-{len(answers)}"}))
                    await asyncio.sleep(0.05)
                plies = await a.services.store.read(sa.select(db.plies.c.ply).order_by(db.plies.c.ply))
                assert [row.ply for row in plies] == list(range(len(a.truth(ann.room["room"]).log))), answers
                await play_some(list(lines.values()), Random(3), plies=4)

    run(test())


def test_a_takeover_of_which_nobody_heard_is_carried_on(postgresql: PostgreSQL) -> None:
    """The room is ours, and nobody would ever think of it."""

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            lines = await seated(a, PAIR, options=SMALL)
            room = lines["Ann"].room["room"]
            its, change = its_leases(b), b.services.store.change
            broken: list[str] = []

            async def unheard(how: sa.UpdateBase, values: dict[str, Any] | None = None) -> list[sa.Row[Any]]:
                rows = await change(how, values)
                if how is lease_queries.TAKE_OVER and rows and not broken:
                    broken.extend(row.room for row in rows)
                    raise ConnectionResetError
                return rows

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(b.services.store, "change", unheard)
                patch.setattr(takeover, "BEAT", 0.02)
                await die(a)
                await until(lambda: broken)
                assert room in broken
                await until(lambda: room in b.services.rooms._runners)
            assert its.holds(Fence(room, 3)), "it was claimed once more"

    run(test())


def test_a_room_that_cannot_be_carried_on_keeps_no_other_waiting(postgresql: PostgreSQL) -> None:
    """It is tried again until it can be."""

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            ids = {(await seated(a, PAIR, options=SMALL))["Ann"].room["room"] for _ in range(3)}
            carry_on, tried = b.services.rooms.carry_on, list[str]()

            async def first_fails(room_id: str) -> None:
                tried.append(room_id)
                if room_id == tried[0]:
                    raise OSError("no space left on device")
                await carry_on(room_id)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(b.services.rooms, "carry_on", first_fails)
                patch.setattr(takeover, "BEAT", 0.02)
                await die(a)
                await until(lambda: tried.count(tried[0]) > 1 if tried else False)
                assert b.services.rooms._runners.keys() == ids - {tried[0]}
            await until(lambda: b.services.rooms._runners.keys() == ids)

    run(test())
