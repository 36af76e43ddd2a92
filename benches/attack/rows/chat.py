"""Thirty people of one address who chat as fast as they may, in long lines: how much of it stays on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benches.attack.server import usual_server
from benches.attack.target import Target, at

TITLE = "a flood of chat"
PEOPLE, SECONDS = 30, 15.0
LINE = msgspec.json.encode({"type": "say", "text": "\N{FACE WITH TEARS OF JOY}" * 500}).decode()


def check(python: str) -> str:
    with usual_server(python) as (process, address):
        folder = Path(_database(process)).parent
        target = at(address, SECONDS)
        members = target.members(PEOPLE)
        before = _bytes(folder)
        sent = asyncio.run(_flood(target, members))
        written = (_bytes(folder) - before) / SECONDS
    return (
        f"{sent:,} lines in {SECONDS:.0f} s by {len(members)} people: {written / 1000:,.0f} kB a second onto the disk"
    )


async def _flood(target: Target, members: list[tuple[str, str]]) -> int:
    target.begin()
    return sum(await asyncio.gather(*(_chat(target, cookie, room) for cookie, room in members)))


async def _chat(target: Target, cookie: str, room: str) -> int:
    """As fast as the server allowed before: 20 messages a second."""
    sent = 0
    address = f"ws://{target.host}:{target.port}/api/rooms/{room}/socket"
    while not target.over():
        try:
            async with connect(address, additional_headers={"Cookie": cookie}, proxy=None, max_size=None) as socket:
                listening = asyncio.create_task(_listen(socket))
                while not target.over():
                    await socket.send(LINE)
                    sent += 1
                    await asyncio.sleep(0.05)
                listening.cancel()
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.5)
    return sent


async def _listen(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass


def _database(process: psutil.Process) -> str:
    """The file that a server's last argument names."""
    return str(process.cmdline()[-1]).partition(":///")[2]


def _bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("bench.db*"))
