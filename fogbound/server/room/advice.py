"""The adviser at one table: hints for the mover, and where X probably is. Nothing here changes the room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from fogbound.errors import FogboundError, StaleMove
from fogbound.game import View
from fogbound.languages.catalogue import worded
from fogbound.server import wire
from fogbound.server.logs import place
from fogbound.server.room import seats
from fogbound.server.room.audience import Audience, Listener
from fogbound.server.room.play import refuse_unless_looking, running_match
from fogbound.server.room.state import RoomState
from fogbound.server.wire import Refused

log = logging.getLogger("fogbound.rooms")

Belief = list[list[float]]


class Advisers(Protocol):
    """The processes that the adviser thinks in."""

    async def hint(self, view: View, owner: str = "") -> dict[str, Any] | None: ...

    async def whereabouts(self, view: View, owner: str = "") -> Belief | None: ...


# Pure: who may ask


def refuse_hint(room: RoomState, listener: Listener, message: wire.AskHint) -> None:
    """A hint is for the mover, where the host allows it, and only while they look from the seat."""
    match = running_match(room)
    if not room.steward.hints:
        raise Refused("no-hints", "This table plays without hints; the host can allow them.", status=403)
    refuse_unless_looking(room, listener.person, message.seat, message.ply, listener.gaze.seats)
    if message.seat not in match.state.turn:
        raise Refused("not-now", worded("now-not-turn", seat=message.seat), status=409)


def refuse_whereabouts(room: RoomState, person: str) -> None:
    if not room.steward.whereabouts:
        text = "This table does not show where Mister X probably is; the host can allow it."
        raise Refused("no-whereabouts", text, status=403)
    if not seats.playable_seats(room, person):
        raise Refused("not-yours", "Only players can see where Mister X probably is.", status=403)


def _no_advice() -> Refused:
    return Refused("no-advice", "The adviser found no answer. Please ask again.", status=500)


# The tasks


class Advice:
    """The hints people wait for, and the belief about X at the present moment, worked out once for everyone."""

    def __init__(self, advisers: Advisers, audience: Audience, current_room: Callable[[], RoomState]) -> None:
        self._advisers, self._audience, self._current_room = advisers, audience, current_room
        self._one_at_a_time = asyncio.Lock()
        self._hints: set[asyncio.Task[None]] = set()
        self._belief: tuple[tuple[int, int, int] | None, Belief | None] = None, None
        self._search: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        tasks = [*self._hints, *([self._search] if self._search is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Hints

    def ask(self, listener: Listener, message: wire.AskHint) -> None:
        """Begin to work a hint out. The room goes on meanwhile."""
        room = self._current_room()
        refuse_hint(room, listener, message)
        task = asyncio.create_task(self._answer(listener, message, room))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _answer(self, listener: Listener, message: wire.AskHint, asked: RoomState) -> None:
        """Send the hint, or say why there is none: every question gets an answer."""
        try:
            answer: wire.FromServer = await self._hint(listener, message, asked)
        except FogboundError as problem:
            answer = wire.error(problem, message.id)
        except Exception as problem:  # the adviser's fault, not the person's
            log.error("a hint failed: %s", place(problem))
            answer = wire.error(_no_advice(), message.id)
        listener.send(wire.write(answer))

    async def _hint(self, listener: Listener, message: wire.AskHint, asked: RoomState) -> wire.Hint:
        """The hint, unless the game went on or the seat changed hands while it was worked out."""
        advice = None
        async with self._one_at_a_time:
            if self._current_room().moment == asked.moment:
                advice = await self._advisers.hint(running_match(asked).view(message.seat), listener.person)
        room = self._current_room()
        refuse_hint(room, listener, message)
        if room.moment != asked.moment:  # another game is at the same ply
            raise StaleMove("stale", "The game has moved on since you asked.", given=message.ply, now=room.moment[1])
        if advice is None:
            raise _no_advice()
        hint = {"type": "hint", "seat": message.seat, "game": asked.facts.game_number, "ply": message.ply, **advice}
        return msgspec.convert({**hint, "id": message.id}, wire.Hint)

    # Where X probably is

    def follow(self, listener: Listener, message: wire.Follow) -> None:
        """Send a listener beliefs from now on, or no longer. One that is not ready yet follows by itself."""
        room = self._current_room()
        if message.yes:
            refuse_whereabouts(room, listener.person)
        listener.follows = message.yes
        known = message.yes and self._belief[0] == room.moment
        listener.send(_whereabouts(room, self._belief[1] if known else None))
        self.room_changed(room)

    def room_changed(self, room: RoomState) -> None:
        """Work out where X probably is, if anyone follows."""
        if self._followers(room) and (self._search is None or self._search.done()):
            self._search = asyncio.create_task(self._find())

    def _followers(self, room: RoomState) -> list[Listener]:
        """Everyone who gets the belief: only while a game runs, and only where the host allows it."""
        if room.status != "playing" or not room.steward.whereabouts:
            return []
        return [each for each in self._audience.people if each.follows and seats.playable_seats(room, each.person)]

    async def _find(self) -> None:
        """Work the belief out from the public view, and send it unless the game has gone on."""
        while self._followers(room := self._current_room()) and self._belief[0] != room.moment:
            belief = await self._advisers.whereabouts(running_match(room).view(None), room.facts.host)
            now = self._current_room()
            if now.moment == room.moment:
                self._belief = room.moment, belief
                text = _whereabouts(now, belief)
                for listener in self._followers(now):
                    listener.send(text)


def _whereabouts(room: RoomState, belief: Belief | None) -> str:
    game, ply, _ = room.moment
    pairs = None if belief is None else [(int(station), chance) for station, chance in belief]
    return wire.write(wire.Whereabouts(game=game, ply=ply, belief=pairs))
