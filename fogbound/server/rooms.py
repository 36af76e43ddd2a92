"""All rooms of a server: made, found by link or code, brought into memory when somebody asks for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from fogbound import catalog, upload_store
from fogbound.errors import BadOption, FogboundError
from fogbound.game import Edition
from fogbound.languages.catalogue import worded
from fogbound.server import archive, wire
from fogbound.server import store as db
from fogbound.server.bodies import RoomSummary
from fogbound.server.clock import clock
from fogbound.server.files import Files
from fogbound.server.logs import place
from fogbound.server.many import Elsewhere, not_now
from fogbound.server.many.leases import Leases
from fogbound.server.people import People
from fogbound.server.quotas import QUOTAS
from fogbound.server.room import seats, settings, stored
from fogbound.server.room.game_info import seat_names
from fogbound.server.room.members import no_such_room
from fogbound.server.room.rows import MembersRow, RoomRow
from fogbound.server.room.runner import RoomRunner
from fogbound.server.room.state import Chair, Facts, RoomState, new_room
from fogbound.server.room.turns import Notifier
from fogbound.server.room_lists import RoomLists, rooms_of
from fogbound.server.room_store import FencedRoomStore, RoomStore
from fogbound.server.store import Fence, RoomMoved, Store
from fogbound.server.wire import NewRoom, Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
IDLE = 15 * 60.0  # seconds
MOST_ROOMS = QUOTAS.open_rooms
DRAWS = (1, 1000)  # codes looked up at once: one is nearly always free, and many where most are taken
TRIES = 5  # codes that another process may take between our look and our write
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like digits


class Rooms:
    """All rooms of the store. A room comes into memory when somebody asks for it, and leaves it when nobody does.

    With `leases` (several processes on the database) only rooms that are ours do; for others, `Elsewhere` is raised.
    """

    def __init__(
        self,
        store: Store,
        people: People,
        workers: Workers,
        files: Files,
        notifier: Notifier | None = None,
        leases: Leases | None = None,
    ) -> None:
        self._store, self._people, self._workers, self._files = store, people, workers, files
        self._notifier, self._leases = notifier, leases
        self._room_store = RoomStore(store)
        self._runners: dict[str, RoomRunner] = {}
        # A request may still hold the runner of a room that was unloaded: there must never be two for one room.
        self._unloaded: WeakValueDictionary[str, RoomRunner] = WeakValueDictionary()
        self._loads: dict[str, asyncio.Task[RoomRunner | None]] = {}
        self._lists = RoomLists(store, self._state_of, self._room, others=leases is not None)
        self._editions_by_board: dict[str, Edition] = {}
        self._creating = asyncio.Lock()
        if leases is not None:
            leases.lost, leases.cut_off = self._lose, self._send_away

    # Memory

    @property
    def in_memory(self) -> int:
        """How many rooms are there."""
        return len(self._runners)

    def _state_of(self, room_id: str) -> RoomState | None:
        runner = self._runners.get(room_id)
        return None if runner is None else runner.state

    def _new_runner(self, room: RoomState, fence: Fence | None) -> RoomRunner:
        store = self._room_store_of(fence)
        return RoomRunner(room, store, self._people.name, self._workers, clock, notifier=self._notifier)

    def _room_store_of(self, fence: Fence | None) -> RoomStore:
        return self._room_store if fence is None else FencedRoomStore(self._store, fence, self._lose)

    def _add(self, runner: RoomRunner) -> RoomRunner:
        self._lists.forget(runner.id)
        self._runners[runner.id] = runner
        self.know_board(runner.state.edition)
        return runner

    def _unload(self, runner: RoomRunner) -> None:
        """Take a room out of memory."""
        del self._runners[runner.id]
        runner.sleep()
        if self._leases is not None:
            self._leases.release(runner.id)
        elif not runner.is_closed:
            self._unloaded[runner.id] = runner
            self._lists.left_memory(runner.state)

    def unload_idle(self, idle: float = IDLE) -> None:
        """Unload rooms that nobody has used for a while."""
        for runner in list(self._runners.values()):
            seconds = runner.idle_for
            if seconds is not None and seconds >= (0.0 if runner.is_closed else idle):
                self._unload(runner)
        if self._leases is not None:
            self._leases.release_all_but({*self._runners, *self._loads})

    async def unload_idle_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, IDLE))
            self.unload_idle()

    async def stop(self) -> None:
        """Carry through what has begun, and refuse everything else; other processes may have our rooms."""
        if self._leases is not None:
            self._leases.close()
        for runner in list(self._runners.values()):
            await runner.stop()
        if self._leases is not None:
            await self._leases.leave()

    # Rooms that move between processes

    async def depart(self) -> None:
        """This process ends: people connect again, and find their rooms at the others."""
        if self._leases is not None:
            self._leases.close()
            self._send_away()
            await self.stop()

    def _lose(self, fence: Fence) -> None:
        """Another process has the room: drop it, unless it is ours again by another lease."""
        if self._leases is not None and self._leases.lose(fence):
            runner = self._runners.pop(fence.room, None)
            if runner is not None:
                runner.abandon()

    def _send_away(self) -> None:
        """Send people to the other processes, which have our rooms or soon will."""
        for runner in self._runners.values():
            runner.audience.send_away()

    async def carry_on(self, room_id: str) -> None:
        """Go on with a game whose process has died."""
        with contextlib.suppress(Elsewhere, Refused):  # we are just losing it, or ending
            runner = self._runners.get(room_id) or await self._load(room_id)
            if runner is not None:
                runner.carry_on()

    # Making rooms

    async def create(self, host: str, wanted: NewRoom) -> RoomState:
        """A new room. Of several processes, the first that is asked for it will own it."""
        uploads = any(upload_store.OWN in value for value in wanted.options.values())
        if uploads:
            await self._files.fetch(catalog.game_of(wanted.edition), wanted.options)
        async with self._files.changing if uploads else contextlib.nullcontext():
            return await self._create(host, wanted)

    async def _create(self, host: str, wanted: NewRoom) -> RoomState:
        own = await self._files.names(host, catalog.game_of(wanted.edition))
        edition = await asyncio.to_thread(_edition, wanted, own)  # a large file takes a moment
        async with self._creating:  # nobody else draws the same code, or counts the same rooms, before it is stored
            if await self._open_rooms(host) >= MOST_ROOMS:
                raise Refused(
                    "full",
                    worded("full-rooms", n=MOST_ROOMS),
                    status=409,
                )
            for _ in range(TRIES):
                room = _new_state(secrets.token_urlsafe(16), await self._new_code(), edition, host, wanted)
                with contextlib.suppress(sa.exc.IntegrityError):  # another process has taken the code meanwhile
                    return await self._store_new(room)
        raise Refused("full", worded("full-server"), status=503)

    async def _store_new(self, room: RoomState) -> RoomState:
        await self._room_store.write_rows(stored.room_rows(room))
        if self._leases is None:
            self._add(self._new_runner(room, None))
        elif await self._open_rooms(room.facts.host) > MOST_ROOMS:  # others at another process meanwhile
            await self.close_abandoned(room.id, math.inf, room.changed)
            raise Refused("full", worded("full-rooms", n=MOST_ROOMS), status=409)
        return room

    async def _open_rooms(self, host: str) -> int:
        """Rooms that a host could close; games that are over may pile up."""
        facts = db.rooms.c.facts
        hosted = sa.and_(facts["host"].as_string() == host, facts["status"].as_string().in_(("lobby", "playing")))
        return len(await self._store.read(rooms_of(host).with_only_columns(db.rooms.c.id).where(hosted)))

    async def _new_code(self) -> str:
        """Four letters that no open room has. After so many draws nearly all are taken: it must not go on for ever."""
        for draws in DRAWS:
            codes = ["".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(draws)]
            rows = await self._store.read(sa.select(db.rooms.c.code).where(db.rooms.c.code.in_(codes)))
            taken = {row.code for row in rows}
            free = next((code for code in codes if code not in taken), None)
            if free is not None:
                return free
        raise Refused(
            "full",
            worded("full-server"),
            status=503,
        )

    # Closing rooms that nobody uses

    async def close_abandoned(self, room_id: str, before: float, now: float) -> bool:
        """Close a room that has not changed since `before`, unless somebody asks for it just now."""
        if room_id in self._runners or room_id in self._unloaded or room_id in self._loads:
            return False
        closing = asyncio.create_task(self._close_abandoned(room_id, before, now))
        self._loads[room_id] = closing  # those who ask for it meanwhile wait, and find it closed or as it was
        closing.add_done_callback(lambda _: self._loads.pop(room_id))
        try:
            return await closing is None
        except Elsewhere:  # somebody has it in memory
            return False

    async def _close_abandoned(self, room_id: str, before: float, now: float) -> RoomRunner | None:
        fence = await self._claim(room_id)
        if self._leases is not None and fence is None:  # its owner has closed it just now
            return None
        rows = await self._store.read(sa.select(db.rooms).where(db.rooms.c.id == room_id))
        if rows and rows[0].changed >= before:
            return await self._reload(room_id)
        for row in rows:
            closed = {**row.facts, "status": "closed"}
            last = (RoomRow(room_id, room_id, closed, now), MembersRow(room_id, ()))
            await self._room_store_of(fence).write_rows(last)
        self._lists.forget(room_id)
        if self._leases is not None:
            self._leases.release(room_id)
        return None

    # Finding rooms

    async def by_id_or_code(self, name: str) -> RoomRunner:
        """The room with this id, or with these four letters in any case."""
        named = await self._store.read(sa.select(db.rooms.c.id).where(db.rooms.c.code == name.upper()))
        return await self.by_id(named[0].id if named else name)

    async def by_id(self, room_id: str) -> RoomRunner:
        """The room with this id. Only joining takes a code, and it counts how many were tried."""
        if self._leases is not None and self._leases.is_cut_off:
            raise not_now()
        runner = self._runners.get(room_id) or await self._load(room_id)
        if runner is None or runner.is_closed:
            raise no_such_room()
        runner.touch()
        return runner

    async def for_member(self, room_id: str, person: str) -> RoomRunner:
        """The room with this id, for a person who has joined it."""
        runner = await self.by_id(room_id)
        if person not in runner.state.facts.members:
            raise Refused("not-yours", "Join the room first.", status=403)
        return runner

    async def _load(self, room_id: str) -> RoomRunner | None:
        """A room from the store; it is loaded once, however many ask for it at the same time."""
        if room_id not in self._loads:
            self._loads[room_id] = asyncio.create_task(self._reload(room_id))
            self._loads[room_id].add_done_callback(lambda _: self._loads.pop(room_id))
        return await asyncio.shield(self._loads[room_id])

    async def _claim(self, room_id: str) -> Fence | None:
        """The fence of a room, which is ours from now on; `Elsewhere` if it is another's.

        None for a server alone, and if there is no such room.
        """
        return None if self._leases is None else await self._leases.claim(room_id)

    async def _reload(self, room_id: str) -> RoomRunner | None:
        runner = self._unloaded.get(room_id)
        if runner is None:
            fence = await self._claim(room_id)  # before the room is read: nobody else changes it after that
            rows = await self._store.read(sa.select(db.rooms).where(db.rooms.c.id == room_id))
            room = await self._room(rows[0]) if rows else None
            if room is None or room.facts.stage == "closed" or not self._is_ours(room_id, fence):
                return None
            runner = self._new_runner(room, fence)
        self._add(runner).wake()
        return runner

    def _is_ours(self, room_id: str, fence: Fence | None) -> bool:
        if self._leases is None:
            return True
        if fence is None:
            return False
        if not self._leases.holds(fence):  # it was another's while we read it
            raise RoomMoved()
        return True

    async def _room(self, row: sa.Row[Any]) -> RoomState | None:
        """A room as the store has it, with the names of its people; None if this version cannot set it up."""
        try:
            await self._files.fetch(catalog.game_of(row.facts["edition"]), row.facts["options"])
            room = await self._room_store.load(row)
        except FogboundError as problem:  # it stays in the store for a version that knows its edition
            log.error("a room cannot be set up: %s", problem.code)
            return None
        except (OSError, sa.exc.SQLAlchemyError):  # the database is away, and the room is as it was
            raise
        except Exception as problem:  # one room must not spoil a list of many
            log.error("a room cannot go on: %s", place(problem))
            return None
        await self._people.learn((*room.facts.members, *room.facts.banned))
        return room

    async def summaries(self, person: str) -> list[RoomSummary]:
        """A person's rooms for their list of games, latest first."""
        return await self._lists.of(person)

    def person_renamed(self, person: str) -> None:
        """Tell a person's new name to everyone they share a room with."""
        for runner in self._runners.values():
            runner.person_renamed(person)

    def know_board(self, edition: Edition) -> None:
        """Let the picture of this edition's board be asked for."""
        self._editions_by_board.setdefault(dict(edition.digests).get("board", ""), edition)

    async def table_of(self, room_id: str, person: str | None) -> str | None:
        """The room, if it is open and the person is in it."""
        here = sa.and_(db.members.c.room == room_id, db.members.c.person == (person or ""))
        return room_id if await self._store.read(sa.select(db.members.c.room).where(here)) else None

    def tell_everyone(self, message: wire.FromServer) -> None:
        """Send the same to every open page of a room."""
        for runner in self._runners.values():
            runner.audience.send_all(message)

    def edition_on(self, digest: str) -> Edition | None:
        """An edition played on the board with this digest, in a room of this server."""
        return self._editions_by_board.get(digest) if digest else None

    async def past_tables(self, room: RoomState, game: int | None = None) -> list[Any]:
        """The tables of a finished game, one for each moment: the present game, or the room's game `game`."""
        number = room.facts.game_number if game is None else game
        stored = await archive.stored_game(self._store, room.id, number)
        return await asyncio.to_thread(archive.past_tables, archive.finished_match(room.base, stored))

    async def record(self, room: RoomState, game: int | None = None, series: int | None = None) -> str:
        """A finished game or series as text: the present one, the room's game `game`, or the series of `series`."""
        if game is None and series is None and room.facts.lineup is not None:
            series = room.facts.game_number
        if series is not None:
            return await archive.series_record(self._store, room.base, room.id, series)
        number = room.facts.game_number if game is None else game
        names = seat_names(room.facts.chairs, self._people.name) if number == room.facts.game_number else {}
        return await archive.record(self._store, room.base, room.id, number, names)


