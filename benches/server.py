"""What a table costs the server: rooms of people over real sockets, who play random legal moves.

Each room plays the 2017 chase, game after game. One person is X, the others share the pursuers. The server
is started for this, on a fresh database. The figures are the server process's CPU time per ply, the bytes each person
receives per ply (as text, and as sent after compression), and the time from a move until everybody in the room has seen
it.

The clients read views and nothing else, so the same load runs against older servers: `--python` names the interpreter
of another checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import psutil
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from fogbound import find

EDITION = "yard/police-2017"
FEWEST_PLAYERS = 4  # the usual table: three detectives and one policeman
START_SECONDS = 60.0
# The server as everybody runs it, but without limits on how fast one address may join and play.
SERVER = """
import socket, sys
from fogbound.server.run import Limits, run
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
ready = f"http://127.0.0.1:{listening.getsockname()[1]}"
limits = Limits(newcomers=(1e6, 1e6), rooms=(1e6, 1e6), messages=(1e6, 1e6))
run(sys.argv[1], listening, lambda: print(ready, flush=True), limits)
"""


class Load(NamedTuple):
    """What to play: `think` is how many seconds each player waits before a move; `plies` ends it early."""

    rooms: int
    clients: int
    seconds: float
    think: float
    plies: int | None = None


class Figures(NamedTuple):
    """What it took. CPU time is in seconds, waits are in milliseconds, sizes are in bytes."""

    plies: int
    seconds: float
    cpu: float
    text: int
    wire: int
    p50: float
    p99: float
    memory: int
    memory_per_room: int


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


# Setting up


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

    def create(self, players: int) -> str:
        body = {"edition": EDITION, "options": {"players": str(players)}, "seats": {"x": "me"}}
        return str(self._post("/api/rooms", body)["room"])

    def join(self, room: str) -> None:
        self._post(f"/api/rooms/{room}/join", {})


@contextmanager
def server(python: str) -> Iterator[tuple[psutil.Process, str]]:
    """A server process on a fresh database, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        # From a folder without a `fogbound` in it, so that the interpreter takes the one it has installed.
        process = subprocess.Popen([python, "-c", SERVER, url], cwd=folder, stdout=subprocess.PIPE, text=True)
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


# Playing


class Room:
    """One room's clients, its clock, and what they measured."""

    def __init__(self, number: int, load: Load) -> None:
        self.rng, self.load = Random(number), load
        self.clients: list[Client] = []
        self.started = asyncio.get_running_loop().create_future()
        self.playing = True
        self._sent: deque[tuple[tuple[int, int], float]] = deque()  # moves that somebody has yet to see
        self.waits: list[float] = []

    def note_move(self, at: tuple[int, int]) -> None:
        self._sent.append((at, perf_counter()))

    def note_view(self) -> None:
        """A client has a newer view: moves that it was the last to see have arrived."""
        slowest = min(client.at for client in self.clients)
        while self._sent and self._sent[0][0] < slowest:
            self.waits.append(perf_counter() - self._sent.popleft()[1])


class Client(asyncio.Protocol):
    """One person's socket, without a task or a queue: it answers each view as it arrives."""

    def __init__(self, room: Room, guest: Guest, address: str, seats: frozenset[str]) -> None:
        self._room, self.seats = room, seats
        deflate = ClientPerMessageDeflateFactory(compress_settings={"memLevel": 5})
        self._protocol = ClientProtocol(parse_uri(address), extensions=[deflate])
        self._cookie = guest.cookie
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.seated: asyncio.Future[None] = loop.create_future()
        self.at = (0, 0)  # the game and the ply of the newest view
        self.text = self.wire = 0
        room.clients.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.wire += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin, "the server sends each message in one frame"
                self.text += len(event.data)
                self._hear(READ.decode(event.data))
            elif isinstance(event, Response):
                if self._protocol.handshake_exc is not None:
                    raise self._protocol.handshake_exc
                self.opened.set_result(None)
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def send(self, **message: Any) -> None:
        self._protocol.send_text(msgspec.json.encode(message))
        self._flush()

    def close(self) -> None:
        self._transport.abort()

    def _hear(self, view: View) -> None:
        if view.type == "done" and not self.seated.done():
            self.seated.set_result(None)
        if view.type != "view":
            return
        if (view.game, view.ply) > self.at:
            self.at = view.game, view.ply
            self._room.note_view()
        if view.seat in self.seats and self._room.playing:
            self._act(view)

    def _act(self, view: View) -> None:
        if view.outcome:
            if view.seat == "x":
                self.send(type="host", do="rematch")
                self.send(type="host", do="start")
        elif view.turn and view.turn[0] == view.seat and view.moves:
            if not self._room.started.done():
                self._room.started.set_result(None)
            if self._room.load.think:
                asyncio.get_running_loop().call_later(self._room.load.think, self._play, view)
            else:
                self._play(view)

    def _play(self, view: View) -> None:
        if self._room.playing and (view.game, view.ply) == self.at:
            move = self._room.rng.choice([move for move in view.moves if move != "concede"])
            self._room.note_move(self.at)
            self.send(type="play", seat=view.seat, ply=view.ply, move=move, id=f"{view.game}.{view.ply}")


