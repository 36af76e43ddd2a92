"""All rooms of a server: made, found by link or code, brought back after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa

from fogbound import catalog, upload_store
from fogbound.errors import BadOption, FogboundError
from fogbound.game import Edition
from fogbound.server import archive, wire
from fogbound.server import store as db
from fogbound.server.bodies import RoomSummary
from fogbound.server.clock import clock
from fogbound.server.files import Files
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.room import seats, settings, stored
from fogbound.server.room.game_info import seat_names
from fogbound.server.room.members import no_such_room
from fogbound.server.room.runner import RoomRunner
from fogbound.server.room.shown import room_summary
from fogbound.server.room.state import Chair, Facts, RoomState, Stage, new_room
from fogbound.server.room_store import RoomStore, without_game
from fogbound.server.store import Store
from fogbound.server.wire import NewRoom, Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
IDLE = 15 * 60.0  # seconds
MOST_ROOMS = 50
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like digits


class IdleRoom(NamedTuple):
    """A room that is not in memory: enough of it for lists, codes and counting."""

    code: str
    host: str
    stage: Stage
    summaries: dict[str, RoomSummary]


class Rooms:
    """All rooms of the store. An idle room is unloaded, and comes back with the next request for it."""

    def __init__(self, store: Store, people: People, workers: Workers, files: Files) -> None:
        self._store, self._people, self._workers, self._files = store, people, workers, files
        self._room_store = RoomStore(store)
        self._runners: dict[str, RoomRunner] = {}
        self._idle: dict[str, IdleRoom] = {}
        # A request may still hold the runner of a room that was unloaded: there must never be two for one room.
        self._unloaded: WeakValueDictionary[str, RoomRunner] = WeakValueDictionary()
        self._ids_by_code: dict[str, str] = {}
        self._editions_by_board: dict[str, Edition] = {}
        self._loading = asyncio.Lock()
        self._creating = asyncio.Lock()

    # Memory

    async def restore(self) -> None:
        """Find every room. Running games are replayed now; the others, when someone looks."""
        for row in await self._store.read(sa.select(db.rooms)):
            if row.facts["status"] == "closed":
                continue
            try:
                await self._restore(row)
            except FogboundError as problem:  # it stays in the store for a version that knows its edition
                log.error("a room cannot be set up: %s", problem.code)
            except Exception as problem:  # one room must not keep all others from coming back
                log.error("a room cannot go on: %s", place(problem))

    async def _restore(self, row: sa.Row[Any]) -> None:
        if row.facts["status"] == "playing":
            self._add(self._new_runner(await self._room_store.load(row))).wake()
        else:
            self._add_idle(without_game(row))

    def _new_runner(self, room: RoomState) -> RoomRunner:
        return RoomRunner(room, self._room_store, self._people.name, self._workers, clock)

    def _add(self, runner: RoomRunner) -> RoomRunner:
        self._idle.pop(runner.id, None)
        self._runners[runner.id] = runner
        self._index(runner.state)
        return runner

    def _add_idle(self, room: RoomState) -> None:
        summaries = {person: room_summary(room, person) for person in room.facts.members}
        self._idle[room.id] = IdleRoom(room.code, room.facts.host, room.facts.stage, summaries)
        self._index(room)

    def _index(self, room: RoomState) -> None:
        """Make a room known by its code, and its edition by its board."""
        self._ids_by_code[room.code] = room.id
        self.know_board(room.edition)

    def _unload(self, runner: RoomRunner) -> None:
        """Take a room out of memory; a closed one leaves all lists as well."""
        del self._runners[runner.id]
        runner.sleep()
        if runner.is_closed:
            del self._ids_by_code[runner.state.code]
            return
        self._unloaded[runner.id] = runner
        self._add_idle(runner.state)

    def unload_idle(self, idle: float = IDLE) -> None:
        """Unload rooms that nobody has used for a while."""
        for runner in list(self._runners.values()):
            seconds = runner.idle_for
            if seconds is not None and seconds >= (0.0 if runner.is_closed else idle):
                self._unload(runner)

    async def unload_idle_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, IDLE))
            self.unload_idle()

    async def stop(self) -> None:
        for runner in self._runners.values():
            await runner.stop()

    # Making rooms

    async def create(self, host: str, wanted: NewRoom) -> RoomRunner:
        uploads = any(upload_store.OWN in value for value in wanted.options.values())
        async with self._files.changing if uploads else contextlib.nullcontext():
            return await self._create(host, wanted)

    async def _create(self, host: str, wanted: NewRoom) -> RoomRunner:
        own = await self._files.names(host, catalog.game_of(wanted.edition))
        edition = await asyncio.to_thread(_edition, wanted, own)  # a large file takes a moment
        async with self._creating:  # nobody else draws the same code, or counts the same rooms, before it is stored
            if self._open_rooms(host) >= MOST_ROOMS:
                raise Refused("full", f"You have {MOST_ROOMS} open rooms; close one first.", status=409)
            code = await self._new_code()
            room = _new_state(secrets.token_urlsafe(16), code, edition, host, wanted)
            await self._room_store.write_rows((stored.room_row(room),))
            return self._add(self._new_runner(room))

    def _open_rooms(self, host: str) -> int:
        """Rooms that a host could close; games that are over may pile up."""
        facts = [runner.state.facts for runner in self._runners.values()]
        loaded = [each.stage for each in facts if each.host == host]
        idle = [room.stage for room in self._idle.values() if room.host == host]
        return sum(stage in ("lobby", "playing") for stage in loaded + idle)

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(4))
            taken = sa.select(db.rooms.c.code).where(db.rooms.c.code == code)
            if code not in self._ids_by_code and not await self._store.read(taken):
                return code

    # Finding rooms

    async def by_id_or_code(self, name: str) -> RoomRunner:
        """The room with this id, or with these four letters in any case."""
        return await self.by_id(name if self._is_known(name) else self._ids_by_code.get(name.upper(), ""))

    async def by_id(self, room_id: str) -> RoomRunner:
        """The room with this id. Only joining takes a code, and it counts how many were tried."""
        runner = self._runners.get(room_id)
        if runner is None and self._is_known(room_id):
            async with self._loading:
                runner = self._runners.get(room_id) or await self._reload(room_id)
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

    def _is_known(self, room_id: str) -> bool:
        return room_id in self._runners or room_id in self._idle

    async def _reload(self, room_id: str) -> RoomRunner | None:
        runner = self._unloaded.get(room_id)
        if runner is None:
            rows = await self._store.read(sa.select(db.rooms).where(db.rooms.c.id == room_id))
            if not rows:
                return None
            runner = self._new_runner(await self._room_store.load(rows[0]))
        self._add(runner).wake()
        return runner

    def summaries(self, person: str) -> list[RoomSummary]:
        """A person's rooms for their list of games, latest first."""
        rooms = [runner.state for runner in self._runners.values() if not runner.is_closed]
        loaded = [room_summary(room, person) for room in rooms if person in room.facts.members]
        idle = [room.summaries[person] for room in self._idle.values() if person in room.summaries]
        newest = [*reversed(loaded), *idle]  # of two that changed in the same moment, the newer one comes first
        return sorted(newest, key=lambda summary: -summary.changed)

    def person_renamed(self, person: str) -> None:
        """Tell a person's new name to everyone they share a room with."""
        for runner in self._runners.values():
            runner.person_renamed(person)

    def know_board(self, edition: Edition) -> None:
        """Let the picture of this edition's board be asked for."""
        self._editions_by_board.setdefault(dict(edition.digests).get("board", ""), edition)

    def table_of(self, room_id: str, person: str | None) -> str | None:
        """The room, if it is open and the person is in it."""
        runner = self._runners.get(room_id)
        if runner is not None:
            here = not runner.is_closed and person in runner.state.facts.members
        else:
            here = room_id in self._idle and person in self._idle[room_id].summaries
        return room_id if here else None

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
            raise BadOption("bad-option", f"Option {option.name} cannot be {given!r}; it takes {listed}{more}.")
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
