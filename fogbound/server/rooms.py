"""All rooms of a server: made, found by link or code, brought back after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa

from fogbound import catalog, shelf
from fogbound.errors import BadOption, FogboundError
from fogbound.game import Edition
from fogbound.server import chairs
from fogbound.server import store as db
from fogbound.server.chairs import Facts
from fogbound.server.files import Files
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.room import Room, no_such_room
from fogbound.server.store import Store
from fogbound.server.wire import NewRoom, Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
IDLE = 15 * 60.0  # seconds
MOST_ROOMS = 50
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they are read as digits


class Shelved(NamedTuple):
    """What is remembered of a room that nobody is in: enough for lists, codes and counting."""

    code: str
    host: str
    status: str
    cards: dict[str, dict[str, Any]]


class Rooms:
    """All rooms of the store. Those nobody has been in for a while are on a shelf, and come back when asked for."""

    def __init__(self, store: Store, people: People, workers: Workers, files: Files) -> None:
        self._store, self._people, self._workers, self._files = store, people, workers, files
        self._rooms: dict[str, Room] = {}
        self._shelf: dict[str, Shelved] = {}
        # A room put on the shelf may still be in somebody's hands: there must never be two of it.
        self._fading: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._codes: dict[str, str] = {}
        self._boards: dict[str, Edition] = {}
        self._fetching = asyncio.Lock()

    async def restore(self) -> None:
        """Find every room. Games that go on are replayed now; those that are over, when somebody looks."""
        for row in await self._store.read(sa.select(db.rooms)):
            if row.facts["status"] == "closed":
                continue
            try:
                room = self._room(row)
            except FogboundError as problem:  # it stays in the store for a version that knows its edition
                log.error("a room cannot be set up: %s", problem.code)
                continue
            self._keep(room)
            if room.facts.status == "playing":
                try:
                    await room.restore()
                except Exception as problem:  # one room must not keep all others from coming back
                    log.error("a room cannot go on: %s", place(problem))
            else:
                self._put_away(room)

    def _room(self, row: sa.Row[Any]) -> Room:
        room = Room(row.id, row.code, Facts.from_json(row.facts), self._store, self._people, self._workers)
        room.changed = row.changed
        return room

    def _keep(self, room: Room) -> None:
        self._shelf.pop(room.id, None)
        self._rooms[room.id] = room
        self._codes[room.code] = room.id
        self._boards.setdefault(dict(room.edition.digests).get("board", ""), room.edition)

    def _put_away(self, room: Room) -> None:
        """Out of memory; a closed room is gone from all lists as well."""
        del self._rooms[room.id]
        if room.facts.status == "closed":
            del self._codes[room.code]
            return
        self._fading[room.id] = room
        cards = {person: room.card(person) for person in room.facts.members}
        self._shelf[room.id] = Shelved(room.code, room.facts.host, room.facts.status, cards)

    def tidy(self, idle: float = IDLE) -> None:
        """Put away what nobody has used for a while."""
        for room in list(self._rooms.values()):
            quiet = room.idle
            if quiet is not None and quiet >= (0.0 if room.facts.status == "closed" else idle):
                self._put_away(room)

    async def tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, IDLE))
            self.tidy()

    async def create(self, host: str, wanted: NewRoom) -> Room:
        if self._open_rooms(host) >= MOST_ROOMS:
            raise Refused("full", f"You have {MOST_ROOMS} open rooms; close one first.", status=409)
        brings_own = any(shelf.OWN in value for value in wanted.options.values())
        async with self._files.changing if brings_own else contextlib.nullcontext():
            return await self._create(host, wanted)

    async def _create(self, host: str, wanted: NewRoom) -> Room:
        own = await self._files.names(host, catalog.game_of(wanted.edition))
        edition = await asyncio.to_thread(_edition, wanted, own)  # a large file takes a moment
        chairs.refuse_settings(edition, wanted.settings)
        facts = Facts(
            edition=edition.id,
            options=dict(edition.options),
            host=host,
            settings=wanted.settings,
            chairs=chairs.furnished(edition),
            members=[host],
        )
        for seat, who in wanted.seats.items():
            _place(edition, facts, host, seat, who)
        for seat, name in wanted.names.items():
            chairs.call(facts, host, seat, name)
        code = await self._new_code()
        room = Room(secrets.token_urlsafe(16), code, facts, self._store, self._people, self._workers)
        await room.create()
        self._keep(room)
        return room

    def _open_rooms(self, host: str) -> int:
        """Whoever can be asked to close one is its host; games that are over may pile up."""
        here = [(room.facts.host, room.facts.status) for room in self._rooms.values()]
        away = [(room.host, room.status) for room in self._shelf.values()]
        return sum(who == host and status in ("lobby", "playing") for who, status in here + away)

    async def _new_code(self) -> str:
        """Closed rooms keep their codes in the store, so that is asked as well."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(4))
            taken = sa.select(db.rooms.c.code).where(db.rooms.c.code == code)
            if code not in self._codes and not await self._store.read(taken):
                return code

    async def find(self, name: str) -> Room:
        """By id, or by the four letters in any case."""
        return await self.at(name if self._known(name) else self._codes.get(name.upper(), ""))

    async def at(self, id: str) -> Room:
        """By id alone: only joining takes a code, and it counts how many were tried."""
        room = self._rooms.get(id)
        if room is None and self._known(id):
            async with self._fetching:
                room = self._rooms.get(id) or await self._fetch(id)
        if room is None or room.facts.status == "closed":
            raise no_such_room()
        room.touch()
        await room.restore()
        return room

    def _known(self, id: str) -> bool:
        return id in self._rooms or id in self._shelf

    async def _fetch(self, id: str) -> Room | None:
        room = self._fading.get(id)
        if room is None:
            rows = await self._store.read(sa.select(db.rooms).where(db.rooms.c.id == id))
            room = self._room(rows[0]) if rows else None
        if room is not None:
            room.wake()
            self._keep(room)
        return room

    def cards(self, person: str) -> list[dict[str, Any]]:
        """A person's rooms for his list of games, latest first."""
        open_rooms = [room for room in self._rooms.values() if room.facts.status != "closed"]
        here = [room.card(person) for room in open_rooms if person in room.facts.members]
        away = [room.cards[person] for room in self._shelf.values() if person in room.cards]
        newest = [*reversed(here), *away]  # of two that changed in the same moment, the newer one comes first
        return sorted(newest, key=lambda card: -float(card["changed"]))

    def edition_on(self, digest: str) -> Edition | None:
        """An edition played on the board with this digest, in a room of this server."""
        return self._boards.get(digest) if digest else None

    async def rest(self) -> None:
        for room in self._rooms.values():
            await room.rest()


