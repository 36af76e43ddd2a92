"""Who sits where, who may ask for what, and what the host may do."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa

from fogbound import record
from fogbound.bots.yard import BOTS
from fogbound.server.bodies import RoomSummary
from fogbound.server.limits import Limit
from fogbound.server.room import presence
from fogbound.server.socket import TRY_AGAIN
from tests.server.table import CLASSIC, POLICE, SMALL, Guest, Line, Table, offers, play_some, run, seated, serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}
PAIR = {"players": "2", "board": "tiny-docks", "max_rounds": "4"}  # 2017: x, red, blue and two police


def chair(line: Line, seat: str) -> dict[str, Any]:
    return next(chair_shown for chair_shown in line.room["seats"] if chair_shown["seat"] == seat)


async def lobby(table: Table, *names: str, edition: str = CLASSIC, **wanted: Any) -> tuple[list[Guest], list[Line]]:
    """A room in which these people stand about; the first is host."""
    guests = [await table.guest(name) for name in names]
    room = await guests[0].create(edition, **{"options": SMALL, **wanted})
    return guests, [await guest.join(room) for guest in guests]


def test_a_room_is_made_as_requested(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            seats = {"x": "me", "red": "bot:greedy", "blue": "open"}
            (ann,), (line,) = await lobby(table, "Ann", seats=seats, settings={"suspects": False, "pace": 2.5})
            await line.all_heard()
            assert chair(line, "x")["holders"] == [ann.person]
            assert chair(line, "red")["bot"] == "greedy"
            assert (chair(line, "blue")["holders"], chair(line, "green")["bot"]) == ([], None)
            usual = {
                "decide": "any",
                "series": False,
                "practice": False,
                "hints": False,
                "whereabouts": False,
                "danger": False,
                "notify": True,
            }
            assert line.room["settings"] == {"suspects": False, "pace": 2.5, **usual}
            assert line.room["options"]["players"] == "4"
            assert (line.room["status"], line.room["game"], line.room["commitment"]) == ("lobby", 1, None)
            assert line.room["host"] == ann.person

    run(test())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edition": "chess"}, "no-such-edition"),
        ({"edition": CLASSIC, "options": {"players": "9"}}, "bad-option"),
        ({"edition": CLASSIC, "options": {"wings": "2"}}, "no-such-option"),
        ({"edition": CLASSIC, "options": {"edition_id": "x"}}, "no-such-option"),
        ({"edition": CLASSIC, "options": {"board": "/etc/passwd"}}, "bad-option"),
        ({"edition": CLASSIC, "options": {"board": "../tiny-docks.toml"}}, "bad-option"),
        ({"edition": CLASSIC, "seats": {"purple": "me"}}, "no-such-seat"),
        ({"edition": CLASSIC, "seats": {"red": "bot:deep"}}, "no-such-bot"),
        ({"edition": CLASSIC, "options": SMALL, "seats": {"red": "bot:master"}}, "not-learned"),
        ({"edition": CLASSIC, "seats": {"red": "bot:pimbot:depth=9"}}, "no-such-setting"),
        ({"edition": CLASSIC, "seats": {"red": "bot:pimbot:simulations=200000"}}, "bad-setting"),
        ({"edition": CLASSIC, "seats": {"red": "me"}, "names": {"red": "x" * 25}}, "bad-name"),
        ({"edition": CLASSIC, "seats": {"red": "me"}, "names": {"purple": "Ann"}}, "no-such-seat"),
        ({"edition": CLASSIC, "seats": {"red": "you"}}, "bad-message"),
        ({"edition": CLASSIC, "settings": {"pace": -1}}, "bad-message"),
        ({"edition": CLASSIC, "settings": {"pace": 11}}, "bad-message"),
        ({"edition": CLASSIC, "settings": {"speed": 1}}, "bad-message"),
        ({"edition": CLASSIC, "extra": 1}, "bad-message"),
        ({"edition": 7}, "bad-message"),
        ({}, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_a_bad_request_for_a_room_is_refused(tmp_path: Path, body: Any, code: str) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            answer = await ann.http.post("/api/rooms", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert await ann.get("/api/rooms") == []

    run(test())


def test_joining_by_link_and_by_code_in_any_case(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (_ann, bob), (line, _) = await lobby(table, "Ann", "Bob")
            room, code = line.room["room"], line.room["code"]
            for name in (room, code, code.lower(), code.title()):
                assert await bob.post(f"/api/rooms/{name}/join") == {"room": room}
            await line.all_heard()
            assert [person["name"] for person in line.room["people"]] == ["Ann", "Bob"], "joining again changes nothing"
            assert [card["room"] for card in await bob.get("/api/rooms")] == [room]

    run(test())


def test_master_plays_only_boards_it_has_learned(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            there, elsewhere = [
                await ann.open(await ann.create(CLASSIC, options=options)) for options in ({"players": "4"}, SMALL)
            ]
            await there.ask("sit", seat="red", who="bot:master")
            assert chair(there, "red")["bot"] == "master"
            answer = await elsewhere.ask("sit", seat="red", who="bot:master")
            assert (answer["type"], answer["code"], answer["details"]["given"]) == ("error", "not-learned", "master")
            assert answer["text"].startswith("master has not learned this board; it plays on london-1983")
            assert chair(elsewhere, "red")["bot"] is None

    run(test())


def test_seats_are_taken_left_and_given_to_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (_ann, bob), (host, guest) = await lobby(table, "Ann", "Bob")
            await guest.ask("sit", seat="red", who="me")
            await guest.ask("sit", seat="blue", who="me")
            await host.until(lambda m: m["type"] == "room" and chair(host, "blue")["holders"] == [bob.person])
            await guest.ask("sit", seat="blue", who="open")
            assert chair(guest, "blue")["holders"] == []
            assert await guest.refused("sit", seat="blue", who="bot:random") == "not-host"
            assert await host.refused("sit", seat="red", who="bot:random") == "taken"
            assert await host.refused("sit", seat="red", who="open") == "not-yours"
            assert await host.refused("sit", seat="blue", who="bot:deep") == "no-such-bot"
            assert await host.refused("sit", seat="blue", who="nobody") == "bad-message"
            assert await host.refused("sit", seat="purple", who="me") == "no-such-seat"
            await host.ask("sit", seat="blue", who="bot:random")
            assert await guest.refused("sit", seat="blue", who="open") == "not-host"
            await guest.ask("sit", seat="blue", who="me")
            assert (chair(guest, "blue")["bot"], chair(guest, "blue")["holders"]) == (None, [bob.person])
            assert [person["ready"] for person in guest.room["people"]] == [False, False]
            await guest.ask("ready", yes=True)
            assert [person["ready"] for person in guest.room["people"]] == [False, True]

    run(test())


def test_a_bot_is_named_with_its_settings(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            seats = {"x": "me", "red": "bot:pimbot:simulations=2000,time=0"}
            line = await ann.open(await ann.create(CLASSIC, options=SMALL, seats=seats))
            assert chair(line, "red")["bot"] == "pimbot:simulations=2000", "what is as usual is left out"
            for wrong, code in (
                ("greedy:simulations=5", "no-such-setting"),
                ("pimbot:simulations", "bad-bot"),
                ("pimbot:simulations=many", "bad-setting"),
                ("pimbot:time=1001", "bad-setting"),
                ("pimbot:" + "x" * 200, "bad-message"),
            ):
                assert await line.refused("sit", seat="blue", who=f"bot:{wrong}") == code
                assert chair(line, "blue")["bot"] is None
            await line.ask("sit", seat="blue", who="bot: pimbot: time = 1000")
            assert chair(line, "blue")["bot"] == "pimbot:time=1000"

    run(test())


def test_people_who_share_a_device_have_names_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            everything = dict.fromkeys(("x", "red", "blue", "green"), "me")
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            room = await ann.create(CLASSIC, options=SMALL, seats=everything, names={"x": "  Mum ", "red": ""})
            line, other = await ann.open(room), await bob.join(room)
            assert [seat["name"] for seat in line.room["seats"]] == ["Mum", "", "", ""]
            await line.ask("name", seat="red", name="Dad")
            assert await line.refused("name", seat="red", name="\u200b") == "bad-name"
            assert await other.refused("name", seat="red", name="Bob") == "not-yours"
            assert await line.refused("name", seat="purple", name="Bob") == "no-such-seat"
            await line.ask("name", seat="x", name=" ")
            assert [chair(line, seat)["name"] for seat in ("x", "red")] == ["", "Dad"]
            await line.ask("name", seat="x", name="Mum")
            await line.ask("sit", seat="green", who="open")
            await line.ask("host", do="start")
            await line.ask("name", seat="blue", name="Zoë")  # at any time
            await line.ask("attach", seats=["x"])
            await line.ask("play", seat="x", ply=line.ply, move="concede")
            await line.all_heard()
            game_record = record.read((await ann.http.get(f"/api/rooms/{room}/record")).text)
            assert [game_record.tag(seat) for seat in ("X", "Red", "Blue")] == ["Mum", "Dad", "Zoë"]
            await line.ask("host", do="lobby")
            assert chair(line, "x")["name"] == "Mum", "they play again"
            await line.ask("sit", seat="x", who="open")
            await line.ask("sit", seat="x", who="me")
            assert chair(line, "x")["name"] == "", "it was for whoever sat there"

    run(test())


def test_a_bot_plays_on_for_a_person_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a running game the host decides that, and gives the seat back to a person who returns."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (_, bob), (host, guest) = await lobby(table, "Ann", "Bob", seats={"x": "me"})
            await guest.ask("sit", seat="red", who="me")
            await host.ask("host", do="start")
            await guest.until(lambda m: m["type"] == "room" and m["status"] == "playing")
            monkeypatch.setattr(presence, "REPLACE_AFTER", 60.0)
            assert await host.refused("sit", seat="red", who="bot:random") == "taken"
            await guest.hang_up()
            await host.until(lambda m: m["type"] == "room" and not m["people"][-1]["online"])
            assert await host.refused("sit", seat="red", who="bot:random") == "taken", "he may be back at once"
            monkeypatch.setattr(presence, "REPLACE_AFTER", 0.0)
            await host.ask("sit", seat="red", who="bot:random")
            assert (chair(host, "red")["bot"], chair(host, "red")["holders"]) == ("random", [])
            back = await bob.open(host.room["room"])
            assert await back.refused("sit", seat="red", who="me") == "not-now"
            await host.ask("sit", seat="red", who="open")
            await back.ask("sit", seat="red", who="me")
            assert chair(back, "red")["holders"] == [bob.person]

    run(test())


def test_a_seat_changes_hands_only_with_consent(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (ann, bob, eve), (host, guest, other) = await lobby(table, "Ann", "Bob", "Eve", seats={"x": "me"})
            assert await guest.refused("sit", seat="x", who="me") == "taken"
            await host.until(lambda m: m["type"] == "you" and m["requests"])
            assert host.room["requests"] == [{"person": bob.person, "name": "Bob", "seat": "x"}]
            await other.all_heard()
            assert other.room["requests"] == guest.room["requests"] == [], "only who can answer sees them"
            assert await other.refused("consent", seat="x", person=bob.person, yes=True) == "not-yours"
            assert await host.refused("consent", seat="x", person=eve.person, yes=True) == "not-now"
            await host.ask("consent", seat="x", person=bob.person, yes=False)
            assert chair(host, "x")["holders"] == [ann.person]
            assert host.room["requests"] == []
            assert await guest.refused("sit", seat="x", who="me") == "taken"
            await host.ask("consent", seat="x", person=bob.person, yes=True)
            assert chair(host, "x")["holders"] == [bob.person]
            assert await host.refused("sit", seat="x", who="open") == "not-yours"

    run(test())


def test_a_seat_handed_over_in_the_game_brings_its_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room = lines["Xen"].room["room"]
            line = await (await table.guest("Xen too")).join(room)
            assert await line.refused("sit", seat="x", who="me") == "taken"
            await lines["Xen"].ask("consent", seat="x", person=line.room["you"], yes=True)
            await line.wait(lambda: "x" in line.views)
            await lines["Xen"].wait(lambda: list(lines["Xen"].views) == [None])
            assert await lines["Xen"].refused("sit", seat="red", who="me") == "side"
            await lines["Xen"].ask("attach", seats=[])
            assert await lines["Xen"].refused("attach", seats=["x"]) == "not-yours"
            assert offers(line)
            seat, move = offers(line)[0]
            assert (await line.ask("play", seat=seat, ply=line.ply, move=move))["type"] == "view"

    run(test())


def test_a_shared_seat_is_for_its_own_side(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, bob = lines["Xen"], lines["Ann"], lines["Bob"]
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            assert await bob.refused("attach", seats=["red"]) == "not-yours"
            assert await bob.refused("share", seat="red", yes=True) == "not-yours"
            await ann.ask("share", seat="red", yes=True)
            await bob.ask("attach", seats=["red", "blue"])
            assert await xen.refused("attach", seats=["red"]) == "not-yours"
            assert await eve.refused("attach", seats=["red"]) == "not-yours"
            assert await eve.refused("sit", seat="red", who="me") == "taken", "a spectator asks, shared or not"
            await ann.ask("share", seat="red", yes=False)
            await bob.wait(lambda: list(bob.views) == ["blue"])
            assert await bob.refused("play", seat="red", ply=bob.ply, move="t1") == "not-yours"

    run(test())


def test_a_spectator_cannot_join_a_team_through_its_police(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, {"x": "Xen", "red": "Ann", "blue": "Ann"}, POLICE, options=PAIR)
            eve = await (await table.guest("Eve")).join(lines["Xen"].room["room"])
            assert await eve.refused("sit", seat="bobby1", who="me") == "not-now"
            assert eve.room["attached"] == []

    run(test())


def test_the_police_are_shared(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, {"x": "Xen", "red": "Ann", "blue": "Bob"}, POLICE, options=PAIR)
            xen, ann, bob = lines.values()
            police = [seat["seat"] for seat in xen.room["seats"] if seat["shared"]]
            assert police
            for line in (ann, bob):
                await line.ask("attach", seats=[*line.views, *police])
            assert await xen.refused("attach", seats=["x", *police]) == "not-yours"
            await play_some([xen], Random(1), plies=1)
            while ann.views["red"]["turn"] != ["x"] and not ann.views["red"]["outcome"]:
                seat = next(iter(ann.views["red"]["turn"]))
                mover = bob if seat in police or seat == "blue" else ann
                await mover.at_ply(ann.ply)
                move = mover.views[seat]["moves"][0]
                await mover.ask("play", seat=seat, ply=mover.ply, move=move)
                await ann.at_ply(mover.ply)

    run(test())


def test_one_person_on_both_sides_plays_alone(tmp_path: Path) -> None:
    """Hot-seat: fine while nobody else plays, and they see one side at a time."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            everything = dict.fromkeys(("x", "red", "blue", "green"), "me")
            (_ann, _eve), (line, other) = await lobby(table, "Ann", "Eve", seats=everything)
            assert await other.refused("sit", seat="red", who="me") == "taken"
            await line.ask("host", do="start")
            await line.wait(lambda: None in line.views)
            assert line.room["attached"] == []
            assert await line.refused("attach", seats=["x", "red"]) == "side"
            for side in (["x"], ["red", "blue", "green"], ["x"]):
                await line.ask("attach", seats=side)
                await line.wait(lambda side=side: set(line.views) == set(side))  # type: ignore[misc]
            await line.ask("sit", seat="x", who="open")
            assert await other.refused("sit", seat="x", who="me") == "side", "his opponent would know all about him"
            await line.ask("sit", seat="x", who="me")
            await line.ask("attach", seats=["x"])
            await line.wait(lambda: bool(offers(line)))

    run(test())


