"""Where X could be caught at once: the stations that pursuers can ride to before X moves again."""

from __future__ import annotations

from typing import NamedTuple

from fogbound.game import Seat, View
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.table import Pawn, YardTable


class Danger(NamedTuple):
    """A station that X can ride to, and the pursuers who can follow X there in the same round."""

    station: int
    seats: tuple[Seat, ...]


def dangers(edition: YardEdition, view: View) -> tuple[Danger, ...]:
    """X's dangerous stations, from X's own view; a ride that another one follows at once is not dangerous."""
    table = view.table
    assert isinstance(table, YardTable)
    if view.seat != X or table.phase == "double":
        return ()
    reach = {pawn.seat: _within_reach(edition, pawn) for pawn in table.pawns if pawn.seat != X}
    stations = sorted({move.number for move in view.moves if move.verb in RIDES})
    found = (Danger(n, tuple(seat for seat in reach if n in reach[seat])) for n in stations)
    return tuple(danger for danger in found if danger.seats)


def _within_reach(edition: YardEdition, pawn: Pawn) -> frozenset[int]:
    """Where a pursuer's next ride can end; the police travel free."""
    if pawn.station is None:
        return frozenset()
    held = dict(pawn.tickets)
    paid = [ticket for ticket in ORDINARY if pawn.kind == "police" or held[ticket]]
    return frozenset(there for ticket in paid for there, _ in edition.board.rides[ticket][pawn.station])
