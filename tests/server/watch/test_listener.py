"""The listener answers what it knows, one request a connection, and puts up with nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from fogbound.server.reach import new_listener
from fogbound.server.watch import listener as listeners
from fogbound.server.watch.health import Ready
from fogbound.server.watch.listener import Listener, answering
from tests.server.table import run


async def ready() -> Ready:
    return Ready(True, {"database": "ok", "redis": "lost"})


async def stopping() -> Ready:
    return Ready(False, {"server": "stopping"})


def listener(how: Callable[[], Any] = ready) -> Listener:
    return Listener(lambda: b"fogbound_rooms 3.0\n", how)


@asynccontextmanager
async def on_a_port(listener: Listener) -> AsyncIterator[int]:
    listening = new_listener("127.0.0.1", 0)
    async with answering(listener, listening):
        yield int(listening.getsockname()[1])


async def say(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize(
    ("request_line", "status", "body"),
    [
        (b"GET /metrics HTTP/1.1", b"200 OK", b"fogbound_rooms 3.0\n"),
        (b"GET /metrics?x=1 HTTP/1.0", b"200 OK", b"fogbound_rooms 3.0\n"),
        (b"HEAD /metrics HTTP/1.1", b"200 OK", b""),
        (b"GET /healthz HTTP/1.1", b"200 OK", b"alive\n"),
        (b"GET /readyz HTTP/1.1", b"200 OK", b'{"ready": true, "database": "ok", "redis": "lost"}\n'),
        (b"GET /api/rooms HTTP/1.1", b"404 Not Found", listeners.NOTHING.body),
        (b"POST /metrics HTTP/1.1", b"405 Method Not Allowed", listeners.ONLY_GET.body),
        (b"hello", b"400 Bad Request", listeners.UNREADABLE.body),
    ],
)
def test_what_it_answers(request_line: bytes, status: bytes, body: bytes) -> None:
    async def test() -> None:
        async with on_a_port(listener()) as port:
            answer = await say(port, request_line + b"\r\nHost: any\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 " + status + b"\r\n")
            assert answer.partition(b"\r\n\r\n")[2] == body

    run(test())


def test_a_server_that_stops_is_not_ready() -> None:
    async def test() -> None:
        async with on_a_port(listener(stopping)) as port:
            answer = await say(port, b"GET /readyz HTTP/1.1\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert answer.endswith(b'{"ready": false, "server": "stopping"}\n')

    run(test())


def test_those_who_say_too_much_or_nothing_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "PATIENCE", 0.01)

    async def test() -> None:
        async with on_a_port(listener()) as port:
            assert await say(port, b"GET /metrics HTTP/1.1\r\n") == b""
            with suppress(ConnectionResetError):
                assert await say(port, b"GET /metrics HTTP/1.1\r\nX: " + b"x" * 100_000) == b""

    run(test())
