"""X's last move: where to go if the best cover that pursuers can lay is to catch him least.

They know what he shows, and may know how he chooses: then any certain choice is found out. So every X that could be
here, on each station as likely as everybody believes, mixes his ways, until no cover catches much more of them than
any other. That is a small game between all those X and the pursuers. It is solved by regret matching: covers answer
mixes, mixes give way to covers, and their averages come as near to the solution as one likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from fogbound.bots.mind.endgame import Endgame, cover, is_last, reach
from fogbound.bots.mind.layout import Ints
from fogbound.fast import Chase, column, page, phases, verbs
from fogbound.fast.arrays import Plies, State, States, WeightRows, Weights, X
from fogbound.fast.moves import legal
from fogbound.fast.turns import play

ROUNDS = 300  # of regret matching, at most
LOOKS = 20  # as often it looks how near it is
NEAR = 0.0005  # as near is near enough
IN_VIEW = -1
RIDING = (phases.X, phases.DOUBLE, phases.SECOND)

Shown = tuple[tuple[int, int], ...]  # a verb, and where X is seen: what everybody knows of each ply


@dataclass(frozen=True)
class Ways:
    """All that X could do, from every station he could be on; a row each."""

    world: Ints  # which X
    first: Ints  # his next ply
    shown: Ints  # what pursuers see of the whole move, numbered; IN_VIEW where they see X himself at its end
    end: Ints  # where it leads
    likely: Weights  # how likely each X is, by world


@dataclass(frozen=True)
class Mix:
    """How often X goes each way, and the chance to find him: by the best cover, and at least, whatever he does.

    `laid` is how often a cover lies where each way ends, if pursuers mix their covers as well as he his ways.
    """

    shares: Weights
    laid: Weights
    found: float
    least: float


class Getaway:
    """X in the last round."""

    def __init__(self, chase: Chase) -> None:
        self._chase, self._endgame = chase, Endgame(chase)

    def solved(self, states: States, weights: Weights, state: State, plies: Plies) -> tuple[Weights, Weights] | None:
        """How often X, whose true state this is, should play each ply, and how likely he then gets away.

        None before his last move.
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
        """Is it X's last move? Not where he may yet take tickets away, and points are another matter."""
        book = self._chase.book
        return (
            state[column.PHASE] in RIDING
            and is_last(book, state)
            and not book[page.PRICED]
            and not book[page.VOLUNTARY]
        )

    def ways(self, states: States, weights: Weights) -> Ways:
        """What every X could do, each as likely as he is."""
        rows = [(n, *way) for n, state in enumerate(states) for way in self._ways(state, 0, ())]
        numbered = {shown: n for n, shown in enumerate(dict.fromkeys(row[2] for row in rows if not row[2][-1][1]))}
        listed = [(n, first, numbered.get(shown, IN_VIEW), end) for n, first, shown, end in rows]
        world, first, shown, end = np.array(listed, dtype=np.int64).T
        return Ways(world, first, shown, end, weights)

    def _ways(self, state: State, first: int, shown: Shown) -> Iterator[tuple[int, Shown, int]]:
        if state[column.PHASE] not in RIDING:
            yield first, shown, int(state[column.AT])
            return
        room = self._chase.buffer()
        for ply in room[: legal(self._chase.book, state, X, room)].tolist():
            then = state.copy()
            play(self._chase.book, then, ply)
            seen = then[column.SEEN_WINDOW] == then[column.WINDOWS] > state[column.WINDOWS]
            look = ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, int(then[column.AT]) if seen else 0
            yield from self._ways(then, first or ply, (*shown, look))

    def mix(self, state: State, ways: Ways) -> Mix:
        """Regret matching, what came later counting for more."""
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
        table[column.WAITING] = (1 << 1 + self._chase.book[page.PURSUERS]) - 2
        return [*self._endgame.ends(table).values()]

    def _mixed(self, ends: list[Ints], ways: Ways, shares: Weights, laid: Weights) -> Mix:
        """A mix with what it is worth, beside what covers laid so often are worth."""
        best = np.ones(len(ways.likely))
        np.minimum.at(best, ways.world, laid)
        found = self.covered(ends, ways, shares) * shares * ways.likely[ways.world]
        return Mix(shares, laid, float(found.sum()), float((best * ways.likely).sum()))

    def covered(self, ends: list[Ints], ways: Ways, shares: Weights) -> Weights:
        """Which ways end under the best cover, 0 or 1, if X mixes them so: pursuers answer what they see.

        Colleagues are out of each other's way here, which is at most a little more than pursuers can do.
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
    """The best cover of each row. There may be a thousand of them, and in most everybody gets what he likes best."""
    riding = [there for there in ends if len(there)]
    if not riding:
        return
    best = np.stack([there[mass[:, there].argmax(axis=1)] for there in riding], axis=1)
    row, pawn = np.nonzero(np.take_along_axis(mass, best, axis=1) > 0)
    laid[row, best[row, pawn]] = 1.0
    wanted = np.bincount(row, minlength=len(mass))
    for n in np.flatnonzero(laid.sum(axis=1) < wanted):  # where several want the same, it is worked out
        laid[n] = 0.0
        for _, station in cover([reach(there, mass[n], len(ends)) for there in ends]):
            laid[n, station] = 1.0


def _matched(regret: Weights, ways: Ways) -> Weights:
    """Shares in proportion to regrets, for each X by himself; all alike where there are none."""
    total = np.bincount(ways.world, regret, len(ways.likely))
    many = np.bincount(ways.world, minlength=len(ways.likely))
    some = total[ways.world] > 0
    return np.where(some, regret / np.where(some, total[ways.world], 1.0), 1 / many[ways.world])
