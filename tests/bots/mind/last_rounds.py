"""Short games on crowded boards, and the states of their last rounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fogbound import start, testing
from fogbound.bots.mind.endgame import is_last
from fogbound.catalog import find_chase
from fogbound.fast import Chase
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState
from tests.bots.mind.learned import A, B

CROWDED = [
    find_chase(A, players=3, board="tiny-village", max_rounds=2),
    find_chase(A, players=4, board="tiny-ring", max_rounds=3),
    find_chase(B, players=2, board="tiny-docks", max_rounds=2),
    find_chase(B, players=4, board="tiny-village", max_rounds=2),
]


def last_moments(edition: YardEdition, phase: str, seed: int) -> Iterator[ChaseState]:
    """The states of a random game in a phase of the last round."""
    for state in testing.random_game(start(edition), Random(seed)):
        assert isinstance(state, ChaseState)
        if state.position.phase == phase and is_last(Chase(edition).book, Chase(edition).state(state.position)):
            yield state
