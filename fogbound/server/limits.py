"""Rate limits: they slow down one sender without slowing anybody else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from fogbound.server.edge.allowance import PEOPLE
from fogbound.server.quotas import DAY
from fogbound.server.wire import Refused

MOST_KEPT = 10_000


@dataclass
class _Bucket:
    left: float
    at: float


@dataclass
class Limits:
    """The rates of a server, each as (at once, per second)."""

    guesses: tuple[float, float] = (10, 1 / 60)  # wrong codes of a person
    newcomers: tuple[float, float] = (PEOPLE, 1 / 30)  # new guests from an address: they may all come at once
    renames: tuple[float, float] = (10, 1 / 10)  # of a person
    rooms: tuple[float, float] = (30, 1 / 10)  # new ones of a person
    rooms_here: tuple[float, float] = (100, 1 / 120)  # new ones from an address
    messages: tuple[float, float] = (60, 20)
    unreadable: tuple[float, float] = (30, 1 / 2)  # messages of a person in a room; no client of ours sends any
    pins: tuple[float, float] = (5, 1 / 10)
    guesses_here: tuple[float, float] = (40, 1 / 30)  # wrong codes from an address
    subscriptions: tuple[float, float] = (20, 1 / 10)  # of a person, begun and ended
    files: tuple[float, float] = (20, 1 / 20)  # uploads by a person
    files_here: tuple[float, float] = (60, 1 / 10)  # uploads from an address
    file_space_here: tuple[float, float] = (100, 100 / DAY)  # MiB uploaded from an address
    pictures: tuple[float, float] = (12, 1 / 10)  # drawn for an address
    hints: tuple[float, float] = (3, 1 / 2)  # for a person in a room
    exercises: tuple[float, float] = (100, 10)  # lessons and puzzles, for an address
    chat: tuple[float, float] = (15, 1 / 2)  # lines of a person
    chat_here: tuple[float, float] = (100, 8)  # lines from an address
    marks: tuple[float, float] = (30, 4)  # sheets of pencil marks of a person in a room
    changes: tuple[float, float] = (30, 1)  # seats, settings, `ready` and the like, of a person in a room
    changes_here: tuple[float, float] = (100, 20)  # the same from an address: everyone in the room is told of each

    @classmethod
    def shared_by(cls, people: int) -> Limits:
        """The usual rates, where so many people may share an address."""
        return cls(newcomers=(people, cls.newcomers[1]))

    def start(self) -> dict[str, Limit]:
        """A fresh limit for each rate, by name."""
        return {name: Limit(*rate) for name, rate in vars(self).items()}


class Limit:
    """So many at once, then so many a second, for each key (an address, a person, a socket)."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._rate, self._clock = burst, per_second, clock
        self.rate = burst, per_second
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def check(self, key: str, cost: float = 1.0) -> None:
        """Take `cost` from the key's bucket, or refuse and say how long to wait."""
        if wait := self.wait(key, cost):
            raise _too_fast(wait)

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take `cost` from the key's bucket and return 0, or take nothing and return how many seconds to wait."""
        bucket = self._filled(key)
        if bucket.left < cost:
            return (cost - bucket.left) / self._rate
        bucket.left -= cost
        return 0.0

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Undo a `check`: the attempt turned out not to count."""
        self._filled(key).left += cost

    def _filled(self, key: str) -> _Bucket:
        now = self._clock()
        bucket = self._buckets.pop(key, None) or _Bucket(self._burst, now)
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._rate)
        bucket.at = now
        self._buckets[key] = bucket  # the most recently used comes last
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket


class Sharing(Protocol):
    """Counts for several processes together."""

    async def take(self, name: str, key: str, rate: tuple[float, float], cost: float) -> float: ...


class CommonLimits:
    """Limits of what people do seldom: several processes count them together, where they can, and each for itself."""

    def __init__(self, limits: Mapping[str, Limit]) -> None:
        self.sharing: Sharing | None = None
        self._limits = limits

    async def check(self, name: str, key: str, cost: float = 1.0) -> None:
        """Take `cost` from the key's bucket, or refuse and say how long to wait."""
        limit = self._limits[name]
        limit.check(key, cost)
        if self.sharing is not None and (wait := await self.sharing.take(name, key, limit.rate, cost)):
            limit.give_back(key, cost)
            raise _too_fast(wait)

    async def give_back(self, name: str, key: str, cost: float = 1.0) -> None:
        """Undo a `check`: the attempt turned out not to count."""
        limit = self._limits[name]
        limit.give_back(key, cost)
        if self.sharing is not None:
            await self.sharing.take(name, key, limit.rate, -cost)


def _too_fast(wait: float) -> Refused:
    seconds = round(wait, 1)
    return Refused("too-fast", f"That was too fast; try again in {seconds} s.", status=429, seconds=seconds)
