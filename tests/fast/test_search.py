"""What a search looks at and what it counts, worked out once more from the rules and the board."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fogbound import Move
from fogbound.catalog import find_chase
from fogbound.fast import Chase, Finding, Manner, Search, Sifter, listing, seeded
from fogbound.games.yard.rules import ChaseState, start
from fogbound.notation import CONCEDE
from fogbound.testing import random_game

LONDON = Chase(find_chase("yard/police-2017"))
CHASES = (
    LONDON,
    Chase(find_chase("yard/classic-1983")),
    Chase(find_chase("yard/compact-2015")),
    Chase(find_chase("yard/police-2017", board="tiny-village")),  # crowded: X is cornered now and then
)


def _searched(chase: Chase, state: ChaseState, simulations: int, manner: Manner, seed: int = 1) -> tuple[Finding, ...]:
    """The search of whoever moves first, X's station known."""
    known = listing(chase, Sifter(chase, setup=state.setup).follow(state.view(None)).stations)
    worlds, seat = chase.state(state.position)[None], chase.seat(state.turn[0])
    return Search(chase, simulations)(seat, worlds, np.ones(1), known, manner, seeded(seed), simulations)


def _rides_of_x(chase: Chase, seeds: range) -> list[ChaseState]:
    games = (random_game(start(chase.edition), Random(seed)) for seed in seeds)
    found = [state for game in games for state in game if state.turn == ("x",)]
    return [state for state in found if isinstance(state, ChaseState) and state.position.phase in ("x", "second")]


def _sensible(state: ChaseState) -> set[Move]:
    """What is left of X's moves: black tickets not in rounds 1 and 2, not where he will be seen, not where only taxis
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


def test_x_looks_at_what_is_sensible() -> None:
    """Every ply that is looked at is tried once before any is tried twice, so that all of them are found."""
    kept = dropped = doubled = 0
    for chase in CHASES:
        for state in _rides_of_x(chase, range(12)):
            found = {chase.spelt(one.ply).move for one in _searched(chase, state, 60, Manner())}
            assert found == _sensible(state), state.position_text()
            moves = {move for move in state.moves("x") if move != CONCEDE}
            assert {chase.spelt(one.ply).move for one in _searched(chase, state, 60, Manner(filtered=False))} == moves
            kept += any(move.verb == "k" for move in found)
            dropped += found != moves
            doubled += Move("double") in found
    assert min(kept, dropped, doubled) > 10


def test_x_does_not_care_which_pursuer_catches_him() -> None:
    for state in _rides_of_x(LONDON, range(2))[3:30:6]:
        one, other = (_searched(LONDON, state, 300, Manner(coalition=r)) for r in (0.0, 0.9))
        assert one == other


def test_a_capture_by_a_colleague_counts_less() -> None:
    """Of two pursuers the first cannot take X and the second can: all that the first gains is his colleague's."""
    chase = Chase(find_chase("yard/police-2017", players=2))
    state = start(
        chase.edition, "x@45/red@199/blue@60/bobby1@171/bobby2@175 22,16,8 5,2 pursuit:red+blue+bobby1+bobby2 3 3 3@45"
    )
    assert state.turn[0] == "red"
    best = [_searched(chase, state, 2000, Manner(coalition=r, pursuers_slip=0.0))[0].score for r in (0.0, 0.5, 1.0)]
    assert best[0] > 0.9
    assert best[1] == pytest.approx(best[0] / 2, abs=0.1)
    assert best[2] < 0.1
