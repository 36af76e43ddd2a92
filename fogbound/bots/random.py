"""The bot that plays anything legal: a baseline, and the tester of all rules."""

from __future__ import annotations

from random import Random

from fogbound.game import Edition, Move, View
from fogbound.notation import CONCEDE


class RandomBot:
    """Chooses evenly among its moves; it never gives up."""

    def __init__(self, edition: Edition, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        return self._rng.choice([move for move in view.moves if move != CONCEDE])
