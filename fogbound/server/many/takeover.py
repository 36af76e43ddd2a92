"""Takes over the rooms of processes that have died or left, so that their games go on before anybody comes back."""

from __future__ import annotations

import asyncio
import logging

from fogbound.server.logs import place
from fogbound.server.many.leases import BEAT, Leases
from fogbound.server.rooms import Rooms

log = logging.getLogger("fogbound.many")
AT_ONCE = 20  # rooms: few enough that those who are alive share them


async def take_over_for_ever(leases: Leases, rooms: Rooms) -> None:
    """Whenever processes have died: theirs are ours, as far as no other takes them."""
    taken: list[str] = []
    while True:
        if not taken:
            await leases.some_are_dead.wait()
        leases.some_are_dead.clear()
        try:
            await _carry_on(taken, rooms)
            async for more in leases.take_over(AT_ONCE):
                taken += more
                await _carry_on(taken, rooms)
        except Exception as problem:  # the database is away, perhaps
            log.error("rooms could not be taken over: %s", place(problem))
            await asyncio.sleep(BEAT)


async def _carry_on(taken: list[str], rooms: Rooms) -> None:
    while taken:
        await rooms.carry_on(taken[-1])
        taken.pop()
