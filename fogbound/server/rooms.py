"""All rooms of a server: made, found by link or code, brought back after a restart."""

from __future__ import annotations

import logging
import secrets

import sqlalchemy as sa

from fogbound import catalog
from fogbound.bots import BOTS
from fogbound.errors import BadOption, FogboundError
from fogbound.game import Edition
from fogbound.server import chairs
from fogbound.server import store as db
from fogbound.server.chairs import Chair, Facts
from fogbound.server.people import People
from fogbound.server.room import Room, no_such_room
from fogbound.server.store import Store
from fogbound.server.wire import NewRoom, Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they are read as digits


class Rooms:
    """The rooms in memory; every one of them is in the store as well."""

    def __init__(self, store: Store, people: People, workers: Workers) -> None:
        self._store, self._people, self._workers = store, people, workers
        self._rooms: dict[str, Room] = {}
        self._codes: dict[str, Room] = {}

    async def restore(self) -> None:
        """Bring back every room. Games that go on are replayed now; those that are over, when somebody looks."""
        for row in await self._store.read(sa.select(db.rooms)):
            try:
                room = Room(row.id, row.code, Facts.from_json(row.facts), self._store, self._people, self._workers)
            except FogboundError as problem:  # it stays in the store for a version that knows its edition
                log.error("a room cannot be set up: %s", problem.code)
                continue
            room.changed = row.changed
            self._keep(room)
            if room.facts.status == "playing":
                await room.restore()

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        self._codes[room.code] = room

    async def create(self, host: str, wanted: NewRoom) -> Room:
        for option in catalog.options(wanted.edition):
            given = wanted.options.get(option.name)
            if option.kind == "name" and given is not None and given not in option.choices:
                listed = ", ".join(option.choices)  # over the network, only what is ours: never a path
                raise BadOption("bad-option", f"Option {option.name} cannot be {given!r}; it takes {listed}.")
        edition = catalog.find(wanted.edition, **wanted.options)
        unknown = [seat for seat in wanted.seats if seat not in edition.seats]
        if unknown:
            raise Refused("no-such-seat", f"There is no seat {unknown[0]!r}; seats are {', '.join(edition.seats)}.")
        facts = Facts(
            edition=edition.id,
            options=dict(edition.options),
            host=host,
            settings=wanted.settings,
            chairs={seat: Chair(shared=seat in edition.shared) for seat in edition.seats},
            members=[host],
        )
        for seat, who in wanted.seats.items():
            _place(facts, host, seat, who)
        room = Room(secrets.token_urlsafe(16), self._new_code(), facts, self._store, self._people, self._workers)
        await room.create()
        self._keep(room)
        return room

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(4))
            if code not in self._codes:
                return code

    async def find(self, name: str) -> Room:
        """By id, or by the four letters in any case."""
        return await _opened(self._rooms.get(name) or self._codes.get(name.upper()))

    async def at(self, id: str) -> Room:
        """By id alone: only joining takes a code, and it counts how many were tried."""
        return await _opened(self._rooms.get(id))

    def of(self, person: str) -> list[Room]:
        mine = [room for room in self._rooms.values() if person in room.facts.members and room.facts.status != "closed"]
        return sorted(mine, key=lambda room: -room.changed)

    def edition_on(self, digest: str) -> Edition | None:
        """An edition played on the board with this digest, in a room of this server."""
        editions = (room.edition for room in self._rooms.values())
        return next((edition for edition in editions if dict(edition.digests)["board"] == digest), None)

    async def rest(self) -> None:
        for room in self._rooms.values():
            await room.rest()

    def __len__(self) -> int:
        return len(self._rooms)


async def _opened(room: Room | None) -> Room:
    if room is None or room.facts.status == "closed":
        raise no_such_room()
    await room.restore()
    return room


def _place(facts: Facts, host: str, seat: str, who: str) -> None:
    chair = chairs.chair(facts, seat)
    if who == "me":
        chair.holders = [host]
    elif who.startswith("bot:") and who.removeprefix("bot:") in BOTS:
        chair.bot = who.removeprefix("bot:")
    elif who != "open":
        raise Refused("bad-message", "A seat is me, open or bot:NAME.", field=f"seats.{seat}")
