"""One person's WebSocket in one room. What cannot go out or be heard at once waits in a queue; nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fogbound.errors import FogboundError
from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.edge.websocket import quick_send
from fogbound.server.guard import same_origin
from fogbound.server.limits import Limit
from fogbound.server.logs import place
from fogbound.server.many import Elsewhere
from fogbound.server.message_limits import Sender, check_message
from fogbound.server.people import COOKIE
from fogbound.server.room.audience import Attempt, Sent
from fogbound.server.room.gaze import Gaze
from fogbound.server.room.runner import RoomRunner
from fogbound.server.services import Services, address_of
from fogbound.server.watch.figures import FIGURES
from fogbound.server.wire import Refused

log = logging.getLogger("fogbound.socket")
MOST_WAITING = 1000
MOST_UNHEARD = 100  # messages that wait while an earlier one is written
AT_ONCE = (wire.Ping, wire.Attach)
TOO_OFTEN = 20
FAREWELL = 2.0  # seconds for the last messages to a socket that may no longer read
NOT_A_MEMBER, TOO_FAST, TRY_AGAIN = 4003, 4008, 1011
SERVICE_UNAVAILABLE = 503
MOST_OF_PAGE = 40  # characters of its name
NOBODY = ""  # the person of a public screen


class Connection:
    """A room's listener on a socket.

    Messages are sent at once where that is possible. Otherwise they wait in a queue; a socket that never reads is
    dropped.
    """

    def __init__(self, websocket: WebSocket, person: str) -> None:
        self.person = person
        self.gaze = Gaze()
        self.follows = False
        self.visible = True
        self.attempt = attempt_of(websocket.query_params)
        self.sent = Sent()
        self.closing = False
        self._websocket = websocket
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._waiting = 0  # texts that have yet to be sent: those in the queue, and one that is on its way
        self._quick_send = quick_send(websocket.scope)

    def send(self, text: str) -> None:
        if self.closing:
            return
        if not self._waiting and self._quick_send is not None and self._quick_send(text):
            return
        if self._waiting < MOST_WAITING:
            self._waiting += 1
            self._queue.put_nowait(text)
        else:
            self.close(TOO_FAST)

    def refuse(self, problem: FogboundError, id: str | None) -> None:
        self.send(wire.write(wire.error(problem, id)))

    def close(self, code: int) -> None:
        """Close with this code once the queue is sent; nothing comes after it."""
        if not self.closing:
            self.closing = True
            self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send the queue in order, until `close`."""
        while isinstance(item := await self._queue.get(), str):
            await self._websocket.send_text(item)
            self._waiting -= 1
        await self._websocket.close(item)


def attempt_of(asked: Mapping[str, str]) -> Attempt | None:
    """What a page says of its attempts to connect; anything else is left alone."""
    page, n = asked.get("page", ""), asked.get("n", "")
    return Attempt(page[:MOST_OF_PAGE], int(n)) if page and n.isascii() and n.isdecimal() and len(n) < 10 else None


async def serve(websocket: WebSocket, services: Services, room_id: str) -> None:
    """A socket from its opening to its end. A person who may not come in gets an error, and the socket closes.

    It is accepted only then, so that a socket for another process (`Elsewhere`) can be left to that one, untouched.
    """
    try:
        person, runner = await _admit(websocket, services, room_id)
    except Elsewhere:
        raise
    except Exception as problem:
        if not isinstance(problem, FogboundError):
            log.error("a socket could not be opened: %s", place(problem))
        await turn_away(websocket, problem if isinstance(problem, FogboundError) else wire.failure())
        return
    try:
        await websocket.accept()
    except WebSocketDisconnect:  # they have hung up meanwhile
        return
    await _serve(websocket, services, person, runner)


async def turn_away(websocket: WebSocket, problem: FogboundError) -> None:
    """Say why somebody may not come in, and close. A page that need only try again does so without a word."""
    status = problem.status if isinstance(problem, Refused) else 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # they may have hung up meanwhile
        await websocket.accept()
        if status != SERVICE_UNAVAILABLE:
            await websocket.send_text(wire.write(wire.error(problem)))
        await websocket.close(TRY_AGAIN if status >= 500 else NOT_A_MEMBER)


