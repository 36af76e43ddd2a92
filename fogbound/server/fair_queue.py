"""A queue that shares time among its owners: one who asks for much waits for themselves, not others for them.

This is start-time fair queueing. Every owner has a mark on a common line of used time. The owner with the lowest mark
is next, and what their job took is added to it; those who come later start where the line is now, not at zero.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeVar

T = TypeVar("T")


@dataclass
class _Owner:
    mark: float
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)
    running: bool = False


class FairQueue:
    """At most `size` jobs at a time, and never two of one owner: someone else's next job finds a free place sooner."""

    def __init__(self, size: int, clock: Callable[[], float] = monotonic) -> None:
        self._free, self._clock = size, clock
        self._owners: dict[str, _Owner] = {}  # those with a job, and those who have had more than the line says
        self._line = 0.0

    async def run(self, owner: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work once it is the owner's turn. Someone who gives up waiting leaves the queue."""
        await self._turn(owner)
        began = self._clock()
        try:
            return await work()
        finally:
            self._finish(owner, self._clock() - began)

    async def _turn(self, owner: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = self._owners.setdefault(owner, _Owner(self._line))
        if not (entry.waiting or entry.running):
            entry.mark = max(entry.mark, self._line)
        entry.waiting.append(turn)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn in entry.waiting:
                entry.waiting.remove(turn)
                self._forget()
            else:  # it was just let in
                self._finish(owner, 0.0)
            raise

    def _admit(self) -> None:
        """Let in whoever has had the least, while there is a free place; of equals, the one who came first."""
        while self._free:
            ready = [owner for owner in self._owners.values() if owner.waiting and not owner.running]
            if not ready:
                return
            owner = min(ready, key=lambda each: each.mark)
            owner.running = True
            self._free -= 1
            self._line = max(self._line, owner.mark)
            turn = owner.waiting.popleft()
            if not turn.done():
                turn.set_result(None)

    def _finish(self, owner: str, seconds: float) -> None:
        entry = self._owners[owner]
        entry.running = False
        entry.mark += seconds
        self._free += 1
        self._admit()
        self._forget()

    def _forget(self) -> None:
        """Drop owners without a job who have had no more than the line says; all of them when nothing is left to do."""
        idle = [name for name, owner in self._owners.items() if not (owner.waiting or owner.running)]
        everyone = len(idle) == len(self._owners)
        for name in idle:
            if everyone or self._owners[name].mark <= self._line:
                del self._owners[name]
