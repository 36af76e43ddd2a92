"""Analyses over HTTP: only of finished games, computed once for everyone, in a process that lets others go first."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any
from unittest import mock

import pytest

from fogbound.advice import analysis
from fogbound.server import analyses
from fogbound.server.analyses import Analyses
from tests.server.quick_analyses import loaded, quickly
from tests.server.quiz import QUIZ
from tests.server.table import SMALL, Guest, Table, run, seated, serving

FIELDS = {
    *("game", "names", "edition", "adviser", "version", "sides", "outcome", "plies", "curves", "costliest"),
}


__all__ = ["loaded", "quickly"]  # they are used for every test; one has a real process all the same


async def _finished_game(table: Table) -> tuple[Guest, str]:
    """A game that ended soon: X plays once and gives up."""
    lines = await seated(table, {"x": "Xen", "red": "Ann"}, options=SMALL)
    xen = lines["Xen"]
    move = next(move for move in xen.views["x"]["moves"] if move[0] in "tbu")
    await xen.ask("play", seat="x", ply=xen.ply, move=move)
    red = lines["Ann"]
    await red.wait(lambda: "red" in red.views["red"]["turn"])
    await red.ask("play", seat="red", ply=red.ply, move="concede")
    await xen.until(lambda m: m["type"] == "room" and m["status"] == "over")
    return table._guests[-2], xen.room["room"]


async def _ask(guest: Guest, room: str, query: str = "") -> tuple[int, Any]:
    answer = await guest.http.get(f"/api/rooms/{room}/analysis{query}")
    return answer.status_code, answer.json()


async def _wait_for_result(guest: Guest, room: str, query: str = "") -> Any:
    while True:
        status, answer = await _ask(guest, room, query)
        if status != 202:
            assert status == 200, answer
            return answer
        assert set(answer) == {"state", "done", "plies", "ahead"}
        await asyncio.sleep(0.01)


@asynccontextmanager
async def _counting() -> AsyncIterator[mock.Mock]:
    with mock.patch.object(analysis, "judge", wraps=analysis.judge) as judge:
        yield judge


def test_a_finished_game_is_analysed_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table, _counting() as judge:
            xen, room = await _finished_game(table)
            status, answer = await _ask(xen, room)
            assert status == 202
            assert answer == {"state": "working", "done": 0, "plies": answer["plies"], "ahead": 0}
            result = await _wait_for_result(xen, room)
            assert set(result) == FIELDS
            assert (result["game"], result["adviser"], result["names"]["x"]) == (1, "sleuth", "Xen")
            assert len(result["plies"]) == answer["plies"] == judge.call_count
            assert result["outcome"]["winners"] == ["x"]
            assert [curve[-1] for curve in result["curves"]] == [[answer["plies"], 1.0]] * 2
            ann = table._guests[-1]
            assert await _wait_for_result(ann, room, "?game=1") == result
            assert judge.call_count == answer["plies"]

    run(test())


def test_an_analysis_survives_restarts_until_the_adviser_changes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _finished_game(table)
            result = await _wait_for_result(xen, room)
            cookie = xen.http.cookies
        async with serving(tmp_path / "db") as table, _counting() as judge:
            again = table.stranger("Xen")
            again.http.cookies = cookie
            assert await _ask(again, room) == (200, result)
            assert not judge.called
            with mock.patch.object(analysis, "VERSION", 99):
                assert (await _ask(again, room))[0] == 202
                newer = await _wait_for_result(again, room)
            assert newer == {**result, "version": newer["version"]} != result
            assert judge.call_count == len(result["plies"])
        with sqlite3.connect(tmp_path / "db") as raw:
            assert raw.execute("SELECT count(*) FROM analyses").fetchone() == (1,)
        raw.close()

    run(test())


def test_an_analysis_that_a_stop_cut_short_starts_again(tmp_path: Path) -> None:
    gate = Event()

    def slow(*about: Any) -> Any:
        gate.wait(60)
        return judge(*about)

    judge = analysis.judge

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _finished_game(table)
            with mock.patch.object(analysis, "judge", slow):
                assert (await _ask(xen, room))[1]["done"] == 0
                cookie = xen.http.cookies
        gate.set()
        async with serving(tmp_path / "db") as table:
            again = table.stranger("Xen")
            again.http.cookies = cookie
            assert (await _ask(again, room))[0] == 202
            assert (await _wait_for_result(again, room))["plies"]

    run(test())


def test_only_members_get_an_analysis_and_only_after_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table, _counting() as judge:
            lines = await seated(table, {"x": "Xen", "red": "Ann"}, options=SMALL)
            room, xen = lines["Xen"].room["room"], table._guests[0]
            for query in ("", "?game=1", "?game=2"):
                status, answer = await _ask(xen, room, query)
                assert (status, answer["code"]) == (409, "not-now")
            assert (await _ask(xen, room, "?game=x"))[1]["code"] == "bad-message"
            await lines["Xen"].ask("play", seat="x", ply=lines["Xen"].ply, move="concede")
            eve = await table.guest("Eve")
            assert (await _ask(eve, room))[1]["code"] == "not-yours"
            assert (await _ask(table.stranger(), room))[1]["code"] == "who-are-you"
            assert not judge.called
            assert (await _wait_for_result(xen, room))["game"] == 1
            await lines["Xen"].ask("host", do="lobby")
            await lines["Xen"].ask("host", do="start")
            assert (await _ask(xen, room))[1]["code"] == "not-now", "the new game is not over"
            assert (await _wait_for_result(xen, room, "?game=1"))["game"] == 1

    run(test())


def test_each_heat_of_a_series_has_its_own_analysis(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {"pace": 0, "series": True}
            lines = await seated(table, {"x": "Xen", "red": "Ann"}, options=SMALL, settings=settings)
            xen, guest = lines["Xen"], table._guests[0]
            room = xen.room["room"]
            await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            assert (await _wait_for_result(guest, room))["game"] == 1
            await xen.ask("host", do="next")
            assert (await _ask(guest, room))[1]["code"] == "not-now"
            result = await _wait_for_result(guest, room, "?game=1")
            assert (result["game"], result["names"]["x"]) == (1, "Xen")
            assert (await _ask(guest, room, "?game=3"))[1]["code"] == "not-now"

    run(test())


def test_a_practice_game_that_ended_twice_is_analysed_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {"pace": 0, "practice": True}
            lines = await seated(table, {"x": "Xen"}, options=SMALL, settings=settings)
            xen, guest = lines["Xen"], table._guests[0]
            room = xen.room["room"]
            await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            first = await _wait_for_result(guest, room)
            await xen.ask("undo", ply=xen.ply)
            assert (await _ask(guest, room))[1]["code"] == "not-now", "it goes on"
            move = next(move for move in xen.views["x"]["moves"] if move[0] in "tbu")
            await xen.ask("play", seat="x", ply=xen.ply, move=move)
            await xen.wait(lambda: "x" in xen.views["x"]["turn"] or xen.room["status"] == "over")
            if xen.room["status"] == "playing":
                await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            second = await _wait_for_result(guest, room)
            assert len(second["plies"]) > len(first["plies"])

    run(test())


def test_twenty_questions_has_no_adviser(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            status, answer = await _ask(ann, await ann.create(QUIZ))
            assert (status, answer["code"]) == (404, "no-adviser")

    run(test())


def test_games_are_analysed_one_after_another(tmp_path: Path) -> None:
    gate = Event()

    def slow(*about: Any) -> Any:
        gate.wait(10)
        return judge(*about)

    judge = analysis.judge

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            games = [await _finished_game(table) for _ in range(3)]
            with mock.patch.object(analysis, "judge", slow), mock.patch.object(analyses, "MOST_WAITING", 2):
                asked = [(await _ask(*game)) for game in games]
                assert [answer.get("ahead") for _, answer in asked] == [0, 1, None]
                assert [answer.get("state") for _, answer in asked] == ["working", "waiting", None]
                assert (asked[2][0], asked[2][1]["code"]) == (429, "too-fast")
                gate.set()
                for game in games[:2]:
                    await _wait_for_result(*game)
                assert await _wait_for_result(*games[2])

    run(test())


def _fail(*_: Any) -> Any:
    raise ValueError("no idea about t58")


def test_a_failure_is_reported_once_and_the_next_request_starts_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _finished_game(table)
            with mock.patch.object(analysis, "judge", _fail):
                assert (await _ask(xen, room))[0] == 202
                while (answer := await _ask(xen, room))[0] == 202:
                    await asyncio.sleep(0.01)
                assert (answer[0], answer[1]["code"]) == (500, "no-advice")
            assert (await _ask(xen, room))[0] == 202
            assert (await _wait_for_result(xen, room))["plies"]
            assert "could not be analysed" in caplog.text
            assert "t58" not in caplog.text

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_game_that_keeps_failing_is_given_up(tmp_path: Path) -> None:
    """It must not start again with every request: other games wait behind it."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _finished_game(table)
            codes = list[str]()
            with mock.patch.object(analysis, "judge", side_effect=_fail) as judge:
                while "given-up" not in codes:
                    while (answer := await _ask(xen, room))[0] == 202:
                        await asyncio.sleep(0.01)
                    codes.append(answer[1]["code"])
                assert codes == ["no-advice"] * (analyses.MOST_FAILURES - 1) + ["given-up"]
                assert judge.call_count == analyses.MOST_FAILURES
            assert f"{analyses.MOST_FAILURES} attempts" in answer[1]["text"]
            ann = table._guests[-1]
            assert (await _ask(ann, room))[1]["code"] == "given-up", "everyone is refused, and nothing starts"
            other, elsewhere = await _finished_game(table)
            assert (await _wait_for_result(other, elsewhere))["plies"], "no other game has to suffer for it"

    run(test())


REAL = Analyses._new_pool


def test_the_process_is_nice_and_ends_when_idle(tmp_path: Path) -> None:
    """The question needs no search: loading the adviser once more would prove nothing."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _finished_game(table)
            looking, asked = table.services.analyses, list[Any]()
            ask = looking._ask

            async def first_of_all(question: Any, *about: Any) -> Any:
                if not asked:
                    asked.append(await ask(os.nice, 0))
                return None if question is analysis.judge else await ask(question, *about)

            with mock.patch.object(Analyses, "_new_pool", REAL), mock.patch.object(looking, "_ask", first_of_all):
                result = await _wait_for_result(xen, room)
            assert [ply["suspects"] for ply in result["plies"]][-1] > 0
            assert asked == [min(19, os.nice(0) + analyses.NICENESS)]
            assert looking._pool is None

    run(test())