def _edition(wanted: NewRoom, own: frozenset[str]) -> Edition:
    uploads = catalog.uploads(catalog.game_of(wanted.edition))
    for option in catalog.options(wanted.edition):
        given = wanted.options.get(option.name)
        if option.kind != "name" or given is None:
            continue
        several = uploads is not None and option.name == uploads.option
        names = given.split(",") if several else [given]
        allowed = {*option.choices, *(own if several else ())}
        if not allowed.issuperset(names):
            listed = ", ".join(option.choices)  # over the network, only our files or the host's: never a path
            more = " and files of your own" if several else ""
            raise BadOption(
                "bad-option",
                f"Option {option.name} cannot be {given!r}; it takes {listed}{more}.",
                option=option.name,
                given=given,
                allowed=listed,
            )
    edition = catalog.find(wanted.edition, **wanted.options)
    seats.refuse_unknown_seats(wanted.seats, edition.seats)
    return edition


def _new_state(id: str, code: str, edition: Edition, host: str, wanted: NewRoom) -> RoomState:
    """The room that a request asks for, with its first bots and people seated."""
    settings.refuse_series(edition, wanted.settings)
    facts = Facts(
        edition=edition.id,
        options=dict(edition.options),
        host=host,
        settings=settings.read_settings(edition, wanted.settings),
        chairs={**seats.new_chairs(edition), **_first_chairs(edition, host, wanted)},
        members=(host,),
    )
    room = new_room(id, code, facts, edition, clock())
    for seat, name in wanted.names.items():
        room = seats.name_seat(room, host, seat, name)
    return room


def _first_chairs(edition: Edition, host: str, wanted: NewRoom) -> dict[str, Chair]:
    chairs = seats.new_chairs(edition)
    return {seat: seats.first_chair(edition, chairs[seat], seat, host, who) for seat, who in wanted.seats.items()}
