"""Around every request: limits of size and origin, security headers, and refusals instead of errors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogbound.errors import FogboundError
from fogbound.server import wire
from fogbound.server.files import MOST_BYTES
from fogbound.server.wire import Refused

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# Scripts and styles are no pages and hold no secrets: the rest would only make some seventy small files longer.
ASSET_HEADERS = {"X-Content-Type-Options": HEADERS["X-Content-Type-Options"]}


class Guard:
    """Refuses requests that are too big or come from another site; adds to every answer what a browser may do with it.

    Plain ASGI: around Starlette's `BaseHTTPMiddleware`, a person who leaves in mid-answer would be an error in the log.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        problem = _problem(scope)
        if problem is not None:
            await refuse(problem)(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _headers(scope["path"]):
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_guarded)


def _problem(scope: Scope) -> Refused | None:
    """Why a request is refused before anyone reads it."""
    headers = Headers(scope=scope)
    length = headers.get("content-length", "0")
    most = MOST_BYTES if scope["path"].startswith("/api/files/") else wire.MAX_BYTES
    if not length.isdecimal() or len(length) > 12 or int(length) > most:
        return Refused("too-big", f"This request may have at most {most} bytes.", status=413)
    if "transfer-encoding" in headers:
        return Refused("too-big", "Say how long the request is (Content-Length).", status=411)
    if scope["method"] != "GET" and not same_origin(headers):
        return Refused("bad-origin", "This request came from a page of another site.", status=403)
    return None


def _headers(path: str) -> Iterator[tuple[str, str]]:
    yield from (ASSET_HEADERS if path.startswith("/assets/") else HEADERS).items()
    if path.startswith("/api/"):
        yield "Cache-Control", "no-store"


def same_origin(headers: Any) -> bool:
    """Does a request come from our own pages? Programs other than browsers send no origin, and may ask too."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def refuse(problem: FogboundError) -> JSONResponse:
    status = problem.status if isinstance(problem, Refused) else 400
    return JSONResponse(wire.refusal(problem), status_code=status, headers=HEADERS)


def answer_errors(app: FastAPI) -> None:
    """Answer every error with a refusal that clients can read."""

    @app.exception_handler(FogboundError)
    async def refused(_: Request, problem: FogboundError) -> JSONResponse:
        return refuse(problem)

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, problem: RequestValidationError) -> JSONResponse:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return refuse(Refused("bad-message", f"The request cannot be read: {where}: {first['msg']}.", field=where))

    @app.exception_handler(HTTPException)
    async def no_page(_: Request, problem: HTTPException) -> JSONResponse:
        text = "There is no such page." if problem.status_code == 404 else str(problem.detail)
        code = "no-such-page" if problem.status_code in (404, 405) else "bad-message"
        return refuse(Refused(code, text, status=problem.status_code))

    @app.exception_handler(Exception)
    async def failed(_: Request, __: Exception) -> JSONResponse:
        return refuse(wire.failure())
