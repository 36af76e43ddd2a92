"""Who gives advice about an edition, and how long he may think."""

from __future__ import annotations

from random import Random

from fogbound.bots import adviser, bots_for
from fogbound.bots.kind import Adviser
from fogbound.errors import BadOption
from fogbound.game import Edition

NO_ADVISER = "no-adviser"


def name(edition: Edition) -> str:
    """The adviser's name; `BadOption` where nobody gives advice."""
    found = adviser(edition)
    if found is None:
        raise BadOption(NO_ADVISER, f"Nobody gives advice about {edition.id}.")
    return found


def called(edition: Edition, chance: int, simulations: int) -> Adviser:
    """The adviser, who thinks so many simulations about each move; the same chance gives the same advice."""
    kind = bots_for(edition)[name(edition)]
    bot = kind(edition, Random(chance), simulations=simulations, time=0, most=0)
    assert isinstance(bot, Adviser)
    return bot
