"""A server, and guests who keep every byte they are sent: in this process, or over a loopback port."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self
from unittest import mock

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fogbound import catalog, proof
from fogbound.advice import adviser, whereabouts
from fogbound.advice.hint import hint, plain
from fogbound.bots.naming import parse_bot
from fogbound.game import HIDDEN, Edition, Move, State, View
from fogbound.proof import seed_from
from fogbound.server import app as web
from fogbound.server import wire
from fogbound.server.bot_pool import BotPool
from fogbound.server.edge.allowance import Allowance
from fogbound.server.edge.edge import Edge
from fogbound.server.limits import Limits
from fogbound.server.many import Many
from fogbound.server.many.inside import InsideEdge, let_in
from fogbound.server.people import COOKIE
from fogbound.server.push.notices import PushSettings
from fogbound.server.room.runner import RoomRunner
from fogbound.server.run import configured
from fogbound.server.services import Services
from fogbound.server.workers import _draw
from tests.server.local_socket import LocalSocket

CLASSIC, POLICE, COMPACT = "yard/classic-1983", "yard/police-2017", "yard/compact-2015"
PATIENCE = 60.0  # seconds; waiting costs nothing when all is well, and a busy machine is slow
PLENTY = (1e9, 1e9)
MANY_PEOPLE = Allowance(people=1_000_000)
NO_LIMITS = Limits(**dict.fromkeys(vars(Limits()), PLENTY))
SMALL = {"board": "tiny-docks", "players": "4", "max_rounds": "4"}  # a classic game of a few seconds

Message = dict[str, Any]
# What shows the effect of a message, where that is not the room.
EFFECTS = {
    "play": ("view", "proposal"),
    "agree": ("view", "proposal"),
    "attach": ("view",),
    "say": ("said",),
    "mark": ("mark",),
    "whereabouts": ("whereabouts",),
}


def run(test: Coroutine[Any, Any, None], within: float = 60) -> None:
    """A test that is a coroutine, and never hangs."""
    asyncio.run(asyncio.wait_for(test, within))


class Gone(Exception):
    """The server hung up before it answered."""


class InlineWorkers:
    """Bots without processes: the same choices, at once."""

    def __init__(self, processes: int = 1, folder: Path | None = None, long: int = 1) -> None:
        self._chance = Random(processes)
        self.own_searches = BotPool(1, folder)  # for what other processes ask
        self.searches: Any = self.own_searches

    @property
    def waiting(self) -> dict[str, int]:
        return {"bots": 0, "searches": 0}

    async def preload(self) -> None: ...

    async def preload_compiled(self) -> None: ...

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        edition = catalog.find(view.edition, **dict(view.options))
        return parse_bot(bot, edition).make(edition, self._chance).choose(view)

    def least_time(self, bot: str, view: View) -> float:
        return 0.0

    async def hint(self, view: View, owner: str = "") -> dict[str, Any] | None:
        by = adviser.default(catalog.find(view.edition, **dict(view.options)), 50)
        return plain(hint(catalog.find(view.edition, **dict(view.options)), view, by))

    async def whereabouts(self, view: View, owner: str = "") -> list[list[float]] | None:
        edition = catalog.find(view.edition, **dict(view.options))
        return whereabouts.plain(whereabouts.whereabouts(edition, view))

    async def draw(self, edition: Edition, theme: str, language: str) -> bytes:
        return _draw(edition.id, edition.options, theme, language)

    def close(self) -> None:
        self.own_searches.close()


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Line:
    """One open socket. It keeps everything that came, and merges views as a client would."""

    def __init__(self, connection: ClientConnection | LocalSocket) -> None:
        self.frames: list[str] = []
        self.messages: list[Message] = []
        self.views: dict[str | None, Message] = {}
        self.seals: dict[tuple[tuple[int, int], int], str] = {}  # by game and line, and ply
        self.code: int | None = None
        self._were_over: set[int] = set()  # games: moves after an end that was taken back have no seal
        self._connection = connection
        self._news = asyncio.Condition()
        self._asked = 0
        self._reader = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for frame in self._connection:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self._keep(json.loads(frame))
                await self._tell()
        except ConnectionClosed:
            pass
        finally:
            self.code = self._connection.close_code
            await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    def _keep(self, message: Message) -> None:
        self.messages.append(message)
        if message["type"] == "view":
            self._keep_seals((message["game"], message.get("line", 0)), message["log"])
            if message["outcome"] is not None:
                self._were_over.add(message["game"])
            seat, start = message["seat"], message["from"]
            known = self.views.get(seat, {"log": []})["log"] if start else []
            assert len(known) >= start, "a piece of the log is missing"
            assert [ply["n"] for ply in message["log"]] == list(range(start, message["ply"]))
            self.views[seat] = {**message, "from": 0, "log": [*known[:start], *message["log"]]}
        if message["type"] == "you":
            attached = message["attached"] or [None]
            self.views = {seat: view for seat, view in self.views.items() if seat in attached}

    def _keep_seals(self, game: tuple[int, int], log: list[Message]) -> None:
        """Seals are stored apart: they are hashes of hidden moves and never change, unless moves are taken back."""
        for ply in log:
            seal = ply.pop("seal", None)
            hidden = ply["secret"] or HIDDEN in Move.parse(ply["move"]).args
            assert hidden if seal is not None else not hidden or game[0] in self._were_over
            if seal is not None:
                assert self.seals.setdefault((game, ply["n"]), seal) == seal

    async def send(self, type: str, **fields: Any) -> None:
        await self.raw(json.dumps({"type": type, **fields}))

    async def raw(self, frame: str | bytes) -> None:
        await self._connection.send(frame)

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send with an id of its own, and wait until it is done: its refusal, or the message that shows its effect."""
        self._asked += 1
        id = fields.setdefault("id", f"{type}-{self._asked}")
        since = len(self.messages)
        await self.send(type, **fields)
        answer = await self.until(lambda message: message.get("id") == id, since)
        return self._effect(EFFECTS.get(type, ("room",))) if answer["type"] == "done" else answer

    def _effect(self, types: tuple[str, ...]) -> Message:
        """The last message of these types; if none is new, the last one before."""
        latest = next((message for message in reversed(self.messages) if message["type"] in types), {"type": "done"})
        return self.room if latest["type"] == "room" else latest

    async def refused(self, type: str, **fields: Any) -> str:
        """The code a request is refused with."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "error", f"{type} {fields} was not refused but answered {answer}"
        assert set(answer) == {"type", "code", "text", "details", "id"}
        return str(answer["code"])

    async def until(self, wanted: Callable[[Message], Any], since: int = 0) -> Message:
        """The first message of a kind, waiting for it if need be."""
        matches: list[Message] = []

        def come() -> bool:
            matches[:] = [message for message in self.messages[since:] if wanted(message)][:1]
            return bool(matches) or self.code is not None

        await self.wait(come)
        if not matches:
            raise Gone(f"closed with {self.code} before it came; last was {self.messages[-2:]}")
        return matches[0]

    async def wait(self, come: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(come)

    async def all_heard(self) -> None:
        """Waits until everything the server has sent this socket so far has come."""
        await self.ask("ping")

    def last(self, type: str) -> Message:
        return next(message for message in reversed(self.messages) if message["type"] == type)

    @property
    def room(self) -> Message:
        """The latest `room` and `you` as one dictionary."""
        you, room = self.last("you"), self.last("room")
        return {**you, **room, "you": you["person"]}

    @property
    def rights(self) -> dict[str, list[str]]:
        """What this person may do with each seat."""
        return {seat["seat"]: seat["may"] for seat in self.last("you")["seats"]}

    def said(self) -> list[str]:
        return [message["text"] for message in self.messages if message["type"] == "said"]

    @property
    def ply(self) -> int:
        """How far all views have come."""
        wanted = self.room["attached"] or [None]
        return min(self.views[seat]["ply"] if seat in self.views else 0 for seat in wanted)

    async def at_ply(self, ply: int) -> None:
        await self.wait(lambda: self.ply >= ply or self.code is not None)

    async def closed(self) -> int:
        await self.wait(lambda: self.code is not None)
        assert self.code is not None
        return self.code

    async def hang_up(self) -> None:
        await self._connection.close()
        await self._reader


class Guest:
    """A person with a browser's cookie jar. `received` holds every answer's headers and body."""

    def __init__(self, address: str, name: str, app: FastAPI | None = None) -> None:
        self.name, self.person = name, ""
        self.received: list[str] = []
        self.lines: list[Line] = []
        self.http = httpx.AsyncClient(
            base_url=address,
            trust_env=False,
            verify=False,
            timeout=PATIENCE,
            event_hooks={"response": [self._note]},
            transport=None if app is None else httpx.ASGITransport(app, raise_app_exceptions=False),
        )
        self._address, self._app = address, app

    async def _note(self, response: httpx.Response) -> None:
        await response.aread()
        self.received.append(f"{dict(response.headers)}\n{response.text}")

    async def introduce(self) -> Self:
        answer = await self.http.post("/api/me", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        self.person = answer.json()["person"]
        return self

    @property
    def cookie(self) -> str:
        return str(self.http.cookies[COOKIE])

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        return answer.json()

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).json()

    async def create(self, edition: str = CLASSIC, **wanted: Any) -> str:
        """A new room's id; bots do not dawdle in it."""
        body = {"edition": edition, "settings": {"pace": 0}, **wanted}
        answer = await self.post("/api/rooms", body)
        assert "room" in answer, answer
        return str(answer["room"])

    async def join(self, room: str) -> Line:
        """Enter by link or code, and open the socket."""
        answer = await self.post(f"/api/rooms/{room}/join")
        assert "room" in answer, answer
        return await self.open(answer["room"])

    async def open(self, room: str, headers: dict[str, str] | None = None, query: str = "") -> Line:
        address = self._address.replace("http", "ws", 1) + f"/api/rooms/{room}/socket{query}"
        cookie = {"Cookie": f"{COOKIE}={self.cookie}"} if self.person else {}
        every = {**cookie, **(headers or {})}
        if self._app is None:
            line = Line(await connect(address, additional_headers=every, proxy=None))
        else:
            line = Line(LocalSocket(self._app, address, every))
        self.lines.append(line)
        await line.wait(lambda: bool(line.messages) or line.code is not None)
        if line.messages and line.messages[0]["type"] == "room":
            await line.all_heard()
        return line

    async def close(self) -> None:
        for line in self.lines:
            await line.hang_up()
        await self.http.aclose()


