"""A bot that plays by a network, with an exact belief about X."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.kind import Advice, Choice, Odds
from fogbound.bots.mind import belief_cache, placement
from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.endgame import OPEN, SAME, UNSURE, Endgame, is_last
from fogbound.bots.mind.fate import Fate, is_dead, wasted
from fogbound.bots.mind.last_move import LastMove
from fogbound.bots.mind.layout import Floats
from fogbound.bots.mind.lookahead import Lookahead
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.rows import seen_in, was_learned
from fogbound.bots.mind.terms import terms_of
from fogbound.fast import Sifter, Undecided, legal, matrix, offset, phases, verbs
from fogbound.fast.arrays import Book, Counts, Plies, PlyRows, State, States, WeightRows, Weights, X
from fogbound.fast.policies import BySoftmax, uniform
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.yard import edition as yard
from fogbound.notation import CONCEDE

SEARCHERS = 0.8  # the share of strangers expected to play as searching bots do; the others play anything
SHARPNESS = 50.0  # of a choice by lookahead alone: how much a higher gain counts
MATTERS = 0.02  # a difference in X's gain that makes it matter who goes first
SHOWS = 0.1  # how often X is expected to appear voluntarily

# How often to play each ply, and what X gains after it; `OPEN` where that is not settled.
Decision = tuple[Weights, Weights]


class LearnedBot:
    """Plays any seat of a chase on a board that its network knows.

    X draws from a mixed policy, since fixed habits would give X away. Pursuers hide nothing and play the best ply. What
    the rules settle within a round is settled by them: the last round is solved exactly, X never makes a dead ride
    while another lives, and pursuers take a sure capture. `doubt` is the prior that X is a stranger, who does not play
    as the network would; the belief then learns from X's plies who X is.
    """

    def __init__(
        self,
        edition: Edition,
        rng: Random,
        network: Network,
        *,
        doubt: float = 0.0,
    ) -> None:
        self._chase = chase_for(edition)
        self._network, self._rng = network, rng
        self._terms = terms_of(self._chase.edition, network.layout)
        self._sifter = self._believer(doubt)
        self._model = network, self._chase.edition, doubt  # with the log, all that the belief depends on
        self._lookahead = Lookahead(self._chase, network, self._terms)
        self._endgame, self._last_move = Endgame(self._chase), LastMove(self._chase)
        self._fate = Fate(self._chase, self._endgame)

    def _believer(self, doubt: float) -> Sifter:
        if not doubt:
            return Sifter(self._chase, self._expected)
        searching = BySoftmax.shipped(self._chase.edition.id)
        among = ((1 - doubt, self._expected), (doubt * SEARCHERS, searching), (doubt * (1 - SEARCHERS), uniform))
        return Undecided(self._chase, [one for one in among if one[0] > 0])

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.moves if move != CONCEDE]
        if len(moves) == 1:
            return moves[0]
        if moves[0].verb == "place":
            return moves[int(np.argmin(self._placings(view, moves)))]
        state = self._state(view)
        plies = self._plies(view, moves)
        shares = self._shares(view, state, plies)
        if view.seat == yard.X:
            return self._rng.choices(moves, list(map(float, shares)))[0]
        return moves[int(np.argmax(shares))]

    def _shares(self, view: View, state: State, plies: Plies) -> Weights:
        """How often to play each ply."""
        return self._decide(view, state, plies)[0]

    def _decide(self, view: View, state: State, plies: Plies) -> Decision:
        return self._decide_x(state, plies) if view.seat == yard.X else self._decide_pursuer(state, plies)

    def _decide_x(self, state: State, plies: Plies) -> Decision:
        """X mixes, on the last move by its solution, before it as the network does; never dead or wasted plies."""
        solved = self._last_move.solve(*self._sifter.worlds(), state, plies)
        shares, gains = solved or (self._learned(state, plies), np.full(len(plies), OPEN))
        fates = self._fate.gains(state, self._sifter, plies)
        dead = is_dead(self._chase, fates)
        gains = np.where(np.isnan(fates), np.clip(gains, UNSURE, 1 - UNSURE), fates)
        shares = shares.copy()
        for black, ordinary in wasted(self._chase, state, plies).items():
            shares[ordinary] += shares[black]
            shares[black] = 0.0
        if not dead.all():
            shares[dead] = 0.0
            shares = shares / shares.sum() if shares.sum() > 0 else ~dead / np.count_nonzero(~dead)
        return shares, gains

    def _decide_pursuer(self, state: State, plies: Plies) -> Decision:
        """The network's favourite, of the plies that the rules say are best and may capture X soonest, if they do."""
        worlds = self._sifter.worlds()
        gains, shares = self._endgame.gains(*worlds, plies), self._network_shares(state, plies)
        if not np.isnan(gains).all():
            best = gains <= np.nanmin(gains) + SAME
            soon = self._sifter.weights[plies & verbs.STATION_MASK]
            shares = np.where(best & (soon >= soon[best].max() - SAME), shares, 0.0)
        return shares, gains

    def _learned(self, state: State, plies: Plies) -> Weights:
        """How often the network plays each ply; in phases that it did not learn, by looking ahead."""
        if was_learned(int(state[offset.PHASE])):
            return self._network_shares(state, plies)
        return _softmax(self._lookahead.x(state, self._sifter, plies) * SHARPNESS)  # only X decides in those phases

    def belief(self, view: View) -> Odds:
        return self._follow(view).suspects

    def advise(self, view: View, also: Move | None = None) -> Advice:
        """How often each move is played, and its chances. All moves are rated, `also` among them.

        The first is what pursuers play, and what X plays most often. X mixes moves of about the same value, so another
        one may be rated higher: it would be worse if X always played it.
        """
        moves = [move for move in view.moves if move != CONCEDE]
        if moves[0].verb == "place":  # X is not on the board yet
            gains = self._placings(view, moves)
            return Advice(_choices(moves, _softmax(-gains * SHARPNESS), 1 - gains), ())
        state, plies = self._state(view), self._plies(view, moves)
        shares, settled = self._decide(view, state, plies)
        gains = self._filled(view, state, plies, settled)
        chances = gains if view.seat == yard.X else 1 - gains
        choices = _choices(moves, shares / shares.sum(), chances, self._fates(view, state, settled))
        return Advice(choices, self._sifter.suspects, self._first_mover(view))

    def _fates(self, view: View, state: State, settled: Weights) -> list[bool | None]:
        """Whether pursuers surely capture X in this round; None where that is not sure."""
        if not self._chase.book[matrix.PRICED]:
            return [True if gain == 0 else False if gain == 1 else None for gain in np.round(settled, 9)]
        certain = view.seat == yard.X or not is_last(self._chase.book, state)
        return [True if certain and not np.isnan(gain) else None for gain in settled]

    def _filled(self, view: View, state: State, plies: Plies, gains: Weights) -> Weights:
        """What X gains after each ply: as settled, else by the network."""
        unsettled = np.isnan(gains)
        if unsettled.any():
            gains = np.where(unsettled, self._gains(view, state, plies), gains)
        if view.seat == yard.X:
            for black, ordinary in wasted(self._chase, state, plies).items():
                gains[black] = min(gains[black], gains[ordinary])
        return gains

    def _first_mover(self, view: View) -> Seat | None:
        """Of several pursuers in turn, the one who should move first; None where it hardly matters."""
        state, room = self._sifter.worlds().states[0], self._chase.buffer()
        if len(view.turn) < 2 or state[offset.PHASE] != phases.PURSUIT:
            return None
        gains = list[float]()
        for seat in map(self._chase.seat, view.turn):
            plies = room[: legal(self._chase.book, state, seat, room)].copy()
            shares, settled = self._decide_pursuer(state, plies)
            best = [int(np.argmax(shares))]
            gains.append(float(self._filled(view, state, plies[best], settled[best])[0]))
        least, next_least = (int(n) for n in np.argsort(gains, kind="stable")[:2])
        own = view.turn.index(view.seat) if view.seat in view.turn else next_least
        other = next_least if own == least else own
        return view.turn[least] if gains[other] - gains[least] >= MATTERS else None

    def _placings(self, view: View, moves: list[Move]) -> Weights:
        """What X gains if this pursuer begins on each station."""
        taken = frozenset(ply.move.number for ply in view.log if ply.move.verb == "place")
        free = [move.number for move in moves]
        found = placement.gains(self._network, self._chase.edition, taken, frozenset(free))
        return np.array([found[station] for station in free])

    # The table

    def _state(self, view: View) -> State:
        """The true state for X, a possible state for pursuers. Updates the belief."""
        self._follow(view)
        return self._chase.replay(view.log) if view.seat == yard.X else self._sifter.worlds().states[0]

    def _follow(self, view: View) -> Sifter:
        """Update the belief. A bot made for one move resumes from the belief that earlier bots left in the cache."""
        log = tuple([ply.seen_by(None) for ply in view.log])
        if not self._sifter.log and (earlier := belief_cache.find(self._model, log)) is not None:
            self._sifter.resume(earlier)
        self._sifter.follow(view)
        if view.outcome is None:  # the end of a game reveals more than its last ply
            belief_cache.store(self._model, self._sifter.known())
        return self._sifter

    def _plies(self, view: View, moves: list[Move]) -> Plies:
        assert view.seat is not None
        return np.array([self._chase.ply(view.seat, move) for move in moves], dtype=np.int32)

    def _public(self) -> Floats:
        """The probability of each station, in the network's order."""
        weights = self._sifter.weights[1:]
        belief: Floats = (weights / weights.sum()).astype(np.float32)
        return belief

    # The network

    def _gains(self, view: View, state: State, plies: Plies) -> Weights:
        """What X gains after each ply."""
        if view.seat == yard.X:
            return self._lookahead.x(state, self._sifter, plies)
        return self._lookahead.pursuers(*self._sifter.worlds(), plies)

    def _network_shares(self, state: State, plies: Plies) -> Weights:
        """How often the network plays each ply."""
        seat = int(plies[0]) >> verbs.SEAT_SHIFT
        layout, here = self._network.layout, int(state[offset.AT + seat]) - 1
        thought = self._network.read(seen_in(layout, self._terms, state[None], seat), self._public()[None])
        rides = self._rides(np.full(1, here), plies[None])[0]
        if seat == X:
            ride, double = self._network.x_scores(thought)
            scores = np.append(ride[0], double[0, here])[rides]
        else:
            scores = self._network.pursuer_scores(thought, rides)[0]
        return _softmax(scores)

    def _rides(self, here: np.ndarray, plies: PlyRows) -> np.ndarray:
        """Plies as rides of the layout, each row from one station; a double comes after all rides."""
        verb, there = plies >> verbs.VERB_SHIFT & verbs.VERB_MASK, plies & verbs.STATION_MASK
        layout = self._network.layout
        found = layout.ride_of[here[:, None], np.minimum(verb, verbs.BLACK), np.maximum(there - 1, 0)]
        return np.where(verb == verbs.DOUBLE, layout.none, found)

    def _expected(self, book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
        """How likely X is to play each ply in each possible state, if X plays as the network does."""
        even = uniform(book, states, plies, counts)
        if not was_learned(int(states[0, offset.PHASE])):
            shows = plies >> verbs.VERB_SHIFT & verbs.VERB_MASK == verbs.SHOW
            may_hide = counts[:, None] > 1
            return even if not shows.any() else even * np.where(may_hide, np.where(shows, SHOWS, 1 - SHOWS) * 2, 1)
        layout, here = self._network.layout, states[:, offset.AT].astype(np.int64) - 1
        thought = self._network.read(seen_in(layout, self._terms, states[:1], X), self._public()[None])
        ride, double = self._network.x_scores(thought)
        rides = self._rides(here, plies)
        scores = np.where(rides == layout.none, double[0, here][:, None], np.append(ride[0], 0.0)[rides])
        chances = np.where(even > 0, np.exp(scores), 0.0)
        expected: WeightRows = (1 - SLIPS) * chances / chances.sum(axis=1, keepdims=True) + SLIPS * even
        return expected


def _softmax(scores: Floats | Weights) -> Weights:
    raised = np.exp((scores - scores.max()).astype(float))
    shares: Weights = raised / raised.sum()
    return shares


def _choices(
    moves: Sequence[Move], shares: Weights, chances: Weights, caught: Sequence[bool | None] | None = None
) -> tuple[Choice, ...]:
    """The move with the largest share comes first."""
    order = np.argsort(-shares, kind="stable")
    fates = caught or [None] * len(moves)
    return tuple(Choice(moves[n], float(chances[n]), float(shares[n]), fates[n]) for n in order)
