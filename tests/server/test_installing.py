"""What a device needs to install the client."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

import pytest

from fogbound.languages.catalogue import languages, say
from fogbound.server.client import STATIC
from fogbound.server.installing import PAPER, manifest_in
from tests.server.table import run, serving

ROOT = Path(__file__).parents[2]


def test_the_manifest_speaks_the_persons_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            http = table.stranger().http
            asked = await http.get("/manifest.webmanifest", headers={"Accept-Language": "fr-CA"})
            assert asked.headers["content-type"] == "application/manifest+json"
            assert asked.json() == manifest_in("fr")
            chosen = await http.get("/manifest.webmanifest?language=ru", headers={"Accept-Language": "fr"})
            assert chosen.json()["description"] == say("app-tagline", "ru")
            unknown = await http.get("/manifest.webmanifest?language=tlh", headers={"Accept-Language": "de"})
            assert unknown.json()["lang"] == "de"

    run(test())


@pytest.mark.parametrize("language", languages())
def test_every_manifest_names_files_that_there_are(language: str) -> None:
    manifest = manifest_in(language)
    for icon in manifest["icons"]:
        file = STATIC / icon["src"].removeprefix("/")
        assert file.is_file(), f"{icon['src']} is missing"
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert all(shortcut["name"] for shortcut in manifest["shortcuts"])


def test_the_colour_is_that_of_the_page() -> None:
    assert f'content="{PAPER}"' in (ROOT / "web" / "index.html").read_text(encoding="utf-8")


def test_the_icons_are_drawn_from_their_svg() -> None:
    """`make icons` draws them again."""
    from web.icons import ICONS, PUBLIC, draw

    for name, (svg, size) in ICONS.items():
        kept, drawn = (PUBLIC / name).read_bytes(), draw(svg, size)
        assert hashlib.sha256(kept).digest() == hashlib.sha256(drawn).digest(), f"{name} is out of date"
