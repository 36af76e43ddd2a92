"""Machines that vanish without a word."""

from __future__ import annotations

import socket
from contextlib import closing

from fogbound.server.silence import KEEPALIVE, notice_silence
from fogbound.server.store import Store
from tests.server.postgres import PostgreSQL
from tests.server.table import run


def is_watched(connected: socket.socket) -> bool:
    known = [(getattr(socket, name), value) for name, value in KEEPALIVE.items() if hasattr(socket, name)]
    return bool(connected.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)) and all(
        connected.getsockopt(socket.IPPROTO_TCP, name) == value for name, value in known
    )


def test_the_system_is_told_to_notice() -> None:
    with closing(socket.socket()) as one:
        assert not is_watched(one)
        notice_silence(one)
        assert is_watched(one)


def test_a_connection_within_a_machine_needs_none_of_it() -> None:
    one, other = socket.socketpair(socket.AF_UNIX)
    with closing(one), closing(other):
        notice_silence(one)


def test_each_connection_to_the_database_is_watched(postgresql: PostgreSQL) -> None:
    """Otherwise a write waits for an answer for a quarter of an hour, and every room with it."""

    async def test() -> None:
        async with Store.open(postgresql.new_database()) as store, store.connection() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            assert is_watched(driver._transport.get_extra_info("socket"))

    run(test())
