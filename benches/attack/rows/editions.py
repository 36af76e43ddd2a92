"""Eight clients of one address that ask for the list of editions, one request after another."""

from __future__ import annotations

import asyncio

from benches.attack.target import Target

TITLE = "asking for the editions"
CLIENTS = 8


async def attack(target: Target) -> str:
    target.begin()
    return f"{sum(await asyncio.gather(*(_ask(target) for _ in range(CLIENTS)))):,} requests"


async def _ask(target: Target) -> int:
    asked = 0
    request = (
        f"GET /api/editions HTTP/1.1\r\nHost: {target.host}:{target.port}\r\nAccept-Encoding: gzip\r\n\r\n".encode()
    )
    while not target.over():
        try:
            reader, writer = await target.connect()
            while not target.over():
                writer.write(request)
                head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)).lower()
                length = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
                await reader.readexactly(int(length.partition(b":")[2]))
                asked += 1
        except (OSError, TimeoutError, asyncio.IncompleteReadError, StopIteration):
            await asyncio.sleep(0.1)
    return asked
