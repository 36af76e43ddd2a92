"""Bots think in processes of their own, so that only their opponents wait for them.

Quick bots and long searches have processes apart, and in each people share the time: a slow thinker delays nobody else.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeVar

from fogbound import catalog
from fogbound.advice import whereabouts
from fogbound.advice.hint import hint, plain
from fogbound.bots import adviser, bots_for
from fogbound.bots.naming import NamedBot, parse_stored_bot
from fogbound.bots.stand_in import is_offered, stand_in
from fogbound.errors import FogboundError
from fogbound.game import Edition, Move, View
from fogbound.languages.catalogue import spoken
from fogbound.server.bot_pool import BotPool
from fogbound.server.logs import place
from fogbound.server.room.answer_times import FIRST_STEP, AnswerTimes

log = logging.getLogger("fogbound.bots")
T = TypeVar("T")
COMPILED_AFTER = 3.0  # seconds: compiled bots load slowly, and the server should answer first
QUICK_SIMULATIONS = 2000  # a search of more takes tens of milliseconds, and is long
QUICK_TIME = 50  # milliseconds
LONGEST_SEARCH = 1000  # milliseconds; whatever a bot's settings say
NICENESS = 5  # of long searches: quick bots and the server itself come first
DRAWING = 0.3  # seconds, about, for a large board
LONG_GUESS = 0.4  # seconds a long search may take before anybody has measured one


def _preload(edition_id: str, compiled: bool) -> None:
    """Load what a first move needs: rules, bots, and what the game computes only once."""
    edition = catalog.find(edition_id)
    for kind in bots_for(edition).values():
        if kind.compiled == compiled:
            kind(edition, Random(0))
    catalog.preload(edition)


def _choose(bot: str, view: View, chance: int) -> tuple[Move | None, float]:
    """The bot's move, and how many seconds it took."""
    edition = catalog.find(view.edition, **dict(view.options))
    player = within_reason(parse_stored_bot(bot, edition)).make(edition, Random(chance))
    began = perf_counter()
    move = player.choose(view)
    return move, perf_counter() - began


def _hint(view: View) -> dict[str, Any]:
    return plain(hint(catalog.find(view.edition, **dict(view.options)), view))


def _whereabouts(view: View) -> list[list[float]]:
    edition = catalog.find(view.edition, **dict(view.options))
    return whereabouts.plain(whereabouts.whereabouts(edition, view))


def _draw(edition_id: str, options: tuple[tuple[str, str], ...], theme: str, language: str) -> bytes:
    edition = catalog.find(edition_id, **dict(options))
    return catalog.picture(edition, theme, partial(spoken, language=language)).encode()


