"""Values by linear programming and by regret minimisation: known ones, and both alike."""

from __future__ import annotations

import pytest

from fogbound.solve.little import Little
from fogbound.solve.play import bracket, even
from fogbound.solve.tree import Tree, grow
from fogbound.solve.value import Regrets, by_programming
from tests.solve.chases import CROSS, cross, ring

KNOWN = {
    "three places to hide": (cross(), 2 / 3),
    "two places to hide": (cross("1-2 1-3 4-2 4-3"), 1 / 2),
    "a bus tells where X is": (cross("1-2 1-3 4-2 4-3 4-5", bus="1-5"), 1 / 2),
    "X shows where X is": (cross(reveals=(1,)), 0.0),
    "one place is out of reach": (cross(f"{CROSS} 1-8"), 1.0),
}


@pytest.mark.parametrize("name", KNOWN)
def test_values_known_by_hand(name: str) -> None:
    tree, value = KNOWN[name]
    assert by_programming(tree) == pytest.approx(value, abs=1e-9)
    solver = Regrets(tree)
    solver.improve(200)
    least, _, most = bracket(tree, solver.average)
    assert least - 1e-9 <= value <= most + 1e-9
    assert most - least < 0.01


@pytest.mark.parametrize(
    "tree",
    [
        cross(rounds=3),
        ring(),
        grow(Little("tiny-docks", rounds=2, black=1, starts=(5,)).edition),
        grow(Little("tiny-ring", rounds=2, doubles=1, starts=(1,), x_starts=(3, 6)).edition),
    ],
    ids=["cross", "ring", "black tickets", "doubles"],
)
def test_both_methods_agree(tree: Tree) -> None:
    value, solver = by_programming(tree), Regrets(tree)
    widths = []
    for _ in range(2):
        solver.improve(60)
        least, own, most = bracket(tree, solver.average)
        assert least - 1e-9 <= value <= most + 1e-9
        assert least - 1e-9 <= own <= most + 1e-9
        widths.append(most - least)
    assert widths[-1] < 0.02
    assert bracket(tree, even(tree)).width >= widths[-1], "playing anything gives no less away"
