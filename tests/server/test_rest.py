"""The few pages of JSON, pictures and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound import EDITIONS, catalog
from fogbound.bots import bots_for, house_bot, levels_for
from fogbound.bots.mind.families import FAMILIES
from fogbound.house.steward import manners
from fogbound.server import app as web
from tests.server.table import CLASSIC, POLICE, SMALL, run, serving


def test_introducing_oneself(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger("Ann")
            assert await guest.get("/api/me") == {"person": None, "name": ""}
            assert (await guest.http.get("/api/rooms")).status_code == 401
            assert (await guest.get("/api/rooms"))["code"] == "who-are-you"
            assert (await guest.post("/api/rooms", {"edition": CLASSIC}))["code"] == "who-are-you"
            await guest.introduce()
            (set_cookie,) = [text for text in guest.received if "set-cookie" in text]
            for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
                assert word in set_cookie
            assert await guest.get("/api/me") == {"person": guest.person, "name": "Ann"}
            assert await guest.post("/api/me", {"name": "  Anna   Maria "}) == {
                "person": guest.person,
                "name": "Anna Maria",
            }
            assert (await table.guest("Ann")).person != guest.person

    run(test())


def test_a_new_name_is_seen_in_the_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            await ann.post("/api/me", {"name": "Anna"})
            assert (await ann.open(room)).room["people"][0]["name"] == "Anna"

    run(test())


def test_editions_list_what_a_form_needs(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            cards = await table.stranger().get("/api/editions")
            assert [card["id"] for card in cards] == list(EDITIONS)
            for card in cards:
                edition = catalog.find(card["id"])
                assert [bot["name"] for bot in card["bots"]] == list(bots_for(edition))
                levels = [bot for bot in card["bots"] if bot["level"] is not None]
                assert [(bot["name"], bot["line"]) for bot in levels] == list(levels_for(edition))
                assert [bot["level"] for bot in levels] == list(range(1, len(levels) + 1))
                known = {bot["name"]: bot["boards"] for bot in card["bots"] if bot["boards"] is not None}
                assert known == (
                    {"master": [board for boards in FAMILIES.values() for board in boards]}
                    if edition.game == "yard"
                    else {}
                )
                assert card["house_bot"] == house_bot(edition)
                assert [manner["name"] for manner in card["manners"]] == [o.name for o in manners(edition.game)]
                assert {option["name"] for option in card["options"]} == {o.name for o in catalog.options(card["id"])}
                assert "path" not in str(card["options"]), "no files over the network"
                for players, seats in card["seats"].items():
                    edition = catalog.find(card["id"], players=players)
                    assert seats == list(edition.seats)
                    assert card["roles"][players] == [list(role) for role in edition.roles]
                    assert len(edition.roles) == int(players), "what each person leads"
                    assert (card["heats"], card["agreed"]) == (edition.heats, edition.agreed)
                usual = catalog.material(catalog.find(card["id"]))
                assert card["usual"] == {name: fact for name, fact in usual.items() if name != "board"}
                assert card["usual"]["opening"]["pawns"], "what people need to be told how to play"
                given = {option["name"]: option["default"] for option in card["options"]}
                catalog.find(card["id"], **given)

    run(test())


def test_material_is_the_board_and_never_changes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create(POLICE, seats={"x": "me"})
            before = await ann.http.get(f"/api/rooms/{room}/material")
            line = await ann.open(room)
            await line.ask("host", do="start")
            await line.ask("play", seat="x", ply=line.ply, move=line.views["x"]["moves"][0])
            after = await ann.http.get(f"/api/rooms/{room}/material")
            assert before.content == after.content
            found = after.json()
            assert set(found) == {
                "edition",
                "title",
                "game",
                "sides",
                "roles",
                "heats",
                "agreed",
                "opening",
                "deals",
                "board",
                "adviser",
            }
            assert len(found["board"]["stations"]) == 199
            for theme, address in found["board"]["picture"].items():
                picture = await table.stranger().http.get(address)
                assert picture.headers["content-type"] == "image/svg+xml"
                assert all(f">{station['n']}</text>" in picture.text for station in found["board"]["stations"]), theme
            assert (await ann.http.get("/api/boards/abc/light.svg")).status_code == 404
            digest = found["board"]["digest"]
            assert (await ann.http.get(f"/api/boards/{digest}/pink.svg")).status_code == 404

    run(test())


def test_a_qr_code_for_this_room_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            page = f"/api/rooms/{room}/qr.svg"
            drawn = await ann.http.get(page, params={"link": f"{table.address}/r/{room}"})
            assert drawn.headers["content-type"] == "image/svg+xml"
            assert drawn.text.startswith("<svg")
            assert (await ann.http.get(page, params={"link": f"{table.address}/#/r/{room}"})).status_code == 200
            for link in ("https://example.org/", f"https://[{room}", f"http://a/{room}" + "x" * 300, ""):
                assert (await ann.http.get(page, params={"link": link})).status_code == 400, link
            assert (await ann.http.get(page)).json()["code"] == "bad-message"

    run(test())


def test_pages_of_a_room_are_for_its_members(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, eve = await table.guest("Ann"), await table.guest("Eve")
            room = await ann.create(options=SMALL)
            code = table.room(room).code
            for page in ("material", "record", f"qr.svg?link=/{room}"):
                assert (await eve.get(f"/api/rooms/{room}/{page}"))["code"] == "not-yours"
                assert (await table.stranger().get(f"/api/rooms/{room}/{page}"))["code"] == "who-are-you"
                by_code = await eve.http.get(f"/api/rooms/{code}/{page}")
                never = await eve.http.get(f"/api/rooms/{'ABCD' if code != 'ABCD' else 'ABCE'}/{page}")
                assert (by_code.status_code, by_code.text) == (never.status_code, never.text), "a code is no key here"
            assert (await ann.get(f"/api/rooms/{room}/record"))["code"] == "not-now"

    run(test())


def test_addresses_that_are_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            for method, page, status in (
                ("GET", "/api/nothing", 404),
                ("GET", "/api/", 404),
                ("DELETE", "/api/me", 405),
                ("PUT", "/api/rooms", 405),
                ("GET", "/openapi.json", 200),  # no page of ours: the client's own routes start there
                ("GET", "/docs", 200),
            ):
                answer = await guest.http.request(method, page)
                if status == 200:
                    assert "openapi" not in answer.text.lower()
                else:
                    assert (answer.status_code, answer.json()["code"]) == (status, "no-such-page")

    run(test())


def test_files_of_the_client_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Fogbound</title>")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("treasure")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(web, "STATIC", static)

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            built = await guest.http.get("/assets/app.js")
            assert (built.text, "immutable" in built.headers["cache-control"]) == ("1", True)
            pages = ["/", "/r/abc", "/..%2fsecret.txt", "/%2e%2e/secret.txt"]
            pages += [f"/{tmp_path}/secret.txt", f"//{tmp_path}/secret.txt", "/link.txt", "/%00", "/a%00b", "/assets"]
            pages += ["/" + "x" * 5000, "/..%5csecret.txt", "/%ff%fe", "/" + "a/" * 900]
            for page in pages:
                answer = await guest.http.get(page)
                assert (answer.status_code, answer.text) == (200, "<title>Fogbound</title>"), page
                assert answer.headers["cache-control"] == "no-cache"
            for gone in ("/assets/app-of-yesterday.js", "/assets/..%2f..%2fsecret.txt"):
                assert (await guest.http.get(gone)).status_code == 404, "a page must not be taken for a script"

    run(test())


def test_without_a_built_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "STATIC", tmp_path / "nothing")

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            answer = await table.stranger().http.get("/")
            assert answer.status_code == 503
            assert "make play" in answer.text

    run(test())
