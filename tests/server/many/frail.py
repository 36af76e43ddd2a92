"""What a process of a fleet does in tests: nothing, for as long as nothing is broken."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from pathlib import Path


def work(*, name: str, internal: socket.socket, ready: Callable[[], None], folder: Path) -> bool:
    with (folder / "starts").open("a") as starts:
        starts.write(f"{name}\n")
    if (folder / "broken").exists():
        raise ConnectionRefusedError("the database is away")
    ready()
    signal.pause()
    return True
