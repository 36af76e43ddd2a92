"""Connections that open and close as fast as one process can, half of them with a request to open a socket."""

from __future__ import annotations

import asyncio

from benches.attack.target import OPENING, Target

TITLE = "connection flood"
CONNECTIONS, AT_ONCE = 50_000, 50


async def attack(target: Target) -> str:
    cookie, room = (await asyncio.to_thread(target.members, 1, 1))[0]
    opening = OPENING.format(room=room, host=target.host, port=target.port, cookie=cookie).encode()
    opened = 0

    async def knock(n: int) -> None:
        nonlocal opened
        while not target.over() and opened < CONNECTIONS:
            try:
                reader, writer = await target.connect()
                opened += 1
                if n % 2:
                    writer.write(opening)
                    await asyncio.wait_for(reader.read(100), 1)
                writer.transport.abort()
            except (OSError, TimeoutError):
                pass

    await asyncio.gather(*(knock(n) for n in range(AT_ONCE)))
    return f"{opened:,} connections, {AT_ONCE} at once"
