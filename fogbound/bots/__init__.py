"""Players made of code. They see views, like everybody else."""

from __future__ import annotations

from functools import partial

from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Kind
from fogbound.bots.pimbot import PIMBOT
from fogbound.bots.random import RandomBot
from fogbound.bots.twenty import LEVELS, TwentyBot
from fogbound.game import Edition

# One explicit list, game by game: a bot is made for an edition, plays any of its seats, and draws its chances from an
# rng. Stronger ones come later.
BOTS: dict[str, dict[str, Kind]] = {
    "yard": {"random": Kind(RandomBot), "greedy": Kind(GreedyBot), "pimbot": PIMBOT},
    "twenty": {"random": Kind(RandomBot), **{level.name: Kind(partial(TwentyBot, level=level)) for level in LEVELS}},
}

# Who gives hints, and looks back on finished games: the strongest there is.
ADVISERS = {"yard": "pimbot"}

# Who plays where nobody chose: somebody who answers at once.
HOUSE = {"yard": "greedy", "twenty": LEVELS[-1].name}


def bots_for(edition: Edition) -> dict[str, Kind]:
    """The bots that play an edition, by name."""
    return BOTS[edition.game]


def house_bot(edition: Edition) -> str:
    """The bot that plays where nobody chose one."""
    return HOUSE[edition.game]


def adviser(edition: Edition) -> str | None:
    """The bot that can say what it would do in anybody's place and why; None where no bot can."""
    return ADVISERS.get(edition.game)
