"""Rooms of several processes: who may change them, who goes on with them, and what people notice of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from time import monotonic
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa

from fogbound.server import rooms as all_rooms
from fogbound.server import store as db
from fogbound.server.clock import clock
from fogbound.server.many import Elsewhere, Many, leases
from fogbound.server.room.audience import COME_AGAIN
from fogbound.server.socket import TRY_AGAIN
from fogbound.server.statements import Fence, Statement
from fogbound.server.sweeping import Broom
from fogbound.server.wire import Refused
from tests.server.many.members import never_dead
from tests.server.postgres import PostgreSQL
from tests.server.table import CLASSIC, PATIENCE, SMALL, Guest, Table, offers, play_some, run, seated, serving

PAIR = {"x": "Ann", "red": "Bob", "blue": "Bob", "green": "Bob"}
BOTS = dict.fromkeys(("red", "blue", "green"), "bot:random")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    never_dead(monkeypatch)
    monkeypatch.setattr(leases, "BEAT", 0.02)


@asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Table, Table]]:
    async with serving(database, many=Many("h:1")) as a, serving(database, many=Many("h:2")) as b:
        yield a, b


def its_leases(table: Table) -> leases.Leases:
    found = table.services.rooms._leases
    assert found is not None
    return found


def elsewhere(guest: Guest, table: Table) -> Guest:
    """The same person at another process."""
    other = table.stranger(guest.name)
    other.http.cookies, other.person = guest.http.cookies, guest.person
    return other


async def new_room(guest: Guest) -> str:
    """A room that its host has asked for, at the process that has it from then on."""
    room = await guest.create()
    await guest.get(f"/api/rooms/{room}")
    return room


async def die(table: Table) -> None:
    """It is silent from now on, and the others believe that it is dead. It knows nothing of that."""
    its = its_leases(table)
    its._left = True  # its heartbeat stops
    gone = sa.update(db.processes).where(db.processes.c.id == its.id)
    await table.services.store.write(Statement(gone.values(heard=0.0)))


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def lease(table: Table, room: str) -> tuple[str | None, int]:
    [row] = await table.services.store.read(sa.select(db.leases).where(db.leases.c.room == room))
    return row.process, row.number


def test_a_room_of_another_process_is_elsewhere(postgresql: PostgreSQL) -> None:
    """Until it leaves memory there."""

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            room = await new_room(await a.guest("Ann"))
            with pytest.raises(Elsewhere) as found:
                await b.services.rooms.by_id(room)
            assert (found.value.room_id, found.value.internal) == (room, "h:1")
            assert not b.services.rooms.in_memory
            assert not await b.services.rooms.close_abandoned(room, clock() + 1, clock()), "somebody has it in memory"
            a.services.rooms.unload_idle(idle=0)
            its = its_leases(a)
            await until(lambda: not its._released)
            await a.services.store._pending.join()
            assert (await b.services.rooms.by_id(room)).id == room
            assert await lease(a, room) == (its_leases(b).id, 2)

    run(test())


def test_a_move_after_a_room_was_taken_over_changes_nothing_and_is_made_again_there(postgresql: PostgreSQL) -> None:
    """The process that has lost it tells nobody of the move, sends its people away, and its bots stop."""

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            lines = await seated(a, PAIR, options=SMALL)
            ann, bob = lines["Ann"], lines["Bob"]
            room = ann.room["room"]
            lost = a.room(room)
            await die(a)
            await until(lambda: room in b.services.rooms._runners)
            before, ply = len(bob.frames), ann.ply
            move = {"seat": "x", "ply": ply, "move": offers(ann)[0][1], "id": "once"}
            await ann.send("play", **move)
            assert (await ann.closed(), await bob.closed()) == (COME_AGAIN, COME_AGAIN)
            assert ann.messages[-1].get("id") != "once"
            assert len(bob.frames) == before
            assert room not in a.services.rooms._runners
            assert lost._end is not None
            await lost._end
            assert not lost._bots.busy
            there = [await elsewhere(guest, b).open(room) for guest in a._guests]
            await there[0].ask("attach", seats=["x"])
            assert (await there[0].ask("play", **move))["ply"] == ply + 1
            await there[1].ask("attach", seats=["red", "blue", "green"])
            await play_some(there, Random(3), plies=4)
            with pytest.raises(Refused, match="restarting"):
                await lost.enter("somebody")

    run(test())


def test_bots_go_on_and_people_hear_of_their_turn_though_a_process_has_died(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            ann = await a.guest("Ann")
            notified: list[str] = []
            notifier = mock.Mock(people={ann.person}, delay=0.0)
            notifier.notify = lambda person, *_: notified.append(person)
            b.services.rooms._notifier = notifier
            room = await ann.create(CLASSIC, options=SMALL, seats={"x": "me", **BOTS}, settings={"pace": 0})
            lobby = await new_room(ann)
            line = await ann.open(room)
            await line.ask("host", do="start")
            await line.ask("attach", seats=["x"])
            runner = a.room(room)
            with mock.patch.object(runner._bots, "room_changed"):  # as if it died before they could move
                seat, move = offers(line)[0]
                answer = await line.ask("play", seat=seat, ply=line.ply, move=move)
            await die(a)
            await until(lambda: room in b.services.rooms._runners)
            await until(lambda: "x" in b.truth(room).turn or b.truth(room).outcome)
            assert len(b.truth(room).log) > answer["ply"]
            await until(lambda: notified)
            assert notified == [ann.person]
            assert lobby not in b.services.rooms._runners, "nothing goes on there"
            store = b.services.store
            await until(lambda: not its_leases(b).some_are_dead.is_set())
            async with asyncio.timeout(PATIENCE):
                while len(await store.read(sa.select(db.processes))) > 1:
                    await asyncio.sleep(0.01)

    run(test())


def test_a_process_that_ends_gives_its_games_to_others(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            lines = await seated(a, PAIR, options=SMALL)
            await play_some(list(lines.values()), Random(1), plies=4)
            room, log = lines["Ann"].room["room"], a.truth(lines["Ann"].room["room"]).log
            await a.services.rooms.depart()
            assert [await line.closed() for line in lines.values()] == [COME_AGAIN] * 2
            await until(lambda: room in b.services.rooms._runners)
            assert b.truth(room).log == log
            with pytest.raises(Refused) as refusal:
                await a.services.rooms.by_id(await (elsewhere(a._guests[0], b)).create())
            assert refusal.value.status == 503
            made = await a._guests[0].create()  # by a request that was under way
            assert (await b.services.rooms.by_id(made)).id == made
            await a.services.rooms.depart()  # twice is as good

    run(test())


def test_rooms_that_were_lost_meanwhile_are_dropped_and_others_stay(postgresql: PostgreSQL) -> None:
    """Also by a process that only hears of it from its heartbeat."""

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            ann = await a.guest("Ann")
            kept, lost = await ann.create(), await ann.create()
            lines = [await ann.open(room) for room in (kept, lost)]
            its, other = its_leases(a), its_leases(b)
            taken = sa.update(db.leases).where(db.leases.c.room == lost).values(number=2, process=other.id)
            await a.services.store.write(Statement(taken))
            its._last_beat -= 10 * PATIENCE
            assert await lines[1].closed() == COME_AGAIN
            assert its.holds(Fence(kept, 1))
            assert not its.holds(Fence(lost, 1))
            await lines[0].ask("say", text="still here")
            assert lines[0].said() == ["still here"]

    run(test())


def test_whoever_is_first_asked_for_a_new_room_owns_it(postgresql: PostgreSQL) -> None:
    """However it was made: a proxy may send all its people there."""

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            ann = await a.guest("Ann")
            room = await ann.create()
            assert not await a.services.store.read(sa.select(db.leases))
            assert (a.services.rooms.in_memory, b.services.rooms.in_memory) == (0, 0)
            await elsewhere(ann, b).open(room)
            assert await lease(a, room) == (its_leases(b).id, 1)
            with pytest.raises(Elsewhere):
                await a.services.rooms.by_id(room)

    run(test())


def test_who_is_cut_off_shows_no_room_and_sends_people_to_others(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is heard again: somebody else may have the rooms, and has gone on with them."""
    monkeypatch.setattr(leases, "AGAIN", 0.01)

    async def test() -> None:
        async with two(postgresql.new_database()) as (a, _):
            ann = await a.guest("Ann")
            room = await ann.create()
            line, its = await ann.open(room), its_leases(a)

            async def unheard(_: Any) -> None:
                its._last_beat = min(its._last_beat, monotonic() - 2 * PATIENCE)
                raise OSError("the database is out of reach")

            with mock.patch.object(its, "_beat", unheard):
                assert await line.closed() == COME_AGAIN
                assert (await ann.http.get("/readyz")).json() == {"ready": False, "server": "cut off"}
                again = await ann.open(room)
                assert (await again.closed(), again.messages) == (TRY_AGAIN, [])
                for what in ("", "/record", "/tables"):
                    assert (await ann.http.get(f"/api/rooms/{room}{what}")).status_code == 503
            await until(lambda: not its.is_cut_off)
            again = await ann.open(room)
            assert again.room["room"] == room

    run(test())


