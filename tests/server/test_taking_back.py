"""Moves that were taken back, in the store: a restart brings back the same table, and the record has both lines."""

from __future__ import annotations

from pathlib import Path

from fogbound import catalog, record
from fogbound.server.people import COOKIE
from fogbound.verify import verify
from tests.server.table import Guest, Line, run, serving

OPTIONS = {"players": "4", "reveals": ""}


def test_a_restart_brings_back_the_game_as_it_was_after_taking_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            seats = {"x": "me", "red": "me", "blue": "me", "green": "me"}
            room = await ann.create(options=OPTIONS, seats=seats)
            line = await ann.join(room)
            await line.ask("host", do="start")
            await line.ask("attach", seats=["x"])
            for n in (0, 1):
                move = [move for move in line.views["x"]["moves"] if move != "concede"][n]
                before = line.views["x"]
                await line.ask("play", seat="x", ply=line.ply, move=move)
                if n == 0:
                    await line.send("undo", ply=line.ply, id="u")
                    await line.until(lambda m: m.get("id") == "u" and m["type"] == "done")
                    assert line.views["x"]["line"] == 1
                    for part in ("log", "moves", "table", "turn"):
                        assert line.views["x"][part] == before[part]
            truth, cookie = table.truth(room), ann.cookie
            taken = table.room(room).state.match.taken  # type: ignore[union-attr]
            seals = table.room(room).state.match.seals  # type: ignore[union-attr]
        async with serving(tmp_path / "db") as table:
            match = (await table.awake(room)).state.match
            assert match is not None
            assert (match.state, match.taken, match.seals) == (truth, taken, seals)
            again = table.stranger("Ann")
            again.http.cookies.set(COOKIE, cookie)
            again.person = "Ann"
            line = await again.join(room)
            await line.ask("attach", seats=["red"])
            await line.ask("play", seat="red", ply=line.ply, move="concede")
            text = (await again.http.get(f"/api/rooms/{room}/record")).text
            kept = record.read(text)
            assert len(kept.taken) == 1
            assert verify(kept, catalog.start_of(kept)).taken == 1

    run(test())


async def ended(ann: Guest) -> tuple[str, Line]:
    """A practice game of one person that is over: X rides, and the others give up."""
    seats = {"x": "me", "red": "me", "blue": "me", "green": "me"}
    room = await ann.create(options=OPTIONS, seats=seats, settings={"practice": True})
    line = await ann.join(room)
    await line.ask("host", do="start")
    await ride(line)
    await give_up(line)
    return room, line


async def ride(line: Line) -> None:
    await line.ask("attach", seats=["x"])
    move = next(move for move in line.views["x"]["moves"] if move[0] in "tbu")
    await line.ask("play", seat="x", ply=line.ply, move=move)


async def give_up(line: Line) -> None:
    await line.ask("attach", seats=["red"])
    await line.ask("play", seat="red", ply=line.ply, move="concede")
    await line.wait(lambda: line.room["status"] == "over")


def test_a_finished_practice_game_goes_on_and_is_finished_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            room, line = await ended(ann)
            id = line.room["finished"]
            await ann.post(f"/api/games/{id}/share", {"public": True})
            for _ in range(2):  # first the concession, then the ride
                await line.ask("undo", ply=line.ply)
                assert (line.room["status"], line.room["finished"]) == ("playing", None)
            assert line.room["attached"] == [], "at one device nobody looks before they ask"
            assert (await ann.get("/api/games"))["games"] == []
            closed = [f"/api/games/{id}", f"/api/games/{id}/record", f"/api/games/{id}/analysis"]
            assert [(await ann.http.get(path)).status_code for path in closed] == [403] * 3
            for path in ("record", "tables", "analysis"):
                answer = await ann.http.get(f"/api/rooms/{room}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-now"), path
            cookie, match = ann.cookie, table.room(room).state.match
            assert match is not None
        async with serving(tmp_path / "db") as table:
            restored = (await table.awake(room)).state
            assert restored.match is not None
            assert (restored.status, restored.match.state, restored.match.taken) == (
                "playing",
                match.state,
                match.taken,
            )
            again = table.stranger("Ann")
            again.http.cookies.set(COOKIE, cookie)
            again.person = "Ann"
            line = await again.join(room)
            line._were_over.add(1)
            await ride(line)
            assert not table.room(room).state.match.seals[1:], "the seed may be known: a seal would be the move itself"  # type: ignore[union-attr]
            await give_up(line)
            assert line.room["finished"] == id
            [game] = (await again.get("/api/games"))["games"]
            assert (game["id"], game["taken_back"], game["practice"], game["public"]) == (id, 2, True, False)
            kept = record.read((await again.http.get(f"/api/games/{id}/record")).text)
            findings = verify(kept, catalog.start_of(kept))
            assert (findings.taken, findings.seed_known_from is not None) == (2, True)

    run(test())
