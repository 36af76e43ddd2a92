"""Bots and the house at one table: they look at each new room, plan the next move, and send it when its time comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from fogbound.bots import default_bot
from fogbound.errors import FogboundError
from fogbound.game import Move, Seat, View
from fogbound.server.logs import place
from fogbound.server.room import seats
from fogbound.server.room.answer_times import shown_after
from fogbound.server.room.change import PlannedMove
from fogbound.server.room.play import clock_start, deadline_of
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import RoomState

log = logging.getLogger("fogbound.rooms")


class Thinkers(Protocol):
    """The processes that bots think in."""

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None: ...

    def least_time(self, bot: str, view: View) -> float: ...


@dataclass(frozen=True)
class Plan:
    """A move and when to play it. Without a move, when to ask again."""

    at: float
    seat: Seat
    bot: str | None  # None: a person sits there, and the house moves for them
    move: Move | None


# Pure: who is asked


def bots_in_turn(room: RoomState) -> list[Seat]:
    turn = room.match.state.turn if room.match is not None else ()
    return [seat for seat in turn if room.facts.chairs[seat].bot is not None]


def bots_that_may_cut_in(room: RoomState) -> list[Seat]:
    if room.match is None or room.match.state.outcome is not None:
        return []
    state = room.match.state
    bots = [seat for seat, chair in room.facts.chairs.items() if chair.bot is not None and seat not in state.turn]
    return [seat for seat in bots if state.moves(seat)]


def people_may_cut_in(room: RoomState) -> bool:
    """May anyone cut in who is not a bot?"""
    assert room.match is not None
    state, chairs = room.match.state, room.facts.chairs
    return any(chair.bot is None and seat not in state.turn and state.moves(seat) for seat, chair in chairs.items())


def needs_bots(room: RoomState, presence: Presence) -> bool:
    """Does the game wait for anyone who is not a person? Bots do not play for nobody: some games would never end."""
    if room.match is None or room.status != "playing":
        return False
    if presence.empty and not seats.seated_people(room):
        return False
    deadlines = room.steward.keeps_time and any(
        deadline_of(room, seat, presence) is not None for seat in room.match.state.turn
    )
    return room.held is not None or deadlines or bool(bots_in_turn(room)) or bool(bots_that_may_cut_in(room))


def planning_key(room: RoomState, presence: Presence) -> tuple[object, ...]:
    """Everything that plans depend on; they stand until it changes. Chat, pencil marks and the like are not in it."""
    bots = {seat: chair.bot for seat, chair in room.facts.chairs.items()}
    here = (bool(presence.attached), presence.empty and not seats.seated_people(room))
    return room.status, room.moment, room.held, clock_start(room, presence), room.facts.settings, bots, here


def house_plans(room: RoomState, presence: Presence) -> Iterator[Plan]:
    """What the house plays for seats in turn, and when: a held move, as soon as nobody has time to cut in any more."""
    if room.match is None:
        return
    if room.held is not None:
        opens = clock_start(room, presence) + room.steward.seconds_to_cut_in(room.match.view(None))
        yield Plan(opens, room.held.seat, None, Move.parse(room.held.move))
    for seat in room.match.state.turn:
        deadline = deadline_of(room, seat, presence)
        if deadline is not None:
            after = _pause(room, seat) if deadline.after is None else deadline.after
            yield Plan(clock_start(room, presence) + after, seat, room.facts.chairs[seat].bot, deadline.move)


def hides_something(view: View) -> bool:
    """Does this seat know what others do not? Then the time it thinks must not tell them anything."""
    return any(ply.secret is not None for ply in view.log)


def _pause(room: RoomState, seat: Seat) -> float:
    assert room.match is not None
    return room.facts.settings.pace * room.steward.pause(room.match.view(seat))


# The task


class BotPlayers:
    """One task a room, while a bot or the house has something to do."""

    def __init__(
        self,
        workers: Thinkers,
        submit: Callable[[PlannedMove], Awaitable[object]],
        clock: Callable[[], float],
        rng: Random,
    ) -> None:
        self._workers, self._submit, self._clock, self._rng = workers, submit, clock, rng
        self._room: RoomState | None = None
        self._presence = Presence()
        self._key: tuple[object, ...] = ()
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()  # the planning key has changed

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def room_changed(self, room: RoomState, presence: Presence) -> None:
        """Begin to play if a bot or the house is needed; those who play already plan again if that may matter."""
        self._room, self._presence = room, presence
        needed = needs_bots(room, presence)
        if not needed and not self.busy:  # a table of people: nobody plans anything
            self._key = ()
            return
        key = planning_key(room, presence)
        if key == self._key:
            return
        self._key = key
        self._news.set()
        if needed and not self.busy:
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, FogboundError):
                await self._task

    async def _play(self) -> None:
        """Whatever goes wrong, a game does not stand still for ever because of a bot."""
        pause = 1.0
        while True:
            try:
                await self._play_while_needed()
                return
            except Exception as problem:
                log.error("bots stopped at ply %s: %s", self._room and self._room.moment[1], place(problem))
            await asyncio.sleep(pause)
            pause = min(2 * pause, 60.0)

    async def _play_while_needed(self) -> None:
        """Ask, wait until the first of them may move, play; if the planning key changes meanwhile, begin again."""
        while (room := self._room) is not None and needs_bots(room, self._presence):
            self._news.clear()
            plan = await self._next_plan(room, self._presence)
            if self._news.is_set():
                continue
            if plan is None:
                return  # everyone who was asked lets the others go on
            if not await self._news_before(plan.at) and plan.move is not None:
                # A person may have moved meanwhile, or taken the seat: then it changes nothing, and they look again.
                await self._submit(PlannedMove(plan.seat, plan.bot, plan.move, room.moment))

    async def _news_before(self, deadline: float) -> bool:
        # Not wait_for: in Python 3.11 it swallows a cancellation that comes together with news, and stop() never ends.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(deadline - self._clock()):
                await self._news.wait()
        return self._news.is_set()

    async def _next_plan(self, room: RoomState, presence: Presence) -> Plan | None:
        """The next move if no person moves first. If only bots may cut in and none does, a held move comes at once."""
        plans = list(house_plans(room, presence))
        asked = [self._ask(room, presence, seat, cuts_in=True) for seat in bots_that_may_cut_in(room)]
        if room.held is not None and not people_may_cut_in(room):
            wanted = [plan for plan in await asyncio.gather(*asked) if plan is not None]
            return min(wanted, key=lambda plan: plan.at, default=replace(plans[0], at=0.0))
        seat = next(iter(bots_in_turn(room)), None)
        if seat is not None and not any(plan.seat == seat for plan in plans):
            asked.append(self._ask(room, presence, seat))
        plans += [plan for plan in await asyncio.gather(*asked) if plan is not None]
        return min(plans, key=lambda plan: plan.at, default=None)

    async def _ask(self, room: RoomState, presence: Presence, seat: Seat, *, cuts_in: bool = False) -> Plan | None:
        """A bot's plan. It leaves people time to read: in turn as long as they may cut in, otherwise most of that."""
        assert room.match is not None
        bot, view, pace = room.facts.chairs[seat].bot, room.match.view(seat), room.facts.settings.pace
        began, opens = clock_start(room, presence), room.steward.seconds_to_cut_in(view)
        name = bot or default_bot(room.edition)
        least = self._workers.least_time(name, view) if hides_something(view) else 0.0
        asked = self._clock()
        move = await self._workers.choose(name, view, room.facts.host)
        if cuts_in:
            # The investigator has read the clue if their move is held, and it will not be held for longer.
            longest = opens if room.held is not None else max(pace, opens, _pause(room, seat))
            wait = longest * self._rng.uniform(0.75, 0.95)
            return None if move is None else Plan(began + wait, seat, bot, move)
        # A bot that lets a colleague go first is asked again.
        again = self._clock() + pace if move is None else 0.0
        pause = max(opens, _pause(room, seat), asked - began)
        return Plan(max(began + shown_after(self._clock() - began, pause, least), again), seat, bot, move)
