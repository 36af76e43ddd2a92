"""What a side of the chase has learned since an earlier moment: taking a move back cannot make it unknown again."""

from __future__ import annotations

from collections.abc import Sequence

from fogbound.errors import BadNotation, Said
from fogbound.game import DEALER, Ply, Seat, View
from fogbound.games.yard.belief import Belief, belief
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.position import Position
from fogbound.games.yard.turns import after

SHOWN = Said("learned-shown", "Mister X has been seen since.")
RULED_OUT = Said("learned-ruled-out", "A station where Mister X could have been has been ruled out since.")


def learned(
    edition: YardEdition, before: Position, then: View, since: Sequence[Ply], seat: Seat, setup: str | None
) -> str | None:
    """What the side of `seat` has learned in the plies `since`; `then` is the public view before them.

    X knows where everyone is, and can only have shown themselves. The others have learned something too if X can no
    longer have been at some station where, back then, X could have been.
    """
    if _showed(edition, before, since):
        return SHOWN
    if seat != X and then.log and _ruled_out(belief(edition, then, setup), since):
        return RULED_OUT
    return None


def _showed(edition: YardEdition, position: Position, since: Sequence[Ply]) -> bool:
    """Has X come in sight, where X was not?"""
    for ply in since:
        rides = ply.seat == X and ply.move.verb in RIDES
        if ply.move.verb == "show" or (rides and ply.secret is None and not position.x_visible):
            return True
        position = after(edition, position, ply.seat, ply.move)
    return any(ply.seat == DEALER for ply in since)


def _ruled_out(known: Belief, since: Sequence[Ply]) -> bool:
    """Would some station of then not have led to what everyone has seen since?"""
    for station in known.stations:
        there = known.only_at(station)
        try:
            for ply in since:
                there = there.after(ply)
        except BadNotation:  # no game from there looks like this
            return True
    return False
