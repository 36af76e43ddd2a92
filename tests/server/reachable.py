"""A server as `fogbound serve` runs it, in a thread, with a network that a test chooses: never a real one."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from pathlib import Path
from typing import Any
from unittest import mock

from websockets.sync.client import ClientConnection, connect

from fogbound.server import app as web
from fogbound.server import run as running
from fogbound.server.reach import new_listener, origin_of
from fogbound.server.run import run
from tests.server.table import InlineWorkers

HERE, NETWORK = "127.0.0.1", "127.0.0.2"


class Served:
    """A server in a thread, as `fogbound serve` runs it, with a network that a test chooses."""

    def __init__(self, path: Path) -> None:
        self.network: str | None = NETWORK
        self.port = 0
        self._servers: list[Any] = []
        ready = threading.Event()
        listening = new_listener(HERE, 0)
        self.port = listening.getsockname()[1]
        self._serving = threading.Thread(
            target=lambda: run(f"sqlite+aiosqlite:///{path}", listening, ready.set, find_lan=lambda: self.network)
        )
        kept = self._servers

        class Kept(running._Server):
            def __init__(self, *args: Any) -> None:
                super().__init__(*args)
                kept.append(self)

        with mock.patch.object(running, "_Server", Kept), mock.patch.object(web, "Workers", InlineWorkers):
            self._serving.start()
            assert ready.wait(60)

    def stop(self) -> None:
        self._servers[0].should_exit = True
        self._serving.join(60)

    def ask(self, method: str, path: str, body: Any = None, at: str = HERE, **headers: str) -> tuple[int, Any, str]:
        """The status, the answer and the cookie."""
        connection = http.client.HTTPConnection(at, self.port, timeout=30)
        content = None if body is None else json.dumps(body)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, content, names)
        answer = connection.getresponse()
        text, cookie = answer.read(), answer.headers.get("set-cookie", "")
        connection.close()
        return answer.status, json.loads(text), cookie.partition(";")[0]

    def guest(self, at: str = HERE) -> str:
        return self.ask("POST", "/api/me", {"name": "Ann"}, at)[2]

    def switch(self, cookie: str, open: bool, at: str = HERE, **headers: str) -> tuple[int, Any]:
        origin = origin_of(at, self.port)
        sent = {"Cookie": cookie, "Origin": origin, **headers}
        status, answer, _ = self.ask("POST", "/api/reach", {"open": open}, at, **sent)
        return status, answer

    def room_socket(self, cookie: str, room: str, at: str = HERE) -> ClientConnection:
        address = f"{origin_of(at, self.port)}/api/rooms/{room}/socket".replace("http", "ws", 1)
        return connect(address, additional_headers={"Cookie": cookie}, proxy=None)

    def room(self, cookie: str) -> str:
        made: str = self.ask("POST", "/api/rooms", {"edition": "yard/police-2017"}, Cookie=cookie)[1]["room"]
        return made

    def refuses(self, at: str) -> bool:
        """Whether nobody listens there."""
        try:
            socket.create_connection((at, self.port), timeout=30).close()
        except ConnectionRefusedError:
            return True
        return False
