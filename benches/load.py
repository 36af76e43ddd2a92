"""Rooms full of people over real sockets: what both servers of `benches.server` are measured with."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple, Protocol

import psutil
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

START_SECONDS = 120.0


class Load(NamedTuple):
    """What to play: `think` is how many seconds each player waits before a move; `plies` ends it early."""

    rooms: int
    clients: int
    seconds: float
    think: float = 0.0
    plies: int | None = None


class Figures(NamedTuple):
    """What it took. CPU time is in seconds, waits are in milliseconds, sizes are in bytes.

    `own_cpu` is that of the people who play: where it is near a whole core, they were the bottleneck.
    """

    plies: int
    seconds: float
    cpu: float
    own_cpu: float
    text: int
    p50: float
    p99: float
    memory: int
    memory_per_room: int
    others_cpu: tuple[float, ...] = ()  # of further processes of the same server

    @property
    def rate(self) -> float:
        return self.plies / self.seconds

    @property
    def cpu_of_a_ply(self) -> float:
        return 1000 * self.cpu / self.plies


class Computing(Protocol):
    """A process, or several, by what they have computed so far."""

    def cpu_times(self) -> Any: ...


class Room:
    """One room's clients, its clock, and what they measured."""

    def __init__(self, number: int, load: Load) -> None:
        self.number, self.rng, self.load = number, Random(number), load
        self.clients: list[Client] = []
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.playing = True
        self._sent: deque[tuple[tuple[int, int], float]] = deque()  # moves that somebody has yet to see
        self.waits: list[float] = []

    def note_move(self, at: tuple[int, int]) -> None:
        self._sent.append((at, perf_counter()))

    def unseen(self, now: float) -> list[float]:
        """How long the moves have waited that somebody has yet to see."""
        return [now - sent for _, sent in self._sent]

    def note_view(self) -> None:
        """A client has a newer view: moves that it was the last to see have arrived."""
        slowest = min(client.at for client in self.clients)
        while self._sent and self._sent[0][0] < slowest:
            self.waits.append(perf_counter() - self._sent.popleft()[1])

    def note_turn(self, play: Callable[[], None]) -> None:
        """Somebody is to move, and does so when they have thought."""
        if not self.started.done():
            self.started.set_result(None)
        if self.load.think:
            asyncio.get_running_loop().call_later(self.load.think, play)
        else:
            play()


class Client(asyncio.Protocol):
    """One person's socket, without a task or a queue: it answers each message as it arrives. Subclasses `hear`."""

    def __init__(self, room: Room, address: str, headers: dict[str, str] | None = None) -> None:
        self.room = room
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        self._headers = headers or {}
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.at = (0, 0)  # the game and the ply of the newest view
        self.text = 0
        room.clients.append(self)

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    async def open(self) -> None:
        uri = self._protocol.uri
        await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin, "each message comes in one frame"
                self.text += len(event.data)
                self.hear(bytes(event.data))
            elif isinstance(event, Response):
                if self._protocol.handshake_exc is not None:
                    raise self._protocol.handshake_exc
                self.opened.set_result(None)
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        self._transport.abort()

    def see(self, at: tuple[int, int]) -> bool:
        """Take note of a view; False if it is no news."""
        if at <= self.at:
            return False
        self.at = at
        self.room.note_view()
        return True


async def measure(
    load: Load,
    process: psutil.Process,
    open_room: Callable[[int], Awaitable[Room]],
    begin: Callable[[Room], None],
    others: Sequence[Computing] = (),
) -> Figures:
    """Fill the server, play for some seconds, and look at what it took."""
    empty = process.memory_info().rss
    rooms = [await open_room(number) for number in range(load.rooms)]
    for room in rooms:
        begin(room)
    await asyncio.wait_for(asyncio.gather(*(room.started for room in rooms)), START_SECONDS)
    clients = [client for room in rooms for client in room.clients]
    for room in rooms:
        room.waits.clear()
    for client in clients:
        client.text = 0
    before, own, begun = _cpu(process), process_time(), perf_counter()
    others_before = [_cpu(other) for other in others]
    while perf_counter() - begun < load.seconds and _plies(rooms) < (load.plies or float("inf")):
        await asyncio.sleep(0.05)
    cpu, own_cpu, seconds = _cpu(process) - before, process_time() - own, perf_counter() - begun
    others_cpu = tuple(_cpu(other) - was for other, was in zip(others, others_before, strict=True))
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
        cpu=cpu,
        own_cpu=own_cpu,
        text=sum(client.text for client in clients),
        p50=waits[len(waits) // 2],
        p99=waits[int(len(waits) * 0.99)],
        memory=memory,
        memory_per_room=max(0, memory - empty) // load.rooms,
        others_cpu=others_cpu,
    )


def _cpu(process: Computing) -> float:
    """Seconds that it has computed so far."""
    times = process.cpu_times()
    return float(times.user + times.system)


def _plies(rooms: Sequence[Room]) -> int:
    return sum(len(room.waits) for room in rooms)


def summary(load: Load, figures: Figures) -> str:
    """All figures in one line."""
    return (
        f"{load.rooms} rooms of {load.clients}, think {load.think:g} s, {figures.seconds:.1f} s: "
        f"{figures.rate:.0f} plies/s, {figures.cpu_of_a_ply:.2f} CPU ms/ply, "
        f"{figures.text / (figures.plies * load.clients):,.0f} bytes/ply/person, "
        f"seen by all in p50 {figures.p50:.1f} ms, p99 {figures.p99:.1f} ms, "
        f"server at {figures.cpu / figures.seconds:.0%} of a core (players {figures.own_cpu / figures.seconds:.0%}), "
        f"{figures.memory / 2**20:.0f} MiB, {figures.memory_per_room / 2**10:.0f} KiB/room"
    )
