"""The plies that a search considers."""

from __future__ import annotations

from fogbound import Move
from fogbound.catalog import find_chase
from fogbound.fast import Chase, SearchOptions
from fogbound.games.yard.rules import ChaseState
from fogbound.notation import CONCEDE
from tests.fast.searches import LONDON, rides_of_x, search

CHASES = (
    LONDON,
    Chase(find_chase("yard/classic-1983")),
    Chase(find_chase("yard/compact-2015")),
    Chase(find_chase("yard/police-2017", board="tiny-village")),  # crowded: X is cornered now and then
)


def _sensible(state: ChaseState) -> set[Move]:
    """What is left of X's moves: black tickets not in rounds 1 and 2, not where X will appear, not where only taxis
    leave; doubles only where every single ride ends within a pursuer's reach. Unless nothing else is left."""
    edition, position = state.edition, state.position
    board, (here, *pawns) = edition.board, position.at
    moves = {move for move in state.moves("x") if move != CONCEDE}
    rides = [move for move in moves if move.verb in "tbuk"]
    seen = position.windows + 1 in edition.reveals
    tells = position.round <= 2 or seen or {*board.links(here)} == {"taxi"}
    cornered = all(min(board.distances[pawn][ride.number] for pawn in pawns) <= 1 for ride in rides)
    left_out = {move for move in moves if move.verb == "k" and tells and not edition.x_open}
    left_out |= {move for move in moves if move.verb == "double" and not cornered}
    return moves - left_out or moves


def test_x_considers_only_sensible_moves() -> None:
    """Every ply that is looked at is tried once before any is tried twice, so that all of them are found."""
    kept = dropped = doubled = 0
    for chase in CHASES:
        for state in rides_of_x(chase, range(12)):
            found = {chase.decode(one.ply).move for one in search(chase, state, 60, SearchOptions())}
            assert found == _sensible(state), state.position_text()
            moves = {move for move in state.moves("x") if move != CONCEDE}
            kept += any(move.verb == "k" for move in found)
            dropped += found != moves
            doubled += Move("double") in found
    assert min(kept, dropped, doubled) > 10
