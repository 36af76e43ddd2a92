"""Rule options that a host changes in the lobby: before the start, within the seats, and kept with each game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from unittest import mock

from fogbound import catalog
from fogbound.games.yard import handicaps
from tests.server.quiz import QUIZ
from tests.server.table import CLASSIC, COMPACT, POLICE, SMALL, play_some, run, seated, serving

MADE_UP = Path(__file__).parents[1] / "games" / "yard" / "handicaps.toml"


def test_the_host_changes_options_in_the_lobby_and_everyone_sees_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            host, guest = await table.guest("Ann"), await table.guest("Bob")
            room = await host.create(options=SMALL)
            ann, bob = await host.join(room), await guest.join(room)
            await ann.ask("sit", seat="x", who="me")
            before = ann.room
            assert await bob.refused("host", do="options", options={"max_rounds": "2"}) == "not-host"
            answer = await ann.ask("host", do="options", options={"max_rounds": "2"})
            assert answer["options"] == {**before["options"], "max_rounds": "2"}
            assert answer["seats"] == before["seats"]
            await bob.until(lambda m: m["type"] == "room" and m["options"]["max_rounds"] == "2")
            assert (await host.get(f"/api/rooms/{room}/material"))["opening"]["max_rounds"] == 2

    run(test())


def test_board_decks_seats_and_running_games_cannot_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            host = await table.guest("Ann")
            ann = await host.join(await host.create(options=SMALL))
            for options, code in (
                ({"max_rounds": "0"}, "bad-option"),
                ({"moons": "2"}, "no-such-option"),
                ({"players": "5"}, "bad-option"),
                ({"board": "/etc/passwd"}, "bad-option"),
                ({"board": "tiny-ring"}, "bad-option"),
            ):
                before = ann.room["options"]
                assert await ann.refused("host", do="options", options=options) == code
                await ann.all_heard()
                assert ann.room["options"] == before
            quiz = await host.join(await host.create(QUIZ))
            assert await quiz.refused("host", do="options", options={"deck": "first-light"}) == "bad-option"
            with mock.patch.object(catalog, "find", side_effect=AssertionError("no path may be looked at")):
                assert await ann.refused("host", do="options", options={"board": "/etc/passwd"}) == "bad-option"
            await ann.ask("host", do="start")
            assert await ann.refused("host", do="options", options={"max_rounds": "2"}) == "not-now"

    run(test())


def test_each_game_keeps_its_options(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            everybody = {"x": "Ann", "red": "Bob", "blue": "Bob", "green": "Bob"}
            lines = await seated(table, everybody, options={**SMALL, "max_rounds": "1"})
            ann, host = lines["Ann"], table._guests[0]
            await play_some(list(lines.values()), Random(1))
            await ann.ask("host", do="lobby")
            await ann.ask("host", do="options", options={"max_rounds": "3"})
            room = ann.room["room"]
            first = (await host.http.get(f"/api/rooms/{room}/record?game=1")).text
            assert "max_rounds=1" in first
            await ann.ask("host", do="start")
            assert table.truth(room).edition.options[2] == ("max_rounds", "3")
        async with serving(tmp_path / "db") as table:
            again = await table.stranger("Ann").introduce()
            again.http.cookies = host.http.cookies
            again.person = host.person
            assert (await again.join(room)).room["options"]["max_rounds"] == "3"

    run(test())


def test_editions_list_their_handicaps(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            with mock.patch.object(handicaps, "FILE", MADE_UP):
                listed = {info["id"]: info["handicaps"] for info in await table.stranger().get("/api/editions")}
            assert listed[CLASSIC] == {"5": {"options": {"max_rounds": "15"}, "usual": 0.24, "fair": 0.51}}
            assert listed[POLICE]["2"] == {"options": {}, "usual": 0.48, "fair": 0.48}
            assert listed[POLICE]["4"]["options"] == {"reveals": "3,6,9,12,15,18,21,24"}
            assert listed[COMPACT] == listed[QUIZ] == {}

    run(test())
