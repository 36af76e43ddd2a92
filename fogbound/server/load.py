"""A load for the server: rooms of two people each, over real sockets, who play whatever is legal."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import psutil
from websockets.asyncio.client import ClientConnection, connect

from fogbound.errors import FogboundError
from fogbound.server.app import Limits
from fogbound.server.run import run

START_SECONDS = 60


class Figures(NamedTuple):
    """What was measured; times in milliseconds, sizes in bytes."""

    plies: int
    seconds: float
    p50: float
    p99: float
    cpu: float
    memory: int
    per_room: int


class Guest:
    """One person: a cookie, and the few requests a table needs."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self.cookie = ""
        self._post("/api/me", {"name": name})

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = Request(self._address + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=30) as answer:
            self.cookie = self.cookie or answer.headers.get("Set-Cookie", "").partition(";")[0]
            found: dict[str, Any] = json.load(answer)
            return found

    def create(self, edition: str, seats: dict[str, str]) -> str:
        return str(self._post("/api/rooms", {"edition": edition, "seats": seats})["room"])

    def join(self, room: str) -> None:
        self._post(f"/api/rooms/{room}/join", {})

    def socket(self, room: str) -> connect:
        address = urlsplit(self._address)
        return connect(f"ws://{address.netloc}/api/rooms/{room}/socket", additional_headers={"Cookie": self.cookie})


class _Pace(NamedTuple):
    until: float
    think: float


async def measure(rooms: int, seconds: float, think: float) -> Figures:
    """Start a server of our own on a fresh database, fill it, play, and look at what it took."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        command = [sys.executable, "-c", f"from {__name__} import host; host({url!r})"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            address = await asyncio.wait_for(asyncio.to_thread(_address, process), START_SECONDS)
            return await _play(psutil.Process(process.pid), address, rooms, seconds, think)
        finally:
            process.terminate()
            process.wait(timeout=30)
            if process.stdout is not None:
                process.stdout.close()


def host(url: str) -> None:
    """The server under load: as everybody's, but it lets a crowd in through one door and play flat out."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    ready = f"open at http://127.0.0.1:{listening.getsockname()[1]}"
    patient = Limits(newcomers=(1e6, 1e6), rooms=(1e6, 1e6), messages=(1e6, 1e6))
    run(url, listening, lambda: print(ready, flush=True), patient)


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if " at " not in line:
        raise FogboundError("no-server", "The server did not start; `fogbound serve` says why.")
    return line.rpartition(" at ")[2].strip().rstrip("/")


async def _play(server: psutil.Process, address: str, rooms: int, seconds: float, think: float) -> Figures:
    empty = server.memory_info().rss
    tables = [await asyncio.to_thread(_table, address, n) for n in range(rooms)]
    cpu, begun = server.cpu_times(), perf_counter()
    pace = _Pace(begun + seconds, think)
    latencies = await asyncio.gather(*(_room(n, *table, pace) for n, table in enumerate(tables)))
    took, after = perf_counter() - begun, server.cpu_times()
    spent = after.user + after.system - cpu.user - cpu.system
    memory = server.memory_info().rss
    waits = sorted(wait for found in latencies for wait in found) or [0.0]
    return Figures(
        plies=len(waits),
        seconds=took,
        p50=1000 * waits[len(waits) // 2],
        p99=1000 * waits[int(len(waits) * 0.99)],
        cpu=spent,
        memory=memory,
        per_room=max(0, memory - empty) // rooms,
    )


def _table(address: str, number: int) -> tuple[Guest, Guest, str]:
    x, hunter = Guest(address, f"X {number}"), Guest(address, f"Hunter {number}")
    room = x.create("yard/police-2017", {"x": "me"})
    hunter.join(room)
    return x, hunter, room


class _Player:
    """One person's socket, with the latest view of each of his seats."""

    def __init__(self, connection: ClientConnection) -> None:
        self._socket = connection
        self._views: dict[str, dict[str, Any]] = {}
        self._taken: set[str] = set()
        self._news = asyncio.Condition()

    async def listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            async with self._news:
                if message["type"] == "view" and message["seat"]:
                    self._views[message["seat"]] = message
                if message["type"] == "room":
                    self._taken = {seat["seat"] for seat in message["seats"] if seat["holders"]}
                self._news.notify_all()

    async def sat(self, seats: Sequence[str]) -> None:
        """Until these seats are taken."""
        async with self._news:
            await self._news.wait_for(lambda: set(seats) <= self._taken)

    async def send(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def view(self, seats: Sequence[str], game: int, ply: int) -> dict[str, Any]:
        """The view of the first of these seats, once all of them have seen so many plies of this game."""
        async with self._news:
            await self._news.wait_for(lambda: all(self._has(seat, game, ply) for seat in seats))
            return self._views[seats[0]]

    def _has(self, seat: str, game: int, ply: int) -> bool:
        view = self._views.get(seat)
        return view is not None and (view["game"], view["ply"]) >= (game, ply)


HUNTERS = ("red", "blue", "green", "bobby1")


async def _room(number: int, x: Guest, hunter: Guest, room: str, pace: _Pace) -> list[float]:
    """Two people play game after game until time is up; how long each ply took to reach the other side."""
    rng, waits = Random(number), []
    async with x.socket(room) as his, hunter.socket(room) as theirs:
        one, two = _Player(his), _Player(theirs)
        async with asyncio.TaskGroup() as group:
            listening = [group.create_task(player.listen()) for player in (one, two)]
            for seat in HUNTERS[:3]:
                await two.send(type="sit", seat=seat, who="me", id=seat)
            await two.sat(HUNTERS[:3])
            for game in count(1):
                await one.send(type="host", do="start")
                waits += await _game(one, two, game, rng, pace)
                if perf_counter() > pace.until:
                    break
                await one.send(type="host", do="rematch")
            for task in listening:
                task.cancel()
    return waits


async def _game(one: _Player, two: _Player, game: int, rng: Random, pace: _Pace) -> list[float]:
    waits: list[float] = []
    view = await one.view(["x"], game, 1)
    while not view["outcome"] and perf_counter() < pace.until:
        seat, ply = view["turn"][0], view["ply"]
        mover, other, others = (one, two, HUNTERS) if seat == "x" else (two, one, ("x",))
        moves = (await mover.view([seat], game, ply))["moves"]
        await asyncio.sleep(pace.think)
        move = rng.choice([move for move in moves if move != "concede"])
        sent = perf_counter()
        await mover.send(type="play", seat=seat, ply=ply, move=move, id=f"{game}.{ply}")
        await other.view(others, game, ply + 1)
        waits.append(perf_counter() - sent)
        view = await one.view(["x"], game, ply + 1)
    return waits