def test_nobody_plays_x_and_a_detective_in_one_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann, bob = lines.values()
            await bob.ask("sit", seat="green", who="open")
            assert await xen.refused("sit", seat="green", who="me") == "side"
            await xen.ask("sit", seat="x", who="open")
            assert await xen.refused("sit", seat="green", who="me") == "side"
            assert await ann.refused("sit", seat="x", who="me") == "side"
            await ann.ask("sit", seat="red", who="open")
            assert await ann.refused("sit", seat="x", who="me") == "side", "she has heard the detectives talk"
            await xen.ask("sit", seat="x", who="me")
            await ann.ask("sit", seat="red", who="me")
            await bob.ask("sit", seat="green", who="me")
            await xen.send("host", do="kick", person=ann.room["you"])
            assert await ann.closed() == 4000

    run(test())


def test_nobody_joins_a_game_in_which_one_person_played_both_sides(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (_ann, _eve), (line, other) = await lobby(table, "Ann", "Eve", seats={"x": "me"})
            await line.ask("host", do="start")
            await line.ask("sit", seat="red", who="open")
            await line.ask("sit", seat="x", who="open")
            await line.ask("sit", seat="red", who="me")
            assert await other.refused("sit", seat="x", who="me") == "side"
            await line.ask("sit", seat="red", who="open")
            await other.ask("sit", seat="x", who="me")
            assert await line.refused("sit", seat="red", who="me") == "side"

    run(test())


def test_a_pin_locks_a_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, room = lines["Xen"], lines["Xen"].room["room"]
            for bad in ("12", "123456789", "12a4", "１２３４"):
                assert await xen.refused("pin", seat="x", pin=bad) == "bad-message"
            assert await xen.refused("pin", seat="red", pin="1234") == "not-yours"
            await xen.ask("pin", seat="x", pin="4321")
            assert chair(xen, "x")["pin"] is True
            assert "4321" not in "".join(lines["Ann"].frames + lines["Xen"].frames)
            again = await table._guests[0].open(room)
            await again.wait(lambda: list(again.views) == [None])
            assert await again.refused("attach", seats=["x"]) == "pin"
            assert await again.refused("attach", seats=["x"], pin="1234") == "pin"
            move = table.truth(room).moves("x")[0]
            assert await again.refused("play", seat="x", ply=again.ply, move=str(move)) == "pin"
            await again.ask("attach", seats=["x"], pin="4321")
            await again.wait(lambda: list(again.views) == ["x"])
            await again.ask("pin", seat="x", pin="")
            assert chair(again, "x")["pin"] is False

    run(test())


def test_guessing_pins_is_slowed_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            table.services.limits["pins"] = Limit(5, 0.001)
            lines = await seated(table, FOUR, options=SMALL)
            xen = lines["Xen"]
            await xen.ask("pin", seat="x", pin="4321")
            codes = [await xen.refused("attach", seats=["x"], pin=f"{n:04}") for n in range(7)]
            assert codes == ["pin"] * 5 + ["too-fast"] * 2
            assert await xen.refused("attach", seats=["x"], pin="4321") == "too-fast", "not even the right one"

    run(test())


def test_only_the_host_starts_and_bots_fill_open_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (_ann, _eve), (line, other) = await lobby(table, "Ann", "Eve", edition=POLICE, options=PAIR)
            assert await other.refused("host", do="start") == "not-host"
            assert await other.refused("host", do="close") == "not-host"
            assert await line.refused("host", do="lobby") == "not-now"
            assert await line.refused("play", seat="x", ply=0, move="t1") == "not-now"
            await line.ask("sit", seat="red", who="me")
            await line.ask("host", do="start")
            assert {seat["seat"]: seat["bot"] for seat in line.room["seats"]} == {
                "x": BOTS.default,
                "red": None,
                "blue": BOTS.default,
                "bobby1": None,
                "bobby2": None,
            }
            assert line.room["commitment"]
            assert await line.refused("host", do="start") == "not-now"
            assert line.room["attached"] == ["red", "bobby1", "bobby2"], "the police are hers: nobody else is there"

    run(test())


def test_kicked_detectives_leave_their_pawns_to_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, {"x": "Xen", "red": "Ann", "blue": "Ann"}, POLICE, options=PAIR)
            xen, ann = lines["Xen"], lines["Ann"]
            assert await xen.refused("host", do="kick", person=xen.room["you"]) == "bad-message"
            assert await xen.refused("host", do="kick", person="nobody") == "bad-message"
            assert await xen.refused("host", do="kick") == "bad-message"
            await xen.ask("host", do="kick", person=ann.room["you"])
            assert await ann.closed() == 4000
            assert len(xen.room["people"]) == 1
            while not xen.views["x"]["outcome"]:
                await xen.wait(lambda: bool(offers(xen) or xen.views["x"]["outcome"]))
                if offers(xen):
                    seat, move = offers(xen)[0]
                    await xen.ask("play", seat=seat, ply=xen.ply, move=move)
            assert all(seat["bot"] for seat in xen.room["seats"] if seat["seat"] != "x")

    run(test())


