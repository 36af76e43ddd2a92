"""Ways of playing a little chase: what X gains from them, and what the best answers to them gain.

A way of playing is the probability of every choice, one number each; those of one chooser add up to 1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fogbound.solve.tree import OVER, Floats, Tree


class Bracket(NamedTuple):
    """What X gains against the best answer to X's play, from both as they play, and with the best answer to the
    pursuers' play. The value of the chase lies between the first and the last."""

    least: float
    own: float
    most: float

    @property
    def width(self) -> float:
        return self.most - self.least


def even(tree: Tree) -> Floats:
    """Both sides play anything."""
    return normal(tree, np.ones(len(tree.moves)))


def normal(tree: Tree, weights: Floats) -> Floats:
    """Weights of choices as probabilities; where all are 0, even ones."""
    totals = np.bincount(tree.chooser, weights, tree.choosers)
    counts = np.bincount(tree.chooser, minlength=tree.choosers)
    shares: Floats = np.where(
        totals[tree.chooser] > 0,
        weights / np.maximum(totals, 1e-300)[tree.chooser],
        1.0 / counts[tree.chooser],
    )
    return shares


def bracket(tree: Tree, play: Floats) -> Bracket:
    return Bracket(
        best_pursuers(tree, play),
        float(tree.chance @ worth(tree, play)),
        float(tree.chance @ best_x(tree, play)),
    )


def x_reach(tree: Tree, play: Floats) -> Floats:
    """How likely chance and X together lead to each world, if the pursuers' choices allow it."""
    reach = tree.chance.copy()
    own = np.where(tree.is_x, play, 1.0)
    for _, steps, _ in tree.levels:
        on = tree.step_to[steps] != OVER
        begun, to = tree.step_from[steps][on], tree.step_to[steps][on]
        np.add.at(reach, to, reach[begun] * own[tree.step_choice[steps][on]])
    return reach


def pursuers_reach(tree: Tree, play: Floats) -> Floats:
    """How likely the pursuers' choices lead to each node, if X's allow it."""
    reach = np.ones(len(tree.depth))
    own = np.where(tree.is_x, 1.0, play)
    for _, steps, _ in tree.levels:
        on = tree.step_to[steps] != OVER
        begun, to, choice = tree.step_from[steps][on], tree.step_to[steps][on], tree.step_choice[steps][on]
        reach[tree.world_node[to]] = reach[tree.world_node[begun]] * own[choice]
    return reach


def after_steps(tree: Tree, steps: slice, gains: Floats) -> Floats:
    """What X gains after each of these steps; `gains` holds what X gains in the worlds they lead to."""
    to = tree.step_to[steps]
    after: Floats = np.where(to == OVER, tree.gain[steps], gains[np.maximum(to, 0)])
    return after


def worth(tree: Tree, play: Floats) -> Floats:
    """What X gains from each world if both sides play so."""
    gains = np.zeros(len(tree.station))
    for _, steps, _ in reversed(tree.levels):
        shares = play[tree.step_choice[steps]] * after_steps(tree, steps, gains)
        np.add.at(gains, tree.step_from[steps], shares)
    return gains


def best_x(tree: Tree, play: Floats) -> Floats:
    """What X gains from each world with the best answer to the pursuers' play."""
    gains = np.zeros(len(tree.station))
    for _, steps, _ in reversed(tree.levels):
        after, begun, choice = after_steps(tree, steps, gains), tree.step_from[steps], tree.step_choice[steps]
        own = tree.is_x[choice]
        np.maximum.at(gains, begun[own], after[own])
        np.add.at(gains, begun[~own], play[choice[~own]] * after[~own])
    return gains


def best_pursuers(tree: Tree, play: Floats) -> float:
    """What X gains where the pursuers give the best answer to X's play."""
    nodes, count, reach = len(tree.depth), len(tree.moves), x_reach(tree, play)
    total = np.zeros(nodes)  # what X gains at each node, weighted by how likely X's play leads there
    for choices, steps, _ in reversed(tree.levels):
        begun, to, choice = tree.step_from[steps], tree.step_to[steps], tree.step_choice[steps]
        ended, own = to == OVER, tree.is_x[choice]
        weights = reach[begun] * np.where(own, play[choice], 1.0)
        ends = np.bincount(choice[ended], weights[ended] * tree.gain[steps][ended], count)[choices]
        theirs, where = ~tree.is_x[choices], tree.choice_node[choices]
        child = np.full(count, -1)
        child[choice[~ended]] = tree.world_node[to[~ended]]
        on = child[choices]
        least = np.full(nodes, np.inf)
        after = ends + np.where(on >= 0, total[np.maximum(on, 0)], 0.0)
        np.minimum.at(least, where[theirs], after[theirs])
        np.add.at(total, where[~theirs], ends[~theirs])
        # X's choices that look alike lead to the same node, which counts once.
        pairs = np.unique(np.stack([where[~theirs & (on >= 0)], on[~theirs & (on >= 0)]]), axis=1)
        np.add.at(total, pairs[0], total[pairs[1]])
        total = np.where(np.isfinite(least), least, total)
    return float(total[tree.depth == 0].sum())
