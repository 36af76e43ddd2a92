"""The value of a little chase: exactly by linear programming, or as a bracket that closes, by regret minimisation."""

from __future__ import annotations

from typing import Any

import numpy as np

from fogbound.solve.play import after_steps, normal, pursuers_reach, worth, x_reach
from fogbound.solve.tree import NOBODY, OVER, Floats, Ints, Tree


def by_programming(tree: Tree) -> float:
    """X's gain under perfect play, by a linear programme.

    Its unknowns are how likely X's play leads to each of X's choices, if the pursuers allow it, and what X is then sure
    to gain at each node, weighted by how likely X's play leads there.
    """
    from scipy.optimize import linprog
    from scipy.sparse import bmat

    nodes, worlds, count = len(tree.depth), len(tree.station), len(tree.moves)
    own, theirs = np.flatnonzero(tree.is_x), np.flatnonzero(~tree.is_x)
    column = np.zeros(count, dtype=np.int64)
    column[own] = np.arange(len(own))
    on, mine = tree.step_to != OVER, tree.is_x[tree.step_choice]
    node = tree.world_node[tree.step_from]
    child = tree.world_node[np.maximum(tree.step_to, 0)]

    # How likely X's play leads to each world: `reached @ choices + begun`.
    source = _sources(tree)
    led = on & mine
    reached = _matrix(tree.step_to[led], column[tree.step_choice[led]], (worlds, len(own)))[source]
    begun = tree.chance[source]

    # X's choices in a world are together as likely as the world.
    choosing = np.unique(tree.choice_world[own])
    shared = _matrix(tree.choice_world[own], np.arange(len(own)), (worlds, len(own))) - reached
    # A node of X gains what its children gain, and what X's choices that end the chase do.
    x_nodes = np.flatnonzero(tree.x_moves)
    above, below = np.unique(np.stack([node[led], child[led]]), axis=1)
    links = _matrix(above, below, (nodes, nodes))
    over = ~on & mine
    ends = _matrix(node[over], column[tree.step_choice[over]], (nodes, len(own)), tree.gain[over])
    # A node of the pursuers gains no more than after any of their choices.
    following = on & ~mine
    choice, after = np.unique(np.stack([tree.step_choice[following], child[following]]), axis=1)
    over = ~on & ~mine
    caught = _matrix(tree.step_choice[over], tree.step_from[over], (count, worlds), tree.gain[over])
    moved = _matrix(theirs, tree.choice_node[theirs], (count, nodes)) - _matrix(choice, after, (count, nodes))

    same = _matrix(np.arange(nodes), np.arange(nodes), (nodes, nodes))
    found = linprog(
        np.concatenate([np.zeros(len(own)), np.where(tree.depth == 0, -1.0, 0.0)]),
        A_ub=bmat([[-(caught @ reached)[theirs], moved[theirs]]]).tocsr(),
        b_ub=(caught @ begun)[theirs],
        A_eq=bmat([[shared[choosing], None], [-ends[x_nodes], (same - links)[x_nodes]]]).tocsr(),
        b_eq=np.concatenate([begun[choosing], np.zeros(len(x_nodes))]),
        bounds=(0.0, None),
        method="highs",
    )
    if found.x is None:
        raise ArithmeticError(found.message)
    return max(0.0, float(-found.fun))


def _matrix(rows: Ints, columns: Ints, shape: tuple[int, int], values: Floats | float = 1.0) -> Any:
    """A sparse matrix of scipy's with these entries; those at the same place add up."""
    from scipy.sparse import coo_matrix

    return coo_matrix((np.broadcast_to(values, rows.shape), (rows, columns)), shape=shape).tocsr()


def _sources(tree: Tree) -> Ints:
    """For each world, the one that X's last ply led to: pursuers do not change how likely X is there."""
    source = np.arange(len(tree.station))
    for _, steps, _ in tree.levels:
        theirs = (tree.step_to[steps] != OVER) & ~tree.is_x[tree.step_choice[steps]]
        source[tree.step_to[steps][theirs]] = source[tree.step_from[steps][theirs]]
    return source


class Regrets:
    """Regret matching plus, with linear averages, for both sides in turn."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._regrets, self._sums, self._round = np.zeros(len(tree.moves)), np.zeros(len(tree.moves)), 0

    @property
    def average(self) -> Floats:
        return normal(self.tree, self._sums)

    def improve(self, times: int) -> None:
        tree = self.tree
        for _ in range(times):
            self._round += 1
            for mine in (True, False):
                self._improve(mine)
            play = normal(tree, self._regrets)
            reached = np.where(
                tree.is_x,
                x_reach(tree, play)[np.maximum(tree.choice_world, 0)],
                pursuers_reach(tree, play)[tree.choice_node],
            )
            self._sums += self._round * reached * play

    def _improve(self, mine: bool) -> None:
        """One side adds up, for each of its choices, how much better it would have done."""
        tree = self.tree
        play = normal(tree, self._regrets)
        gains = worth(tree, play)
        after = after_steps(tree, slice(None), gains)
        more = after - gains[tree.step_from]
        if mine:
            weights = pursuers_reach(tree, play)[tree.world_node[tree.step_from]] * more
        else:
            weights = -x_reach(tree, play)[tree.step_from] * more
        add = np.bincount(tree.step_choice, weights, len(tree.moves))
        own = (tree.choice_world != NOBODY) == mine
        self._regrets = np.where(own, np.maximum(self._regrets + add, 0.0), self._regrets)
