"""Connections end with the attempt to make them."""

from __future__ import annotations

import asyncio
import ssl

import pytest

from fogbound.server.push.connecting import Connecting
from tests.server.push.service import HOST


@pytest.mark.parametrize("given_up", [True, False])
def test_a_handshake_given_up_from_outside(given_up: bool) -> None:
    """What the other side sees: an end when the attempt is cancelled, and none while it goes on."""

    async def test() -> None:
        ended = asyncio.Event()

        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            greeting = await reader.read(1)
            assert greeting
            rest.set_result(None)
            await reader.read()
            ended.set()
            writer.close()

        rest: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        async with await asyncio.start_server(say_nothing, HOST, 0) as silent:
            stream = await Connecting().connect_tcp(HOST, silent.sockets[0].getsockname()[1])
            attempt = asyncio.create_task(stream.start_tls(ssl.create_default_context(), HOST))
            await rest
            assert not ended.is_set()
            if given_up:
                attempt.cancel()
                await asyncio.gather(attempt, return_exceptions=True)
            else:
                await stream.aclose()
                with pytest.raises(Exception):  # noqa: B017, PT011  whichever way a closed connection fails
                    await attempt
            async with asyncio.timeout(10):
                await ended.wait()

    asyncio.run(test())
