"""The bot `pimbot`: Monte-Carlo tree search after Nijssen and Winands, with constants from re-implementations.

This module has its settings. The search needs compiled code, which is loaded when a bot is made.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fogbound.bots.kind import Kind
from fogbound.game import Edition, Player
from fogbound.options import Option, with_defaults

# The defaults are pimbot's; the levels for people have others, in levels.toml.
SETTINGS = (
    Option("simulations", "number", 10_000, low=1, high=1_000_000),
    Option("time", "number", 0, low=0, high=600_000),  # milliseconds a move; 0: simulations alone decide
    Option("history", "decimal", 5.0, low=0, high=100),
    Option("exploration", "decimal", 0.5, low=0, high=10),
    Option("x_epsilon", "decimal", 0.1, low=0, high=1),
    Option("seeker_epsilon", "decimal", 0.2, low=0, high=1),
    # Not in the reference.
    Option("most", "number", 0, low=0, high=600_000),  # milliseconds after which a search ends early; 0: never
    Option("fitted", "switch", False),  # a belief by a fitted model of X instead of the category weights
    Option("urgency", "decimal", 0.0, low=0, high=10),
    Option("bias", "decimal", 0.0, low=0, high=10),
    Option("capture", "decimal", 0.0, low=0, high=1),  # how much less visited a pursuer's likelier capture may be
)


def _make(edition: Edition, rng: Random, **given: Any) -> Player:
    from fogbound.bots.search_bot import SearchBot  # loading numba takes a second, and other bots do not need it

    return SearchBot(edition, rng, **given)


def by_search(line: str = "", **numbers: Any) -> Kind:
    """A bot that searches, with its own defaults for some settings."""
    return Kind(_make, with_defaults(SETTINGS, **numbers), compiled=True, line=line)


PIMBOT = by_search()
