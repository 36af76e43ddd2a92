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
    """Whenever processes have died, take those of their rooms that no other process takes."""
    waiting: list[str] = []  # rooms that are ours, and have yet to be carried on
    unsure = False  # have we heard of all that we took?
    while True:
        if not waiting and not unsure:
            await leases.some_are_dead.wait()
        leases.some_are_dead.clear()
        try:
            if unsure:
                waiting += await leases.unheard_of()
            waiting = await _carry_on(waiting, rooms, again=True)
            async for more in leases.take_over(AT_ONCE):
                waiting += await _carry_on(more, rooms)
            unsure = False
        except Exception as problem:  # the database is away, perhaps
            if not unsure:  # an outage is reported once
                log.error("rooms could not be taken over: %s", place(problem))
            unsure = True
        if waiting or unsure:
            await asyncio.sleep(BEAT)


async def _carry_on(taken: list[str], rooms: Rooms, *, again: bool = False) -> list[str]:
    """Those that could not be carried on. One that fails keeps no other waiting, and is reported once."""
    failed: list[str] = []
    for room_id in taken:
        try:
            await rooms.carry_on(room_id)
        except Exception as problem:  # as above, or no file can be read
            if not failed and not again:
                log.error("rooms could not be carried on: %s", place(problem))
            failed.append(room_id)
    return failed