class Table:
    """A running server. `services` are the truth behind it, for tests to compare with."""

    def __init__(self, address: str, services: Services, app: FastAPI | None = None) -> None:
        self.address, self.services, self._app = address, services, app
        self._guests: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        return await self.stranger(name).introduce()

    def stranger(self, name: str = "Nobody") -> Guest:
        guest = Guest(self.address, name, self._app)
        self._guests.append(guest)
        return guest

    def room(self, id: str) -> RoomRunner:
        return self.services.rooms._runners[id]

    async def awake(self, id: str) -> RoomRunner:
        """A room after a restart: it comes into memory when somebody asks for it."""
        return await self.services.rooms.by_id(id)

    def truth(self, id: str) -> State:
        match = self.room(id).state.match
        assert match is not None
        return match.state

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for guest in self._guests:
            await guest.close()


@asynccontextmanager
async def serving(
    database: Path | str,
    *,
    limits: Limits = NO_LIMITS,
    workers: Callable[..., Any] = InlineWorkers,
    network: bool = False,
    edge: Edge | None = None,
    push: PushSettings | None = None,
    many: Many | None = None,
    inside: socket.socket | None = None,
) -> AsyncIterator[Table]:
    """The server on a database, a file or a URL, set up as `fogbound serve` does it; on a network only if asked.

    One of several processes listens to the others `inside`, at the address by which they know it.
    """
    seeds = mock.Mock(side_effect=map(seed_from, count()))
    with mock.patch.object(web, "Workers", workers), mock.patch.object(proof, "new_seed", seeds):
        url = f"sqlite+aiosqlite:///{database}" if isinstance(database, Path) else database
        app = web.create_app(url, limits, push=push, many=many)
        edge = edge or Edge(MANY_PEOPLE)
        async with _on_a_port(app, edge, many, inside) if network else _in_process(app) as table, table:
            yield table


