"""Ways of playing a little chase: brackets hold the value, and best answers are best."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.solve.play import best_pursuers, best_x, bracket, even, normal, worth
from fogbound.solve.tree import Tree
from tests.solve.chases import cross, ring


@pytest.mark.parametrize("tree", [cross(rounds=2), ring()], ids=["cross", "ring"])
def test_best_answers_gain_at_least_as_much_as_any_play(tree: Tree) -> None:
    rng = np.random.default_rng(3)
    for _ in range(5):
        play = normal(tree, rng.random(len(tree.moves)))
        low, own, high = bracket(tree, play)
        assert low <= own + 1e-9
        assert own <= high + 1e-9
        assert (best_x(tree, play) >= worth(tree, play) - 1e-9).all()
        assert best_pursuers(tree, play) == pytest.approx(low)


def test_weights_become_chances_and_nothing_becomes_even_ones() -> None:
    tree = ring()
    none, some = normal(tree, np.zeros(len(tree.moves))), normal(tree, np.full(len(tree.moves), 3.0))
    assert none == pytest.approx(even(tree))
    assert some == pytest.approx(even(tree))
