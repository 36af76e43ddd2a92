"""A listener of its own for `/metrics`, `/healthz` and `/readyz`, at an address that people never see.

It takes a request at a time from each connection, and no more than a few connections: whoever asks here is a program of
those who keep the server.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from fogbound.server.watch.health import Ready

PATIENCE = 5.0  # seconds for a request
MOST_BYTES = 8 * 1024
MOST_AT_ONCE = 32
PLAIN, PROMETHEUS, JSON = "text/plain; charset=utf-8", "text/plain; version=0.0.4; charset=utf-8", "application/json"


class Answer(NamedTuple):
    """A status, a kind, and a body."""

    status: str
    kind: str
    body: bytes


def alive() -> Answer:
    return Answer("200 OK", PLAIN, b"alive\n")


def readiness(found: Ready) -> Answer:
    body = json.dumps({"ready": found.ready, **found.parts}).encode() + b"\n"
    return Answer("200 OK" if found.ready else "503 Service Unavailable", JSON, body)


NOTHING = Answer("404 Not Found", PLAIN, b"There are /metrics, /healthz and /readyz.\n")
ONLY_GET = Answer("405 Method Not Allowed", PLAIN, b"Only GET.\n")
UNREADABLE = Answer("400 Bad Request", PLAIN, b"This is not a request that can be read.\n")


class Listener:
    """Answers with what it is given: the figures as text, and how the server is."""

    def __init__(self, figures: Callable[[], bytes], ready: Callable[[], Awaitable[Ready]]) -> None:
        self._figures, self._ready = figures, ready
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    async def answer(self, request: bytes) -> Answer:
        method, _, rest = request.partition(b"\r\n")[0].partition(b" ")
        path, _, version = rest.partition(b" ")
        if not version.startswith(b"HTTP/1."):
            return UNREADABLE
        if method not in (b"GET", b"HEAD"):
            return ONLY_GET
        match path.partition(b"?")[0]:
            case b"/metrics":
                return Answer("200 OK", PROMETHEUS, self._figures())
            case b"/healthz":
                return alive()
            case b"/readyz":
                return readiness(await self._ready())
        return NOTHING

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request and its answer."""
        try:
            async with asyncio.timeout(PATIENCE), self._places:
                request = await reader.readuntil(b"\r\n\r\n")
                answer = await self.answer(request)
                head = f"HTTP/1.1 {answer.status}\r\nContent-Type: {answer.kind}\r\nContent-Length: {len(answer.body)}"
                body = b"" if request.startswith(b"HEAD") else answer.body
                writer.write(f"{head}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n".encode() + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


@asynccontextmanager
async def answering(listener: Listener, listening: socket.socket) -> AsyncIterator[None]:
    """Answer at this socket until the end of the block."""
    server = await asyncio.start_server(listener.serve, sock=listening, limit=MOST_BYTES)
    try:
        yield
    finally:
        server.close()
