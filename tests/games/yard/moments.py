"""The edition and the position of a game, for the functions that work on these two."""

from __future__ import annotations

from fogbound import State
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import Position
from fogbound.games.yard.rules import ChaseState


def moment(state: State) -> tuple[YardEdition, Position]:
    assert isinstance(state, ChaseState)
    return state.edition, state.position
