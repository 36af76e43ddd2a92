"""A public screen: it shows only the public view, whoever its opener is, and can do nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fogbound.server.limits import Limits
from tests.server.table import SMALL, Guest, Line, offers, run, seated, serving

SCREEN = "?screen=1"
FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}
TWENTY = "twenty/classic-1993"


def opener(name: str, guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.name == name)


async def moved(line: Line) -> None:
    await line.wait(lambda: bool(offers(line)))
    seat, move = offers(line)[0]
    await line.ask("play", seat=seat, ply=line.ply, move=move)


def test_xs_own_screen_shows_only_the_public_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room = lines["Xen"].room["room"]
            xen = opener("Xen", table._guests)
            screen = await xen.open(room, query=SCREEN)
            assert (screen.room["you"], screen.room["attached"]) == ("", [])
            await moved(lines["Xen"])
            await screen.wait(lambda: screen.views[None]["ply"] == lines["Xen"].ply)
            assert {message["seat"] for message in screen.messages if message["type"] == "view"} == {None}
            pawns = {pawn["seat"]: pawn["station"] for pawn in screen.views[None]["table"]["pawns"]}
            assert pawns["x"] is None
            assert lines["Xen"].code is None  # X's own socket stays open

    run(test())


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("attach", {"seats": ["x"]}),
        ("play", {"seat": "x", "ply": 5, "move": "t1"}),
        ("sit", {"seat": "red", "who": "me"}),
        ("say", {"text": "hello", "to": "all"}),
        ("host", {"do": "close"}),
        ("leave", {}),
    ],
)
def test_a_screen_can_do_nothing(tmp_path: Path, type: str, fields: dict[str, object]) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            screen = await opener("Xen", table._guests).open(lines["Xen"].room["room"], query=SCREEN)
            assert await screen.refused(type, **fields) == "not-yours"

    run(test())


def test_a_screen_never_shows_the_readers_card(tmp_path: Path) -> None:
    """In twenty questions, from the lobby on: the reader's page shows the answer, their screen does not."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create(TWENTY, options={"players": "2"}, seats={"p1": "me", "p2": "bot:casual"})
            line = await ann.join(room)
            screen = await ann.open(room, query=SCREEN)
            assert [message["type"] for message in screen.messages] == ["room", "you", "pong"]
            await line.ask("host", do="start")
            await line.wait(lambda: "p1" in line.views)
            answer = line.views["p1"]["table"]["card"]["answer"]
            await screen.wait(lambda: None in screen.views)
            await screen.all_heard()
            assert any(answer in frame for frame in line.frames)
            assert not any(answer in frame for frame in screen.frames)

    run(test())


def test_each_person_has_one_screen_which_closes_when_they_leave(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room = lines["Xen"].room["room"]
            eve = await table.guest("Eve")
            line = await eve.join(room)
            first = await eve.open(room, query=SCREEN)
            second = await eve.open(room, query=SCREEN)
            assert await first.closed() == 4001
            await line.hang_up()
            await second.wait(lambda: any(p["name"] == "Eve" and p["online"] for p in second.room["people"]))
            await lines["Xen"].ask("host", do="kick", person=eve.person)
            assert await second.closed() == 4000

    run(test())


def test_each_screen_has_message_limits_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(Limits(), messages=(3, 1e-9))
        async with serving(tmp_path / "db", limits=limits) as table:
            host, other = await table.guest("Ann"), await table.guest("Bob")
            room = (await host.post("/api/rooms", {"edition": "yard/classic-1983", "options": SMALL}))["room"]
            await other.post(f"/api/rooms/{room}/join", {})
            first, second = await host.open(room, query=SCREEN), await other.open(room, query=SCREEN)
            for _ in range(4):
                await first.send("ping")
            await first.until(lambda message: message["type"] == "error" and message["code"] == "too-fast")
            await second.send("ping", id="here")
            await second.until(lambda message: message["type"] == "pong" and message.get("id") == "here")

    run(test())
