"""A PostgreSQL server of one's own, in a folder of its own, for as long as a block runs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from tests.server.ports import free_port

FIND = Path(__file__).with_name("get-postgres")
WAITS = 60  # seconds; a busy machine is slow


@dataclass(frozen=True)
class PostgreSQL:
    """A running server. Everyone on this machine may use it, so it holds nothing but what tests make up."""

    programs: Path
    folder: Path
    port: int
    numbers: Iterator[int]

    @property
    def pid(self) -> int:
        """Of the process that starts all others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The URL of a database with nothing in it."""
        name = f"fogbound{next(self.numbers)}"
        self._call("createdb", "--host=127.0.0.1", f"--port={self.port}", "--username=fogbound", name)
        return f"postgresql+asyncpg://fogbound@127.0.0.1:{self.port}/{name}"

    def stop(self, how: str = "fast") -> None:
        self._call("pg_ctl", "stop", "--pgdata", str(self.folder / "data"), "--mode", how, "--wait")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c shared_buffers=32MB"
        log = str(self.folder / "log")
        self._call(
            "pg_ctl", "start", "--pgdata", str(self.folder / "data"), "--log", log, "--options", options, "--wait"
        )

    def initialise(self) -> None:
        self._call("initdb", "--pgdata", str(self.folder / "data"), "--username=fogbound", "--auth=trust", "--no-sync")

    def _call(self, program: str, *arguments: str) -> None:
        command = [*_as_somebody(), str(self.programs / program), *arguments]
        with (self.folder / "said").open("w+") as said:  # a pipe would stay open for as long as the server runs
            done = subprocess.run(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said, timeout=WAITS
            )
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read()}"


@contextmanager
def postgres() -> Iterator[PostgreSQL]:
    """A server on a free port, which ends with the block."""
    programs = Path(subprocess.run([FIND], check=True, capture_output=True, text=True, timeout=600).stdout.strip())
    folder = Path(tempfile.mkdtemp(prefix="fogbound-postgres-"))
    server = PostgreSQL(programs, folder, free_port(), count(1))
    if os.getuid() == 0:
        shutil.chown(folder, user=_somebody())
    try:
        server.initialise()
        server.start()
        yield server
    finally:
        with suppress(AssertionError):  # it may be stopped already
            server.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


def _somebody() -> str:
    """PostgreSQL refuses to run as root: the user that its package made, else nobody."""
    return next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})


def _as_somebody() -> list[str]:
    return ["setpriv", f"--reuid={_somebody()}", "--clear-groups", "--"] if os.getuid() == 0 else []
