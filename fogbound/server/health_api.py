"""For proxies: is this server alive, and may people be sent here?"""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

router = APIRouter()
NO_STORE = {"Cache-Control": "no-store"}


@router.get("/healthz")
async def healthz() -> Response:
    return PlainTextResponse("alive\n", headers=NO_STORE)


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    found = await request.app.state.health.ready()
    body = {"ready": found.ready, **found.parts}
    return JSONResponse(body, status_code=200 if found.ready else 503, headers=NO_STORE)
