"""A queue that shares time among its owners: one who asks for much waits for themselves, not others for them.

This is weighted fair queueing with equal weights. Every owner has a mark on a common line of used time. The owner whose
next job would end first on that line is next, and what the job took is added to their mark; those who come later start
where the line is now, not at zero. So somebody with a short job does not wait for others' long ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple, TypeVar

T = TypeVar("T")
HEAVY = 0.4  # seconds: jobs that are expected to take longer leave a place free for others


class _Job(NamedTuple):
    turn: asyncio.Future[None]
    expected: float


@dataclass
class _Owner:
    mark: float
    waiting: deque[_Job] = field(default_factory=deque)
    running: _Job | None = None


class FairQueue:
    """At most `size` jobs at a time, never two of one owner; of several places one is never heavy."""

    def __init__(self, size: int, clock: Callable[[], float] = monotonic) -> None:
        self._free, self._free_for_heavy, self._clock = size, max(1, size - 1), clock
        self._owners: dict[str, _Owner] = {}  # those with a job, and those who have had more than the line says
        self._line = 0.0

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return sum(len(owner.waiting) for owner in self._owners.values())

    @property
    def free(self) -> int:
        """How many places are free."""
        return self._free

    async def run(self, owner: str, work: Callable[[], Awaitable[T]], expected: float = 0.0) -> T:
        """Do the work once it is the owner's turn; `expected` are the seconds that it usually takes.

        Someone who gives up waiting leaves the queue.
        """
        await self._turn(owner, expected)
        began = self._clock()
        try:
            return await work()
        finally:
            self._finish(owner, self._clock() - began)

    async def _turn(self, owner: str, expected: float) -> None:
        job = _Job(asyncio.get_running_loop().create_future(), expected)
        entry = self._owners.setdefault(owner, _Owner(self._line))
        if not (entry.waiting or entry.running):
            entry.mark = max(entry.mark, self._line)
        entry.waiting.append(job)
        self._admit()
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in entry.waiting:
                entry.waiting.remove(job)
                self._forget()
            else:  # it was just let in
                self._finish(owner, 0.0)
            raise

    def _admit(self) -> None:
        """Let in the owner whose job ends first on the line, while there is a place; of equals, who came first."""
        while self._free:
            ready = [owner for owner in self._owners.values() if self._may_run(owner)]
            if not ready:
                return
            owner = min(ready, key=lambda each: each.mark + each.waiting[0].expected)
            owner.running = owner.waiting.popleft()
            self._free -= 1
            self._free_for_heavy -= owner.running.expected > HEAVY
            self._line = max(self._line, owner.mark)
            if not owner.running.turn.done():
                owner.running.turn.set_result(None)

    def _may_run(self, owner: _Owner) -> bool:
        if owner.running is not None or not owner.waiting:
            return False
        return owner.waiting[0].expected <= HEAVY or self._free_for_heavy > 0

    def _finish(self, owner: str, seconds: float) -> None:
        entry = self._owners[owner]
        assert entry.running is not None
        self._free += 1
        self._free_for_heavy += entry.running.expected > HEAVY
        entry.running = None
        entry.mark += seconds
        self._admit()
        self._forget()

    def _forget(self) -> None:
        """Drop owners without a job who have had no more than the line says; all of them when nothing is left to do."""
        idle = [name for name, owner in self._owners.items() if not (owner.waiting or owner.running)]
        everyone = len(idle) == len(self._owners)
        for name in idle:
            if everyone or self._owners[name].mark <= self._line:
                del self._owners[name]
