"""A screen for everybody's eyes: it sees what is public, whoever opens it, and nothing can be done from it."""

from __future__ import annotations

from pathlib import Path

import pytest

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


def test_x_himself_sees_only_what_is_public_on_a_screen(tmp_path: Path) -> None:
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
            assert lines["Xen"].code is None  # his own socket is still his

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
def test_nothing_can_be_done_from_a_screen(tmp_path: Path, type: str, fields: dict[str, object]) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            screen = await opener("Xen", table._guests).open(lines["Xen"].room["room"], query=SCREEN)
            assert await screen.refused(type, **fields) == "not-yours"

    run(test())


def test_a_new_game_shows_nobodys_card_on_a_screen(tmp_path: Path) -> None:
    """In twenty questions, from the lobby on: the reader's page has the answer, his screen has not."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create(TWENTY, options={"players": "2"}, seats={"p1": "me", "p2": "bot:casual"})
            line = await ann.join(room)
            screen = await ann.open(room, query=SCREEN)
            assert [message["type"] for message in screen.messages] == ["room", "pong"]
            await line.ask("host", do="start")
            await line.wait(lambda: "p1" in line.views)
            answer = line.views["p1"]["table"]["card"]["answer"]
            await screen.wait(lambda: None in screen.views)
            await screen.all_heard()
            assert any(answer in frame for frame in line.frames)
            assert not any(answer in frame for frame in screen.frames)

    run(test())


def test_each_has_one_screen_in_a_room_and_it_goes_with_him(tmp_path: Path) -> None:
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
