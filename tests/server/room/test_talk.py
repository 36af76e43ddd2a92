"""What the detectives say and draw among themselves is theirs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
import sqlalchemy as sa

from fogbound.server import room_store, wire
from fogbound.server import store as db
from fogbound.server.room import talk
from fogbound.server.wire import Refused
from tests.server.room import rooms
from tests.server.table import SMALL, play_some, run, seated, serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}
RING = {"kind": "ring", "a": 3, "colour": 0}
ARROW = {"kind": "arrow", "a": 3, "b": 4, "colour": 2}


def test_public_chat_reaches_everyone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            eve = await (await table.guest("Eve")).join(lines["Xen"].room["room"])
            await eve.ask("say", text="hello <b>there</b>")
            for line in (*lines.values(), eve):
                said = await line.until(lambda m: m["type"] == "said")
                assert (said["name"], said["text"], said["to"]) == ("Eve", "hello <b>there</b>", "all")
            assert await eve.refused("say", text="") == "bad-message"
            assert await eve.refused("say", text="x" * 501) == "bad-message"
            assert await eve.refused("say", text="x", to="me") == "bad-message"

    run(test())


def test_the_detectives_chat_and_marks_stay_with_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, bob = lines.values()
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            await ann.ask("say", text="he is at the docks", to="side")
            await ann.ask("mark", marks=[RING, ARROW])
            said = await bob.until(lambda m: m["type"] == "said")
            assert (said["text"], said["to"]) == ("he is at the docks", "side")
            drawn = await bob.until(lambda m: m["type"] == "mark")
            assert drawn["marks"] == [RING, ARROW]
            await bob.ask("say", text="who is?", to="all")
            for line in (xen, eve):
                await line.until(lambda m: m["type"] == "said")
                assert line.said() == ["who is?"]
                assert "mark" not in {message["type"] for message in line.messages}
                assert "docks" not in "".join(frame for frame in line.frames if '"said"' in frame)
                assert await line.refused("say", text="let me in", to="side") == "not-yours"
                assert await line.refused("mark", marks=[RING]) == "not-yours"
            assert await ann.refused("mark", marks=[RING] * 201) == "bad-message"
            assert await ann.refused("mark", marks=[{**RING, "colour": 9}]) == "bad-message"

    run(test())


def test_x_cannot_tell_how_much_the_detectives_talk_and_draw(tmp_path: Path) -> None:
    """A count leaks as well: neither the numbers of messages nor the room's time of change may tell."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, _ = lines.values()
            guest = table._guests[0]
            before, heard = await guest.get("/api/rooms"), len(xen.messages)
            for n in range(3):
                await ann.ask("say", text=f"psst {n}", to="side")
                await ann.ask("mark", marks=[RING] * n)
            assert await guest.get("/api/rooms") == before
            await xen.all_heard()
            assert [m["type"] for m in xen.messages[heard:]] == ["pong"]
            numbers = [(await ann.ask("say", text="a", to=to))["n"] for to in ("all", "side", "side", "all")]
            assert numbers == sorted(set(numbers))
            assert numbers[0] > 1e12, "a time, not a count"

    run(test())


def test_chat_history_comes_back_only_to_its_readers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, _bob = lines.values()
            room = xen.room["room"]
            await ann.ask("say", text="side one", to="side")
            await xen.ask("say", text="all one", to="all")
            await ann.ask("mark", marks=[RING])
            late = await (await table.guest("Eve")).join(room)
            again = [await guest.open(room) for guest in table._guests[:3]]
            for line, heard, drawn in zip(
                (*again, late), (["all one"], ["side one", "all one"], ["side one", "all one"], ["all one"]),
                (False, True, True, False), strict=True,
            ):  # fmt: skip
                await line.all_heard()
                assert line.said() == heard
                assert any(m["type"] == "mark" for m in line.messages) == drawn

    run(test())


