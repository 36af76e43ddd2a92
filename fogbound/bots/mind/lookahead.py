"""Looking ahead with a network: what a ply of X's comes to, or the rest of the pursuers' round, all pawns together.

Each line of play is a set of worlds, one for each station that X may be on. Where he is caught, or the chase is over,
the rules say what he gains; elsewhere he has the points that he earned already, and the network says what is to come.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fogbound.bots.mind.endgame import x_gain
from fogbound.bots.mind.layout import Floats
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.rows import earned, seen_in
from fogbound.bots.mind.terms import Terms
from fogbound.fast import Chase, Sifter, column, endings, phases
from fogbound.fast.arrays import SEATS, Plies, State, States, Weights, X
from fogbound.fast.moves import legal
from fogbound.fast.turns import play
from fogbound.game import HIDDEN, Move, Ply
from fogbound.games.yard.board import TICKETS


@dataclass(frozen=True)
class Line:
    """A way to go on: the first ply of it, the worlds in which the chase goes on, and what X gained in the others."""

    first: int
    states: States
    weights: Weights
    gained: float


class Lookahead:
    """What X gains, by the rules where they say it, by the network elsewhere: his chance to get away, or points."""

    def __init__(self, chase: Chase, network: Network, terms: Terms) -> None:
        self._chase, self._network, self._terms = chase, network, terms

    def x(self, state: State, sifter: Sifter, plies: Plies) -> Weights:
        """After each ply of X, whose true state this is: what is believed of him changes with what is seen of it."""
        after: dict[Ply, Weights] = {}
        gains = np.zeros(len(plies))
        for n, ply in enumerate(plies):
            row = state.copy()
            play(self._chase.book, row, ply)
            if row[column.REASON] != endings.GOING_ON:
                gains[n] = x_gain(self._chase, row)
                continue
            seen = self._chase.spelt(int(ply))
            if not self._shown(row, seen):
                seen = Ply(seen.seat, Move(seen.move.verb, (HIDDEN,)))
            if seen not in after:
                after[seen] = _believed(sifter, seen)
            there = int(row[column.AT])
            worth = self._values(row, after[seen])
            gains[n] = np.clip(worth[there - 1] + earned(self._terms, row[None])[0], 0, 1)
        return gains

    def _shown(self, after: State, ply: Ply) -> bool:
        """Does everybody see where X went? Whatever is no ride has nothing to hide."""
        return ply.move.verb not in TICKETS or after[column.SEEN_WINDOW] == after[column.WINDOWS]

    def _values(self, row: State, weights: Weights) -> Floats:
        belief = (weights[1:] / weights.sum()).astype(np.float32)
        seat = _first(int(row[column.TURN]))
        thought = self._network.read(seen_in(self._network.layout, self._terms, row[None], seat), belief[None])
        values: Floats = self._network.values(thought)[0]
        return values

    def pursuers(self, states: States, weights: Weights, plies: Plies, width: int) -> Weights:
        """After each ply of a pursuer; with some width, if all then do their best until X moves again."""
        begun = Line(0, states, weights, 0.0)
        lines = [self._after(begun, int(ply)) for ply in plies]
        best: dict[int, float] = {}
        while lines:
            going: list[tuple[float, Line]] = []
            for line, least in zip(lines, self._gains(lines), strict=True):
                if width and len(line.states) and line.states[0, column.PHASE] == phases.PURSUIT:
                    going.append((float(least), line))
                else:
                    best[line.first] = min(float(least), best.get(line.first, 2.0))
            going.sort(key=lambda one: one[0])
            for least, line in going[width:]:
                best.setdefault(line.first, least)
            lines = [line for _, old in going[:width] for line in self._longer(old)]
        return np.array([best[int(ply)] for ply in plies])

    def _longer(self, line: Line) -> list[Line]:
        plies = self._chase.buffer()
        seat = _first(int(line.states[0, column.TURN]))
        count = legal(self._chase.book, line.states[0], seat, plies)
        return [self._after(line, int(ply)) for ply in plies[:count]]

    def _after(self, line: Line, ply: int) -> Line:
        states = line.states.copy()
        for row in states:
            play(self._chase.book, row, ply)
        over = states[:, column.REASON] != endings.GOING_ON
        gained = line.gained + sum(
            weight * x_gain(self._chase, row) for row, weight in zip(states[over], line.weights[over], strict=True)
        )
        return Line(line.first or ply, states[~over], line.weights[~over], gained)

    def _gains(self, lines: list[Line]) -> Weights:
        """What X gains on each line, on average over its worlds."""
        gains = np.array([line.gained for line in lines])
        open_ = [n for n, line in enumerate(lines) if len(line.states)]
        if open_:
            by_seat: dict[int, list[int]] = {}
            for n in open_:
                by_seat.setdefault(_first(int(lines[n].states[0, column.TURN])), []).append(n)
            for seat, listed in by_seat.items():
                gains[listed] += self._worth([lines[n] for n in listed], seat)
        return gains

    def _worth(self, lines: list[Line], seat: int) -> Floats:
        belief = np.zeros((len(lines), self._network.layout.nowhere), dtype=np.float32)
        for row, line in zip(belief, lines, strict=True):
            np.add.at(row, line.states[:, column.AT] - 1, line.weights)
        left = belief.sum(axis=1, keepdims=True)
        rows = np.stack([line.states[0] for line in lines])
        thought = self._network.read(seen_in(self._network.layout, self._terms, rows, seat), belief / left)
        gains = np.clip(self._network.values(thought) + earned(self._terms, rows)[:, None], 0, 1)
        worth: Floats = (belief * gains).sum(axis=1)
        return worth


def _first(seats: int) -> int:
    """The first of a set of seats; X where none is a pursuer."""
    return next((seat for seat in range(1, SEATS) if seats >> seat & 1), X)


def _believed(sifter: Sifter, ply: Ply) -> Weights:
    """What would be believed after one more ply."""
    then = sifter.copy()
    then.after(ply)
    return then.weights
