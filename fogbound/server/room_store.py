"""Rooms in the store: their rows as statements, and rooms brought back from them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import sqlalchemy as sa

from fogbound import catalog
from fogbound.errors import FogboundError
from fogbound.server import archive, wire
from fogbound.server import store as db
from fogbound.server.clock import clock
from fogbound.server.logs import place
from fogbound.server.room import stored
from fogbound.server.room.rows import (
    FinishedRow,
    ForgottenRow,
    GameInfoRow,
    GameRow,
    MembersRow,
    PlayedRow,
    PlyRow,
    ReopenedRow,
    RoomRow,
    Row,
    SaidRow,
    SeenRow,
    SnapshotRow,
    TakenBackRow,
    WrittenRow,
)
from fogbound.server.room.state import Person, RoomState, new_room
from fogbound.server.room.talk import MOST_KEPT
from fogbound.server.store import Fence, RoomMoved, Statement, Store
from fogbound.server.watch.figures import FIGURES

log = logging.getLogger("fogbound.rooms")


class RoomStore:
    """What rooms write to the store and read from it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write_rows(self, rows: Sequence[Row]) -> None:
        """All of these or none; returns once they are on the disk."""
        await self._write([statement for row in rows for statement in _statements(row)])
        FIGURES.plies += sum(type(row) is PlyRow for row in rows)

    async def _write(self, statements: Sequence[Statement]) -> None:
        await self._store.write(*statements)

    async def has_rows(self, rows: Sequence[Row]) -> bool:
        """Are these rows in the store, just as they were to be written?"""
        for row in rows:
            if isinstance(row, SeenRow | ForgottenRow):  # another room may have written it since; it goes with a line
                continue
            if isinstance(row, MembersRow):
                if set(row.people) != set(await self._members(row.room_id)):
                    return False
                continue
            if isinstance(row, ReopenedRow):
                if any([await self._store.read(sa.select(table.c.id).where(table.c.id == row.id)) for table in _LISTS]):
                    return False
                continue
            table, key, values = _written(row)
            here = sa.and_(*(table.c[name] == value for name, value in key.items()))
            there = await self._store.read(sa.select(*(table.c[name] for name in values)).where(here))
            if [dict(each._mapping) for each in there] != [values]:
                return False
        return True

    async def _members(self, room_id: str) -> list[Person]:
        query = sa.select(db.members.c.person).where(db.members.c.room == room_id)
        return [row.person for row in await self._store.read(query)]

    async def seen_cards(self, game: str, people: Sequence[Person]) -> tuple[str, ...]:
        """The cards that any of these people has seen, the one of longest ago first."""
        last = sa.func.max(db.seen.c.at)
        where = sa.and_(db.seen.c.game == game, db.seen.c.person.in_(people))
        query = sa.select(db.seen.c.thing).where(where).group_by(db.seen.c.thing).order_by(last, db.seen.c.thing)
        return tuple(row.thing for row in await self._store.read(query))

    async def load(self, row: sa.Row[Any]) -> RoomState:
        """A room with its present game and its chat. A game that no longer replays is frozen where it stops."""
        room = _without_game(row)
        chat = sa.select(db.said.c.facts).where(db.said.c.room == room.id).order_by(db.said.c.n.desc())
        said = [_said(line.facts) for line in await self._store.read(chat.limit(2 * MOST_KEPT))]
        room = replace(room, chat=tuple(reversed(said)), answered_before=await self._answered(room))
        if room.facts.stage == "lobby":
            return room
        game = await archive.stored_game(self._store, room.id, room.facts.game_number)
        if game is None:
            return room
        began, moved = await self._first_and_last_ply(room)
        room = replace(room, began=began, moved=moved, changed=max(room.changed, moved), seeds=await self._seeds(room))
        room = _with_game(room, game)
        if room.match is not None and room.status == "playing":
            await self._resume_steward(room)
        return room

    async def _resume_steward(self, room: RoomState) -> None:
        assert room.match is not None
        here = sa.and_(db.snapshots.c.room == room.id, db.snapshots.c.game == room.facts.game_number)
        for row in await self._store.read(sa.select(db.snapshots.c.facts).where(here)):
            try:
                room.steward.resume(row.facts, room.match.view(None))
            except (KeyError, TypeError, ValueError) as problem:  # the plies have it all; it only takes longer
                log.error("a snapshot cannot be used: %s", place(problem))

    async def _first_and_last_ply(self, room: RoomState) -> tuple[float, float]:
        """When the present game began and last moved; 0 for games of versions that did not store it."""
        here = sa.and_(db.plies.c.room == room.id, db.plies.c.game == room.facts.game_number)
        at = db.plies.c.at
        times = sa.select(sa.func.min(at).label("first"), sa.func.max(at).label("last")).where(here)
        [row] = await self._store.read(times)
        return float(row.first or 0.0), float(row.last or 0.0)

    async def _answered(self, room: RoomState) -> frozenset[tuple[Person, str]]:
        """The ids of all moves that people sent in this room, in this game and before it."""
        sent = sa.and_(db.plies.c.room == room.id, db.plies.c.sender.is_not(None))
        senders = [
            row.sender.partition(" ") for row in await self._store.read(sa.select(db.plies.c.sender).where(sent))
        ]
        return frozenset((person, id) for person, _, id in senders)

    async def _seeds(self, room: RoomState) -> dict[int, bytes]:
        """The seeds of this game and of heats to come."""
        later = sa.and_(db.games.c.room == room.id, db.games.c.game >= room.facts.game_number)
        games = await self._store.read(sa.select(db.games.c.game, db.games.c.seed).where(later))
        return {row.game: bytes.fromhex(row.seed) for row in games}