serving_over_network = partial(serving, network=True)


@asynccontextmanager
async def _in_process(app: FastAPI) -> AsyncIterator[Table]:
    async with app.router.lifespan_context(app):
        yield Table("http://fogbound.test", app.state.services, app)


@asynccontextmanager
async def _on_a_port(app: FastAPI, edge: Edge, many: Many | None, inside: socket.socket | None) -> AsyncIterator[Table]:
    async with on_a_port(app, edge) as (server, address):
        if many is not None and inside is not None:
            await let_in(server, InsideEdge(edge, app.state.relay.vouching, many.internal), inside)
        yield Table(address, app.state.services)


@asynccontextmanager
async def on_a_port(app: FastAPI, edge: Edge) -> AsyncIterator[tuple[uvicorn.Server, str]]:
    """An application on the loopback network, and its address."""
    server = _Server(configured(app, edge, log_config=None))
    # asyncio sends small frames at once (TCP_NODELAY) only on sockets that name their protocol.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.002)  # uvicorn has no event for it
        yield server, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        listening.close()


def as_sent(state: State, seat: str | None, game: int = 1) -> Message:
    """What a view message must be, whole: the one exit for information, in JSON."""
    message: Message = json.loads(wire.write(wire.view(state.view(seat), game, 0, ())))
    return message


