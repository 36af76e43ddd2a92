"""A table's chase on flat arrays, for the bots that think with it."""

from __future__ import annotations

from functools import lru_cache

from fogbound import catalog
from fogbound.fast import Chase
from fogbound.game import Edition
from fogbound.games.yard.edition import YardEdition


def chase_for(edition: Edition) -> Chase:
    """A process that makes a bot for every move measures a board once."""
    return _chase(catalog.known(edition))


@lru_cache(maxsize=8)
def _chase(edition: YardEdition) -> Chase:
    return Chase(edition)
