"""How soon people see their table again after the process that owned it was killed.

Several processes of this machine play rooms of all editions, on a PostgreSQL and a Redis of their own. Again and again
the one with the most rooms is killed; people come back at any other, as the browser does. What is measured is the time
from the kill to the first view of each person. Every other kill is told to the database at once, as the parent of
`fogbound serve --workers` does it; else the others find out from the lease, as after the death of a machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

import uvloop

from benches.chaos.cluster import Cluster, Server, cluster
from benches.chaos.person import Person
from benches.chaos.report import Spread
from benches.chaos.run import Plan, playing
from fogbound.server.many.member import declare_dead
from tests.server.postgres import PostgreSQL, postgres
from tests.server.redis import Redis, redis

BACK_SECONDS = 60.0  # for everybody to come back
MACHINE, WORKER = "a machine dies", "a worker dies"


async def measure(
    plan: Plan, kills: int, settle: float, folder: Path, postgresql: PostgreSQL, redis_server: Redis
) -> dict[str, list[float]]:
    """Seconds until each person saw their table again, by how the others learned of the death."""
    seconds: dict[str, list[float]] = {MACHINE: [], WORKER: []}
    async with (
        cluster(folder, plan.processes, postgresql, redis_server) as servers,
        playing(plan, folder, servers, Random(plan.seed), _tell) as (_, people),
    ):
        for n in range(kills):
            await asyncio.sleep(settle)
            server, theirs = await _busiest(servers, people)
            how = (MACHINE, WORKER)[n % 2]
            times = await _kill(servers, server, theirs, told=how == WORKER)
            seconds[how] += times
            print(f"kill {n + 1}: {how}, {Spread.of(times) or 'nobody was there'}", file=sys.stderr)
            await server.start()
    return seconds


async def _busiest(servers: Cluster, people: list[Person]) -> tuple[Server, list[Person]]:
    """The process that owns the rooms of the most people, and those."""
    owned = [(server, await servers.owned_by(server)) for server in servers.up]
    found = [(server, [person for person in people if person.room in rooms]) for server, rooms in owned]
    return max(found, key=lambda each: len(each[1]))


async def _kill(servers: Cluster, server: Server, theirs: list[Person], *, told: bool) -> list[float]:
    at = monotonic()
    await server.kill()
    if told:
        await asyncio.to_thread(declare_dead, servers.database, server.address)
    while not all(person.returns and person.returns[-1] > at for person in theirs):
        if monotonic() > at + BACK_SECONDS:
            raise SystemExit(f"Somebody did not see their table again within {BACK_SECONDS:.0f} s.")
        await asyncio.sleep(0.05)
    return [next(moment for moment in person.returns if moment > at) - at for person in theirs]


def _tell(what: str, done: int, total: int) -> None:
    """Only kills are told."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--think", type=float, default=4.0, help="seconds before a move, about")
    parser.add_argument("--settle", type=float, default=5.0, help="seconds before each kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all times to this file")
    given = parser.parse_args()
    plan = Plan(rooms=given.rooms, processes=given.processes, seed=given.seed, think=given.think)
    loads = [os.getloadavg()[0]]
    with tempfile.TemporaryDirectory(prefix="fogbound-takeover-") as folder, postgres() as database, redis() as cache:
        seconds = uvloop.run(measure(plan, given.kills, given.settle, Path(folder), database, cache))
    loads.append(os.getloadavg()[0])
    if given.json is not None:
        given.json.write_text(json.dumps(seconds))
    print(f"{given.rooms} rooms, {given.processes} processes, {given.kills} kills", end="; ")
    print(f"load {loads[0]:.1f} to {loads[1]:.1f} on {os.cpu_count()} cores")
    for how, times in seconds.items():
        print(f"{how}: {Spread.of(times) or 'never'}")


if __name__ == "__main__":
    main()
