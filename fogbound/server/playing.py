"""A room's game: coming back from the store, moves played and written, bots that think. Who may move stands elsewhere.

Everything that changes it happens under the room's lock, is written to the store, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from copy import copy, deepcopy
from typing import Any, NamedTuple

import sqlalchemy as sa

from fogbound.bots import house_bot
from fogbound.errors import FogboundError
from fogbound.game import Edition, Move, Ply, Seat
from fogbound.house.steward import steward
from fogbound.match import Match
from fogbound.server import archive, had, lineup
from fogbound.server import store as db
from fogbound.server.audience import Audience
from fogbound.server.chairs import Facts
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
MOST_KEPT = 1000  # chat that is remembered


class Sender(NamedTuple):
    """Whose move it is, and the id it was sent with."""

    person: str
    id: str


class Wish(NamedTuple):
    """What a bot or the house will play, and when; without a move it only looks again."""

    at: float
    seat: Seat
    bot: str | None  # None: a person sits there, for whom the house moves
    move: Move | None


class Playing(Audience):
    """The authority over a room's match, on the disk and in memory."""

    def __init__(self, id: str, code: str, facts: Facts, store: Store, people: People, workers: Workers) -> None:
        super().__init__(id, code, facts, people)
        self._store, self._workers = store, workers
        self._restored = False
        self._lock = asyncio.Lock()
        self._said: list[dict[str, Any]] = []
        self._answered: set[tuple[str, str]] = set()
        self._bot: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()  # something happened: whoever waits to move looks again

    # Memory

    def touch(self) -> None:
        """Somebody has asked for this room."""
        self._touched = time.monotonic()

    @property
    def idle(self) -> float | None:
        """For how many seconds nobody has been here; None while somebody is, or something goes on."""
        thinking = self._bot is not None and not self._bot.done()
        busy = self._listeners or self._screens or thinking or self._lock.locked()
        return None if busy else time.monotonic() - max(self._touched, *self._left.values(), 0.0)

    # Coming back after a restart

    async def restore(self) -> None:
        """Replay the current game and read the chat, once. What no longer replays stays frozen where it stops."""
        if self._restored:
            return
        async with self._lock:
            if self._restored:  # by somebody who came a moment earlier
                return
            talk = sa.select(db.said.c.facts).where(db.said.c.room == self.id).order_by(db.said.c.n)
            self._said = [row.facts for row in await self._store.read(talk)][-MOST_KEPT:]
            kept = await archive.game(self._store, self.id, self.facts.game)
            if kept is not None and self.facts.status != "lobby":
                self.match = self._replayed(kept)
            sent = sa.and_(db.plies.c.room == self.id, db.plies.c.sender.is_not(None))
            senders = await self._store.read(sa.select(db.plies.c.sender).where(sent))
            self._answered = {tuple(row.sender.split(" ", 1)) for row in senders}
            self._restored = True
        self.wake_bots()

    def _replayed(self, kept: archive.Kept) -> Match | None:
        try:
            self._play_with(archive.edition(self.edition, kept), kept.about.get("fresh"))
        except FogboundError as problem:
            log.error("a game of %s is frozen: it cannot be set up: %s", self.edition.id, problem.code)
            self._frozen = True
            return None
        match, stopped = archive.replayed(self.edition, kept)
        if stopped is not None:
            log.error("a game of %s is frozen at ply %d: %s", self.edition.id, match.ply, stopped.code)
            self._frozen = True
        return match

    # Moves

    def _running(self) -> Match:
        if self._frozen:
            raise Refused("frozen", "This game was begun under other rules and cannot go on; its log is kept.")
        if self.match is None or self.facts.status != "playing":
            over = self.match is not None and self.match.state.outcome is not None
            raise Refused("game-over" if over else "not-now", "No game is running in this room.")
        return self.match

    async def _submit(
        self,
        match: Match,
        seat: Seat,
        move: str,
        ply: int,
        sender: Sender | None = None,
        ids: Mapping[str, str] | None = None,
    ) -> None:
        """Play, write, and only then tell; `ids` are those of the messages that each person's view answers."""
        ahead = copy(match)
        played = ahead.submit(seat, move, ply)
        outcome = ahead.state.outcome
        rows = [*self._ply_rows(ply, played, sender), *had.rows(self.facts, match.state, ahead.state)]
        if outcome is None:
            await self._store.write(*rows)
        else:
            with self._all_or_nothing():
                lineup.ended(self.facts, outcome)
                await self._store.write(*rows, *self._row(), *self._about(self.edition, self._fresh, ahead))
        self.match = ahead  # nobody saw it before it was on the disk
        self._moved = time.monotonic()
        if sender is not None:
            self._answered.add(sender)
        self.changed = time.time()
        self._tell_views(ids)
        if outcome is not None:
            self._tell_room()
        self.wake_bots()

    def _ply_rows(self, first: int, played: Sequence[Ply], sender: Sender | None = None) -> Iterator[db.Statement]:
        """New rows for the log; only the first ply is the sender's, the rest are the dealer's."""
        for n, ply in enumerate(played):
            yield sa.insert(db.plies).values(
                room=self.id,
                game=self.facts.game,
                ply=first + n,
                seat=ply.seat,
                move=str(ply.move),
                sender=None if n or sender is None else f"{sender.person} {sender.id}",
            )

    def _about(self, edition: Edition, fresh: int | None, over: Match | None = None) -> tuple[db.Statement, ...]:
        """Who played this game, as they were called, and with what: seats, names and cards may change afterwards."""
        names = archive.names(self.facts.chairs, self._people)
        return archive.about(self.id, self.facts.game, names, self.facts.series, edition, fresh, over)

    # Bots and the house

    def _play_with(self, edition: Edition, fresh: int | None) -> None:
        """A game that begins, or comes back, has options of its own."""
        self.edition, self._fresh = edition, fresh
        self._moved = time.monotonic()
        self._renew()

    def _renew(self) -> None:
        """New manners, or a new game: what time has run counts on."""
        self._steward = steward(self.edition, self.facts.settings.manners)

    def wake_bots(self) -> None:
        """Let whoever is no person look at the game, unless they already do: then they look again."""
        self._stirred.set()
        if self.status == "playing" and (self._bot is None or self._bot.done()) and self._waited_for():
            self._bot = asyncio.create_task(self._play_bots())

    def _waited_for(self) -> bool:
        """Is anybody to be asked who is no person?"""
        if self.match is None or self.facts.status != "playing" or self._deserted:
            return False
        due = any(self._due(seat) is not None for seat in self.match.state.turn)
        return due or self._bot_to_move() is not None or bool(self._bots_beside())

    @property
    def _deserted(self) -> bool:
        """Bots do not play for nobody: some games of theirs would never end."""
        seated = any(chair.holders for chair in self.facts.chairs.values())
        return not (seated or self._listeners or self._screens)

    def _bot_to_move(self) -> Seat | None:
        turn = self.match.state.turn if self.match is not None else ()
        return next((seat for seat in turn if self.facts.chairs[seat].bot is not None), None)

    def _bots_beside(self) -> list[Seat]:
        """Bots that may cut in."""
        state = self.match.state if self.match is not None else None
        if state is None or state.outcome is not None:
            return []
        bots = [seat for seat, chair in self.facts.chairs.items() if chair.bot is not None and seat not in state.turn]
        return [seat for seat in bots if state.moves(seat)]

    async def _play_bots(self) -> None:
        """Whatever goes wrong, a game does not stand still for ever because of a bot."""
        pause = 1.0
        while True:
            try:
                await self._play_bots_in_turn()
                return
            except Exception as problem:
                log.error("bots stopped at ply %s: %s", self.match and self.match.ply, place(problem))
            await asyncio.sleep(pause)
            pause = min(2 * pause, 60.0)

    async def _play_bots_in_turn(self) -> None:
        """Ask, wait until the first of them may move, play; whatever happens meanwhile, begin again."""
        while self._waited_for() and self.match is not None:
            self._stirred.clear()
            moment = self._moment()
            wish = await self._next_wish()
            if wish is None and not self._stirred.is_set():
                return  # whoever was asked lets the others go on
            if wish is None or self._moment() != moment:
                continue
            self._stirred.clear()  # a thought is not thrown away because of a word in the meantime
            if not await self._stirs_before(wish.at):
                async with self._lock:
                    # A person may have moved meanwhile, or taken the seat: then they look again.
                    if self.match is not None and self._moment() == moment:
                        await self._grant(self.match, wish)

    def _moment(self) -> tuple[int, int]:
        return self.facts.game, self.match.ply if self.match is not None else 0

    async def _stirs_before(self, moment: float) -> bool:
        """Does anything happen before this moment?"""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), moment - time.monotonic())
        return self._stirred.is_set()

    async def _grant(self, match: Match, wish: Wish) -> None:
        if self.facts.status == "playing" and self.facts.chairs[wish.seat].bot == wish.bot and wish.move is not None:
            await self._submit(match, wish.seat, str(wish.move), match.ply)

    async def _next_wish(self) -> Wish | None:
        """What is played next if no person moves before: the house's due, the turn of a bot, a bot that cuts in."""
        wishes = [wish for seat in self.match.state.turn if (wish := self._house_wish(seat))] if self.match else []
        seat = self._bot_to_move()
        asked = [self._ask(beside, cuts_in=True) for beside in self._bots_beside()]
        if seat is not None and not any(wish.seat == seat for wish in wishes):
            asked.append(self._ask(seat))
        wishes += [wish for wish in await asyncio.gather(*asked) if wish is not None]
        return min(wishes, key=lambda wish: wish.at, default=None)

    def _house_wish(self, seat: Seat) -> Wish | None:
        due = self._due(seat)
        if due is None:
            return None
        after = self._pause(seat) if due.after is None else due.after
        return Wish(self._moved + after, seat, self.facts.chairs[seat].bot, due.move)

    def _pause(self, seat: Seat) -> float:
        return self.facts.settings.pace * self._steward.pause(self._view(seat))

    async def _ask(self, seat: Seat, *, cuts_in: bool = False) -> Wish | None:
        """A bot's wish. It leaves people time: in turn as long as they may cut in, else at least half of that."""
        bot, view, moved, pace = self.facts.chairs[seat].bot, self._view(seat), self._moved, self.facts.settings.pace
        opens, pause = self._steward.opens(view), self._pause(seat)
        move = await self._workers.choose(bot or house_bot(self.edition), view)
        if cuts_in:
            wait = max(pace, opens) * random.uniform(0.5, 0.95)
            return None if move is None else Wish(moved + wait, seat, bot, move)
        # Whoever lets a colleague go first is asked again.
        again = time.monotonic() + pace if move is None else 0.0
        return Wish(max(moved + max(opens, pause), again), seat, bot, move)

    # The store

    @contextlib.contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """What could not be done or written has not happened."""
        before = deepcopy(self.facts)
        try:
            yield
        except Exception:
            self.facts = before
            raise

    def _row(self, *, touch: bool = True) -> tuple[db.Statement, ...]:
        """The room as it is, for the store."""
        self.changed = time.time() if touch else self.changed
        facts = self.facts.to_json()
        return (db.upsert(db.rooms, id=self.id, code=self.code, facts=facts, changed=self.changed),)

    async def _save(self) -> None:
        await self._store.write(*self._row())

    async def create(self) -> None:
        self._restored = True
        await self._save()

    async def rest(self) -> None:
        """Stop thinking; the server is going down."""
        if self._bot is not None:
            self._bot.cancel()
            with contextlib.suppress(asyncio.CancelledError, FogboundError):
                await self._bot
