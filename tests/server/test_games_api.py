"""Finished games over HTTP: pictures and previews."""

from __future__ import annotations

import struct
import threading
from pathlib import Path

import pytest

from fogbound.match import Match
from fogbound.server import archive
from tests.server.table import run, serving
from tests.server.test_history import games, named, over


def test_pictures_and_previews_of_a_game_are_as_private_as_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            await over(table)
            ann, eve = named(table, "Ann"), (await table.guest("Eve")).http
            [game] = (await games(ann))["games"]
            path, page = f"/api/games/{game['id']}", f"/g/{game['id']}"
            svg = await ann.get(f"{path}/picture.svg")
            assert svg.headers["content-type"].startswith("image/svg+xml")
            assert 'width="1200" height="630"' in svg.text
            assert all(name in svg.text for name in ("Xen", "Ann", "Bob", "Scotland Yard, 1983"))
            png = await ann.get(f"{path}/picture.png")
            assert (png.headers["content-type"], png.content[:4]) == ("image/png", b"\x89PNG")
            assert struct.unpack(">II", png.content[16:24]) == (1200, 630)
            assert (await ann.get(f"{path}/picture.gif")).status_code == 404
            for kind in ("svg", "png"):
                assert (await eve.get(f"{path}/picture.{kind}")).json()["code"] == "private"
            generic = (await eve.get("/g/no-such-game")).text
            for person in (ann, eve):  # a crawler with a player's cookie is unlikely, and learns nothing either
                assert (await person.get(page)).text == generic.replace("no-such-game", game["id"])
            assert "Xen" not in generic
            assert 'property="og:title" content="Fogbound"' in generic
            assert "og:image" not in generic
            await ann.post(f"{path}/share", json={"public": True})
            shared = (await eve.get(page)).text
            assert f'property="og:image" content="{table.address}{path}/picture.png"' in shared
            assert "wins" in shared or "win ·" in shared
            assert (await eve.get(f"{path}/picture.png")).content == png.content

    run(test())


def test_tables_are_laid_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone may ask for those of a shared game, and nobody else's move must wait for that."""
    threads = []
    lay = archive.past_tables

    def noted(match: Match) -> list[object]:
        threads.append(threading.current_thread())
        return lay(match)

    monkeypatch.setattr(archive, "past_tables", noted)

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await over(table)
            ann, room = named(table, "Ann"), lines["Ann"].room
            for address in (f"/api/games/{room['finished']}/tables", f"/api/rooms/{room['room']}/tables"):
                assert len((await ann.get(address)).json()["tables"]) == lines["Ann"].ply + 1
            assert len(threads) == 2
            assert threading.current_thread() not in threads

    run(test())
