"""Around every request: limits of size and origin, security headers, and refusals instead of errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

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


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse requests that are too big or come from another site; add to every answer what a browser may do with it."""
    length = request.headers.get("content-length", "0")
    most = MOST_BYTES if request.url.path.startswith("/api/files/") else wire.MAX_BYTES
    if not length.isdecimal() or len(length) > 12 or int(length) > most:
        return refuse(Refused("too-big", f"This request may have at most {most} bytes.", status=413))
    if "transfer-encoding" in request.headers:
        return refuse(Refused("too-big", "Say how long the request is (Content-Length).", status=411))
    if request.method != "GET" and not same_origin(request.headers):
        return refuse(Refused("bad-origin", "This request came from a page of another site.", status=403))
    response = await call_next(request)
    for name, value in (ASSET_HEADERS if request.url.path.startswith("/assets/") else HEADERS).items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


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
