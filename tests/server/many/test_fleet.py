"""`fogbound serve --workers`: games go on while processes are killed and restarted, on a real PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import psutil
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fogbound import catalog, record, verify
from fogbound.server import store as db
from fogbound.server.many import fleet
from fogbound.server.many.fleet import Fleet, Place
from fogbound.server.store import Store
from tests.server.many import frail
from tests.server.ports import free_port, ports_in_a_row
from tests.server.postgres import PostgreSQL
from tests.server.redis import Redis
from tests.server.table import PATIENCE, Gone, Line, run
from tests.server.test_kill import Player, check, check_seen, seat, watch

WORKERS = 2
# `fogbound serve`, but people may be as quick as they like.
SERVER = """
import sys
from functools import partial
from fogbound.cli import app, serve
from fogbound.server.limits import Limits
serve.run_fleet = partial(serve.run_fleet, limits=Limits(**dict.fromkeys(vars(Limits()), (1e9, 1e9))))
app(sys.argv[1:])
"""
FLEET = """
import sys
from pathlib import Path
from fogbound.server.many.fleet import Fleet, Place, reserved
from tests.server.many import frail
places = [Place(name, reserved("127.0.0.1", 0)) for name in ("one", "two")]
Fleet(frail.work, {"folder": Path(sys.argv[1])}, places, print).run(lambda: print("ready", flush=True))
"""


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A program that says something when it is ready; killed at the latest when the block ends, with its children."""
    server = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        assert await asyncio.wait_for(server.stdout.readline(), PATIENCE)
        yield server
    finally:
        with suppress(ProcessLookupError):
            server.kill()
        await asyncio.wait_for(server.communicate(), PATIENCE)


def workers(parent: int, public: int) -> dict[int, psutil.Process]:
    """The processes of a fleet, by their internal ports."""
    found: dict[int, psutil.Process] = {}
    for child in psutil.Process(parent).children():
        with suppress(psutil.Error):
            ports = [each.laddr.port for each in child.net_connections("tcp") if each.status == psutil.CONN_LISTEN]
            found |= {port: child for port in ports if port != public}
    return found


async def rows(store: Store, table: sa.Table) -> list[sa.Row[Any]]:
    return await store.read(sa.select(table))


async def owner(store: Store, room: str) -> tuple[str, int]:
    """The process that owns a room, and its internal port."""
    here = sa.select(db.processes).join(db.leases, db.leases.c.process == db.processes.c.id)
    [row] = await store.read(here.where(db.leases.c.room == room))
    return row.id, int(row.internal.rpartition(":")[2])


async def stored_plies(store: Store) -> dict[tuple[str, int, int], tuple[str, str, str | None]]:
    plies = sorted(await rows(store, db.plies), key=lambda row: (row.room, row.game, row.ply))
    return {(row.room, row.game, row.ply): (row.seat, row.move, row.sender) for row in plies}


async def sit_down(player: Player) -> Line:
    line = await player.guest.open(player.room)
    if [message["type"] for message in line.messages[:1]] != ["room"]:
        raise Gone("told to try again")
    return line


async def play_through(player: Player) -> None:
    """As a page does: connect again whenever the connection breaks."""
    while True:
        with suppress(ConnectionClosed, Gone, OSError, InvalidHandshake):
            await player.play(await sit_down(player), until_the_end=True)
            return
        await asyncio.sleep(0.1)


async def listening_processes(parent: int, public: int, but: set[int]) -> None:
    """Wait until all processes are there, none of which is one of these."""
    async with asyncio.timeout(WORKERS * PATIENCE):
        while True:
            pids = {process.pid for process in workers(parent, public).values()}
            if len(pids) == WORKERS and not pids & but:
                return
            await asyncio.sleep(0.05)