def test_a_waiting_message_of_a_kicked_person_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann = lines["Xen"], lines["Ann"]
            room = table.room(xen.room["room"])
            async with room._lock:  # both wait at the door: the kick first
                await xen.send("host", do="kick", person=ann.room["you"])
                while not room._lock._waiters:
                    await ann.raw('{"type": "ping", "extra": 1}')
                    await ann.until(lambda m: m["type"] == "error", len(ann.messages))
                await ann.send("sit", seat="red", who="me")
            assert await ann.closed() == 4000
            await xen.all_heard()
            assert chair(xen, "red")["holders"] == []
            assert chair(xen, "red")["bot"]

    run(test())


def test_settings_change_only_what_is_given(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL, settings={"suspects": True, "pace": 3})
            xen, ann = lines["Xen"], lines["Ann"]
            assert ann.views["red"]["aids"]["suspects"]
            assert await ann.refused("host", do="settings", settings={"suspects": False}) == "not-host"
            assert await xen.refused("host", do="settings") == "bad-message"
            assert await xen.refused("host", do="settings", settings={"pace": 99}) == "bad-message"
            await xen.ask("host", do="settings", settings={"suspects": False})
            usual = {
                "decide": "any",
                "series": False,
                "practice": False,
                "hints": False,
                "whereabouts": False,
                "danger": False,
                "notify": True,
            }
            assert xen.room["settings"] == {"suspects": False, "pace": 3.0, **usual}
            await ann.wait(lambda: "aids" not in ann.views["red"])

    run(test())