def _edition(wanted: NewRoom, own: frozenset[str]) -> Edition:
    brings = catalog.brings(catalog.game_of(wanted.edition))
    for option in catalog.options(wanted.edition):
        given = wanted.options.get(option.name)
        if option.kind != "name" or given is None:
            continue
        several = brings is not None and option.name == brings.option
        names = given.split(",") if several else [given]
        allowed = {*option.choices, *(own if several else ())}
        if not allowed.issuperset(names):
            listed = ", ".join(option.choices)  # over the network, only what is ours or his: never a path
            more = " and files of your own" if several else ""
            raise BadOption("bad-option", f"Option {option.name} cannot be {given!r}; it takes {listed}{more}.")
    edition = catalog.find(wanted.edition, **wanted.options)
    unknown = [seat for seat in wanted.seats if seat not in edition.seats]
    if unknown:
        raise Refused("no-such-seat", f"There is no seat {unknown[0]!r}; seats are {', '.join(edition.seats)}.")
    return edition


def _place(edition: Edition, facts: Facts, host: str, seat: str, who: str) -> None:
    chair = chairs.chair(facts, seat)
    if who == "open":
        return
    chairs.refuse_house(edition, seat)
    if who == "me":
        chair.holders = [host]
    elif who.startswith(chairs.BOT):
        chair.bot = chairs.hired(edition, who.removeprefix(chairs.BOT))
    else:
        raise Refused("bad-message", "A seat is me, open or bot:NAME.", field=f"seats.{seat}")
