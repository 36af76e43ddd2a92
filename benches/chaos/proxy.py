"""A way to a port that can be cut, clogged and mended: what lies between two programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self, cast

HOST = "127.0.0.1"


class Proxy:
    """Passes on connections to a port of this machine, for as long as nobody interferes."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._ends: set[_End] = set()
        self._server: asyncio.Server | None = None
        self._cut = self._clogged = False

    @classmethod
    @asynccontextmanager
    async def to(cls, target: int) -> AsyncIterator[Self]:
        """Open until the end of the block."""
        proxy = cls(target)
        server = proxy._server = await asyncio.get_running_loop().create_server(lambda: _End(proxy), HOST, 0)
        try:
            yield proxy
        finally:
            server.close()
            proxy._drop()

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """All connections break now, and so does each new one, until it is mended."""
        self._cut = True
        self._drop()

    def clog(self) -> None:
        """Connections stay, and nothing passes; new ones open, and nothing passes there either."""
        self._clogged = True
        for end in self._ends:
            end.hold()

    def mend(self) -> None:
        """Everything passes again: also what has waited since it was clogged."""
        self._cut = self._clogged = False
        for end in list(self._ends):
            end.go_on()

    def _drop(self) -> None:
        for end in list(self._ends):
            end.abort()

    def _admit(self, end: _End) -> None:
        """Somebody has connected, from either side."""
        self._ends.add(end)
        if self._cut:
            end.abort()
        elif self._clogged:
            end.hold()

    async def _connect(self, near: _End) -> None:
        try:
            _, far = await asyncio.get_running_loop().create_connection(lambda: _End(self, near), HOST, self._target)
        except OSError:
            near.abort()
        else:
            near.meet(far)


class _End(asyncio.Protocol):
    """One end of a connection that is passed on: what comes in here goes out at the other end."""

    def __init__(self, proxy: Proxy, other: _End | None = None) -> None:
        self._proxy, self._other = proxy, other
        self._transport: asyncio.Transport | None = None
        self._waiting: list[bytes] = []
        self._gone = False
        self._task: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are of no common class
        self._proxy._admit(self)
        if self._other is None and not self._gone:
            self._task = asyncio.get_running_loop().create_task(self._proxy._connect(self))

    def meet(self, other: _End) -> None:
        """The other end is there."""
        self._other = other
        if self._gone:
            other.abort()
            return
        for data in self._waiting:
            other.write(data)
        self._waiting.clear()

    def data_received(self, data: bytes) -> None:
        if self._other is None:
            self._waiting.append(data)
        else:
            self._other.write(data)

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def hold(self) -> None:
        if self._transport is not None and not self._gone:
            self._transport.pause_reading()

    def go_on(self) -> None:
        if self._transport is not None and not self._gone:
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        if self._other is not None:
            self._other.hold()

    def resume_writing(self) -> None:
        if self._other is not None and not self._proxy._clogged:
            self._other.go_on()

    def abort(self) -> None:
        self._gone = True
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, problem: Exception | None) -> None:
        self._gone = True
        self._proxy._ends.discard(self)
        if self._other is not None and self._other._transport is not None:
            self._other._transport.close()  # what was on its way still arrives
