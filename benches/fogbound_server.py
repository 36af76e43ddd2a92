"""Fogbound's own server under load. Each room plays the 2017 chase, game after game: one person is X, the others share
the pursuers. The clients read views and nothing else, so the same load runs against older servers."""

from __future__ import annotations

import asyncio
import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import psutil

from benches.load import Client, Figures, Load, Room, measure
from fogbound import find

EDITION = "yard/police-2017"
FEWEST_PLAYERS = 4  # the usual table: three detectives and one policeman
# The server as everybody runs it, but without limits on how fast one address may join and play. Older ones had fewer.
SERVER = """
import socket, sys
from fogbound.server.run import Limits, run
try:
    from fogbound.server.edge.allowance import Allowance
    more = {"allowance": Allowance(people=1_000_000)}
except ImportError:
    more = {}
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
ready = f"http://127.0.0.1:{listening.getsockname()[1]}"
limits = Limits(**dict.fromkeys(vars(Limits()), (1e6, 1e6)))
run(sys.argv[1], listening, lambda: print(ready, flush=True), limits, **more)
"""


class View(msgspec.Struct):
    """The fields of a message that a client needs; other messages leave them at their defaults."""

    type: str
    seat: str | None = None
    game: int = 0
    ply: int = 0
    turn: list[str] = []
    moves: list[str] = []
    outcome: Any = None


READ = msgspec.json.Decoder(View)


class Guest:
    """One person: a cookie, and the few requests that a room needs before its sockets open."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self.cookie = ""
        self._post("/api/me", {"name": name})

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with urlopen(Request(self._address + path, json.dumps(body).encode(), headers), timeout=30) as answer:
            self.cookie = self.cookie or answer.headers.get("Set-Cookie", "").partition(";")[0]
            reply: dict[str, Any] = json.load(answer)
            return reply

    def create(self, players: int, suspects: bool) -> str:
        body = {
            "edition": EDITION,
            "options": {"players": str(players)},
            "seats": {"x": "me"},
            "settings": {"suspects": suspects},
        }
        return str(self._post("/api/rooms", body)["room"])

    def join(self, room: str) -> None:
        self._post(f"/api/rooms/{room}/join", {})


class Player(Client):
    """A person who plays random legal moves for their seats."""

    def __init__(self, room: Room, guest: Guest, address: str, seats: frozenset[str]) -> None:
        super().__init__(room, address, {"Cookie": guest.cookie})
        self.seats = seats
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def say(self, **message: Any) -> None:
        self.send(msgspec.json.encode(message))

    def hear(self, text: bytes) -> None:
        view = READ.decode(text)
        if view.type == "done" and not self.seated.done():
            self.seated.set_result(None)
        if view.type != "view":
            return
        self.see((view.game, view.ply))
        if view.seat in self.seats and self.room.playing:
            self._act(view)

    def _act(self, view: View) -> None:
        if view.outcome:
            if view.seat == "x":
                self.say(type="host", do="rematch")
                self.say(type="host", do="start")
        elif view.turn and view.turn[0] == view.seat and view.moves:
            self.room.note_turn(lambda: self._play(view))

    def _play(self, view: View) -> None:
        if self.room.playing and (view.game, view.ply) == self.at:
            move = self.room.rng.choice([move for move in view.moves if move != "concede"])
            self.room.note_move(self.at)
            self.say(type="play", seat=view.seat, ply=view.ply, move=move, id=f"{view.game}.{view.ply}")

    async def sit_down(self) -> None:
        await self.open()
        for seat in sorted(self.seats - {"x"}):
            if not seat.startswith("bobby"):  # nobody holds the police: the whole side leads them
                self.say(type="sit", seat=seat, who="me")
        self.say(type="ready", yes=False, id="seated")  # answered in order, so after this the seats are taken
        await self.seated


def share_seats(clients: int) -> tuple[int, list[frozenset[str]]]:
    """The number of players in the rules, and the seats of each client: X for the first, pursuers for the others."""
    players = max(FEWEST_PLAYERS, clients)
    pursuers = find(EDITION, players=players).seats[1:]
    return players, [frozenset({"x"}), *(frozenset(pursuers[n :: clients - 1]) for n in range(clients - 1))]


async def open_room(number: int, load: Load, address: str, suspects: bool, sockets_at: str = "") -> Room:
    """A room with all its people seated, ready to start. Their sockets may go to another process of the server."""
    players, seats = share_seats(load.clients)
    guests = await asyncio.to_thread(lambda: [Guest(address, f"Guest {number}.{n}") for n in range(load.clients)])
    name = await asyncio.to_thread(guests[0].create, players, suspects)
    for guest in guests[1:]:
        await asyncio.to_thread(guest.join, name)
    room, socket = Room(number, load), f"{(sockets_at or address).replace('http', 'ws', 1)}/api/rooms/{name}/socket"
    for guest, own in zip(guests, seats, strict=True):
        await Player(room, guest, socket, own).sit_down()
    return room


def begin(room: Room) -> None:
    host = room.clients[0]
    assert isinstance(host, Player)
    host.say(type="host", do="start")


@contextmanager
def server(
    python: str, database: Path | str | None = None, script: str = SERVER
) -> Iterator[tuple[psutil.Process, str]]:
    """A server process on a database (a file, or its URL), a fresh one if none is given, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite+aiosqlite:///{database or Path(folder) / 'bench.db'}"
        url = database if isinstance(database, str) else file
        # From a folder without a `fogbound` in it, so that the interpreter takes the one it has installed.
        with started([python, "-c", script, url], folder) as found:
            yield found


@contextmanager
def started(command: list[str], folder: str | None = None) -> Iterator[tuple[psutil.Process, str]]:
    """A process that says its address, and then serves."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        if not address:
            raise SystemExit("The server did not start; its error is above.")
        yield psutil.Process(process.pid), address
    finally:
        process.terminate()
        process.wait(timeout=30)
        process.stdout.close()


def run(load: Load, python: str, suspects: bool = True) -> Figures:
    with server(python) as (process, address):
        return asyncio.run(measure(load, process, lambda n: open_room(n, load, address, suspects), begin))
