"""X's last move: the mix of moves against which the best cover of the pursuers catches least.

Pursuers see what X shows and may know how X chooses, so a fixed choice would be found out. Every X that the public
believes possible, one for each station, mixes its moves until no cover catches much more than any other. This is a
small zero-sum game between those X and the pursuers. Regret matching solves it: covers answer mixes, mixes avoid
covers, and the averages converge to the solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fogbound.bots.mind.endgame import Endgame, cover, is_last, reach
from fogbound.bots.mind.layout import Ints
from fogbound.fast import Chase, matrix, offset, phases, verbs
from fogbound.fast.arrays import Plies, State, States, WeightRows, Weights, X
from fogbound.fast.moves import legal
from fogbound.fast.turns import play

ROUNDS = 300  # of regret matching, at most
LOOKS = 20  # rounds between two tests of convergence
NEAR = 0.0005  # a gap that is small enough
IN_VIEW = -1
RIDING = (phases.X, phases.DOUBLE, phases.SECOND)

Shown = tuple[tuple[int, int], ...]  # the public part of each ply: its verb, and X's station where it is shown


@dataclass(frozen=True)
class Ways:
    """All moves of X from every possible station, one row each."""

    world: Ints  # the X that moves, by its possible state
    first: Ints  # the next ply
    shown: Ints  # the number of what pursuers see of the whole move; IN_VIEW where they see its end
    end: Ints  # the station where it ends
    likely: Weights  # the probability of each world


@dataclass(frozen=True)
class Mix:
    """How often X plays each move, and the chance of a capture: by the best cover, and at least, whatever X plays.

    `laid` is how often a cover includes the end of each move, if pursuers mix their covers best.
    """

    shares: Weights
    laid: Weights
    found: float
    least: float


class LastMove:
    """Solves X's last move."""

    def __init__(self, chase: Chase) -> None:
        self._chase, self._endgame = chase, Endgame(chase)

    def solve(self, states: States, weights: Weights, state: State, plies: Plies) -> tuple[Weights, Weights] | None:
        """How often X, in its true state, should play each ply, and how likely X then escapes.

        None before X's last move.
        """
        if not self.is_last(state):
            return None
        ways = self.ways(states, weights)
        mix = self.mix(state, ways)
        mine = next(n for n, world in enumerate(states) if (world == state).all())
        own = [(ways.world == mine) & (ways.first == ply) for ply in plies]
        shares: Weights = np.array([mix.shares[way].sum() for way in own])
        return shares, np.array([1 - mix.laid[way].min() for way in own])

    def is_last(self, state: State) -> bool:
        """Is this X's last move? Never where X may still take tickets; where points count, the network decides."""
        book = self._chase.book
        return (
            state[offset.PHASE] in RIDING
            and is_last(book, state)
            and not book[matrix.PRICED]
            and not book[matrix.VOLUNTARY]
        )

    def ways(self, states: States, weights: Weights) -> Ways:
        """The moves of every possible X."""
        rows = [(n, *way) for n, state in enumerate(states) for way in self._ways(state, 0, ())]
        numbered = {shown: n for n, shown in enumerate(dict.fromkeys(row[2] for row in rows if not row[2][-1][1]))}
        listed = [(n, first, numbered.get(shown, IN_VIEW), end) for n, first, shown, end in rows]
        world, first, shown, end = np.array(listed, dtype=np.int64).T
        return Ways(world, first, shown, end, weights)

    def _ways(self, state: State, first: int, shown: Shown) -> Iterator[tuple[int, Shown, int]]:
        if state[offset.PHASE] not in RIDING:
            yield first, shown, int(state[offset.AT])
            return
        room = self._chase.buffer()
        for ply in room[: legal(self._chase.book, state, X, room)].tolist():
            then = state.copy()
            play(self._chase.book, then, ply)
            seen = then[offset.SEEN_WINDOW] == then[offset.WINDOWS] > state[offset.WINDOWS]
            look = ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, int(then[offset.AT]) if seen else 0
            yield from self._ways(then, first or ply, (*shown, look))

    def mix(self, state: State, ways: Ways) -> Mix:
        """Regret matching; later rounds count for more."""
        ends = self._ends(state)
        regret, played, laid = (np.zeros(len(ways.world)) for _ in range(3))
        mix = Mix(_matched(regret, ways), laid, 1.0, 0.0)
        for n in range(1, ROUNDS + 1):
            shares = _matched(regret, ways)
            covered = self.covered(ends, ways, shares)
            met = np.bincount(ways.world, shares * covered, len(ways.likely))
            regret = np.maximum(0.0, regret + met[ways.world] - covered)
            played += n * shares
            laid += n * covered
            if n % LOOKS == 0:
                mix = self._mixed(ends, ways, _matched(played, ways), laid / (n * (n + 1) / 2))
                if mix.found - mix.least < NEAR:
                    break
        return mix

    def _ends(self, state: State) -> list[Ints]:
        table = state.copy()
        table[offset.WAITING] = (1 << 1 + self._chase.book[matrix.PURSUERS]) - 2
        return [*self._endgame.ends(table).values()]

    def _mixed(self, ends: list[Ints], ways: Ways, shares: Weights, laid: Weights) -> Mix:
        """A mix with the capture chances that it and these covers guarantee."""
        best = np.ones(len(ways.likely))
        np.minimum.at(best, ways.world, laid)
        found = self.covered(ends, ways, shares) * shares * ways.likely[ways.world]
        return Mix(shares, laid, float(found.sum()), float((best * ways.likely).sum()))

    def covered(self, ends: list[Ints], ways: Ways, shares: Weights) -> Weights:
        """Which moves end under the best cover, 0 or 1, if X mixes them so and pursuers answer what they see.

        Pawns do not block each other here, so the cover may be slightly better than the rules allow.
        """
        stations, hidden = len(self._chase.numbers), ways.shown != IN_VIEW
        laid = np.zeros((int(ways.shown.max()) + 2, stations))
        laid[IN_VIEW, np.concatenate(ends)] = 1.0
        place, likely = ways.shown * stations + ways.end, shares * ways.likely[ways.world]
        mass = np.bincount(place[hidden], likely[hidden], (len(laid) - 1) * stations).reshape(-1, stations)
        lay(laid[:-1], ends, mass.astype(float))
        covered: Weights = laid[ways.shown, ways.end]
        return covered


def lay(laid: WeightRows, ends: list[Ints], mass: WeightRows) -> None:
    """Write the best cover of each row. There may be a thousand rows; in most of them no two pawns want the same."""
    riding = [there for there in ends if len(there)]
    if not riding:
        return
    best = np.stack([there[mass[:, there].argmax(axis=1)] for there in riding], axis=1)
    row, pawn = np.nonzero(np.take_along_axis(mass, best, axis=1) > 0)
    laid[row, best[row, pawn]] = 1.0
    wanted = np.bincount(row, minlength=len(mass))
    for n in np.flatnonzero(laid.sum(axis=1) < wanted):  # several pawns want the same station
        laid[n] = 0.0
        for _, station in cover([reach(there, mass[n], len(ends)) for there in ends]):
            laid[n, station] = 1.0


def _matched(regret: Weights, ways: Ways) -> Weights:
    """Shares in proportion to regrets, separately for each possible X; even where there are none."""
    total = np.bincount(ways.world, regret, len(ways.likely))
    many = np.bincount(ways.world, minlength=len(ways.likely))
    some = total[ways.world] > 0
    return np.where(some, regret / np.where(some, total[ways.world], 1.0), 1 / many[ways.world])
