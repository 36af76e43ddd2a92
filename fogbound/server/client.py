"""The built browser client, as files."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from fogbound.errors import FogboundError
from fogbound.languages.catalogue import say
from fogbound.server import previews
from fogbound.server.previews import Preview
from fogbound.server.services import Language, Server

STATIC = Path(__file__).with_name("static")
YEAR = 365 * 24 * 3600

router = APIRouter()


@dataclass(frozen=True)
class Asset:
    """A file that never changes, since its name carries a hash of its content; and the same, compressed."""

    content: bytes
    compressed: bytes
    media_type: str


@router.get("/g/{id}")
async def finished_game(request: Request, server: Server, language: Language, id: str) -> Response:
    """The page of a finished game. If it is public, the page says so to other sites that show the link."""
    preview = Preview(text=say("app-tagline", language))
    try:
        kept = await server.history.find(id, None)  # a player's own visit says no more than anybody's
        state = (await server.history.match(kept)).state
        image = f"{request.base_url}api/games/{kept.id}/picture.png"
        preview = previews.preview_of(kept, state, image, language)
    except FogboundError:  # private, or no longer playable: a page like any other
        pass
    return _page(previews.with_tags(_read_index(), preview, str(request.url.replace(query=""))))


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client. Any other address is a page of the client, which shows it itself."""
    if path.startswith("api/"):
        raise HTTPException(404)
    if path.startswith("assets/"):
        return _asset_response(path, "gzip" in request.headers.get("accept-encoding", ""))
    file = _built(STATIC, path)
    if file is not None:
        return FileResponse(file, headers={"Cache-Control": "no-cache"})
    return _page(_read_index())


def _read_index() -> str:
    """The client's page; empty if the client has not been built."""
    index = STATIC / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else ""


def _page(page: str) -> Response:
    if not page:
        return PlainTextResponse("The browser client has not been built: install Fogbound with `make play`.", 503)
    return HTMLResponse(page, headers={"Cache-Control": "no-cache"})


def _asset_response(path: str, compressed: bool) -> Response:
    try:
        asset = _read_asset(STATIC, path)
    except FileNotFoundError:  # of an older build: the browser would take a page for a script
        raise HTTPException(404) from None
    headers = {"Cache-Control": f"public, max-age={YEAR}, immutable"}
    if not compressed or len(asset.compressed) >= len(asset.content):
        return Response(asset.content, media_type=asset.media_type, headers=headers)
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(asset.compressed, media_type=asset.media_type, headers=headers)


@lru_cache(maxsize=256)
def _read_asset(static: Path, path: str) -> Asset:
    """Read and compressed once: a first visit asks for dozens of them."""
    file = _built(static, path)
    if file is None:
        raise FileNotFoundError(path)
    content = file.read_bytes()
    return Asset(content, gzip.compress(content, mtime=0), mimetypes.guess_type(path)[0] or "application/octet-stream")


def _built(static: Path, path: str) -> Path | None:
    try:
        file = (static / path).resolve()
        return file if file.is_relative_to(static.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long, or not a file name at all
        return None
