"""Ports of this machine that nothing listens on."""

from __future__ import annotations

import os
import socket

HOST = "127.0.0.1"
LOWEST, HIGHEST = 10_000, 20_000  # systems hand out none of these by themselves


def free_port(host: str = HOST) -> int:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as listening:
        return int(listening.getsockname()[1])


def ports_in_a_row(number: int) -> int:
    """The first of so many ports. Other tests that look at the same time begin to look elsewhere."""
    size = HIGHEST - LOWEST
    for n in range(size):
        first = LOWEST + (os.getpid() * 100 + n * number) % size
        if all(_is_free(port) for port in range(first, first + number)):
            return first
    raise OSError("no port is free")


def _is_free(port: int) -> bool:
    try:
        socket.create_server((HOST, port)).close()
    except OSError:
        return False
    return True
