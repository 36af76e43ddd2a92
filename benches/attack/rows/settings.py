"""Three hosts who change the settings of their running games, as fast as the server reads."""

from __future__ import annotations

import asyncio

from benches.attack.rows.ready import toggle
from benches.attack.target import Target, frame

TITLE = "settings on and off"
HOSTS = 3
BOTH = b"".join(
    frame(f'{{"type": "host", "do": "settings", "settings": {{"hints": {each}}}}}') for each in ("true", "false")
)
START = frame('{"type": "host", "do": "start"}')


async def attack(target: Target) -> str:
    members = await asyncio.to_thread(_rooms, target)
    for cookie, room in members:
        writer = await target.open_socket(cookie, room)
        if writer is not None:
            writer.write(START)
            await writer.drain()
            await asyncio.sleep(0.5)
            writer.close()
    await asyncio.sleep(3)  # the bots play some rounds, so that there is something to work out
    target.begin()
    return f"{await toggle(target, members, BOTH, every=0.02):,} messages of {len(members)} hosts"


def _rooms(target: Target) -> list[tuple[str, str]]:
    """Rooms of bots alone: they play while their host looks on."""
    bots = dict.fromkeys(("x", "red", "blue", "green"), "bot:cabbie")
    wanted = {"options": {"players": "4"}, "seats": bots, "settings": {"pace": 0.2}}
    return [(cookie, target.room(cookie, "yard/classic-1983", **wanted)) for cookie in target.guests(HOSTS)]
