"""What goes out to many sockets as soon as the present callback is done: one call of the loop for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Outbox:
    """Whoever has something to write is asked for it once, in order."""

    def __init__(self) -> None:
        self._writers: deque[Callable[[], None]] = deque()

    def add(self, write: Callable[[], None]) -> None:
        if not self._writers:
            asyncio.get_running_loop().call_soon(self._write)
        self._writers.append(write)

    def _write(self) -> None:
        try:
            while self._writers:
                self._writers.popleft()()
        finally:
            if self._writers:  # one of them failed: the others still have their turn
                asyncio.get_running_loop().call_soon(self._write)
