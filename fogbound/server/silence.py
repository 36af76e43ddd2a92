"""Notices soon when the machine at the other end of a connection vanishes without a word."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Any

# How soon the system notices that the other machine is gone, where it has such options. Usually it takes a quarter of
# an hour, and hours if nothing is being sent.
KEEPALIVE = {"TCP_KEEPIDLE": 3, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 6000}


def notice_silence(connected: socket.socket) -> None:
    """End a connection whose other side has not been heard of for some six seconds."""
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEEPALIVE.items():
        if hasattr(socket, name):
            with suppress(OSError):
                connected.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def watch_postgresql(connection: Any, _: Any) -> None:
    """Do so for a new connection to PostgreSQL: asyncpg has no option for it, and waits for an answer for ever."""
    notice_silence(connection.driver_connection._transport.get_extra_info("socket"))
