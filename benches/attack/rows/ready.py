"""224 sockets of one address that say `ready` and `not ready` in turn, as fast as the server reads."""

from __future__ import annotations

import asyncio

from benches.attack.target import Target, frame

TITLE = "`ready` on and off"
SOCKETS = 224
BOTH = frame('{"type": "ready", "yes": true}') + frame('{"type": "ready", "yes": false}')


async def attack(target: Target) -> str:
    members = await asyncio.to_thread(target.members, SOCKETS)
    target.begin()
    return f"{await toggle(target, members, BOTH):,} messages on {len(members)} sockets"


async def toggle(target: Target, members: list[tuple[str, str]], messages: bytes, every: float = 0.05) -> int:
    """Send the same two messages again and again, ten pairs a second; what the server closes is opened again."""
    sent = 0

    async def one(cookie: str, room: str) -> None:
        nonlocal sent
        while not target.over():
            try:
                writer = await target.open_socket(cookie, room)
                while writer is not None and not target.over() and not writer.is_closing():
                    writer.write(messages)
                    sent += 2
                    await asyncio.wait_for(writer.drain(), 1)
                    await asyncio.sleep(every)
            except (OSError, TimeoutError):
                pass
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one(cookie, room) for cookie, room in members))
    return sent
