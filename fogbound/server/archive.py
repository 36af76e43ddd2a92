"""Games as the store has them: replayed, and written out as records once they are over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa

from fogbound import catalog
from fogbound.errors import FogboundError
from fogbound.game import Edition, Ply, Seat, State
from fogbound.languages.catalogue import worded
from fogbound.match import Match
from fogbound.plain import plain
from fogbound.record import TakenBack
from fogbound.series import Series, write
from fogbound.server import store as db
from fogbound.server.room.game_info import GameInfo
from fogbound.server.store import Store
from fogbound.server.wire import Refused


class Reader(Protocol):
    """Whatever can be asked for rows."""

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]: ...


class StoredGame(NamedTuple):
    """One game: its seed, what it is stored with, and its plies."""

    seed: bytes
    info: GameInfo
    plies: list[tuple[Seat, str]]  # everything that was ever played
    cuts: Sequence[tuple[int, int, Seat]] = ()  # after so many plies, back to before this one, by this seat


async def stored_game(store: Reader, room_id: str, number: int) -> StoredGame | None:
    here = sa.and_(db.games.c.room == room_id, db.games.c.game == number)
    games = await store.read(sa.select(db.games).where(here))
    if not games:
        return None
    where = sa.and_(db.plies.c.room == room_id, db.plies.c.game == number)
    rows = await store.read(sa.select(db.plies.c.seat, db.plies.c.move).where(where).order_by(db.plies.c.ply))
    backs = db.taken_back
    these = sa.and_(backs.c.room == room_id, backs.c.game == number)
    cuts = await store.read(sa.select(backs).where(these).order_by(backs.c.n))
    return StoredGame(
        bytes.fromhex(games[0].seed),
        GameInfo.from_json(games[0].about),
        [(row.seat, row.move) for row in rows],
        [(cut.written, cut.ply, cut.seat) for cut in cuts],
    )


async def times_taken_back(store: Store, room_id: str, number: int) -> int:
    """How often moves of a game were taken back."""
    backs = db.taken_back.c
    here = sa.and_(backs.room == room_id, backs.game == number)
    [row] = await store.read(sa.select(sa.func.count().label("times")).where(here))
    return int(row.times)


def replay_game(edition: Edition, game: StoredGame) -> tuple[Match, FogboundError | None]:
    """The game as far as today's rules play it, and what stopped it there."""
    start = catalog.start(edition)
    state, stopped = start, None
    taken: list[TakenBack] = []
    cuts = list(game.cuts)
    for written in range(len(game.plies) + 1):
        while cuts and cuts[0][0] == written:
            _, ply, by = cuts.pop(0)
            taken.append(TakenBack.of(state, ply, by))
            state = _again(start, state.log[:ply])
        if written == len(game.plies):
            break
        try:
            state = state.play(*game.plies[written])
        except FogboundError as problem:
            stopped = problem
            break
    return Match.resume(start, state, game.seed, tuple(taken)), stopped


def _again(start: State, log: Sequence[Ply]) -> State:
    for ply in log:
        start = start.play(ply.seat, ply.move)
    return start


def edition_of(base: Edition, game: StoredGame) -> Edition:
    """The edition that a game was dealt from: the room's, or the room's without cards its people had seen."""
    options = game.info.options
    return base if options is None else catalog.find(base.id, **options)


def finished_match(base: Edition, game: StoredGame | None) -> Match:
    """A game that is over, replayed; anything else is refused."""
    if game is None:
        raise Refused("not-now", "There is no such game in this room, or not yet.", status=409)
    match, stopped = replay_game(edition_of(base, game), game)
    if stopped is not None:
        text = "This game was played under other rules or with other cards. Its log is kept."
        raise Refused("frozen", text, status=409)
    if match.state.outcome is None:
        raise Refused("not-now", worded("now-record-later"), status=409)
    return match


def past_tables(match: Match) -> list[Any]:
    """The tables of a game that is over, before the first ply and after each, with nothing hidden.

    A long game takes a tenth of a second: not for the event loop.
    """
    state = match.start
    states = [state, *(state := state.play(ply.seat, ply.move) for ply in match.state.log)]
    return [plain(catalog.open_table(state)) for state in states]


async def record(store: Store, base: Edition, room_id: str, number: int, names_now: Mapping[Seat, str]) -> str:
    """A finished game as text, with the names of its players; `names_now` where none were stored."""
    game = await stored_game(store, room_id, number)
    if game is not None and game.info.record is not None:
        return game.info.record
    match = finished_match(base, game)
    assert game is not None
    info = game.info if game.info.names else replace(game.info, names=names_now)
    return match.record(info.tags)


async def series_record(store: Store, base: Edition, room_id: str, number: int) -> str:
    """The finished heats of the series that game `number` belongs to, as one text."""
    last = await stored_game(store, room_id, number)
    series = last.info.heats if last is not None else None
    if series is None:
        raise Refused("not-now", "That game is no heat of a series, or has not begun.", status=409)
    games = [await stored_game(store, room_id, series.first + n) for n in range(len(series.people))]
    heats = [game for game in games if game is not None]
    edition = edition_of(base, heats[0])  # all heats of a series have the same options
    states = [replay_game(edition, game)[0].state for game in heats]
    done = list(takewhile(lambda state: state.outcome is not None, states))
    if not done:
        raise Refused("not-now", worded("now-record-heat"), status=409)
    newest = heats[len(done) - 1].info.heats or series  # with the names of people who took over a role
    date = {} if heats[0].info.date is None else {"Date": heats[0].info.date}
    seeds = [game.seed for game in heats]
    return write(Series(edition, newest.people), catalog.start(edition), done, seeds, tags=date, heats=len(done))
