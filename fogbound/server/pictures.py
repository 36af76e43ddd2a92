"""Pictures of finished games, as SVG and PNG: drawn when somebody asks, one after another, and kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from fogbound import catalog, poster
from fogbound.game import Seat, State
from fogbound.languages.catalogue import ENGLISH, edition_title, ids, long_date, say, spoken
from fogbound.server.history import Kept
from fogbound.server.rasterise import rasterise
from fogbound.server.room.finished import Player
from fogbound.server.room.seats import HOUSE
from fogbound.server.wire import Refused

MOST_KEPT = 64
MOST_WAITING = 20
LATER = 20  # seconds until a refused person may ask again


class Picture(NamedTuple):
    """One game as SVG and, once somebody has asked for it, as PNG."""

    svg: str
    png: bytes | None = None


class Pictures:
    """The last pictures that were asked for. One is drawn at a time, so that nobody can keep all processors busy."""

    def __init__(self, to_png: Callable[[str], bytes] = rasterise) -> None:
        self._kept: OrderedDict[tuple[str, float, str], Picture] = OrderedDict()
        self._to_png = to_png
        self._drawing = asyncio.Lock()
        self._waiting = 0

    async def svg(self, kept: Kept, state: Callable[[], Awaitable[State]], language: str = ENGLISH) -> str:
        return (await self._picture(kept, state, language, png=False)).svg

    async def png(self, kept: Kept, state: Callable[[], Awaitable[State]], language: str = ENGLISH) -> bytes:
        return (await self._picture(kept, state, language, png=True)).png or b""

    def has(self, kept: Kept, language: str = ENGLISH, *, png: bool) -> bool:
        """Is the picture there, so that asking for it costs nothing?"""
        picture = self._kept.get(_key(kept, language))
        return picture is not None and (picture.png is not None or not png)

    async def _picture(self, kept: Kept, state: Callable[[], Awaitable[State]], language: str, *, png: bool) -> Picture:
        if self.has(kept, language, png=png):
            self._kept.move_to_end(_key(kept, language))
            return self._kept[_key(kept, language)]
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast", f"Many pictures are being drawn; ask again in {LATER} s.", 429, seconds=LATER)
        self._waiting += 1
        try:
            async with self._drawing:
                return await self._draw(kept, state, language, png=png)
        finally:
            self._waiting -= 1

    async def _draw(self, kept: Kept, state: Callable[[], Awaitable[State]], language: str, *, png: bool) -> Picture:
        key = _key(kept, language)
        picture = self._kept.get(key)  # somebody else may have asked for it meanwhile
        if picture is None:
            picture = Picture(await asyncio.to_thread(draw, kept, await state(), language))
        if png and picture.png is None:
            picture = picture._replace(png=await asyncio.to_thread(self._to_png, picture.svg))
        self._kept[key] = picture
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture


def _key(kept: Kept, language: str) -> tuple[str, float, str]:
    return kept.id, kept.ended, language


def names(kept: Kept, language: str) -> dict[Seat, str]:
    return {seat: _name(player, language) for player in kept.game.players for seat in player.seats}


def _name(player: Player, language: str) -> str:
    """A person's own name; a bot as the pages call it."""
    if player.bot is None:
        return player.name
    if player.bot == HOUSE:
        return say("seat-name", language, seat=HOUSE)
    level = f"bot-{player.bot}"
    return say(
        "lobby-bot-named", language, bot=say(level, language) if level in ids(ENGLISH) else player.bot.capitalize()
    )


def draw(kept: Kept, state: State, language: str = ENGLISH) -> str:
    """A finished game as SVG."""
    made = catalog.poster(state, names(kept, language))
    if made is None:
        raise Refused("no-such-page", "There is no such picture.", status=404)
    return poster.draw(made, title(kept, language), day(kept, language), partial(spoken, language=language))


def title(kept: Kept, language: str) -> str:
    return edition_title(kept.game.edition, catalog.title(kept.game.edition), language)


def day(kept: Kept, language: str) -> str:
    return long_date(datetime.fromtimestamp(kept.ended, UTC).date(), language)
