"""Bots think in processes of their own, so that only their opponents wait for them."""

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

from fogbound import catalog, processes, upload_store
from fogbound.advice import whereabouts
from fogbound.advice.hint import hint, plain
from fogbound.bots import bots_for
from fogbound.bots.mind import belief_cache
from fogbound.bots.naming import parse_stored_bot
from fogbound.bots.stand_in import is_offered, stand_in
from fogbound.game import Move, View
from fogbound.server.logs import place

log = logging.getLogger("fogbound.bots")
T = TypeVar("T")
COMPILED_AFTER = 3.0  # seconds: compiled bots load slowly, and the server should answer first


def _begin(folder: Path | None) -> None:
    """Keep what a bot believes from move to move, since every move makes a new bot; and find uploaded files."""
    belief_cache.keep_up_to()
    if folder is not None:
        upload_store.add_folder(folder)


def _preload(edition_id: str, compiled: bool) -> None:
    """Load what a first move needs: rules, bots, and what the game computes only once."""
    edition = catalog.find(edition_id)
    for kind in bots_for(edition).values():
        if kind.compiled == compiled:
            kind(edition, Random(0))
    catalog.preload(edition)


def _choose(bot: str, view: View, chance: int) -> Move | None:
    edition = catalog.find(view.edition, **dict(view.options))
    return parse_stored_bot(bot, edition).make(edition, Random(chance)).choose(view)


def _hint(view: View) -> dict[str, Any]:
    return plain(hint(catalog.find(view.edition, **dict(view.options)), view))


def _whereabouts(view: View) -> list[list[float]]:
    edition = catalog.find(view.edition, **dict(view.options))
    return whereabouts.plain(whereabouts.whereabouts(edition, view))


class Workers:
    """A pool of bot processes, replaced if one of them dies. `folder` holds uploaded files."""

    def __init__(self, size: int = 1, folder: Path | None = None) -> None:
        self._size, self._folder = size, folder
        self._pool = self._new_pool()
        self._chance = Random()

    def _new_pool(self) -> ProcessPoolExecutor:
        return processes.pool(self._size, partial(_begin, self._folder))

    async def preload(self, *, compiled: bool = False) -> None:
        """Load every game in the processes. A game that cannot be loaded is reported: the others can be played."""
        ids, loop = catalog.editions(), asyncio.get_running_loop()
        loading = [loop.run_in_executor(self._pool, _preload, edition_id, compiled) for edition_id in ids]
        for edition_id, problem in zip(ids, await asyncio.gather(*loading, return_exceptions=True), strict=True):
            if isinstance(problem, BrokenProcessPool):
                raise problem
            if problem is not None:
                log.error("%s cannot be loaded: %s", edition_id, problem)

    async def preload_compiled(self) -> None:
        """Load the bots that take long to load, before anybody plays against one."""
        await asyncio.sleep(COMPILED_AFTER)
        with suppress(BrokenProcessPool):  # the next move notices, and starts another pool
            await self.preload(compiled=True)

    async def choose(self, bot: str, view: View) -> Move | None:
        """The bot's move. If the bot fails, that is reported, and chance plays this move."""
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
        """What the adviser says about this view; None if they fail."""
        return await self._advice(_hint, view)

    async def whereabouts(self, view: View) -> list[list[float]] | None:
        """Where the adviser believes X to be, from the public view; None if they fail."""
        return await self._advice(_whereabouts, view)

    async def _advice(self, ask: Callable[[View], T], view: View) -> T | None:
        """An answer of the adviser; None, and a line in the log, if they fail."""
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
        """Start another pool, once, however many callers waited for the one that broke."""
        if self._pool is broken:
            self._pool = self._new_pool()
            broken.shutdown(wait=False)

    def close(self) -> None:
        processes.stop(self._pool)