def share_seats(clients: int) -> tuple[int, list[frozenset[str]]]:
    """The number of players in the rules, and the seats of each client: X for the first, pursuers for the others."""
    players = max(FEWEST_PLAYERS, clients)
    pursuers = find(EDITION, players=players).seats[1:]
    return players, [frozenset({"x"}), *(frozenset(pursuers[n :: clients - 1]) for n in range(clients - 1))]


async def open_room(number: int, load: Load, address: str) -> Room:
    """A room with all its people seated, ready to start."""
    players, seats = share_seats(load.clients)
    guests = await asyncio.to_thread(lambda: [Guest(address, f"Guest {number}.{n}") for n in range(load.clients)])
    name = await asyncio.to_thread(guests[0].create, players)
    for guest in guests[1:]:
        await asyncio.to_thread(guest.join, name)
    room, socket = Room(number, load), f"{address.replace('http', 'ws', 1)}/api/rooms/{name}/socket"
    for guest, own in zip(guests, seats, strict=True):
        await take_seats(Client(room, guest, socket, own), address)
    return room


async def take_seats(client: Client, address: str) -> None:
    where = urlsplit(address)
    assert where.hostname is not None
    assert where.port is not None
    await asyncio.get_running_loop().create_connection(lambda: client, where.hostname, where.port)
    await client.opened
    for seat in sorted(client.seats - {"x"}):
        if not seat.startswith("bobby"):  # nobody holds the police: the whole side leads them
            client.send(type="sit", seat=seat, who="me")
    client.send(type="ready", yes=False, id="seated")  # answered in order, so after this the seats are taken
    await client.seated


async def measure(load: Load, process: psutil.Process, address: str) -> Figures:
    """Fill the server, play for some seconds, and look at what it took."""
    empty = process.memory_info().rss
    rooms = [await open_room(number, load, address) for number in range(load.rooms)]
    for room in rooms:
        room.clients[0].send(type="host", do="start")
    await asyncio.wait_for(asyncio.gather(*(room.started for room in rooms)), START_SECONDS)
    clients = [client for room in rooms for client in room.clients]
    for room in rooms:
        room.waits.clear()
    for client in clients:
        client.text = client.wire = 0
    before, begun = process.cpu_times(), perf_counter()
    while perf_counter() - begun < load.seconds and _plies(rooms) < (load.plies or float("inf")):
        await asyncio.sleep(0.05)
    after, seconds = process.cpu_times(), perf_counter() - begun
    memory = process.memory_info().rss
    for room in rooms:
        room.playing = False
    for client in clients:
        client.close()
    waits = sorted(1000 * wait for room in rooms for wait in room.waits)
    if not waits:
        raise SystemExit("Nobody could move: the server may speak another protocol, or bots took the seats.")
    return Figures(
        plies=len(waits),
        seconds=seconds,
        cpu=after.user + after.system - before.user - before.system,
        text=sum(client.text for client in clients),
        wire=sum(client.wire for client in clients),
        p50=waits[len(waits) // 2],
        p99=waits[int(len(waits) * 0.99)],
        memory=memory,
        memory_per_room=max(0, memory - empty) // load.rooms,
    )


def _plies(rooms: list[Room]) -> int:
    return sum(len(room.waits) for room in rooms)


def summary(load: Load, figures: Figures) -> str:
    """All figures in one line."""
    people = figures.plies * load.clients
    return (
        f"{load.rooms} rooms of {load.clients}, think {load.think:g} s, {figures.seconds:.1f} s: "
        f"{figures.plies / figures.seconds:.0f} plies/s, {1000 * figures.cpu / figures.plies:.2f} CPU ms/ply, "
        f"{figures.text / people:,.0f} bytes/ply/person ({figures.wire / people:,.0f} compressed), "
        f"seen by all in p50 {figures.p50:.1f} ms, p99 {figures.p99:.1f} ms, "
        f"server at {figures.cpu / figures.seconds:.0%} of a core, "
        f"{figures.memory / 2**20:.0f} MiB, {figures.memory_per_room / 2**10:.0f} KiB/room"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=20, help="rooms that play at once")
    parser.add_argument("--clients", type=int, default=2, choices=range(2, 7), help="sockets in each room")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move; 0 is flat out")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure")
    parser.add_argument("--plies", type=int, help="stop after so many plies, so that a busy machine plays as many")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs the server")
    arguments = parser.parse_args()
    load = Load(arguments.rooms, arguments.clients, arguments.seconds, arguments.think, arguments.plies)
    with server(arguments.python) as (process, address):
        print(summary(load, asyncio.run(measure(load, process, address))))


if __name__ == "__main__":
    main()
