"""Lists of games: what they say of rooms out of memory, and what they ask the database for."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest import mock

import pytest
from sqlalchemy.dialects import postgresql as dialect

from fogbound.server import room_lists
from fogbound.server.many import Many
from fogbound.server.room_lists import newest_rooms_of
from tests.server.many.members import never_dead
from tests.server.postgres import PostgreSQL
from tests.server.table import SMALL, Guest, Table, run, serving

patient = pytest.fixture(autouse=True)(never_dead)
ALL_HERS = {"x": "me", "red": "me", "blue": "me", "green": "me"}


def test_a_list_of_games_asks_for_nothing_that_only_sqlite_has() -> None:
    query = str(newest_rooms_of("p-ann").compile(dialect=dialect.dialect()))  # type: ignore[no-untyped-call]
    assert "ORDER BY rooms.changed DESC, rooms.id" in query
    assert "rowid" not in query


def elsewhere(guest: Guest, table: Table) -> Guest:
    other = table.stranger(guest.name)
    other.http.cookies, other.person = guest.http.cookies, guest.person
    return other


def test_a_list_is_right_although_rooms_are_played_elsewhere(postgresql: PostgreSQL) -> None:
    """And it reads a room again only when something has happened in it."""

    async def test() -> None:
        database = postgresql.new_database()
        async with serving(database, many=Many("h:1")) as a, serving(database, many=Many("h:2")) as b:
            at_home = await a.guest("Ann")
            line = await at_home.open(await at_home.create(options=SMALL, seats=ALL_HERS))
            await line.ask("host", do="start")
            await line.ask("attach", seats=["x"])
            ann = elsewhere(at_home, b)
            lists = b.services.rooms._lists

            async def both(reads: int) -> dict[str, Any]:
                with mock.patch.object(lists, "_load", wraps=lists._load) as load:
                    (here,), (there,) = await asyncio.gather(at_home.get("/api/rooms"), ann.get("/api/rooms"))
                assert load.await_count == reads
                assert {**here, "changed": 0} == {**there, "changed": 0}
                return dict(there)

            assert (await both(1))["status"] == "playing"
            await both(0)
            await line.ask("play", seat="x", ply=line.ply, move=line.views["x"]["moves"][0])
            await both(1)
            await line.ask("undo", ply=line.ply)
            await both(1)
            await both(0)
            await line.ask("play", seat="x", ply=line.ply, move="concede")
            assert (await both(1))["status"] == "over"
            await line.ask("host", do="close")
            assert await ann.get("/api/rooms") == []

    run(test())


def test_few_lines_are_remembered(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        database = postgresql.new_database()
        async with serving(database, many=Many("h:1")) as a, serving(database, many=Many("h:2")) as b:
            ann = await a.guest("Ann")
            rooms = {await ann.create() for _ in range(3)}
            with mock.patch.object(room_lists, "MOST_LISTED", 2):
                assert {each["room"] for each in await elsewhere(ann, b).get("/api/rooms")} == rooms
            assert len(b.services.rooms._lists._listed) == 2

    run(test())
