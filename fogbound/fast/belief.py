"""Where X can be and how likely that is, from what everybody saw: the rules are played on every possibility.

A belief has a weight for each station, on a layer for each number of boat rides X may have left (one layer where they
are not counted). A ply that was seen is compared with what each possible X could have played, and with how likely a
policy says he would have. Nothing is rounded off: a station has weight exactly if the rules allow it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import log
from typing import NamedTuple

import numpy as np

from fogbound.errors import BadNotation
from fogbound.fast import arrays, column, endings, verbs
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
    """Write down every state that is possible, and what a seat could play in it; how many there are."""
    found = 0
    for layer in range(belief.shape[0]):
        for station in range(belief.shape[1]):
            if belief[layer, station] > 0:
                for n in range(column.SIZE):
                    states[found, n] = public[n]
                states[found, column.AT] = station
                if public[column.BOATS] != column.UNCOUNTED:
                    states[found, column.BOATS] = layer
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
    """Move the weight of every possible state to where the ply that was seen leads from it; how much is left."""
    total = 0.0
    hidden = seen & verbs.STATION_MASK == verbs.HIDDEN
    conceded = seen >> verbs.VERB_SHIFT & verbs.VERB_MASK == verbs.CONCEDE
    for n in range(len(states)):
        layer = max(0, int(states[n, column.BOATS]))
        weight = belief[layer, states[n, column.AT]]
        for option in range(1 if conceded else counts[n]):
            ply = seen if conceded else int(plies[n, option])
            if ply != seen and not (hidden and ply >> verbs.VERB_SHIFT == seen >> verbs.VERB_SHIFT):
                continue
            for k in range(column.SIZE):
                row[k] = states[n, k]
            play(book, row, ply)
            if row[column.REASON] == reason:
                share = weight if conceded else weight * chances[n, option]
                then[max(0, int(row[column.BOATS])), row[column.AT]] += share
                total += share
                for k in range(column.SIZE):
                    public[k] = row[k]
    return total


class Worlds(NamedTuple):
    """Every state that is possible, row by row, and how likely each is."""

    states: States
    chances: Weights


class Known(NamedTuple):
    """What a belief has come to after a log; of several minds, each one's own comes along."""

    log: tuple[Ply, ...]
    evidence: float
    public: State
    belief: WeightRows
    minds: tuple[Known, ...] = ()


class Sifter:
    """Follows a growing log, like `belief.Tracker`: each ply is worked through once.

    Without a policy it counts paths, as the rules' own belief does; with one, weights are probabilities, and `evidence`
    is the logarithm of how likely the policy made all that was seen.
    """

    def __init__(self, chase: Chase, policy: Policy | None = None, setup: str | None = None) -> None:
        self.chase = chase
        self._policy = policy
        self._setup = setup
        layers = 1 if chase.edition.boats is None else 1 + chase.edition.boats
        size = len(chase.numbers)
        self._states = np.zeros((layers * size, column.SIZE), dtype=np.int16)
        self._plies = np.zeros((layers * size, chase.most_moves), dtype=np.int32)
        self._counts = np.zeros(layers * size, dtype=np.int64)
        self._row = np.zeros(column.SIZE, dtype=np.int16)
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
        return position.boats or 0, self.chase.counted[position.at[0]]

    def copy(self) -> Sifter:
        """The same belief once more, to go on from for oneself."""
        twin = copy(self)
        twin._public, twin._belief, twin._then = self._public.copy(), self._belief.copy(), self._then.copy()
        return twin

    @property
    def log(self) -> tuple[Ply, ...]:
        """All that was taken in, as everybody saw it."""
        return self._log

    def known(self) -> Known:
        """For whoever believes in the same, and wants to go on from here later."""
        return Known(self._log, self.evidence, self._public.copy(), self._belief.copy())

    def resume(self, known: Known) -> None:
        """Go on from what one like this one came to."""
        self._log, self.evidence = known.log, known.evidence
        self._public, self._belief = known.public.copy(), known.belief.copy()

    def follow(self, view: View) -> Sifter:
        """Take in what a view's log says beyond what is known already."""
        log = tuple([ply.seen_by(None) for ply in view.log])
        if self._log != log[: len(self._log)]:
            self._begin()
        reason = "" if view.outcome is None else view.outcome.reason
        for n in range(len(self._log), len(log)):
            self.after(log[n], reason if n + 1 == len(log) else "")
        return self

    def after(self, ply: Ply, reason: str = "") -> None:
        """Take in one ply as everybody saw it; `reason` is why the game then ended, if it did."""
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
        """How likely each ply is: X's own by the policy, the dealer's all alike; pursuers know no more than we do."""
        if self._policy is None or seat not in (arrays.X, arrays.DEALER):
            return np.ones(plies.shape)
        if seat == arrays.DEALER:
            return np.broadcast_to(1 / np.maximum(counts, 1)[:, None], plies.shape).copy()
        return self._policy(self.chase.book, states, plies, counts)

    @property
    def weights(self) -> Weights:
        """A weight for every station, as states count them."""
        weights: Weights = self._belief.sum(axis=0)
        return weights

    @property
    def suspects(self) -> tuple[tuple[int, float], ...]:
        """(station number, weight) for every station X can be on, by station."""
        weights = self.weights
        return tuple((self.chase.numbers[n], float(weights[n])) for n in np.flatnonzero(weights))

    @property
    def stations(self) -> tuple[int, ...]:
        return tuple(number for number, _ in self.suspects)

    def worlds(self) -> Worlds:
        """Every state that is possible now, whole and ready to be played on, with its probability."""
        layers, stations = np.nonzero(self._belief)
        states = np.repeat(self._public[None], len(stations), axis=0)
        states[:, column.AT] = stations
        if self._public[column.BOATS] != column.UNCOUNTED:
            states[:, column.BOATS] = layers
        weights = self._belief[layers, stations]
        return Worlds(states, weights / weights.sum())


class Undecided(Sifter):
    """A belief of somebody who does not know by which of several policies X plays.

    Each policy has a belief of its own, and counts as much as it was expected beforehand and as well as it foretold
    what was seen: so it is also found out who X is.
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
