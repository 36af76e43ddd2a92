"""Two connections that are one: what comes in here goes out there, unread and at once."""

from __future__ import annotations

import asyncio
from asyncio import Transport
from typing import Any

from fogbound.server.edge.census import Census

FAREWELL = 10.0  # seconds for what is still on its way when one side has hung up


class End(asyncio.Protocol):
    """One end of a pipe. Each piece that is read is one write, and a side that does not read stops the other."""

    def __init__(self, far: Transport) -> None:
        self._far = far

    def data_received(self, data: bytes) -> None:
        if not self._far.is_closing():
            self._far.write(data)

    def pause_writing(self) -> None:
        if not self._far.is_closing():
            self._far.pause_reading()

    def resume_writing(self) -> None:
        if not self._far.is_closing():
            self._far.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        hang_up(self._far)


class ClientEnd(End):
    """The end at which a person is. It keeps the place of their socket in the census."""

    endable = False
    deadline: float | None = None  # the process that serves the socket finds out who is gone

    def __init__(self, near: Transport, far: Transport, census: Census, household: str, connections: set[Any]) -> None:
        super().__init__(far)
        self.transport, self.household = near, household
        self.over = asyncio.get_running_loop().create_future()
        self._census, self._connections = census, connections
        connections.add(self)

    def end(self) -> None: ...

    def late(self) -> None: ...

    def shutdown(self) -> None:
        """This server stops. It cannot say so in a frame: the last piece may have been half of one."""
        hang_up(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._census.leave(self)
        self._census.close_socket(self.household)
        super().connection_lost(exc)
        if not self.over.done():
            self.over.set_result(None)


def join(end: ClientEnd, near: Transport, far: Transport) -> None:
    """From now on the two connections are a pipe."""
    near.set_protocol(end)
    far.set_protocol(End(near))


def hang_up(transport: Transport) -> None:
    """Close a connection. What still waits to be sent has some time, but not for ever."""
    if not transport.is_closing():
        waits = transport.get_write_buffer_size()
        transport.close()
        if waits:
            asyncio.get_running_loop().call_later(FAREWELL, transport.abort)
