"""What a device needs to install the client: a manifest in the person's language."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from fogbound.languages.catalogue import say
from fogbound.server.services import Language

PAPER = "#f7f2e6"  # the page's colour by day, as in web/src/app.css
SIZES = (192, 512)

router = APIRouter()


@router.get("/manifest.webmanifest")
async def manifest(language: Language) -> JSONResponse:
    """In the language that the page has chosen, else the one the browser asks for."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return JSONResponse(manifest_in(language), media_type="application/manifest+json", headers=headers)


def manifest_in(language: str) -> dict[str, Any]:
    return {
        "id": "/",
        "name": say("app-name", language),
        "short_name": say("app-name", language),
        "description": say("app-tagline", language),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games", "entertainment"],
        "icons": [*_icons("any"), *_icons("maskable"), _icon("icon.svg", "any", "any", "image/svg+xml")],
        "shortcuts": [
            {"name": say("create-title", language), "url": "/new"},
            {"name": say("puzzles-title", language), "url": "/puzzles"},
            {"name": say("games-title", language), "url": "/games"},
        ],
    }


def _icons(purpose: str) -> list[dict[str, str]]:
    return [_icon(f"icons/{purpose}-{size}.png", f"{size}x{size}", purpose, "image/png") for size in SIZES]


def _icon(path: str, sizes: str, purpose: str, kind: str) -> dict[str, str]:
    return {"src": f"/{path}", "sizes": sizes, "type": kind, "purpose": purpose}
