"""A room: a match with its people, their sockets, their chat and their pencil marks.

Everything that changes it passes through one lock, is written to the store, and only then told to anybody.
"""

from __future__ import annotations

import hashlib
import hmac
import time

import sqlalchemy as sa

from fogbound.game import Seat
from fogbound.server import archive, chairs, lineup, wire
from fogbound.server import store as db
from fogbound.server.advising import Advising
from fogbound.server.audience import Listener
from fogbound.server.chairs import Chair
from fogbound.server.deciding import echo
from fogbound.server.hosting import no_such_room
from fogbound.server.playing import MOST_KEPT
from fogbound.server.wire import Refused

__all__ = ["Room", "no_such_room"]

REPLACED = 4001
GONE_AFTER = 10.0  # seconds after which the host may let a bot play for somebody
MOST_TOLD = 200  # chat that is told again on joining


class Room(Advising):
    """The authority over one room; see docs/protocol.md for what it says and hears."""

    # Listening

    def join(self, listener: Listener) -> None:
        """A person's socket: he hears the room, the chat so far, and the views he may have at once."""
        if not self._listeners:  # no clock ran while nobody was here
            self._moved = time.monotonic()
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
        self._came(listener)
        self.wake_bots()  # clocks run again

    def part(self, listener: Listener) -> None:
        if self._listeners.get(listener.person) is listener:
            del self._listeners[listener.person]
            self._left[listener.person] = time.monotonic()
            self._stirred.set()
            self._tell_room()
            self._went()

    def show(self, screen: Listener, opener: str) -> None:
        """A socket for everybody's eyes: it is nobody's, so that it sees what is public and can do nothing."""
        before = self._screens.pop(opener, None)
        if before is not None:
            before.close(REPLACED)
        self._screens[opener] = screen
        self._tell_room()
        self._send_views(screen)

    def hide(self, screen: Listener, opener: str) -> None:
        if self._screens.get(opener) is screen:
            del self._screens[opener]
            self._tell_room()

    # What comes in

    async def hear(self, listener: Listener, message: wire.Message) -> None:
        """Do what a message asks, or raise the refusal that answers it."""
        if isinstance(message, wire.Ping):  # whoever asks whether we are there must not wait for a writer
            listener.send({"type": "pong", **echo(message)})
            return
        async with self._lock:
            if self.facts.status == "closed":
                raise Refused("not-now", "This room is closed.")
            if listener.person not in self.facts.members:  # sent away while his message waited
                raise Refused("not-yours", "You are no longer in this room.", status=403)
            match message:
                case wire.Play():
                    await self._play(listener, message)
                case wire.Agree():
                    await self._agree(listener, message)
                case wire.Hint():
                    self._hint(listener, message)
                case wire.Whereabouts():
                    self._follow(listener, message)
                case wire.Attach():
                    heard = self._heard(listener.person)
                    self._attach(listener, message)
                    await self._opened(listener, heard)
                case wire.Say():
                    await self._say(listener, message)
                case wire.Marks():
                    await self._mark(listener, message)
                case wire.Leave():
                    await self._leave(listener.person)
                case wire.Host():
                    await self._host(listener, message)
                case _:
                    await self._furnish(listener.person, message)

    async def _furnish(self, person: str, message: wire.Message) -> None:
        """Who sits where; a request for a taken seat is kept, so that its holder can answer it."""
        asked: Refused | None = None
        with self._all_or_nothing():
            try:
                self._furniture(person, message)
                lineup.follow(self.edition, self.facts, self._people.name)
            except Refused as problem:
                if problem.code != "taken":
                    raise
                asked = problem
            await self._save()
        self._tell_room(echo={} if asked else {person: echo(message)})
        if asked is not None:
            raise asked
        self._refresh_attachments()
        await self._settle()
        if isinstance(message, wire.Ready):
            await self._if_all_ready()

    def _furniture(self, person: str, message: wire.Message) -> None:
        match message:
            case wire.Sit():
                self._sit(person, message)
            case wire.Consent():
                chairs.hand_over(self.edition, self.facts, person, message.person, message.seat, yes=message.yes)
            case wire.Name():
                chairs.call(self.facts, person, message.seat, message.name)
            case wire.Share():
                chairs.own(self.facts, person, message.seat).shared = message.yes
            case wire.Pin():
                chairs.own(self.facts, person, message.seat).pin = self._pin(message.pin) if message.pin else ""
            case wire.Ready():
                others = [member for member in self.facts.ready if member != person]
                self.facts.ready = [*others, person] if message.yes else others

    def _pin(self, pin: str) -> str:
        return hashlib.sha256(f"{self.id} {pin}".encode()).hexdigest()

    def _sit(self, person: str, message: wire.Sit) -> None:
        seat, who = message.seat, message.who
        chair = chairs.chair(self.facts, seat)
        chairs.refuse_house(self.edition, seat)
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
        elif who.startswith(chairs.BOT):
            self._host_only(person)
            self._place_bot(chair, seat, chairs.hired(self.edition, who.removeprefix(chairs.BOT)))
        else:
            raise Refused("bad-message", "who is me, open or bot:NAME.", field="who")

    def _place_bot(self, chair: Chair, seat: Seat, bot: str) -> None:
        if chair.holders and (self.facts.status != "playing" or not all(map(self._gone, chair.holders))):
            raise Refused("taken", f"{seat} is somebody's seat; a bot cannot take it.", seat=seat)
        chairs.replace(self.edition, self.facts, seat, bot)

    def _gone(self, person: str) -> bool:
        """Away for so long that a table need not wait for him."""
        return self._away(person) >= GONE_AFTER

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
        self._send_room(listener, **(echo(message) if self.match is None else {}))
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
                other.send({**said, **(echo(message) if other is listener else {})})

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
                self._send_marks(other, listener.person, **(echo(message) if other is listener else {}))

    # Records

    async def record(self, game: int | None = None, series: int | None = None) -> str:
        """What is over, as text: the present game or series; else the game, or the series of the game, asked for."""
        if game is None and series is None and self.facts.series is not None:
            series = self.facts.game
        if series is not None:
            return await archive.series_record(self._store, self._base, self.id, series)
        number = self.facts.game if game is None else game
        names = archive.names(self.facts.chairs, self._people) if number == self.facts.game else {}
        return await archive.record(self._store, self._base, self.id, number, names)
