"""What more processes bring: plies a second and processor time a ply with one, two and four processes on PostgreSQL.

Beside them one process alone, on SQLite and on PostgreSQL. People's sockets come in at one process after another, as
behind a web server that knows nothing of rooms, so with N processes all but one in N are passed on to the owner of
their room. Everything runs on this machine, players included, and takes turns within one run, so that a busy machine
is busy for all. With fewer cores than processes, more of them bring no more plies: the processor time of a ply says
what they cost.

It starts a PostgreSQL and a Redis of its own, as the tests do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import psutil

from benches.fogbound_server import begin, open_room, server
from benches.load import Figures, Load, Room, measure
from benches.member import member
from tests.server.postgres import PostgreSQL, postgres
from tests.server.redis import Redis, redis

ALONE = ("SQLite, alone", "PostgreSQL, alone")


class Servers(NamedTuple):
    """The processes of a server, and the address of each."""

    processes: Sequence[psutil.Process]
    addresses: Sequence[str]


class Times(NamedTuple):
    user: float
    system: float


@dataclass(frozen=True)
class Family:
    """A process with all its children: PostgreSQL has one for each connection."""

    head: psutil.Process

    def cpu_times(self) -> Times:
        user = system = 0.0
        for process in (self.head, *self.head.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                times = process.cpu_times()
                user, system = user + times.user, system + times.system
        return Times(user, system)


@contextmanager
def _alone(database: str | None) -> Iterator[Servers]:
    with server(sys.executable, database) as (process, address):
        yield Servers([process], [address])


@contextmanager
def _together(processes: int, database: str, shared: str) -> Iterator[Servers]:
    with ExitStack() as stack:
        members = [stack.enter_context(member(database, shared)) for _ in range(processes)]
        yield Servers([process for process, _ in members], [address for _, address in members])


def play(load: Load, servers: Servers, more: Sequence[Family]) -> Figures:
    """Rooms that are made at one process after another, with their people's sockets at the next."""
    at, number_of = servers.addresses, len(servers.addresses)

    def seat(number: int) -> Awaitable[Room]:
        return open_room(number, load, at[number % number_of], True, at[(number + number // number_of) % number_of])

    return asyncio.run(measure(load, servers.processes[0], seat, begin, [*servers.processes[1:], *more]))


def run(
    load: Load, rounds: int, processes: Sequence[int], postgresql: PostgreSQL, shared: Redis
) -> dict[str, list[Figures]]:
    """The figures of each kind of server, one for each round."""
    families = [Family(psutil.Process(postgresql.pid)), Family(psutil.Process(shared.pid))]
    found: dict[str, list[Figures]] = {}
    for _ in range(rounds):
        for name in ALONE:
            with _alone(postgresql.new_database() if name == ALONE[1] else None) as servers:
                found.setdefault(name, []).append(play(load, servers, families))
        for number in processes:
            with _together(number, postgresql.new_database(), shared.url) as servers:
                name = f"PostgreSQL, {number} of several"
                found.setdefault(name, []).append(play(load, servers, families))
    return found


def summary(figures: Sequence[Figures]) -> dict[str, Any]:
    """Medians of the rounds; processor time in ms a ply."""

    def a_ply(seconds: Sequence[float]) -> float:
        return round(median(1000 * each / one.plies for each, one in zip(seconds, figures, strict=True)), 2)

    return {
        "plies a second": round(median(one.rate for one in figures)),
        "servers": a_ply([one.cpu + sum(one.others_cpu[:-2]) for one in figures]),
        "PostgreSQL": a_ply([one.others_cpu[-2] for one in figures]),
        "Redis": a_ply([one.others_cpu[-1] for one in figures]),
        "players": a_ply([one.own_cpu for one in figures]),
        "p50": round(median(one.p50 for one in figures), 1),
        "p99": round(median(one.p99 for one in figures), 1),
    }


def line(name: str, means: dict[str, Any]) -> str:
    costs = ", ".join(f"{who} {means[who]:.2f}" for who in ("servers", "PostgreSQL", "Redis", "players"))
    return (
        f"{name}: {means['plies a second']} plies/s; CPU ms/ply: {costs}; "
        f"seen by all in p50 {means['p50']} ms, p99 {means['p99']} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="how many share the work")
    parser.add_argument("--rooms", type=int, default=40, help="rooms that play at once")
    parser.add_argument("--clients", type=int, default=4, choices=range(2, 7), help="sockets in a room")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move; 0 is flat out")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long to measure each time")
    parser.add_argument("--rounds", type=int, default=3, help="how often each kind takes its turn")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    given = parser.parse_args()
    load = Load(given.rooms, given.clients, given.seconds, given.think)
    with postgres() as postgresql, redis() as shared:
        found = run(load, given.rounds, given.processes, postgresql, shared)
    print(f"{load.rooms} rooms of {load.clients}, think {load.think:g} s; medians of {given.rounds} rounds")
    means = {name: summary(figures) for name, figures in found.items()}
    print("\n".join(line(name, each) for name, each in means.items()))
    if given.json is not None:
        given.json.write_text(json.dumps(means, indent=1))


if __name__ == "__main__":
    main()
