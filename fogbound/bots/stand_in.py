"""When a bot fails, chance moves for it: no game ends because a bot did."""

from __future__ import annotations

from random import Random

from fogbound.bots.random import filled
from fogbound.game import SLOT, Move, View
from fogbound.notation import CONCEDE


def is_offered(view: View, move: Move) -> bool:
    """Is this a whole move, and one of those that a view allows?"""
    return SLOT not in move.args and (move in view.moves or any(move.fits(offer) for offer in view.moves))


def stand_in(view: View, rng: Random) -> Move | None:
    """Any move but giving up; None where there is no other."""
    offers = [move for move in view.moves if move != CONCEDE]
    return filled(rng.choice(offers), rng) if offers else None
