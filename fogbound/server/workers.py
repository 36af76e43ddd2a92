"""Bots think in processes of their own, so that nobody waits for them but their opponents."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from fogbound import catalog
from fogbound.bots import BOTS
from fogbound.game import Move, View
from fogbound.polled import CONCEDE

log = logging.getLogger("fogbound.bots")


def _warm(edition_id: str) -> None:
    """Load what a first move needs: rules, board, distances."""
    edition = catalog.find(edition_id)
    for name in BOTS:
        BOTS[name](edition, Random(0))
    assert edition.board.distances


def _choose(bot: str, view: View, chance: int) -> Move | None:
    return BOTS[bot](catalog.find(view.edition, **dict(view.options)), Random(chance)).choose(view)


class Workers:
    """A pool of bot processes that is replaced if one of them dies."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        self._chance = Random()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        # Ctrl-C goes to every process of a terminal; the server decides when its bots stop.
        quiet = (signal.SIGINT, signal.SIG_IGN)
        return ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=signal.signal, initargs=quiet)

    async def warm(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, _warm, id) for id in catalog.EDITIONS))

    async def choose(self, bot: str, view: View) -> Move | None:
        """The bot's move. A bot that fails is replaced by chance for this move, and reported."""
        chance = self._chance.getrandbits(64)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, _choose, bot, view, chance)
        except BrokenProcessPool:
            log.error("a bot process died; starting another")
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()
        except Exception:
            log.exception("bot %s failed at ply %d of %s; playing a random move", bot, len(view.log), view.edition)
        offers = [move for move in view.moves if move != CONCEDE]
        return Random(chance).choice(offers) if offers else None

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
