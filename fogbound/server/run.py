"""Runs the application on a socket until it is interrupted."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import uvicorn
from fastapi import FastAPI

from fogbound.server.app import create_app
from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import Edge
from fogbound.server.edge.hosts import Hosts
from fogbound.server.edge.http import EdgeHttp
from fogbound.server.limits import Limits
from fogbound.server.many import Many
from fogbound.server.many.inside import FILES_EACH, InsideEdge, let_in
from fogbound.server.many.leases import refuse_beside_others
from fogbound.server.only_server import only_server
from fogbound.server.push.notices import PushSettings
from fogbound.server.reach import Reach, lan_address
from fogbound.server.store import Store
from fogbound.server.watch import log_lines
from fogbound.server.watch.watching import Watch
from fogbound.server.wire import MAX_BYTES

TICKS_A_SECOND = 10  # of uvicorn
UNREAD_BYTES = 64 * 1024  # that the system keeps for a connection: what waits here takes memory too


class Member(NamedTuple):
    """One of several processes, and the socket at which the others reach it."""

    many: Many
    listening: socket.socket


class _Server(uvicorn.Server):
    """Calls `ready` once it listens, and ends connections that are late."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], edge: Edge) -> None:
        super().__init__(config)
        self._ready, self._edges = ready, [edge]

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            for edge in self._edges:
                edge.sweep()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._begin()
            self._ready()

    async def _begin(self) -> None:
        """What remains to be done before it is ready."""

    async def listen(self, listening: socket.socket) -> None:
        """Take connections on another socket too."""

        def new_connection() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]  # each kind takes these
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        _keep_little(listening)
        try:
            server = await loop.create_server(new_connection, sock=listening, backlog=self.config.backlog)
        except OSError:
            listening.close()
            raise
        self.servers.append(server)

    def hang_up(self, address: str) -> None:
        """Stop listening on an address, and drop every connection that came in there."""
        for server in [server for server in self.servers if _address_of(server) == address]:
            server.close()
            self.servers.remove(server)
        for connection in list(self.server_state.connections):
            transport = connection.transport
            if transport.get_extra_info("sockname", ("",))[0] == address:
                transport.abort()  # closing would wait for a peer that may never read


class _Member(_Server):
    """One of several processes: it listens to the others too, and gives them its rooms before it ends."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], edge: Edge, app: FastAPI, member: Member
    ) -> None:
        super().__init__(config, ready, edge)
        self._app, self._member = app, member

    async def _begin(self) -> None:
        inside = InsideEdge(self._edges[0], self._app.state.relay.vouching, self._member.many.internal)
        self._edges.append(inside)
        await let_in(self, inside, self._member.listening)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._app.state.services.rooms.depart()
        await super().shutdown(sockets)


def _address_of(server: asyncio.Server) -> str:
    return next((str(one.getsockname()[0]) for one in server.sockets), "")


def try_database(database: str, *, alone: bool) -> None:
    """Fail now if the database cannot be used, before the server says that it is open."""
    asyncio.run(_try(database, alone))


async def _try(database: str, alone: bool) -> None:
    with only_server(database):
        async with Store.open(database) as store:
            if alone and database.startswith("postgresql"):
                await refuse_beside_others(store)


def _keep_little(listening: socket.socket) -> None:
    """Connections get this from the socket that they come in at."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD_BYTES)


def configured(app: FastAPI, edge: Edge, **more: Any) -> uvicorn.Config:
    """The web server of an application, with the limits of an edge."""
    # No access log: the address of a room is the key to it. Nothing is compressed: most messages are small, and windows
    # for thousands of sockets would fill the memory. Who passes a request on is for the edge to know, not for uvicorn.
    return uvicorn.Config(
        app,
        http=partial(EdgeHttp, edge=edge),  # type: ignore[arg-type]  # whatever makes a protocol will do
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        **more,
    )


def _spare_the_collector() -> None:
    """Rooms are values that nothing refers back to, so cycles are rare; looking for them took a tenth of a ply."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _spare_the_loop() -> None:
    """Work in threads must not hold people up. A thread that computes (a map that is drawn takes a second or two) keeps
    Python to itself for this long each time that the loop has waited for anything; the usual 5 ms add up to a second.
    """
    sys.setswitchinterval(0.0005)


def run(
    database: str,
    listening: socket.socket,
    ready: Callable[[], None],
    limits: Limits | None = None,
    find_lan: Callable[[], str | None] = lan_address,
    allowance: Allowance | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    push: PushSettings | None = None,
    metrics: socket.socket | None = None,
    log: log_lines.Style = "text",
    member: Member | None = None,
) -> bool:
    """Serve until interrupted. Returns False if the server never became ready.

    `names` are those that the server goes by besides its addresses, `proxies` the web servers in front of it. Without
    `push` it sends no notices. `metrics` is the socket at which figures are shown: never an address that people see. A
    `member` is one of several processes on the database.
    """
    try_database(database, alone=member is None)
    many = None if member is None else member.many
    log_lines.begin(log, "" if many is None else many.name)
    host, port = listening.getsockname()[:2]
    # There is no switch that opens or closes several processes at once.
    reach = Reach(host, port, find_lan, behind_proxy=bool(proxies) or many is not None)
    edge = Edge(allowance, Hosts(host, names), proxies, files_each=1 if member is None else FILES_EACH)
    _keep_little(listening)
    _spare_the_collector()
    _spare_the_loop()
    app = create_app(
        database,
        limits or Limits.shared_by(edge.allowance.people),
        reach=reach,
        push=push,
        many=many,
        watch=None if metrics is None else Watch(metrics, edge.census),
        stopping=lambda: server.should_exit,
    )
    config = configured(app, edge, log_config=None)
    server = _Server(config, ready, edge) if member is None else _Member(config, ready, edge, app, member)
    reach.serve_with(server)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return server.started
