"""Connections to the owners of rooms, at their internal addresses: for requests, which take turns, and for sockets.

An owner says at once that it has received a request. So we learn within two seconds whether it is alive, and whether a
request can have had an effect, however long the answer takes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, TypeVar, cast

import httptools

from fogbound.server.edge.http import RECEIVED
from fogbound.server.silence import notice_silence

log = logging.getLogger("fogbound.many")
PATIENCE = 2.0  # seconds for an owner to take a request
ANSWER = 60.0  # seconds for its answer
RESTS = 3.0  # seconds without a request after which we no longer use a connection; owners close it after five
NOT_MINE = b"x-fogbound-not-mine"  # the header with which a process says that it no longer owns the room
_END = b"\r\n\r\n"

Headers = list[tuple[bytes, bytes]]


class NoAnswer(Exception):
    """An owner cannot be reached, or has gone before it answered."""

    def __init__(self, *, received: bool = False) -> None:
        super().__init__("the owner of a room does not answer")
        self.received = received  # the owner had the request, which may have had an effect


class NotMine(Exception):
    """The process that was asked does not own the room."""


class Answer(NamedTuple):
    """What an owner answers to a request."""

    status: int
    headers: Headers
    body: bytes


class Opened(NamedTuple):
    """A connection that belongs to one socket from now on, and what has come from the owner so far."""

    internal: str
    transport: asyncio.Transport
    came: bytes


class Hops:
    """The ways to all owners."""

    def __init__(self) -> None:
        self._resting: dict[str, list[_Request]] = {}

    async def ask(self, internal: str, request: bytes) -> Answer:
        """An owner's answer to a whole request, on a connection that serves others before and after."""
        line = self._rested(internal)
        if line is not None:
            line.ask(request)
            if not await _within(PATIENCE, line, line.received):
                line = None  # it was closed just now, before the owner had read anything
        if line is None:
            line = await _connect(internal, _Request)
            line.ask(request)
            if not await _within(PATIENCE, line, line.received):
                raise _not_received(line, line.answer.result())
        answer = await _within(ANSWER, line, line.answer)
        if answer is None:
            raise NoAnswer(received=True)
        line.resting_since = monotonic()
        self._resting.setdefault(internal, []).append(line)
        if any(name == NOT_MINE for name, _ in answer.headers):
            raise NotMine()
        return answer

    async def open(self, internal: str, request: bytes) -> Opened:
        """A connection of its own for a socket."""
        line = await _connect(internal, _Opening)
        line.transport.write(request)
        if not await _within(PATIENCE, line, line.received):
            raise _not_received(line, line.came.result())
        came = await _within(ANSWER, line, line.came)
        if not came:
            raise NoAnswer(received=True)
        if b"\r\n" + NOT_MINE in came.partition(_END)[0].lower():
            line.transport.close()
            raise NotMine()
        return Opened(internal, line.transport, came)

    def close(self) -> None:
        for lines in self._resting.values():
            for line in lines:
                line.transport.close()
        self._resting.clear()

    def _rested(self, internal: str) -> _Request | None:
        """A connection that can be used again, the one that was used last."""
        lines, now = self._resting.pop(internal, []), monotonic()
        good = [line for line in lines if not line.lost and now - line.resting_since < RESTS]
        for line in lines:
            if line not in good:
                line.transport.close()
        if not good:
            return None
        self._resting[internal] = good
        return good.pop()


Line = TypeVar("Line", "_Request", "_Opening")
Found = TypeVar("Found")


def _not_received(line: Line, answer: object) -> NoAnswer:
    line.transport.abort()
    if answer:
        log.error("another process does not believe this one: their clocks or their databases differ")
    return NoAnswer()


async def _connect(internal: str, make: Callable[[], Line]) -> Line:
    host, _, port = internal.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            transport, line = await asyncio.get_running_loop().create_connection(make, host.strip("[]"), int(port))
    except OSError:  # a timeout is one, too
        raise NoAnswer() from None
    notice_silence(transport.get_extra_info("socket"))
    return line


async def _within(seconds: float, line: Line, wanted: asyncio.Future[Found]) -> Found:
    """What a connection is asked for. One that takes too long is given up."""
    try:
        async with asyncio.timeout(seconds):
            return await wanted
    except TimeoutError:
        line.transport.abort()
        raise NoAnswer(received=seconds > PATIENCE) from None
    except BaseException:
        line.transport.abort()
        raise


class _Request(asyncio.Protocol):
    """A connection to an owner, for one request after another."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.resting_since = 0.0
        self.lost = False
        self._begin()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        self.received: asyncio.Future[bool] = loop.create_future()
        self.answer: asyncio.Future[Answer | None] = loop.create_future()
        self._parser = httptools.HttpResponseParser(self)

    def ask(self, request: bytes) -> None:
        """Once it is `received`, there will be an `answer`; False and None if the connection is lost first.

        An owner that does not believe us answers without having received anything.
        """
        if self.received.done():
            self._begin()
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self._settle(None)

    # What the parser says

    def on_message_begin(self) -> None:
        self._headers: Headers = []
        self._body = bytearray()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        status = self._parser.get_status_code()
        if status >= 200:
            self._settle(Answer(status, self._headers, bytes(self._body)))
        elif not self.received.done():
            self.received.set_result(True)

    def _settle(self, answer: Answer | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)
        if not self.received.done():
            self.received.set_result(False)


class _Opening(asyncio.Protocol):
    """A connection to an owner that becomes one half of a socket. Of what comes only the first lines are read."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.received: asyncio.Future[bool] = loop.create_future()
        self.came: asyncio.Future[bytes] = loop.create_future()  # the answer, and whatever has come after it
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.received.done() and self._unread.startswith(RECEIVED):
            self._unread = self._unread.removeprefix(RECEIVED)
            self.received.set_result(True)
        if _END in self._unread and not self.came.done():
            self.transport.pause_reading()  # until somebody reads it at the other end
            self._settle(self._unread)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle(b"")

    def _settle(self, came: bytes) -> None:
        if not self.came.done():
            self.came.set_result(came)
        if not self.received.done():
            self.received.set_result(False)
