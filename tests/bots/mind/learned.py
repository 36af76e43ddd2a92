"""The bot that plays by shipped networks, and moments to ask it at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fogbound import start, testing
from fogbound.bots.mind.families import file_for
from fogbound.bots.mind.network import Network, read
from fogbound.bots.mind.player import LearnedBot
from fogbound.game import DEALER, Seat
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState

A, B, C = "yard/classic-1983", "yard/police-2017", "yard/compact-2015"


def network_for(edition: YardEdition) -> Network:
    path = file_for(edition.board)
    assert path is not None
    return read(path)


def learned_bot(edition: YardEdition, seed: int = 1, **settings: Any) -> LearnedBot:
    return LearnedBot(edition, Random(seed), network_for(edition), **settings)


def moments(edition: YardEdition, seed: int) -> Iterator[tuple[ChaseState, Seat]]:
    """The states of a random game in which a seat must decide, with the last seat in turn."""
    for state in testing.random_game(start(edition), Random(seed)):
        if state.turn and state.turn != (DEALER,):
            assert isinstance(state, ChaseState)
            yield state, state.turn[-1]
