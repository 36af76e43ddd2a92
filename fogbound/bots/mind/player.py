"""A learned player: what a network would play at a table, with the exact belief that goes with it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from fogbound.bots.chases import chase_for
from fogbound.bots.kind import Advice, Choice, Odds
from fogbound.bots.mind import placing, recent
from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.endgame import SAME, Endgame
from fogbound.bots.mind.getaway import Getaway
from fogbound.bots.mind.layout import Floats
from fogbound.bots.mind.lookahead import Lookahead
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.rows import known, seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.fast import Sifter, Undecided, column, legal, phases, verbs
from fogbound.fast.arrays import Book, Counts, Plies, PlyRows, State, States, WeightRows, Weights, X
from fogbound.fast.policies import BySoftmax, uniform
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.yard import edition as yard
from fogbound.notation import CONCEDE

STRANGERS = 0.8  # of strangers are believed to play as bots that search do; the others, anything
ALONE = 50.0  # what lookahead weighs where it alone decides
MATTERS = 0.02  # who goes first, if it changes X's gain by so much
SHOWS = 0.1  # how often X is believed to show himself where he may


class LearnedBot:
    """Plays any seat of a chase on a board that its network knows.

    X draws from a mixed policy: what he always does gives him away. Pursuers, who hide nothing, do their best, unless
    `draws` lets them draw, too. `width` is how many lines of play pursuers follow at once to the end of their round,
    and `trust` how much what is seen ahead weighs beside what was learned; with none of it, the network alone
    decides. With `endgame` the last round is solved exactly, against an X who is believed in, and against pursuers
    who find out how X mixes. `doubt` is how likely X is thought to be a stranger at first, who plays otherwise than
    the network would; how he plays then tells.
    """

    def __init__(
        self,
        edition: Edition,
        rng: Random,
        network: Network,
        *,
        sharpness: float = 1.0,
        width: int = 0,
        trust: float = 0.0,
        x_trust: float = 0.0,
        endgame: bool = True,
        doubt: float = 0.0,
        draws: bool = False,
    ) -> None:
        self._chase = chase_for(edition)
        self._network, self._rng, self._sharpness = network, rng, sharpness
        self._terms = terms_of(self._chase.edition, network.layout)
        self._sifter = self._believer(doubt)
        self._creed = network, self._chase.edition, doubt  # all that its belief depends on but the log
        self._lookahead = Lookahead(self._chase, network, self._terms)
        self._width, self._trust, self._x_trust = width, trust, x_trust
        self._draws = draws
        self._endgame = Endgame(self._chase) if endgame else None
        self._getaway = Getaway(self._chase) if endgame else None

    def _believer(self, doubt: float) -> Sifter:
        if not doubt:
            return Sifter(self._chase, self._expected)
        searching = BySoftmax.shipped(self._chase.edition.id)
        among = ((1 - doubt, self._expected), (doubt * STRANGERS, searching), (doubt * (1 - STRANGERS), uniform))
        return Undecided(self._chase, [one for one in among if one[0] > 0])

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.moves if move != CONCEDE]
        if len(moves) == 1:
            return moves[0]
        if moves[0].verb == "place":
            return moves[int(np.argmin(self._placings(view, moves)))]
        state = self._state(view)
        plies = self._plies(view, moves)
        shares = self._weighed(view, state, plies)
        if view.seat == yard.X or self._draws:
            return self._rng.choices(moves, list(map(float, shares)))[0]
        return moves[int(np.argmax(shares))]

    def _weighed(self, view: View, state: State, plies: Plies) -> Weights:
        """How often each ply is to be played: in the last round as it is solved, before as was learned."""
        solved = self._solved(view, state, plies)
        return self._learned(view, state, plies) if solved is None else solved[0]

    def _solved(self, view: View, state: State, plies: Plies) -> tuple[Weights, Weights] | None:
        """In the last round, how often each ply is to be played, and what X then gains; None before it."""
        if self._endgame is None or self._getaway is None:
            return None
        if view.seat == yard.X:
            return self._getaway.solved(*self._sifter.worlds(), state, plies)
        gains = self._endgame.gains(*self._sifter.worlds(), plies)
        if gains is None:
            return None
        shares = np.where(gains <= gains.min() + SAME, self._shares(state, plies), 0.0)
        return shares, gains  # of plies that are equally good, the network's favourite is played

    def _learned(self, view: View, state: State, plies: Plies) -> Weights:
        """How often each ply is to be played as the network would, where it has learned that; else by looking ahead."""
        fleeing = view.seat == yard.X
        trust = self._x_trust if fleeing else self._trust
        if not known(int(state[column.PHASE])):
            trust = ALONE
        shares = self._shares(state, plies)
        if trust:
            gains = self._gains(view, state, plies, self._width)
            shares = _softmax(np.log(shares + 1e-9) + (gains if fleeing else -gains) * trust)
        return shares

    def belief(self, view: View) -> Odds:
        return self._follow(view).suspects

    def advise(self, view: View, also: Move | None = None) -> Advice:
        """How often each move is played, and what comes of it; all are rated, `also` among them.

        The first is what pursuers play, and what X plays most often. He mixes moves that are about as good as each
        other, so that one of the others may be rated higher: if he always played it, it would not be.
        """
        moves = [move for move in view.moves if move != CONCEDE]
        if moves[0].verb == "place":  # X is not on the board
            gains = self._placings(view, moves)
            return Advice(_choices(moves, _softmax(-gains * ALONE), 1 - gains), ())
        shares, gains = self._rated(view, self._state(view), self._plies(view, moves))
        chances = gains if view.seat == yard.X else 1 - gains
        return Advice(_choices(moves, shares / shares.sum(), chances), self._sifter.suspects, self._leader(view))

    def _rated(self, view: View, state: State, plies: Plies) -> tuple[Weights, Weights]:
        """How often each ply is to be played, and what X then gains: exactly where it can be known."""
        solved = self._solved(view, state, plies)
        return solved or (self._learned(view, state, plies), self._gains(view, state, plies, 0))

    def _leader(self, view: View) -> Seat | None:
        """Of several pursuers who may move now, the one who had better go first; None where it hardly matters."""
        state, room = self._sifter.worlds().states[0], self._chase.buffer()
        if len(view.turn) < 2 or state[column.PHASE] != phases.PURSUIT:
            return None
        gains = list[float]()
        for seat in map(self._chase.seat, view.turn):
            plies = room[: legal(self._chase.book, state, seat, room)].copy()
            shares, after = self._rated(view, state, plies)
            gains.append(float(after[np.argmax(shares)]))
        least, next_least = (int(n) for n in np.argsort(gains, kind="stable")[:2])
        own = view.turn.index(view.seat) if view.seat in view.turn else next_least
        other = next_least if own == least else own
        return view.turn[least] if gains[other] - gains[least] >= MATTERS else None

    def _placings(self, view: View, moves: list[Move]) -> Weights:
        """What X gains after each way to begin."""
        taken = frozenset(ply.move.number for ply in view.log if ply.move.verb == "place")
        free = [move.number for move in moves]
        found = placing.gains(self._network, self._chase.edition, taken, frozenset(free))
        return np.array([found[station] for station in free])

    # The table

    def _state(self, view: View) -> State:
        """The table as X knows it, or a world that looks the same to pursuers; the belief is brought up to date."""
        self._follow(view)
        return self._chase.replay(view.log) if view.seat == yard.X else self._sifter.worlds().states[0]

    def _follow(self, view: View) -> Sifter:
        """Bring the belief up to date. A bot that is made for one move goes on from what those before it worked out."""
        log = tuple([ply.seen_by(None) for ply in view.log])
        if not self._sifter.log and (found := recent.found(self._creed, log)) is not None:
            self._sifter.resume(found)
        self._sifter.follow(view)
        if view.outcome is None:  # an end tells more than its ply
            recent.keep(self._creed, self._sifter.known())
        return self._sifter

    def _plies(self, view: View, moves: list[Move]) -> Plies:
        assert view.seat is not None
        return np.array([self._chase.ply(view.seat, move) for move in moves], dtype=np.int32)

    def _public(self) -> Floats:
        """How likely X is thought to be on each station, as networks count them."""
        weights = self._sifter.weights[1:]
        belief: Floats = (weights / weights.sum()).astype(np.float32)
        return belief

    # What the network says

    def _gains(self, view: View, state: State, plies: Plies, width: int) -> Weights:
        """What X gains after each ply."""
        if view.seat == yard.X:
            return self._lookahead.x(state, self._sifter, plies)
        return self._lookahead.pursuers(*self._sifter.worlds(), plies, width)

    def _shares(self, state: State, plies: Plies) -> Weights:
        """How often the network plays each ply; all alike where it has not learned to choose."""
        if not known(int(state[column.PHASE])):
            return np.full(len(plies), 1 / len(plies))
        seat = int(plies[0]) >> verbs.SEAT_SHIFT
        layout, here = self._network.layout, int(state[column.AT + seat]) - 1
        thought = self._network.read(seen_in(layout, self._terms, state[None], seat), self._public()[None])
        rides = self._rides(np.full(1, here), plies[None])[0]
        if seat == X:
            ride, double = self._network.x_scores(thought)
            scores = np.append(ride[0], double[0, here])[rides]
        else:
            scores = self._network.pursuer_scores(thought, rides)[0]
        return _softmax(scores * self._sharpness)

    def _rides(self, here: np.ndarray, plies: PlyRows) -> np.ndarray:
        """Plies as the layout's rides, from one station a row; a double comes after them all."""
        verb, there = plies >> verbs.VERB_SHIFT & verbs.VERB_MASK, plies & verbs.STATION_MASK
        layout = self._network.layout
        found = layout.ride_of[here[:, None], np.minimum(verb, verbs.BLACK), np.maximum(there - 1, 0)]
        return np.where(verb == verbs.DOUBLE, layout.none, found)

    def _expected(self, book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
        """How likely X is to play each ply in each state that is possible: what everybody believes of him."""
        even = uniform(book, states, plies, counts)
        if not known(int(states[0, column.PHASE])):
            shows = plies >> verbs.VERB_SHIFT & verbs.VERB_MASK == verbs.SHOW
            may_hide = counts[:, None] > 1
            return even if not shows.any() else even * np.where(may_hide, np.where(shows, SHOWS, 1 - SHOWS) * 2, 1)
        layout, here = self._network.layout, states[:, column.AT].astype(np.int64) - 1
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


def _choices(moves: Sequence[Move], shares: Weights, chances: Weights) -> tuple[Choice, ...]:
    """What is played most often comes first."""
    order = np.argsort(-shares, kind="stable")
    return tuple(Choice(moves[n], float(chances[n]), float(shares[n])) for n in order)
