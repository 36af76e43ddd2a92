"""Where X can be and how likely each station is, from the public log alone.

A belief has a weight for each station, in one layer for each number of boat rides that X may have left (a single layer
where boats are not counted). For each public ply the rules are played on every possible state, and a policy says how
likely X was to play it there. Nothing is pruned: a station has weight exactly if the rules allow it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import log
from typing import NamedTuple

import numpy as np

from fogbound.errors import BadNotation
from fogbound.fast import arrays, endings, offset, verbs
from fogbound.fast.arrays import Book, Counts, PlyRows, State, States, WeightRows, Weights
from fogbound.fast.chase import Chase
from fogbound.fast.compiled import kernel
from fogbound.fast.moves import legal
from fogbound.fast.policies import Policy
from fogbound.fast.turns import play
from fogbound.game import Ply, View
from fogbound.games.yard.position import Position, from_text, opening
from fogbound.games.yard.setup import origins, set_up


@kernel
def _suppose(
    book: Book, public: State, belief: WeightRows, seat: int, states: States, plies: PlyRows, counts: Counts
) -> int:
    """Write every possible state, and a seat's legal plies in it; return how many states there are."""
    found = 0
    for layer in range(belief.shape[0]):
        for station in range(belief.shape[1]):
            if belief[layer, station] > 0:
                for n in range(offset.SIZE):
                    states[found, n] = public[n]
                states[found, offset.AT] = station
                if public[offset.BOATS] != offset.UNCOUNTED:
                    states[found, offset.BOATS] = layer
                counts[found] = legal(book, states[found], seat, plies[found])
                found += 1
    return found


@kernel
def _sift(
    book: Book,
    states: States,
    plies: PlyRows,
    counts: Counts,
    chances: WeightRows,
    seen: int,
    reason: int,
    belief: WeightRows,
    then: WeightRows,
    public: State,
    row: State,
) -> float:
    """Move the weight of every possible state to where the public ply leads from it; return the weight that is left."""
    total = 0.0
    hidden = seen & verbs.STATION_MASK == verbs.HIDDEN
    conceded = seen >> verbs.VERB_SHIFT & verbs.VERB_MASK == verbs.CONCEDE
    for n in range(len(states)):
        layer = max(0, int(states[n, offset.BOATS]))
        weight = belief[layer, states[n, offset.AT]]
        for option in range(1 if conceded else counts[n]):
            ply = seen if conceded else int(plies[n, option])
            if ply != seen and not (hidden and ply >> verbs.VERB_SHIFT == seen >> verbs.VERB_SHIFT):
                continue
            for k in range(offset.SIZE):
                row[k] = states[n, k]
            play(book, row, ply)
            if row[offset.REASON] == reason:
                share = weight if conceded else weight * chances[n, option]
                then[max(0, int(row[offset.BOATS])), row[offset.AT]] += share
                total += share
                for k in range(offset.SIZE):
                    public[k] = row[k]
    return total


class Worlds(NamedTuple):
    """Every possible state, row by row, and how likely each is."""

    states: States
    chances: Weights


class Known(NamedTuple):
    """A belief after a log, as a value to store; `minds` has the belief of each policy of an `Undecided`."""

    log: tuple[Ply, ...]
    evidence: float
    public: State
    belief: WeightRows
    minds: tuple[Known, ...] = ()