def test_a_closed_room_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            (_ann, bob), (line, other) = await lobby(table, "Ann", "Bob")
            room, code = line.room["room"], line.room["code"]
            never = await bob.http.post("/api/rooms/ZZZZ/join")
            answer = await line.ask("host", do="close")
            assert answer["status"] == "closed"
            assert (await line.closed(), await other.closed()) == (4000, 4000)
            for name in (room, code):
                gone = await bob.http.post(f"/api/rooms/{name}/join")
                assert (gone.status_code, gone.text) == (never.status_code, never.text), "no oracle"
            assert await bob.get("/api/rooms") == []

    run(test())


def test_back_in_the_lobby_people_change_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann = lines["Xen"], lines["Ann"]
            assert await xen.refused("host", do="lobby") == "not-now"
            await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            first = xen.room["commitment"]
            assert await ann.refused("host", do="lobby") == "not-host"
            await xen.ask("host", do="lobby")
            assert (xen.room["status"], xen.room["game"], xen.room["commitment"]) == ("lobby", 2, None)
            assert chair(xen, "red")["holders"] == [ann.room["you"]]
            for line, seat in ((xen, "x"), (ann, "red")):
                await line.ask("sit", seat=seat, who="open")
            await xen.ask("sit", seat="red", who="me")
            await ann.ask("sit", seat="x", who="me")
            await xen.ask("host", do="start")
            assert xen.room["commitment"] != first
            await ann.wait(lambda: "x" in ann.views and ann.views["x"]["game"] == 2)
            await xen.wait(lambda: "red" in xen.views and xen.views["red"]["game"] == 2)
            await play_some(list(lines.values()), Random(5))
            assert lines["Bob"].views["blue"]["game"] == 2

    run(test())


