"""Bots think in processes of their own, so that nobody waits for them but their opponents."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from fogbound import catalog, processes, shelf
from fogbound.advice import whereabouts
from fogbound.advice.hint import hint, plain
from fogbound.bots import bots_for
from fogbound.bots.mind import recent
from fogbound.bots.naming import named
from fogbound.bots.stand_in import is_offered, stand_in
from fogbound.game import Move, View
from fogbound.server.logs import place

log = logging.getLogger("fogbound.bots")
T = TypeVar("T")


# Seconds after which compiled bots are loaded: whoever opens a house wants its door open first.
SETTLED = 3.0


def _begin(folder: Path | None) -> None:
    """A bot is made for every move here: what it comes to believe is kept for the next."""
    recent.remember()
    if folder is not None:
        shelf.add(folder)


def _warm(edition_id: str, compiled: bool) -> None:
    """Load what a first move needs: rules, bots, and what the game itself makes ready."""
    edition = catalog.find(edition_id)
    for kind in bots_for(edition).values():
        if kind.compiled == compiled:
            kind(edition, Random(0))
    catalog.warm(edition)


def _choose(bot: str, view: View, chance: int) -> Move | None:
    edition = catalog.find(view.edition, **dict(view.options))
    return named(bot, edition).make(edition, Random(chance)).choose(view)


def _hint(view: View) -> dict[str, Any]:
    return plain(hint(catalog.find(view.edition, **dict(view.options)), view))


def _whereabouts(view: View) -> list[list[float]]:
    edition = catalog.find(view.edition, **dict(view.options))
    return whereabouts.plain(whereabouts.whereabouts(edition, view))


class Workers:
    """A pool of bot processes that is replaced if one of them dies. `folder` has what people brought."""

    def __init__(self, size: int = 1, folder: Path | None = None) -> None:
        self._size, self._folder = size, folder
        self._pool = self._new_pool()
        self._chance = Random()

    def _new_pool(self) -> ProcessPoolExecutor:
        return processes.pool(self._size, partial(_begin, self._folder))

    async def warm(self, *, compiled: bool = False) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, _warm, id, compiled) for id in catalog.EDITIONS))

    async def settle(self) -> None:
        """Load the bots that take long to load, before somebody plays against one."""
        await asyncio.sleep(SETTLED)
        with suppress(BrokenProcessPool):  # the next move finds out, and starts another
            await self.warm(compiled=True)

    async def choose(self, bot: str, view: View) -> Move | None:
        """The bot's move. A bot that fails is replaced by chance for this move, and reported."""
        chance, pool = self._chance.getrandbits(64), self._pool
        try:
            move = await asyncio.get_running_loop().run_in_executor(pool, _choose, bot, view, chance)
            if move is None or is_offered(view, move):
                return move
            log.error("bot %s chose what it was not offered at ply %d of %s", bot, len(view.log), view.edition)
        except BrokenProcessPool:
            log.error("a bot process died; starting another")
            self._replace(pool)
        except Exception as problem:
            log.error("bot %s failed at ply %d of %s: %s", bot, len(view.log), view.edition, place(problem))
        return stand_in(view, Random(chance))

    async def hint(self, view: View) -> dict[str, Any] | None:
        """What the adviser says to whoever sees this; None where he fails."""
        return await self._advised(_hint, view)

    async def whereabouts(self, view: View) -> list[list[float]] | None:
        """Where the adviser believes X to be, from the public view; None where he fails."""
        return await self._advised(_whereabouts, view)

    async def _advised(self, ask: Callable[[View], T], view: View) -> T | None:
        """An adviser who fails is reported."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, ask, view)
        except BrokenProcessPool:
            log.error("a bot process died; starting another")
            self._replace(pool)
        except Exception as problem:
            log.error("the adviser failed at ply %d of %s: %s", len(view.log), view.edition, place(problem))
        return None

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Once, however many waited for the pool that broke."""
        if self._pool is broken:
            self._pool = self._new_pool()
            broken.shutdown(wait=False)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
