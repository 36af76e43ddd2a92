"""HTTP at the edge: uvicorn's own protocol, with limits on heads, bodies, time and connections."""

from __future__ import annotations

from typing import Any, Literal

import httptools
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from fogbound.server.edge.allowance import household
from fogbound.server.edge.edge import Edge
from fogbound.server.edge.turnstile import Go
from fogbound.server.edge.websocket import INSIDE, EdgeSocket
from fogbound.server.guard import HEADERS
from fogbound.server.wire import Refused, refusal

# What a connection does now; `new` has sent nothing yet, `idle` may ask again.
RECEIVED = b"HTTP/1.1 102 Processing\r\n\r\n"  # from process to process, at once: the answer may take a while
Phase = Literal["new", "head", "body", "answer", "idle", "gone"]


class EdgeHttp(HttpToolsProtocol):
    """One connection, until it is closed or becomes a socket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], edge: Edge, _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._edge = edge
        self.household = self._counts_for = ""  # the address it comes from, and the one that a proxy names
        self.deadline: float | None = None
        self._phase: Phase = "new"
        self._problem: Refused | None = None
        self._opening = False  # it waits to become a socket
        self._waits_to_ask: tuple[str, Go] | None = None  # for its address's turn
        self._whole_chunks = self._head_size = self._body_size = 0

    # What the census asks

    @property
    def endable(self) -> bool:
        answering = self.cycle is not None and not self.cycle.response_complete
        return self._phase in ("new", "body", "idle") or (self._phase == "head" and not answering)

    def end(self) -> None:
        self._refuse(Refused("busy", "This connection was idle, and another one needed its place.", status=408))

    def late(self) -> None:
        self._refuse(Refused("too-slow", "This request took too long to arrive; try again.", status=408))

    # What the transport says

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.household = self._counts_for = household(peer)
        try:
            self._edge.census.arrive(self, counted=not self._edge.proxies.trust(peer))
        except Refused as problem:
            self._phase = "head"  # they get an answer, although they have not asked yet
            self._refuse(problem)
            return
        self._wait("new", self._edge.allowance.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.census.leave(self)
        if self._opening:
            self._edge.census.close_socket(self._counts_for)
            self._edge.openings.give_up(self._counts_for, self._become_socket)
        if self._waits_to_ask is not None:
            self._edge.requests.give_up(*self._waits_to_ask)
        self._wait("gone")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._phase == "gone":
            return
        if self._opening:  # nobody may send anything before the answer
            self._refuse(_unreadable())
            return
        self._unset_keepalive_if_required()
        in_head = self._phase == "head"
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(self._problem or _unreadable())
        else:
            if in_head and self._phase == "head":  # the whole piece belongs to one head, which goes on
                self._whole_chunks += len(data)
                if self._whole_chunks > self._edge.allowance.head_bytes:
                    self._refuse(self._head_too_big())

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._phase == "answer":
            self.deadline = self._edge.clock() + self._edge.allowance.answer_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._phase == "answer":
            self.deadline = None

    # What the parser says. A problem that is raised here stops it at once.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole_chunks = self._head_size = self._body_size = 0
        self._wait("head", self._edge.allowance.head_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count_head(len(name) + len(value))
        if len(self.headers) > self._edge.allowance.headers:
            self._stop(self._head_too_big())

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self._edge.allowance.pipelined:
            self._stop(Refused("too-fast", "Wait for answers before you ask more.", status=429, seconds=1))
        hosts = [value for name, value in self.headers if name == b"host"]
        if self._edge.hosts is not None and hosts:  # programs may leave it out; browsers never do
            local = self.server[0] if self.server else ""
            try:
                self._edge.hosts.check(hosts[0].decode("latin-1") if len(hosts) == 1 else "", local)
            except Refused as problem:
                self._stop(problem)
        if self.client is not None:
            self._meet(self.client)
        self._wait("body", self._edge.allowance.body_seconds)
        super().on_headers_complete()

    def _meet(self, client: tuple[str, int]) -> None:
        """Find out who asks: a request that was passed on says so."""
        try:
            caller = self._edge.caller(client[0], self.parser.get_method(), self.url, self.headers)
        except Refused as problem:
            self._stop(problem)
            return
        self._counts_for = caller.household
        self.scope["client"] = (caller.address, client[1])
        if caller.scheme is not None:
            self.scope["scheme"] = caller.scheme
        if self._edge.inside:
            self.scope["extensions"] = {INSIDE: {}}
            self.transport.write(RECEIVED)

    def on_body(self, body: bytes) -> None:
        self._body_size += len(body)
        if self._body_size > self._edge.allowance.body_bytes:
            self._stop(Refused("too-big", "This request is too big.", status=413))
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        if self.cycle.response_complete:
            self._rest()
        else:
            self._wait("answer")

    def on_response_complete(self) -> None:
        if self._phase == "answer" and not self.pipeline:  # else the next answer begins now
            self._rest()
        super().on_response_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Requests of an address that asks for too much at once wait for their turn."""

        def start() -> None:
            self._waits_to_ask = None
            if not self.transport.is_closing():
                super(EdgeHttp, self)._start_asgi_task(cycle, app)

        if self._edge.requests.passes(self._counts_for, start):
            super()._start_asgi_task(cycle, app)
        else:
            self._waits_to_ask = self._counts_for, start

    def handle_websocket_upgrade(self) -> None:
        """Become a socket when it is the address's turn, if that has not too many."""
        try:
            self._edge.census.open_socket(self._counts_for)
        except Refused as problem:
            self._refuse(problem)
            return
        self._opening = True
        self._wait("answer")  # and read on: someone who hangs up is noticed only then
        if self._edge.openings.passes(self._counts_for, self._become_socket):
            self._become_socket()

    def _become_socket(self) -> None:
        """The same as uvicorn does, with the socket in the place of this connection."""
        if self.transport.is_closing():
            return
        self._opening = False
        self.connections.discard(self)
        lines = [b"%s: %s\r\n" % header for header in self.scope["headers"]]
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n", *lines, b"\r\n"]
        socket = EdgeSocket(self.config, self.server_state, self.app_state, self._edge, self._counts_for)
        self._edge.census.replace(self, socket)
        self._wait("gone")
        socket.connection_made(self.transport)
        socket.client = self.scope["client"]
        socket.scheme = "wss" if self.scope["scheme"] == "https" else "ws"
        self.transport.set_protocol(socket)
        socket.data_received(b"".join(head))
        if not socket.handshake_initiated:  # it cannot read this head, and would wait for ever without a word
            self.transport.write(answer(_unreadable()))
            self.transport.close()

    def _rest(self) -> None:
        """Nothing to do. uvicorn ends this after a few seconds, but not where an answer came before the whole body."""
        self._wait("idle", self._edge.allowance.head_seconds)

    # Refusals

    def _wait(self, phase: Phase, seconds: float | None = None) -> None:
        if self._phase != "gone":
            self._phase = phase
            self.deadline = None if seconds is None else self._edge.clock() + seconds

    def _count_head(self, size: int) -> None:
        self._head_size += size
        if self._head_size > self._edge.allowance.head_bytes:
            self._stop(self._head_too_big())

    def _head_too_big(self) -> Refused:
        most = self._edge.allowance
        text = f"A request may have at most {most.headers} headers with {most.head_bytes} bytes in all."
        return Refused("too-big", text, status=431)

    def _stop(self, problem: Refused) -> None:
        self._problem = problem
        raise problem

    def _refuse(self, problem: Refused) -> None:
        """Say why, if they have asked for something, and close."""
        if self._phase == "gone":
            return
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        asked, self._phase, self.deadline = self._phase in ("head", "body"), "gone", None
        if asked and not answering and not self.transport.is_closing():
            self.transport.write(answer(problem))
        if self.flow.write_paused:  # closing would wait for a peer that does not read
            self.transport.abort()
        else:
            self.transport.close()


def _unreadable() -> Refused:
    return Refused("bad-message", "This is not a request that can be read.", field="")


def answer(problem: Refused) -> bytes:
    """A refusal as a whole HTTP answer, after which the connection is closed."""
    body = msgspec.json.encode(refusal(problem))
    headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    if "seconds" in problem.details:
        headers["Retry-After"] = str(max(1, round(problem.details["seconds"])))
    lines = b"".join(f"{name}: {value}\r\n".encode() for name, value in headers.items())
    return STATUS_LINE[problem.status] + lines + b"\r\n" + body
