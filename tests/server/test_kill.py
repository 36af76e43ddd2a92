"""SIGKILL at any moment, under load, several times: no acknowledged ply is lost, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil
from websockets.exceptions import ConnectionClosed

from fogbound import catalog, record, upload_store, verify
from fogbound.games.twenty.edition import TwentyEdition
from tests.server import quiz
from tests.server.ports import free_port
from tests.server.table import CLASSIC, COMPACT, PATIENCE, POLICE, Gone, Guest, Line, Message, offers, run

KILLS = 3
SERVER = """
import socket, sys
from fogbound.server.limits import Limits
from fogbound.server.run import run
from fogbound.server.workers import Workers
async def at_once(workers, **_): "Bots load while others play: it saves a second per start."
Workers.preload = at_once
listening = socket.create_server(("127.0.0.1", int(sys.argv[2])))
run(sys.argv[1], listening, lambda: print("ready", flush=True), Limits(**dict.fromkeys(vars(Limits()), (1e9, 1e9))))
"""
GAMES = [
    (CLASSIC, {"board": "tiny-village", "players": "4", "max_rounds": "12"}),
    (POLICE, {"board": "tiny-village", "players": "2", "max_rounds": "12"}),
    (CLASSIC, {"players": "3", "max_rounds": "12"}),
    (COMPACT, {"players": "3", "board": "tiny-harbour"}),  # a series: heat after heat
]


@asynccontextmanager
async def subprocess(path: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server in a process of its own, listening; killed at the latest when the block ends."""
    url = f"sqlite+aiosqlite:///{path}"
    arguments = (sys.executable, "-c", SERVER, url, str(port))
    server = await asyncio.create_subprocess_exec(*arguments, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        assert await server.stdout.readline() == b"ready\n"
        yield server
    finally:
        with suppress(ProcessLookupError):
            server.kill()
        await asyncio.wait_for(server.communicate(), PATIENCE)


@dataclass
class Player:
    """A person at one table who plays for both sides in turn, as fast as the server answers, and never forgets."""

    guest: Guest
    room: str
    sides: list[list[str]]
    rng: Random
    acknowledged: list[tuple[int, Message]] = field(default_factory=list)
    unanswered: Message | None = None
    sent: int = 0

    async def play(self, line: Line, until_the_end: bool) -> None:
        """Until the connection breaks, or the game is over."""
        if self.unanswered is not None:
            await self._send(line, self.unanswered)
        while True:
            if line.room["status"] == "over":
                if until_the_end:
                    return
                series = line.room["series"]
                last = series is None or series["heat"] == series["heats"]
                await line.ask("host", do="rematch" if last else "next")
            if line.room["status"] == "lobby":
                await line.ask("host", do="start")
            offer = await self._look(line)
            if offer is not None:
                self.sent += 1
                seat, move = offer
                ply = line.views[seat]["ply"]
                await self._send(line, {"seat": seat, "ply": ply, "move": move, "id": f"move {self.sent}"})

    async def _look(self, line: Line) -> tuple[str, str] | None:
        """Attach to the side that is to move, as at a shared device."""
        public = await line.ask("attach", seats=[])
        side = next((side for side in self.sides if set(side) & set(public["turn"])), None)
        if side is None:
            await line.until(lambda m: m["type"] == "room" and m["status"] == "over")
            return None
        await line.ask("attach", seats=side)
        await line.all_heard()
        return self.rng.choice(offers(line)) if offers(line) else None

    async def _send(self, line: Line, message: Message) -> None:
        self.unanswered = message
        answer = await line.ask("play", **message)
        if answer["type"] == "view":
            self.acknowledged.append((answer["game"], message))
        else:  # it had not been written when the server died, and a rematch has made it old
            assert answer["code"] in ("stale", "not-now"), answer
        self.unanswered = None


async def play_on(player: Player, until_the_end: bool) -> None:
    """Open the socket and play, until the game is over or the server is killed."""
    try:
        await player.play(await player.guest.open(player.room), until_the_end)
    except (ConnectionClosed, Gone):
        if until_the_end:
            raise


async def seat(address: str, n: int) -> Player:
    edition, options = GAMES[n]
    guest = await Guest(address, f"Player {n}").introduce()
    sides = catalog.find(edition, **options).sides
    seats = {seat: "me" for side in sides for seat in side}
    room = await guest.create(edition, options=options, seats=seats)
    line = await guest.open(room)
    await line.ask("host", do="start")
    return Player(guest, room, [list(side) for side in sides], Random(n))


async def watch(address: str) -> tuple[Guest, str]:
    """A table of bots that never rests."""
    guest = await Guest(address, "Watcher").introduce()
    room = await guest.create(CLASSIC, options={"players": "6", "max_rounds": "16"})
    await (await guest.open(room)).ask("host", do="start")
    return guest, room


def stored_plies(path: Path) -> dict[tuple[str, int, int], tuple[str, str, str | None]]:
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT room, game, ply, seat, move, sender FROM plies ORDER BY room, game, ply")
        plies = {(room, game, ply): (seat, move, sender) for room, game, ply, seat, move, sender in rows}
    database.close()
    return plies


def check(plies: dict[tuple[str, int, int], Any], player: Player) -> None:
    """Every acknowledged move stands where it was acknowledged; everything anybody was shown is there; no gaps."""
    for game, message in player.acknowledged:
        at = (player.room, game, message["ply"])
        assert plies[at] == (message["seat"], message["move"], f"{player.guest.person} {message['id']}")
    check_seen(plies, player.guest, player.room)


def check_seen(plies: dict[tuple[str, int, int], Any], guest: Guest, room: str) -> None:
    shown = 0
    for line in guest.lines:
        for view in (message for message in line.messages if message["type"] == "view"):
            for ply in view["log"]:
                seat, move, _ = plies[room, view["game"], ply["n"]]
                assert ply["seat"] == seat
                assert ply["move"] == move or ply["move"].endswith("?")
                shown += 1
    assert shown
    games: dict[int, list[int]] = {}
    for _, game, ply in (key for key in plies if key[0] == room):
        games.setdefault(game, []).append(ply)
    assert all(numbers == list(range(len(numbers))) for numbers in games.values())


def test_sigkill_under_load_loses_no_acknowledged_ply(tmp_path: Path) -> None:
    async def test() -> None:
        path, port, rng = tmp_path / "db", free_port(), Random(7)
        address = f"http://127.0.0.1:{port}"
        players: list[Player] = []
        for n in range(KILLS):
            async with subprocess(path, port) as server:
                if not players:
                    players = [await seat(address, n) for n in range(len(GAMES))]
                    watcher, bots = await watch(address)
                else:
                    await watcher.open(bots)
                bot_processes = psutil.Process(server.pid).children(recursive=True)
                before = sum(len(player.acknowledged) for player in players)
                playing = [asyncio.create_task(play_on(player, False)) for player in players]
                while sum(len(player.acknowledged) for player in players) < before + 12:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.random() * 0.3)
                assert not any(task.done() for task in playing)
                os.kill(server.pid, signal.SIGKILL)
                await server.wait()
                await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
                _, alive = await asyncio.to_thread(psutil.wait_procs, bot_processes, PATIENCE)
                for orphan in alive:
                    orphan.kill()
                assert not alive, "bots do not outlive their server"
            for player in players:
                check(stored_plies(path), player)
        async with subprocess(path, port):
            await asyncio.gather(*(play_on(player, True) for player in players))
            for player in players:
                line = player.guest.lines[-1]
                answer = await player.guest.http.get(f"/api/rooms/{player.room}/record")
                records = record.read_all(answer.text)
                starts = [catalog.start_of(one) for one in records]
                if series := line.room["series"]:
                    assert verify.verify_series(records, starts, series["commitment"]).heats[-1].finished
                else:
                    assert verify.verify(records[0], starts[0], line.room["commitment"]).finished
            line = await watcher.open(bots)
            await line.until(lambda m: m["type"] == "view" and m["outcome"])
        plies = stored_plies(path)
        for player in players:
            check(plies, player)
            await player.guest.close()
        check_seen(plies, watcher, bots)
        await watcher.close()
        assert sum(len(player.acknowledged) for player in players) > 12 * KILLS

    run(test(), within=240)


