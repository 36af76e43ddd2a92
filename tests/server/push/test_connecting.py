"""Connections end with the attempt to make them."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path

import pytest
from httpcore import ConnectError

from fogbound.server.push.connecting import Connecting
from tests.server.push.service import HOST, push_service
from tests.server.table import PATIENCE

STEPS = 60  # of the event loop: by then a connection is made, its handshake included


@pytest.mark.parametrize("given_up", [True, False])
def test_a_handshake_that_comes_to_nothing(given_up: bool) -> None:
    """What the other side sees when the attempt is cancelled, and what we see when the other side hangs up."""

    async def test() -> None:
        hang_up, ended = asyncio.Event(), asyncio.Event()
        greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            assert await reader.read(1)
            greeted.set_result(None)
            if given_up:
                await reader.read()
                ended.set()
            else:
                await hang_up.wait()
            writer.close()

        async with await asyncio.start_server(say_nothing, HOST, 0) as silent:
            stream = await Connecting().connect_tcp(HOST, silent.sockets[0].getsockname()[1])
            attempt = asyncio.create_task(stream.start_tls(ssl.create_default_context(), HOST))
            await greeted
            assert not ended.is_set()
            async with asyncio.timeout(PATIENCE):
                if given_up:
                    attempt.cancel()
                    await asyncio.gather(attempt, return_exceptions=True)
                    await ended.wait()
                else:
                    hang_up.set()
                    with pytest.raises(ConnectError):
                        await attempt

    asyncio.run(test())


def test_given_up_at_any_moment(tmp_path: Path) -> None:
    """It ends there and then, and leaves nothing open: what stays open would be a warning, which fails the test."""

    async def test() -> None:
        reached = 0
        async with push_service(tmp_path) as service:
            port = int(service.origin.rpartition(":")[2])

            async def connect() -> None:
                nonlocal reached
                stream = await Connecting().connect_tcp(HOST, port)
                try:
                    stream = await stream.start_tls(service.trusted, HOST)
                    reached += 1
                    await stream.write(b"POST")
                    await stream.read(1)
                finally:
                    await stream.aclose()

            for step in range(STEPS):
                attempt = asyncio.create_task(connect())
                for _ in range(step):
                    await asyncio.sleep(0)
                attempt.cancel()
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(attempt, return_exceptions=True)
                assert attempt.cancelled()
        assert 0 < reached < STEPS

    asyncio.run(test())
