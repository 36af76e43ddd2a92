"""Coming, going and being sent away; a host who is gone; records of earlier games; rooms that leave memory."""

from __future__ import annotations

import asyncio
import gc
import secrets
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from random import Random
from unittest import mock

import pytest

from fogbound import record, verify
from fogbound.bots.yard import BOTS
from fogbound.catalog import start_of
from fogbound.server import rooms
from fogbound.server.room import members
from fogbound.server.room import presence as audience
from tests.server.table import (
    CLASSIC,
    NO_LIMITS,
    POLICE,
    SMALL,
    Guest,
    Line,
    Table,
    offers,
    play_some,
    run,
    seated,
    serving,
)  # fmt: skip

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}


# Sent away


def test_a_banned_person_stays_out_until_pardoned(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann = lines["Xen"], lines["Ann"]
            guest, room, code = table._guests[1], xen.room["room"], xen.room["code"]
            await xen.ask("host", do="kick", person=guest.person)
            assert await ann.closed() == 4000
            for name in (room, code):
                answer = await guest.http.post(f"/api/rooms/{name}/join")
                assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            door = await guest.open(room)
            assert await door.closed() == 4003
            assert await guest.get("/api/rooms") == []
            assert xen.room["banned"] == [{"person": guest.person, "name": "Ann"}]
            await lines["Bob"].all_heard()
            assert lines["Bob"].room["banned"] == [], "the host's business"
            for nobody in ("nobody", None, lines["Bob"].room["you"]):
                assert await xen.refused("host", do="pardon", person=nobody) == "bad-message"
            assert await lines["Bob"].refused("host", do="pardon", person=guest.person) == "not-host"
            await xen.ask("host", do="pardon", person=guest.person)
            assert xen.room["banned"] == []
            assert (await guest.join(room)).room["you"] == guest.person

    run(test())


def test_a_ban_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, eve = await table.guest("Ann"), await table.guest("Eve")
            room = await ann.create()
            line = await ann.open(room)
            await eve.join(room)
            await line.ask("host", do="kick", person=eve.person)
            cookie = eve.cookie
        async with serving(tmp_path / "db") as table:
            eve = table.stranger("Eve")
            eve.http.cookies.set("fogbound", cookie)
            assert (await eve.post(f"/api/rooms/{room}/join"))["code"] == "banned"

    run(test())


# The host


def test_a_host_who_leaves_hands_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, eve, ann = [await table.guest(name) for name in ("Xen", "Eve", "Ann")]
            room = await xen.create(options=SMALL, seats={"x": "me"})
            first, watching, playing = [await guest.join(room) for guest in (xen, eve, ann)]
            await playing.ask("sit", seat="red", who="me")
            await first.ask("host", do="start")
            await first.send("leave")
            assert await first.closed() == 4000
            await playing.until(lambda m: m["type"] == "room" and m["host"] == ann.person)
            assert {s["seat"]: s["bot"] for s in playing.room["seats"]}["x"] == BOTS.default, "a bot goes on"
            assert await xen.get("/api/rooms") == []
            await playing.send("leave")
            await watching.until(lambda m: m["type"] == "room" and m["host"] == eve.person)
            await watching.ask("host", do="settings", settings={"pace": 0})
            assert (await xen.join(room)).room["host"] == eve.person, "leaving is no ban"

    run(test())


def test_a_room_closes_when_its_last_person_leaves(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            line = await ann.open(room)
            await line.send("leave")
            assert await line.closed() == 4000
            assert (await ann.post(f"/api/rooms/{room}/join"))["code"] == "no-such-room"

    run(test())


def test_anyone_may_replace_a_host_who_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            room = await ann.create(options=SMALL)
            host, line = await ann.join(room), await bob.join(room)
            assert line.room["claim"] is None
            assert await line.refused("host", do="claim") == "not-now"
            assert await host.refused("host", do="claim") == "not-now"
            await host.hang_up()
            gone = await line.until(lambda m: m["type"] == "room" and m["claim"] is not None)
            assert 50 < gone["claim"] <= 60
            answer = await line.ask("host", do="claim")
            assert (answer["code"], answer["details"]["seconds"] > 50) == ("not-now", True)
            assert await line.refused("host", do="start") == "not-host"
            with mock.patch.object(audience, "CLAIM_AFTER", 0.0):
                await line.ask("host", do="claim")
            assert (line.room["host"], line.room["claim"]) == (bob.person, None)
            await line.ask("host", do="start")
            again = await ann.open(room)
            assert again.room["host"] == bob.person
            assert await again.refused("host", do="close") == "not-host"

    run(test())


# Records of earlier games


def test_every_game_of_a_room_keeps_its_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann = lines["Xen"], lines["Ann"]
            room, guest = xen.room["room"], table._guests[0]
            await play_some(list(lines.values()), Random(3))
            commitment = xen.room["commitment"]
            first = (await guest.http.get(f"/api/rooms/{room}/record")).text
            await xen.until(lambda m: m["type"] == "room" and m["status"] == "over")
            await xen.ask("host", do="lobby")
            for line, seat in ((xen, "x"), (ann, "red")):
                await line.ask("sit", seat=seat, who="open")
            await xen.ask("sit", seat="red", who="me")
            await ann.ask("sit", seat="x", who="me")
            await guest.post("/api/me", {"name": "Zoe"})
            await xen.ask("host", do="start")
            assert (await guest.get(f"/api/rooms/{room}/record"))["code"] == "not-now"
            assert (await guest.get(f"/api/rooms/{room}/record?game=2"))["code"] == "not-now"
            for wrong in ("0", "-1", "x", "1e3", "999999999999"):
                assert (await guest.get(f"/api/rooms/{room}/record?game={wrong}"))["code"] == "bad-message"
            assert (await guest.get(f"/api/rooms/{room}/record?game=3"))["code"] == "not-now"
            answer = await guest.http.get(f"/api/rooms/{room}/record?game=1")
            assert answer.headers["content-disposition"].endswith('-1.fog"')
            assert answer.text == first
            game_record = record.read(answer.text)
            assert (game_record.tag("X"), game_record.tag("Red")) == ("Xen", "Ann"), "as they sat and were called"
            assert verify.verify(game_record, start_of(game_record), commitment).finished

    run(test())


# Bounds


def test_a_full_room_refuses_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob, eve = [await table.guest(name) for name in ("Ann", "Bob", "Eve")]
            room = await ann.create()
            with mock.patch.object(members, "MOST_MEMBERS", 2):
                await bob.join(room)
                answer = await eve.http.post(f"/api/rooms/{room}/join")
                assert (answer.status_code, answer.json()["code"]) == (409, "full")
                assert await bob.post(f"/api/rooms/{room}/join") == {"room": room}, "who is in is in"

    run(test())


def test_open_rooms_per_person_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            with mock.patch.object(rooms, "MOST_ROOMS", 2):
                first, second = await ann.create(), await ann.create()
                table.services.rooms.unload_idle(idle=0)  # rooms out of memory count too
                answer = await ann.http.post("/api/rooms", json={"edition": CLASSIC})
                assert (answer.status_code, answer.json()["code"]) == (409, "full")
                await bob.create()
                await (await ann.open(first)).ask("host", do="close")
                await ann.create()
                assert len(await ann.get("/api/rooms")) == 2
                assert second in [card["room"] for card in await ann.get("/api/rooms")]

    run(test())


def test_rooms_made_at_the_same_time_have_their_own_ids_by_code_and_count_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            letters = chain("AAAA", "AAAA", repeat("B"))
            with (
                mock.patch.object(rooms, "MOST_ROOMS", 2),
                mock.patch.object(secrets, "choice", side_effect=letters),
            ):
                tries = [ann.http.post("/api/rooms", json={"edition": CLASSIC}) for _ in range(3)]
                answers = await asyncio.gather(*tries)
            assert sorted(answer.status_code for answer in answers) == [200, 200, 409]
            assert sorted(answer.json().get("code") for answer in answers) == ["AAAA", "BBBB", "full"]

    run(test())


def test_when_all_codes_are_taken_a_refusal_comes_at_once_and_a_closed_room_frees_its_code(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            with mock.patch.object(rooms, "LETTERS", "A"):
                only = await ann.create()
                store = table.services.store
                with mock.patch.object(store, "read", wraps=store.read) as read:
                    answer = await ann.http.post("/api/rooms", json={"edition": CLASSIC})
                assert (answer.status_code, answer.json()["code"]) == (503, "full")
                assert 0 < read.await_count < 10, "not one look for each code"
                await (await ann.open(only)).ask("host", do="close")
                assert await ann.create() != only

    run(test())


def test_people_who_look_the_same_are_told_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, fake = await table.guest("Ann"), await table.guest("\u0410nn")
            room = await ann.create()
            line, other = await ann.open(room), await fake.join(room)
            await line.all_heard()
            assert [person["name"] for person in line.room["people"]] == ["Ann", "\u0410nn (2)"]
            await other.ask("say", text="It is me, Ann")
            assert (await line.until(lambda message: message["type"] == "said"))["name"] == "\u0410nn (2)"
            await fake.post("/api/me", {"name": "Bob"})
            await line.all_heard()
            assert [person["name"] for person in line.room["people"]] == ["Ann", "Bob"]

    run(test())


def test_a_new_name_shows_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            await table._guests[1].post("/api/me", {"name": "Anna"})
            await lines["Xen"].all_heard()
            assert "Anna" in [person["name"] for person in lines["Xen"].room["people"]]

    run(test())


async def empty(table: Table, lines: list[Line]) -> None:
    """Everyone hangs up, and the room leaves memory."""
    ids = {line.room["room"] for line in lines}
    for line in lines:
        await line.hang_up()
    for id in ids:
        room = table.room(id)
        while room.idle_for is None:
            await table._guests[0].get("/api/me")
        del room
    table.services.rooms.unload_idle(idle=0)
    gc.collect()


def test_rooms_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, room, code = table._guests[0], lines["Xen"].room["room"], lines["Xen"].room["code"]
            await play_some(list(lines.values()), Random(2), plies=4)
            await lines["Ann"].ask("say", text="hello")
            views = lines["Xen"].views
            cards = await xen.get("/api/rooms")
            all_rooms = table.services.rooms
            all_rooms.unload_idle(idle=0)
            assert room in all_rooms._runners, "somebody is there"
            with mock.patch.object(audience, "VOTE_GRACE", 0.0):
                await empty(table, list(lines.values()))
            assert room not in all_rooms._runners
            assert room not in all_rooms._unloaded
            assert await xen.get("/api/rooms") == cards
            assert (await table.stranger().http.get("/api/boards/none/light.svg")).status_code == 404
            line = await xen.open(room)
            assert line.said() == ["hello"]
            assert {**line.views["x"], "id": 0} == {**views["x"], "id": 0}
            eve = await table.guest("Eve")
            assert await eve.post(f"/api/rooms/{code}/join") == {"room": room}
            bob = await table._guests[2].open(room)
            ann = await table._guests[1].open(room)
            await play_some([line, ann, bob], Random(5), plies=2)

    run(test())


def test_a_room_in_use_is_never_loaded_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            id = await ann.create()
            held = table.room(id)
            table.services.rooms.unload_idle(idle=0)
            assert id not in table.services.rooms._runners
            await held.enter(bob.person)  # a request that had waited all the time
            line = await ann.open(id)
            assert table.room(id) is held
            assert [person["name"] for person in line.room["people"]] == ["Ann", "Bob"]

    run(test())


def test_closed_rooms_leave_memory_and_free_their_codes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create()
            line = await ann.open(room)
            code = line.room["code"]
            await line.ask("host", do="close")
            await line.closed()
            all_rooms = table.services.rooms
            while table.room(room).audience:
                await ann.get("/api/me")
            all_rooms.unload_idle()
            assert room not in all_rooms._runners
            assert (await ann.http.post(f"/api/rooms/{code}/join", json={})).status_code == 404
            with mock.patch("fogbound.server.rooms.secrets.choice", side_effect=code):
                assert (await ann.post("/api/rooms", {"edition": CLASSIC}))["code"] == code
            with mock.patch("fogbound.server.rooms.secrets.choice", side_effect=[*code, *"WXYZ"]):
                assert (await ann.post("/api/rooms", {"edition": CLASSIC}))["code"] == "WXYZ", "that one is taken"


def test_a_server_whose_codes_are_used_up_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            with mock.patch("fogbound.server.rooms.secrets.choice", return_value="A"):
                assert (await ann.post("/api/rooms", {"edition": CLASSIC}))["code"] == "AAAA"
                refused = await ann.http.post("/api/rooms", json={"edition": CLASSIC})
            assert (refused.status_code, refused.json()["code"]) == (503, "full")

    run(test())


def test_bots_wait_until_someone_watches(tmp_path: Path) -> None:
    """They do not play while nobody is here; once a person comes back, they play on to the end."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            options = {"players": "2", "board": "tiny-docks", "max_rounds": "4"}
            room = await ann.create(POLICE, options=options, settings={"pace": 0.05})
            line = await ann.open(room)
            await line.ask("host", do="start")
            await line.hang_up()
            while room in table.services.rooms._runners:
                table.services.rooms.unload_idle(idle=0)
                await ann.get("/api/me")
            (card,) = await ann.get("/api/rooms")
            assert card["status"] == "playing"
            back = await ann.open(room)
            await back.until(lambda m: m["type"] == "room" and m["status"] == "over")

    run(test())


# Codes


def test_one_person_cannot_use_up_a_households_guesses(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(NO_LIMITS, guesses=(3, 1e-9), guesses_here=(7, 1e-9))
        async with serving(tmp_path / "db", limits=limits) as table:
            ann, eve = await table.guest("Ann"), await table.guest("Eve")
            room = await ann.create()
            code = table.room(room).state.code
            wrong = "AAAA" if code != "AAAA" else "AAAB"

            async def tries(guest: Guest, n: int) -> list[int]:
                return [(await guest.http.post(f"/api/rooms/{wrong}/join")).status_code for _ in range(n)]

            assert await tries(eve, 6) == [404] * 3 + [429] * 3
            assert await ann.post(f"/api/rooms/{code}/join") == {"room": room}
            assert await tries(ann, 3) == [404] * 3
            many = [await table.guest(f"Eve {n}") for n in range(3)]
            assert [await tries(guest, 2) for guest in many] == [[404, 429], [429, 429], [429, 429]]
            answer = await (await table.guest("Dot")).http.post(f"/api/rooms/{code}/join")
            assert answer.status_code == 429, "not even a right one, whoever asks"

    run(test())


# Pins


def test_setting_a_pin_keeps_the_seat_attached(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(options=SMALL, seats={"x": "me"}))
            await line.ask("host", do="start")
            await line.wait(lambda: "x" in line.views)
            await line.ask("pin", seat="x", pin="1234")
            await line.all_heard()
            assert line.room["attached"] == ["x"]
            seat, move = offers(line)[0]
            assert (await line.ask("play", seat=seat, ply=line.ply, move=move))["type"] == "view"
            assert (await ann.open(line.room["room"])).room["attached"] == [], "but not the next one who comes"

    run(test())


@pytest.mark.parametrize(
    ("seats", "pin"), [(["x", "red", "blue", "green"], ""), (["x", "red", "blue", "green"], "1234"), (["x"], "1234")]
)
def test_a_new_game_begins_behind_the_curtain(tmp_path: Path, seats: list[str], pin: str) -> None:
    """The person who ended the last game need not be the one who now holds the device."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(options=SMALL, seats=dict.fromkeys(seats, "me")))
            await line.ask("host", do="start")
            if pin:
                await line.ask("pin", seat="x", pin=pin)
            await line.ask("attach", seats=["x"], pin=pin)
            for game in (2, 3):
                await line.ask("play", seat="x", ply=line.ply, move="concede")
                await line.until(lambda m: m["type"] == "room" and m["status"] == "over")
                await line.ask("host", do="lobby")
                since = len(line.messages)
                await line.ask("host", do="start")
                await line.all_heard()
                assert line.room["attached"] == []
                views = [m for m in line.messages[since:] if m["type"] == "view"]
                assert [(m["seat"], m["game"]) for m in views] == [(None, game)]
                if pin:
                    assert await line.refused("attach", seats=["x"]) == "pin"
                await line.ask("attach", seats=["x"], pin=pin)
                await line.all_heard()
                assert line.views["x"]["game"] == game

    run(test())


def test_people_with_a_device_of_their_own_stay_attached(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, bob = lines["Xen"], lines["Bob"]
            await bob.ask("attach", seats=["green"])
            await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            await xen.ask("host", do="lobby")
            await xen.ask("host", do="start")
            for line, seat in ((xen, "x"), (bob, "green")):
                await line.wait(lambda line=line, seat=seat: line.views.get(seat, {}).get("game") == 2)  # type: ignore[misc]
                assert line.room["attached"] == [seat]

    run(test())
