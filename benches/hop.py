"""What a hop costs: a socket that comes in at one process, in a room that another process owns.

First the hop alone, with sockets that ask and get an answer: straight to the owner; through a pipe, as Fogbound does
it; and through an application that reads every message and sends it on, with the client of `websockets`. Then rooms on
PostgreSQL: people whose sockets go to the owner, and people whose sockets go to another process. What is compared
takes turns within one run, so that a busy machine is busy for all.

It starts a PostgreSQL and a Redis of its own, as the tests do.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import psutil
import uvicorn
from websockets.asyncio.client import connect

from benches.fogbound_server import begin, open_room
from benches.load import Client, Figures, Load, Room, measure
from benches.member import member
from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import Edge
from fogbound.server.many import Elsewhere
from fogbound.server.many.inside import InsideEdge, let_in
from fogbound.server.many.relay import Relay, Relaying
from fogbound.server.many.vouching import Vouching
from fogbound.server.reach import new_listener
from fogbound.server.run import configured

KEY = b"the key of this measurement"
DIRECT, PIPE, MESSAGES = "straight to the owner", "through a pipe", "message by message"
QUESTION = b'{"type":"play","seat":"x","ply":17,"move":"t67","id":"1.17"}'
ALLOWANCE = Allowance(people=1_000_000)
Address = tuple[str, str]  # for people, and internally


# The hop alone


class _Owner:
    """All rooms are elsewhere."""

    def __init__(self, internal: str) -> None:
        self._internal = internal

    async def owner_of(self, room_id: str) -> str | None:
        return self._internal

    async def forget(self, room_id: str) -> None: ...


class _State:
    relay: Relay | None = None


class _App:
    """The smallest possible application, in place of FastAPI."""

    def __init__(self, serve: Callable[..., Awaitable[None]]) -> None:
        self.state, self._serve = _State(), serve

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._serve({**scope, "app": self}, receive, send)
        elif scope["type"] == "lifespan":
            while (await receive())["type"] != "lifespan.shutdown":
                await send({"type": "lifespan.startup.complete"})
            await send({"type": "lifespan.shutdown.complete"})


def _answering(size: int) -> Callable[..., Awaitable[None]]:
    """What the owner does: a view for each move."""
    answer = "x" * size

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": answer})

    return serve


def _passing_messages(owner: str) -> Callable[..., Awaitable[None]]:
    """The other way to build a relay: an ASGI application with a client."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        async with connect(f"{owner}{scope['path']}", compression=None, proxy=None, max_size=None) as there:
            await send({"type": "websocket.accept"})

            async def back() -> None:
                async for message in there:
                    await send({"type": "websocket.send", "text": message})

            backwards = asyncio.create_task(back())
            while (message := await receive())["type"] == "websocket.receive":
                await there.send(message["text"])
            backwards.cancel()

    return serve


async def _elsewhere(scope: Any, receive: Any, send: Any) -> None:
    raise Elsewhere("room", scope["app"].state.relay.owners._internal)


class _Server(uvicorn.Server):
    """Says where it listens; where the owner's internal address is, it listens there too."""

    def __init__(self, config: uvicorn.Config, edge: Edge, internal: socket.socket | None, line: Connection) -> None:
        super().__init__(config)
        self._edge, self._internal, self._line = edge, internal, line

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        name = ""
        if self._internal is not None:
            name = f"127.0.0.1:{self._internal.getsockname()[1]}"
            await let_in(self, InsideEdge(self._edge, Vouching(KEY), name), self._internal)
        self._line.send((f"ws://127.0.0.1:{sockets[0].getsockname()[1]}", name))


def _run(kind: str, size: int, owner: Address, line: Connection) -> None:
    """One process."""
    edge, internal = Edge(ALLOWANCE), None
    if kind == DIRECT:
        app, internal = _App(_answering(size)), new_listener("127.0.0.1", 0)
    elif kind == PIPE:
        app = _App(Relaying(_elsewhere))
        app.state.relay = Relay(_Owner(owner[1]), Vouching(KEY))
    else:
        app = _App(_passing_messages(owner[0]))
    server = _Server(configured(app, edge, log_config=None), edge, internal, line)  # type: ignore[arg-type]
    with suppress(KeyboardInterrupt):
        server.run(sockets=[new_listener("127.0.0.1", 0)])


@contextmanager
def _process(kind: str, size: int, owner: Address = ("", "")) -> Iterator[tuple[psutil.Process, Address]]:
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_run, args=(kind, size, owner, theirs), daemon=True)
    process.start()
    try:
        yield psutil.Process(process.pid), ours.recv()
    finally:
        process.terminate()
        process.join()


