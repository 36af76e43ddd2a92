"""One connection that sends a header line without end."""

from __future__ import annotations

from benches.attack.rows import headers
from benches.attack.target import Target

TITLE = "one endless header line"


async def attack(target: Target) -> str:
    return await headers.attack(target, b"a" * 60_000, b"a: ")
