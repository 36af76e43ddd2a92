"""Who gives advice about an edition, and how long he may think.

An adviser is a bot by its name and settings, as everywhere: `master`, or `sleuth:simulations=20000,most=0`.
"""

from __future__ import annotations

from random import Random

from fogbound.bots import adviser
from fogbound.bots.kind import Adviser
from fogbound.bots.naming import Named, named
from fogbound.errors import BadOption
from fogbound.game import Edition

NO_ADVISER = "no-adviser"
DIGITS = 12  # of the name of what somebody learned: enough to tell it from any other


def name(edition: Edition) -> str:
    """The adviser's name; `BadOption` where nobody gives advice."""
    found = adviser(edition)
    if found is None:
        raise BadOption(NO_ADVISER, f"Nobody gives advice about {edition.id}.")
    return found


def usual(edition: Edition, simulations: int) -> str:
    """The adviser; one who searches thinks for so many simulations, whatever they take."""
    bot = named(name(edition), edition)
    wanted = {"simulations": simulations, "most": 0}
    settings = tuple((setting, wanted.get(setting, value)) for setting, value in bot.settings)
    return str(Named(bot.name, bot.kind, settings))


def called(edition: Edition, by: str, chance: int) -> Adviser:
    """An adviser by his name and settings, who gives the same advice for the same chance."""
    bot = named(by, edition).make(edition, Random(chance))
    if not isinstance(bot, Adviser):
        raise BadOption(NO_ADVISER, f"The bot {by} gives no advice; {name(edition)} does.", given=by)
    return bot


def version(edition: Edition, by: str) -> str:
    """Names an adviser with all that his advice depends on: his settings, and what he learned."""
    schooling = named(by, edition).kind.schooling
    return by if schooling is None else f"{by}@{schooling.lore(edition)[:DIGITS]}"