class Sifter:
    """Follows a growing log, like the rules' own `belief.Tracker`, and works through each ply once.

    Without a policy it counts paths, as the rules' belief does. With one, weights are probabilities, and `evidence` is
    the logarithm of how likely the policy made the whole log.
    """

    def __init__(self, chase: Chase, policy: Policy | None = None, setup: str | None = None) -> None:
        self.chase = chase
        self._policy = policy
        self._setup = setup
        layers = 1 if chase.edition.boats is None else 1 + chase.edition.boats
        size = len(chase.numbers)
        self._states = np.zeros((layers * size, offset.SIZE), dtype=np.int16)
        self._plies = np.zeros((layers * size, chase.most_moves), dtype=np.int32)
        self._counts = np.zeros(layers * size, dtype=np.int64)
        self._row = np.zeros(offset.SIZE, dtype=np.int16)
        self._belief = np.zeros((layers, size))
        self._then = np.zeros((layers, size))
        self._begin()

    def _begin(self) -> None:
        self._log: tuple[Ply, ...] = ()
        self.evidence = 0.0
        edition = self.chase.edition
        first = opening(edition) if self._setup is None else from_text(edition, self._setup)
        self._belief[:] = 0
        for position in origins(edition, first):
            self._public = self.chase.state(position if position.turn else set_up(edition, position))
            self._belief[self._place(position)] = 1
        if self._policy is not None:
            self._belief /= self._belief.sum()

    def _place(self, position: Position) -> tuple[int, int]:
        return position.boats or 0, self.chase.index_of[position.at[0]]

    def copy(self) -> Sifter:
        """A copy that can go on without changing this one."""
        twin = copy(self)
        twin._public, twin._belief, twin._then = self._public.copy(), self._belief.copy(), self._then.copy()
        return twin

    @property
    def log(self) -> tuple[Ply, ...]:
        """The public log so far."""
        return self._log

    def known(self) -> Known:
        """This belief as a value, for another sifter with the same policy to resume from."""
        return Known(self._log, self.evidence, self._public.copy(), self._belief.copy())

    def resume(self, known: Known) -> None:
        """Continue from the belief of a sifter with the same policy."""
        self._log, self.evidence = known.log, known.evidence
        self._public, self._belief = known.public.copy(), known.belief.copy()

    def follow(self, view: View) -> Sifter:
        """Work through the plies of a view that are new."""
        log = tuple([ply.seen_by(None) for ply in view.log])
        if self._log != log[: len(self._log)]:
            self._begin()
        reason = "" if view.outcome is None else view.outcome.reason
        for n in range(len(self._log), len(log)):
            self.after(log[n], reason if n + 1 == len(log) else "")
        return self

    def after(self, ply: Ply, reason: str = "") -> None:
        """Work through one public ply; `reason` is why it ended the game, if it did."""
        found, seat = self._suppose(ply)
        states, plies, counts = self._states[:found], self._plies[:found], self._counts[:found]
        chances = self._chances(states, plies, counts, seat)
        self._then[:] = 0
        seen, why = self.chase.ply(ply.seat, ply.move), endings.REASONS.index(reason)
        before = self._belief, self._then
        total = _sift(self.chase.book, states, plies, counts, chances, seen, why, *before, self._public, self._row)
        if total <= 0:
            raise BadNotation("impossible-log", f"No game of {self.chase.edition.id} can look like this: {ply.move}.")
        self._belief, self._then = self._then, self._belief
        if self._policy is not None:
            self._belief /= total
            self.evidence += log(total)
        self._log = (*self._log, ply)

    def _suppose(self, ply: Ply) -> tuple[int, int]:
        seat = self.chase.seat(ply.seat)
        args = self.chase.book, self._public, self._belief, seat, self._states, self._plies, self._counts
        return _suppose(*args), seat

    def _chances(self, states: States, plies: PlyRows, counts: Counts, seat: int) -> WeightRows:
        """How likely each ply is: X's by the policy, the dealer's evenly. Pursuers' plies say nothing about X."""
        if self._policy is None or seat not in (arrays.X, arrays.DEALER):
            return np.ones(plies.shape)
        if seat == arrays.DEALER:
            return np.broadcast_to(1 / np.maximum(counts, 1)[:, None], plies.shape).copy()
        return self._policy(self.chase.book, states, plies, counts)

    @property
    def weights(self) -> Weights:
        """The weight of every station, in the order of `Chase.numbers`."""
        weights: Weights = self._belief.sum(axis=0)
        return weights

    @property
    def suspects(self) -> tuple[tuple[int, float], ...]:
        """(station number, weight) of every station that X can be on, by station."""
        weights = self.weights
        return tuple((self.chase.numbers[n], float(weights[n])) for n in np.flatnonzero(weights))

    @property
    def stations(self) -> tuple[int, ...]:
        return tuple(number for number, _ in self.suspects)

    def worlds(self) -> Worlds:
        """Every possible state, complete and ready to play on, with its probability."""
        layers, stations = np.nonzero(self._belief)
        states = np.repeat(self._public[None], len(stations), axis=0)
        states[:, offset.AT] = stations
        if self._public[offset.BOATS] != offset.UNCOUNTED:
            states[:, offset.BOATS] = layers
        weights = self._belief[layers, stations]
        return Worlds(states, weights / weights.sum())


class Undecided(Sifter):
    """A belief that does not know which of several policies X plays by.

    Each policy has its own belief. Its share is its prior times how well it predicted the log, so the belief also
    learns who X is.
    """

    def __init__(self, chase: Chase, policies: Sequence[tuple[float, Policy]], setup: str | None = None) -> None:
        self._minds = [(expected, Sifter(chase, policy, setup)) for expected, policy in policies]
        super().__init__(chase, policies[0][1], setup)

    def _begin(self) -> None:
        super()._begin()
        for _, mind in self._minds:
            mind._begin()

    def copy(self) -> Undecided:
        twin = copy(self)
        twin._minds = [(expected, mind.copy()) for expected, mind in self._minds]
        return twin

    def known(self) -> Known:
        return super().known()._replace(minds=tuple(mind.known() for _, mind in self._minds))

    def resume(self, known: Known) -> None:
        super().resume(known)
        for (_, mind), own in zip(self._minds, known.minds, strict=True):
            mind.resume(own)

    @property
    def shares(self) -> Weights:
        """How likely X is to play by each policy."""
        scores = np.array([log(expected) + mind.evidence for expected, mind in self._minds])
        odds = np.exp(scores - scores.max())
        shares: Weights = odds / odds.sum()
        return shares

    def after(self, ply: Ply, reason: str = "") -> None:
        for _, mind in self._minds:
            mind.after(ply, reason)
        self._public = self._minds[0][1]._public
        beliefs = np.stack([mind._belief for _, mind in self._minds])
        self._belief = np.tensordot(self.shares, beliefs, axes=1)
        self._log = (*self._log, ply)
