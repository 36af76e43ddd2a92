"""Acknowledged changes are on the disk, failed writes change nothing, and a restart brings everything back."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from fogbound import record
from fogbound.server import store as db
from fogbound.server.room_store import RoomStore
from fogbound.server.store import Store
from tests.server.table import POLICE, SMALL, Guest, Line, Table, offers, play_some, run, seated, serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}
PAIR = {"players": "2", "board": "tiny-docks", "max_rounds": "4"}


def ply(n: int, room: str = "r", game: int = 1) -> db.Statement:
    return db.insert(db.plies, room=room, game=game, ply=n, seat="x", move=f"t{n}")


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def plies(store: Store) -> list[int]:
    return sorted(row.ply for row in await store.read(sa.select(db.plies.c.ply)))


def test_waiting_writes_are_committed_together(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            with mock.patch.object(store, "_commit", wraps=store._commit) as commit:
                await asyncio.gather(*(store.write(ply(n)) for n in range(200)))
            assert await plies(store) == list(range(200))
            assert commit.call_count <= 3, "a group commit, not two hundred"

    run(test())


def test_after_a_group_others_have_a_moment_to_join_the_next(database: str) -> None:
    async def test() -> None:
        moments: list[float] = []
        waiting, over = asyncio.Event(), asyncio.Event()

        async def wait_until(moment: float) -> None:
            moments.append(moment)
            waiting.set()
            await over.wait()

        async with Store.open(database) as store:
            await asyncio.gather(store.write(ply(0)), store.write(ply(1)))
            with (
                mock.patch.object(db, "_wait_until", wait_until),
                mock.patch.object(store, "_commit", wraps=store._commit) as commit,
            ):
                first = asyncio.create_task(store.write(ply(2)))
                await waiting.wait()
                others = [asyncio.create_task(store.write(ply(n))) for n in (3, 4)]
                await asyncio.sleep(0)
                assert not first.done()
                over.set()
                await asyncio.gather(first, *others)
                assert commit.call_count == 1, "all three together"
        assert moments[0] > 0

    run(test())


def test_whoever_writes_alone_never_waits(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            with mock.patch.object(db, "BETWEEN_COMMITS", 3600.0):
                for n in range(5):
                    await store.write(ply(n))
            assert await plies(store) == list(range(5))

    run(test())


def test_a_failing_write_does_not_fail_others(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            await store.write(ply(3))
            wishes = [store.write(ply(n), ply(100 + n)) for n in range(6)]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert [isinstance(answer, IntegrityError) for answer in answers] == [n == 3 for n in range(6)]
            assert await plies(store) == [0, 1, 2, 3, 4, 5, 100, 101, 102, 104, 105], "all of a wish or nothing"
            await store.write(ply(7))
            assert "t3" not in str(answers[3]), "an error's text may come into a log"

    run(test())


def test_a_ply_is_unique_in_its_game(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            await store.write(ply(1), ply(1, game=2), ply(1, room="s"))
            for again in (ply(1), ply(1, game=2), ply(1, room="s")):
                with pytest.raises(IntegrityError):
                    await store.write(again)

    run(test())


def test_closing_waits_for_pending_writes(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            asked = [asyncio.create_task(store.write(ply(n))) for n in range(50)]
            await asyncio.sleep(0)
        assert all(task.done() and task.exception() is None for task in asked)
        async with Store.open(database) as store:
            assert await plies(store) == list(range(50))

    run(test())


def test_a_cancelled_write_does_not_stop_others(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            gone = asyncio.create_task(store.write(ply(1)))
            await asyncio.sleep(0)
            gone.cancel()
            await store.write(ply(2))
            assert 2 in await plies(store)

    run(test())


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with Store.open(url(tmp_path / "db")) as store, store._engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2

    run(test())


def test_upserts_work_on_both_databases() -> None:
    statement: Any = db.upsert(db.people, id="a", name="Ann").how
    for dialect in (sqlite.dialect(), postgresql.dialect()):  # type: ignore[no-untyped-call]
        assert "ON CONFLICT (id) DO UPDATE SET name" in str(statement.compile(dialect=dialect))


# Rooms on the store


async def x_moves(line: Line) -> dict[str, Any]:
    await line.wait(lambda: bool(offers(line)))
    seat, move = offers(line)[0]
    return await line.ask("play", seat=seat, ply=line.ply, move=move)


def test_nothing_is_acknowledged_before_the_commit(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, ann = lines["Xen"], lines["Ann"]
            seat, move = offers(x)[0]
            before, gate, asked = x.ply, asyncio.Event(), asyncio.Event()
            commit = table.services.store._commit

            async def late(wishes: Any) -> None:
                asked.set()
                await gate.wait()
                await commit(wishes)

            with mock.patch.object(table.services.store, "_commit", late):
                await x.send("play", seat=seat, ply=before, move=move, id="m")
                await asked.wait()
                for line in (ann, lines["Bob"]):
                    await line.all_heard()
                    assert line.ply == before, "nobody hears of a ply that is not on the disk"
                    assert line.room["status"] == "playing"
                assert not any(m.get("id") == "m" for m in x.messages)
                gate.set()
                await x.until(lambda m: m.get("id") == "m")
            with sqlite3.connect(tmp_path / "db") as raw:
                assert raw.execute("SELECT max(ply) FROM plies").fetchone() == (before,)
            raw.close()
            await ann.at_ply(before + 1)

    run(test())


def test_a_move_that_cannot_be_written_is_not_made(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "fogbound")

    async def test() -> None:
        async with serving(database) as table:
            lines = await seated(table, FOUR, options=SMALL)
            x, room = lines["Xen"], table.room(lines["Xen"].room["room"])
            await table.services.store.write(  # another writer has taken the next ply
                db.insert(db.plies, room=room.id, game=1, ply=x.ply, seat="x", move="t77")
            )
            answer = await x_moves(x)
            assert answer["code"] == "failed"
            await lines["Ann"].all_heard()
            assert lines["Ann"].ply == x.ply == len(table.truth(room.id).log)
            await table.services.store.write(db.Statement(sa.delete(db.plies).where(db.plies.c.move == "t77")))
            assert (await x_moves(x))["type"] == "view"
            assert room.id not in caplog.text, "a log is no place for keys"

    run(test())


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("sit", {"seat": "green", "who": "me"}),
        ("pin", {"seat": "red", "pin": "1234"}),
        ("share", {"seat": "red", "yes": True}),
        ("ready", {"yes": True}),
        ("mark", {"marks": [{"kind": "ring", "a": 1, "colour": 1}]}),
        ("say", {"text": "lost"}),
        ("host", {"do": "start"}),
        ("host", {"do": "close"}),
        ("host", {"do": "settings", "settings": {"pace": 9}}),
    ],
)
def test_a_change_that_cannot_be_written_is_not_made(tmp_path: Path, type: str, fields: dict[str, Any]) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room = await ann.create(options=SMALL, seats={"red": "me", "blue": "me"})
            line = await ann.open(room)
            before = table.room(room).state.facts
            with mock.patch.object(table.services.store, "write", side_effect=OSError("no space left")):
                assert await line.refused(type, **fields) == "failed"
            assert table.room(room).state.facts == before
            assert table.room(room).state.match is None
            assert (await line.ask(type, **fields))["type"] != "error"

    run(test())


async def returning(table: Table, cookies: dict[str, str]) -> dict[str, Guest]:
    guests = {}
    for name, cookie in cookies.items():
        guest = guests[name] = table.stranger(name)
        guest.http.cookies.set("fogbound", cookie)
        guest.person = (await guest.get("/api/me"))["person"]
        assert guest.person, "the key that signs cookies is kept too"
    return guests


def test_a_restart_brings_everything_back(database: str) -> None:
    async def test() -> None:
        before: dict[str, Any] = {}
        async with serving(database) as table:
            lines = await seated(table, FOUR, options=SMALL, settings={"pace": 4, "suspects": True})
            room = lines["Xen"].room["room"]
            await play_some(list(lines.values()), Random(4), plies=7)
            await lines["Ann"].ask("say", text="to all", to="all")
            await lines["Ann"].ask("say", text="to us", to="side")
            await lines["Ann"].ask("mark", marks=[{"kind": "note", "a": 4, "colour": 0, "text": "here?"}])
            await lines["Bob"].ask("share", seat="green", yes=True)
            await lines["Ann"].ask("pin", seat="red", pin="2222")
            eve = await (await table.guest("Eve")).join(room)
            assert await eve.refused("sit", seat="x", who="me") == "taken"
            await lines["Xen"].until(lambda m: m["type"] == "you" and m["requests"])
            cookies = {guest.name: guest.cookie for guest in table._guests}
            for guest in table._guests:
                line = await guest.open(room)
                if guest.name == "Ann":
                    await line.ask("attach", seats=["red"], pin="2222")
                    await line.all_heard()
                before[guest.name] = (line.views, line.said(), line.room)
        async with serving(database) as table:
            for name, guest in (await returning(table, cookies)).items():
                line = await guest.open(room)
                if name == "Ann":
                    assert line.room["attached"] == [], "the pin is still on"
                    assert not any(message["type"] == "mark" for message in line.messages), "nor is the side heard"
                    await line.ask("attach", seats=["red"], pin="2222")
                    await line.all_heard()
                    assert line.last("mark")["marks"][0]["text"] == "here?"
                    assert "to us" in line.said()
                views, said, old_room = before[name]
                assert line.said() == said
                assert {seat: {**view, "id": ""} for seat, view in line.views.items()} == {
                    seat: {**view, "id": ""} for seat, view in views.items()
                }
                for key in ("code", "status", "game", "commitment", "host", "settings", "options", "requests"):
                    assert line.room[key] == old_room[key], key
                for seat, then in zip(line.room["seats"], old_room["seats"], strict=True):
                    assert {**seat, "away": None} == {**then, "away": None}, "but not everyone is back yet"
                (card,) = await guest.get("/api/rooms")
                assert card["room"] == room

    run(test())


def test_bots_and_lobbies_go_on_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with serving(database) as table:
            ann = await table.guest("Ann")
            waiting = await ann.create(seats={"x": "me"}, options=SMALL)
            await (await ann.open(waiting)).ask("say", text="soon")
            watched = await ann.create(POLICE, options=PAIR, settings={"pace": 10})
            line = await ann.open(watched)
            await line.ask("host", do="start")
            await line.ask("host", do="settings", settings={"pace": 0})
            cookie = ann.cookie
        async with serving(database) as table:
            ann = (await returning(table, {"Ann": cookie}))["Ann"]
            line = await ann.open(watched)
            await line.until(lambda m: m["type"] == "view" and m["outcome"])
            lobby = await ann.open(waiting)
            assert (lobby.room["status"], lobby.said()) == ("lobby", ["soon"])
            await lobby.ask("host", do="start")
            await lobby.until(lambda m: m["type"] == "view" and m["seat"] == "x")

    run(test())


def test_a_game_that_no_longer_replays_is_frozen_and_others_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            ann = table._guests[0]
            room, ply = lines["Xen"].room["room"], lines["Xen"].ply
            await play_some(list(lines.values()), Random(5), plies=3)
            sound = await ann.create(options=SMALL)
            cookie = ann.cookie
        with sqlite3.connect(tmp_path / "db") as raw:
            raw.execute("UPDATE plies SET move='t9999' WHERE ply=?", (ply + 1,))
        raw.close()
        async with serving(tmp_path / "db") as table:
            ann = (await returning(table, {"Ann": cookie}))["Ann"]
            line = await ann.open(room)
            assert line.room["status"] == "frozen"
            assert line.ply == ply + 1
            assert await line.refused("play", seat="x", ply=line.ply, move="t1") == "frozen"
            assert (await ann.get(f"/api/rooms/{room}/record"))["code"] == "frozen"
            assert (await ann.open(sound)).room["status"] == "lobby"

    run(test())


# Databases of earlier versions


OLD_SCHEMA = """
CREATE TABLE secrets (name VARCHAR(32) NOT NULL, value TEXT, PRIMARY KEY (name));
CREATE TABLE people (id VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, PRIMARY KEY (id));
CREATE TABLE rooms (id VARCHAR(32) NOT NULL, code VARCHAR(4) NOT NULL, facts JSON NOT NULL, changed FLOAT NOT NULL,
    PRIMARY KEY (id), UNIQUE (code));
