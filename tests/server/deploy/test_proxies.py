"""The examples for nginx and Caddy: the programs take them, and people play through them at two processes."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from fogbound.server.edge.edge import Edge
from fogbound.server.watch.figures import FIGURES
from tests.server.deploy.proxies import DEPLOY, Way, caddy, nginx, programs, proxy
from tests.server.many.members import member, never_dead
from tests.server.ports import free_port
from tests.server.postgres import PostgreSQL
from tests.server.table import MANY_PEOPLE, SMALL, Table, as_sent, play_some, run, seated

patient = pytest.fixture(autouse=True)(never_dead)
MORE_ROOMS = 20  # that all of them go to one process happens once in a million times
FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Bob"}


def test_nginx_takes_its_example(tmp_path: Path) -> None:
    command, _ = nginx(tmp_path, free_port(), ["127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"], secure=True)
    done = subprocess.run([*command, "-t", "-q"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_caddy_takes_its_example(tmp_path: Path) -> None:
    command = [programs()[1], "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environment: Mapping[str, str] = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stdout + done.stderr


@pytest.mark.parametrize("way", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_chase_goes_through_it_to_two_processes(way: Way, postgresql: PostgreSQL, tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            database, exits, tables = postgresql.new_database(), list[AsyncExitStack](), list[Table]()
            for _ in range(2):
                exits.append(await stack.enter_async_context(AsyncExitStack()))
                edge = Edge(MANY_PEOPLE, proxies=["127.0.0.1"])
                tables.append(await exits[-1].enter_async_context(member(database, edge=edge)))
            processes = [table.address.removeprefix("http://") for table in tables]
            front = await stack.enter_async_context(proxy(way, tmp_path, processes))
            door = await stack.enter_async_context(Table(front, tables[0].services))
            lines = await seated(door, FOUR, options=SMALL)
            room = lines["Xen"].room["room"]
            for _ in range(MORE_ROOMS):
                guest = await door.guest("Eve")
                await guest.open(await guest.create())
            owned = [table.services.rooms.in_memory for table in tables]
            assert sum(owned) == 1 + MORE_ROOMS
            assert all(owned), "rooms are shared"
            assert FIGURES.relayed_sockets == 0, "every socket of a new room comes in at its owner"
            await play_some(list(lines.values()), Random(1), plies=3)
            # One process ends; people come again, and go on at the other.
            [owner] = [n for n, table in enumerate(tables) if room in table.services.rooms._runners]
            await exits[owner].aclose()
            guests = {guest.name: guest for guest in door._guests}
            again = [await guests[name].open(room) for name in ("Xen", "Ann", "Bob")]
            for line, seats in zip(again, (["x"], ["red"], ["blue", "green"]), strict=True):
                await line.ask("attach", seats=seats)
            other = tables[1 - owner]
            assert again[0].ply == lines["Xen"].ply
            await play_some(again, Random(2))
            assert other.truth(room).outcome
            mine = again[0].views["x"]
            true = as_sent(other.truth(room), "x")
            assert {key: mine[key] for key in true} == true

    run(test())
