"""A room at work: the lock, the store and the sockets around a `RoomState`.

Every change goes the same way: change, write, swap, tell. Nobody is told anything before it is written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Protocol, TypeVar

from fogbound import proof
from fogbound.game import Seat
from fogbound.languages.catalogue import worded
from fogbound.server import wire
from fogbound.server.logs import place
from fogbound.server.room import seats
from fogbound.server.room.advice import Advice, Advisers
from fogbound.server.room.audience import Audience, Listener
from fogbound.server.room.bots import BotPlayers, Thinkers
from fogbound.server.room.change import Change, Enter, Message, PlannedMove, Reconsider, Rematch, Start
from fogbound.server.room.games import seeds_needed
from fogbound.server.room.gaze import requested_gaze
from fogbound.server.room.presence import next_turning_point
from fogbound.server.room.rows import Row
from fogbound.server.room.state import Person, RoomState
from fogbound.server.room.transition import change, refuse_unless_member
from fogbound.server.room.turns import Notifier, TurnNotices
from fogbound.server.room.why import why
from fogbound.server.wire import Refused

log = logging.getLogger("fogbound.rooms")
UNTOLD = 20.0  # seconds after a move in which the process that should have told people of it may have died

T = TypeVar("T")


class Storage(Protocol):
    """What a room needs of the store."""

    async def write_rows(self, rows: tuple[Row, ...]) -> None: ...

    async def has_rows(self, rows: tuple[Row, ...]) -> bool: ...

    async def seen_cards(self, game: str, people: list[Person]) -> tuple[str, ...]: ...


class Workers(Thinkers, Advisers, Protocol):
    """The processes that bots and the adviser think in."""


class RoomRunner:
    """The authority over one room; docs/protocol.md says what it hears and tells."""

    def __init__(
        self,
        state: RoomState,
        store: Storage,
        name_of: Callable[[Person], str],
        workers: Workers,
        clock: Callable[[], float],
        rng: Random | None = None,
        notifier: Notifier | None = None,
    ) -> None:
        self.state = state
        self.audience = Audience(state, name_of, clock())
        self._store, self._clock = store, clock
        self._lock = asyncio.Lock()
        self._uncertain: Change | None = None  # the store failed while writing it: it may have it or not
        self._alarm: asyncio.TimerHandle | None = None
        self._parting: asyncio.Handle | None = None  # people have gone, and the others have yet to be told
        self._bots = BotPlayers(workers, self._play_planned, clock, rng or Random())
        self._advice = Advice(workers, self.audience, lambda: self.state)
        looking = self.audience.is_looking
        self._turns = None if notifier is None else TurnNotices(notifier, lambda: self.state, looking)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._used = clock()
        self._stopping = False
        self._end: asyncio.Task[None] | None = None  # of a room that another process has taken over

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def is_closed(self) -> bool:
        return self.state.facts.stage == "closed"

    # Memory

    def touch(self) -> None:
        """Someone has asked for this room."""
        self._used = self._clock()

    def sleep(self) -> None:
        """The room leaves memory."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._turns is not None:
            self._turns.stop()

    def wake(self) -> None:
        """The room is used again: everyone who is not back yet has just left."""
        self.touch()
        self.audience.wake(self._used)
        self._bots.room_changed(self.state, self.audience.presence_at(self._used))

    def carry_on(self) -> None:
        """Its process has died, perhaps before it told people of their turn."""
        if self._turns is not None and self._clock() - self.state.moved < UNTOLD:
            self._turns.tell_again()

    @property
    def idle_for(self) -> float | None:
        """Seconds since anyone was here; None while someone is, or something goes on."""
        busy = self.audience or self._bots.busy or self._tasks or self._lock.locked()
        return None if busy else self._clock() - max(self._used, self.audience.last_left())

    async def stop(self) -> None:
        """The server is going down: changes that have begun are carried through, and others are refused."""
        self._stopping = True
        self.sleep()
        await self._bots.stop()
        await self._advice.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def abandon(self) -> None:
        """Another process has the room: nothing more happens here, and people connect again by themselves."""
        self._stopping = True
        self.audience.send_away()
        self._end = asyncio.create_task(self.stop())

    # Changes

    async def submit(
        self,
        actor: Person | None,
        message: Message,
        listener: Listener | None = None,
        sent_from: tuple[Seat, ...] | None = None,
    ) -> Change:
        """Change the room and answer the listener. A change is carried through even if its sender hangs up.

        `sent_from` are the seats the sender looked from when they sent it: they may have turned away since.
        """
        self._refuse_if_stopping()
        return await asyncio.shield(self.carry_out(self._change(actor, message, listener, sent_from)))

    def _refuse_if_stopping(self) -> None:
        if self._stopping:
            raise Refused("not-now", worded("now-restarting"), status=503)

    def carry_out(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something to its end, even when the server goes down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # a sender who hung up hears of no failure, and asyncio need not report it

    async def _change(
        self,
        actor: Person | None,
        message: Message,
        listener: Listener | None = None,
        sent_from: tuple[Seat, ...] | None = None,
    ) -> Change:
        async with self._lock:
            await self._resolve_uncertain()
            supplied, now = await self._supply(message), self._clock()
            presence = self.audience.presence_at(now)
            if actor is not None and sent_from is not None:
                presence = presence.looking_from(actor, sent_from)
            step = change(self.state, actor, supplied, presence, now)
            await self._write(step)
            self._swap(step.room)
            if listener is not None:
                _answer(listener, message, step)
            self.audience.dismiss(everyone=self.is_closed)
            return step

    async def _supply(self, message: Message) -> Message:
        """A new game needs what no pure function has: new seeds, and the cards that people at the table have seen."""
        if not (isinstance(message, wire.Host) and message.do in ("start", "rematch")):
            return message
        room = self.state
        seen = await self._store.seen_cards(room.base.game, seats.seated_people(room))
        seeds = proof.new_seeds(seeds_needed(room))
        return (
            Start(tuple(message.names), seeds, seen) if message.do == "start" else Rematch(message.rotate, seeds, seen)
        )

    async def _write(self, step: Change) -> None:
        """Write a change. If the store fails, raise only if the rows are not there after all, or nobody knows."""
        if not step.rows:
            return
        try:
            await self._store.write_rows(step.rows)
        except Exception:
            self._uncertain = step
            if not await self._is_stored(step):
                raise

    async def _is_stored(self, step: Change) -> bool:
        """Whether the store has the uncertain change. While the store does not answer, it stays uncertain."""
        stored = await self._store.has_rows(step.rows)
        self._uncertain = None
        return stored

    async def _resolve_uncertain(self) -> None:
        """Make up for a change that was stored though the store failed. Nothing changes before that is known."""
        step = self._uncertain
        if step is not None and await self._is_stored(step):
            self._swap(step.room)
            self.audience.dismiss(everyone=self.is_closed)

    def _swap(self, room: RoomState) -> None:
        """The next room, which the store has."""
        before = self.state
        if room is before:
            return
        self.state = room
        self.audience.reconcile(before, room)
        self._tell()

    def _tell(self, *, anew: bool = False) -> None:
        """Show everyone the room as it is in the store, and let bots, adviser and clock look at it."""
        now = self._clock()
        try:
            self.audience.tell(self.state, now, anew=anew)
        except Exception as problem:  # what is written is done, whatever telling it meets
            log.error("a room could not be told: %s", place(problem))
        if self._stopping:
            return
        self._bots.room_changed(self.state, self.audience.presence_at(now))
        self._advice.room_changed(self.state)
        if self._turns is not None:
            self._turns.room_changed(self.state)
        self._set_alarm(now)

    # People

    async def enter(self, person: Person) -> None:
        if person in self.state.facts.members and self.state.facts.stage != "closed":
            return
        await self.submit(person, Enter())

    def join(self, listener: Listener) -> None:
        """A person's socket: they are shown the room, the chat, and what they may see of the game."""
        self.audience.join(listener, self.state, self._clock())
        self._people_changed()

    def part(self, listener: Listener) -> None:
        """A socket is gone. Where many go at once, the others are told once."""
        if self.audience.part(listener, self._clock()) and self._parting is None:
            self._parting = asyncio.get_running_loop().call_soon(self._all_parted)

    def _all_parted(self) -> None:
        self._parting = None
        self._people_changed()

    def open_screen(self, screen: Listener, opener: Person) -> None:
        """A public screen: it shows the public view, and can do nothing."""
        self.audience.open_screen(screen, opener)
        self._people_changed()

    def close_screen(self, screen: Listener, opener: Person) -> None:
        if self.audience.close_screen(screen, opener):
            self._people_changed()

    def person_renamed(self, person: Person) -> None:
        """Tell the room a person's new name, if it knows them."""
        if person in (*self.state.facts.members, *self.state.facts.banned):
            self._tell()

    def _people_changed(self) -> None:
        self._tell()
        if (self.state.proposals or self.state.undo) and not self._stopping:
            self.carry_out(self._reconsider())

    async def _reconsider(self) -> None:
        """Proposals may now be agreed on, since someone came or went, or was away for long enough."""
        try:
            await self._change(None, Reconsider())
        except Exception as problem:  # people can still agree on them
            log.error("proposals could not be reconsidered: %s", place(problem))
        self._tell(anew=True)

    def _set_alarm(self, now: float) -> None:
        """Look again when the next absence has become too long."""
        if self._alarm is not None:
            self._alarm.cancel()
        seconds = next_turning_point(self.state, self.audience.presence_at(now))
        self._alarm = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._on_alarm)

    def _on_alarm(self) -> None:
        self.carry_out(self._reconsider())

    # Messages

    async def hear(
        self,
        listener: Listener,
        message: wire.ToServer,
        sent_from: tuple[Seat, ...] | None = None,
        *,
        carried: bool = False,
    ) -> None:
        """Do what a message asks and say so, or raise the refusal that answers it.

        `carried`: the caller is itself carried out, so that a change needs no task of its own.
        """
        match message:
            case wire.Ping():  # answered without the lock: the sender wants to know whether we are there
                listener.send(wire.write(wire.Pong(id=message.id)))
                return
            case wire.AskHint():
                self._refuse_if_stopping()
                refuse_unless_member(self.state, listener.person)
                self._advice.ask(listener, message)
                return
            case wire.AskWhy():
                refuse_unless_member(self.state, listener.person)
                listener.send(wire.write(why(self.state, listener, message)))
                return
            case wire.Follow():
                self._refuse_if_stopping()
                refuse_unless_member(self.state, listener.person)
                self._advice.follow(listener, message)
            case wire.Visible():
                listener.visible = message.yes
            case wire.Attach():
                self._attach(listener, message)
            case _ if carried:
                self._refuse_if_stopping()
                await self._change(listener.person, message, listener, sent_from)
                return
            case _:
                await self.submit(listener.person, message, listener, sent_from)
                return
        _answer(listener, message)

    def _attach(self, listener: Listener, message: wire.Attach) -> None:
        """At once, without the lock: a curtain must not wait for a slow disk."""
        refuse_unless_member(self.state, listener.person)
        self.audience.attach(listener, requested_gaze(self.state, listener.person, message))
        self._people_changed()

    async def _play_planned(self, move: PlannedMove) -> Change:
        return await self.submit(None, move)


def _answer(listener: Listener, message: Message | wire.ToServer, step: Change | None = None) -> None:
    """Tell the sender that a message has taken effect, or what came of it instead."""
    id = getattr(message, "id", None)
    if step is not None and step.replies:
        for reply in step.replies:
            listener.send(wire.write(reply))
    elif id is not None:
        listener.send(wire.write(wire.Done(id=id)))
