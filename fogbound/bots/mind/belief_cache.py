"""Beliefs that this process has worked out lately.

A server makes a new bot for every move. Without this cache each bot would work through the whole log again, ply by ply,
with a network. A belief depends on the public log and on the model of X alone, and those two are its key: nothing here
knows more than the public view. Only processes that make many bots turn the cache on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING

from fogbound.game import Ply

if TYPE_CHECKING:  # turning the cache on must not load numba
    from fogbound.fast.belief import Known

SIZE = 512  # beliefs of some kilobytes each: a few for every table in play
BACK = 24  # plies that other bots may have played at a table since this process last saw it


class _Cache:
    def __init__(self) -> None:
        self.size = 0
        self.beliefs: OrderedDict[tuple[Hashable, tuple[Ply, ...]], Known] = OrderedDict()


_cache = _Cache()


def keep_up_to(size: int = SIZE) -> None:
    """Empty the cache, and keep the last `size` beliefs from now on; 0 turns it off."""
    _cache.size = size
    _cache.beliefs.clear()


def store(model: Hashable, known: Known) -> None:
    if not _cache.size:
        return
    _cache.beliefs[model, known.log] = known
    _cache.beliefs.move_to_end((model, known.log))
    if len(_cache.beliefs) > _cache.size:
        _cache.beliefs.popitem(last=False)


def find(model: Hashable, log: tuple[Ply, ...]) -> Known | None:
    """The belief after this log, or after the longest beginning of it that is in the cache."""
    sizes = range(len(log), max(0, len(log) - BACK), -1) if _cache.beliefs else ()
    return next((_cache.beliefs[model, log[:n]] for n in sizes if (model, log[:n]) in _cache.beliefs), None)
