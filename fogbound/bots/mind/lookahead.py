"""What X gains after each ply that a seat may play, by looking one ply ahead.

A ply of a pursuer is played in every world, one for each station that X may be on. Where the chase is over, the rules
say what X gains; elsewhere X has the points earned so far, and the network predicts the rest.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fogbound.bots.mind.endgame import UNSURE, x_gain
from fogbound.bots.mind.fate import public
from fogbound.bots.mind.layout import Floats
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.rows import earned, seen_in
from fogbound.bots.mind.terms import Terms
from fogbound.fast import Chase, Sifter, endings, offset
from fogbound.fast.arrays import SEATS, Plies, State, States, Weights, X
from fogbound.fast.turns import play
from fogbound.game import Ply


@dataclass(frozen=True)
class After:
    """A ply played in all worlds: those in which the chase goes on, and what X gained in the others."""

    states: States
    weights: Weights
    gained: float


class Lookahead:
    """What X gains, a chance to escape or a share of the points: by the rules at the end, else by the network."""

    def __init__(self, chase: Chase, network: Network, terms: Terms) -> None:
        self._chase, self._network, self._terms = chase, network, terms

    def x(self, state: State, sifter: Sifter, plies: Plies) -> Weights:
        """After each ply of X, whose true state this is. What pursuers see of the ply changes their belief."""
        after: dict[Ply, Weights] = {}
        gains = np.zeros(len(plies))
        for n, ply in enumerate(plies):
            row = state.copy()
            play(self._chase.book, row, ply)
            if row[offset.REASON] != endings.GOING_ON:
                gains[n] = x_gain(self._chase, row)
                continue
            seen = self._chase.decode(public(row, int(ply)))
            if seen not in after:
                after[seen] = _belief_after(sifter, seen)
            there = int(row[offset.AT])
            worth = self._values(row, after[seen])
            gains[n] = np.clip(worth[there - 1] + earned(self._terms, row[None])[0], UNSURE, 1 - UNSURE)
        return gains

    def _values(self, row: State, weights: Weights) -> Floats:
        belief = (weights[1:] / weights.sum()).astype(np.float32)
        seat = _first(int(row[offset.TURN]))
        thought = self._network.read(seen_in(self._network.layout, self._terms, row[None], seat), belief[None])
        values: Floats = self._network.values(thought)[0]
        return values

    def pursuers(self, states: States, weights: Weights, plies: Plies) -> Weights:
        """After each ply of a pursuer, on average over the worlds."""
        return self._gains([self._play(states, weights, int(ply)) for ply in plies])

    def _play(self, worlds: States, weights: Weights, ply: int) -> After:
        states = worlds.copy()
        for row in states:
            play(self._chase.book, row, ply)
        over = states[:, offset.REASON] != endings.GOING_ON
        gained = sum(weight * x_gain(self._chase, row) for row, weight in zip(states[over], weights[over], strict=True))
        return After(states[~over], weights[~over], float(gained))

    def _gains(self, played: list[After]) -> Weights:
        gains = np.array([after.gained for after in played])
        by_seat: dict[int, list[int]] = {}
        for n, after in enumerate(played):
            if len(after.states):
                by_seat.setdefault(_first(int(after.states[0, offset.TURN])), []).append(n)
        for seat, listed in by_seat.items():
            gains[listed] += self._worth([played[n] for n in listed], seat)
        return gains

    def _worth(self, played: list[After], seat: int) -> Floats:
        """What X gains where the chase goes on, with the same seat to move next after each ply."""
        belief = np.zeros((len(played), self._network.layout.nowhere), dtype=np.float32)
        for row, after in zip(belief, played, strict=True):
            np.add.at(row, after.states[:, offset.AT] - 1, after.weights)
        left = belief.sum(axis=1, keepdims=True)
        rows = np.stack([after.states[0] for after in played])
        thought = self._network.read(seen_in(self._network.layout, self._terms, rows, seat), belief / left)
        gains = np.clip(self._network.values(thought) + earned(self._terms, rows)[:, None], UNSURE, 1 - UNSURE)
        worth: Floats = (belief * gains).sum(axis=1)
        return worth


def _first(seats: int) -> int:
    """The first pursuer of a set of seats; X where there is none."""
    return next((seat for seat in range(1, SEATS) if seats >> seat & 1), X)


def _belief_after(sifter: Sifter, ply: Ply) -> Weights:
    """The belief after one more public ply."""
    then = sifter.copy()
    then.after(ply)
    return then.weights
