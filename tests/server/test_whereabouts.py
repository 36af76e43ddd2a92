"""Where X probably is: where the host allows it, for all who play and switched it on, once a ply for the whole room."""

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
    POLICE,
    SMALL,
    InlineWorkers,
    Line,
    Message,
    Table,
    load_adviser,
    offers,
    play_some,
    run,
    seated,
    serving,
)

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Gil"}


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    load_adviser()


async def table_of_four(table: Table, **settings: Any) -> dict[str, Line]:
    return await seated(table, FOUR, options=SMALL, settings={"pace": 0, "whereabouts": True, **settings})


def beliefs_sent(line: Line) -> list[Message]:
    return [message for message in line.messages if message["type"] == "whereabouts"]


async def wait_for_belief(line: Line, ply: int) -> Message:
    return await line.until(lambda m: m["type"] == "whereabouts" and m["ply"] == ply and m["belief"] is not None)


async def move(line: Line) -> int:
    """Plays anything; the ply after it."""
    seat, text = offers(line)[0]
    answer = await line.ask("play", seat=seat, ply=line.ply, move=text)
    assert answer["type"] == "view", answer
    return int(answer["ply"])


def test_only_followers_get_the_belief_after_every_ply(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen, ann, bob = lines["Xen"], lines["Ann"], lines["Bob"]
            ply = xen.ply
            for line in (xen, ann):
                answer = await line.ask("whereabouts", yes=True)
                assert {**answer, "belief": 0} == {
                    "type": "whereabouts",
                    "game": 1,
                    "ply": ply,
                    "belief": 0,
                }
            for _ in range(3):
                seen = [await wait_for_belief(line, ply) for line in (xen, ann)]
                assert seen[0]["belief"] == seen[1]["belief"], "X learns what they can know of him"
                assert sum(chance for _, chance in seen[0]["belief"]) == pytest.approx(1, abs=0.01)
                ply = await move(next(line for line in lines.values() if offers(line)))
                for line in lines.values():
                    await line.at_ply(ply)
            await wait_for_belief(ann, ply)
            await ann.ask("whereabouts", yes=False)
            before = len(beliefs_sent(ann))
            ply = await move(next(line for line in lines.values() if offers(line)))
            await wait_for_belief(xen, ply)
            await ann.all_heard()
            assert len(beliefs_sent(ann)) == before
            assert beliefs_sent(bob) == []

    run(test())


def test_spectators_and_screens_may_not_follow(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen = lines["Xen"]
            eve = await (await table.guest("Eve")).join(xen.room["room"])
            assert await eve.refused("whereabouts", yes=True) == "not-yours"
            screen = await table._guests[0].open(xen.room["room"], query="?screen=1")
            assert await screen.refused("whereabouts", yes=True) == "not-yours"
            await xen.ask("whereabouts", yes=True)
            await wait_for_belief(xen, xen.ply)
            assert beliefs_sent(eve) == beliefs_sent(screen) == []

    run(test())


def test_people_who_leave_their_seat_get_no_more_beliefs(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen, gil = lines["Xen"], lines["Gil"]
            for line in (xen, gil):
                await line.ask("whereabouts", yes=True)
                await wait_for_belief(line, line.ply)
            await gil.ask("sit", seat="green", who="open")
            before = len(beliefs_sent(gil))
            await wait_for_belief(xen, await move(xen))
            await gil.all_heard()
            assert len(beliefs_sent(gil)) == before

    run(test())


def test_the_host_decides_and_everyone_sees_the_setting(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table, whereabouts=False)
            xen, ann = lines["Xen"], lines["Ann"]
            assert ann.room["settings"]["whereabouts"] is False
            assert await ann.refused("whereabouts", yes=True) == "no-whereabouts"
            assert await ann.refused("host", do="settings", settings={"whereabouts": True}) == "not-host"
            await xen.ask("host", do="settings", settings={"whereabouts": True})
            await ann.until(lambda m: m["type"] == "room" and m["settings"]["whereabouts"])
            await ann.ask("whereabouts", yes=True)
            await wait_for_belief(ann, ann.ply)
            await xen.ask("host", do="settings", settings={"whereabouts": False})
            before = len(beliefs_sent(ann))
            await ann.at_ply(await move(xen))
            await ann.all_heard()
            assert len(beliefs_sent(ann)) == before, "beliefs stop when the host forbids them"

    run(test())


def test_nobody_hides_in_twenty_questions(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = (await seated(table, {"p1": "Ann"}, QUIZ))["Ann"]
            assert await ann.refused("whereabouts", yes=True) == "no-whereabouts"

    run(test())


def test_following_can_start_before_the_game_and_ends_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = await table.guest("Ann")
            options = {**SMALL, "max_rounds": "1", "reveals": "1"}
            settings = {"pace": 0, "whereabouts": True}
            ann = await guest.join(await guest.create(options=options, settings=settings))
            for seat in ("red", "blue", "green"):
                await ann.ask("sit", seat=seat, who="me")
            answer = await ann.ask("whereabouts", yes=True)
            assert (answer["ply"], answer["belief"]) == (0, None)
            await ann.ask("host", do="start")
            await ann.wait(lambda: bool(offers(ann)))
            assert (await wait_for_belief(ann, ann.ply))["belief"][0][1] == 1, "he has just shown himself"
            await play_some([ann], Random(1))
            await ann.all_heard()
            ply = ann.ply
            assert ann.room["status"] == "over"
            assert all(message["ply"] < ply for message in beliefs_sent(ann))
            answer = await ann.ask("whereabouts", yes=True)
            assert (answer["ply"], answer["belief"]) == (ply, None)

    run(test())


def test_a_long_game_on_a_big_board(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            everybody = {"x": "Xen", **dict.fromkeys(["red", "blue", "green", "bobby1"], "Ann")}
            lines = await seated(table, everybody, POLICE, settings={"pace": 0, "whereabouts": True})
            ann = lines["Ann"]
            await ann.ask("whereabouts", yes=True)
            await play_some(list(lines.values()), Random(3), 60)
            await wait_for_belief(ann, ann.ply)
            assert max(len(message["belief"] or ()) for message in beliefs_sent(ann)) > 10
            plies = [message["ply"] for message in beliefs_sent(ann)]
            assert plies == sorted(plies)

    run(test())


class Pondering(InlineWorkers):
    """An adviser that thinks until the test gives it an answer."""

    asked: asyncio.Queue[View]
    answer: asyncio.Queue[list[list[float]] | None]

    async def preload(self) -> None:
        type(self).asked, type(self).answer = asyncio.Queue(), asyncio.Queue()

    async def whereabouts(self, view: View, owner: str = "") -> list[list[float]] | None:
        self.asked.put_nowait(view)
        return await self.answer.get()


def test_the_belief_is_computed_once_per_ply_from_the_public_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Pondering) as table:
            lines = await table_of_four(table)
            for line in lines.values():
                await line.ask("whereabouts", yes=True)
            view = await Pondering.asked.get()
            assert (view.seat, len(view.log)) == (None, lines["Xen"].ply)
            Pondering.answer.put_nowait([[1, 0.75], [2, 0.25]])
            for line in lines.values():
                await wait_for_belief(line, line.ply)
                again = await line.ask("whereabouts", yes=True)
                assert again["belief"] == [[1, 0.75], [2, 0.25]]
            assert Pondering.asked.empty()

    run(test())


def test_beliefs_about_earlier_plies_are_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Pondering) as table:
            xen = (await table_of_four(table))["Xen"]
            await xen.ask("whereabouts", yes=True)
            await Pondering.asked.get()
            ply = await move(xen)
            Pondering.answer.put_nowait([[1, 1.0]])
            assert len((await Pondering.asked.get()).log) == ply, "the new moment follows by itself"
            Pondering.answer.put_nowait([[2, 1.0]])
            assert (await wait_for_belief(xen, ply))["belief"] == [[2, 1.0]]
            assert [message["belief"] for message in beliefs_sent(xen)] == [None, [[2, 1.0]]]

    run(test())


def test_an_adviser_that_fails_is_asked_again_after_the_next_ply(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Pondering) as table:
            xen = (await table_of_four(table))["Xen"]
            await xen.ask("whereabouts", yes=True)
            await Pondering.asked.get()
            Pondering.answer.put_nowait(None)
            await xen.until(lambda m: m["type"] == "whereabouts" and "id" not in m and m["belief"] is None)
            assert (await xen.ask("whereabouts", yes=True))["belief"] is None
            assert Pondering.asked.empty()
            ply = await move(xen)
            Pondering.answer.put_nowait([[2, 1.0]])
            await wait_for_belief(xen, ply)

    run(test())


def test_the_belief_does_not_depend_on_where_x_hides(tmp_path: Path) -> None:
    """The truth behind the table is exchanged for another with the same public history: every byte is the same."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen, ann = lines["Xen"], lines["Ann"]
            seat, text = next((seat, move) for seat, move in offers(xen) if move[0] in "tbu")
            await ann.at_ply((await xen.ask("play", seat=seat, ply=xen.ply, move=text))["ply"])
            room = table.room(ann.room["room"])
            truth = table.truth(room.id)
            start = catalog.start(truth.edition)
            moved, heard = 0, set()
            for world in islice(testing.lookalikes(start, truth.view("red"), Random(1)), 6):
                moved += world.log != truth.log
                room.state = replace(room.state, match=Match.resume(start, world, seed_from(0)))
                room._advice._belief = None, None
                for line in (xen, ann):
                    await line.ask("whereabouts", yes=False)
                    since = len(line.messages)
                    await line.ask("whereabouts", yes=True)
                    known = await line.until(lambda m: m["type"] == "whereabouts" and m["belief"], since)
                    heard.add(json.dumps({**known, "id": ""}))
            assert moved >= 3
            assert len(heard) == 1

    run(test())


# Real processes


def _fail(view: View) -> list[list[float]]:
    raise ValueError("no idea")


def test_an_adviser_in_a_worker(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        view = Match(catalog.start(catalog.find("yard/classic-1983", **SMALL)), seed_from(1)).view(None)
        with ThreadPoolExecutor(1) as pool, mock.patch.object(BotPool, "_new_pool", return_value=pool):
            belief = await Workers().whereabouts(view)
            assert belief is not None
            assert sum(chance for _, chance in belief) == pytest.approx(1, abs=0.01)
            with mock.patch.object(processes, "_whereabouts", _fail):
                assert await Workers().whereabouts(view) is None
        assert "the adviser failed" in caplog.text

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())
