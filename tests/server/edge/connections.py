"""Connections without a network: a transport that a test looks into, and a clock and timers that it moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import Edge
from fogbound.server.edge.http import EdgeHttp
from fogbound.server.edge.turnstile import Go, Turnstile
from fogbound.server.limits import Limit

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Clock:
    """A time that only a test moves, and calls that wait for it."""

    def __init__(self) -> None:
        self.now = 100.0
        self._waiting: list[tuple[float, Go]] = []

    def __call__(self) -> float:
        return self.now

    def later(self, seconds: float, go: Go) -> None:
        self._waiting.append((self.now + seconds, go))
        if not seconds:
            self.pass_by(0)

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        while due := [each for each in self._waiting if each[0] <= self.now]:
            for each in due:
                self._waiting.remove(each)
                each[1]()


def edge_at(clock: Clock, allowance: Allowance | None = None, **parts: Any) -> Edge:
    """An edge whose waits are over when the test says so."""
    edge = Edge(allowance, clock=clock, **parts)
    most = edge.allowance
    edge.openings, edge.requests, edge.messages = (
        Turnstile(Limit(*rate, clock), clock.later) for rate in (most.openings, most.requests, most.messages)
    )
    return edge


class Line(asyncio.Transport):
    """One connection: what the server wrote, and whether it still reads."""

    def __init__(self, peer: str = "192.0.2.1", local: str = "127.0.0.1") -> None:
        super().__init__({"peername": (peer, 5000), "sockname": (local, 80)})
        self.written = b""
        self.writes = 0
        self.closing = self.aborted = self.lost = False
        self.reading = True
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        assert not self.closing, "nothing is written after the end"
        self.written += bytes(data)
        self.writes += 1

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    # What a test asks

    def send(self, data: bytes) -> None:
        """The client sends, if the server still listens to it."""
        if not self.closing:
            self.protocol.data_received(data)

    def hang_up(self) -> None:
        self.closing = True
        if not self.lost:
            self.lost = True
            self.protocol.connection_lost(None)

    @property
    def status(self) -> int:
        return int(self.written.split(b" ")[1]) if self.written else 0

    @property
    def code(self) -> str:
        """The code of the server's refusal."""
        return str(json.loads(self.written.partition(b"\r\n\r\n")[2])["code"])


class Server:
    """An application with an edge, for connections that a test makes."""

    def __init__(self, edge: Edge, app: Callable[..., Any]) -> None:
        self.edge, self.state = edge, ServerState()
        self.lines: list[Line] = []
        self._config = uvicorn.Config(app, log_config=None, interface="asgi3", ws_max_size=1000, proxy_headers=False)
        self._config.load()

    def connect(self, peer: str = "192.0.2.1", local: str = "127.0.0.1") -> Line:
        line = Line(peer, local)
        self.lines.append(line)
        line.protocol = EdgeHttp(self._config, self.state, {}, self.edge)
        line.protocol.connection_made(line)
        return line

    async def close(self) -> None:
        """Everybody hangs up, so that no task is left."""
        for line in self.lines:
            line.hang_up()
        await settle()


async def settle() -> None:
    """Let every task go as far as it can: nothing here waits for a network or a clock."""
    for _ in range(20):
        await asyncio.sleep(0)
