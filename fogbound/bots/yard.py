"""The bots of the chase."""

from __future__ import annotations

from typing import Any

from fogbound.bots.by_eye import by_eye
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Kind
from fogbound.bots.levels import levels
from fogbound.bots.master import master
from fogbound.bots.pimbot import PIMBOT, by_search
from fogbound.bots.random import RandomBot
from fogbound.bots.roster import Roster

_MAKERS = {"by eye": by_eye, "by search": by_search, "by network": master}


def _level(*, name: str, plays: str, **numbers: Any) -> tuple[str, Kind]:
    return name, _MAKERS[plays](**numbers)


BOTS = Roster(
    kinds={
        "random": Kind(RandomBot),
        "greedy": Kind(GreedyBot),
        "pimbot": PIMBOT,
        **dict(_level(**numbers) for numbers in levels("yard")),
    },
    default="cabbie",
    advisers=("master", "sleuth"),
)
