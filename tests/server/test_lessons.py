"""Lessons over HTTP: the messages of a room, without a room and without a name."""

from __future__ import annotations

from pathlib import Path

from fogbound.lessons.library import lessons
from fogbound.server.limits import Limits
from tests.server.table import run, serving


def test_lessons_are_listed_and_played_without_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            listed = await guest.get("/api/lessons")
            assert [one["id"] for one in listed] == [one.id for one in lessons()]
            assert await guest.get("/api/lessons/mister-x") == listed[0]
            began = await guest.post("/api/lessons/mister-x/1", {"moves": []})
            assert began["verdict"] == "begin"
            assert began["task"]["points"][0]["at"] == "pawn:x"
            assert began["room"]["type"] == "room"
            assert began["you"]["attached"] == ["x"]
            assert "t44" in began["frames"][0][0]["moves"]
            done = await guest.post("/api/lessons/mister-x/1", {"moves": ["x:t44"]})
            assert (done["verdict"], done["task"], done["moves"]) == ("done", None, ["x:t44"])
            assert [frame[0]["ply"] for frame in done["frames"]] == [1, 2, 3, 4, 5]
            again = await guest.post("/api/lessons/mister-x/1", {"moves": ["x:b46"]})
            assert (again["verdict"], again["moves"]) == ("again", [])

    run(test())


def test_material_names_the_pictures_of_the_map(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            for name in ("mister-x", "compact"):
                material = await guest.get(f"/api/lessons/{name}/1/material")
                assert material["adviser"] is None
                for address in material["board"]["picture"].values():
                    picture = await guest.http.get(address)
                    assert picture.headers["content-type"] == "image/svg+xml"
            assert "board" not in await guest.get("/api/lessons/quiz/1/material")

    run(test())


def test_refusals_say_what_is_wrong(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            assert (await guest.http.get("/api/lessons/chess")).status_code == 404
            assert (await guest.get("/api/lessons/chess"))["code"] == "no-such-lesson"
            assert (await guest.post("/api/lessons/mister-x/99", {"moves": []}))["code"] == "no-such-step"
            assert (await guest.post("/api/lessons/mister-x/1", {"moves": ["x:t46"]}))["code"] == "not-linked"
            assert (await guest.post("/api/lessons/mister-x/1", {"moves": ["nonsense!"]}))["code"] == "bad-move"
            assert (await guest.post("/api/lessons/mister-x/1", {"moves": 5}))["code"] == "bad-message"
            for pointing in ("point", "point33,45"):
                assert (await guest.post("/api/lessons/detective/3", {"moves": [pointing]}))["code"] == "bad-move"

    run(test())


def test_a_reason_comes_as_the_message_of_a_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            why = await guest.post("/api/lessons/mister-x/1/why", {"seat": "x", "place": 97})
            assert (why["type"], why["seat"], why["ply"], why["place"]) == ("why", "x", 0, 97)
            assert why["code"] == "not-linked"
            assert why["text"].startswith("No line joins 58 and 97")
            later = {"moves": ["x:double", "x:t76"], "seat": "x", "place": 60}
            assert (await guest.post("/api/lessons/mister-x/7/why", later))["ply"] == 2
            assert (await guest.post("/api/lessons/detective/1/why", {"seat": "x", "place": 1}))["code"] == "not-yours"
            assert (await guest.post("/api/lessons/mister-x/1/why", {"seat": "x"}))["code"] == "bad-message"

    run(test())


def test_a_lesson_is_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            english = await guest.http.get("/api/lessons/quiz/2.svg")
            french = await guest.http.get("/api/lessons/quiz/2.svg?language=fr", headers={"Accept-Language": "de"})
            assert "a place" in english.text
            assert "un lieu" in french.text
            step = await guest.http.post("/api/lessons/quiz/2", json={"moves": []}, headers={"Accept-Language": "fr"})
            assert step.json()["room"]["options"]["language"] == "fr"

    run(test())


def test_steps_have_pictures_in_both_themes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            for address in ("mister-x/1.svg?theme=dark&edition=yard/classic-1983", "quiz/2.svg"):
                answer = await guest.http.get(f"/api/lessons/{address}")
                assert answer.headers["content-type"] == "image/svg+xml"
                assert answer.text.startswith("<svg")
            assert (await guest.http.get("/api/lessons/quiz/2.svg?theme=pink")).status_code == 404
            assert (await guest.http.get("/api/lessons/quiz/2.svg?edition=chess")).status_code == 400

    run(test())


def test_an_address_that_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    """Lessons and puzzles share one limit; the rest of the server has its own."""

    async def test() -> None:
        async with serving(tmp_path / "db", limits=Limits(exercises=(4, 0.001))) as table:
            guest = table.stranger()
            tries: dict[str, list[str]] = {"moves": []}
            assert (await guest.http.get("/api/lessons")).status_code == 200
            assert (await guest.http.post("/api/lessons/quiz/1", json=tries)).status_code == 200
            assert (await guest.http.get("/api/puzzles")).status_code == 200
            assert (await guest.http.get("/api/lessons/chess")).status_code == 404, "that counts as well"
            gets = ["lessons", "lessons/quiz", "lessons/quiz/1.svg", "lessons/quiz/1/material", "puzzles", "puzzles/x"]
            refused = [await guest.http.get(f"/api/{address}") for address in gets]
            refused += [
                await guest.http.post(f"/api/{address}", json=tries) for address in ("lessons/quiz/1", "puzzles/x")
            ]
            assert {answer.status_code for answer in refused} == {429}
            told = refused[0].json()
            assert told["code"] == "too-fast"
            assert told["text"] == f"That was too fast; try again in {told['details']['seconds']} s."
            assert (await guest.http.get("/api/editions")).status_code == 200

    run(test())
