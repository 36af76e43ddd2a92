"""Hints at the table: where the host allows them, for the mover who looks from the seat, and nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog, testing
from fogbound.game import View
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server import workers as processes
from fogbound.server.bot_pool import BotPool
from fogbound.server.workers import Workers
from tests.server.quiz import QUIZ
from tests.server.table import (
    NO_LIMITS,
    SMALL,
    InlineWorkers,
    Line,
    Table,
    load_adviser,
    offers,
    play_some,
    run,
    seated,
    serving,
)

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Gil"}
ALLOWED = {"pace": 0, "hints": True}


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    load_adviser()


async def table_of_four(table: Table, **settings: Any) -> dict[str, Line]:
    return await seated(table, FOUR, options=SMALL, settings={**ALLOWED, **settings})


def test_only_the_mover_gets_a_hint(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            for seat, name in (("x", "Xen"), ("red", "Ann")):
                for line in lines.values():
                    await line.all_heard()
                before = {who: len(line.messages) for who, line in lines.items()}
                line = lines[name]
                answer = await line.ask("hint", seat=seat, ply=line.ply)
                assert {**answer, "choices": 0, "belief": 0, "idea": 0} == {
                    "type": "hint",
                    "seat": seat,
                    "game": 1,
                    "ply": line.ply,
                    "adviser": "sleuth",
                    "id": answer["id"],
                    "choices": 0,
                    "belief": 0,
                    "first": None,
                    "idea": 0,
                }
                assert 1 <= len(answer["idea"]) <= 2
                assert {choice["move"] for choice in answer["choices"]} <= set(line.views[seat]["moves"])
                assert sum(chance for _, chance in answer["belief"]) == pytest.approx(1, abs=0.01)
                for who, other in lines.items():
                    await other.all_heard()
                    came = [message["type"] for message in other.messages[before[who] :]]
                    assert came == (["hint", "pong"] if who == name else ["pong"])
                move = answer["choices"][0]["move"]
                played = await line.ask("play", seat=seat, ply=line.ply, move=move)
                for other in lines.values():
                    await other.at_ply(played["ply"])

    run(test())


def test_hints_are_refused_unless_the_mover_looks_from_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen, ann = lines["Xen"], lines["Ann"]
            ply = xen.ply
            assert await ann.refused("hint", seat="x", ply=ply) == "not-yours"
            assert await ann.refused("hint", seat="red", ply=ply) == "not-now"
            assert await xen.refused("hint", seat="x", ply=ply - 1) == "stale"
            assert await xen.refused("hint", seat="y", ply=ply) == "no-such-seat"
            await xen.ask("pin", seat="x", pin="1234")
            await xen.ask("attach", seats=[])
            assert await xen.refused("hint", seat="x", ply=ply) == "pin"
            await xen.ask("pin", seat="x", pin="")
            assert await xen.refused("hint", seat="x", ply=ply) == "not-yours", "he does not look from there"
            await xen.ask("attach", seats=["x"])
            assert (await xen.ask("hint", seat="x", ply=ply))["type"] == "hint"
            screen = await table._guests[0].open(xen.room["room"], query="?screen=1")
            assert await screen.refused("hint", seat="x", ply=ply) == "not-yours"
            await xen.ask("play", seat="x", ply=ply, move="concede")
            assert await xen.refused("hint", seat="x", ply=xen.ply) == "game-over"

    run(test())


def test_the_host_allows_hints_and_everyone_sees_the_setting(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table, hints=False)
            xen, ann = lines["Xen"], lines["Ann"]
            assert ann.room["settings"]["hints"] is False
            assert await xen.refused("hint", seat="x", ply=xen.ply) == "no-hints"
            assert await ann.refused("host", do="settings", settings={"hints": True}) == "not-host"
            await xen.ask("host", do="settings", settings={"hints": True})
            await ann.until(lambda m: m["type"] == "room" and m["settings"]["hints"])
            assert (await xen.ask("hint", seat="x", ply=xen.ply))["type"] == "hint"

    run(test())


def test_twenty_questions_has_no_hints(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await seated(table, {"p1": "Ann"}, QUIZ)
            seat = lines["Ann"].views["p1"]["turn"][0]
            assert await lines["Ann"].refused("hint", seat=seat, ply=lines["Ann"].ply) == "no-hints"
            editions = {card["id"]: card["adviser"] for card in await table._guests[0].get("/api/editions")}
            assert editions[QUIZ] is None
            assert editions["yard/police-2017"] == "master"
            room = lines["Ann"].room["room"]
            assert (await table._guests[0].get(f"/api/rooms/{room}/material"))["adviser"] is None

    run(test())


class Pondering(InlineWorkers):
    """An adviser that thinks until the test gives it an answer."""

    asked: asyncio.Queue[View]
    answer: asyncio.Queue[dict[str, Any] | None]

    async def preload(self) -> None:
        type(self).asked, type(self).answer = asyncio.Queue(), asyncio.Queue()

    async def hint(self, view: View, owner: str = "") -> dict[str, Any] | None:
        self.asked.put_nowait(view)
        return await self.answer.get()


def test_the_game_goes_on_while_the_adviser_thinks_and_an_old_hint_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Pondering) as table:
            xen = (await table_of_four(table))["Xen"]
            ply = xen.ply
            await xen.send("hint", seat="x", ply=ply, id="old")
            view = await Pondering.asked.get()
            assert (view.seat, len(view.log)) == ("x", ply)
            seat, move = offers(xen)[0]
            assert (await xen.ask("play", seat=seat, ply=ply, move=move))["ply"] > ply
            Pondering.answer.put_nowait({"choices": ["whispered"]})
            late = await xen.until(lambda m: m.get("id") == "old")
            assert (late["type"], late["code"]) == ("error", "stale")
            assert not [frame for frame in xen.frames if "whispered" in frame]

    run(test())


def test_hints_come_one_at_a_time_and_not_to_people_who_left_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Pondering) as table:
            lines = await seated(table, {"x": "Xen", "red": "Ann"}, options=SMALL, settings=ALLOWED)
            xen = lines["Xen"]
            for id in ("first", "second"):
                await xen.send("hint", seat="x", ply=xen.ply, id=id)
            await Pondering.asked.get()
            await xen.all_heard()
            assert Pondering.asked.empty(), "the second waits"
            await xen.ask("attach", seats=[])
            Pondering.answer.put_nowait({"choices": ["whispered"]})
            gone = await xen.until(lambda m: m.get("id") == "first")
            assert gone["code"] == "not-yours"
            await Pondering.asked.get()
            Pondering.answer.put_nowait({"choices": ["whispered"]})
            assert (await xen.until(lambda m: m.get("id") == "second"))["code"] == "not-yours"
            assert not [frame for frame in xen.frames if "whispered" in frame]

    run(test())


def test_a_failing_adviser_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Pondering) as table:
            lines = await table_of_four(table)
            xen = lines["Xen"]
            await xen.send("hint", seat="x", ply=xen.ply, id="none")
            await Pondering.asked.get()
            Pondering.answer.put_nowait(None)
            assert (await xen.until(lambda m: m.get("id") == "none"))["code"] == "no-advice"
            await play_some(list(lines.values()), Random(1), plies=3)

    run(test())


def test_hints_are_rate_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", limits=replace(NO_LIMITS, hints=(3, 1e-9))) as table:
            xen = (await table_of_four(table))["Xen"]
            answers = [await xen.ask("hint", seat="x", ply=xen.ply) for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["hint"] * 3 + ["error"] * 2
            assert answers[-1]["code"] == "too-fast"
            seat, move = offers(xen)[0]
            assert (await xen.ask("play", seat=seat, ply=xen.ply, move=move))["type"] == "view"

    run(test())


def test_hints_do_not_depend_on_where_x_hides(tmp_path: Path) -> None:
    """The truth behind the table is exchanged for another with the same public history: every byte is the same."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen, ann = lines["Xen"], lines["Ann"]
            seat, move = next((seat, move) for seat, move in offers(xen) if move[0] in "tbu")
            played = await xen.ask("play", seat=seat, ply=xen.ply, move=move)
            await ann.at_ply(played["ply"])
            room = table.room(ann.room["room"])
            truth = table.truth(room.id)
            answer = await ann.ask("hint", seat="red", ply=ann.ply, id="same")
            moved = 0
            start = catalog.start(truth.edition)
            for world in islice(testing.lookalikes(start, truth.view("red"), Random(1)), 6):
                moved += world.log != truth.log
                room.state = replace(room.state, match=Match.resume(start, world, seed_from(0)))
                assert json.dumps(await ann.ask("hint", seat="red", ply=ann.ply, id="same")) == json.dumps(answer)
            assert moved >= 3

    run(test())


