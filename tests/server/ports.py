"""Ports of this machine that nothing listens on."""

from __future__ import annotations

import os
import socket
from itertools import count

HOST = "127.0.0.1"
# Below the ports of outgoing connections, one of which could take a port before its server starts or starts again; and
# below those of the browser tests.
FIRST, MANY = 10_000, 10_000
_places = count(os.getpid() * 97)  # tests that run side by side begin at different ones


def free_port() -> int:
    """A port for a server that starts soon: another one each time."""
    ports = (FIRST + place % MANY for place in _places)
    return next(port for port in ports if _is_free(port))


def _is_free(port: int) -> bool:
    try:
        socket.create_server((HOST, port)).close()
    except OSError:
        return False
    return True
