"""What happens to the servers: each round has every kind of event, as often as `KINDS` says, in the order of a seed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from benches.chaos.cluster import Cluster, Server
from benches.chaos.proxy import Proxy

KINDS = {
    "kill": 7,
    "terminate": 2,
    "pause": 1,
    "restart postgres": 1,
    "crash postgres": 1,
    "cut postgres": 1,
    "clog postgres": 1,
    "restart redis": 1,
    "cut redis": 1,
    "clog redis": 1,
    "cut others": 1,
    "clog others": 1,
}  # how often in a round
TAKES_A_SERVER = ("kill", "terminate", "pause")
NEEDS_OTHERS = ("redis", "others")
PAUSES = (7.0, 14.0)  # seconds: longer than a lease lasts
BREAKS = (0.5, 6.0)  # seconds that a way stays cut or clogged
DOWN = (0.2, 2.0)  # seconds until what has stopped starts again


@dataclass
class Event:
    """One thing that happened: when, to which process, which rooms it owned, and how long it took to mend."""

    kind: str
    at: float
    server: str
    rooms: frozenset[str] = frozenset()
    seconds: float = 0.0


def rounds(rng: Random, alone: bool) -> Iterator[str]:
    """What happens, one after the other, for ever."""
    wanted = [kind for kind, times in KINDS.items() for _ in range(times)]
    if alone:
        wanted = [kind for kind in wanted if not kind.endswith(NEEDS_OTHERS)]
    while True:
        yield from rng.sample(wanted, len(wanted))


@dataclass
class Chaos:
    """Does harm to a cluster, and mends it. `every` is how many seconds lie between two events, about."""

    cluster: Cluster
    rng: Random
    every: float = 6.0
    events: list[Event] = field(default_factory=list)
    _running: set[asyncio.Task[None]] = field(default_factory=set)
    _store: asyncio.Lock = field(default_factory=asyncio.Lock)  # PostgreSQL and Redis do one thing at a time

    async def go_on(self, seconds: float) -> None:
        """One event after another for so many seconds, then wait until everything is mended."""
        until, kinds = monotonic() + seconds, rounds(self.rng, alone=self.cluster.redis is None)
        while True:
            await asyncio.sleep(self.every * self.rng.uniform(0.5, 1.5))
            if monotonic() >= until:
                break
            self._running.add(asyncio.create_task(self.do(next(kinds))))
            for task in [task for task in self._running if task.done()]:
                self._running.discard(task)
                task.result()
        await asyncio.gather(*self._running)

    async def do(self, kind: str) -> None:
        """One event, until it is mended. Of several processes, one always stays."""
        up = self.cluster.up
        if not up or (kind in TAKES_A_SERVER and len(up) == 1 < len(self.cluster.servers)):
            return
        server = self.rng.choice(up)
        if kind in TAKES_A_SERVER:
            server.state = "chosen"
        event = Event(kind, monotonic(), server.name, frozenset(await self.cluster.owned_by(server)))
        self.events.append(event)
        await self._happen(kind, server)
        event.seconds = monotonic() - event.at

    async def _happen(self, kind: str, server: Server) -> None:
        match kind.split():
            case ["kill"]:
                await server.kill()
                await self._wait(DOWN)
                await server.start()
            case ["terminate"]:
                await server.stop()
                await server.start()
            case ["pause"]:
                server.pause()
                await self._wait(PAUSES)
                server.go_on()
            case ["restart", "redis"]:
                await self._restart_redis()
            case ["restart" | "crash" as how, "postgres"]:
                await self._restart_postgres("fast" if how == "restart" else "immediate")
            case ["cut" | "clog" as how, way]:
                await self._break(how, server.ways[way])
            case _:
                raise ValueError(kind)

    async def _restart_redis(self) -> None:
        assert self.cluster.redis is not None
        async with self._store:
            await asyncio.to_thread(self.cluster.redis.stop)
            await self._wait(DOWN)
            await asyncio.to_thread(self.cluster.redis.start)

    async def _restart_postgres(self, how: str) -> None:
        async with self._store:
            await asyncio.to_thread(self.cluster.postgresql.stop, how)
            await self._wait(DOWN)
            await asyncio.to_thread(self.cluster.postgresql.start)

    async def _break(self, how: str, way: Proxy) -> None:
        way.cut() if how == "cut" else way.clog()
        await self._wait(BREAKS)
        way.mend()

    async def _wait(self, seconds: tuple[float, float]) -> None:
        await asyncio.sleep(self.rng.uniform(*seconds))
