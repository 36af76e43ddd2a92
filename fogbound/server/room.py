"""A room: a match with its people, their sockets, their chat and their pencil marks.

Everything that changes it passes through one lock, is written to the store, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import time
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from typing import Any

import sqlalchemy as sa

from fogbound import catalog
from fogbound.bots import BOTS
from fogbound.errors import FogboundError
from fogbound.game import Ply, Seat
from fogbound.match import Match
from fogbound.proof import new_seed
from fogbound.server import chairs, wire
from fogbound.server import store as db
from fogbound.server.audience import Audience, Listener
from fogbound.server.chairs import Chair, Facts
from fogbound.server.logs import place
from fogbound.server.people import People
from fogbound.server.store import Store
from fogbound.server.wire import Refused
from fogbound.server.workers import Workers

log = logging.getLogger("fogbound.rooms")
KICKED, REPLACED = 4000, 4001
MOST_KEPT, MOST_TOLD = 1000, 200  # chat: remembered, and told again on joining


class Room(Audience):
    """The authority over one room; see docs/protocol.md for what it says and hears."""

    def __init__(self, id: str, code: str, facts: Facts, store: Store, people: People, workers: Workers) -> None:
        super().__init__(id, code, facts, people)
        self._store, self._workers = store, workers
        self._restored = False
        self._lock = asyncio.Lock()
        self._said: list[dict[str, Any]] = []
        self._answered: set[tuple[str, str]] = set()
        self._bot: asyncio.Task[None] | None = None

    # Coming back after a restart

    async def restore(self) -> None:
        """Replay the current game and read the chat, once. What no longer replays stays frozen where it stops."""
        if self._restored:
            return
        async with self._lock:
            if self._restored:  # by somebody who came a moment earlier
                return
            here = sa.and_(db.games.c.room == self.id, db.games.c.game == self.facts.game)
            game = await self._store.read(sa.select(db.games.c.seed).where(here))
            where = sa.and_(db.plies.c.room == self.id, db.plies.c.game == self.facts.game)
            rows = await self._store.read(sa.select(db.plies).where(where).order_by(db.plies.c.ply))
            talk = sa.select(db.said.c.facts).where(db.said.c.room == self.id).order_by(db.said.c.n)
            self._said = [row.facts for row in await self._store.read(talk)][-MOST_KEPT:]
            if game:
                self.match = self._replayed(rows, bytes.fromhex(game[0].seed))
            sent = sa.and_(db.plies.c.room == self.id, db.plies.c.sender.is_not(None))
            senders = await self._store.read(sa.select(db.plies.c.sender).where(sent))
            self._answered = {tuple(row.sender.split(" ", 1)) for row in senders}
            self._restored = True
        self.wake_bots()

    def _replayed(self, rows: Sequence[sa.Row[Any]], seed: bytes) -> Match:
        start = catalog.start(self.edition)
        state = start
        for row in rows:
            try:
                state = state.play(row.seat, row.move)
            except FogboundError as problem:
                log.error("a game of %s is frozen at ply %d: %s", self.edition.id, row.ply, problem.code)
                self._frozen = True
                break
        return Match.resume(start, state, seed)

    # Listening

    def join(self, listener: Listener) -> None:
        """A person's socket: he hears the room, the chat so far, and the views he may have at once."""
        before = self._listeners.pop(listener.person, None)
        if before is not None:
            before.close(REPLACED)
        self._listeners[listener.person] = listener
        listener.attached = self._at_once(listener.person)
        self._tell_room()
        for message in [said for said in self._said if self._may_hear(listener, said)][-MOST_TOLD:]:
            listener.send(message)
        self._send_marks(listener)
        self._send_views(listener)

    def part(self, listener: Listener) -> None:
        if self._listeners.get(listener.person) is listener:
            del self._listeners[listener.person]
            self._tell_room()

    # What comes in

    async def hear(self, listener: Listener, message: wire.Message) -> None:
        """Do what a message asks, or raise the refusal that answers it."""
        if isinstance(message, wire.Ping):  # whoever asks whether we are there must not wait for a writer
            listener.send({"type": "pong", **_echo(message)})
            return
        async with self._lock:
            if self.facts.status == "closed":
                raise Refused("not-now", "This room is closed.")
            if listener.person not in self.facts.members:  # sent away while his message waited
                raise Refused("not-yours", "You are no longer in this room.", status=403)
            match message:
                case wire.Play():
                    await self._play(listener, message)
                case wire.Attach():
                    self._attach(listener, message)
                case wire.Say():
                    await self._say(listener, message)
                case wire.Marks():
                    await self._mark(listener, message)
                case wire.Host():
                    await self._host(listener, message)
                case _:
                    await self._furnish(listener.person, message)

    @contextlib.contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """What could not be done or written has not happened."""
        before = deepcopy(self.facts)
        try:
            yield
        except Exception:
            self.facts = before
            raise

    async def _furnish(self, person: str, message: wire.Message) -> None:
        """Who sits where; a request for a taken seat is kept, so that its holder can answer it."""
        asked: Refused | None = None
        with self._all_or_nothing():
            try:
                self._furniture(person, message)
            except Refused as problem:
                if problem.code != "taken":
                    raise
                asked = problem
            await self._save()
        self._tell_room(echo={} if asked else {person: _echo(message)})
        if asked is not None:
            raise asked
        self._refresh_attachments()
        self.wake_bots()

    def _furniture(self, person: str, message: wire.Message) -> None:
        match message:
            case wire.Sit():
                self._sit(person, message)
            case wire.Consent():
                chairs.hand_over(self.edition, self.facts, person, message.person, message.seat, yes=message.yes)
            case wire.Share():
                self._own(person, message.seat).shared = message.yes
            case wire.Pin():
                self._own(person, message.seat).pin = self._pin(message.pin) if message.pin else ""
            case wire.Ready():
                others = [member for member in self.facts.ready if member != person]
                self.facts.ready = [*others, person] if message.yes else others

    def _own(self, person: str, seat: Seat) -> Chair:
        chair = chairs.chair(self.facts, seat)
        if person not in chair.holders:
            raise Refused("not-yours", f"{seat} is not your seat.", status=403, seat=seat)
        return chair

    def _pin(self, pin: str) -> str:
        return hashlib.sha256(f"{self.id} {pin}".encode()).hexdigest()

    def _sit(self, person: str, message: wire.Sit) -> None:
        seat, who = message.seat, message.who
        chair = chairs.chair(self.facts, seat)
        if who == "me":
            chairs.take(self.edition, self.facts, person, seat)
        elif who == "open":
            if person in chair.holders:
                chairs.leave(self.facts, person, seat)
            elif chair.bot is not None:
                self._host_only(person)
                chair.bot = None
            elif chair.holders:
                raise Refused("not-yours", f"{seat} is not your seat.", status=403, seat=seat)
        elif who.startswith("bot:"):
            self._host_only(person)
            self._place_bot(chair, seat, who.removeprefix("bot:"))
        else:
            raise Refused("bad-message", "who is me, open or bot:NAME.", field="who")

    def _place_bot(self, chair: Chair, seat: Seat, bot: str) -> None:
        if bot not in BOTS:
            raise Refused("bad-message", f"There is no bot {bot!r}; bots are {', '.join(BOTS)}.", field="who")
        if chair.holders:
            raise Refused("taken", f"{seat} is somebody's seat; a bot cannot take it.", seat=seat)
        chair.bot = bot

    def _host_only(self, person: str) -> None:
        if person != self.facts.host:
            raise Refused("not-host", "Only the host of this room may do that.", status=403)

    # Playing

    async def _play(self, listener: Listener, message: wire.Play) -> None:
        if self.match is None or (listener.person, message.id) not in self._answered:
            await self._play_now(listener, message)
        self._send_views(listener, id=message.id)

    async def _play_now(self, listener: Listener, message: wire.Play) -> None:
        match = self._running()
        if message.seat not in self.facts.chairs:
            raise Refused("no-such-seat", f"There is no seat {message.seat!r} here.", seat=message.seat)
        if not chairs.may_play(self.edition, self.facts, listener.person, message.seat):
            raise Refused("not-yours", f"{message.seat} is not your seat.", status=403, seat=message.seat)
        if self.facts.chairs[message.seat].pin and message.seat not in listener.attached:
            raise Refused("pin", f"{message.seat} is locked with a pin; attach to it first.", seat=message.seat)
        await self._submit(match, message.seat, message.move, message.ply, listener, message.id)

    def _running(self) -> Match:
        if self._frozen:
            raise Refused("frozen", "This game was begun under other rules and cannot go on; its log is kept.")
        if self.match is None or self.facts.status != "playing":
            over = self.match is not None and self.match.state.outcome is not None
            raise Refused("game-over" if over else "not-now", "No game is running in this room.")
        return self.match

    async def _submit(
        self, match: Match, seat: Seat, move: str, ply: int, listener: Listener | None = None, id: str | None = None
    ) -> None:
        """Play, write, and only then tell. If writing fails, the move has not happened."""
        ahead = copy(match)
        played = ahead.submit(seat, move, ply)
        over = ahead.state.outcome is not None
        sender = f"{listener.person} {id}" if listener is not None and id is not None else None
        await self._store.write(*self._ply_rows(ply, played, sender), *(self._row(status="over") if over else ()))
        self.match = ahead  # nobody saw it before it was on the disk
        if over:
            self.facts.status = "over"
        if listener is not None and id is not None:
            self._answered.add((listener.person, id))
        self.changed = time.time()
        self._tell_views(but=listener)
        if over:
            self._tell_room()
        self.wake_bots()

    def _ply_rows(self, first: int, played: Sequence[Ply], sender: str | None = None) -> Iterator[db.Statement]:
        """New rows for the log; only the first ply is the sender's, the rest are the dealer's."""
        for n, ply in enumerate(played):
            yield sa.insert(db.plies).values(
                room=self.id,
                game=self.facts.game,
                ply=first + n,
                seat=ply.seat,
                move=str(ply.move),
                sender=None if n else sender,
            )

    def wake_bots(self) -> None:
        """Let a bot whose turn it is think, unless one already does."""
        if self.status == "playing" and (self._bot is None or self._bot.done()) and self._bot_to_move():
            self._bot = asyncio.create_task(self._play_bots())

    def _bot_to_move(self) -> Seat | None:
        turn = self.match.state.turn if self.match is not None else ()
        return next((seat for seat in turn if self.facts.chairs[seat].bot is not None), None)

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
        while (seat := self._bot_to_move()) is not None and self.match is not None:
            ply, bot = self.match.ply, self.facts.chairs[seat].bot
            view = self.match.view(seat)
            thinking = asyncio.create_task(self._workers.choose(bot or chairs.HOUSE_BOT, view))
            await asyncio.sleep(self.facts.settings.pace)
            move = await thinking
            async with self._lock:
                # A person may have moved meanwhile, or taken the seat: then the bot looks again.
                still = self.match is not None and self.match.ply == ply and self.facts.chairs[seat].bot is not None
                if still and move is not None and self.facts.status == "playing":
                    await self._submit(self.match, seat, str(move), ply)
                if self.facts.status != "playing":
                    return

    # Views

    def _attach(self, listener: Listener, message: wire.Attach) -> None:
        seats = list(dict.fromkeys(message.seats))
        for seat in seats:
            pin = chairs.chair(self.facts, seat).pin
            if not chairs.may_play(self.edition, self.facts, listener.person, seat):
                raise Refused("not-yours", f"{seat} is not your seat.", status=403, seat=seat)
            if pin and not hmac.compare_digest(pin, self._pin(message.pin)):
                raise Refused("pin", f"{seat} is locked: give its pin.", seat=seat)
        if len({chairs.side_of(self.edition, seat) for seat in seats}) > 1:
            raise Refused("side", "Seats of different sides cannot be attached at once.")
        listener.attached, listener.chose = tuple(seats), True
        listener.sent.clear()
        self._send_room(listener, **(_echo(message) if self.match is None else {}))
        self._send_marks(listener)
        self._send_views(listener, id=message.id)

    # Talking and drawing

    async def _say(self, listener: Listener, message: wire.Say) -> None:
        side = self._side(listener) if message.to == "side" else None
        if message.to == "side" and side is None:
            raise Refused("not-yours", "Only the people of a side of several can talk among themselves.", status=403)
        said = {
            "type": "said",
            "n": self._next_said(),
            "person": listener.person,
            "name": self._people.name(listener.person),
            "to": message.to,
            "side": side,
            "game": self.facts.game,
            "text": message.text,
            "at": round(time.time(), 1),
        }
        await self._store.write(sa.insert(db.said).values(room=self.id, n=said["n"], facts=said))
        self._said = [*self._said[1 - MOST_KEPT :], said]
        for other in self._listeners.values():
            if self._may_hear(other, said):
                other.send({**said, **(_echo(message) if other is listener else {})})

    def _next_said(self) -> int:
        """Milliseconds: a mere count would tell X how much the detectives talk among themselves."""
        return max(round(time.time() * 1000), self._said[-1]["n"] + 1 if self._said else 0)

    async def _mark(self, listener: Listener, message: wire.Marks) -> None:
        side = self._side(listener)
        if side is None:
            raise Refused("not-yours", "Pencil marks are for the people of a side of several.", status=403)
        with self._all_or_nothing():
            self.facts.marks[str(side)] = [mark.model_dump(exclude_none=True) for mark in message.marks]
            await self._store.write(*self._row(touch=False))  # nor may X see that something was drawn
        for other in self._listeners.values():
            if self._side(other) == side:
                self._send_marks(other, listener.person, **(_echo(message) if other is listener else {}))

    # The host

    async def _host(self, listener: Listener, message: wire.Host) -> None:
        self._host_only(listener.person)
        with self._all_or_nothing():
            match message.do:
                case "start":
                    await self._start()
                case "rematch":
                    await self._rematch()
                case "kick":
                    await self._kick(message.person)
                case "settings":
                    await self._set(message.settings)
                case "close":
                    self.facts.status = "closed"
                    await self._save()
        self._tell_room(echo={listener.person: _echo(message)})
        if message.do == "close":
            for other in list(self._listeners.values()):
                other.close(KICKED)
        self.wake_bots()

    async def _set(self, settings: wire.Settings | None) -> None:
        """What is left out stays as it was; whoever is watching sees the difference at once."""
        if settings is None:
            raise Refused("bad-message", "Say which settings: suspects, pace.", field="settings")
        self.facts.settings = self.facts.settings.model_copy(update=settings.model_dump(exclude_unset=True))
        await self._save()
        self._tell_views()

    async def _start(self) -> None:
        if self.facts.status != "lobby":
            raise Refused("not-now", "The game has already begun.")
        chairs.fill(self.edition, self.facts)
        await self._deal()

    async def _rematch(self) -> None:
        """The same people, a new game in the same room: back to the lobby, so that they can change seats."""
        if self.facts.status != "over":
            raise Refused("not-now", "A rematch comes after the game.")
        self.facts.game += 1
        self.facts.status, self.facts.ready, self.facts.marks, self.facts.sided = "lobby", [], {}, {}
        await self._save()
        self.match = None
        self._views.clear()

    async def _deal(self) -> None:
        seed = new_seed()
        match = Match(catalog.start(self.edition), seed)
        await self._store.write(
            sa.insert(db.games).values(room=self.id, game=self.facts.game, seed=seed.hex()),
            *self._ply_rows(0, match.state.log),
            *self._row(status="playing"),
        )
        self.facts.status = "playing"
        self.match = match
        self._aids = catalog.aids(self.edition)
        self._refresh_attachments()
        self._tell_views()

    async def _kick(self, person: str | None) -> None:
        if person is None or person not in self.facts.members or person == self.facts.host:
            raise Refused("bad-message", "Say whom to send away: a person in the room, not yourself.", field="person")
        chairs.expel(self.edition, self.facts, person)
        await self._save()
        listener = self._listeners.pop(person, None)
        if listener is not None:
            listener.close(KICKED)

    # The room itself

    async def enter(self, person: str) -> None:
        async with self._lock:
            if self.facts.status == "closed":
                raise no_such_room()
            if person not in self.facts.members:
                with self._all_or_nothing():
                    self.facts.members.append(person)
                    await self._save()
                self._tell_room()

    def _row(self, *, touch: bool = True, **changes: Any) -> tuple[db.Statement, ...]:
        """The room as it is, or as it will be with these changes."""
        self.changed = time.time() if touch else self.changed
        facts = {**self.facts.to_json(), **changes}
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


def no_such_room() -> Refused:
    """One answer for rooms that never were and rooms that are closed."""
    return Refused("no-such-room", "No room has this address or code.", status=404)


def _echo(message: wire.Message) -> dict[str, Any]:
    return {"id": message.id} if message.id is not None else {}
