"""The real server in a separate process, with a free port and a database of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import Executor
from pathlib import Path
from unittest import mock

from fogbound import processes
from fogbound.bots.mind import belief_cache
from fogbound.game import Move, View
from fogbound.games.yard import handicaps
from fogbound.server import app, client, workers
from fogbound.server.analyses import Analyses
from fogbound.server.edge.allowance import Allowance
from fogbound.server.limits import Limits
from fogbound.server.push.notices import PushSettings
from fogbound.server.run import run
from fogbound.server.workers import Workers
from tests import chance
from tests.server.push.service import trusting

PLENTY = (1e9, 1e9)
PEOPLE = 100_000
# All tests of a worker come from one address, and faster than people.
LIFTED = (
    *("guesses", "newcomers", "renames", "rooms", "rooms_here", "messages"),
    *("chat", "chat_here", "marks", "changes", "changes_here"),
)
CHANCE = os.environ.get("CHANCE", "")  # another word here, and all tests have other deals
PATIENCE = 60  # seconds; a server that is still loading its bots on a busy machine takes its time to stop
STATIC, PUSH = "FOGBOUND_TEST_STATIC", "FOGBOUND_TEST_PUSH"  # another built client; the certificate of a push service
ROOT = Path(__file__).parents[2]
HANDICAPS = ROOT / "tests" / "games" / "yard" / "handicaps.toml"


class Server:
    """A server that can be killed at any moment and comes back at the same address, with the same games."""

    def __init__(self, database: Path, environment: Mapping[str, str] | None = None) -> None:
        self._database, self._port, self._environment = database, 0, environment
        self._process: subprocess.Popen[str] | None = None
        self._starts = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serving", str(self._database), str(self._port)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        line = self._read()
        assert line.strip().isdigit(), "the server did not start"
        self._port, self._starts = int(line), self._starts + 1
        self.reseed()

    def reseed(self) -> None:
        """Let the name of the running test decide all deals and bots' choices from here on."""
        assert self._process is not None
        assert self._process.stdin is not None
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        self._process.stdin.write(f"{test} {self._starts}{CHANCE}\n")
        self._process.stdin.flush()
        assert self._read() == "seeded\n"

    def _read(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def tamper(self, sql: str, *values: object) -> None:
        """Change the database of a server that is down."""
        assert self._process is None
        with contextlib.closing(sqlite3.connect(self._database)) as raw, raw:
            assert raw.execute(sql, values).rowcount > 0

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                pipe.close()
            process.wait()

    def stop(self) -> None:
        self.kill(signal.SIGINT)


def _bind(listening: socket.socket, port: int) -> None:
    """Bind to the port, or to a free one outside the range for outgoing connections, so that it stays free."""
    first = 20_000 + os.getpid() * 50 % 10_000  # servers that start at the same moment try different ones
    for wanted in [port] if port else range(first, first + 50):
        try:
            return listening.bind(("127.0.0.1", wanted))
        except OSError:
            continue
    raise SystemExit("there is no port to listen on")


class PromptAnalyses(Analyses):
    """Analyses that do not give way. Tests keep every core busy, and one of them waits for the analysis."""

    def _new_pool(self) -> Executor:
        return processes.pool(1, belief_cache.keep_up_to)


class SeededWorkers(Workers):
    """Bots whose choices follow from the game so far, whatever else happens on the server."""

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        self._chance.seed(f"{bot} {view.seat} {view.log}")
        return await super().choose(bot, view, owner)

    async def preload_compiled(self) -> None:
        """Few tests need the bots that take long to load: those load them with their first move."""


def _reseed_on_request() -> None:
    for line in sys.stdin:
        chance.reseed(line)
        print("seeded", flush=True)


def main(database: str, port: str) -> None:
    handicaps.FILE = HANDICAPS  # tests do not depend on measured handicaps
    client.STATIC = Path(os.environ.get(STATIC, client.STATIC))
    mock.patch.object(app, "Workers", SeededWorkers).start()
    mock.patch.object(app, "Analyses", PromptAnalyses).start()
    mock.patch.object(workers, "NICENESS", 0).start()  # of long searches: likewise
    chance.install()
    threading.Thread(target=_reseed_on_request, daemon=True).start()
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    _bind(listening, int(port))
    bound = listening.getsockname()[1]  # a server that is stopped at once has no socket left to ask
    with contextlib.closing(listening):
        run(
            f"sqlite+aiosqlite:///{database}",
            listening,
            lambda: print(bound, flush=True),
            Limits(**dict.fromkeys(LIFTED, PLENTY)),
            allowance=Allowance(people=PEOPLE),
            push=_push(os.environ.get(PUSH)),
        )


def _push(certificate: str | None) -> PushSettings | None:
    """Notices go to a push service on this machine, or nowhere."""
    if certificate is None:
        return None
    return PushSettings(delay=0, loopback=True, tls=trusting(Path(certificate)))


if __name__ == "__main__":
    main(*sys.argv[1:])