def long_processes(servers: int) -> int:
    """How many long searches a server does at a time, if so many servers share this machine.

    One alone has two: an owner has one search at a time, so another finds a free process. Several share the cores.
    """
    cores = os.cpu_count() or 1
    return min(2, cores) if servers == 1 else max(1, cores // servers)


def work_by_name() -> dict[str, Callable[..., Any]]:
    """The work that one process may ask of another."""
    return {"choose": _choose, "hint": _hint, "whereabouts": _whereabouts}


def within_reason(bot: NamedBot) -> NamedBot:
    """The bot with its search cut short at a table: the others there wait, and so does everyone else's search."""
    most = {"time": LONGEST_SEARCH, "most": LONGEST_SEARCH}
    cut = {name: min(value or most[name], most[name]) for name, value in bot.settings if name in most}
    if not dict(bot.settings).get("time"):
        cut.pop("time", None)  # 0: simulations decide
    return replace(bot, settings=tuple((name, cut.get(name, value)) for name, value in bot.settings))


@lru_cache(1000)  # it is asked with every move
def is_long(bot: str, edition_id: str, options: tuple[tuple[str, str], ...]) -> bool:
    """Does a bot search for longer than others should wait for a process?"""
    settings = dict(parse_stored_bot(bot, catalog.find(edition_id, **dict(options))).settings)
    return bool(settings.get("simulations", 0) > QUICK_SIMULATIONS or settings.get("time", 0) > QUICK_TIME)


@lru_cache(1000)
def adviser_is_long(edition_id: str, options: tuple[tuple[str, str], ...]) -> bool:
    """Does the adviser search for long, where no quick one knows the board?"""
    by = adviser(catalog.find(edition_id, **dict(options)))
    return by is not None and is_long(by, edition_id, options)


class Searches(Protocol):
    """Where long searches are done: in processes of this server, or of several."""

    @property
    def waiting(self) -> int: ...

    async def run(self, owner: str, expected: float, work: Callable[..., T], *args: object) -> T: ...


class Workers:
    """The bots' processes: `size` for quick bots, `long` for long searches. `folder` holds uploaded files."""

    def __init__(self, size: int = 1, folder: Path | None = None, long: int = 1) -> None:
        self._quick, self.own_searches = BotPool(size, folder), BotPool(long, folder, NICENESS)
        self._long = long
        self.searches: Searches = self.own_searches  # or those of several processes
        self._chance = Random()
        self._times = AnswerTimes()

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions wait for a process."""
        return {"bots": self._quick.waiting, "searches": self.searches.waiting}

    async def preload(self, *, compiled: bool = False) -> None:
        """Load every game for quick bots. A game that cannot be loaded is reported: the others can be played."""
        ids = catalog.editions()
        loading = [self._quick.run_now(_preload, edition_id, compiled) for edition_id in ids]
        for edition_id, problem in zip(ids, await asyncio.gather(*loading, return_exceptions=True), strict=True):
            if isinstance(problem, BrokenProcessPool):
                raise problem
            if problem is not None:
                log.error("%s cannot be loaded: %s", edition_id, problem)

    async def preload_compiled(self) -> None:
        """Load the bots that take long to load, before anybody plays against one."""
        await asyncio.sleep(COMPILED_AFTER)
        with suppress(BrokenProcessPool):  # the next move finds another pool
            await self.preload(compiled=True)

    async def preload_searches(self) -> None:
        """Load what long searches need. Each free process takes the next game, so one of them may miss some."""
        ids = catalog.editions() * self._long
        loading = [self.own_searches.run_now(_preload, edition_id, True) for edition_id in ids]
        await asyncio.gather(*loading, return_exceptions=True)  # the server says what is wrong with a game

    async def choose(self, bot: str, view: View, owner: str = "") -> Move | None:
        """The bot's move. If the bot fails, that is reported, and chance plays this move."""
        chance = self._chance.getrandbits(64)
        try:
            long, key = is_long(bot, view.edition, view.options), _key(bot, view)
            pool: Searches = self.searches if long else self._quick
            guess = LONGEST_SEARCH / 1000 if long else 0.0
            move, seconds = await pool.run(owner, self._times.usual(key, guess), _choose, bot, view, chance)
            self._times.note(key, seconds)
            if move is None or is_offered(view, move):
                return move
            log.error("bot %s chose what it was not offered at ply %d of %s", bot, len(view.log), view.edition)
        except BrokenProcessPool:
            pass  # the pool has said so, and has others now
        except Exception as problem:
            log.error("bot %s failed at ply %d of %s: %s", bot, len(view.log), view.edition, place(problem))
        return stand_in(view, Random(chance))

    def least_time(self, bot: str, view: View) -> float:
        """How many seconds an answer of this bot takes at least, where the time could tell a secret."""
        with suppress(FogboundError):  # a bot of an earlier version: chance plays for it
            if is_long(bot, view.edition, view.options):
                return self._times.least(_key(bot, view), LONG_GUESS)
        return self._times.least(_key(bot, view), FIRST_STEP)

    async def hint(self, view: View, owner: str = "") -> dict[str, Any] | None:
        """What the adviser says about this view; None if they fail."""
        return await self._advice(_hint, view, owner)

    async def whereabouts(self, view: View, owner: str = "") -> list[list[float]] | None:
        """Where the adviser believes X to be, from the public view; None if they fail."""
        return await self._advice(_whereabouts, view, owner)

    async def draw(self, edition: Edition, theme: str, language: str) -> bytes:
        """An edition's board, drawn in a process: a thread would hold everybody up for as long as it computes."""
        return await self._quick.run(edition.id, DRAWING, _draw, edition.id, edition.options, theme, language)

    async def _advice(self, ask: Callable[[View], T], view: View, owner: str) -> T | None:
        """An answer of the adviser; None, and a line in the log, if they fail."""
        try:
            pool: Searches = self.searches if adviser_is_long(view.edition, view.options) else self._quick
            return await pool.run(owner, 0.0, ask, view)
        except BrokenProcessPool:
            pass
        except Exception as problem:
            log.error("the adviser failed at ply %d of %s: %s", len(view.log), view.edition, place(problem))
        return None

    def close(self) -> None:
        self._quick.close()
        self.own_searches.close()


def _key(bot: str, view: View) -> tuple[object, ...]:
    return bot, view.edition, view.options, view.seat
