"""The tree of a little chase against the rules: the same moves, the same suspects, the same ends."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fogbound.errors import FogboundError
from fogbound.game import Move
from fogbound.games.yard.belief import belief
from fogbound.games.yard.rules import start
from fogbound.notation import CONCEDE
from fogbound.solve.little import Little
from fogbound.solve.tree import NOBODY, OVER, TooLarge, Tree, grow
from tests.solve.chases import cross, ring


def _walk(tree: Tree, rng: Random) -> None:
    """One random chase, in the tree and by the rules."""
    world = rng.choice(np.flatnonzero(tree.chance).tolist())
    position = tree.positions[tree.world_node[world]]
    state = start(tree.edition)
    for station in (*position.at[1:], int(tree.station[world])):
        state = state.play("dealer", Move("deal", (station,)))
    while True:
        node = tree.world_node[world]
        assert state.position.at[0] == tree.station[world]
        assert state.turn == tree.positions[node].turn
        assert set(belief(tree.edition, state.view("red")).stations) == set(tree.station[tree.world_node == node])
        seat = state.turn[0]
        mine = tree.choice_world == world if seat == "x" else (tree.choice_node == node) & (tree.choice_world == NOBODY)
        choices = np.flatnonzero(mine).tolist()
        assert {tree.moves[n] for n in choices} == {*state.moves(seat)} - {CONCEDE}
        choice = rng.choice(choices)
        (step,) = np.flatnonzero((tree.step_choice == choice) & (tree.step_from == world))
        state = state.play(seat, tree.moves[choice])
        if tree.step_to[step] == OVER:
            assert state.outcome is not None
            assert tree.gain[step] == float("x" in state.outcome.winners)
            return
        world = int(tree.step_to[step])


@pytest.mark.parametrize("tree", [cross(rounds=3), ring()], ids=["cross", "ring"])
def test_chases_in_the_tree_are_chases_by_the_rules(tree: Tree) -> None:
    rng = Random(5)
    for _ in range(12):
        _walk(tree, rng)


def test_chances_of_the_deal_add_up() -> None:
    assert ring().chance.sum() == pytest.approx(1)


def test_what_cannot_be_solved_is_refused_in_a_sentence() -> None:
    with pytest.raises(TooLarge, match="more than 50 moments"):
        grow(Little("tiny-ring", rounds=3).edition, most=50)
    with pytest.raises(FogboundError, match="no station 99"):
        _ = Little("tiny-ring", starts=(99,)).edition
    with pytest.raises(FogboundError, match="too few stations"):
        _ = Little("tiny-ring", pursuers=2, starts=(1,)).edition
