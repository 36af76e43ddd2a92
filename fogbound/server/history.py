"""Finished games: each person's list of them, who may open one, and one as the messages of a room that is over."""

from __future__ import annotations

from typing import Literal, NamedTuple

import sqlalchemy as sa

from fogbound import catalog
from fogbound.errors import BadOption
from fogbound.game import Edition
from fogbound.match import Match
from fogbound.server import archive, wire
from fogbound.server import store as db
from fogbound.server.bodies import GamePage, GamePlayer, GameSummary
from fogbound.server.room.finished import Finished, read
from fogbound.server.store import Store
from fogbound.server.wire import Refused

MOST = 50  # games a page


class Kept(NamedTuple):
    """A finished game in the store, and whether the person who asks was one of its players."""

    id: str
    room_id: str
    number: int
    ended: float
    public: bool
    game: Finished
    own: bool


class History:
    """The finished games in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, person: str, after: str | None, count: int) -> GamePage:
        """A person's finished games, newest first, from the one after `after` on."""
        own, games = db.played.c, db.finished
        query = sa.select(games).join(db.played, own.id == games.c.id).where(own.person == person)
        if after is not None:
            last = sa.select(own.ended).where(sa.and_(own.person == person, own.id == after)).scalar_subquery()
            query = query.where(sa.or_(own.ended < last, sa.and_(own.ended == last, own.id < after)))
        rows = await self._store.read(query.order_by(own.ended.desc(), own.id.desc()).limit(count + 1))
        kept = [_kept(row, own=True) for row in rows[:count]]
        return GamePage([summary(each, person) for each in kept], kept[-1].id if len(rows) > count else None)

    async def find(self, id: str, person: str | None) -> Kept:
        """A game that the person may open. Others learn nothing, not even whether there is such a game."""
        games = await self._store.read(sa.select(db.finished).where(db.finished.c.id == id))
        where = sa.and_(db.played.c.person == person, db.played.c.id == id)
        own = person is not None and bool(await self._store.read(sa.select(db.played.c.id).where(where)))
        if not games or not (own or games[0].public):
            raise Refused("private", "This game is private, or there is no such game.", status=403)
        return _kept(games[0], own=own)

    async def share(self, id: str, person: str, public: bool) -> None:
        """Let anyone with the link open a game, or only its players again."""
        if not (await self.find(id, person)).own:
            raise Refused("not-yours", "Only its players can share a game.", status=403)
        await self._store.write(db.update(db.finished, {"id": id}, public=public))

    async def match(self, kept: Kept) -> Match:
        """The game, replayed."""
        game = await archive.stored_game(self._store, kept.room_id, kept.number)
        return archive.finished_match(await self.base(kept), game)

    async def base(self, kept: Kept) -> Edition:
        """The edition of the game's room, which may have been closed since."""
        rows = await self._store.read(sa.select(db.rooms.c.facts).where(db.rooms.c.id == kept.room_id))
        return catalog.find(rows[0].facts["edition"], **rows[0].facts["options"])

    async def record(self, kept: Kept) -> str:
        return await archive.record(self._store, await self.base(kept), kept.room_id, kept.number, {})


def _kept(row: sa.Row[tuple[object, ...]], *, own: bool) -> Kept:
    return Kept(row.id, row.room, row.game, row.ended, row.public, read(row.facts), own)


def summary(kept: Kept, person: str | None) -> GameSummary:
    """A finished game in a list, from a person's side."""
    game = kept.game
    title, screens = _title_and_screens(game.edition)
    return GameSummary(
        id=kept.id,
        edition=game.edition,
        title=title,
        screens=screens,
        began=game.began,
        ended=kept.ended,
        length=game.length,
        outcome=game.outcome,
        result=_result(game, person),
        players=[
            GamePlayer(player.name, player.seats, player.bot is not None, person in player.people)
            for player in game.players
        ],
        heat=game.heat,
        practice=game.practice,
        even=game.even,
        taken_back=game.taken_back,
        public=kept.public,
    )


def _title_and_screens(edition_id: str) -> tuple[str, str]:
    """An edition's name and its screens. The game may come from a package that is no longer there: lists go on."""
    try:
        return catalog.title(edition_id), catalog.game(catalog.game_of(edition_id)).screens
    except BadOption:
        return edition_id, ""


def _result(game: Finished, person: str | None) -> Literal["won", "lost"] | None:
    """How the game went for a person who played on one side."""
    own = [any(seat in game.outcome.winners for seat in each.seats) for each in game.players if person in each.people]
    if not own or len(set(own)) > 1 or (game.heat and game.outcome.points):  # points add up
        return None
    return "won" if own[0] else "lost"


# As the messages of a room that is over


def room_message(kept: Kept, edition: Edition) -> wire.Room:
    """The table as it was at the end. People are numbered: their ids are nobody's business here."""
    players, ids = kept.game.players, _ids(kept.game)
    seats = []
    for n, player in enumerate(players):
        people = [ids[n]] if player.bot is None else []
        for seat in player.seats:
            side = edition.side_of[seat]
            seats.append(wire.RoomSeat(seat, side, people, people, player.bot, False, False, "", False))
    order = {seat: n for n, seat in enumerate(edition.seats)}
    return wire.Room(
        room=kept.id,
        code="",
        edition=edition.id,
        title=catalog.title(edition.id),
        options=dict(edition.options),
        settings={},
        status="over",
        game=1,
        host="",
        commitment=None,
        people=[wire.RoomPerson(ids[n], each.name, False, False) for n, each in enumerate(players) if each.bot is None],
        seats=sorted(seats, key=lambda each: order[each.seat]),
        captains=[None for _ in edition.sides],
        bots_at_start=0,
        claim=None,
        series=None,
        unseen=None,
        started_by=None,
        finished=kept.id,
        undo=None,
        taken_back=kept.game.taken_back,
    )


def you_message(kept: Kept, person: str | None) -> wire.You:
    """Somebody who looks back: they can do nothing, but know which seats were theirs."""
    ids = _ids(kept.game)
    own = {n: player for n, player in enumerate(kept.game.players) if person is not None and person in player.people}
    return wire.You(
        person=next((ids[n] for n in own), ""),
        attached=[],
        side=None,
        may=[],
        seats=[wire.YourSeat(seat, ["look"], None) for player in own.values() for seat in player.seats],
        people=[],
        requests=[],
        banned=[],
    )


def _ids(game: Finished) -> list[str]:
    return [f"player {n}" for n, _ in enumerate(game.players, 1)]