def test_the_list_of_games_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            xen, ann = table._guests[0], table._guests[1]
            (card,) = await xen.get("/api/rooms")
            assert set(card) == set(RoomSummary.__struct_fields__)
            assert (card["status"], card["seats"], card["yours"]) == ("playing", ["x"], True)
            assert (card["result"], card["heat"]) == (None, None), "it runs, and is no series"
            assert not (await ann.get("/api/rooms"))[0]["yours"]
            later = await xen.create()
            assert [summary["room"] for summary in await xen.get("/api/rooms")] == [later, lines["Xen"].room["room"]]

    run(test())


@pytest.mark.parametrize(
    "lost",
    [
        ConnectionResetError(),
        sa.exc.DBAPIError("SELECT", {}, ConnectionResetError()),
        sa.exc.TimeoutError(),  # all connections are in use
    ],
    ids=lambda problem: type(problem).__name__,
)
def test_a_room_whose_database_breaks_off_while_it_is_loaded_is_not_gone(tmp_path: Path, lost: Exception) -> None:
    """People who come just then are told to try again, not that there is no such room."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room, rooms = await ann.create(options=SMALL), table.services.rooms
            rooms.unload_idle(idle=0)
            gc.collect()
            with mock.patch.object(rooms._room_store, "load", side_effect=lost):
                line = await ann.open(room)
                assert await line.closed() == TRY_AGAIN
                assert line.messages[0]["code"] == "failed"
            assert (await ann.open(room)).room["room"] == room

    run(test())
