"""Tells people who are not looking that it is their move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

from fogbound.server.room.seats import players_of
from fogbound.server.room.state import Person, RoomState


class Notifier(Protocol):
    """What sends notices."""

    @property
    def people(self) -> Collection[Person]:
        """Those who may want any."""

    @property
    def delay(self) -> float:
        """Seconds until a notice: whoever comes back sooner needs none."""

    def notify(self, person: Person, room: str, code: str) -> None: ...


class TurnNotices:
    """Watches one room. A person hears once of a turn, however many of their seats move in it."""

    def __init__(
        self, notifier: Notifier, room_now: Callable[[], RoomState], is_looking: Callable[[Person], bool]
    ) -> None:
        self._notifier, self._room_now, self._is_looking = notifier, room_now, is_looking
        self._awaited = awaited_people(room_now())  # a turn from before needs no notice now
        self._planned: dict[Person, asyncio.TimerHandle] = {}

    def room_changed(self, room: RoomState) -> None:
        """After each change: plan notices for those whose turn it is now and was not before."""
        if not any(person in self._notifier.people for person in room.facts.members):
            self._awaited = frozenset()  # most rooms: it costs them nothing
            return
        before, self._awaited = self._awaited, awaited_people(room)
        for person in before - self._awaited:
            self._cancel(person)
        for person in self._awaited - before:
            if person in self._notifier.people:
                self._plan(person)

    def tell_again(self) -> None:
        """Nobody knows whether those whose turn it is were told: better twice than never."""
        self._awaited = frozenset()
        self.room_changed(self._room_now())

    def stop(self) -> None:
        for person in list(self._planned):
            self._cancel(person)

    def _plan(self, person: Person) -> None:
        self._cancel(person)
        loop = asyncio.get_running_loop()
        self._planned[person] = loop.call_later(self._notifier.delay, self._notify, person)

    def _cancel(self, person: Person) -> None:
        handle = self._planned.pop(person, None)
        if handle is not None:
            handle.cancel()

    def _notify(self, person: Person) -> None:
        self._planned.pop(person, None)
        room = self._room_now()
        if room.facts.settings.notify and person in self._awaited and not self._is_looking(person):
            self._notifier.notify(person, room.id, room.code)


def awaited_people(room: RoomState) -> frozenset[Person]:
    """The people whom the game waits for: those who may play a seat that is to move and has not decided."""
    if room.match is None or room.status != "playing":
        return frozenset()
    decided = None if room.held is None else room.held.seat
    return frozenset(person for seat in room.match.state.turn if seat != decided for person in players_of(room, seat))
