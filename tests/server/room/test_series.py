"""Series in rooms: everyone plays every role once, and one record holds all heats."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog, record
from fogbound.bots.yard import BOTS
from fogbound.proof import series_commitment
from fogbound.verify import SeriesFindings, verify_series
from tests.server.table import (
    CLASSIC,
    COMPACT,
    POLICE,
    Guest,
    Line,
    Message,
    Table,
    as_sent,
    offers,
    run,
    serving,
)  # fmt: skip

THREE = {"players": "3", "board": "tiny-docks", "max_rounds": "3"}
HARBOUR = {"players": "3", "board": "tiny-harbour"}


async def gather(table: Table, edition: str, seats: dict[str, str], **wanted: Any) -> tuple[list[Guest], list[Line]]:
    """People on these seats (`seat: name`), in a lobby that will play a series."""
    guests: dict[str, Guest] = {}
    lines: dict[str, Line] = {}
    room = ""
    settings = {"pace": 0, "series": True, **wanted.pop("settings", {})}
    for seat, name in seats.items():
        if name not in guests:
            guests[name] = await table.guest(name)
            room = room or await guests[name].create(edition, settings=settings, **wanted)
            lines[name] = await guests[name].join(room)
        await lines[name].ask("sit", seat=seat, who="me")
    return list(guests.values()), list(lines.values())


def holders(line: Line) -> dict[str, list[str]]:
    """Who holds each seat, by name."""
    names = {person["person"]: person["name"] for person in line.room["people"]}
    return {seat["seat"]: [names[who] for who in seat["holders"]] for seat in line.room["seats"]}


async def wait_for_start(lines: list[Line], game: int) -> None:
    for line in lines:
        await line.wait(lambda line=line: _sees(line, game))  # type: ignore[misc]


def _sees(line: Line, game: int) -> bool:
    """Is this game running here, with a view of every seat the line is attached to?"""
    views = [line.views.get(seat) for seat in line.room["attached"] or [None]]
    running = (line.room["game"], line.room["status"]) == (game, "playing")
    return running and all(view is not None and view["game"] == game for view in views)


async def play_heat(lines: list[Line], rng: Random, plies: int = 1000) -> None:
    """People play at random, agreeing with whatever is proposed, until the heat is over."""
    game = lines[0].room["game"]
    for _ in range(plies):
        for line in lines:
            await line.all_heard()
        if any(line.room["status"] != "playing" for line in lines):
            break
        choices = [(line, *offer) for line in lines for offer in offers(line)]
        if not choices:
            ply = lines[0].ply
            await lines[0].wait(lambda ply=ply: lines[0].ply > ply or lines[0].room["status"] != "playing")  # type: ignore[misc]
            continue
        line, seat, move = rng.choice(choices)
        answer = await line.ask("play", seat=seat, ply=line.ply, move=move)
        if answer["type"] == "proposal":
            await agree(answer, lines)
        elif answer["type"] == "error":
            assert answer["code"] == "stale", answer  # a bot was faster
    for line in lines:
        await line.wait(lambda line=line: line.room["status"] == "over" and line.room["game"] == game)  # type: ignore[misc]


async def agree(proposal: Message, lines: list[Line]) -> None:
    for line in lines:
        if line.room["you"] in proposal["waiting"]:
            fields = {key: proposal[key] for key in ("seat", "ply", "move")}
            answer = await line.ask("agree", yes=True, **fields)
            assert answer["type"] in ("proposal", "view"), answer


async def verify_record(guest: Guest, room: Message) -> SeriesFindings:
    answer = await guest.http.get(f"/api/rooms/{room['room']}/record")
    assert answer.status_code == 200, answer.text
    records = record.read_all(answer.text)
    return verify_series(records, [catalog.start_of(one) for one in records], room["series"]["commitment"])


@pytest.mark.parametrize(
    ("edition", "options", "seats"),
    [
        (POLICE, THREE, {"x": "Ann", "red": "Bob", "blue": "Cid"}),
        (POLICE, {**THREE, "players": "2"}, {"x": "Ann", "red": "Bob", "blue": "Bob"}),
        (CLASSIC, {**THREE, "players": "4"}, {"x": "Ann", "red": "Bob", "blue": "Cid"}),
        (COMPACT, HARBOUR, {"x": "Ann", "red": "Bob", "blue": "Cid"}),
        (COMPACT, {**HARBOUR, "players": "4"}, {"x": "Ann", "red": "Bob", "blue": "Cid"}),
        (COMPACT, {**HARBOUR, "players": "2"}, {"red": "Ann"}),
    ],
)
def test_a_whole_series(tmp_path: Path, edition: str, options: dict[str, str], seats: dict[str, str]) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guests, lines = await gather(table, edition, seats, options=options)
            host, rng = lines[0], Random(edition)
            assert not host.room["series"]
            await host.ask("host", do="start")
            roles = catalog.find(edition, **options).roles
            first_series = host.room["series"]
            assert (first_series["heats"], first_series["heat"], first_series["winners"]) == (len(roles), 1, [])
            assert first_series["commitment"] == series_commitment(first_series["commitments"])
            assert first_series["points"] == [None] * len(roles)
            first = holders(host)
            for heat in range(len(roles)):
                await wait_for_start(lines, heat + 1)
                now = host.room["series"]
                assert (now["heat"], now["commitments"]) == (heat + 1, first_series["commitments"])
                assert host.room["commitment"] == first_series["commitments"][heat]
                for n, participant in enumerate(now["people"]):
                    assert tuple(now["roles"][heat][n]) == roles[(n - heat) % len(roles)]
                    for seat in now["roles"][heat][n]:
                        chair = next(chair_shown for chair_shown in host.room["seats"] if chair_shown["seat"] == seat)
                        assert participant["person"] in (None, *chair["holders"])
                        assert chair["holders"] or chair["bot"]
                await play_heat(lines, rng)
                assert host.room["series"]["points"][heat] is not None
                findings = await verify_record(guests[0], host.room)
                assert len(findings.heats) == heat + 1
                if heat + 1 < len(roles):
                    assert await host.refused("host", do="lobby") == "not-now"
                    await host.ask("host", do="next")
            await host.all_heard()
            now = host.room["series"]
            assert [sum(points) for points in zip(*now["points"], strict=True)] == now["totals"]
            best = max(now["totals"])
            assert now["winners"] == [n for n, total in enumerate(now["totals"]) if total == best]
            assert list(findings.series.totals.values()) == now["totals"]
            assert findings.whole
            assert await host.refused("host", do="next") == "not-now"
            await host.ask("host", do="lobby")
            assert (host.room["status"], host.room["series"]) == ("lobby", None)
            assert holders(host) == first
            alone = await guests[0].http.get(f"/api/rooms/{host.room['room']}/record?game=1")
            assert record.read(alone.text).tag("Heat") is None
            whole = await guests[0].http.get(f"/api/rooms/{host.room['room']}/record?series={len(roles)}")
            assert len(record.read_all(whole.text)) == len(roles)
            path = tmp_path / "series.fog"
            path.write_text(whole.text, encoding="utf-8")
            arguments = ("-m", "fogbound", "verify", str(path), "--commitment", first_series["commitment"])
            checked = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
            output, _ = await checked.communicate()
            assert checked.returncode == 0, output
            await host.ask("host", do="start")
            for page in (f"series={len(roles) + 1}", f"series={3 * len(roles)}", "series=99", ""):
                assert (await guests[0].get(f"/api/rooms/{host.room['room']}/record?{page}"))["code"] == "not-now"

    run(test(), within=120)


def test_the_next_heat_begins_when_everyone_is_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, lines = await gather(table, POLICE, {"x": "Ann", "red": "Bob", "blue": "Cid"}, options=THREE)
            ann, bob, cid = lines
            for line in lines:
                await line.ask("ready", yes=True)  # in the lobby it is a wish
            await ann.ask("host", do="start")
            await wait_for_start(lines, 1)
            assert not any(person["ready"] for person in ann.room["people"])
            await ann.ask("play", seat="x", ply=ann.ply, move="concede")
            for line in (ann, bob):
                await line.ask("ready", yes=True)
            assert ann.room["game"] == 1
            assert await bob.refused("host", do="next") == "not-host"
            await cid.ask("ready", yes=True)
            await wait_for_start(lines, 2)
            assert holders(ann) == {
                "x": ["Bob"],
                "red": ["Cid"],
                "blue": ["Ann"],
                "bobby1": ["Cid", "Ann"],
                "bobby2": ["Cid", "Ann"],
            }
            assert bob.room["attached"] == ["x"]
            assert "x" not in ann.views
            assert not any(person["ready"] for person in ann.room["people"])

    run(test())


def test_a_series_that_cannot_be_made_of_the_seats_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            seats = {"x": "Ann", "red": "Bob", "blue": "Cid", "green": "Dot"}
            _, (ann, *_) = await gather(table, COMPACT, seats, options=HARBOUR)
            answer = await ann.ask("host", do="start")
            assert answer["code"] == "roles"
            assert all(name in answer["text"] for name in ("Bob", "Cid", "Dot"))
            assert (ann.room["status"], ann.room["series"]) == ("lobby", None)
            _, (eve, *_) = await gather(table, POLICE, {"x": "Eve", "red": "Fay", "blue": "Fay"}, options=THREE)
            answer = await eve.ask("host", do="start")
            assert answer["code"] == "roles"
            assert "Fay leads 2 roles" in answer["text"]
            await eve.ask("host", do="settings", settings={"series": False})
            await eve.ask("host", do="start")
            assert eve.room["status"] == "playing"
            assert await eve.refused("host", do="settings", settings={"series": True}) == "not-now"
            assert await eve.refused("host", do="next") == "not-now"

    run(test())


def test_an_edition_of_heats_is_always_a_series(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            body = {"edition": COMPACT, "settings": {"series": False}}
            assert (await ann.post("/api/rooms", body))["code"] == "bad-message"
            line = await ann.open(await ann.create(COMPACT))
            assert (line.room["settings"]["series"], line.room["settings"]["decide"]) == (True, "all")
            assert await line.refused("host", do="settings", settings={"series": False}) == "bad-message"
            await line.ask("host", do="settings", settings={"decide": "any"})
            assert line.room["settings"] == {
                "suspects": True,
                "hints": False,
                "whereabouts": False,
                "danger": False,
                "notify": True,
                "practice": False,
                "pace": 0,
                "decide": "any",
                "series": True,
            }

    run(test())


def test_one_device_plays_all_roles_behind_a_curtain(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            everything = dict.fromkeys(("x", "red", "blue", "green"), "me")
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(COMPACT, seats=everything, options=HARBOUR))
            for names in ([""], ["x" * 30], ["\u200b"]):
                assert await line.refused("host", do="start", names=names) == "bad-name"
            assert await line.refused("host", do="start", names=["a"] * 7) == "bad-message"
            await line.ask("host", do="start", names=["Mum", "Mum"])
            people = line.room["series"]["people"]
            assert [p["name"] for p in people] == ["Mum", "Mum 2", "Player 3"]
            assert {p["person"] for p in people} == {ann.person}
            await line.ask("pin", seat="x", pin="1234")
            await line.ask("attach", seats=["x"], pin="1234")
            eve = await (await table.guest("Eve")).join(line.room["room"])
            rng = Random(4)
            for heat in range(3):
                while line.room["status"] == "playing":
                    public = await line.ask("attach", seats=[])
                    side = ["x"] if public["turn"] == ["x"] else ["red", "blue", "green"]
                    pin = "1234" if heat == 0 and side == ["x"] else ""
                    await line.ask("attach", seats=side, pin=pin)
                    await line.all_heard()
                    seat, move = rng.choice(offers(line))
                    await line.ask("play", seat=seat, ply=line.ply, move=move)
                    await line.all_heard()
                assert await eve.refused("sit", seat="x", who="me") == "taken"
                if heat < 2:
                    await line.ask("host", do="next")
                    assert line.room["attached"] == [], "somebody else sits down now"
                    assert not any(seat["pin"] for seat in line.room["seats"])
            findings = await verify_record(ann, line.room)
            assert findings.whole

    run(test())


def test_views_of_an_earlier_heat_are_not_sent_in_the_next(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, lines = await gather(table, POLICE, {"x": "Ann", "red": "Bob", "blue": "Cid"}, options=THREE)
            ann = lines[0]
            room = ann.room["room"]
            await ann.ask("host", do="start")
            await wait_for_start(lines, 1)
            eve = await table.guest("Eve")
            watching = await eve.join(room)
            first = watching.views[None]
            await watching.hang_up()
            await ann.ask("play", seat="x", ply=ann.ply, move="concede")
            await ann.ask("host", do="next")
            await wait_for_start(lines, 2)
            watching = await eve.open(room)
            assert (watching.ply, watching.views[None]["log"] == first["log"]) == (first["ply"], False)
            for line in (*lines, watching):
                for seat, view in line.views.items():
                    seen = {key: value for key, value in view.items() if key not in ("aids", "id")}
                    assert seen == as_sent(table.truth(room), seat, game=2)

    run(test())


def test_taking_over_a_seat_counts_for_all_later_heats(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guests, lines = await gather(table, COMPACT, {"x": "Ann", "red": "Bob", "blue": "Cid"}, options=HARBOUR)
            ann, bob, cid = lines
            await ann.ask("host", do="start")
            await wait_for_start(lines, 1)
            eve_guest = await table.guest("Eve")
            eve = await eve_guest.join(ann.room["room"])
            assert await eve.refused("sit", seat="red", who="me") == "taken"
            assert await cid.refused("sit", seat="x", who="me") == "side"
            await bob.ask("consent", seat="red", person=eve_guest.person, yes=True)
            assert holders(bob)["red"] == holders(bob)["green"] == ["Eve", "Cid"], "his whole part"
            assert [p["name"] for p in bob.room["series"]["people"]] == ["Ann", "Bob & Eve", "Cid"]
            await eve.wait(lambda: set(eve.views) == {"red", "blue", "green"})
            await play_heat([ann, cid, eve], Random(1))
            await ann.ask("host", do="next")
            await wait_for_start([ann, cid, eve], 2)
            assert holders(ann)["x"] == ["Eve"]
            await cid.send("leave")
            assert await cid.closed() == 4000
            await ann.wait(lambda: len(ann.room["people"]) == 3)
            assert [p["bot"] for p in ann.room["series"]["people"]] == [None, None, BOTS.default]
            await play_heat([ann, eve], Random(2))
            await ann.ask("host", do="next")
            await wait_for_start([ann, eve], 3)
            assert {seat["seat"]: seat["bot"] for seat in ann.room["seats"]}["x"] == BOTS.default
            await play_heat([ann, eve], Random(3))
            assert (await verify_record(guests[0], ann.room)).whole

    run(test(), within=90)


def test_nobody_plays_two_roles_of_a_series(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, (ann, bob, cid) = await gather(table, POLICE, {"x": "Ann", "red": "Bob", "blue": "Cid"}, options=THREE)
            await ann.ask("host", do="start")
            await wait_for_start([ann, bob, cid], 1)
            assert await bob.refused("sit", seat="blue", who="me") == "taken"
            assert await cid.refused("consent", seat="blue", person=bob.room["you"], yes=True) == "roles"
            assert holders(cid)["blue"] == ["Cid"]
            assert [p["name"] for p in cid.room["series"]["people"]] == ["Ann", "Bob", "Cid"]

    run(test())


def test_a_series_survives_restarts(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guests, lines = await gather(table, COMPACT, {"x": "Ann", "red": "Bob"}, options=HARBOUR)
            room = lines[0].room["room"]
            await lines[0].ask("host", do="start")
            await wait_for_start(lines, 1)
            cookies = {guest.name: guest.cookie for guest in guests}
            first_series = lines[0].room["series"]
        for heat in range(3):
            async with serving(tmp_path / "db") as table:
                guests, lines = [], []
                for name, cookie in cookies.items():
                    guest = table.stranger(name)
                    guest.http.cookies.set("fogbound", cookie)
                    guest.person = (await guest.get("/api/me"))["person"]
                    guests.append(guest)
                    lines.append(await guest.open(room))
                ann = lines[0]
                assert (ann.room["game"], ann.room["status"], ann.room["series"]["heat"]) == (
                    heat + 1,
                    "playing",
                    heat + 1,
                )
                assert ann.room["series"]["commitments"] == first_series["commitments"]
                assert [points is None for points in ann.room["series"]["points"]] == [n >= heat for n in range(3)]
                await play_heat(lines, Random(heat))
                if heat < 2:
                    await ann.ask("host", do="next")
                else:
                    assert (await verify_record(guests[0], ann.room)).whole

    run(test(), within=90)


def test_a_rematch_can_rotate_roles(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            seats = {"x": "Ann", "red": "Bob", "blue": "Cid"}
            _, lines = await gather(table, POLICE, seats, options=THREE, settings={"series": False})
            ann = lines[0]
            await ann.ask("host", do="start")
            await wait_for_start(lines, 1)
            assert not ann.room["series"]
            await ann.ask("play", seat="x", ply=ann.ply, move="concede")
            await ann.ask("host", do="rematch", rotate=True)
            assert (ann.room["status"], ann.room["game"]) == ("playing", 2)
            seated_now = holders(ann)
            assert (seated_now["x"], seated_now["red"], seated_now["blue"]) == (["Bob"], ["Cid"], ["Ann"])
            await lines[1].wait(lambda: "x" in lines[1].views)

    run(test())


def test_a_heat_that_cannot_be_written_does_not_begin(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            _, (ann, bob) = await gather(
                table, COMPACT, {"x": "Ann", "red": "Bob"}, options={**HARBOUR, "players": "2"}
            )
            room = table.room(ann.room["room"])
            for wanted in ({"do": "start"}, {"do": "next"}, {"do": "rematch"}):
                before, attached = room.state.facts, ann.room["attached"]
                with mock.patch.object(table.services.store, "write", side_effect=OSError("no space left")):
                    assert await ann.refused("host", **wanted) == "failed"
                assert room.state.facts == before
                assert ann.room["attached"] == attached
                assert (await ann.ask("host", **wanted))["type"] == "room"
                await wait_for_start([ann, bob], room.state.facts.game_number)
                await play_heat([ann, bob], Random(5))

    run(test())
