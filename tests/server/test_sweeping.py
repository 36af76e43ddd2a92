"""What the broom closes, deletes and forgets, and what it leaves alone. Its clock is the test's."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa

from fogbound.server import store as db
from fogbound.server import sweeping
from fogbound.server.clock import clock
from fogbound.server.quotas import DAY, QUOTAS
from fogbound.server.sweeping import Broom, Swept
from tests.server.table import SMALL, Guest, Table, run, serving


def broom(table: Table, days: float) -> Broom:
    """A broom that believes it is so many days later."""
    services = table.services
    return Broom(services.store, services.rooms, services.people, lambda: clock() + days * DAY)


async def rows(table: Table, of: sa.Table) -> list[Any]:
    return await table.services.store.read(sa.select(of))


async def leave_memory(table: Table, *guests: Guest) -> None:
    """Everyone hangs up, and all rooms leave memory."""
    for guest in guests:
        for line in guest.lines:
            await line.hang_up()
    while table.services.rooms._runners:
        await guests[0].get("/api/me")
        table.services.rooms.unload_idle(idle=0)
    table.services.rooms._unloaded.clear()


async def finished_game(ann: Guest) -> str:
    """A room whose game is over."""
    room = await ann.create(options=SMALL, seats={"x": "me"})
    line = await ann.open(room)
    await line.ask("say", text="hello")
    await line.ask("host", do="start")
    await line.ask("play", seat="x", ply=line.ply, move="concede")
    return room


def test_a_room_that_never_started_is_closed_and_its_code_is_free(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            code = (await ann.open(room)).room["code"]
            await leave_memory(table, ann)
            assert await broom(table, 13).sweep() == Swept()
            assert await broom(table, 15).sweep() == Swept(closed=1)
            assert (await ann.http.get(f"/api/rooms/{code}")).status_code == 404
            assert await ann.get("/api/rooms") == []
            assert (await rows(table, db.rooms))[0].code == room
            assert await broom(table, 17).sweep() == Swept(deleted=1)
            assert await rows(table, db.rooms) == []

    run(test())


def test_a_room_that_somebody_is_in_or_has_just_asked_for_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            await ann.open(room)
            assert await broom(table, 400).sweep() == Swept()
            await leave_memory(table, ann)
            rooms = table.services.rooms
            asked, closed = await asyncio.gather(rooms.by_id(room), rooms.close_abandoned(room, clock() + DAY, clock()))
            assert (asked.id, closed) == (room, False)
            await leave_memory(table, ann)
            assert not await rooms.close_abandoned(room, clock() - DAY, clock()), "it has changed since"
            assert (await ann.get("/api/rooms"))[0]["room"] == room

    run(test())


def test_a_room_in_which_people_still_talk_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            await (await ann.open(room)).ask("say", text="hello")
            await leave_memory(table, ann)
            long_ago = db.update(db.rooms, {"id": room}, changed=clock() - 100 * DAY)  # the line is of today
            await table.services.store.write(long_ago)
            assert await broom(table, 13).sweep() == Swept()
            assert await broom(table, 15).sweep() == Swept(closed=1)

    run(test())


def test_a_guest_of_many_rooms_is_not_forgotten_as_soon_as_the_last_one_closes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            await table.services.store.write(db.Statement(sa.update(db.people).values(at=clock() - 100 * DAY)))
            room = await ann.create()
            await bob.join(room)
            await (await ann.open(room)).ask("host", do="close")
            assert (await broom(table, 0).sweep()).guests == 0
            assert (await broom(table, 29).sweep()).guests == 0
            assert (await broom(table, 31).sweep()).guests == 2

    run(test())


def test_finished_games_stay_in_peoples_lists_when_their_room_is_swept(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            await finished_game(ann)
            await leave_memory(table, ann)
            assert await broom(table, 89).sweep() == Swept()
            assert await broom(table, 91).sweep() == Swept(closed=1)
            assert await broom(table, 93).sweep() == Swept()
            assert await rows(table, db.said) == [], "nobody can open the room, so nobody reads its chat"
            assert await ann.get("/api/rooms") == []
            [game] = (await ann.get("/api/games"))["games"]
            record = await ann.http.get(f"/api/games/{game['id']}/record")
            assert "concede" in record.text

    run(test())


def test_an_unfinished_game_waits_for_a_year_after_its_last_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create(options=SMALL, seats={"x": "me"})
            await (await ann.open(room)).ask("host", do="start")
            await leave_memory(table, ann)
            assert await broom(table, 364).sweep() == Swept()
            later = db.update(db.rooms, {"id": room}, changed=clock() - 100 * DAY)  # its last move was today
            await table.services.store.write(later)
            assert await broom(table, 300).sweep() == Swept()
            assert await broom(table, 366).sweep() == Swept(closed=1, guests=1)
            assert await broom(table, 370).sweep() == Swept(deleted=1)
            assert [len(await rows(table, each)) for each in (db.rooms, db.games, db.plies, db.said)] == [0, 0, 0, 0]

    run(test())


def test_guests_who_left_nothing_are_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob, old = [await table.guest(name) for name in ("Ann", "Bob", "Old")]
            await ann.create()
            await table.services.store.write(
                db.Statement(sa.update(db.people).where(db.people.c.id == old.person).values(at=None))
            )
            assert (await broom(table, 29).sweep()).guests == 0
            with mock.patch.object(sweeping, "MOST_A_PASS", 0):  # no room is closed meanwhile
                assert (await broom(table, 31).sweep()).guests == 2
            assert (await ann.get("/api/me"))["name"] == "Ann"
            assert (await bob.get("/api/me"))["person"] is None

    run(test())


def test_a_pass_is_bounded_and_the_next_goes_on_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)
    monkeypatch.setattr(sweeping, "MOST_A_PASS", 4)

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            for _ in range(7):
                await ann.create()
            await leave_memory(table, ann)
            sweeper = broom(table, 20)
            assert [(await sweeper.sweep()).closed for _ in range(4)] == [4, 3, 0, 0]
            later = broom(table, 40)
            assert [(await later.sweep()).deleted for _ in range(3)] == [4, 3, 0]

    run(test())


def test_sweeping_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(sweeping, "FIRST", 0.0)
    monkeypatch.setattr(sweeping, "EVERY", 0.0)
    passes: list[int] = []

    class Failing(Broom):
        async def sweep(self) -> Swept:
            passes.append(1)
            if len(passes) == 3:
                raise asyncio.CancelledError
            raise OSError("the disk is full")

    async def test() -> None:
        nothing: Any = None
        with pytest.raises(asyncio.CancelledError):
            await Failing(nothing, nothing, nothing, clock).sweep_for_ever()

    run(test())
    assert (len(passes), caplog.text.count("sweeping stopped")) == (3, 2)


def test_other_quotas_can_be_given(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            await ann.create()
            await leave_memory(table, ann)
            services, hasty = table.services, replace(QUOTAS, never_started=0.0)
            assert (
                await Broom(services.store, services.rooms, services.people, lambda: clock() + 1, hasty).sweep()
            ).closed == 1

    run(test())
