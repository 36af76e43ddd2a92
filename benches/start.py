"""How a server starts with very many stored rooms, and how fast people are back at their tables.

One real game is played for a while; the database is then filled with copies of its room, each with people of its own.
A server starts on it, and on an empty database for comparison. Then everybody of some rooms comes back at once.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import psutil
from itsdangerous import Signer
from rich.progress import track

from benches.fogbound_server import READ, begin, open_room, server
from benches.load import Client, Load, Room, measure
from fogbound.server.people import COOKIE, SALT

SEATS = 6
AT_ONCE = 1000  # copies in one statement


class Watcher(Client):
    """A person who comes back, and waits for what they see."""

    def __init__(self, room: Room, address: str, cookie: str) -> None:
        super().__init__(room, address, {"Cookie": f"{COOKIE}={cookie}"})
        self.saw: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        if READ.decode(text).type == "view" and not self.saw.done():
            self.saw.set_result(None)


async def _play_one(address: str, process: psutil.Process, plies: int) -> None:
    load = Load(1, SEATS, 600, plies=plies)
    await measure(load, process, lambda n: open_room(n, load, address, True), begin)


def fill(path: Path, rooms: int) -> list[str]:
    """Copies of the one room in the database: `rooms` in all; returns the people of the first."""
    base = sqlite3.connect(path)
    base.executescript("PRAGMA synchronous=OFF; CREATE TABLE numbers (n INTEGER PRIMARY KEY);")
    [(room, facts)] = base.execute("SELECT id, facts FROM rooms").fetchall()
    people = [id for (id,) in base.execute("SELECT id FROM people")]
    numbered = facts.replace("'", "''")
    for person in people:
        numbered = numbered.replace(person, person + "'||n||'")
    letters = "||".join(f"substr('ABCDEFGHJKLMNPQRSTUVWXYZ',1+(n/{24**k})%24,1)" for k in range(4))
    of_room = f"room = '{room}'"
    copies = (
        ("people", "id||n, name||' '||n", f"id IN ({', '.join(repr(person) for person in people)})"),
        ("rooms", f"id||n, {letters}, '{numbered}', changed", f"id = '{room}'"),
        ("members", "person||n, room||n", of_room),
        ("games", "room||n, game, seed, about", of_room),
        ("plies", "room||n, game, ply, seat, move, sender, at", of_room),
        ("snapshots", "room||n, game, facts", of_room),
    )
    known = {name for (name,) in base.execute("SELECT name FROM sqlite_master")}  # an earlier version has fewer
    for first in track(range(1, rooms, AT_ONCE), "Filling the database"):
        last = min(rooms, first + AT_ONCE)
        base.execute("DELETE FROM numbers")
        base.executemany("INSERT INTO numbers VALUES (?)", ((n,) for n in range(first, last)))
        for table, columns, where in copies:
            if table in known:
                base.execute(f"INSERT INTO {table} SELECT {columns} FROM {table}, numbers WHERE {where}")
        base.commit()
    base.execute("DROP TABLE numbers")
    base.commit()
    base.close()
    return [room, *people]


def cookies(path: Path) -> Signer:
    with sqlite3.connect(path) as base:
        [(key,)] = base.execute("SELECT value FROM secrets WHERE name = 'cookie'").fetchall()
    return Signer(key, salt=SALT)


async def come_back(address: str, signer: Signer, named: Sequence[str], rooms: int) -> tuple[float, float]:
    """Everybody of so many rooms opens a socket at once: the seconds until half of them see their table, and all."""
    room, *people = named
    begun, waits = perf_counter(), list[float]()

    async def one(n: int, person: str) -> None:
        number = str(n) if n else ""
        url = f"{address.replace('http', 'ws', 1)}/api/rooms/{room}{number}/socket"
        watcher = Watcher(Room(n, Load(1, 1, 0)), url, signer.sign(person + number).decode())
        await watcher.open()
        await watcher.saw
        waits.append(perf_counter() - begun)

    await asyncio.gather(*(one(n, person) for n in range(rooms) for person in people))
    waits.sort()
    return waits[len(waits) // 2], waits[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=100_000, help="rooms in the database")
    parser.add_argument("--plies", type=int, default=40, help="plies of each room's game")
    parser.add_argument("--back", type=int, default=2000, help="sockets that come back at once")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs the server")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "many.db"
        with server(arguments.python, path) as (process, address):
            asyncio.run(_play_one(address, process, arguments.plies))
        named = fill(path, arguments.rooms)
        for name, database in (("an empty database", Path(folder) / "none.db"), (f"{arguments.rooms:,} rooms", path)):
            begun = perf_counter()
            with server(arguments.python, database) as (process, address):
                ready = perf_counter() - begun
                memory = process.memory_info().rss / 2**20
                print(f"{name}: ready after {ready:.1f} s with {memory:.0f} MiB", flush=True)
                if database == path:
                    rooms = arguments.back // SEATS
                    half, last = asyncio.run(come_back(address, cookies(path), named, rooms))
                    memory = process.memory_info().rss / 2**20
                    print(
                        f"{rooms * SEATS:,} sockets of {rooms} rooms back: half within {half:.1f} s, "
                        f"all within {last:.1f} s; then {memory:.0f} MiB"
                    )


if __name__ == "__main__":
    main()
