"""A game of another package, on a real server whose bots are processes of their own."""

from __future__ import annotations

from pathlib import Path

from fogbound.record import read, replay
from tests import toy
from tests.browser.serving import Server
from tests.installed import install
from tests.server.table import Guest, run


def test_a_game_of_an_installed_package_is_played_to_its_end(tmp_path: Path) -> None:
    server = Server(tmp_path / "fogbound.db", install(tmp_path / "site", toy="tests.toy:GAME"))
    try:
        run(_play(server.address))
    finally:
        server.kill()  # a stop would wait for bots that are still loading


async def _play(address: str) -> None:
    ann = await Guest(address, "Ann").introduce()
    try:
        info = {edition["id"]: edition for edition in await ann.get("/api/editions")}["toy/one"]
        assert (info["title"], info["default_bot"], info["screens"]) == ("A toy", "random", "")
        room = await ann.create("toy/one", seats={"reader": "me"})
        line = await ann.join(room)
        await line.ask("host", do="start")
        await line.ask("attach", seats=["reader"])
        view = line.views["reader"]
        while view["outcome"] is None:
            await line.wait(lambda: bool(line.views["reader"]["outcome"] or line.views["reader"]["moves"]))
            view = line.views["reader"]
            if view["moves"]:
                await line.ask("play", seat="reader", ply=view["ply"], move="wrong")
        assert view["outcome"]["winners"] == ["reader"]
        record = read((await ann.http.get(f"/api/rooms/{room}/record")).text)
        assert replay(record, toy.START).state.outcome == (("reader",), "unfound", ())
    finally:
        await ann.close()