CREATE TABLE games (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, seed VARCHAR(64) NOT NULL,
    PRIMARY KEY (room, game));
CREATE TABLE plies (room VARCHAR(32) NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL, seat VARCHAR(32) NOT NULL,
    move TEXT NOT NULL, sender VARCHAR(128), PRIMARY KEY (room, game, ply));
CREATE TABLE said (room VARCHAR(32) NOT NULL, n BIGINT NOT NULL, facts JSON NOT NULL, PRIMARY KEY (room, n));
"""
OLD_FACTS = (
    *("edition", "options", "host", "chairs", "status", "game", "members", "ready", "requests", "sided", "marks"),
)


def as_of_old(path: Path, old: Path) -> None:
    """The same rooms as version 0.1.0 would have left them: its tables, and of the facts only what it knew."""
    with sqlite3.connect(path) as new, sqlite3.connect(old) as raw:
        raw.executescript(OLD_SCHEMA)
        for table in ("secrets", "people", "rooms", "games", "plies", "said"):
            columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
            for row in new.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                values = dict(zip(columns, row, strict=True))
                if table == "secrets" and values["name"] != "cookie":
                    continue
                if table == "rooms":
                    facts = json.loads(values["facts"])
                    settings = {key: facts["settings"][key] for key in ("suspects", "pace")}
                    values["facts"] = json.dumps({**{key: facts[key] for key in OLD_FACTS}, "settings": settings})
                raw.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", list(values.values()))
    new.close()
    raw.close()


def test_a_database_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "new") as table:
            lines = await seated(table, FOUR, options=SMALL)
            running = lines["Xen"].room["room"]
            await play_some(list(lines.values()), Random(4), plies=1)
            ended = (await seated(table, {"x": "Xim", "red": "Una"}, options=SMALL))["Xim"]
            await ended.ask("play", seat="x", ply=ended.ply, move="concede")
            over = ended.room["room"]
            views = lines["Xen"].views
            cookies = {guest.name: guest.cookie for guest in table._guests}
        as_of_old(tmp_path / "new", tmp_path / "old")
        for _ in range(2):  # opening it again changes nothing more
            async with serving(tmp_path / "old") as table:
                guests = await returning(table, cookies)
                xen = await guests["Xen"].open(running)
                assert {**xen.views["x"], "id": 0} == {**views["x"], "id": 0}
                usual = {
                    "decide": "any",
                    "series": False,
                    "practice": False,
                    "hints": False,
                    "whereabouts": False,
                    "danger": False,
                    "notify": True,
                }
                assert xen.room["settings"] == {"suspects": True, "pace": 0.0, **usual}
                assert (xen.room["banned"], xen.room["series"]) == ([], None)
                assert [card["room"] for card in await guests["Xen"].get("/api/rooms")] == [running]
                assert [card["room"] for card in await guests["Una"].get("/api/rooms")] == [over]
                answer = await guests["Xim"].http.get(f"/api/rooms/{over}/record")
                assert record.read(answer.text).tag("Red") == "Una", "who sits there is the best that is known"
        async with serving(tmp_path / "old") as table:
            guests = await returning(table, cookies)
            everybody = [await guests[name].open(running) for name in ("Xen", "Ann", "Bob")]
            await play_some(everybody, Random(4))
            await everybody[0].until(lambda m: m["type"] == "room" and m["status"] == "over")
            await everybody[0].ask("host", do="lobby")
            answer = await guests["Xen"].http.get(f"/api/rooms/{running}/record?game=1")
            assert record.read(answer.text).tag("Red") == "Ann"

    run(test())


def test_a_start_looks_at_no_room(tmp_path: Path) -> None:
    """However many rooms there are, the first answer waits for none of them."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, FOUR, options=SMALL)
            room, cookies = lines["Xen"].room["room"], {guest.name: guest.cookie for guest in table._guests}
            closed = await (await table.guest("Zoe")).create()
            await (await table._guests[-1].open(closed)).ask("host", do="close")
        with mock.patch.object(RoomStore, "load", autospec=True, side_effect=RoomStore.load) as load:
            async with serving(tmp_path / "db") as table:
                assert (await table.stranger().http.get("/api/me")).status_code == 200
                assert load.call_count == 0
                guests = await returning(table, cookies)
                back = await asyncio.gather(*(guests[name].open(room) for name in ("Xen", "Ann", "Bob")))
                assert load.call_count == 1, "one load for all who ask at the same time"
                assert [person["name"] for person in back[0].room["people"]] == ["Xen", "Ann", "Bob"]
                assert (await guests["Xen"].http.get(f"/api/rooms/{closed}")).status_code == 404

    run(test())