def test_games_go_on_while_processes_are_killed_and_restarted(postgresql: PostgreSQL, redis: Redis) -> None:
    async def test() -> None:
        database, port, figures = postgresql.new_database(), free_port(), ports_in_a_row(WORKERS)
        options = ("--port", str(port), "--workers", str(WORKERS), "--no-push", "--metrics", f"127.0.0.1:{figures}")
        where = ("--database", database, "--redis", redis.url)
        async with started("-c", SERVER, "serve", *options, *where) as server, Store.open(database) as store:
            address = f"http://127.0.0.1:{port}"
            await show_figures(address, figures)
            players = [await seat(address, n) for n in range(3)]
            watcher, bots = await watch(address)
            playing = [asyncio.create_task(play_on_and_on(player)) for player in players]

            async def more(plies: int) -> None:
                before = [len(player.acknowledged) for player in players]
                async with asyncio.timeout(PATIENCE):
                    while any(len(each.acknowledged) < n + plies for each, n in zip(players, before, strict=True)):
                        assert not any(task.done() for task in playing)
                        await asyncio.sleep(0.01)

            await more(4)
            killed, port_of_owner = await owner(store, players[0].room)
            workers(server.pid, port)[port_of_owner].kill()
            await more(4)
            assert (await owner(store, players[0].room))[0] != killed
            old = {process.pid for process in workers(server.pid, port).values()}
            server.send_signal(signal.SIGHUP)
            await listening_processes(server.pid, port, old)
            await show_figures(address, figures)
            await more(4)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.gather(*(play_through(player) for player in players))
            plies = await stored_plies(store)
            for player in players:
                check(plies, player)
                line = player.guest.lines[-1]
                answer = await player.guest.http.get(f"/api/rooms/{player.room}/record")
                game = record.read_all(answer.text)[0]
                assert verify.verify(game, catalog.start_of(game), line.room["commitment"]).finished
                await player.guest.close()
            check_seen(plies, watcher, bots)
            await watcher.close()
            server.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(server.wait(), PATIENCE) == 0
            assert {row.heard for row in await rows(store, db.processes)} <= {0.0}, "all have said goodbye"

    run(test(), within=240)


async def show_figures(address: str, first: int) -> None:
    """Each process does so at a port of its own."""
    async with httpx.AsyncClient(trust_env=False) as http:
        assert (await http.get(f"{address}/healthz")).status_code == 200
        for port in range(first, first + WORKERS):
            async with asyncio.timeout(PATIENCE):
                while not await ready(http, port):
                    await asyncio.sleep(0.05)


async def ready(http: httpx.AsyncClient, port: int) -> bool:
    with suppress(httpx.TransportError):  # it is being restarted
        answer = await http.get(f"http://127.0.0.1:{port}/readyz")
        return bool(answer.json() == {"ready": True, "server": "running", "database": "ok", "redis": "ok"})
    return False


async def play_on_and_on(player: Player) -> None:
    """Game after game, connection after connection."""
    while True:
        with suppress(ConnectionClosed, Gone, OSError, InvalidHandshake):
            await player.play(await sit_down(player), until_the_end=False)
        await asyncio.sleep(0.1)


def test_processes_do_not_outlive_a_parent_that_is_killed(tmp_path: Path) -> None:
    async def test() -> None:
        async with started("-c", FLEET, str(tmp_path)) as parent:
            children = psutil.Process(parent.pid).children()
            assert len([child for child in children if "resource_tracker" not in " ".join(child.cmdline())]) == 2
            os.kill(parent.pid, signal.SIGKILL)
            await asyncio.to_thread(psutil.wait_procs, children, PATIENCE)
            assert not [child for child in children if child.is_running()]

    run(test(), within=240)


@pytest.fixture
def places() -> Iterator[list[Place]]:
    found = [Place(name, fleet.reserved("127.0.0.1", 0)) for name in ("one", "two")]
    yield found
    for place in found:
        place.internal.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "MOST_FAILURES", 2)
    monkeypatch.setattr(fleet, "LATER", 0.01)


def test_processes_that_never_start_are_given_up(impatient: None, places: list[Place], tmp_path: Path) -> None:
    (tmp_path / "broken").touch()
    assert not Fleet(frail.work, {"folder": tmp_path}, places, lambda _: None).run(lambda: None)


def test_a_running_server_outlasts_what_keeps_its_processes_from_starting(
    impatient: None, places: list[Place], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The database is away, say, and one of the processes has died."""
    died: list[Place] = []
    found = Fleet(frail.work, {"folder": tmp_path}, places, died.append)
    starts, survived = tmp_path / "starts", list[bool]()

    def happen() -> None:
        try:
            first, second = found._running.values()
            (tmp_path / "broken").touch()
            first.process.kill()
            wait_until(lambda: len(starts.read_text().split()) > 2 + 2 * fleet.MOST_FAILURES)
            survived.append(second.process.is_alive())
            (tmp_path / "broken").unlink()
            wait_until(lambda: len(found._running) == 2 and found._all_ready())
            survived.append(second.process.is_alive())
        finally:
            found._signals[1].send(signal.SIGTERM)

    happening = Thread(target=happen)
    assert found.run(happening.start)
    happening.join()
    assert survived == [True, True]
    assert len(died) > fleet.MOST_FAILURES
    assert "Traceback" not in capfd.readouterr().err


def wait_until(true: Callable[[], bool]) -> None:
    until = monotonic() + PATIENCE
    while not true():
        assert monotonic() < until
        sleep(0.01)
