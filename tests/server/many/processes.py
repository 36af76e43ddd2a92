"""Two processes and more in one: each with a public and an internal address, on the loopback network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from fogbound.server.edge.edge import Edge
from fogbound.server.many import Elsewhere
from fogbound.server.many.inside import InsideEdge, let_in
from fogbound.server.many.relay import Relay, Relaying
from fogbound.server.many.vouching import Vouching
from fogbound.server.reach import new_listener
from fogbound.server.watch.requests import RequestIds
from tests.server.table import MANY_PEOPLE, on_a_port

KEY = b"what all processes know"


class Registry:
    """Who owns each room, as the database knows it."""

    def __init__(self) -> None:
        self.owners: dict[str, str] = {}


class Known:
    """What one process believes of it: an answer holds until it is forgotten."""

    def __init__(self, registry: Registry, own: str) -> None:
        self.registry, self.own = registry, own
        self.believed: dict[str, str] = {}
        self.forgotten: list[str] = []

    async def owner_of(self, room_id: str) -> str | None:
        owner = self.believed.get(room_id) or self.registry.owners.setdefault(room_id, self.own)
        return None if owner == self.own else owner

    async def forget(self, room_id: str) -> None:
        self.forgotten.append(room_id)
        self.believed.pop(room_id, None)

    async def require(self, room_id: str) -> None:
        """Go on if the room is to be served here."""
        if (owner := await self.owner_of(room_id)) is not None:
            raise Elsewhere(room_id, owner)


@dataclass
class Process:
    """One that runs: what it believes, and what its application has seen."""

    known: Known
    relay: Relay
    edge: Edge
    inside: InsideEdge
    server: uvicorn.Server
    address: str
    seen: list[dict[str, Any]] = field(default_factory=list)
    sockets: list[WebSocket] = field(default_factory=list)
    asked: asyncio.Event = field(default_factory=asyncio.Event)  # a request that is not answered
    never_answers: bool = False
    flooding: asyncio.Event = field(default_factory=asyncio.Event)
    flooded: int = 0  # characters
    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)
    left: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def internal(self) -> str:
        return self.known.own

    def owns(self, room_id: str) -> None:
        self.known.registry.owners[room_id] = self.internal

    def hang_up(self) -> None:
        """On everybody, as the system does when a process dies."""
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()

    def http(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, trust_env=False, headers=headers, timeout=30)

    async def open(self, room_id: str, **more: Any) -> ClientConnection:
        address = f"{self.address.replace('http', 'ws')}/rooms/{room_id}/socket"
        return await connect(address, proxy=None, max_size=None, **more)


@asynccontextmanager
async def process(registry: Registry, edge: Callable[[], Edge] = lambda: Edge(MANY_PEOPLE)) -> AsyncIterator[Process]:
    """A process with an application that says what it was asked. Its sockets say everything again."""
    listening = new_listener("127.0.0.1", 0)
    known = Known(registry, f"127.0.0.1:{listening.getsockname()[1]}")
    relay, public, app = Relay(known, Vouching(KEY)), edge(), _app()
    inside = InsideEdge(public, relay.vouching, known.own)
    async with on_a_port(app, public) as (server, address):
        await let_in(server, inside, listening)
        app.state.relay = relay
        app.state.here = Process(known, relay, public, inside, server, address)
        try:
            yield app.state.here
        finally:
            relay.hops.close()


def _app() -> FastAPI:
    app = FastAPI()
    app.add_middleware(Relaying)
    app.add_middleware(RequestIds)

    @app.api_route("/rooms/{room_id}", methods=["GET", "POST", "DELETE"])
    async def ask(request: Request, room_id: str) -> Any:
        here, content = request.app.state.here, (await request.body()).decode("latin-1")
        await here.known.require(room_id)
        if here.never_answers:
            here.asked.set()
            while not await request.is_disconnected():
                await asyncio.sleep(0.002)
        here.seen.append(
            {
                "method": request.method,
                "address": f"{request.url.path}?{request.url.query}",
                "scheme": request.url.scheme,
                "client": request.client and request.client.host,
                "headers": sorted(header for header in request.headers.items() if header[0] != "connection"),
                "content": content,
            }
        )
        return here.seen[-1]

    @app.websocket("/rooms/{room_id}/socket")
    async def socket(websocket: WebSocket, room_id: str) -> None:
        here = websocket.app.state.here
        await here.known.require(room_id)
        await websocket.accept()
        here.sockets.append(websocket)
        with suppress(WebSocketDisconnect):
            await _converse(websocket, here)
        here.left.set()

    return app


async def _converse(websocket: WebSocket, here: Process) -> None:
    """Say everything again, and do what is asked."""
    while (message := await websocket.receive())["type"] == "websocket.receive":
        await websocket.send_text(message["text"])
        match message["text"]:
            case "close 4008":
                await websocket.close(4008)
            case "fail":
                return
            case "wait":
                await here.may_go_on.wait()
            case "flood":
                here.flooding.set()
                while here.flooding.is_set():
                    await websocket.send_text("x" * 10_000)
                    here.flooded += 10_000
                await websocket.send_text("end")
