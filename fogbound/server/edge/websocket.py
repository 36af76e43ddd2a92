"""A socket at the edge: uvicorn's own protocol, which reads no faster than its address may send."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from fogbound.server.edge.edge import Edge
from fogbound.server.edge.frames import frame_size, is_close, short_text, text_frame
from fogbound.server.edge.pipe import ClientEnd, join

MOST_PIECES = 64  # frames of one message
MOST_AFTER_CLOSE = 16 * 1024  # bytes that may still come after the server has said goodbye
# Names among the extensions of a scope
_QUICK_SEND, _PIPE_TO = "fogbound.quick_send", "fogbound.pipe_to"
INSIDE = "fogbound.inside"  # another process of this server asks

QuickSend = Callable[[str], bool]
PipeTo = Callable[[asyncio.Transport, bytes], Awaitable[None]]


def quick_send(scope: Mapping[str, Any]) -> QuickSend | None:
    """How to send a text to a socket at once, without a task; None where the server in front of us is not ours.

    It says False, and has sent nothing, while the other side does not take what it was sent, or is gone.
    """
    found: QuickSend | None = scope.get("extensions", {}).get(_QUICK_SEND)
    return found


def pipe_to(scope: Mapping[str, Any]) -> PipeTo | None:
    """A function that leaves a socket, before it is accepted, to the process at the other end of a connection.

    It takes that connection, which reads nothing meanwhile, and what has come from there so far. It returns when the
    socket is closed. None if the web server is not ours.
    """
    found: PipeTo | None = scope.get("extensions", {}).get(_PIPE_TO)
    return found


class EdgeSocket(WebSocketsSansIOProtocol):
    """Frames wait as bytes, unread, until the application has taken the one before and it is the address's turn.

    Not even their JSON is looked at until then. While frames wait, nothing more is read from the network, so a sender
    who is too fast fills their own buffers.
    """

    endable = False
    deadline: float | None = None  # pings find out who is gone

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], edge: Edge, household: str
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._edge, self.household = edge, household
        self._unread = bytearray()
        self._held = False  # it waits for its address's turn
        self._outgoing: list[bytes] = []  # frames that go out as soon as the present callback is done
        self._after_close = 0

    def end(self) -> None: ...

    def late(self) -> None: ...

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.census.leave(self)
        self._edge.census.close_socket(self.household)
        self._edge.messages.give_up(self.household, self._go_on)
        self._unread.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions |= {_QUICK_SEND: self._quick_send, _PIPE_TO: self._pipe_to}
            if self._edge.inside:
                extensions[INSIDE] = {}

    async def _pipe_to(self, far: asyncio.Transport, came: bytes) -> None:
        """Another process serves this socket: here its bytes only pass through, unread.

        That process counts messages, and slows down senders who are too fast by not reading.
        """
        if self.transport.is_closing():
            far.close()
            return
        self.handshake_complete = True  # uvicorn has nothing more to say here
        self.connections.discard(self)
        end = ClientEnd(self.transport, far, self._edge.census, self.household, self.connections)
        self._edge.census.replace(self, end)
        join(end, self.transport, far)
        self.transport.write(came)
        if self._unread:
            far.write(bytes(self._unread))
            self._unread.clear()
        self._set_paused(False)
        far.resume_reading()
        await end.over

    def _quick_send(self, text: str) -> bool:
        """Each person hears of each ply, so this leaves out the dozen calls of the ASGI way.

        What is sent in one go, such as a view and the answer to the move, is one write: the system's call is dear.
        """
        open_ = self.handshake_complete and not self.disconnected and not self.close_sent
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._outgoing:
            self._edge.outbox.add(self._write_outgoing)
        self._outgoing.append(text_frame(text))
        return True

    def _write_outgoing(self) -> None:
        frames, self._outgoing = self._outgoing, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head, as HTTP read it
            super().data_received(data)
            return
        self._unread += data
        if self.close_sent:
            self._look_for_goodbye(len(data))
        else:
            self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        event = await self.queue.get()
        if self._unread or self.read_paused:
            self._read_on()
        return event

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. uvicorn stops reading here; that is up to `_read_on`."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _read_on(self) -> None:
        """Read frames until one is for the application, or until the others of this address are to be heard first."""
        while not self._held and not self.close_sent and self.queue.empty():
            size = frame_size(self._unread, self.config.ws_max_size)
            if size is None:
                self._set_paused(False)
                return
            if self._edge.messages.passes(self.household, self._go_on):
                self._read(size)
            else:
                self._held = True
        self._set_paused(bool(self._unread) and not self.close_sent)

    def _go_on(self) -> None:
        """It is this socket's turn."""
        self._held = False
        size = frame_size(self._unread, self.config.ws_max_size)
        if size is not None and not self.close_sent and not self.disconnected:
            self._read(size)
            self._read_on()

    def _read(self, size: int) -> None:
        frame = bytes(self._unread[:size])
        del self._unread[:size]
        text = None if self.frames else short_text(frame)  # in the middle of a message, such a frame is an error
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            return
        super().data_received(frame)
        if len(self.frames) > MOST_PIECES:
            self.conn.send_close(1009, "too many pieces")
            self.handle_parser_exception()

    def _look_for_goodbye(self, came: int) -> None:
        """The server has closed, and waits only for the other side to close too: everything else is skipped."""
        self._after_close += came
        if max(self._after_close, len(self._unread)) > MOST_AFTER_CLOSE:
            self.transport.abort()
            return
        while (size := frame_size(self._unread, self.config.ws_max_size)) is not None:
            if is_close(self._unread):
                self._read(size)
                return
            del self._unread[:size]

    def _set_paused(self, paused: bool) -> None:
        if paused != self.read_paused and not self.transport.is_closing():
            self.read_paused = paused
            (self.transport.pause_reading if paused else self.transport.resume_reading)()
