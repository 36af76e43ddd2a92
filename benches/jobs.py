"""What a job costs on its way through Redis, beside the same job in a pool of this process.

Both ways alternate in one run. There is hardly any work, but a real view travels: what is left is the way. `--rounds`
is how many jobs each way does, one after another; `--together` how many then wait at once. It needs `redis-server`.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from fogbound import catalog
from fogbound.game import View
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.proof import seed_from
from fogbound.server import workers
from fogbound.server.bot_pool import BotPool
from fogbound.server.files import Files
from fogbound.server.many.redis_link import connect
from fogbound.server.many.shared_searches import SharedSearches
from fogbound.server.store import Store
from tests.server.redis import redis

EDITION = "yard/classic-1983"
Way = Callable[[], Awaitable[object]]


def a_view(plies: int) -> View:
    """A view of a chase in mid-game."""
    match, rng = Match(catalog.start(catalog.find(EDITION)), seed_from(1)), Random(1)
    while match.ply < plies and match.state.turn:
        seat = match.state.turn[0]
        moves = [move for move in match.view(seat).moves if move != CONCEDE]
        match.submit(seat, rng.choice(moves), match.ply)
    return match.view(match.state.turn[0])


async def timed(way: Way) -> tuple[float, float]:
    """Milliseconds until the answer, and of this process's processor time."""
    began, worked = perf_counter(), process_time()
    await way()
    return 1000 * (perf_counter() - began), 1000 * (process_time() - worked)


async def measure(rounds: int, together: int, plies: int) -> None:
    view = a_view(plies)
    with redis() as server, tempfile.TemporaryDirectory() as name:
        folder, key = Path(name), b"k" * 32
        async with Store.open(f"sqlite+aiosqlite:///{folder / 'db'}") as store:
            files, here, there = Files(store, folder), BotPool(1, folder), BotPool(1, folder)
            async with (
                SharedSearches.open(server.url, key, there, files) as other,
                SharedSearches.open(server.url, key, here, files) as asks,
            ):
                asks.jobs._places = lambda: 0  # every job goes to the other
                await asyncio.gather(other.jobs.shares(), asks.jobs.shares())
                arguments = 0.0, workers._choose, "random", view, 1

                def local() -> Awaitable[object]:
                    return here.run("ann", *arguments)

                def shared() -> Awaitable[object]:
                    return asks.run("ann", *arguments)

                for way in (local, shared):
                    await way()  # its process starts
                times: dict[str, list[tuple[float, float]]] = {"local": [], "through Redis": []}
                for _ in range(rounds):
                    times["local"].append(await timed(local))
                    times["through Redis"].append(await timed(shared))
                for label, found in times.items():
                    walls, works = zip(*found, strict=True)
                    print(f"{label:14} {spread(walls)}; {spread(works)} of work")
                async with connect(server.url) as raw:
                    await raw.config_resetstat()
                    await flood(asks, together, arguments)
                    decisions = (await raw.info("commandstats"))["cmdstat_evalsha"]
                    print(f"{decisions['calls']} decisions in Redis: {decisions['usec_per_call'] / 1000:.2f} ms each")
            for pool in (here, there):
                pool.close()


async def flood(asks: SharedSearches, together: int, arguments: tuple[object, ...]) -> None:
    """What a decision costs while so many people wait."""
    began = perf_counter()
    await asyncio.gather(*(asks.run(f"owner {n}", *arguments) for n in range(together)))  # type: ignore[arg-type]
    seconds = perf_counter() - began
    print(f"{together} at once: {together / seconds:.0f} jobs a second, {1000 * seconds / together:.2f} ms each")


def spread(milliseconds: Sequence[float]) -> str:
    parts = statistics.quantiles(milliseconds, n=100)
    return f"p50 {statistics.median(milliseconds):.2f} ms, p99 {parts[98]:.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--together", type=int, default=500)
    parser.add_argument("--plies", type=int, default=60)
    given = parser.parse_args()
    asyncio.run(measure(given.rounds, given.together, given.plies))


if __name__ == "__main__":
    main()
