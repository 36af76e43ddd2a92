"""The few pages of JSON, pictures and files."""

from __future__ import annotations

from pathlib import Path

from fogbound import EDITIONS, catalog
from fogbound.bots import bots_for, default_bot, levels_for
from fogbound.bots.mind.families import FAMILIES
from fogbound.house.steward import settings
from tests.server.table import CLASSIC, POLICE, SMALL, run, serving


def test_people_introduce_and_rename_themselves(tmp_path: Path) -> None:
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


def test_a_new_name_appears_in_the_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            await ann.post("/api/me", {"name": "Anna"})
            assert (await ann.open(room)).room["people"][0]["name"] == "Anna"

    run(test())


def test_editions_have_everything_a_form_needs(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            listed = await table.stranger().get("/api/editions")
            assert [info["id"] for info in listed] == list(EDITIONS)
            for info in listed:
                edition = catalog.find(info["id"])
                assert [bot["name"] for bot in info["bots"]] == list(bots_for(edition))
                levels = [bot for bot in info["bots"] if bot["level"] is not None]
                assert [(bot["name"], bot["line"]) for bot in levels] == list(levels_for(edition))
                assert [bot["level"] for bot in levels] == list(range(1, len(levels) + 1))
                known = {bot["name"]: bot["boards"] for bot in info["bots"] if bot["boards"] is not None}
                assert known == (
                    {"master": [board for boards in FAMILIES.values() for board in boards]}
                    if edition.game == "yard"
                    else {}
                )
                assert info["default_bot"] == default_bot(edition)
                assert [one["name"] for one in info["settings"]] == [o.name for o in settings(edition.game)]
                assert {option["name"] for option in info["options"]} == {o.name for o in catalog.options(info["id"])}
                assert "path" not in str(info["options"]), "no files over the network"
                for players, seats in info["seats"].items():
                    edition = catalog.find(info["id"], players=players)
                    assert seats == list(edition.seats)
                    assert info["roles"][players] == [list(role) for role in edition.roles]
                    assert len(edition.roles) == int(players), "what each person leads"
                    assert (info["heats"], info["agreed"]) == (edition.heats, edition.agreed)
                usual = catalog.material(catalog.find(info["id"]))
                assert info["usual"] == {name: fact for name, fact in usual.items() if name != "board"}
                assert info["usual"]["opening"]["pawns"], "enough to explain how to play"
                given = {option["name"]: option["default"] for option in info["options"]}
                catalog.find(info["id"], **given)

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
            material = after.json()
            assert set(material) == {
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
            stations = material["board"]["stations"]
            assert len(stations) == 199
            for theme, address in material["board"]["picture"].items():
                picture = await table.stranger().http.get(address)
                assert picture.headers["content-type"] == "image/svg+xml"
                assert all(f">{station['n']}</text>" in picture.text for station in material["board"]["stations"]), (
                    theme
                )
            assert (await ann.http.get("/api/boards/abc/light.svg")).status_code == 404
            digest = material["board"]["digest"]
            assert (await ann.http.get(f"/api/boards/{digest}/pink.svg")).status_code == 404

    run(test())


def test_qr_codes_show_only_links_to_the_room(tmp_path: Path) -> None:
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
            code = table.room(room).state.code
            for page in ("material", "record", "tables", f"qr.svg?link=/{room}"):
                assert (await eve.get(f"/api/rooms/{room}/{page}"))["code"] == "not-yours"
                assert (await table.stranger().get(f"/api/rooms/{room}/{page}"))["code"] == "who-are-you"
                by_code = await eve.http.get(f"/api/rooms/{code}/{page}")
                never = await eve.http.get(f"/api/rooms/{'ABCD' if code != 'ABCD' else 'ABCE'}/{page}")
                assert (by_code.status_code, by_code.text) == (never.status_code, never.text), "a code is no key here"
            for page in ("record", "tables"):
                assert (await ann.get(f"/api/rooms/{room}/{page}"))["code"] == "not-now"

    run(test())


def test_unknown_addresses_are_refused(tmp_path: Path) -> None:
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
