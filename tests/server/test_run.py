"""Running on a socket: ready once it listens, and closed again when interrupted."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import uvicorn
from fastapi import FastAPI

from fogbound.server import app as web
from fogbound.server import run as running
from fogbound.server.edge.edge import Edge
from fogbound.server.limits import Limits
from fogbound.server.many import Many
from fogbound.server.many.vouching import Vouching
from fogbound.server.run import run
from fogbound.server.store import Store
from fogbound.server.wire import MAX_BYTES
from tests.server.edge.connections import Clock
from tests.server.table import PATIENCE, InlineWorkers


@pytest.fixture
def listening() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def _database(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class Passing(uvicorn.Server):
    """A server that starts or does not, and never waits."""

    starts = True
    given: uvicorn.Config

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        type(self).given = self.config
        self.started = self.starts
        for one in sockets or ():
            one.close()


def test_a_server_is_ready_once_it_answers(tmp_path: Path, listening: socket.socket) -> None:
    servers: list[uvicorn.Server] = []
    asked: list[int] = []

    class Kept(running._Server):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            servers.append(self)

    def ready() -> None:
        with socket.create_connection(listening.getsockname()):  # it listens
            asked.append(1)
        servers[0].should_exit = True

    with mock.patch.object(running, "_Server", Kept), mock.patch.object(web, "Workers", InlineWorkers):
        assert run(_database(tmp_path / "db"), listening, ready)
    assert asked == [1]
    assert (tmp_path / "db").exists()


@pytest.mark.parametrize("starts", [True, False])
def test_the_answer_says_whether_it_became_ready(tmp_path: Path, listening: socket.socket, starts: bool) -> None:
    class Server(Passing):
        def __init__(self, config: uvicorn.Config, *_: Any) -> None:
            super().__init__(config)
            self.starts = starts

    with mock.patch.object(running, "_Server", Server):
        assert run(_database(tmp_path / "db"), listening, lambda: None) is starts


def test_addresses_of_rooms_are_not_logged_and_messages_are_limited(tmp_path: Path, listening: socket.socket) -> None:
    class Server(Passing):
        def __init__(self, config: uvicorn.Config, *_: Any) -> None:
            super().__init__(config)

    with mock.patch.object(running, "_Server", Server):
        run(_database(tmp_path / "db"), listening, lambda: None, Limits())
    assert Server.given.access_log is False
    assert Server.given.ws_max_size == MAX_BYTES
    assert Server.given.proxy_headers is False, "the edge knows whom to believe"


def test_an_interrupted_server_has_served(tmp_path: Path, listening: socket.socket) -> None:
    class Server(Passing):
        def __init__(self, config: uvicorn.Config, *_: Any) -> None:
            super().__init__(config)

        def run(self, sockets: list[socket.socket] | None = None) -> None:
            super().run(sockets)
            raise KeyboardInterrupt

    with mock.patch.object(running, "_Server", Server):
        assert run(_database(tmp_path / "db"), listening, lambda: None)


def test_a_database_that_cannot_be_used_fails_before_anyone_connects(listening: socket.socket) -> None:
    refused = mock.patch.object(Store, "open", side_effect=OSError("disk"))
    with listening, refused, mock.patch.object(running, "_Server") as server, pytest.raises(OSError, match="disk"):
        run("sqlite+aiosqlite://", listening, lambda: None)
    assert server.call_count == 0


def test_a_process_of_several_closes_silent_connections_at_either_listener(listening: socket.socket) -> None:
    """The others are no more patient than it is with people: a connection without a request is closed."""
    clock, inside, app = Clock(), socket.create_server(("127.0.0.1", 0)), FastAPI()
    edge = Edge(clock=clock)
    app.state.relay = mock.Mock(vouching=Vouching(b"key"))
    app.state.services = mock.Mock(rooms=mock.Mock(depart=mock.AsyncMock()))

    class Member(running._Member):
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    async def test() -> None:
        ready = asyncio.Event()
        member = running.Member(Many("127.0.0.1:1"), inside)
        server = Member(running.configured(app, edge, log_config=None), ready.set, edge, app, member)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await ready.wait()
        silent = [await asyncio.open_connection(*at.getsockname()) for at in (listening, inside)]
        while not all(len(each.census) for each in server._edges):
            await asyncio.sleep(0.01)
        clock.pass_by(60)
        for reader, writer in silent:
            assert await reader.read() == b""
            writer.close()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