def test_rooms_made_at_two_processes_at_once_have_their_own_codes_and_count_each_other(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            ann = await a.guest("Ann")
            there = elsewhere(ann, b)
            codes = iter(["AAAA", "AAAA", "BBBB", "CCCC", "DDDD", "EEEE"])

            async def new_code(_: Any) -> str:
                return next(codes)

            async def ask(guest: Guest) -> tuple[int, str]:
                answer = await guest.http.post("/api/rooms", json={"edition": CLASSIC})
                return answer.status_code, answer.json()["code"]

            with mock.patch.object(all_rooms.Rooms, "_new_code", new_code):
                answers = await asyncio.gather(ask(ann), ask(there))
                assert sorted(answers) == [(200, "AAAA"), (200, "BBBB")]
                with (
                    mock.patch.object(all_rooms, "MOST_ROOMS", 3),
                    mock.patch.object(all_rooms.Rooms, "_open_rooms", side_effect=[2, 2, 4, 3, 4]),
                ):  # both look before either writes
                    answers = await asyncio.gather(ask(ann), ask(there))
                assert sorted(answers)[-1] == (409, "full")
            assert len(await ann.get("/api/rooms")) == 3

    run(test())


def test_an_abandoned_room_is_closed_by_one_that_has_its_lease(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            ann = await a.guest("Ann")
            room = await new_room(ann)
            its = b.services
            broom = Broom(its.store, its.rooms, its.people, lambda: clock() + 20 * 24 * 3600)
            assert (await broom.sweep()).closed == 0, "it is in memory at another process"
            a.services.rooms.unload_idle(idle=0)
            await until(lambda: not its_leases(a)._released)
            await a.services.store._pending.join()
            assert (await broom.sweep()).closed == 1
            assert await ann.get("/api/rooms") == []
            with pytest.raises(Refused):
                await a.services.rooms.by_id(room)

    run(test())


def test_what_was_claimed_for_nothing_is_released(postgresql: PostgreSQL) -> None:
    async def test() -> None:
        async with two(postgresql.new_database()) as (a, b):
            room = await new_room(await a.guest("Ann"))
            await a.services.rooms.depart()
            assert await its_leases(b).owner_of(room) is None
            owner, number = await lease(b, room)
            assert owner == its_leases(b).id
            assert number in (2, 3), "3 if it had freed the rooms of the one that left before"
            assert its_leases(b).holds(Fence(room, number))
            b.services.rooms.unload_idle()
            assert not its_leases(b).holds(Fence(room, number))
            async with asyncio.timeout(PATIENCE):
                while (await lease(b, room))[0] is not None:
                    await asyncio.sleep(0.01)

    run(test())
