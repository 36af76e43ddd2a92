"""Checks of a whole database: does every game replay to its record, and does every row belong to something?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from fogbound import catalog, upload_store, verify
from fogbound import record as records
from fogbound.errors import FogboundError
from fogbound.game import Edition
from fogbound.house.steward import steward
from fogbound.match import Match
from fogbound.server import archive
from fogbound.server import store as db
from fogbound.server.admin.databases import refuse_no_games, refuse_other_schema, shown, snapshot_of
from fogbound.server.admin.rows import Progress
from fogbound.server.archive import StoredGame
from fogbound.server.files import upload_folder
from fogbound.server.room import finished, stored
from fogbound.server.room.state import Facts

AT_ONCE = 500  # rooms
MOST_NAMED = 5  # rows of one kind that belong to nothing
_GAME = ("room", "game")
# Whose rows name rows of another table: those must be there.
BELONGS = (
    (db.games, ("room",), db.rooms, ("id",)),
    (db.plies, _GAME, db.games, _GAME),
    (db.taken_back, _GAME, db.games, _GAME),
    (db.snapshots, _GAME, db.games, _GAME),
    (db.analyses, _GAME, db.games, _GAME),
    (db.finished, _GAME, db.games, _GAME),
    (db.said, ("room",), db.rooms, ("id",)),
    (db.members, ("room",), db.rooms, ("id",)),
    (db.members, ("person",), db.people, ("id",)),
    (db.played, ("id",), db.finished, ("id",)),
    (db.played, ("person",), db.people, ("id",)),
    (db.seen, ("person",), db.people, ("id",)),
    (db.files, ("owner",), db.people, ("id",)),
    (db.subscriptions, ("person",), db.people, ("id",)),
)


@dataclass
class Report:
    """What was looked at, and each thing that is wrong, in a sentence."""

    rooms: int = 0
    games: int = 0
    records: int = 0  # of games that are over
    problems: list[str] = field(default_factory=list)


class RowReader:
    """Reads for the archive, from one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        return list((await self._connection.execute(query)).all())


async def check(url: sa.URL, tell: Progress) -> Report:
    """Look at every room and every row of a database, at one moment of it; servers may go on meanwhile."""
    report = Report()
    async with snapshot_of(url) as connection, upload_folder() as folder:
        refuse_other_schema(await connection.run_sync(refuse_no_games, shown(url)), shown(url))
        reader = RowReader(connection)
        total = (await reader.read(sa.select(sa.func.count()).select_from(db.rooms)))[0][0]
        for file in await reader.read(sa.select(db.files.c.game, db.files.c.name, db.files.c.text)):
            upload_store.put(folder, file.game, file.name, file.text.encode())
        async for room in _rooms(reader):
            report.rooms += 1
            await _check_room(reader, room, report)
            tell(report.rooms, total)
        for line in [line async for line in _orphans(reader)]:
            report.problems.append(line)
    return report


async def _rooms(reader: RowReader) -> AsyncIterator[sa.Row[Any]]:
    after = ""
    query = sa.select(db.rooms).order_by(db.rooms.c.id).limit(AT_ONCE)
    while rows := await reader.read(query.where(db.rooms.c.id > after)):
        after = rows[-1].id
        for row in rows:
            yield row


async def _check_room(reader: RowReader, row: sa.Row[Any], report: Report) -> None:
    try:
        base = catalog.find(row.facts["edition"], **row.facts["options"])
        facts = stored.from_json(row.facts, base)
    except Exception as problem:
        report.problems.append(f"Room {row.id} cannot be set up: {_why(problem)}")
        return
    numbers = await reader.read(sa.select(db.games.c.game).where(db.games.c.room == row.id).order_by(db.games.c.game))
    if facts.stage in ("playing", "over") and facts.game_number not in {each.game for each in numbers}:
        report.problems.append(f"Room {row.id} is at game {facts.game_number}, which is not there.")
    for each in numbers:
        report.games += 1
        for found in await _problems_of_game(reader, row.id, each.game, base, facts, report):
            report.problems.append(f"Room {row.id}, game {each.game}: {found}")


