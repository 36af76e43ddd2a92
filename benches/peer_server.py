"""The same chase on boardgame.io, which many web games use; `make bench-server` installs it in a folder of its own.

Its clients speak Socket.IO, of which they need little: open a namespace, answer pings, send and hear events.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psutil

from benches.fogbound_server import EDITION, share_seats
from benches.load import Client, Figures, Load, Room, measure
from fogbound import find
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.edition import YardEdition

SOURCE = Path(__file__).parent / "peer"
GAME = "/chase,"
LINES = {"t": ("taxi",), "b": ("bus",), "u": ("underground",), "k": ("taxi", "bus", "underground", "ferry")}
PLENTY = 99  # X's ordinary tickets are not counted

Board = dict[str, Any]


def board_of(clients: int) -> Board:
    """What the game needs of an edition, as plain values."""
    players, _ = share_seats(clients)
    edition = find(EDITION, players=players)
    assert isinstance(edition, YardEdition)
    board = edition.board
    return {
        "links": {str(n): {line: list(ends) for line, ends in board.links(n).items()} for n in board.stations},
        "starts": {"pawns": len(edition.seats), "stations": list(board.stations)},
        "reveals": list(edition.reveals),
        "rounds": edition.max_rounds,
        "tickets": {
            "x": {**dict.fromkeys(ORDINARY, PLENTY), "k": edition.black},
            "pursuer": dict(zip(ORDINARY, edition.purses[0], strict=True)),
        },
    }


class Player(Client):
    """A person who plays random legal rides for their pawns, as the state that boardgame.io sends them allows."""

    def __init__(self, room: Room, address: str, number: int, board: Board) -> None:
        super().__init__(room, address)
        self._number, self._board = number, board
        self._game = 0
        self._start: dict[str, Any] | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def emit(self, *event: Any) -> None:
        self.send(b"42" + GAME.encode() + msgspec.json.encode(event))

    @property
    def _match(self) -> str:
        return f"{self.room.number}-{self._game}"

    def next_game(self) -> None:
        self._game += 1
        self.emit("sync", self._match, str(self._number), None, self.room.load.clients)

    def _gather(self) -> None:
        """A match is made for the first who asks: two at once would make two. And who comes late misses an update, so
        nobody moves before all are there."""
        table = [other for other in self.room.clients if isinstance(other, Player)]
        for other in table:
            if other._game < self._game:
                other._start = None
                other.next_game()
        if all(other._start is not None for other in table):
            for other in table:
                other._look(other._start or {})

    def hear(self, text: bytes) -> None:
        if text == b"2":
            self.send(b"3")
        elif text.startswith(b"0"):
            self.send(b"40" + GAME.encode())
        elif text.startswith(b"40"):
            self.ready.set_result(None)
        elif text.startswith(b"42"):
            name, match, *rest = msgspec.json.decode(text[2 + len(GAME) :])
            if match == self._match and name == "sync":
                self._start = rest[0]["state"]
                self._gather()
            elif match == self._match and name == "update":
                self._look(rest[0])

    def _look(self, state: dict[str, Any]) -> None:
        table, turn = state["G"], state["_stateID"]
        if not self.see((self._game, turn + 1)) or not self.room.playing:
            return
        if state["ctx"].get("gameover"):
            if self._number == 0:
                self.next_game()
        elif table["owner"][table["turn"]] == self._number:
            self.room.note_turn(lambda: self._play(table, turn))

    def _play(self, table: dict[str, Any], turn: int) -> None:
        if not self.room.playing or self.at != (self._game, turn + 1):
            return
        rides = list(_rides(self._board, table))
        if not rides:
            return
        ticket, station = self.room.rng.choice(rides)
        payload = {"type": "ride", "args": [ticket, station], "playerID": str(self._number), "credentials": None}
        self.room.note_move(self.at)
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, turn, self._match, str(self._number))


def _rides(board: Board, table: dict[str, Any]) -> Iterator[tuple[str, int]]:
    pawn = table["turn"]
    links, held = board["links"][str(table["at"][pawn])], table["at"][1:]
    for ticket, lines in LINES.items():
        if table["purses"][pawn].get(ticket):
            yield from ((ticket, end) for line in lines for end in links.get(line, ()) if end not in held)


async def open_room(number: int, load: Load, address: str, board: Board) -> Room:
    room = Room(number, load)
    socket = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
    for n in range(load.clients):
        player = Player(room, socket, n, board)
        await player.open()
        await player.ready
    return room


def begin(room: Room) -> None:
    first = room.clients[0]
    assert isinstance(first, Player)
    first.next_game()


@contextmanager
def server(folder: Path, board: Board, *, on_disk: bool) -> Iterator[tuple[psutil.Process, str]]:
    """boardgame.io as installed in `folder`, with matches in memory or in files."""
    with tempfile.TemporaryDirectory() as data:
        path = Path(data) / "board.json"
        path.write_text(json.dumps(board))
        script = folder / "server.js"
        script.write_text((SOURCE / "server.js").read_text())
        command = ["node", str(script), str(path), *([f"{data}/matches"] if on_disk else [])]
        environment = {**os.environ, "NODE_ENV": "production"}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if line.startswith("READY "):
                    yield psutil.Process(process.pid), line.split()[1]
                    return
            raise SystemExit("boardgame.io did not start; install it with `make bench-server`.")
        finally:
            process.terminate()
            process.wait(timeout=30)
            process.stdout.close()


def run(load: Load, folder: Path, *, on_disk: bool) -> Figures:
    board = board_of(load.clients)
    with server(folder, board, on_disk=on_disk) as (process, address):
        return asyncio.run(measure(load, process, lambda n: open_room(n, load, address, board), begin))
