"""The bot that plays any legal move: a baseline, and a test of the rules."""

from __future__ import annotations

from random import Random

from fogbound.game import SLOT, Edition, Move, View
from fogbound.notation import CONCEDE

# Texts for moves with a blank to fill in; other verbs use those of a guess.
TEXTS = {
    "guess": ("Paris", "Napoleon", "the Moon", "a clock", "Rome", "Shakespeare", "a horse", "the Nile"),
    "ask": ("Are you real?", "Are you alive?", "Are you in Europe?", "Could I hold you in my hand?", "Are you old?"),
    "answer": ("Yes.", "No.", "Partly.", "I cannot say."),
}


class RandomBot:
    """Chooses evenly among its moves, and passes up half of its chances to interrupt. It never concedes."""

    def __init__(self, edition: Edition, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.moves if move != CONCEDE]
        if view.seat not in view.turn and self._rng.random() < 0.5:
            return None
        return fill(self._rng.choice(moves), self._rng)


def fill(offer: Move, rng: Random) -> Move:
    """An offer with plausible words in its blanks."""
    if SLOT not in offer.args:
        return offer
    texts = TEXTS.get(offer.verb, TEXTS["guess"])
    return Move(offer.verb, tuple(rng.choice(texts) if arg is SLOT else arg for arg in offer.args))
