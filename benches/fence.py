"""What the fence costs, which keeps a process from writing to a room that another has taken over.

The same plies are written with and without it, in turn, on a PostgreSQL that this starts for itself.
"""

from __future__ import annotations

import argparse
import asyncio
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from fogbound.server import store as db
from fogbound.server.store import Fence, Store
from tests.server.postgres import postgres

ROOMS = (1, 20, 200)  # that write a ply at once, in one commit


class Cost(NamedTuple):
    """Milliseconds: of a commit, and of the processor for each ply."""

    commit: float
    ply: float


async def commit(store: Store, rooms: int, n: int, *, fenced: bool) -> Cost:
    """A ply in each room, together."""
    began, worked = perf_counter(), process_time()
    await asyncio.gather(*(_write(store, room, n, fenced=fenced) for room in range(rooms)))
    return Cost(1000 * (perf_counter() - began), 1000 * (process_time() - worked) / rooms)


async def _write(store: Store, room: int, n: int, *, fenced: bool) -> None:
    ply = db.insert(db.plies, room=f"r{room}", game=1, ply=n, seat="x", move="t67", sender="ann 1", at=1.0)
    await store.write(ply, fence=Fence(f"r{room}", 1) if fenced else None)


async def measure(database: str, rounds: int) -> None:
    async with Store.open(database) as store:
        await store.write(*(db.insert(db.leases, room=f"r{n}", number=1, process="p") for n in range(max(ROOMS))))
        n = 0
        for rooms in ROOMS:
            costs: dict[bool, list[Cost]] = {True: [], False: []}
            for _ in range(rounds):
                for fenced in (True, False):
                    costs[fenced].append(await commit(store, rooms, n, fenced=fenced))
                    n += 1
            with_it, without = (Cost(*map(median, zip(*costs[fenced], strict=True))) for fenced in (True, False))
            print(f"{rooms:4} plies at once, with the fence and without:")
            print(f"     a commit takes {with_it.commit:.2f} ms, {without.commit:.2f} ms")
            print(f"     a ply takes {with_it.ply:.3f} ms, {without.ply:.3f} ms of the server's processor")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60, help="how often each is measured (default: %(default)s)")
    rounds = parser.parse_args().rounds
    with postgres() as server:
        asyncio.run(measure(server.new_database(), rounds))


if __name__ == "__main__":
    main()
