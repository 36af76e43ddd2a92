"""A person in a room: plays what their view offers, and comes back as the browser does (web/src/socket.ts)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benches.chaos.evidence import Acknowledged, Member, RoomEvidence
from fogbound.notation import CONCEDE

FIRST_WAIT, LONGEST_WAIT, SLOWER = 0.4, 8.0, 1.7  # seconds until the next attempt, as in the browser
FINAL = (4000, 4001, 4003)  # with these codes the browser does not try again
PING_EVERY, ANSWER_WITHIN = 20.0, 6.0
ANSWER_SOON = 2.0  # seconds for the answer to a move; then a ping asks whether the server is there
ATTEMPTS = 10
DONE_BEFORE = ("taken", "not-now")
CUTS_IN = 0.05  # how often somebody takes a chance to play out of turn
ASKS_AGAIN = 3.0  # seconds after which a host asks once more for the next game
# Refusals that an offered move may meet: others were quicker, or the server or its database went away.
EXPECTED = {"stale", "not-now", "game-over", "failed", "house", "busy", "too-fast"}


class SeenPly(msgspec.Struct):
    n: int
    seat: str
    move: str


class Series(msgspec.Struct):
    heat: int
    heats: int


class Heard(msgspec.Struct):
    """The fields of a message that a person needs; others leave them at their defaults."""

    type: str
    id: str | None = None
    code: str = ""
    seat: str | None = None
    game: int = 0
    ply: int = 0
    start: int = msgspec.field(name="from", default=0)
    log: list[SeenPly] = []
    turn: list[str] = []
    moves: list[str] = []
    outcome: Any = None
    held: str | None = None
    line: int = 0
    room: str = ""
    status: str = ""
    host: str = ""
    person: str = ""
    series: Series | None = None


HEARD = msgspec.json.Decoder(Heard)
ENCODE = msgspec.json.Encoder().encode


class Person:
    """One browser in one room."""

    def __init__(
        self, member: Member, room: RoomEvidence, headers: dict[str, str], address: Callable[[], str], rng: Random
    ) -> None:
        self.member, self.headers = member, headers
        self.playing = False
        self._attempts = 0
        self._room, self._address, self._rng = room, address, rng
        self._think = 1.0  # seconds, about
        self._asked_for: dict[str, asyncio.Future[str]] = {}
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.views: dict[str | None, Heard] = {}
        self._logs: dict[str | None, list[SeenPly]] = {}
        self._state: Heard | None = None  # of the room
        self._socket: ClientConnection | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._wait, self._sent, self._asked = FIRST_WAIT, 0, 0.0
        self.returns: list[float] = []  # when they first saw the game, in each connection

    @property
    def room(self) -> str:
        return self._room.id

    def begin(self, think: float) -> None:
        """Play from now on, with so many seconds for each move, about."""
        self.playing, self._think = True, think
        self._consider()

    # The connection

    async def live(self) -> None:
        """Stay in the room until cancelled."""
        try:
            while True:
                await self._connect()
                await asyncio.sleep(self._wait * (0.75 + self._rng.random() / 2))
                self._wait = min(LONGEST_WAIT, self._wait * SLOWER)
        finally:
            self._forget()

    async def _connect(self) -> None:
        self._attempts += 1
        said = f"page={id(self):x}&n={self._attempts}"  # as the browser does
        address = f"{self._address()}/api/rooms/{self._room.id}/socket?{said}"
        try:
            async with connect(
                address,
                additional_headers=self.headers,
                compression=None,
                max_size=None,
                open_timeout=ANSWER_WITHIN,
                close_timeout=0.1,
                ping_interval=None,
                proxy=None,
            ) as socket:
                self._socket, self._wait = socket, FIRST_WAIT
                self._room.counts["connections"] += 1
                for message in self.unanswered.values():
                    self._room.counts["resent"] += 1
                    await socket.send(ENCODE(message), text=True)
                await self._listen(socket)
        except ConnectionClosed as gone:
            code = gone.rcvd.code if gone.rcvd else 1006
            self._room.counts[f"closed {code}"] += 1
            if code in FINAL:
                self._complain(f"was sent away for good, with {code}")
        except InvalidHandshake as refused:
            self._room.counts[f"not admitted: {getattr(getattr(refused, 'response', None), 'status_code', '?')}"] += 1
        except (OSError, TimeoutError, EOFError) as problem:
            self._room.counts[f"not reached: {type(problem).__name__}"] += 1
        finally:
            self._forget()

    async def _listen(self, socket: ClientConnection) -> None:
        heard = monotonic()
        while True:
            try:
                text = await asyncio.wait_for(socket.recv(decode=True), ANSWER_SOON)
            except TimeoutError:
                if not self.unanswered and monotonic() - heard < PING_EVERY:
                    continue
                await socket.send(ENCODE({"type": "ping"}), text=True)
                text = await asyncio.wait_for(socket.recv(decode=True), ANSWER_WITHIN)
            heard = monotonic()
            self._hear(str(text))
            self._consider()

    def _forget(self) -> None:
        """The connection is gone, and what it showed with it."""
        self._socket, self._state = None, None
        self.views.clear()
        self._logs.clear()
        self._asked = 0.0
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    # What comes

    def _hear(self, text: str) -> None:
        heard = HEARD.decode(text)
        match heard.type:
            case "view":
                self._see(heard, text)
            case "room":
                if self._state is None:
                    self._room.returns.append(monotonic())
                if heard.room != self._room.id:
                    self._complain(f"was told of room {heard.room}")
                self._state = heard
            case "you":
                if heard.person != self.member.person:
                    self._complain(f"was taken for {heard.person}")
            case "done":
                self._note_done(heard.id or "")
            case "error":
                self._note_refusal(heard)

    def _see(self, view: Heard, text: str) -> None:
        log = self._logs.get(view.seat, []) if view.start else []
        if len(log) < view.start or [ply.n for ply in view.log] != list(range(view.start, view.ply)):
            self._complain(f"misses a piece of the log before ply {view.ply}")
        self._logs[view.seat] = log[: view.start] + view.log
        if not self.views:
            self.returns.append(monotonic())
        self.views[view.seat] = view
        self._room.note_view(self.member.person, (view.game, view.ply), text)

    def _note_done(self, id: str) -> None:
        if asked := self._asked_for.pop(id, None):
            asked.set_result("")
        message = self.unanswered.pop(id, None)
        if message is None:
            return
        game, shown = int(id.split(".")[0]), self._shows(id, message)
        if not shown and self._room.table.holds:  # decided, and played unless others cut in
            self._room.counts["held"] += 1
            return
        if shown is False:
            self._complain(f"was told that move {id} was done, and their view did not show it")
        self._room.acknowledged.append(
            Acknowledged(self.member.person, id, game, message["ply"], message["seat"], message["move"])
        )

    def _shows(self, id: str, message: dict[str, Any]) -> bool | None:
        """Does the mover's view show a move that is done? None: it shows a later game."""
        seat, ply = message["seat"], message["ply"]
        view, log = self.views.get(seat), self._logs.get(seat, [])
        if view is None or view.game != int(id.split(".")[0]):
            return None
        return ply < len(log) and (log[ply].seat, log[ply].move) == (seat, message["move"])

    def _note_refusal(self, heard: Heard) -> None:
        message = self.unanswered.pop(heard.id or "", None)
        self._room.counts[f"refused: {heard.code}"] += 1
        if message is not None and not self._is_expected(heard.code, heard.id or ""):
            self._complain(f"was refused {message['seat']}'s move at ply {message['ply']}: {heard.code}")
        if asked := self._asked_for.pop(heard.id or "", None):
            asked.set_result(heard.code)

    def _is_expected(self, code: str, id: str) -> bool:
        """In the next heat of a series a seat may be another's: a move that is sent again then is not theirs."""
        later = any(view.game > int(id.split(".")[0]) for view in self.views.values())
        return code in EXPECTED or (code == "not-yours" and later)

    def _complain(self, text: str) -> None:
        self._room.problems.append(f"{self.member.name} {text}.")

    # What is done about it

    async def ask(self, id: str, **message: Any) -> None:
        """Before play begins: send something until it is done. A second try may find that the first one worked."""
        for attempt in range(ATTEMPTS):
            while self._socket is None:
                await asyncio.sleep(0.01)
            self._asked_for[id] = answer = asyncio.get_running_loop().create_future()
            self._say({"id": id, **message})
            with suppress(TimeoutError):
                code = await asyncio.wait_for(answer, ANSWER_WITHIN)
                if code == "" or (attempt and code in DONE_BEFORE):
                    return
                raise RuntimeError(f"{self.member.name} is refused {id}: {code}")
        raise RuntimeError(f"{self.member.name} gets no answer to {id}")

    def _consider(self) -> None:
        """Think, if there is anything to think about and no answer to wait for."""
        if self.playing and self._thinking is None and not self.unanswered and self._next() is not None:
            seconds = self._think * (0.5 + self._rng.random())
            self._thinking = asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        self._thinking = None
        message = self._next()
        if message is None or not self.playing or self._socket is None:
            return
        if message["type"] == "host":
            self._asked = monotonic()
            self._thinking = asyncio.get_running_loop().call_later(ASKS_AGAIN, self._act)
        else:
            self.unanswered[message["id"]] = message
            self._room.counts["sent"] += 1
        self._say(message)

    def _say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        task = asyncio.ensure_future(self._socket.send(ENCODE(message), text=True))
        task.add_done_callback(lambda sent: sent.cancelled() or sent.exception())  # the reader hears of a loss, too

    def _next(self) -> dict[str, Any] | None:
        state = self._state
        if state is None:
            return None
        if state.host == self.member.person and state.status in ("over", "lobby"):
            return self._next_game(state)
        for seat, view in self.views.items():
            if seat is None or view.outcome is not None or state.status != "playing" or view.held is not None:
                continue
            moves = [move for move in view.moves if move != str(CONCEDE)]
            if moves and (seat in view.turn or self._rng.random() < CUTS_IN):
                self._sent += 1
                move = self._rng.choice(moves).replace("_", '"Anything"')
                id = f"{view.game}.{view.ply}.{seat}.{self._sent}"
                return {"type": "play", "seat": seat, "ply": view.ply, "line": view.line, "move": move, "id": id}
        return None

    def _next_game(self, state: Heard) -> dict[str, Any]:
        if state.status == "lobby":
            return {"type": "host", "do": "start"}
        between = state.series is not None and state.series.heat < state.series.heats
        return {"type": "host", "do": "next" if between else "rematch"}