def test_a_new_x_does_not_get_the_side_chat_of_the_last_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, _bob = lines.values()
            room = xen.room["room"]
            await ann.ask("say", text="side one", to="side")
            await ann.ask("mark", marks=[RING])
            eve = await table.guest("Eve")
            line = await eve.join(room)
            await xen.ask("sit", seat="x", who="open")
            await line.ask("sit", seat="x", who="me")
            again = await eve.open(room)
            await again.ask("play", seat="x", ply=again.ply, move="concede")
            await xen.ask("host", do="lobby")
            new = await table._guests[0].open(room)  # once X, now red: the old game's talk is over
            await ann.ask("sit", seat="red", who="open")
            await new.ask("sit", seat="red", who="me")
            last = await table._guests[0].open(room)
            await again.all_heard()
            for heard in (line, again, new, last):
                assert heard.said() == []
                assert "mark" not in {m["type"] for m in heard.messages}

    run(test())


def test_a_person_who_sits_down_gets_the_marks(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, bob = lines.values()
            await ann.ask("mark", marks=[RING])
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            await bob.ask("sit", seat="green", who="open")
            await eve.ask("sit", seat="green", who="me")
            assert (await eve.until(lambda m: m["type"] == "mark"))["marks"] == [RING]

    run(test())


def test_a_long_chat_does_not_keep_people_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen = lines["Xen"]
            await xen.ask("say", text="talk")
            room = table.room(xen.room["room"])
            said = room.state.chat[0]
            chat = tuple(msgspec.structs.replace(said, n=n, text=f"talk {n}") for n in range(1099))
            room.state = replace(room.state, chat=chat)
            await xen.ask("say", text="talk 1099")
            assert len(room.state.chat) == talk.MOST_KEPT
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            await eve.all_heard()
            assert eve.said() == [f"talk {n}" for n in range(900, 1100)]
            assert None in eve.views
            await play_some(list(lines.values()), Random(3), plies=3)

    run(test())


def test_at_one_device_marks_belong_to_the_side_on_screen(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(options=SMALL, seats=dict.fromkeys(FOUR, "me")))
            await line.ask("host", do="start")
            assert await line.refused("mark", marks=[RING]) == "not-yours", "the curtain is drawn"
            await line.ask("attach", seats=["red", "blue", "green"])
            await line.ask("mark", marks=[RING])
            await line.ask("attach", seats=["x"])
            since = len(line.messages)
            assert await line.refused("mark", marks=[]) == "not-yours"
            assert await line.refused("say", text="hm", to="side") == "not-yours"
            assert "mark" not in {message["type"] for message in line.messages[since:]}
            await line.ask("attach", seats=["red"])
            assert (await line.until(lambda m: m["type"] == "mark", since))["marks"] == [RING]

    run(test())


def test_in_front_of_a_locked_seat_nobody_hears_the_side() -> None:
    room = rooms.playing({"x": "ann", "red": "bob", "blue": "cid"})
    assert talk.side_with_colleagues(room, "bob", ()) == 1
    locked = rooms.with_pin(room, "bob", "red", "1234")
    assert talk.side_with_colleagues(locked, "bob", ()) is None
    assert talk.side_with_colleagues(locked, "bob", ("red",)) == 1


def test_old_lines_make_way_for_new_ones_and_x_cannot_see_how_many_the_detectives_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(talk, "MOST_KEPT", 3)
    monkeypatch.setattr(room_store, "MOST_KEPT", 3)

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, _ = lines.values()
            for n in range(5):
                await xen.ask("say", text=f"all {n}")
            for n in range(9):
                await ann.ask("say", text=f"side {n}", to="side")
            kept = ["all 2", "all 3", "all 4", "side 6", "side 7", "side 8"]
            assert [said.text for said in table.room(xen.room["room"]).state.chat] == kept
            rows = await table.services.store.read(sa.select(db.said.c.facts).order_by(db.said.c.n))
            assert [row.facts["text"] for row in rows] == kept
        async with serving(tmp_path / "db") as table:
            room = await table.awake(xen.room["room"])
            assert [said.text for said in room.state.chat] == kept

    run(test())


def test_a_line_that_nobody_could_see_is_refused() -> None:
    room = rooms.playing({"x": "ann", "red": "bob"})
    with pytest.raises(Refused) as refusal:
        rooms.act(room, "ann", wire.Say(text="\u3164 \u200b"))
    assert refusal.value.code == "invisible"
    assert rooms.act(room, "ann", wire.Say(text="\u202ehello")).chat[-1].text == "hello"
