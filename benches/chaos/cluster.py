"""PostgreSQL, Redis and several servers of this machine, with a proxy on every way between them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Literal

import httpx
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from benches.chaos.proxy import HOST, Proxy
from tests.server.ports import free_port
from tests.server.postgres import PostgreSQL
from tests.server.redis import Redis

START_SECONDS, STOP_SECONDS = 60.0, 60.0
LOOKS = 0.1  # seconds


@dataclass
class Server:
    """One process, the ways on which it reaches others, and the one on which they reach it."""

    number: int
    port: int
    log: Path
    command: Sequence[str]
    ways: Mapping[str, Proxy]  # to "postgres" and "redis", and from the "others"
    state: Literal["starting", "up", "chosen", "paused", "down"] = "down"
    problems: list[str] = field(default_factory=list)
    _process: asyncio.subprocess.Process | None = None

    @property
    def name(self) -> str:
        return f"server{self.number}"

    @property
    def public(self) -> str:
        """HOST:PORT at which people reach it."""
        return f"{HOST}:{self.port}"

    @property
    def address(self) -> str:
        """HOST:PORT at which the other processes reach it."""
        return f"{HOST}:{self.ways['others'].port}" if "others" in self.ways else ""

    async def start(self) -> None:
        """Start, and return once it is ready. Without its database it ends; then it is started again."""
        until = monotonic() + START_SECONDS
        async with httpx.AsyncClient(trust_env=False) as http:
            while not await self._is_ready(http):
                if monotonic() > until:
                    self.problems.append(f"{self.name} was not ready {START_SECONDS:.0f} s after its start.")
                    await self._give_up()
                    until = monotonic() + START_SECONDS
                if self._process is None or self._process.returncode is not None:
                    await self._start()
                await asyncio.sleep(LOOKS)
        self.state = "up"

    async def _start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONFAULTHANDLER": "1"},
            )
        self.state = "starting"

    async def _give_up(self) -> None:
        """End it; where it hangs stands in its log."""
        assert self._process is not None
        self._process.send_signal(signal.SIGABRT)
        await self._process.wait()

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        with suppress(httpx.HTTPError):
            return (await http.get(f"http://{self.public}/readyz", timeout=2)).status_code == 200
        return False

    async def kill(self) -> None:
        """As if its machine had lost power."""
        assert self._process is not None
        self.state = "down"
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def stop(self) -> None:
        """As for an update: it may hand over its rooms first."""
        assert self._process is not None
        self.state = "down"
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), STOP_SECONDS)
        except TimeoutError:
            self.problems.append(f"{self.name} did not stop within {STOP_SECONDS:.0f} s.")
            await self.kill()

    def pause(self) -> None:
        """Freeze it, without its knowing."""
        assert self._process is not None
        self.state = "paused"
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)
        self.state = "up"


class Failed(Exception):
    """The servers cannot do what the run needs: why."""


class Cluster:
    """Everything that runs. `database` is the way to PostgreSQL that nobody cuts."""

    def __init__(self, postgresql: PostgreSQL, database: str, redis: Redis | None, engine: AsyncEngine) -> None:
        self.postgresql, self.database, self.redis = postgresql, database, redis
        self.servers: list[Server] = []
        self._engine = engine

    @property
    def up(self) -> list[Server]:
        return [server for server in self.servers if server.state == "up"]

    @property
    def addresses(self) -> list[str]:
        """Where people may try: also at a process that stands still."""
        return [server.public for server in self.servers if server.state in ("up", "chosen", "paused")]

    async def owned_by(self, server: Server) -> set[str]:
        """The rooms that a process owns just now: all, where there is only one."""
        if len(self.servers) == 1:
            query = "SELECT id AS room FROM rooms"
        else:
            query = "SELECT room FROM leases JOIN processes ON processes.id = leases.process WHERE internal = :internal"
        with suppress(OSError, sa.exc.SQLAlchemyError):
            async with self._engine.connect() as connection:
                return {row.room for row in await connection.execute(sa.text(query), {"internal": server.address})}
        return set()


@asynccontextmanager
async def cluster(
    folder: Path, processes: int, postgresql: PostgreSQL, redis: Redis, fenced: bool = True
) -> AsyncIterator[Cluster]:
    """A new database with all its servers, ready. One process alone uses no Redis."""
    async with AsyncExitStack() as stack:
        database = postgresql.new_database()
        engine = create_async_engine(database, pool_pre_ping=True)
        stack.push_async_callback(engine.dispose)
        whole = Cluster(postgresql, database, redis if processes > 1 else None, engine)
        for number in range(1, processes + 1):
            whole.servers.append(await _server(stack, whole, number, folder, fenced))
        stack.push_async_callback(_end, whole.servers)
        await asyncio.gather(*(server.start() for server in whole.servers))
        yield whole


async def _server(stack: AsyncExitStack, whole: Cluster, number: int, folder: Path, fenced: bool) -> Server:
    async def way(target: int) -> Proxy:
        return await stack.enter_async_context(Proxy.to(target))

    port, postgresql = free_port(), await way(whole.postgresql.port)
    ways = {"postgres": postgresql}
    options = ["--port", str(port), "--database", _through(whole.database, whole.postgresql.port, postgresql)]
    if whole.redis is None:
        options = ["fogbound", "serve", *options, "--proxy", HOST, "--no-push", "--log", "json"]
    else:
        internal = free_port()
        ways |= {"redis": await way(whole.redis.port), "others": await way(internal)}
        options += ["--redis", _through(whole.redis.url, whole.redis.port, ways["redis"]), "--internal", str(internal)]
        options = ["benches.chaos.server", "--name", f"server{number}", *options]
        options += ["--address", f"{HOST}:{ways['others'].port}", *([] if fenced else ["--unfenced"])]
    return Server(number, port, folder / f"server{number}.log", [sys.executable, "-m", *options], ways)


def _through(url: str, port: int, way: Proxy) -> str:
    return url.replace(f":{port}/", f":{way.port}/")


async def _end(servers: Sequence[Server]) -> None:
    """None of them outlives the run."""
    for server in servers:
        if server.state != "down":
            await server.kill()
