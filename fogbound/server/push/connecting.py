"""Connections to push services that never outlive the attempt to make them."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from httpcore import (
    AsyncNetworkBackend,
    AsyncNetworkStream,
    ConnectError,
    ConnectTimeout,
    NetworkError,
    ReadError,
    ReadTimeout,
    TimeoutException,
    WriteError,
    WriteTimeout,
)


class Connecting(AsyncNetworkBackend):
    """asyncio's own connections.

    Those that httpcore makes by itself can miss that they are given up, at the very moment when they are made: then the
    message is waited for in vain, and a service that takes connections and says nothing costs one for every notice.
    """

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        local = None if local_address is None else (local_address, 0)
        with _explained(ConnectError, ConnectTimeout):
            async with asyncio.timeout(timeout):
                _, writer = made = await asyncio.open_connection(host, port, local_addr=local)
        for option in socket_options or ():
            writer.get_extra_info("socket").setsockopt(*option)
        return _Stream(*made)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class _Stream(AsyncNetworkStream):
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        with _explained(ReadError, ReadTimeout):
            async with asyncio.timeout(timeout):
                return await self._reader.read(max_bytes)

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        with _explained(WriteError, WriteTimeout):
            async with asyncio.timeout(timeout):
                self._writer.write(buffer)
                await self._writer.drain()

    async def aclose(self) -> None:
        """At once: whatever is still on its way there or here is of no use."""
        self._writer.transport.abort()
        await asyncio.sleep(0)  # the loop closes the socket in its next round

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> AsyncNetworkStream:
        plain = self._writer.transport
        try:
            with _explained(ConnectError, ConnectTimeout):
                async with asyncio.timeout(timeout):
                    await self._writer.start_tls(ssl_context, server_hostname=server_hostname)
        except BaseException:
            plain.abort()
            await asyncio.sleep(0)
            raise
        return self

    def get_extra_info(self, info: str) -> Any:
        """Only what httpcore asks for; a connection is used once, so nobody needs to know whether it can be read."""
        return self._writer.get_extra_info(info)


@contextmanager
def _explained(failed: type[NetworkError], late: type[TimeoutException]) -> Iterator[None]:
    """Failures in the words of httpcore. `TimeoutError` is an `OSError`, too."""
    try:
        yield
    except TimeoutError as problem:
        raise late(str(problem)) from problem
    except OSError as problem:
        raise failed(str(problem)) from problem
