"""Players made of code. They see views, like everybody else."""

from __future__ import annotations

from functools import partial
from typing import Any

from fogbound.bots.eye import eye
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Kind
from fogbound.bots.levels import levels
from fogbound.bots.master import master
from fogbound.bots.pimbot import PIMBOT, searcher
from fogbound.bots.random import RandomBot
from fogbound.bots.twenty import LEVELS, TwentyBot
from fogbound.game import Edition

_WAYS = {"by eye": eye, "by search": searcher, "as it learned": master}


def _chaser(*, name: str, plays: str, **numbers: Any) -> tuple[str, Kind]:
    return name, _WAYS[plays](**numbers)


# One explicit list, game by game: a bot is made for an edition, plays any of its seats, and draws its chances from an
# rng. The levels for people come last, weakest first.
BOTS: dict[str, dict[str, Kind]] = {
    "yard": {
        "random": Kind(RandomBot),
        "greedy": Kind(GreedyBot),
        "pimbot": PIMBOT,
        **dict(_chaser(**level) for level in levels("yard")),
    },
    "twenty": {
        "random": Kind(RandomBot),
        **{level.name: Kind(partial(TwentyBot, level=level), line=level.line) for level in LEVELS},
    },
}

# Who gives hints, and looks back on finished games: the strongest level that plays there.
ADVISERS = {"yard": ("master", "sleuth")}

# Who plays where nobody chose: good company that answers at once.
HOUSE = {"yard": "cabbie", "twenty": LEVELS[-1].name}


def bots_for(edition: Edition) -> dict[str, Kind]:
    """The bots that play an edition, by name; those that learned only on boards that they know."""
    return {name: kind for name, kind in BOTS[edition.game].items() if kind.plays(edition)}


def levels_for(edition: Edition) -> tuple[tuple[str, str], ...]:
    """(name, line of character) of the levels that people choose from, weakest first."""
    return tuple((name, kind.line) for name, kind in bots_for(edition).items() if kind.line)


def house_bot(edition: Edition) -> str:
    """The bot that plays where nobody chose one."""
    return HOUSE[edition.game]


def adviser(edition: Edition) -> str | None:
    """The bot that can say what it would do in anybody's place and why; None where no bot can."""
    return next((name for name in ADVISERS.get(edition.game, ()) if name in bots_for(edition)), None)
