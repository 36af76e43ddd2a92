"""Which bot gives advice about an edition, and how long it may think.

An adviser is named like any bot, with its settings: `master`, or `sleuth:simulations=20000,most=0`.
"""

from __future__ import annotations

from random import Random

from fogbound.bots import adviser
from fogbound.bots.kind import Adviser
from fogbound.bots.naming import NamedBot, parse_bot
from fogbound.errors import BadOption
from fogbound.game import Edition

NO_ADVISER = "no-adviser"
DIGITS = 12  # of the digest of an adviser's weights: enough to tell it from any other


def name(edition: Edition) -> str:
    """The adviser's name; `BadOption` where no bot gives advice."""
    bot = adviser(edition)
    if bot is None:
        raise BadOption(NO_ADVISER, f"No bot gives advice about {edition.id}.")
    return bot


def default(edition: Edition, simulations: int) -> str:
    """The default adviser with its settings. One that searches runs this many simulations, however long they take."""
    bot = parse_bot(name(edition), edition)
    wanted = {"simulations": simulations, "most": 0}
    settings = tuple((setting, wanted.get(setting, value)) for setting, value in bot.settings)
    return str(NamedBot(bot.name, bot.kind, settings))


def make(edition: Edition, by: str, seed: int) -> Adviser:
    """An adviser by its name and settings; the same seed gives the same advice."""
    bot = parse_bot(by, edition).make(edition, Random(seed))
    if not isinstance(bot, Adviser):
        raise BadOption(NO_ADVISER, f"The bot {by} gives no advice; ask {name(edition)}.", given=by)
    return bot


def version(edition: Edition, by: str) -> str:
    """A name for all that an adviser's advice depends on: its settings and its weights."""
    training = parse_bot(by, edition).kind.training
    return by if training is None else f"{by}@{training.version(edition)[:DIGITS]}"
