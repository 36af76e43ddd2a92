"""What the rules settle about X's plies: those after which pursuers surely capture X before X moves again.

Pursuers know what the public can know: the stations that X may be on. A ride is dead if they have a plan for their part
of the round that captures X on each of them. The first leg of a double is dead if every second leg is.
"""

from __future__ import annotations

import numpy as np

from fogbound.bots.mind.endgame import OPEN, Endgame, x_gain
from fogbound.bots.mind.layout import Bools
from fogbound.fast import Chase, Sifter, endings, legal, matrix, offset, phases, verbs
from fogbound.fast.arrays import Plies, State, Weights, X
from fogbound.fast.turns import play

RIDING = (phases.X, phases.DOUBLE, phases.SECOND)
CHOOSING = (phases.DOUBLE, phases.SECOND, phases.SHOW, phases.TAKE)  # X has more to decide in this turn


Trail = tuple[int, ...]


class Fate:
    """Finds the plies of X that the rules settle. Stations count here, and not how likely each is."""

    def __init__(self, chase: Chase, endgame: Endgame) -> None:
        self._chase, self._endgame = chase, endgame
        self._sifter = Sifter(chase)
        self._beliefs = dict[Trail, Sifter]()
        self._verdicts = dict[Trail, float]()
        self._priced = bool(chase.book[matrix.PRICED])

    def gains(self, state: State, public_sifter: Sifter, plies: Plies) -> Weights:
        """What X, whose true state this is, gains after each ply; `OPEN` where the rules do not settle it.

        Where points count, only captures are settled.
        """
        self._sifter.resume(Sifter.known(public_sifter))
        self._beliefs = {(): self._sifter}
        self._verdicts = {}
        return np.array([self._gain(state, (), int(ply)) for ply in plies])

    def _gain(self, state: State, trail: Trail, ply: int) -> float:
        """After one ply; the trail is what everybody has seen of the plies before it in this turn."""
        row = played(self._chase, state, ply)
        if row[offset.REASON] != endings.GOING_ON:
            return OPEN if self._priced else x_gain(self._chase, row)
        trail = (*trail, public(row, ply))
        if row[offset.PHASE] in CHOOSING:
            return self._best(row, trail)
        if row[offset.PHASE] != phases.PURSUIT:
            return OPEN
        if not self._endgame.within_reach(row):
            return 1.0 if self._endgame.escapes(row) else OPEN
        if trail not in self._verdicts:
            self._verdicts[trail] = self._caught(row, trail)
        found = self._verdicts[trail]
        return 1.0 if np.isnan(found) and self._endgame.escapes(row) else found

    def _best(self, state: State, trail: Trail) -> float:
        """What X gains at most by the rest of this turn, if the rules settle all of it."""
        room = self._chase.buffer()
        best = 0.0
        for ply in room[: legal(self._chase.book, state, X, room)].tolist():
            gain = self._gain(state, trail, ply)
            if np.isnan(gain):
                return OPEN
            best = max(best, gain)
        return best

    def _caught(self, state: State, trail: Trail) -> float:
        if state[offset.SEEN_WINDOW] == state[offset.WINDOWS]:
            return self._endgame.sure(state[None], np.ones(1))
        states, weights = self._believed(trail).worlds()
        if self._priced and len(states) > 1:
            return OPEN  # which pawn captures X, and so X's points, depends on where X is
        return self._endgame.sure(states, weights)

    def _believed(self, trail: Trail) -> Sifter:
        """The stations where X may be after a trail."""
        if trail not in self._beliefs:
            then = self._believed(trail[:-1]).copy()
            then.after(self._chase.decode(trail[-1]))
            self._beliefs[trail] = then
        return self._beliefs[trail]


def is_dead(chase: Chase, gains: Weights) -> Bools:
    """Which plies surely lead to a capture. Where points count, captures are all that `Fate` settles."""
    return ~np.isnan(gains) if chase.book[matrix.PRICED] else gains <= 0


def played(chase: Chase, state: State, ply: int) -> State:
    row = state.copy()
    play(chase.book, row, ply)
    return row


def public(after: State, ply: int) -> int:
    """A ply of X as pursuers see it, from the state after it. Only rides hide anything."""
    if ply >> verbs.VERB_SHIFT & verbs.VERB_MASK > verbs.BLACK or after[offset.SEEN_WINDOW] == after[offset.WINDOWS]:
        return ply
    return ply & ~verbs.STATION_MASK | verbs.HIDDEN


def wasted(chase: Chase, state: State, plies: Plies) -> dict[int, int]:
    """Black rides that everybody sees the end of, each with an ordinary ride to the same station, by their indices."""
    if state[offset.PHASE] not in RIDING:
        return {}
    verb, there = plies >> verbs.VERB_SHIFT & verbs.VERB_MASK, plies & verbs.STATION_MASK
    found = dict[int, int]()
    for black in np.flatnonzero(verb == verbs.BLACK):
        row = played(chase, state, int(plies[black]))
        same = np.flatnonzero((there == there[black]) & (verb < verbs.BLACK))
        if len(same) and row[offset.SEEN_WINDOW] == row[offset.WINDOWS]:
            found[int(black)] = int(same[0])
    return found