class _Asker(Client):
    """Asks again as soon as it has its answer."""

    def __init__(self, room: Room, address: str) -> None:
        super().__init__(room, address)
        self.waits: list[float] = []
        self._asked = 0.0

    def ask(self) -> None:
        self._asked = perf_counter()
        self.send(QUESTION)

    def hear(self, text: bytes) -> None:
        self.waits.append(perf_counter() - self._asked)
        if self.room.playing:
            self.ask()


class Hop(NamedTuple):
    """What one way took: processor time in µs for a question and its answer, and the median time until the answer."""

    entry: float
    owner: float
    wait: float


async def _ask(address: str, sockets: int, seconds: float, entry: psutil.Process, owner: psutil.Process) -> Hop:
    room = Room(0, Load(1, sockets, seconds))
    askers = [_Asker(room, f"{address}/api/rooms/room/socket") for _ in range(sockets)]
    for each in askers:
        await each.open()
    before = [sum(process.cpu_times()[:2]) for process in (entry, owner)]
    for each in askers:
        each.ask()
    await asyncio.sleep(seconds)
    room.playing = False
    at_entry, at_owner = [
        sum(process.cpu_times()[:2]) - was for process, was in zip((entry, owner), before, strict=True)
    ]
    waits = [wait for each in askers for wait in each.waits]
    for each in askers:
        each.close()
    return Hop(1e6 * at_entry / len(waits), 1e6 * at_owner / len(waits), 1000 * median(waits))


def alone(size: int, sockets: int, seconds: float, rounds: int) -> dict[str, Hop]:
    """Each way's figures: the median of the rounds."""
    with ExitStack() as stack:
        owner, address = stack.enter_context(_process(DIRECT, size))
        entries = {DIRECT: (owner, address)}
        entries |= {kind: stack.enter_context(_process(kind, size, address)) for kind in (PIPE, MESSAGES)}
        found: dict[str, list[Hop]] = {kind: [] for kind in entries}
        for _ in range(rounds):
            for kind, (process, where) in entries.items():
                found[kind].append(asyncio.run(_ask(where[0], sockets, seconds, process, owner)))
    return {kind: Hop(*map(median, zip(*hops, strict=True))) for kind, hops in found.items()}


# Whole rooms


def rooms(load: Load, rounds: int, database: str, redis: str) -> dict[str, list[Figures]]:
    """Rooms whose people come in at their owner, and rooms whose people come in at the other process."""
    with member(database, redis) as (owner, there), member(database, redis) as (entry, here):
        found: dict[str, list[Figures]] = {DIRECT: [], PIPE: []}
        for n in range(rounds):
            for kind, at in ((DIRECT, there), (PIPE, here)):

                def seat(number: int, at: str = at, first: int = 2 * n * load.rooms) -> Awaitable[Room]:
                    return open_room(first + number, load, there, True, at)

                found[kind].append(asyncio.run(measure(load, owner, seat, begin, [entry])))
    return found


def _line(kind: str, figures: Sequence[Figures]) -> str:
    plies = sum(each.plies for each in figures)
    return (
        f"{kind}: {plies} plies, owner {1e6 * sum(each.cpu for each in figures) / plies:.0f} µs a ply, "
        f"entry {1e6 * sum(each.others_cpu[0] for each in figures) / plies:.0f} µs a ply, "
        f"seen by all in p50 {median(each.p50 for each in figures):.1f} ms, "
        f"p99 {median(each.p99 for each in figures):.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each time")
    parser.add_argument("--rounds", type=int, default=5, help="how often each way takes its turn")
    parser.add_argument("--sockets", type=int, default=20, help="sockets that ask at once, for the hop alone")
    parser.add_argument("--size", type=int, nargs="+", default=[300, 3000], help="bytes of an answer")
    parser.add_argument("--rooms", type=int, default=10, help="rooms that play at once; 0: only the hop alone")
    parser.add_argument("--clients", type=int, default=4, choices=range(2, 7), help="sockets in a room")
    parser.add_argument("--think", type=float, default=0.1, help="seconds before each move")
    given = parser.parse_args()
    for size in given.size:
        print(f"{given.sockets} sockets, answers of {size} bytes; medians of {given.rounds} rounds", flush=True)
        for kind, hop in alone(size, given.sockets, given.seconds, given.rounds).items():
            entry = "" if kind == DIRECT else f"entry {hop.entry:.1f} µs, "
            print(f"  {kind}: {entry}owner {hop.owner:.1f} µs, an answer in {hop.wait:.2f} ms", flush=True)
    if not given.rooms:
        return
    from tests.server.postgres import postgres
    from tests.server.redis import redis

    load = Load(given.rooms, given.clients, given.seconds, given.think)
    print(f"{load.rooms} rooms of {load.clients}, think {load.think:g} s, {given.rounds} rounds of {load.seconds:g} s")
    with postgres() as database, redis() as shared:
        for kind, figures in rooms(load, given.rounds, database.new_database(), shared.url).items():
            print(f"  {_line(kind, figures)}")


if __name__ == "__main__":
    main()
