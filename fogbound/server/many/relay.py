"""Passes requests and sockets on to the process that owns their room, and its answers back.

A request is passed on once: the process that gets it serves it, or says that the room is not its own. For a socket this
process then moves bytes and reads no frame, see `edge/pipe.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TypeVar

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fogbound.errors import FogboundError
from fogbound.server.edge.edge import VOUCHER
from fogbound.server.edge.websocket import INSIDE, pipe_to
from fogbound.server.guard import refuse
from fogbound.server.logs import place
from fogbound.server.many import Elsewhere, not_now
from fogbound.server.many.hops import NOT_MINE, Answer, Headers, Hops, NoAnswer, NotMine, Opened
from fogbound.server.many.owners import Owners
from fogbound.server.many.redis_link import derived, shared_key
from fogbound.server.many.vouching import Asked, Vouching
from fogbound.server.socket import turn_away
from fogbound.server.store import Store
from fogbound.server.watch.figures import FIGURES
from fogbound.server.watch.requests import HEADER, request_id
from fogbound.server.wire import failure

log = logging.getLogger("fogbound.many")
# What belongs to one connection, and not to a request or its answer.
_OF_CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"upgrade", b"expect", b"proxy-connection"}
_NOT_BACK = _OF_CONNECTION | {b"date", HEADER}  # whoever answers people adds its own
Found = TypeVar("Found")


class Relay:
    """The owners of rooms, and the ways to them."""

    def __init__(self, owners: Owners, vouching: Vouching) -> None:
        self.owners, self.vouching = owners, vouching
        self.hops = Hops()
        self._sockets: dict[str, set[asyncio.Transport]] = {}  # passed on, by owner

    @classmethod
    @asynccontextmanager
    async def open(cls, store: Store, owners: Owners) -> AsyncIterator[Relay]:
        """Pass on until the end of the block."""
        relay = cls(owners, Vouching(derived(await shared_key(store), "relay")))
        try:
            yield relay
        finally:
            relay.hops.close()

    def hang_up(self, internal: str) -> None:
        """A process is gone, or no longer owns anything: people whose sockets went there come again."""
        for transport in self._sockets.pop(internal, set()):
            transport.abort()

    def head(self, internal: str, scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
        """The head of a request as its owner gets it, with a voucher for where it comes from."""
        method, target = scope.get("method", "GET").encode(), scope["raw_path"]
        if scope["query_string"]:
            target += b"?" + scope["query_string"]
        client, _ = scope.get("client") or ("", 0)
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        voucher = self.vouching.voucher(Asked(internal, method, target, client, scheme))
        ours = [(VOUCHER, voucher), (HEADER, request_id.get().encode())]
        kept = [header for header in headers if header[0] not in (VOUCHER, HEADER)]
        return b"%s %s HTTP/1.1\r\n%s\r\n" % (method, target, b"".join(b"%s: %s\r\n" % each for each in kept + ours))

    async def from_owner(
        self, elsewhere: Elsewhere, ask: Callable[[str], Awaitable[Found]], *, twice: bool
    ) -> Found | None:
        """What the owner of a room answers, or the one that has it now; None if the room is to be served here.

        An owner that does not answer is not asked again. `twice`: a request that may have had an effect may be sent
        again, because that does no harm.
        """
        owner: str | None = elsewhere.internal
        silent = ""
        for _ in range(2):
            if owner is None or owner == silent:
                break
            try:
                return await ask(owner)
            except NotMine:
                pass
            except NoAnswer as problem:
                silent = owner
                if problem.received and not twice:
                    raise not_now() from None
            await self.owners.forget(elsewhere.room_id)
            owner = await self.owners.owner_of(elsewhere.room_id)
        if owner is not None:
            raise not_now()
        return None

    async def pipe(self, scope: Scope, opened: Opened) -> None:
        """Join a socket with a connection to its owner, until one side hangs up."""
        join = pipe_to(scope)
        if join is None:
            opened.transport.abort()
            raise RuntimeError("only a socket of our own web server can be passed on")
        here = self._sockets.setdefault(opened.internal, set())
        here.add(opened.transport)
        FIGURES.relayed_sockets += 1
        try:
            await join(opened.transport, opened.came)
        finally:
            FIGURES.relayed_sockets -= 1
            opened.transport.close()
            here.discard(opened.transport)
            if not here and self._sockets.get(opened.internal) is here:
                del self._sockets[opened.internal]


class Relaying:
    """Around the application of a process that has others beside it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        relay: Relay | None = getattr(scope["app"].state, "relay", None) if "app" in scope else None
        if relay is None or scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif INSIDE in scope.get("extensions", {}):
            await self._serve_fellow(scope, receive, send)
        elif scope["type"] == "http":
            await self._serve(relay, scope, receive, send)
        else:
            await self._serve_socket(relay, scope, receive, send)

    async def _serve_fellow(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request that was passed on to this process. It is never passed on again."""
        try:
            await self._app(scope, receive, send)
        except Elsewhere:
            kind = "http" if scope["type"] == "http" else "websocket.http"
            headers = [(NOT_MINE, b"1"), (b"content-length", b"0")]
            await send({"type": f"{kind}.response.start", "status": 421, "headers": headers})
            await send({"type": f"{kind}.response.body", "body": b""})

    async def _serve(self, relay: Relay, scope: Scope, receive: Receive, send: Send) -> None:
        body = _Body(receive)
        try:
            await self._app(scope, body.receive, send)
        except Elsewhere as elsewhere:
            whole = await body.whole()
            if whole is None:
                return
            try:
                answer = await _ask(relay, scope, whole, elsewhere)
                if answer is None:
                    await self._app(scope, body.again(whole), send)
                    return
            except Exception as problem:
                answer = _refusal(_as_refusal(problem))
            await answer(scope, receive, send)

    async def _serve_socket(self, relay: Relay, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except Elsewhere as elsewhere:
            try:
                opened = await relay.from_owner(
                    elsewhere,
                    lambda internal: relay.hops.open(internal, relay.head(internal, scope, scope["headers"])),
                    twice=True,
                )
                if opened is None:
                    await self._app(scope, receive, send)
                    return
            except Exception as problem:  # whoever cannot be passed on now comes again
                await turn_away(WebSocket(scope, receive, send), _as_refusal(problem))
                return
            await relay.pipe(scope, opened)


async def _ask(relay: Relay, scope: Scope, body: bytes, elsewhere: Elsewhere) -> ASGIApp | None:
    """The answer of a room's owner; None if it is ours to answer."""
    headers = [header for header in scope["headers"] if header[0] not in _OF_CONNECTION]
    if body and not any(name == b"content-length" for name, _ in headers):  # it came in chunks
        headers.append((b"content-length", str(len(body)).encode()))
    FIGURES.relayed_requests += 1
    found = await relay.from_owner(
        elsewhere,
        lambda internal: relay.hops.ask(internal, relay.head(internal, scope, headers) + body),
        twice=scope["method"] == "GET",
    )
    return None if found is None else _response(found)


class _Body:
    """What a request has sent, so that it can be passed on after the application has read it."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._pieces, self._more = receive, list[bytes](), True

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._pieces.append(message.get("body", b""))
            self._more = message.get("more_body", False)
        return message

    async def whole(self) -> bytes | None:
        """All of it; None if the sender has hung up before."""
        while self._more:
            if (await self.receive())["type"] != "http.request":
                return None
        return b"".join(self._pieces)

    def again(self, whole: bytes) -> Receive:
        """The body once more, for an application that reads it from the beginning."""
        pieces = [whole]

        async def receive() -> Message:
            return {"type": "http.request", "body": pieces.pop()} if pieces else await self._receive()

        return receive


def _as_refusal(problem: Exception) -> FogboundError:
    """What people are told; a room that has just got yet another owner will be found by the next try."""
    if isinstance(problem, Elsewhere):
        return not_now()
    if not isinstance(problem, FogboundError):  # the database is away, perhaps
        log.error("the owner of a room could not be found: %s", place(problem))
        return failure()
    return problem


def _refusal(problem: FogboundError) -> Response:
    response = refuse(problem)
    if "seconds" in problem.details:
        response.headers["Retry-After"] = str(problem.details["seconds"])
    return response


def _response(answer: Answer) -> ASGIApp:
    """An answer as it came, apart from what belongs to the connection that it came on."""
    headers: Headers = [header for header in answer.headers if header[0] not in _NOT_BACK]

    async def respond(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body})

    return respond
