"""One person's WebSocket in one room: a queue out, a loop in, and nobody else waits for either."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fogbound.errors import FogboundError
from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.limits import Limit
from fogbound.server.logs import place
from fogbound.server.people import COOKIE, People
from fogbound.server.room import Room
from fogbound.server.rooms import Rooms
from fogbound.server.wire import Refused

log = logging.getLogger("fogbound.socket")
MOST_WAITING = 1000
TOO_OFTEN = 20
FAREWELL = 2.0  # seconds to take leave of somebody who may not be listening
NOT_A_MEMBER, TOO_FAST = 4003, 4008
NOBODY = ""  # whose a screen for everybody's eyes is


class Connection:
    """A room's listener on a socket. Messages wait in a queue; one who never reads is dropped."""

    def __init__(self, websocket: WebSocket, person: str) -> None:
        self.person = person
        self.attached: tuple[Seat, ...] = ()
        self.chose = False
        self.sent: dict[Seat | None, tuple[int, int, bool]] = {}
        self.follows = False
        self.closing = False
        self._websocket = websocket
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, message: dict[str, Any]) -> None:
        if self.closing:
            return
        if self._queue.qsize() < MOST_WAITING:
            self._queue.put_nowait(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        else:
            self.close(TOO_FAST)

    def close(self, code: int) -> None:
        """After what waits, this code; nothing comes after it."""
        if not self.closing:
            self.closing = True
            self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send what waits, in order, until told to close."""
        while isinstance(item := await self._queue.get(), str):
            await self._websocket.send_text(item)
        await self._websocket.close(item)


async def serve(
    websocket: WebSocket, rooms: Rooms, people: People, name: str, limits: dict[str, Limit], same_origin: bool
) -> None:
    """A socket from its opening to its end. Before it is accepted, a refusal is a closed door with a code."""
    await websocket.accept()
    person = people.who(websocket.cookies.get(COOKIE))
    try:
        room = await _admit(rooms, name, person, same_origin)
    except Refused as problem:
        await websocket.send_text(json.dumps(wire.error(problem)))
        await websocket.close(NOT_A_MEMBER)
        return
    assert person is not None
    screen = "screen" in websocket.query_params
    connection = Connection(websocket, NOBODY if screen else person)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(websocket, room, connection, limits))
    try:
        if screen:
            room.show(connection, person)
        else:
            room.join(connection)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            await asyncio.wait({writer}, timeout=FAREWELL)
    finally:
        room.hide(connection, person)
        room.part(connection)
        for task in (reader, writer):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
        if websocket.client_state == websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close()


async def _admit(rooms: Rooms, name: str, person: str | None, same_origin: bool) -> Room:
    if not same_origin:
        raise Refused("bad-origin", "This socket was opened by a page of another site.", status=403)
    if person is None:
        raise Refused("who-are-you", "Introduce yourself first.", status=401)
    room = await rooms.at(name)
    if person not in room.facts.members:
        raise Refused("not-yours", "Join the room first.", status=403)
    return room


async def _read(websocket: WebSocket, room: Room, connection: Connection, limits: dict[str, Limit]) -> None:
    key = f"{room.id} {connection.person}"  # all screens of a room count as one
    refused = 0
    while True:
        incoming = await websocket.receive()
        if incoming["type"] == "websocket.disconnect":
            return
        try:
            limits["messages"].check(key)
            message = wire.read(_text(incoming))
        except Refused as problem:
            connection.send(wire.error(problem, wire.id_of(incoming.get("text"))))
            refused += problem.code == "too-fast"
            if refused > TOO_OFTEN:
                connection.close(TOO_FAST)
                return
            continue
        # Once begun, a change is carried through even if its sender hangs up: the store will have it.
        await asyncio.shield(asyncio.create_task(_hear(room, connection, message, limits, key)))


def _text(incoming: Any) -> str:
    text = incoming.get("text")
    if not isinstance(text, str):
        raise Refused("bad-message", "Messages are JSON text, not bytes.", field="")
    return text


async def _hear(room: Room, connection: Connection, message: wire.Message, limits: dict[str, Limit], key: str) -> None:
    try:
        if isinstance(message, wire.Attach) and message.pin:
            limits["pins"].check(key)
        if isinstance(message, wire.Hint):
            limits["hints"].check(key)
        await room.hear(connection, message)
    except FogboundError as problem:
        connection.send(wire.error(problem, message.id))
    except Exception as problem:  # the person is told; the room and everybody else in it go on
        log.error("a %s message failed: %s", message.type, place(problem))
        failed = Refused("failed", "The server could not do that; nothing was changed. Please try again.", status=500)
        connection.send(wire.error(failed, message.id))
