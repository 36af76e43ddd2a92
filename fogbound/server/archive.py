"""Games as the store has them: replayed, and written out as records once they are over."""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, NamedTuple

import sqlalchemy as sa

from fogbound import catalog
from fogbound.errors import FogboundError
from fogbound.game import Edition, Seat
from fogbound.match import Match
from fogbound.series import Series, write
from fogbound.server import store as db
from fogbound.server.chairs import HOUSE, Chair, Lineup
from fogbound.server.people import People
from fogbound.server.store import Store
from fogbound.server.wire import Refused


class Kept(NamedTuple):
    """One game: its seed, who played it, and its plies."""

    seed: bytes
    about: dict[str, Any]
    plies: list[tuple[Seat, str]]


async def game(store: Store, room: str, number: int) -> Kept | None:
    here = sa.and_(db.games.c.room == room, db.games.c.game == number)
    found = await store.read(sa.select(db.games).where(here))
    if not found:
        return None
    where = sa.and_(db.plies.c.room == room, db.plies.c.game == number)
    rows = await store.read(sa.select(db.plies.c.seat, db.plies.c.move).where(where).order_by(db.plies.c.ply))
    return Kept(bytes.fromhex(found[0].seed), found[0].about or {}, [(row.seat, row.move) for row in rows])


def replayed(edition: Edition, kept: Kept) -> tuple[Match, FogboundError | None]:
    """The game as far as today's rules play it, and what stopped it there."""
    start = catalog.start(edition)
    state, stopped = start, None
    for seat, move in kept.plies:
        try:
            state = state.play(seat, move)
        except FogboundError as problem:
            stopped = problem
            break
    return Match.resume(start, state, kept.seed), stopped


def edition(base: Edition, kept: Kept) -> Edition:
    """The edition that a game was dealt from: the room's, or the room's less what its people had had."""
    options = kept.about.get("options")
    return base if options is None else catalog.find(base.id, **options)


def names(chairs: Mapping[Seat, Chair], people: People) -> dict[Seat, str]:
    """Who plays each seat, as they are called now."""
    return {
        seat: chair.name or " & ".join(people.name(person) for person in chair.holders) or _machine(chair)
        for seat, chair in chairs.items()
        if chair.holders or chair.bot
    }


def _machine(chair: Chair) -> str:
    return "the house" if chair.bot == HOUSE else f"bot {chair.bot}"


def about(
    room: str,
    number: int,
    names: Mapping[Seat, str],
    lineup: Lineup | None,
    edition: Edition,
    fresh: int | None,
    over: Match | None = None,
) -> tuple[db.Statement, ...]:
    """What is kept of a game beside its plies: the day, who sat where, of which series it is a heat, its options.

    Of a game that is `over` the record as well: it stays as it was, whatever becomes of rules and cards.
    """
    date = time.strftime("%Y-%m-%d", time.gmtime())
    kept: dict[str, Any] = {"names": dict(names), "date": date, "options": dict(edition.options), "fresh": fresh}
    if lineup is not None:
        kept["series"] = {"first": lineup.first, "people": [participant.name for participant in lineup.people]}
    if over is not None:
        kept["record"] = over.record(tags(kept))
    here = sa.and_(db.games.c.room == room, db.games.c.game == number)
    return (sa.update(db.games).where(here).values(about=kept),)


def tags(about: Mapping[str, Any]) -> dict[str, str]:
    """A record's free remarks: the day, and who sat where."""
    date = {"Date": about["date"]} if "date" in about else {}
    return {**date, **{seat.capitalize(): name for seat, name in about.get("names", {}).items()}}


def finished(base: Edition, kept: Kept | None) -> Match:
    if kept is None:
        raise Refused("not-now", "There is no such game in this room, or not yet.", status=409)
    match, stopped = replayed(edition(base, kept), kept)
    if stopped is not None:
        raise Refused(
            "frozen", "This game was played under other rules or with other cards; its log is kept.", status=409
        )
    if match.state.outcome is None:
        raise Refused("not-now", "The record opens when the game is over.", status=409)
    return match


async def record(store: Store, base: Edition, room: str, number: int, present: Mapping[Seat, str]) -> str:
    """A finished game as text, with the names of those who played it (`present`: where none were kept)."""
    kept = await game(store, room, number)
    if kept is not None and "record" in kept.about:
        return str(kept.about["record"])
    match = finished(base, kept)
    assert kept is not None
    return match.record(tags(kept.about or {"names": present}))


async def series_record(store: Store, base: Edition, room: str, number: int) -> str:
    """The heats that are over of the series which game `number` belongs to, as one text."""
    last = await game(store, room, number)
    told = last.about.get("series") if last is not None else None
    if told is None:
        raise Refused("not-now", "That game is no heat of a series, or has not begun.", status=409)
    found = [await game(store, room, told["first"] + n) for n in range(len(told["people"]))]
    heats = [kept for kept in found if kept is not None]
    played = edition(base, heats[0])  # all heats of a series have the same options
    states = [replayed(played, kept)[0].state for kept in heats]
    done = list(takewhile(lambda state: state.outcome is not None, states))
    if not done:
        raise Refused("not-now", "The record opens when the first heat is over.", status=409)
    people = heats[len(done) - 1].about["series"]["people"]  # whoever took over a part is named since
    series = Series(played, tuple(people))
    date = {"Date": heats[0].about["date"]}
    seeds = [kept.seed for kept in heats]
    return write(series, catalog.start(played), done, seeds, tags=date, heats=len(done))
