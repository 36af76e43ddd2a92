"""Finished games: lists of them, and who may open one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
from msgspec import structs

from fogbound import catalog, record, verify
from fogbound.server.history import Kept, summary
from fogbound.server.people import COOKIE
from fogbound.server.room.finished import finished
from tests.server.room.rooms import everyone, play_on, playing
from tests.server.table import SMALL, Line, Table, play_some, run, seated, serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}


async def over(table: Table, seats: dict[str, str] = FOUR) -> dict[str, Line]:
    lines = await seated(table, seats, options=SMALL)
    await finish(lines)
    return lines


async def finish(lines: dict[str, Line]) -> None:
    await play_some(list(lines.values()), Random(5))
    await asyncio.gather(*(line.wait(lambda line=line: line.room["status"] == "over") for line in lines.values()))  # type: ignore[misc]


def new_game(line: Line) -> bool:
    return line.room["status"] == "playing" and all(view["game"] == line.room["game"] for view in line.views.values())


def moves(view: dict[str, Any]) -> list[tuple[int, str, str]]:
    return [(ply["n"], ply["seat"], ply["move"]) for ply in view["log"]]


def named(table: Table, name: str) -> httpx.AsyncClient:
    """A person's browser."""
    return next(guest for guest in table._guests if guest.name == name).http


async def games(browser: httpx.AsyncClient, **query: Any) -> dict[str, Any]:
    answer = await browser.get("/api/games", params=query)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_everyone_has_their_own_games_newest_first_a_page_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await over(table)
            for _ in range(2):
                await lines["Xen"].ask("host", do="rematch")
                await asyncio.gather(*(line.wait(lambda line=line: new_game(line)) for line in lines.values()))  # type: ignore[misc]
                await finish(lines)
            first = await games(named(table, "Ann"), count=2)
            rest = await games(named(table, "Ann"), count=2, after=first["next"])
            listed = [*first["games"], *rest["games"]]
            assert (len(first["games"]), len(rest["games"]), rest["next"]) == (2, 1, None)
            assert [game["ended"] for game in listed] == sorted((game["ended"] for game in listed), reverse=True)
            xen = {game["id"]: game["result"] for game in (await games(named(table, "Xen")))["games"]}
            for game in listed:
                assert {game["result"], xen[game["id"]]} == {"won", "lost"}
                assert game["players"][1] == {"name": "Ann", "seats": ["red"], "bot": False, "you": True}
                assert 1 <= game["length"] <= 4
                assert game["ended"] >= game["began"] > 0
            stranger = (await table.guest("Eve")).http
            assert (await stranger.get("/api/games")).json() == {"games": [], "next": None}
            assert (await stranger.get("/api/games?count=0")).status_code == 400

    run(test())


def test_a_game_opens_for_its_players_until_one_of_them_shares_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await over(table)
            xen, browser = lines["Xen"], named(table, "Xen")
            [game] = (await games(named(table, "Xen")))["games"]
            path = f"/api/games/{game['id']}"
            assert xen.room["finished"] == game["id"]
            eve = (await table.guest("Eve")).http
            private, unknown = await eve.get(path), await eve.get("/api/games/no-such-game")
            assert (private.status_code, private.json()["code"]) == (403, "private")
            assert private.content == unknown.content, "nobody learns whether there is such a game"
            for what in ("record", "analysis", "tables"):
                assert (await eve.get(f"{path}/{what}")).json()["code"] == "private"
            assert (await eve.post(f"{path}/share", json={"public": True})).json()["code"] == "private"

            own = (await browser.get(path)).json()
            assert (own["may"], own["table"], own["game"]["result"]) == (["share"], xen.room["room"], game["result"])
            assert moves(own["view"]) == moves(xen.views["x"]), "the view after the end is open"
            text = (await browser.get(f"{path}/record")).text
            kept = record.read(text)
            assert verify.verify(kept, catalog.start_of(kept)).finished

            assert (await browser.post(f"{path}/share", json={"public": True})).json() == {"public": True}
            shared = (await eve.get(path)).json()
            assert (shared["may"], shared["table"], shared["game"]["result"]) == ([], None, None)
            assert shared["view"]["log"] == own["view"]["log"]
            people = {person["person"] for person in xen.room["people"]}
            assert not any(id in str(shared) for id in people), "ids of people stay in their rooms"
            assert (await eve.post(f"{path}/share", json={"public": False})).json()["code"] == "not-yours"
            await named(table, "Ann").post(f"{path}/share", json={"public": False})
            assert (await eve.get(path)).content == unknown.content

    run(test())


def test_a_finished_game_outlives_its_room_and_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await over(table)
            [game] = (await games(named(table, "Xen")))["games"]
            cookie = named(table, "Xen").cookies[COOKIE]
            await lines["Xen"].ask("host", do="close")
        async with serving(tmp_path / "db") as table:
            back = table.stranger("Xen").http
            back.cookies.set(COOKIE, cookie)
            again = (await back.get(f"/api/games/{game['id']}")).json()
            assert (again["game"], again["table"]) == (game, None)
            board = again["material"]["board"]["picture"]["light"]
            assert (await back.get(board)).status_code == 200

    run(test())


def test_a_game_whose_package_is_gone_is_still_listed() -> None:
    room = play_on(playing({"x": "ann", "red": "bob"}), Random(1), 1000)
    gone = structs.replace(finished(room, everyone(room)), edition="gone/one")
    told = summary(Kept("g", "room", 1, 86400.0, False, gone, True), "ann")
    assert (told.title, told.screens, told.players[0].name) == ("gone/one", "", "Ann")
