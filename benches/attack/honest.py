"""Honest people: rooms that play the whole time, and newcomers who knock. What they notice of an attack."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

import psutil

from benches.fogbound_server import begin, open_room
from benches.load import Load, Room

EVERY = 0.25  # seconds between two looks at the memory, and between two newcomers
PATIENCE = 5.0  # seconds until a newcomer gives up


class Notice(NamedTuple):
    """What honest people noticed during one phase. Waits are in milliseconds, memory is in MiB."""

    plies: int
    p50: float
    p99: float
    knocked: int
    let_in: int
    memory: float

    def __str__(self) -> str:
        return f"{self.p50:.0f} / {self.p99:.0f} ms ({self.plies})"


def notice(waits: Sequence[float], knocks: Sequence[bool], memory: Sequence[int]) -> Notice:
    ordered = sorted(1000 * wait for wait in waits) or [float("inf")]
    return Notice(
        plies=len(waits),
        p50=ordered[len(ordered) // 2],
        p99=ordered[int(len(ordered) * 0.99)],
        knocked=len(knocks),
        let_in=sum(knocks),
        memory=max(memory, default=0) / 2**20,
    )


class Honest:
    """The honest load on one server, watched phase by phase."""

    def __init__(self, rooms: list[Room], process: psutil.Process, host: str, port: int) -> None:
        self._rooms, self._process, self._host, self._port = rooms, process, host, port

    @classmethod
    async def begin(cls, load: Load, process: psutil.Process, address: str) -> Honest:
        rooms = [await open_room(number, load, address, True) for number in range(load.rooms)]
        for room in rooms:
            begin(room)
        await asyncio.gather(*(room.started for room in rooms))
        host, port = address.removeprefix("http://").split(":")
        return cls(rooms, process, host, int(port))

    async def watch(self, until: asyncio.Future[object] | asyncio.Task[object]) -> Notice:
        """Look on until something is done. Moves that nobody has seen by then count with the time they have waited."""
        for room in self._rooms:
            room.waits.clear()
        knocks: list[asyncio.Task[bool]] = []
        memory: list[int] = []
        while not until.done():
            knocks.append(asyncio.create_task(self._knock()))
            memory.append(self._process.memory_info().rss)
            await asyncio.wait({until}, timeout=EVERY)
        waits = [wait for room in self._rooms for wait in (*room.waits, *room.unseen(perf_counter()))]
        return notice(waits, await asyncio.gather(*knocks), memory)

    async def rest(self, seconds: float) -> Notice:
        return await self.watch(asyncio.create_task(asyncio.sleep(seconds)))

    async def _knock(self) -> bool:
        """Does somebody who comes now get an answer?"""
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(self._host, self._port)
                request = f"GET /api/me HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nConnection: close\r\n\r\n"
                writer.write(request.encode())
                answer = await reader.readline()
                writer.close()
        except (OSError, TimeoutError, socket.gaierror):
            return False
        return b" 200 " in answer

    def stop(self) -> None:
        for room in self._rooms:
            room.playing = False
            for client in room.clients:
                client.close()
