"""Each request has an id, which its answer names (`X-Request-Id`), and so do lines of the log that come from it.

With `--log json` each request is a line too: what kind it was, never its address, since the address of a room is the
key to it.
"""

from __future__ import annotations

import logging
import re
import secrets
from contextvars import ContextVar
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("fogbound.requests")
request_id: ContextVar[str] = ContextVar("request_id", default="")
_GIVEN = re.compile(rb"[A-Za-z0-9-]{8,64}")  # as proxies make them: nothing that could hide something in a log
HEADER = b"x-request-id"


class RequestIds:
    """Around the application. Messages of a socket do not pass through here: only its beginning and its end do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        id, began, status = _id(scope), perf_counter(), 0
        mark = request_id.set(id)

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id if scope["type"] == "http" else send)
        finally:
            if log.isEnabledFor(logging.INFO):
                log.info("%s", "request", extra={"fields": _fields(scope, status, perf_counter() - began)})
            request_id.reset(mark)


def _id(scope: Scope) -> str:
    """The id that a proxy has given, or a new one."""
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if _GIVEN.fullmatch(given) else secrets.token_hex(8)


def _fields(scope: Scope, status: int, seconds: float) -> dict[str, object]:
    """The kind of a request: its route has gaps where addresses have ids."""
    route = getattr(scope.get("route"), "path", "")
    kind = scope["method"] if scope["type"] == "http" else "SOCKET"
    return {"method": kind, "route": route, **({"status": status} if status else {}), "ms": round(1000 * seconds, 1)}
