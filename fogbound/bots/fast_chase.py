"""An edition on the flat arrays of the fast core, for the bots that compute with it."""

from __future__ import annotations

from functools import lru_cache

from fogbound import catalog
from fogbound.fast import Chase
from fogbound.game import Edition
from fogbound.games.yard.edition import YardEdition


def chase_for(edition: Edition) -> Chase:
    """The edition as a `Chase`; cached, because a server makes a bot for every move."""
    return _chase(catalog.as_chase(edition))


@lru_cache(maxsize=8)
def _chase(edition: YardEdition) -> Chase:
    return Chase(edition)
