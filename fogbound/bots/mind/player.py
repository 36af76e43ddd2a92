"""A learned player: what a network would play at a table, with the exact belief that goes with it."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import numpy as np

from fogbound import catalog
from fogbound.bots.kind import Advice, Choice, Odds
from fogbound.bots.mind.layout import Floats
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.rows import known, seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.fast import Chase, Sifter, column, verbs
from fogbound.fast.arrays import Book, Counts, PlyRows, State, States, WeightRows, X
from fogbound.fast.policies import uniform
from fogbound.game import Edition, Move, View
from fogbound.games.yard.edition import YardEdition
from fogbound.notation import CONCEDE

SLIPS = 0.05  # how often X is believed to play anything, in training too


@lru_cache(maxsize=8)
def _chase(edition: YardEdition) -> Chase:
    return Chase(edition)


class LearnedBot:
    """Plays any seat of a chase on a board that its network knows. X draws from his mixed policy; pursuers, who have
    nothing to hide, play what they think best."""

    def __init__(self, edition: Edition, rng: Random, network: Network, *, sharpness: float = 1.0) -> None:
        self._chase = _chase(catalog.known(edition))
        self._network, self._rng, self._sharpness = network, rng, sharpness
        self._terms = terms_of(self._chase.edition, network.layout)
        self._sifter = Sifter(self._chase, self._expected)

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.moves if move != CONCEDE]
        if len(moves) == 1:
            return moves[0]
        choices = self.advise(view).choices
        if view.seat == "x":
            return self._rng.choices(choices, [choice.share for choice in choices])[0].move
        return choices[0].move

    def belief(self, view: View) -> Odds:
        return self._sifter.follow(view).suspects

    def advise(self, view: View) -> Advice:
        assert view.seat is not None
        self._sifter.follow(view)
        seat = self._chase.seat(view.seat)
        states, _ = self._sifter.worlds()
        moves = [move for move in view.moves if move != CONCEDE]
        state = self._chase.replay(view.log) if seat == X else states[0]
        shares = self._shares(state, seat, moves)
        chance = 0.5
        order = sorted(range(len(moves)), key=lambda n: -shares[n])
        return Advice(tuple(Choice(moves[n], chance, float(shares[n])) for n in order), self._sifter.suspects)

    # What the network says

    def _public(self) -> Floats:
        """How likely X is thought to be on each station, as networks count them."""
        weights = self._sifter.weights[1:]
        belief: Floats = (weights / weights.sum()).astype(np.float32)
        return belief

    def _shares(self, state: State, seat: int, moves: list[Move]) -> Floats:
        """How often each of some moves is played."""
        if not known(int(state[column.PHASE])):
            return np.full(len(moves), 1 / len(moves), dtype=np.float32)
        layout, here = self._network.layout, int(state[column.AT + seat]) - 1
        thought = self._network.read(seen_in(layout, self._terms, state[None], seat), self._public()[None])
        coded = [self._chase.ply(self._chase.edition.seats[seat], move) for move in moves]
        rides = np.array([self._ride(here, ply) for ply in coded])
        if seat == X:
            ride, double = self._network.x_scores(thought)
            scores = np.append(ride[0], double[0, here])[rides]
        else:
            scores = self._network.pursuer_scores(thought, rides)[0]
        return _softmax(scores * self._sharpness)

    def _ride(self, here: int, ply: int) -> int:
        """A ply as one of the layout's rides; a double comes after them all."""
        verb, there = ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, ply & verbs.STATION_MASK
        return (
            self._network.layout.none
            if verb == verbs.DOUBLE
            else int(self._network.layout.ride_of[here, verb, there - 1])
        )

    def _expected(self, book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
        """How likely X is to play each ply in each state that is possible: what everybody believes of him."""
        even = uniform(book, states, plies, counts)
        if not known(int(states[0, column.PHASE])):
            return even
        layout, here = self._network.layout, states[:, column.AT].astype(np.int64) - 1
        thought = self._network.read(seen_in(layout, self._terms, states[:1], X), self._public()[None])
        ride, double = self._network.x_scores(thought)
        verb, there = plies >> verbs.VERB_SHIFT & verbs.VERB_MASK, plies & verbs.STATION_MASK
        doubling = verb == verbs.DOUBLE
        found = layout.ride_of[here[:, None], np.minimum(verb, verbs.BLACK), np.maximum(there - 1, 0)]
        scores = np.where(doubling, double[0, here][:, None], np.append(ride[0], 0.0)[found])
        chances = np.where(even > 0, np.exp(scores), 0.0)
        expected: WeightRows = (1 - SLIPS) * chances / chances.sum(axis=1, keepdims=True) + SLIPS * even
        return expected


def _softmax(scores: Floats) -> Floats:
    raised = np.exp(scores - scores.max())
    shares: Floats = raised / raised.sum()
    return shares
