"""Models of how X chooses."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound import Move
from fogbound.fast import Chase, Sifter
from fogbound.fast.policies import FEATURES, ByCategory, BySoftmax, look
from fogbound.games.yard.position import Position
from fogbound.notation import CONCEDE

from .tables import SEEDS, game, table


def test_a_score_is_the_sum_of_features_times_coefficients() -> None:
    """The features of a ply, worked out once more from the rules and the board."""
    features, looked = np.zeros(len(FEATURES)), 0
    for seed in SEEDS[:40]:
        chase = table(seed)
        for state, _ in game(seed):
            if state.turn == ("x",):
                for move in state.moves("x"):
                    if move != CONCEDE:
                        look(chase.book, chase.state(state.position), chase.ply("x", move), features)
                        expected = _features(chase, state.position, move)
                        assert dict(zip(FEATURES, features, strict=True)) == pytest.approx(expected), f"table {seed}"
                        looked += 1
    assert looked > 2000


def test_the_shipped_numbers_make_valid_policies() -> None:
    chase = table(0)
    for policy in (ByCategory.shipped(), BySoftmax.shipped()):
        sifter = Sifter(chase, policy)
        for state, _ in game(0):
            weights = sifter.follow(state.view(None)).weights
            assert weights.sum() == pytest.approx(1)
            assert weights[chase.index_of[state.position.at[0]]] > 0


def _features(chase: Chase, position: Position, move: Move) -> dict[str, float]:
    found = dict.fromkeys(FEATURES, 0.0)
    board, (here, *pawns) = chase.edition.board, position.at
    in_reach = min(board.distances[pawn].get(here, 99) for pawn in pawns) <= 1
    if move.verb == "double":
        return found | {"double": 1, "double_in_reach": float(in_reach)}
    if move.verb == "show":
        return found | {"show": 1}
    if move.verb not in "tbuk":
        return found
    ways = [board.distances[pawn].get(move.number, 99) for pawn in pawns]
    near = min(5, *ways)
    found |= {f"near_{near}": 1, "mean_way": sum(min(way, 20) for way in ways) / len(ways) / 10}
    if move.verb != "t":
        found[{"b": "bus", "u": "underground", "k": "black"}[move.verb]] = 1
    if move.verb == "k":
        found["black_in_view"] = float(position.x_visible)
        found["black_for_taxi"] = float({*board.links(here)} <= {"taxi", "ferry"})
    if position.windows + 1 in chase.edition.reveals:
        found["shown_near"] = near
    return found | {"exits": len(board.rides["k"][move.number]) / 10}
