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
from fogbound.server import archive
from fogbound.server import store as db
from fogbound.server.bodies import RoomSummary
from fogbound.server.clock import clock
from fogbound.server.files import Files
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.room import seats, settings, stored
from fogbound.server.room.game_info import seat_names
from fogbound.server.room.members import no_such_room
from fogbound.server.room.runner import Room
from fogbound.server.room.shown import room_summary
from fogbound.server.room.state import Chair, Facts, RoomState, new_room
from fogbound.server.room_store import RoomStore, without_game
from fogbound.server.store import Store
from fogbound.server.wire import NewRoom, Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
IDLE = 15 * 60.0  # seconds
MOST_ROOMS = 50
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like digits


class Shelved(NamedTuple):
    """A room out of memory: enough of it for lists, codes and counting."""

    code: str
    host: str
    status: str
    summaries: dict[str, RoomSummary]


class Rooms:
    """All rooms of the store. An idle room leaves memory, and comes back with the next request for it."""

    def __init__(self, store: Store, people: People, workers: Workers, files: Files) -> None:
        self._store, self._people, self._workers, self._files = store, people, workers, files
        self._room_store = RoomStore(store)
        self._rooms: dict[str, Room] = {}
        self._shelf: dict[str, Shelved] = {}
        # A request may still hold a room that has left memory: there must never be two copies of it.
        self._fading: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._codes: dict[str, str] = {}
        self._boards: dict[str, Edition] = {}
        self._fetching = asyncio.Lock()
        self._creating = asyncio.Lock()

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
            room = self._keep(await self._room_store.load(row))
            room.wake()
        else:
            self._shelve(without_game(row))

    def _keep(self, state: RoomState) -> Room:
        room = Room(state, self._room_store, self._people.name, self._workers, clock)
        return self._keep_room(room)

    def _keep_room(self, room: Room) -> Room:
        state = room.state
        self._shelf.pop(state.id, None)
        self._rooms[state.id] = room
        self._codes[state.code] = state.id
        self._boards.setdefault(dict(state.edition.digests).get("board", ""), state.edition)
        return room

    def _shelve(self, room: RoomState) -> None:
        summaries = {person: room_summary(room, person) for person in room.facts.members}
        self._shelf[room.id] = Shelved(room.code, room.facts.host, room.facts.stage, summaries)
        self._codes[room.code] = room.id
        self._boards.setdefault(dict(room.edition.digests).get("board", ""), room.edition)

    def _put_away(self, room: Room) -> None:
        """Out of memory; a closed room leaves all lists as well."""
        del self._rooms[room.id]
        room.sleep()
        if room.is_closed:
            del self._codes[room.state.code]
            return
        self._fading[room.id] = room
        self._shelve(room.state)

    def tidy(self, idle: float = IDLE) -> None:
        """Put away rooms that nobody has used for a while."""
        for room in list(self._rooms.values()):
            quiet = room.idle_for
            if quiet is not None and quiet >= (0.0 if room.is_closed else idle):
                self._put_away(room)

    async def tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, IDLE))
            self.tidy()

    # Making rooms

    async def create(self, host: str, wanted: NewRoom) -> Room:
        uploads = any(upload_store.OWN in value for value in wanted.options.values())
        async with self._files.changing if uploads else contextlib.nullcontext():
            return await self._create(host, wanted)

    async def _create(self, host: str, wanted: NewRoom) -> Room:
        own = await self._files.names(host, catalog.game_of(wanted.edition))
        edition = await asyncio.to_thread(_edition, wanted, own)  # a large file takes a moment
        async with self._creating:  # nobody else draws the same code, or counts the same rooms, before it is stored
            if self._open_rooms(host) >= MOST_ROOMS:
                raise Refused("full", f"You have {MOST_ROOMS} open rooms; close one first.", status=409)
            code = await self._new_code()
            state = _new_state(secrets.token_urlsafe(16), code, edition, host, wanted)
            await self._room_store.write_rows((stored.room_row(state),))
            return self._keep(state)

    def _open_rooms(self, host: str) -> int:
        """Rooms that a host could close; games that are over may pile up."""
        here = [(room.state.facts.host, room.state.facts.stage) for room in self._rooms.values()]
        away = [(room.host, room.status) for room in self._shelf.values()]
        return sum(who == host and status in ("lobby", "playing") for who, status in here + away)

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(4))
            taken = sa.select(db.rooms.c.code).where(db.rooms.c.code == code)
            if code not in self._codes and not await self._store.read(taken):
                return code

    # Finding rooms

    async def find(self, name: str) -> Room:
        """By id, or by the four letters in any case."""
        return await self.at(name if self._known(name) else self._codes.get(name.upper(), ""))

    async def at(self, id: str) -> Room:
        """By id alone: only joining takes a code, and it counts how many were tried."""
        room = self._rooms.get(id)
        if room is None and self._known(id):
            async with self._fetching:
                room = self._rooms.get(id) or await self._fetch(id)
        if room is None or room.is_closed:
            raise no_such_room()
        room.touch()
        return room

    def _known(self, id: str) -> bool:
        return id in self._rooms or id in self._shelf

    async def _fetch(self, id: str) -> Room | None:
        room = self._fading.get(id)
        if room is None:
            rows = await self._store.read(sa.select(db.rooms).where(db.rooms.c.id == id))
            if not rows:
                return None
            room = self._keep(await self._room_store.load(rows[0]))
        else:
            self._keep_room(room)
        room.wake()
        return room

    def summaries(self, person: str) -> list[RoomSummary]:
        """A person's rooms for their list of games, latest first."""
        states = [room.state for room in self._rooms.values() if not room.is_closed]
        here = [room_summary(state, person) for state in states if person in state.facts.members]
        away = [room.summaries[person] for room in self._shelf.values() if person in room.summaries]
        newest = [*reversed(here), *away]  # of two that changed in the same moment, the newer one comes first
        return sorted(newest, key=lambda summary: -summary.changed)

    def person_renamed(self, person: str) -> None:
        """Tell a person's new name to everyone they share a room with."""
        for room in self._rooms.values():
            room.person_renamed(person)

    def edition_on(self, digest: str) -> Edition | None:
        """An edition played on the board with this digest, in a room of this server."""
        return self._boards.get(digest) if digest else None

    async def record(self, room: RoomState, game: int | None = None, series: int | None = None) -> str:
        """A finished game or series as text: the present one, the room's game `game`, or the series of `series`."""
        if game is None and series is None and room.facts.lineup is not None:
            series = room.facts.game_number
        if series is not None:
            return await archive.series_record(self._store, room.base, room.id, series)
        number = room.facts.game_number if game is None else game
        names = seat_names(room.facts.chairs, self._people.name) if number == room.facts.game_number else {}
        return await archive.record(self._store, room.base, room.id, number, names)

    async def stop(self) -> None:
        for room in self._rooms.values():
            await room.stop()


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
    unknown = [seat for seat in wanted.seats if seat not in edition.seats]
    if unknown:
        raise Refused("no-such-seat", f"There is no seat {unknown[0]!r}; seats are {', '.join(edition.seats)}.")
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
