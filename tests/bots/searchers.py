"""Bots that search, and moments to ask them at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fogbound import testing
from fogbound.bots.pimbot import SETTINGS
from fogbound.bots.search_bot import SearchBot
from fogbound.game import DEALER, Edition, Seat, State
from fogbound.games.yard.rules import ChaseState


def search_bot(edition: Edition, seed: int = 1, **settings: Any) -> SearchBot:
    return SearchBot(edition, Random(seed), **{option.name: option.default for option in SETTINGS} | settings)


def moments(first: State, seed: int) -> Iterator[tuple[ChaseState, Seat]]:
    """The states of a random game in which a seat must decide, with that seat."""
    for state in testing.random_game(first, Random(seed)):
        if state.turn and state.turn != (DEALER,):
            assert isinstance(state, ChaseState)
            yield state, state.turn[0]


def with_coalition(bot: SearchBot, share: float) -> SearchBot:
    """A bot for which a colleague's capture counts less by this share."""
    bot._options = bot._options._replace(coalition=share)
    return bot
