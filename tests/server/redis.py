"""A Redis server of one's own, in a folder of its own, for as long as a block runs."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.ports import free_port

FIND = Path(__file__).with_name("get-redis")
WAITS = 60  # seconds; a busy machine is slow


@dataclass
class Redis:
    """A server that keeps nothing on the disk: whoever restarts it finds it empty."""

    program: str
    folder: Path
    port: int
    _process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.program, *options, "--dir", str(self.folder)], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        until = time.monotonic() + WAITS
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "Redis does not answer"
            time.sleep(0.01)

    def stop(self) -> None:
        """At once, as if its machine had lost power."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @contextmanager
    def paused(self) -> Iterator[None]:
        """For as long as the block runs the server does nothing, as if its machine hung."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def empty(self) -> None:
        """As new: running, and without a key."""
        if self._process is None:
            self.start()
        assert self.say("FLUSHALL") == "+OK"

    def say(self, command: str) -> str:
        """The first line of what the server answers to a command."""
        with socket.create_connection(("127.0.0.1", self.port), WAITS) as line:
            line.sendall(f"{command}\r\n".encode())
            return line.makefile("r", encoding="utf-8").readline().strip()

    def _answers(self) -> bool:
        with suppress(OSError):
            return self.say("PING") == "+PONG"
        return False


@contextmanager
def redis() -> Iterator[Redis]:
    """A server on a free port, which ends with the block."""
    program = subprocess.run([FIND], check=True, capture_output=True, text=True, timeout=600).stdout.strip()
    folder = Path(tempfile.mkdtemp(prefix="fogbound-redis-"))
    server = Redis(program, folder, free_port())
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
