"""One million bad messages from 500 sockets of one address, each as fast as the server reads."""

from __future__ import annotations

import asyncio

from benches.attack.target import Target, frame

TITLE = "bad messages"
SOCKETS, MESSAGES = 500, 1_000_000
AT_ONCE = 50
BAD = frame('{"type": "dance", "id": "1"}') * AT_ONCE


async def attack(target: Target) -> str:
    members = await asyncio.to_thread(target.members, SOCKETS)
    target.begin()
    sent = opened = 0

    async def flood(cookie: str, room: str) -> None:
        nonlocal sent, opened
        while not target.over() and sent < MESSAGES:
            try:
                writer = await target.open_socket(cookie, room)
                if writer is None:
                    await asyncio.sleep(0.5)
                    continue
                opened += 1
                while not target.over() and sent < MESSAGES and not writer.is_closing():
                    writer.write(BAD)
                    sent += AT_ONCE
                    await asyncio.wait_for(writer.drain(), 1)
                    await asyncio.sleep(0)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.1)

    await asyncio.gather(*(flood(cookie, room) for cookie, room in members))
    return f"{sent:,} messages on {opened:,} sockets ({len(members)} at once)"
