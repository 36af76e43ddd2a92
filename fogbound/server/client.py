"""The built browser client, as files."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

STATIC = Path(__file__).with_name("static")
YEAR = 365 * 24 * 3600

router = APIRouter()


@router.get("/{path:path}")
async def client(path: str) -> Response:
    """A file of the client. Any other address is a page of the client, which shows it itself."""
    if path.startswith("api/"):
        raise HTTPException(404)
    file = _built(path)
    if file is not None:
        lasting = "assets/" in path  # built files carry a hash in their name
        cache = f"public, max-age={YEAR}, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    if path.startswith("assets/"):  # of an older build: the browser would take a page for a script
        raise HTTPException(404)
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The browser client has not been built: install Fogbound with `make play`.", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _built(path: str) -> Path | None:
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long, or not a file name at all
        return None
