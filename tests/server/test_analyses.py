"""Looking back over HTTP: when the game is over and not before, once for everybody, by a process that gives way."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any
from unittest import mock

import pytest

from fogbound.advice import analysis
from fogbound.server import analyses
from fogbound.server.analyses import Analyses
from tests.server.quiz import QUIZ
from tests.server.table import SMALL, Guest, Table, load_adviser, run, seated, serving

FIELDS = {
    *("game", "names", "edition", "adviser", "version", "sides", "outcome", "plies", "curves", "costliest"),
}


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    load_adviser()


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """In threads and with few simulations; one test has a real process."""
    with mock.patch.object(analysis, "SIMULATIONS", 20), mock.patch.object(Analyses, "_new_pool", _threads):
        yield


def _threads(_: Analyses) -> Executor:
    return ThreadPoolExecutor(1)


async def _over(table: Table) -> tuple[Guest, str]:
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


async def _asked(guest: Guest, room: str, query: str = "") -> tuple[int, Any]:
    answer = await guest.http.get(f"/api/rooms/{room}/analysis{query}")
    return answer.status_code, answer.json()


async def _found(guest: Guest, room: str, query: str = "") -> Any:
    while True:
        status, told = await _asked(guest, room, query)
        if status != 202:
            assert status == 200, told
            return told
        assert set(told) == {"state", "done", "plies", "ahead"}
        await asyncio.sleep(0.01)


@asynccontextmanager
async def _counting() -> AsyncIterator[mock.Mock]:
    with mock.patch.object(analysis, "judge", wraps=analysis.judge) as judge:
        yield judge


def test_a_finished_game_is_looked_back_on_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table, _counting() as judge:
            xen, room = await _over(table)
            status, told = await _asked(xen, room)
            assert status == 202
            assert told == {"state": "working", "done": 0, "plies": told["plies"], "ahead": 0}
            found = await _found(xen, room)
            assert set(found) == FIELDS
            assert (found["game"], found["adviser"], found["names"]["x"]) == (1, "sleuth", "Xen")
            assert len(found["plies"]) == told["plies"] == judge.call_count
            assert found["outcome"]["winners"] == ["x"]
            assert [curve[-1] for curve in found["curves"]] == [[told["plies"], 1.0]] * 2
            ann = table._guests[-1]
            assert await _found(ann, room, "?game=1") == found
            assert judge.call_count == told["plies"]

    run(test())


def test_it_is_kept_over_a_restart_until_somebody_would_find_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _over(table)
            found = await _found(xen, room)
            cookie = xen.http.cookies
        async with serving(tmp_path / "db") as table, _counting() as judge:
            again = table.stranger("Xen")
            again.http.cookies = cookie
            assert await _asked(again, room) == (200, found)
            assert not judge.called
            with mock.patch.object(analysis, "VERSION", 99):
                assert (await _asked(again, room))[0] == 202
                newer = await _found(again, room)
            assert newer == {**found, "version": newer["version"]} != found
            assert judge.call_count == len(found["plies"])
        with sqlite3.connect(tmp_path / "db") as raw:
            assert raw.execute("SELECT count(*) FROM analyses").fetchone() == (1,)
        raw.close()

    run(test())


def test_what_a_stopped_server_left_undone_is_begun_again(tmp_path: Path) -> None:
    gate = Event()

    def slow(*about: Any) -> Any:
        gate.wait(5)
        return judge(*about)

    judge = analysis.judge

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _over(table)
            with mock.patch.object(analysis, "judge", slow):
                assert (await _asked(xen, room))[1]["done"] == 0
                cookie = xen.http.cookies
        gate.set()
        async with serving(tmp_path / "db") as table:
            again = table.stranger("Xen")
            again.http.cookies = cookie
            assert (await _asked(again, room))[0] == 202
            assert (await _found(again, room))["plies"]

    run(test())


def test_never_before_the_end_and_only_for_those_in_the_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table, _counting() as judge:
            lines = await seated(table, {"x": "Xen", "red": "Ann"}, options=SMALL)
            room, xen = lines["Xen"].room["room"], table._guests[0]
            for query in ("", "?game=1", "?game=2"):
                status, told = await _asked(xen, room, query)
                assert (status, told["code"]) == (409, "not-now")
            assert (await _asked(xen, room, "?game=x"))[1]["code"] == "bad-message"
            await lines["Xen"].ask("play", seat="x", ply=lines["Xen"].ply, move="concede")
            eve = await table.guest("Eve")
            assert (await _asked(eve, room))[1]["code"] == "not-yours"
            assert (await _asked(table.stranger(), room))[1]["code"] == "who-are-you"
            assert not judge.called
            assert (await _found(xen, room))["game"] == 1
            await lines["Xen"].ask("host", do="rematch")
            await lines["Xen"].ask("host", do="start")
            assert (await _asked(xen, room))[1]["code"] == "not-now", "the new game is not over"
            assert (await _found(xen, room, "?game=1"))["game"] == 1

    run(test())


def test_each_heat_of_a_series_by_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            settings = {"pace": 0, "series": True}
            lines = await seated(table, {"x": "Xen", "red": "Ann"}, options=SMALL, settings=settings)
            xen, guest = lines["Xen"], table._guests[0]
            room = xen.room["room"]
            await xen.ask("play", seat="x", ply=xen.ply, move="concede")
            assert (await _found(guest, room))["game"] == 1
            await xen.ask("host", do="next")
            assert (await _asked(guest, room))[1]["code"] == "not-now"
            found = await _found(guest, room, "?game=1")
            assert (found["game"], found["names"]["x"]) == (1, "Xen")
            assert (await _asked(guest, room, "?game=3"))[1]["code"] == "not-now"

    run(test())


def test_nobody_looks_back_on_twenty_questions(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            status, told = await _asked(ann, await ann.create(QUIZ))
            assert (status, told["code"]) == (404, "no-adviser")

    run(test())


def test_games_wait_for_each_other(tmp_path: Path) -> None:
    gate = Event()

    def slow(*about: Any) -> Any:
        gate.wait(10)
        return judge(*about)

    judge = analysis.judge

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            games = [await _over(table) for _ in range(3)]
            with mock.patch.object(analysis, "judge", slow), mock.patch.object(analyses, "MOST_WAITING", 2):
                asked = [(await _asked(*game)) for game in games]
                assert [told.get("ahead") for _, told in asked] == [0, 1, None]
                assert [told.get("state") for _, told in asked] == ["working", "waiting", None]
                assert (asked[2][0], asked[2][1]["code"]) == (429, "too-fast")
                gate.set()
                for game in games[:2]:
                    await _found(*game)
                assert await _found(*games[2])

    run(test())


def _fail(*_: Any) -> Any:
    raise ValueError("no idea about t58")


def test_a_failure_is_told_once_and_then_begun_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _over(table)
            with mock.patch.object(analysis, "judge", _fail):
                assert (await _asked(xen, room))[0] == 202
                while (told := await _asked(xen, room))[0] == 202:
                    await asyncio.sleep(0.01)
                assert (told[0], told[1]["code"]) == (500, "no-advice")
            assert (await _asked(xen, room))[0] == 202
            assert (await _found(xen, room))["plies"]
            assert "could not be looked back on" in caplog.text
            assert "t58" not in caplog.text

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_game_that_keeps_failing_is_given_up(tmp_path: Path) -> None:
    """Whoever asks next must not begin it anew for ever: others wait behind it."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _over(table)
            codes = list[str]()
            with mock.patch.object(analysis, "judge", side_effect=_fail) as judge:
                while "given-up" not in codes:
                    while (told := await _asked(xen, room))[0] == 202:
                        await asyncio.sleep(0.01)
                    codes.append(told[1]["code"])
                assert codes == ["no-advice"] * (analyses.MOST_FAILURES - 1) + ["given-up"]
                assert judge.call_count == analyses.MOST_FAILURES
            assert f"{analyses.MOST_FAILURES} attempts" in told[1]["text"]
            ann = table._guests[-1]
            assert (await _asked(ann, room))[1]["code"] == "given-up", "everybody is told, and nothing begins"
            other, elsewhere = await _over(table)
            assert (await _found(other, elsewhere))["plies"], "no other game has to suffer for it"

    run(test())


REAL = Analyses._new_pool


def test_a_real_process_gives_way_to_others_and_goes_when_there_is_nothing_to_do(tmp_path: Path) -> None:
    """What is asked of it needs no search: loading the adviser once more would prove nothing."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            xen, room = await _over(table)
            looking, asked = table.house.analyses, list[Any]()
            ask = looking._ask

            async def first_of_all(question: Any, *about: Any) -> Any:
                if not asked:
                    asked.append(await ask(os.nice, 0))
                return None if question is analysis.judge else await ask(question, *about)

            with mock.patch.object(Analyses, "_new_pool", REAL), mock.patch.object(looking, "_ask", first_of_all):
                found = await _found(xen, room)
            assert [ply["suspects"] for ply in found["plies"]][-1] > 0
            assert asked == [min(19, os.nice(0) + analyses.GIVES_WAY)]
            assert looking._pool is None

    run(test())
