"""What an attack needs: the server's address, an address to come from, people, rooms and raw sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import resource
import socket
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

OPENING = (
    "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)


def frame(text: str) -> bytes:
    """A short text message of a client. Its mask is zero, so it reads as it is."""
    content = text.encode()
    assert len(content) < 126
    return bytes([0x81, 0x80 | len(content)]) + bytes(4) + content


@dataclass
class Target:
    """A server of this machine. Attackers come from another loopback address than honest people."""

    host: str
    port: int
    seconds: float
    source: str = "127.0.0.2"
    begun: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        if not self.host.startswith("127."):
            raise SystemExit(f"Only servers of this machine are attacked, not {self.host}.")

    def begin(self) -> None:
        """Preparations are over: the time counts from now."""
        self.begun = monotonic()

    def left(self) -> float:
        return self.begun + self.seconds - monotonic()

    def over(self) -> bool:
        return self.left() <= 0

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))

    def text(self, path: str, cookie: str = "") -> str:
        """The answer to one request, as it is."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=20, source_address=(self.source, 0))
        try:
            connection.request("GET", path, headers={"Cookie": cookie})
            return connection.getresponse().read().decode()
        finally:
            connection.close()

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """The status, the answer and the cookie of one request."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=20, source_address=(self.source, 0))
        try:
            content = None if body is None else json.dumps(body)
            connection.request(method, path, content, {"Cookie": cookie} if cookie else {})
            answer = connection.getresponse()
            given = answer.headers.get("set-cookie", "").partition(";")[0]
            return answer.status, json.loads(answer.read() or b"null"), given
        finally:
            connection.close()

    def guests(self, count: int) -> list[str]:
        """Cookies of so many people, or of as many as the server lets in."""
        cookies = [self.ask("POST", "/api/me", {"name": f"Mallory {n}"})[2] for n in range(count)]
        return [cookie for cookie in cookies if cookie]

    def room(self, cookie: str, edition: str = "yard/police-2017", **wanted: Any) -> str:
        return str(self.ask("POST", "/api/rooms", {"edition": edition, **wanted}, cookie)[1]["room"])

    def members(self, sockets: int, guests: int = 30) -> list[tuple[str, str]]:
        """Pairs of a cookie and a room that this person is in: each can have a socket of its own."""
        cookies = self.guests(guests)
        rooms = [self.room(cookie) for cookie in cookies[: -(-sockets // len(cookies))]]
        pairs = [(cookie, room) for room in rooms for cookie in cookies][:sockets]
        for cookie, room in pairs:
            self.ask("POST", f"/api/rooms/{room}/join", {}, cookie)
        return pairs

    async def open_socket(self, cookie: str, room: str) -> asyncio.StreamWriter | None:
        """A WebSocket to a room, past its opening; None if the server refused it. What comes in is thrown away."""
        reader, writer = await self.connect()
        writer.write(OPENING.format(room=room, host=self.host, port=self.port, cookie=cookie).encode())
        try:
            answer = await reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError):
            answer = b""
        if not answer.startswith(b"HTTP/1.1 101"):
            writer.close()
            return None
        throwing_away = asyncio.create_task(_throw_away(reader, writer))
        _TASKS.add(throwing_away)
        throwing_away.add_done_callback(_TASKS.discard)
        return writer


def at(address: str, seconds: float) -> Target:
    """A server by its address, for measurements that are no attack."""
    host, port = address.removeprefix("http://").split(":")
    return Target(host, int(port), seconds, "127.0.0.1")


_TASKS: set[asyncio.Task[None]] = set()


async def _throw_away(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while await reader.read(65536):
            pass
    except OSError:
        pass
    finally:
        writer.close()


def allow_many_files() -> None:
    """An attacker's own limit of open connections must not be what ends the attack."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def can_bind(address: str) -> bool:
    """Does this machine have that loopback address? Linux has all of 127.0.0.0/8."""
    with socket.socket() as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True