class Quizzer(Player):
    """One who reads and guesses in turn, says anything at all, and calls it right or wrong as it comes."""

    async def _look(self, line: Line) -> tuple[str, str] | None:
        offer = await super()._look(line)
        return offer and (offer[0], offer[1].replace("_", '"Anything"'))


def cards_dealt(path: Path, room: str) -> tuple[list[str], list[str]]:
    """Every card of every game of a room, by its id, in their order; and those of them that were opened."""
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT game, about FROM games WHERE room = ? ORDER BY game", (room,)).fetchall()
    database.close()
    plies = stored_plies(path)
    cards: list[str] = []
    opened: list[str] = []
    for game, about in rows:
        edition = catalog.find(quiz.QUIZ, **json.loads(about)["options"])
        assert isinstance(edition, TwentyEdition)
        moves = [move for (_, number, _), (_, move, _) in sorted(plies.items()) if number == game]
        dealt = [edition.card(int(move[4:])).id for move in moves if move.startswith("card")]
        cards += dealt
        opened += dealt[: sum(move.startswith("open") for move in moves)]
    return cards, opened


def test_sigkill_loses_no_card_that_people_have_seen(tmp_path: Path) -> None:
    """With an uploaded deck, one card a game, and rematch after rematch."""
    shelf_here, text = tmp_path / "upload_store", quiz.deck(range(100))
    shelf_here.mkdir()

    async def test() -> None:
        path, port = tmp_path / "db", free_port()
        player: Quizzer | None = None
        for n in range(KILLS):
            async with subprocess(path, port) as server:
                if player is None:
                    guest = await Guest(f"http://127.0.0.1:{port}", "Ann").introduce()
                    options = {"players": "2", "finish": "1", "deck": await quiz.bring(guest, text)}
                    room = await guest.create(quiz.QUIZ, options=options, seats={"p1": "me", "p2": "me"})
                    await (await guest.open(room)).ask("host", do="start")
                    player = Quizzer(guest, room, [["p1"], ["p2"]], Random(n))
                playing, before = asyncio.create_task(play_on(player, False)), len(player.acknowledged)
                while len(player.acknowledged) < before + 40:
                    await asyncio.sleep(0.01)
                    assert not playing.done()
                os.kill(server.pid, signal.SIGKILL)
                await server.wait()
                await asyncio.wait_for(playing, PATIENCE)
            with sqlite3.connect(path) as database:
                seen_cards = {thing for (thing,) in database.execute("SELECT thing FROM had")}
            database.close()
            dealt, opened = cards_dealt(path, player.room)
            assert seen_cards == set(opened), "neither more nor less than was opened"
            assert len(set(dealt)) == len(dealt), "nothing twice"
        assert player is not None
        assert len(dealt) > 3
        await player.guest.close()

    upload_store.add_folder(shelf_here)
    upload_store.put(shelf_here, "twenty", upload_store.name_of(text.encode()), text.encode())
    try:
        run(test(), within=120)
    finally:
        upload_store.remove_folder(shelf_here)


def test_ctrl_c_stops_the_server_quietly(tmp_path: Path) -> None:
    async def test() -> None:
        port = free_port()
        arguments = (sys.executable, "-m", "fogbound", "serve", "--port", str(port))
        database = f"sqlite+aiosqlite:///{tmp_path / 'db'}"
        pipe = asyncio.subprocess.PIPE
        server = await asyncio.create_subprocess_exec(
            *arguments, "--database", database, stdout=pipe, stderr=pipe, start_new_session=True
        )
        try:
            assert server.stdout is not None
            assert f"http://127.0.0.1:{port}/".encode() in await server.stdout.readline()
            guest = await Guest(f"http://127.0.0.1:{port}", "Ann").introduce()
            line = await guest.open(await guest.create(CLASSIC))
            os.killpg(server.pid, signal.SIGINT)  # as a terminal does: to all processes at once
            _, errors = await asyncio.wait_for(server.communicate(), PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                server.kill()
        assert errors == b""
        assert await line.closed() == 1012
        with suppress(httpx.TransportError):
            await guest.http.get("/api/me")
            raise AssertionError("still there")
        await guest.close()

    run(test())
