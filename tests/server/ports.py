"""Ports of this machine that nothing listens on."""

from __future__ import annotations

import os
import socket
from itertools import count

HOST = "127.0.0.1"
# Systems hand out none of these by themselves: no connection takes a port before its server starts, or starts again.
LOWEST, HIGHEST = 10_000, 20_000
_places = count(os.getpid() * 97)  # tests that run side by side begin at different ones


def free_port(host: str = HOST) -> int:
    """A port for a server that starts soon: another one each time."""
    ports = (LOWEST + place % (HIGHEST - LOWEST) for place in _places)
    return next(port for port in ports if _is_free(port, host))


def ports_in_a_row(number: int) -> int:
    """The first of so many ports. Other tests that look at the same time begin to look elsewhere."""
    size = HIGHEST - LOWEST
    for n in range(size):
        first = LOWEST + (os.getpid() * 100 + n * number) % size
        if all(_is_free(port) for port in range(first, first + number)):
            return first
    raise OSError("no port is free")


def _is_free(port: int, host: str = HOST) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError:
        return False
    return True
