"""The real server in a process of its own, on a free port and a database that nobody else uses."""

from __future__ import annotations

import contextlib
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

from fogbound.games.yard import handicaps
from fogbound.server.app import Limits
from fogbound.server.run import run

PLENTY = (1e9, 1e9)
ROOT = Path(__file__).parents[2]
HANDICAPS = ROOT / "tests" / "games" / "yard" / "handicaps.toml"


class Server:
    """Can be killed at any moment and come back at the same address, with the same games."""

    def __init__(self, database: Path) -> None:
        self._database, self._port = database, 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serving", str(self._database), str(self._port)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        assert told.strip().isdigit(), "the server did not start"
        self._port = int(told)

    def tamper(self, sql: str, *values: object) -> None:
        """Change what a server that is down has written."""
        assert self._process is None
        with contextlib.closing(sqlite3.connect(self._database)) as raw, raw:
            assert raw.execute(sql, values).rowcount > 0

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def stop(self) -> None:
        self.kill(signal.SIGINT)


def _bind(listening: socket.socket, port: int) -> None:
    """To the port, or to a free one that the system does not lend to outgoing connections while we are away."""
    for wanted in [port] if port else random.sample(range(20_000, 30_000), 50):
        try:
            return listening.bind(("127.0.0.1", wanted))
        except OSError:
            continue
    raise SystemExit("there is no port to listen on")


def main(database: str, port: str) -> None:
    handicaps.FILE = HANDICAPS  # tests do not depend on what was measured
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    _bind(listening, int(port))
    with contextlib.closing(listening):
        run(
            f"sqlite+aiosqlite:///{database}",
            listening,
            lambda: print(listening.getsockname()[1], flush=True),
            Limits(guesses=PLENTY, newcomers=PLENTY, rooms=PLENTY, messages=PLENTY),
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
