"""Legal moves are those of the rules."""

from __future__ import annotations

from random import Random

from fogbound.fast import legal
from fogbound.games.yard.moves import legal as rules_legal

from .tables import SEEDS, anywhere, table


def test_x_has_the_moves_of_the_rules_in_any_position() -> None:
    """Positions that hardly any game comes to: X where boats leave, with any few tickets left."""
    for seed in SEEDS:
        chase, rng = table(seed), Random(seed)
        for _ in range(12):
            position = anywhere(chase, rng)
            expected = tuple(rules_legal(chase.edition, position, "x"))
            assert chase.moves(chase.state(position), "x") == expected, f"table {seed}: {position}"


def test_nobody_moves_out_of_turn() -> None:
    chase = table(0)
    assert legal(chase.book, chase.opening(), 0, chase.buffer()) == 0
