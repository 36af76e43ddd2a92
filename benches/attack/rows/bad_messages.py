"""One million bad messages from 500 sockets of one address, each as fast as the server reads."""

from __future__ import annotations

import asyncio

from benches.attack.target import Target, frame

TITLE = "bad messages"
SOCKETS, MESSAGES = 500, 1_000_000
AT_ONCE = 50
BAD = frame('{"type": "dance", "id": "1"}')


async def attack(target: Target, at_once: int = AT_ONCE, every: float = 0) -> str:
    """Send so many at once, every so many seconds; what the server closes is opened again."""
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
                    writer.write(BAD * at_once)
                    sent += at_once
                    await asyncio.wait_for(writer.drain(), 1)
                    await asyncio.sleep(every)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.1)

    await asyncio.gather(*(flood(cookie, room) for cookie, room in members))
    await asyncio.sleep(max(0.0, target.left()))  # the server may still be busy with them
    return f"{sent:,} messages on {opened:,} sockets ({len(members)} at once)"
