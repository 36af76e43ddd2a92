"""A table of one person and bots: the person plays at random, and the bots' answers are timed."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benches.attack.target import Target

EDITION = "yard/classic-1983"
DETECTIVES = ("red", "blue", "green", "yellow", "black")


class BotTable:
    """`waits` has, for each move of a bot, its seat, its number, and the seconds since the move before was seen."""

    def __init__(self, target: Target, seats: dict[str, str], seed: int = 1) -> None:
        self._target, self._rng = target, Random(seed)
        self._own = [seat for seat, who in seats.items() if who == "me"]
        self.cookie = target.ask("POST", "/api/me", {"name": f"Player {seed}"})[2]
        settings = {"pace": 0, "suspects": False}
        self.room = target.room(self.cookie, EDITION, seats=seats, settings=settings, options={"players": "6"})
        self.waits: list[tuple[str, int, float]] = []

    async def play(self, moves: int, seconds: float) -> bool:
        """Play so many of the bots' moves, or for so long, or to the end; True if the game is over."""
        address = f"ws://{self._target.host}:{self._target.port}/api/rooms/{self.room}/socket"
        local = (self._target.source, 0)
        async with connect(
            address, additional_headers={"Cookie": self.cookie}, proxy=None, max_size=None, local_addr=local
        ) as socket:
            await _say(socket, type="attach", seats=self._own)
            await _say(socket, type="host", do="start")
            try:
                async with asyncio.timeout(seconds):
                    return await self._follow(socket, moves)
            except TimeoutError:
                return False

    async def _follow(self, socket: ClientConnection, moves: int) -> bool:
        seen, last = -1, perf_counter()
        while len(self.waits) < moves:
            view = msgspec.json.decode(await socket.recv())
            if view["type"] != "view":
                continue
            now = perf_counter()
            if view["ply"] > seen:
                self.waits += [(ply["seat"], ply["n"], now - last) for ply in self._by_bots(view["log"], seen)]
                seen, last = view["ply"], now
            if view["outcome"] is not None:
                return True
            if view["turn"] and view["turn"][0] == view["seat"] and view["seat"] in self._own and view["ply"] == seen:
                move = self._rng.choice([move for move in view["moves"] if move != "concede"])
                await _say(socket, type="play", seat=view["seat"], ply=view["ply"], move=move)
        return False

    def _by_bots(self, log: list[dict[str, Any]], seen: int) -> list[dict[str, Any]]:
        new = [ply for ply in log if ply["n"] >= seen >= 0]
        return [ply for ply in new[-1:] if ply["seat"] not in (*self._own, "dealer")]


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def milliseconds(waits: list[tuple[str, int, float]]) -> str:
    """p50 / p99 and how many."""
    ordered = sorted(1000 * wait for _, _, wait in waits) or [float("inf")]
    return f"{ordered[len(ordered) // 2]:.0f} / {ordered[int(len(ordered) * 0.99)]:.0f} ms ({len(waits)})"
