"""Processes that bots think in, behind a fair queue; replaced if one of them dies."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TypeVar

from fogbound import processes, upload_store
from fogbound.bots.mind import belief_cache
from fogbound.server.fair_queue import FairQueue

log = logging.getLogger("fogbound.bots")
T = TypeVar("T")


def begin(folder: Path | None, niceness: int = 0) -> None:
    """Keep what a bot believes from move to move, since every move makes a new bot; and find uploaded files."""
    belief_cache.keep_up_to()
    if folder is not None:
        upload_store.add_folder(folder)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


class BotPool:
    """So many processes, each started when it is first needed. Owners share them by time."""

    def __init__(self, size: int, folder: Path | None = None, niceness: int = 0) -> None:
        self._size, self._begin = size, partial(begin, folder, niceness)
        self._queue = FairQueue(size)
        self._closed = False
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return processes.pool(self._size, self._begin)

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    @property
    def free(self) -> int:
        """How many more jobs could begin at once."""
        return self._queue.free

    async def run(self, owner: str, expected: float, work: Callable[..., T], *args: object) -> T:
        """What the work returns. If a process dies, another does the work; what kills that one too is not tried again.

        `expected` are the seconds that it usually takes.
        """
        return await self._queue.run(owner, lambda: self._run(work, *args), expected)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """A process may have died long ago, while it had nothing to do: that must not cost anybody a move."""
        try:
            return await self._attempt(work, *args)
        except BrokenProcessPool:
            if self._closed:
                raise
            return await self._attempt(work, *args)

    async def _attempt(self, work: Callable[..., T], *args: object) -> T:
        pool = self.pool
        try:
            return await self.run_now(work, *args)
        except BrokenProcessPool:
            self.replace(pool)
            raise

    async def run_now(self, work: Callable[..., T], *args: object) -> T:
        """The same without the queue, and without another pool if this one is broken."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Start another pool, once, however many callers waited for the one that broke."""
        if self.pool is broken and not self._closed:
            log.error("a bot process died; starting another")
            self.pool = self._new_pool()
            broken.shutdown(wait=False)

    def close(self) -> None:
        """Stop. Everyone who still waits for work is told that it will not be done."""
        self._closed = True
        processes.stop(self.pool)