async def _serve(websocket: WebSocket, services: Services, person: str, runner: RoomRunner) -> None:
    """An accepted socket until its end."""
    screen = "screen" in websocket.query_params
    connection = Connection(websocket, NOBODY if screen else person)
    writer = asyncio.create_task(connection.write())
    sender = Sender(runner.id, f"{person}'s screen" if screen else person, address_of(websocket))
    reader = asyncio.create_task(_read(websocket, runner, connection, services.limits, sender))
    try:
        if screen:
            runner.open_screen(connection, person)
        else:
            runner.join(connection)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            await asyncio.wait({writer}, timeout=FAREWELL)
    finally:
        runner.close_screen(connection, person)
        runner.part(connection)
        for task in (reader, writer):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        if websocket.client_state == websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close()


async def _admit(websocket: WebSocket, services: Services, room_id: str) -> tuple[str, RoomRunner]:
    """The person who opened a socket and their room, or a refusal."""
    if not same_origin(websocket.headers):
        raise Refused("bad-origin", "This socket was opened by a page of another site.", status=403)
    person = await services.people.known(websocket.cookies.get(COOKIE))
    return person, await services.rooms.for_member(room_id, person)


# A message, and the seats its sender looked from then: an `attach` after it may be done before it.
_Sent = tuple[wire.ToServer, tuple[Seat, ...]]


async def _read(
    websocket: WebSocket, runner: RoomRunner, connection: Connection, limits: dict[str, Limit], sender: Sender
) -> None:
    """Messages in order, until the socket closes; but pings and curtains never wait for one that is being written."""
    check = partial(check_message, limits, sender)
    hearing = _Hearing(runner, connection, check)
    try:
        async for message in _messages(websocket, connection, limits, sender.here):
            if isinstance(message, AT_ONCE):
                await _hear(runner, connection, message, check)
            else:
                await hearing.add(message)
        await hearing.done()
    finally:
        hearing.stop()


class _Hearing:
    """The messages of a socket, one after the other. A task hears those that are there; then it is done.

    The room carries that task out. So what has begun ends, whatever becomes of the socket.
    """

    def __init__(self, runner: RoomRunner, connection: Connection, check: Callable[[wire.ToServer], None]) -> None:
        self._runner, self._connection, self._check = runner, connection, check
        self._unheard: deque[_Sent] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, message: wire.ToServer) -> None:
        """Hear a message when it is its turn. Where too many wait, so does the reader."""
        if len(self._unheard) >= MOST_UNHEARD:
            await self.done()
        self._unheard.append((message, self._connection.gaze.seats))
        if self._task is None or self._task.done():
            self._task = self._runner.carry_out(self._hear_all())

    async def done(self) -> None:
        """Wait until everything has been heard."""
        if self._task is not None:
            await asyncio.wait({self._task})

    def stop(self) -> None:
        """Hear nothing more."""
        self._unheard.clear()

    async def _hear_all(self) -> None:
        while self._unheard:
            message, seats = self._unheard.popleft()
            await _hear(self._runner, self._connection, message, self._check, seats)


async def _messages(
    websocket: WebSocket, connection: Connection, limits: dict[str, Limit], key: str
) -> AsyncIterator[wire.ToServer]:
    """What comes in, as far as it can be read; the rest is refused. Who sends too much of either is cut off."""
    refused = 0
    while (incoming := await websocket.receive())["type"] != "websocket.disconnect":
        try:
            limits["messages"].check(key)
            message = wire.read(_text(incoming))
        except Refused as problem:
            connection.refuse(problem, wire.id_of(incoming.get("text")))
            if problem.code == "too-fast":
                refused += 1
            elif limits["unreadable"].wait(key):
                refused = TOO_OFTEN + 1
            if refused > TOO_OFTEN:
                connection.close(TOO_FAST)
                return
            continue
        yield message


def _text(incoming: Any) -> str:
    text = incoming.get("text")
    if not isinstance(text, str):
        raise Refused("bad-message", "Messages are JSON text, not bytes.", field="")
    return text


async def _hear(
    runner: RoomRunner,
    connection: Connection,
    message: wire.ToServer,
    check: Callable[[wire.ToServer], None],
    sent_from: tuple[Seat, ...] | None = None,
) -> None:
    try:
        check(message)
        began = perf_counter()
        await runner.hear(connection, message, sent_from, carried=True)
        if isinstance(message, wire.Play):
            FIGURES.moves.note(perf_counter() - began)
    except FogboundError as problem:
        connection.refuse(problem, message.id)
    except Exception as problem:  # the sender gets a refusal; the room and everyone else go on
        log.error("a %s failed: %s", type(message).__name__, place(problem))
        connection.refuse(wire.failure(), message.id)
