"""Bad messages from 500 sockets of one address, each just as fast as one person may send."""

from __future__ import annotations

from benches.attack.rows import bad_messages
from benches.attack.target import Target

TITLE = "bad messages, steadily"


async def attack(target: Target) -> str:
    return await bad_messages.attack(target, at_once=2, every=0.11)