# Real processes


def _fail(view: View) -> dict[str, Any]:
    raise ValueError(f"no idea but {view.moves[0]}")


def test_an_adviser_in_a_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        view = Match(catalog.start(catalog.find("yard/classic-1983", **SMALL)), seed_from(1)).view("x")
        with ThreadPoolExecutor(1) as pool, mock.patch.object(BotPool, "_new_pool", return_value=pool):
            answer = await Workers().hint(view)
            assert answer is not None
            assert answer["choices"][0]["move"] in [str(move) for move in view.moves]
            with mock.patch.object(processes, "_hint", _fail):
                assert await Workers().hint(view) is None
        assert "the adviser failed" in caplog.text
        for move in view.moves:
            assert f" {move} " not in f" {caplog.text} "

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


class Slow(InlineWorkers):
    """An adviser that waits for the test, and then answers or fails as the test says."""

    go: asyncio.Event
    fails = False

    async def hint(self, view: View, owner: str = "") -> dict[str, Any] | None:
        await self.go.wait()
        if self.fails:
            raise RuntimeError("out of ideas")
        return await super().hint(view)


@pytest.mark.parametrize("what", ["moves", "ends", "fails"])
def test_every_question_gets_an_answer(tmp_path: Path, what: str) -> None:
    """Whatever happens while the adviser thinks: the game moves on, ends, or the adviser fails."""

    async def test() -> None:
        Slow.go, Slow.fails = asyncio.Event(), what == "fails"
        async with serving(tmp_path / "db", workers=Slow) as table:
            lines = await table_of_four(table)
            xen = lines["Xen"]
            move = next(move for seat, move in offers(xen) if seat == "x")
            await xen.send("hint", seat="x", ply=xen.ply, id="asked")
            if what == "moves":
                await xen.ask("play", seat="x", ply=xen.ply, move=move)
            if what == "ends":
                await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            Slow.go.set()
            answer = await xen.until(lambda m: m.get("id") == "asked")
            assert answer["code"] == {"moves": "stale", "ends": "game-over", "fails": "no-advice"}[what]

    run(test())