class FencedRoomStore(RoomStore):
    """What one room writes, for as long as it is ours; `moved` is called once it is not."""

    def __init__(self, store: Store, fence: Fence, moved: Callable[[Fence], None]) -> None:
        super().__init__(store)
        self._fence, self._moved = fence, moved

    async def _write(self, statements: Sequence[Statement]) -> None:
        try:
            await self._store.write(*statements, fence=self._fence)
        except RoomMoved:
            self._moved(self._fence)
            raise

    async def has_rows(self, rows: Sequence[Row]) -> bool:
        await self._store.settle(self._fence)
        return await super().has_rows(rows)


def _without_game(row: sa.Row[Any]) -> RoomState:
    """A room as its own row has it."""
    base = catalog.find(row.facts["edition"], **row.facts["options"])
    return new_room(row.id, row.code, stored.from_json(row.facts, base), base, row.changed)


def _with_game(room: RoomState, game: archive.StoredGame) -> RoomState:
    try:
        edition = archive.edition_of(room.base, game)
        room = room.with_edition(edition, game.info.unseen)
    except FogboundError as problem:
        log.error("a game of %s is frozen: it cannot be set up: %s", room.base.id, problem.code)
        return replace(room, frozen=True)
    match, stopped = archive.replay_game(edition, game)
    if stopped is not None:
        log.error("a game of %s is frozen at ply %d: %s", edition.id, match.ply, stopped.code)
    return replace(room, match=match, frozen=stopped is not None)


def _said(facts: dict[str, Any]) -> wire.Said:
    return msgspec.convert({"side": None, **facts}, wire.Said)


_LISTS = (db.finished, db.played)


def _statements(row: Row) -> list[Statement]:
    if isinstance(row, ReopenedRow):
        return [Statement(sa.delete(table).where(table.c.id == row.id)) for table in _LISTS]
    if isinstance(row, ForgottenRow):
        gone = sa.or_(db.said.c.n.in_(row.lines), db.said.c.n < row.oldest)
        return [Statement(sa.delete(db.said).where(db.said.c.room == row.room_id, gone))]
    if isinstance(row, MembersRow):
        here = db.members.c.room == row.room_id
        # Whoever was in a room until now was no idle guest until now.
        known = db.people.c.id.in_(sa.select(db.members.c.person).where(here))
        seen = Statement(sa.update(db.people).where(known).values(at=clock()))
        before = Statement(sa.delete(db.members).where(here))
        return [seen, before, *(db.insert(db.members, person=person, room=row.room_id) for person in row.people)]
    return [_statement(row)]


def _statement(row: WrittenRow) -> Statement:
    table, key, values = _written(row)
    match row:
        case RoomRow() | SeenRow() | SnapshotRow() | FinishedRow() | PlayedRow():
            return db.upsert(table, **key, **values)
        case GameInfoRow():
            return db.update(table, key, **values)
        case _:
            return db.insert(table, **key, **values)


def _written(row: WrittenRow) -> tuple[sa.Table, dict[str, Any], dict[str, Any]]:
    """A row's table, its key, and its other columns."""
    match row:
        case RoomRow():
            return db.rooms, {"id": row.id}, {"code": row.code, "facts": row.facts, "changed": row.changed}
        case GameRow():
            return db.games, {"room": row.room_id, "game": row.game_number}, {"seed": row.seed}
        case GameInfoRow():
            return db.games, {"room": row.room_id, "game": row.game_number}, {"about": row.info}
        case PlyRow():
            key = {"room": row.room_id, "game": row.game_number, "ply": row.ply}
            return db.plies, key, {"seat": row.seat, "move": row.move, "sender": row.sender, "at": row.at}
        case TakenBackRow():
            key = {"room": row.room_id, "game": row.game_number, "n": row.n}
            return db.taken_back, key, {"written": row.written, "ply": row.ply, "seat": row.seat, "at": row.at}
        case SnapshotRow():
            return db.snapshots, {"room": row.room_id, "game": row.game_number}, {"facts": row.snapshot}
        case SaidRow():
            return db.said, {"room": row.room_id, "n": row.n}, {"facts": row.facts}
        case SeenRow():
            return db.seen, {"person": row.person, "game": row.game, "thing": row.thing}, {"at": row.at}
        case FinishedRow():
            values = {"room": row.room_id, "game": row.game_number, "ended": row.ended, "facts": row.facts}
            return db.finished, {"id": row.id}, values
        case PlayedRow():
            return db.played, {"person": row.person, "id": row.id}, {"ended": row.ended}
