"""The bot `pimbot`: Monte-Carlo tree search after Nijssen and Winands, with constants from re-implementations.

What can be set about it stands here; the search itself needs compiled code, which is loaded only when one is made.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fogbound.bots.kind import Kind
from fogbound.game import Edition, Player
from fogbound.options import Option, usually

# Every one has its usual value here; levels for people have others.
SETTINGS = (
    Option("simulations", "number", 10_000, low=1, high=1_000_000),
    Option("time", "number", 0, low=0, high=600_000),  # milliseconds a move; 0: simulations alone decide
    Option("tree", "choice", "single", choices=("single", "separate")),
    Option("categories", "switch", True),
    Option("coalition", "decimal", 0.25, low=0, high=1),
    Option("history", "decimal", 5.0, low=0, high=100),
    Option("exploration", "decimal", 0.5, low=0, high=10),
    Option("filter", "switch", True),
    Option("x_epsilon", "decimal", 0.1, low=0, high=1),
    Option("seeker_epsilon", "decimal", 0.2, low=0, high=1),
    Option("playouts", "choice", "paired", choices=("paired", "chase", "suspects", "random")),
    # What the reference has not.
    Option("most", "number", 0, low=0, high=600_000),  # milliseconds after which a search ends all the same; 0: never
    Option("fitted", "switch", False),  # a belief by a fitted model of X instead of the categories
    Option("urgency", "decimal", 0.0, low=0, high=10),
    Option("bias", "decimal", 0.0, low=0, high=10),
    Option("capture", "decimal", 0.0, low=0, high=1),  # how much less visited a pursuer's likelier capture may be
    Option("mix", "decimal", 0.0, low=0, high=1),  # how much less visited what X also plays may be
)


def _make(edition: Edition, rng: Random, **given: Any) -> Player:
    from fogbound.bots.searching import SearchingBot  # loading numba takes a second, which no other bot needs

    return SearchingBot(edition, rng, **given)


def searcher(line: str = "", **numbers: Any) -> Kind:
    """A bot that searches, with other usual numbers than those above."""
    return Kind(_make, usually(SETTINGS, **numbers), compiled=True, line=line)


PIMBOT = searcher()