def load_adviser() -> None:
    """Compiled code takes seconds to load, on a busy machine many: better before anyone waits for an answer."""
    adviser.make(catalog.find(CLASSIC, **SMALL), "sleuth", 0)


# Playing


def offers(line: Line) -> list[tuple[str, str]]:
    """Everything this person may play now, giving up left out."""
    return [
        (seat, move)
        for seat, view in line.views.items()
        if seat is not None
        for move in view["moves"]
        if move != "concede"
    ]


async def play_some(lines: list[Line], rng: Random, plies: int = 10_000) -> int:
    """People play at random until the end, or for so many plies; returns how many they played."""
    for played in range(plies):
        ply = lines[0].ply
        if any(view["outcome"] for view in lines[0].views.values()):
            return played
        line, seat, move = rng.choice([(line, *offer) for line in lines for offer in offers(line)])
        answer = await line.ask("play", seat=seat, ply=ply, move=move)
        assert answer["type"] == "view", answer
        for other in lines:
            await other.at_ply(answer["ply"])
    return plies


async def seated(table: Table, seats: dict[str, str], edition: str = CLASSIC, **wanted: Any) -> dict[str, Line]:
    """A room with a person on each of these seats (`seat: name`), started by the first; bots on the rest."""
    guests: dict[str, Guest] = {}
    lines: dict[str, Line] = {}
    room = ""
    for seat, name in seats.items():
        if name not in guests:
            guests[name] = await table.guest(name)
            room = room or await guests[name].create(edition, **wanted)
            lines[name] = await guests[name].join(room)
        answer = await lines[name].ask("sit", seat=seat, who="me")
        assert answer["type"] == "room", answer
    first = next(iter(lines.values()))
    await first.ask("host", do="start")
    for line in lines.values():
        await line.wait(lambda line=line: line.room["status"] == "playing" and line.ply > 0)  # type: ignore[misc]
        mine = [s["seat"] for s in line.room["seats"] if line.room["you"] in s["holders"]]
        await line.ask("attach", seats=mine)
    return lines