def test_a_game_that_begins_while_another_ends_keeps_its_information(database: str) -> None:
    def begins(room: str) -> list[db.Statement]:
        key = {"room": room, "game": 1}
        return [db.insert(db.games, **key, seed=""), db.update(db.games, key, about={"of": room})]

    ends = db.update(db.games, {"room": "a", "game": 1}, about={"over": "a"})

    async def test() -> None:
        async with Store.open(database) as store:
            await store.write(*begins("a"))
            wishes = [[ply(1)], [ends, ply(2)], begins("b"), begins("c")]
            await asyncio.gather(*(store.write(*wish) for wish in wishes))
            rows = await store.read(sa.select(db.games.c.about).order_by(db.games.c.room))
            assert [row.about for row in rows] == [{"over": "a"}, {"of": "b"}, {"of": "c"}]
            assert await plies(store) == [1, 2]

    run(test())


def test_of_two_rows_with_the_same_key_the_later_stays(database: str) -> None:
    async def test() -> None:
        async with Store.open(database) as store:
            names = [db.upsert(db.people, id="a", name=name) for name in ("Ann", "Anna")]
            await asyncio.gather(*(store.write(each) for each in names))
            await store.write(db.update(db.people, {"id": "a"}, name="Annie"), db.upsert(db.people, id="b", name="Bob"))
            people = await store.read(sa.select(db.people.c.id, db.people.c.name))
            assert [tuple(row) for row in people] == [("a", "Annie"), ("b", "Bob")]

    run(test())
