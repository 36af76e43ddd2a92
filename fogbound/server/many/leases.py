"""Leases: which process owns a room, with a number that fences its writes.

A process is alive while PostgreSQL has heard of it within three seconds, by PostgreSQL's clock. A room without a live
owner belongs to the first that claims it, under the next number. Every write of a room carries the number of its
lease, so a process that was away for longer than it knows can write nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from sqlalchemy.ext.asyncio import AsyncConnection

from fogbound.server.endings import end
from fogbound.server.logs import place
from fogbound.server.many import Elsewhere, Many, not_now
from fogbound.server.many import lease_queries as ask
from fogbound.server.only_server import InUse
from fogbound.server.statements import Fence
from fogbound.server.store import Store

log = logging.getLogger("fogbound.many")
LEASE = 3.0  # seconds without a heartbeat after which a process is dead
BEAT = 1.0  # seconds between two heartbeats
AGAIN = 0.25  # seconds until the next attempt to reach a database that is lost
PATIENCE = 2.0  # seconds for an answer of the database
MOST_REMEMBERED = 50_000  # rooms of other processes


class Leases:
    """The rooms that this process owns, and what it knows of the owners of others."""

    def __init__(self, store: Store, many: Many) -> None:
        self.id = secrets.token_hex(8)
        self.lost: Callable[[Fence], None] = _ignore  # called with each room that turns out to be another's
        self.cut_off: Callable[[], None] = _do_nothing  # called once the others must think that we are dead
        self.gone: Callable[[str], None] = _do_nothing_there  # called with the internal address of each that has died
        self.some_are_dead = asyncio.Event()  # other processes, whose rooms wait for somebody
        self._store, self._many = store, many
        self._numbers: dict[str, int] = {}  # of the rooms that are ours
        self._released: list[Fence] = []
        self._closed = self._left = False
        self._claims: dict[str, asyncio.Task[Fence | None]] = {}
        self._others: dict[str, str] = {}  # internal addresses of the others that are alive, by id
        self._owners: OrderedDict[str, str] = OrderedDict()  # ids of the processes that own other rooms
        self._last_beat = monotonic()
        self._grace = (0.0, LEASE)  # until when, by our clock, others have more seconds than the usual

    @classmethod
    @asynccontextmanager
    async def open(cls, store: Store, many: Many) -> AsyncIterator[Leases]:
        """Be one of the processes until the end of the block."""
        leases = cls(store, many)
        me = {"me": leases.id, "address": many.internal}
        await store.change(ask.REPLACE, me)  # whoever had our address before is gone
        await leases._register()
        leases._last_beat = monotonic()
        tasks = [asyncio.create_task(each) for each in (leases._beat_for_ever(), leases._watch_for_ever())]
        try:
            yield leases
        finally:
            await end(*tasks)
            await leases.leave()

    def close(self) -> None:
        """Take no more rooms."""
        self._closed = True

    async def leave(self) -> None:
        """Take no more rooms, and let others have ours at once."""
        if self._left:
            return
        self._closed = self._left = True
        self._numbers.clear()
        with contextlib.suppress(Exception):  # if it fails, they have our rooms a little later
            async with asyncio.timeout(PATIENCE):
                await self._store.change(ask.LEAVE, {"me": self.id})

    # Our own rooms

    @property
    def is_cut_off(self) -> bool:
        """Must the others believe that we are dead? Then our rooms may be theirs, and what we know of them old."""
        return not self._left and monotonic() - self._last_beat > LEASE

    def holds(self, fence: Fence) -> bool:
        """Is the room ours by this lease, as far as we know?"""
        return self._numbers.get(fence.room) == fence.number

    async def claim(self, room_id: str) -> Fence | None:
        """The lease of a room, which is ours from now on if it had no live owner; `Elsewhere` if it has.

        None if there is no such room.
        """
        number = self._numbers.get(room_id)
        if number is not None:
            return Fence(room_id, number)
        if room_id not in self._claims:
            self._claims[room_id] = asyncio.create_task(self._claim(room_id))
            self._claims[room_id].add_done_callback(lambda _: self._claims.pop(room_id))
        return await asyncio.shield(self._claims[room_id])

    async def _claim(self, room_id: str) -> Fence | None:
        if self._closed:
            raise not_now()
        try:
            async with asyncio.timeout(2 * PATIENCE):
                values = {"wanted": room_id, "me": self.id, "lease": self._lease}
                rows = await self._store.change(ask.CLAIM, values)
                if not rows:
                    await self._look_up(room_id)
                    return None
        except TimeoutError:
            raise not_now() from None
        if self._left:  # meanwhile: it is free again
            raise not_now()
        self._numbers[room_id] = rows[0].number
        self._owners.pop(room_id, None)
        return Fence(room_id, rows[0].number)

    async def _look_up(self, room_id: str) -> None:
        """Why a room cannot be claimed: none if there is no such room."""
        rows = await self._store.read(ask.owner_of(room_id, self._lease))
        if not rows:
            return
        owner = rows[0]
        if owner.internal is None or owner.process == self.id:  # it has changed just now, or nobody has heard of us
            raise not_now()
        self._owners[room_id] = owner.process
        self._owners.move_to_end(room_id)
        if len(self._owners) > MOST_REMEMBERED:
            self._owners.popitem(last=False)
        raise Elsewhere(room_id, owner.internal)

    def release(self, room_id: str) -> None:
        """We no longer need the room: soon it has no owner. If we claim it before that, it stays ours."""
        number = self._numbers.pop(room_id, None)
        if number is not None:
            self._released.append(Fence(room_id, number))

    def release_all_but(self, needed: set[str]) -> None:
        """Release what was claimed for nothing, because the person who asked for it did not wait."""
        for room_id in self._numbers.keys() - needed - self._claims.keys():
            self.release(room_id)

    def lose(self, fence: Fence) -> bool:
        """Another process has the room; False if it is ours again by another lease."""
        if self._numbers.get(fence.room, fence.number) != fence.number:
            return False
        self._numbers.pop(fence.room, None)
        return True

    async def take_over(self, at_once: int) -> AsyncIterator[list[str]]:
        """Rooms of dead processes in which a game is being played, a few at a time, as soon as they are ours.

        All who are alive share them. Rooms where nothing goes on are free, for the first that is asked for them.
        """
        while not self._closed:
            values = {"me": self.id, "lease": self._lease, "most": at_once}
            rows = await self._store.change(ask.TAKE_OVER, values)
            if not rows:
                await self._store.change(ask.BURY, {"lease": self._lease})
                return
            ours = {row.room: row.number for row in rows if row.process == self.id}
            self._numbers |= ours
            yield list(ours)

    async def unheard_of(self) -> list[str]:
        """Rooms that we took without hearing of it, because the connection broke: the database has them as ours."""
        rows = await self._store.read(ask.OURS.params(me=self.id))
        known = {*self._numbers, *self._claims, *(fence.room for fence in self._released)}
        return [row.room for row in rows if row.room not in known]

    # Others' rooms

    async def owner_of(self, room_id: str) -> str | None:
        """The internal address of the live process that owns a room; None if it is to be served here."""
        if room_id in self._numbers:
            return None
        address = self._others.get(self._owners.get(room_id, ""))
        if address is not None:
            return address
        try:
            await self.claim(room_id)
        except Elsewhere as elsewhere:
            return elsewhere.internal
        return None

    async def forget(self, room_id: str) -> None:
        """Its process did not answer, or said that the room is not its own: ask the database again."""
        self._owners.pop(room_id, None)

    # Heartbeats

    @property
    def _lease(self) -> float:
        """Seconds without a heartbeat after which others are dead: more, if they may have been cut off as we were."""
        until, seconds = self._grace
        return seconds if monotonic() < until else LEASE

    async def _register(self) -> None:
        values = {"me": self.id, "my_name": self._many.name or self.id, "address": self._many.internal}
        await self._store.change(ask.REGISTER, values)

    async def _beat_for_ever(self) -> None:
        reported = False
        while not self._left:
            try:
                async with self._connection() as connection:
                    while not self._left:
                        async with asyncio.timeout(PATIENCE):
                            await self._beat(connection)
                        reported = False
                        await asyncio.sleep(BEAT)
            except Exception as problem:
                if not reported:
                    log.warning("no heartbeat: %s", place(problem))
                reported = True
            await asyncio.sleep(AGAIN)

    async def _watch_for_ever(self) -> None:
        """Say when we are cut off, at the second look: whoever was only paused has a moment to be heard."""
        looks = 0
        while not self._left:
            await asyncio.sleep(AGAIN)
            looks = looks + 1 if self.is_cut_off else 0
            if looks == 2:
                self.cut_off()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """One that waits for nobody else."""
        async with contextlib.AsyncExitStack() as stack:
            async with asyncio.timeout(PATIENCE):
                connection = await stack.enter_async_context(self._store.connection())
            yield connection

    async def _beat(self, connection: AsyncConnection) -> None:
        began = monotonic()
        known = (await connection.execute(ask.BEAT, {"me": self.id})).all()
        away = began - self._last_beat
        if self._left:
            return
        if not known:
            await self._register()
        if not known or away > LEASE:
            self._grace = (monotonic() + LEASE, max(away, 0.0) + LEASE)
            await self._check(connection)
        self._last_beat = began
        await self._write_released()
        rows = (await connection.execute(ask.LOOK, {"lease": self._lease})).all()
        before, self._others = self._others, {row.id: row.internal for row in rows if row.alive and row.id != self.id}
        for id in before.keys() - self._others.keys():
            self.gone(before[id])
        if not all(row.alive for row in rows):
            self.some_are_dead.set()

    async def _check(self, connection: AsyncConnection) -> None:
        """We were away for longer than our leases last: some rooms may be others' by now."""
        rows = (await connection.execute(ask.OURS, {"me": self.id})).all()
        still = {row.room: row.number for row in rows}
        for fence in [Fence(*each) for each in self._numbers.items()]:
            if still.get(fence.room) != fence.number:
                self.lost(fence)

    async def _write_released(self) -> None:
        released, self._released = self._released, []
        if released:
            await self._store.write(*(ask.release(fence) for fence in released))


async def refuse_beside_others(store: Store) -> None:
    """A server alone writes without leases: not on a database that several processes use."""
    if any(row.alive for row in await store.read(ask.others(LEASE))):
        raise InUse(
            "Several Fogbound processes use it. Stop them, or start this one beside them, with --internal and --redis"
        )


def _ignore(fence: Fence) -> None:
    """Nobody needs to know."""


def _do_nothing() -> None:
    """Nobody needs to know."""


def _do_nothing_there(internal: str) -> None:
    """Nobody has connections there."""
