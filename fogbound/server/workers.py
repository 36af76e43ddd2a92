"""Bots think in processes of their own, so that nobody waits for them but their opponents."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from threading import Thread

from fogbound import catalog, shelf
from fogbound.bots import bots_for
from fogbound.game import Move, View
from fogbound.notation import CONCEDE
from fogbound.server.logs import place

log = logging.getLogger("fogbound.bots")


def _settle_in(folder: Path | None) -> None:
    """A worker leaves stopping to the server, and goes when the server is gone, however that went."""
    if folder is not None:
        shelf.add(folder)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to every process of a terminal
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _warm(edition_id: str) -> None:
    """Load what a first move needs: rules, bots, and what the game itself makes ready."""
    edition = catalog.find(edition_id)
    for make in bots_for(edition).values():
        make(edition, Random(0))
    catalog.warm(edition)


def _choose(bot: str, view: View, chance: int) -> Move | None:
    edition = catalog.find(view.edition, **dict(view.options))
    return bots_for(edition)[bot](edition, Random(chance)).choose(view)


class Workers:
    """A pool of bot processes that is replaced if one of them dies. `folder` has what people brought."""

    def __init__(self, processes: int = 1, folder: Path | None = None) -> None:
        self._processes, self._folder = processes, folder
        self._pool = self._new_pool()
        self._chance = Random()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_settle_in, initargs=(self._folder,))

    async def warm(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, _warm, id) for id in catalog.EDITIONS))

    async def choose(self, bot: str, view: View) -> Move | None:
        """The bot's move. A bot that fails is replaced by chance for this move, and reported."""
        chance, pool = self._chance.getrandbits(64), self._pool
        try:
            move = await asyncio.get_running_loop().run_in_executor(pool, _choose, bot, view, chance)
            if move is None or move in view.moves or any(move.fits(offer) for offer in view.moves):
                return move
            log.error("bot %s chose what it was not offered at ply %d of %s", bot, len(view.log), view.edition)
        except BrokenProcessPool:
            log.error("a bot process died; starting another")
            self._replace(pool)
        except Exception as problem:
            log.error("bot %s failed at ply %d of %s: %s", bot, len(view.log), view.edition, place(problem))
        offers = [move for move in view.moves if move != CONCEDE]
        return Random(chance).choice(offers) if offers else None

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Once, however many waited for the pool that broke."""
        if self._pool is broken:
            self._pool = self._new_pool()
            broken.shutdown(wait=False)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
