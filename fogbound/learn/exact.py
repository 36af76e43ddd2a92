"""What learned play of a little chase gives away, exactly: a network's play at every moment, and the best answers."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.layout import SLOTS
from fogbound.game import Move
from fogbound.games.yard.position import Position
from fogbound.learn.net import Net, read
from fogbound.learn.rules import Rules
from fogbound.learn.tables import DOUBLE, PURSUIT, SECOND, Tables, X
from fogbound.solve.play import normal
from fogbound.solve.tree import OVER, Floats, Ints, Tree

PHASES = {"x": X, "double": DOUBLE, "second": SECOND, "pursuit": PURSUIT}
BATCH = 8192


@torch.no_grad()
def play_of(tree: Tree, rules: Rules, net: Net, model: Net | None = None, best: bool = False) -> Floats:
    """The probability of each choice when a network plays both sides and all believe that X plays like `model`.

    Pursuers draw their moves or, if `best`, play their first choice, as bots do.
    """
    guide = _Guide(tree, rules)
    believed = tree.chance.copy()
    possible = tree.chance.copy()
    weights = np.zeros(len(tree.moves))
    for choices, steps, worlds in tree.levels:
        for beliefs in (believed, possible):
            totals = np.bincount(tree.world_node[worlds], beliefs[worlds], len(tree.depth))
            beliefs[worlds] /= np.maximum(totals[tree.world_node[worlds]], 1e-300)
        rows = np.arange(choices.start, choices.stop)
        if not len(rows):
            continue
        scores, expected = guide.scores(rows, worlds, believed, possible, net, model or net)
        own = tree.is_x[rows]
        chooser = tree.chooser[rows]
        weights[rows] = _softmax(scores, chooser, np.where(own | (not best), 1.0, 1e6))
        expected = _softmax(expected, chooser, np.ones(len(rows)))
        even = 1.0 / np.bincount(chooser)[chooser]
        slips = np.where(own, (1 - SLIPS) * expected + SLIPS * even, 1.0)
        on = tree.step_to[steps] != OVER
        begun, to, choice = tree.step_from[steps][on], tree.step_to[steps][on], tree.step_choice[steps][on]
        np.add.at(believed, to, believed[begun] * slips[choice - choices.start])
        np.add.at(possible, to, possible[begun] * np.where(own, even, 1.0)[choice - choices.start])
    return normal(tree, weights)


def _softmax(scores: Floats, chooser: Ints, sharpness: Floats) -> Floats:
    """Probabilities of choices among those of the same chooser."""
    most = np.full(int(chooser.max()) + 1, -np.inf)
    np.maximum.at(most, chooser, scores)
    raised = np.exp((scores - most[chooser]) * sharpness)
    shares: Floats = raised / np.bincount(chooser, raised)[chooser]
    return shares


class _Guide:
    """Moments of a tree as tables of the rules."""

    def __init__(self, tree: Tree, rules: Rules) -> None:
        self.tree, self.rules, layout = tree, rules, rules.layout
        self.index = np.array([layout.index_of.get(n, 0) for n in range(max(layout.stations) + 1)])
        self.rides = np.array([self._ride(n, move) for n, move in enumerate(tree.moves)])

    def _ride(self, choice: int, move: Move) -> int:
        """The ride of a choice in the rules' order; `none` for a double."""
        if move.verb == "double":
            return self.rules.none
        tree = self.tree
        position = tree.positions[tree.choice_node[choice]]
        here = (
            int(tree.station[tree.choice_world[choice]])
            if tree.is_x[choice]
            else position.at[tree.edition.index[position.turn[0]]]
        )
        return self.rules.layout.index[here, move.verb, move.number]

    def scores(
        self, choices: Ints, worlds: slice, believed: Floats, possible: Floats, net: Net, model: Net
    ) -> tuple[Floats, Floats]:
        """How a network scores each choice, and how the model of X does."""
        tree, rides = self.tree, self.rides[choices]
        nodes = np.unique(tree.choice_node[choices])
        at = np.searchsorted(nodes, tree.choice_node[choices])
        x = np.flatnonzero(tree.is_x[choices])
        theirs = np.flatnonzero(~tree.is_x[choices])
        here = self.index[tree.station[tree.choice_world[choices[x]]]]
        own, expected = np.zeros(len(choices)), np.zeros(len(choices))
        for first in range(0, len(nodes), BATCH):
            few = nodes[first : first + BATCH]
            given = read(self.rules, *self._tables(few, worlds, believed, possible))
            for one, found in ((net, own),) if model is net else ((net, own), (model, expected)):
                h = one.thought(given)
                ride, double = one.x_scores(h, given.maps)
                both = torch.cat([ride, double], dim=1).numpy()
                pursuing = one.pursuer_scores(h, given.maps).numpy()
                inside = (at[x] >= first) & (at[x] < first + len(few))
                which = x[inside]
                column = np.where(rides[which] == self.rules.none, self.rules.none + here[inside], rides[which])
                found[which] = both[at[which] - first, column]
                which = theirs[(at[theirs] >= first) & (at[theirs] < first + len(few))]
                found[which] = pursuing[at[which] - first, rides[which]]
        return own, own if model is net else expected

    def _tables(self, nodes: Ints, worlds: slice, believed: Floats, possible: Floats) -> tuple[Tables, Tensor]:
        """The public part of these moments, and who moves. Where X is, nobody reads."""
        tree, rules = self.tree, self.rules
        positions = [tree.positions[node] for node in nodes]
        count = len(nodes)
        maps = []
        row = np.full(len(tree.depth), -1)
        row[nodes] = np.arange(count)
        at_row = row[tree.world_node[worlds]]
        inside = at_row >= 0
        for beliefs in (believed, possible):
            one = np.zeros((count, rules.stations), dtype=np.float32)
            one[at_row[inside], self.index[tree.station[worlds][inside]]] = beliefs[worlds][inside]
            maps.append(torch.from_numpy(one))
        zeros = torch.zeros(count)

        def whole(values: list[int]) -> Tensor:
            return torch.tensor(values)

        tables = Tables(
            terms=torch.zeros(count, dtype=torch.long),
            at=torch.from_numpy(np.stack([self._at(one) for one in positions])),
            purses=torch.from_numpy(np.stack([self._purses(one) for one in positions])),
            black=whole([one.black for one in positions]),
            doubles=whole([one.doubles for one in positions]),
            boats=whole([int(rules.boats[0])] * count),
            round=whole([one.round for one in positions]),
            windows=whole([one.windows for one in positions]),
            vanished=whole([one.vanished for one in positions]),
            seen=whole([-1 if one.seen is None else one.seen[0] for one in positions]),
            waiting=torch.tensor([self._waiting(one) for one in positions]),
            phase=whole([PHASES[one.phase] for one in positions]),
            belief=maps[0],
            possible=maps[1],
            gain=zeros,
            total=zeros,
        )
        index = self.tree.edition.index
        mover = whole([index[one.turn[0]] - 1 if one.phase == "pursuit" else 0 for one in positions])
        return tables, mover

    def _at(self, position: Position) -> Ints:
        row = np.full(1 + SLOTS, self.rules.stations)
        row[: len(position.at)] = self.index[list(position.at)]
        return row

    def _purses(self, position: Position) -> Ints:
        rows = np.zeros((SLOTS, 3), dtype=np.int64)
        rows[: len(position.purses)] = position.purses
        return rows

    def _waiting(self, position: Position) -> list[bool]:
        seats = self.tree.edition.pursuers
        return [n < len(seats) and seats[n] in position.waiting for n in range(SLOTS)]
