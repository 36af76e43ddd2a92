"""Does the time that a searching bot takes as X tell how many moves it has? The correlation, over some games."""

from __future__ import annotations

import asyncio
from statistics import StatisticsError, correlation

from benches.attack.bot_table import DETECTIVES, BotTable, milliseconds
from benches.attack.server import usual_server
from benches.attack.target import Target, at
from fogbound.catalog import start_of
from fogbound.record import read, replay

TITLE = "answer time of a searching bot as X"
GAMES = 8


def check(python: str) -> str:
    with usual_server(python) as (_, address):
        return asyncio.run(_measure(at(address, 300.0)))


async def _measure(target: Target) -> str:
    await asyncio.sleep(6)  # compiled bots have been loaded by then
    pairs: list[tuple[int, float]] = []
    waits: list[tuple[str, int, float]] = []
    for seed in range(GAMES):
        table = BotTable(target, {"x": "bot:sleuth", **dict.fromkeys(DETECTIVES, "me")}, seed)
        if not await table.play(10_000, 60):
            continue
        offers = _offers(target.text(f"/api/rooms/{table.room}/record", table.cookie))
        timed = [wait for wait in table.waits if wait[1] in offers][1:]  # the first starts a process
        waits += timed
        pairs += [(offers[ply], seconds) for _, ply, seconds in timed]
    try:
        r = f"{correlation(*zip(*pairs, strict=True)):.2f}"
    except StatisticsError:
        r = "none: all answers took the same time"
    return f"answers p50 / p99 {milliseconds(waits)}; correlation with the number of moves: {r}"


def _offers(text: str) -> dict[int, int]:
    """How many moves X had at each of its plies, by the ply's number."""
    record = read(text)
    state, offers = start_of(record), dict[int, int]()
    for n, ply in enumerate(replay(record, state).state.log):
        if ply.seat == "x":
            offers[n] = len(state.moves("x"))
        state = state.play(ply.seat, ply.move)
    return offers
