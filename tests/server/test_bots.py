"""Bots play whole games, and nobody waits for them but their opponents."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog, record, verify
from fogbound.game import Move, View
from tests.server.table import CLASSIC, POLICE, SMALL, InlineWorkers, offers, run, serving

PAIR = {"players": "2", "board": "tiny-docks", "max_rounds": "4"}


@pytest.mark.parametrize(
    ("edition", "options", "bot"),
    [
        (CLASSIC, {"players": "3"}, "random"),
        (CLASSIC, {**SMALL, "voluntary_reveal": "true"}, "greedy"),
        (POLICE, {"players": "2", "max_rounds": "8"}, "greedy"),
        (POLICE, {"board": "tiny-village", "players": "6"}, "random"),
    ],
)
def test_bots_play_whole_games(tmp_path: Path, edition: str, options: dict[str, str], bot: str) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            eve = await table.guest("Eve")
            seats = dict.fromkeys(catalog.find(edition, **options).seats, f"bot:{bot}")
            room = await eve.create(edition, options=options, seats=seats)
            line = await eve.open(room)
            await line.ask("host", do="start")
            await line.until(lambda m: m["type"] == "room" and m["status"] == "over")
            game_record = record.read((await eve.http.get(f"/api/rooms/{room}/record")).text)
            assert verify.verify(game_record, catalog.start_of(game_record), line.room["commitment"]).finished
            assert game_record.tag("Red") == f"bot {bot}"
            assert line.views[None]["log"][-1]["n"] + 1 == len(game_record.plies)

    run(test())


class Thinking(InlineWorkers):
    """Bots that think until the test lets them move."""

    asked: asyncio.Queue[View]
    answer: asyncio.Queue[Move | None]

    async def preload(self) -> None:
        type(self).asked, type(self).answer = asyncio.Queue(), asyncio.Queue()

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        self.asked.put_nowait(view)
        return await self.answer.get()


def test_everything_else_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Thinking) as table:
            ann = await table.guest("Ann")
            slow = await ann.create(POLICE, options=PAIR, seats={"x": "me", "red": "bot:greedy", "blue": "bot:greedy"})
            line = await ann.open(slow)
            await line.ask("host", do="start")
            seat, move = offers(line)[0]
            while not await _bots_turn(line):
                seat, move = offers(line)[0]
                await line.ask("play", seat=seat, ply=line.ply, move=move)
            view = await Thinking.asked.get()
            assert view.seat != "x", "a bot is asked with its own view"
            await line.ask("say", text="take your time")
            other = await ann.create(options=SMALL, seats=dict.fromkeys(("x", "red", "blue", "green"), "me"))
            second = await ann.open(other)
            await second.ask("host", do="start")
            await second.ask("attach", seats=["x"])
            seat, move = offers(second)[0]
            await second.ask("play", seat=seat, ply=second.ply, move=move)
            assert (await table.stranger().get("/api/editions"))[0]["id"]
            assert line.ply == len(view.log)
            await line.ask("sit", seat=view.seat, who="open")
            await line.ask("sit", seat=view.seat, who="bot:random")
            for _ in range(2):  # the bot that was replaced does not move; the new one is asked
                Thinking.answer.put_nowait(view.moves[0])
            await line.at_ply(len(view.log) + 1)

    run(test())


async def _bots_turn(line: Any) -> bool:
    await line.all_heard()
    return "x" not in line.views["x"]["turn"]


def test_a_bot_whose_seat_a_person_takes_does_not_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db", workers=Thinking) as table:
            ann = await table.guest("Ann")
            room = await ann.create(options=SMALL, seats={"red": "me", "blue": "me", "green": "me"})
            line = await ann.open(room)
            await line.ask("host", do="start")
            view = await Thinking.asked.get()
            assert view.seat == "x"
            await line.ask("sit", seat="x", who="open")
            Thinking.answer.put_nowait(view.moves[0])
            await line.ask("sit", seat="x", who="bot:random")
            again = await Thinking.asked.get()
            assert len(again.log) == len(view.log) == line.ply

    run(test())


def test_bots_wait_for_the_pace_of_the_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            seats = {"red": "me", "blue": "me", "green": "me"}
            line = await ann.open(await ann.create(options=SMALL, seats=seats, settings={"pace": 0.4}))
            began = time.monotonic()
            await line.ask("host", do="start")
            ply = line.ply
            await line.at_ply(ply + 1)
            assert time.monotonic() - began >= 0.4

    run(test())


def test_a_disk_that_fails_for_a_moment_does_not_stop_the_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(options=SMALL))
            store, calls = table.services.store, count()
            write = store.write

            async def sometimes(*statements: Any) -> None:
                if next(calls) == 3:  # the deal, two plies, and then
                    raise OSError("disk full")
                await write(*statements)

            with mock.patch.object(store, "write", sometimes):
                await line.ask("host", do="start")
                await line.until(lambda m: m["type"] == "view" and m["outcome"])
            assert next(calls) > 5

    run(test())
