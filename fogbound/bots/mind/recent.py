"""Beliefs that this process has come to lately. A server makes a bot for every move: without them each would work
through the whole log once more, ply by ply, with a network.

A belief follows from what everybody saw and from what is believed in, and under both it is kept: nothing here knows
more than the public view. Only processes that make many bots keep any.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING

from fogbound.game import Ply

if TYPE_CHECKING:  # whoever begins to keep beliefs need not load what makes them
    from fogbound.fast.belief import Known

MOST = 512  # of some kilobytes each: a few for each table that is played at a time
BACK = 24  # plies: as far as somebody else may have gone on with a table since


class _Recent:
    def __init__(self) -> None:
        self.most = 0
        self.kept: OrderedDict[tuple[Hashable, tuple[Ply, ...]], Known] = OrderedDict()


_recent = _Recent()


def remember(most: int = MOST) -> None:
    """From now on beliefs are kept, the last so many; none for 0, and what was kept is forgotten."""
    _recent.most = most
    _recent.kept.clear()


def keep(creed: Hashable, known: Known) -> None:
    if not _recent.most:
        return
    _recent.kept[creed, known.log] = known
    _recent.kept.move_to_end((creed, known.log))
    if len(_recent.kept) > _recent.most:
        _recent.kept.popitem(last=False)


def found(creed: Hashable, log: tuple[Ply, ...]) -> Known | None:
    """What was last believed of this log, or of its beginning."""
    sizes = range(len(log), max(0, len(log) - BACK), -1) if _recent.kept else ()
    return next((_recent.kept[creed, log[:n]] for n in sizes if (creed, log[:n]) in _recent.kept), None)
