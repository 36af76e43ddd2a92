"""Four rooms with bots that search for as long as they may, beside other people's bots."""

from __future__ import annotations

import asyncio

from benches.attack.bot_table import DETECTIVES, BotTable, milliseconds
from benches.attack.server import usual_server
from benches.attack.target import Target, at

TITLE = "slow bots beside quick ones"
SLOW = "bot:pimbot:simulations=100000"
ROOMS = 4
GAMES, MOVES = 3, 100


def check(python: str) -> str:
    with usual_server(python) as (_, address):
        return asyncio.run(_measure(at(address, 60.0)))


async def _measure(target: Target) -> str:
    await asyncio.sleep(6)  # compiled bots have been loaded by then
    alone = {bot: await _answers(target, bot, seed) for seed, bot in enumerate(("cabbie", "inspector", "sleuth"), 1)}
    slow = [BotTable(target, {"x": "me", **dict.fromkeys(DETECTIVES, SLOW)}, 10 + n) for n in range(ROOMS)]
    thinking = [asyncio.create_task(table.play(10_000, 120)) for table in slow]
    await asyncio.sleep(4)  # the processes for long searches have started
    beside = {bot: await _answers(target, bot, seed) for seed, bot in enumerate(alone, 20)}
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    return "answers p50 / p99: " + "; ".join(f"{bot} {alone[bot]}, then {beside[bot]}" for bot in alone)


async def _answers(target: Target, bot: str, seed: int) -> str:
    waits: list[tuple[str, int, float]] = []
    for game in range(GAMES):  # bots catch someone who plays at random soon
        table = BotTable(target, {"x": "me", **dict.fromkeys(DETECTIVES, f"bot:{bot}")}, 100 * seed + game)
        await table.play(MOVES, 20)
        waits += table.waits[1:]  # the first starts a process
    return milliseconds(waits)
