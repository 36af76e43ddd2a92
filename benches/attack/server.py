"""A server to attack, with the limits that everybody gets."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager

import psutil

from benches.fogbound_server import server

FILES = 1024  # what most desktops allow a program to open
USUAL = """
import socket, sys
from fogbound.server.run import run
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
ready = f"http://127.0.0.1:{listening.getsockname()[1]}"
run(sys.argv[1], listening, lambda: print(ready, flush=True))
"""


@contextmanager
def usual_server(python: str) -> Iterator[tuple[psutil.Process, str]]:
    """A server process on a fresh database, and its address."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))  # the server inherits it
    try:
        with server(python, script=USUAL) as running:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            yield running
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