async def _problems_of_game(
    reader: RowReader, room: str, number: int, base: Edition, facts: Facts, report: Report
) -> list[str]:
    game = await archive.stored_game(reader, room, number)
    assert game is not None
    here = sa.and_(db.plies.c.room == room, db.plies.c.game == number)
    last = (await reader.read(sa.select(sa.func.max(db.plies.c.ply)).where(here)))[0][0]
    if last is not None and last + 1 != len(game.plies):
        return [f"plies are missing: there are {len(game.plies)}, and the last is number {last}."]
    try:
        match, stopped = archive.replay_game(archive.edition_of(base, game), game)
    except Exception as problem:
        return [f"it cannot be set up: {_why(problem)}"]
    if stopped is not None:
        return [f"it stops at ply {match.ply} of {len(game.plies)}: {_why(stopped)}"]
    if match.state.outcome is not None:
        report.records += 1
        listed = await reader.read(_listed(room, number))
        return [*_problems_of_record(match, game), *_problems_of_listing(match, listed)]
    if number != facts.game_number:
        return []
    snapshots = sa.select(db.snapshots.c.facts).where(db.snapshots.c.room == room, db.snapshots.c.game == number)
    return [line for row in await reader.read(snapshots) for line in _problems_of_snapshot(match, facts, row.facts)]


def _listed(room: str, number: int) -> sa.Select[Any]:
    return sa.select(db.finished.c.id, db.finished.c.facts).where(
        db.finished.c.room == room, db.finished.c.game == number
    )


def _problems_of_record(match: Match, game: StoredGame) -> Iterator[str]:
    """The record that its players have: it must check out, and be of these plies. Earlier versions stored none."""
    try:
        record = records.read(game.info.record or match.record(game.info.tags))
        verify.verify(record, match.start)
        if record.seed != game.seed:
            yield "its record has another seed."
        elif records.replay(record, match.start).state.log != match.state.log:
            yield "its record has other plies."
    except FogboundError as problem:
        yield f"its record does not check out: {_why(problem)}"


def _problems_of_listing(match: Match, listed: list[sa.Row[Any]]) -> Iterator[str]:
    for row in listed:
        try:
            facts = finished.read(row.facts)
        except Exception as problem:
            yield f"its line in lists cannot be read: {_why(problem)}"
            continue
        if row.id != match.address:
            yield "its address is not that of its seed."
        assert match.state.outcome is not None
        if tuple(facts.outcome.winners) != match.state.outcome.winners:
            yield "lists name other winners than its plies."


def _problems_of_snapshot(match: Match, facts: Facts, snapshot: dict[str, Any]) -> Iterator[str]:
    """What the house goes on from must be what it works out from all plies. One of another log is never used."""
    edition, public = match.state.edition, match.view(None)
    again, anew = (steward(edition, facts.settings.game_settings) for _ in range(2))
    try:
        again.resume(snapshot, public)
        if again.aids(public) != anew.aids(public):
            yield "its snapshot says something else than its plies."
    except Exception as problem:
        yield f"its snapshot cannot be read: {_why(problem)}"


async def _orphans(reader: RowReader) -> AsyncIterator[str]:
    """Rows that name what is not there."""
    for child, columns, parent, keys in BELONGS:
        same = [child.c[ours] == parent.c[theirs] for ours, theirs in zip(columns, keys, strict=True)]
        named = [child.c[name] for name in columns]
        query = sa.select(*named, sa.func.count().label("rows")).where(~sa.exists().where(*same).correlate(child))
        rows = await reader.read(query.group_by(*named).order_by(*named).limit(MOST_NAMED + 1))
        for row in rows[:MOST_NAMED]:
            name = " ".join(f"{column} {row[n]}" for n, column in enumerate(columns))
            yield f"{row.rows} rows of {child.name} belong to nothing: there is no {name} in {parent.name}."
        if len(rows) > MOST_NAMED:
            yield f"More rows of {child.name} belong to nothing in {parent.name}."


def _why(problem: Exception) -> str:
    """A code: the words of a refusal may hold a hidden move, and who keeps a server may play there."""
    return f"{problem.code if isinstance(problem, FogboundError) else type(problem).__name__}."
