"""A limit that makes people wait instead of refusing them. Nothing is answered, so the impatient cost nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from fogbound.server.limits import Limit

LEAST_WAIT = 0.02  # seconds: those who wait are let through in small groups, not each with a timer of its own

Go = Callable[[], None]


class Later(Protocol):
    """Calls something after so many seconds, as event loops do."""

    def __call__(self, seconds: float, go: Go, /) -> object: ...


class Turnstile:
    """Lets each key through at its rate, first come, first served."""

    def __init__(self, limit: Limit, later: Later) -> None:
        self._limit, self._later = limit, later
        self._waiting: dict[str, dict[Go, None]] = {}  # in order

    def passes(self, key: str, go: Go) -> bool:
        """True: go on. False: `go` is called when it is their turn."""
        queue = self._waiting.get(key)
        if queue is None:
            seconds = self._limit.wait(key)
            if not seconds:
                return True
            queue = self._waiting[key] = {}
            self._open_in(seconds, key)
        queue[go] = None
        return False

    def give_up(self, key: str, go: Go) -> None:
        """Someone waits no longer: they must neither fill the memory nor cost the others a turn."""
        self._waiting.get(key, {}).pop(go, None)

    def _open_in(self, seconds: float, key: str) -> None:
        self._later(max(seconds, LEAST_WAIT), lambda: self._open(key))

    def _open(self, key: str) -> None:
        queue = self._waiting[key]
        while queue:
            if seconds := self._limit.wait(key):
                self._open_in(seconds, key)
                return
            go = next(iter(queue))
            del queue[go]
            self._later(0, go)  # on its own: if it fails, the others still get their turn
        del self._waiting[key]
