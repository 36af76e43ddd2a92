"""Converts positions, plies and outcomes of the rules to arrays and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fogbound.fast import arrays, endings, matrix, offset, verbs
from fogbound.fast.arrays import Book, Plies, State
from fogbound.fast.book import write
from fogbound.fast.moves import legal, may_concede
from fogbound.fast.turns import play
from fogbound.game import DEALER, HIDDEN, Move, Outcome, Ply, Seat
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.position import PHASES, Position, opening
from fogbound.games.yard.rules import start
from fogbound.notation import CONCEDE, Arg

_PHASE = {name: n for n, name in enumerate(PHASES)}
_VERB = {verb: n for n, verb in enumerate(verbs.VERBS)}
_BARE = frozenset({"double", "hide", "concede"})


@dataclass(frozen=True)
class Chase:
    """One edition on flat arrays, and the conversions between arrays and the rules."""

    edition: YardEdition

    @cached_property
    def book(self) -> Book:
        return write(self.edition)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The board's number of every station, by its index in a state; index 0 is off the board."""
        return (0, *self.edition.board.stations)

    @cached_property
    def index_of(self) -> dict[int, int]:
        """The index of every station in a state, by the board's number."""
        return {number: n for n, number in enumerate(self.numbers)}

    @cached_property
    def most_moves(self) -> int:
        """The most moves that any seat can have."""
        begins = self.book[matrix.RIDES : matrix.RIDES + matrix.COLUMNS * len(self.numbers)].reshape(-1, matrix.COLUMNS)
        grounds = self.book[matrix.GROUNDS + 1] - self.book[matrix.GROUNDS]
        decks = [len(self.edition.deck(deck)) for _, deck in self.edition.deals]
        return int(max(1 + np.max(begins[:, -1] - begins[:, 0]), grounds, *decks, verbs.ORDINARY))

    def buffer(self) -> Plies:
        """Room for the plies of one seat."""
        return np.zeros(self.most_moves, dtype=np.int32)

    # States

    def opening(self) -> State:
        return self.state(opening(self.edition))

    def state(self, position: Position) -> State:
        """A position as an array."""
        row = np.zeros(offset.SIZE, dtype=np.int16)
        row[offset.PHASE] = _PHASE[position.phase]
        row[offset.ROUND] = position.round
        row[offset.WINDOWS] = position.windows
        row[offset.VANISHED] = position.vanished
        row[offset.BLACK] = position.black
        row[offset.DOUBLES] = position.doubles
        row[offset.BOATS] = offset.UNCOUNTED if position.boats is None else position.boats
        row[offset.STOCK : offset.STOCK + 3] = offset.UNCOUNTED if position.stock is None else position.stock
        row[offset.WAITING] = self._bits(position.waiting)
        row[offset.TURN] = self._bits(position.turn)
        seen, at = position.seen or (offset.NEVER, 0)
        row[offset.SEEN_WINDOW], row[offset.SEEN_AT] = seen, self.index_of[at]
        row[offset.AT : offset.AT + len(position.at)] = [self.index_of[number] for number in position.at]
        held = [n for purse in position.purses for n in purse]
        row[offset.PURSE : offset.PURSE + len(held)] = held
        if position.outcome is not None:
            row[offset.REASON : offset.POINTS + 1] = _ending(position.outcome)
        return row

    def position(self, state: State) -> Position:
        """An array as a position."""
        row = [int(n) for n in state]
        at = row[offset.AT : offset.AT + len(self.edition.seats)]
        seen, where = row[offset.SEEN_WINDOW], self.numbers[row[offset.SEEN_AT]]
        turn = row[offset.TURN]
        return Position(
            at=tuple([self.numbers[n] for n in at]),
            purses=tuple([_purse(row, offset.PURSE + 3 * n) for n in range(len(self.edition.purses))]),
            black=row[offset.BLACK],
            doubles=row[offset.DOUBLES],
            boats=None if row[offset.BOATS] == offset.UNCOUNTED else row[offset.BOATS],
            stock=None if row[offset.STOCK] == offset.UNCOUNTED else _purse(row, offset.STOCK),
            phase=PHASES[row[offset.PHASE]],
            round=row[offset.ROUND],
            windows=row[offset.WINDOWS],
            vanished=row[offset.VANISHED],
            waiting=self._seats(row[offset.WAITING]),
            seen=None if seen == offset.NEVER else (seen, where),
            turn=(DEALER,) if turn == arrays.DEALER_ONLY else self._seats(turn),
            outcome=self.outcome(state),
        )

    def outcome(self, state: State) -> Outcome | None:
        reason, winner = int(state[offset.REASON]), int(state[offset.WINNER])
        if reason == endings.GOING_ON:
            return None
        if winner == endings.NOBODY:
            return Outcome((), endings.REASONS[reason], ((X, int(state[offset.POINTS])),))
        return Outcome((X,) if winner == endings.X else self.edition.pursuers, endings.REASONS[reason])

    def replay(self, log: Iterable[Ply], setup: str | None = None) -> State:
        """The state after a log as X saw it. `Sifter` reads logs with hidden stations."""
        state = self.state(start(self.edition, setup).position)
        for ply in log:
            play(self.book, state, self.ply(ply.seat, ply.move))
        return state

    def _bits(self, seats: Iterable[Seat]) -> int:
        return sum(1 << self.seat(seat) for seat in seats)

    def _seats(self, bits: int) -> tuple[Seat, ...]:
        return tuple([seat for n, seat in enumerate(self.edition.seats) if bits >> n & 1])

    # Plies

    def seat(self, seat: Seat) -> int:
        return arrays.DEALER if seat == DEALER else self.edition.index[seat]

    def ply(self, seat: Seat, move: Move) -> int:
        """A ply as one number."""
        return self.seat(seat) << verbs.SEAT_SHIFT | _VERB[move.verb] << verbs.VERB_SHIFT | self._argument(move)

    def _argument(self, move: Move) -> int:
        if move.verb in _BARE or move.args == (HIDDEN,):
            return verbs.HIDDEN
        if move.verb == "take":
            giver, ticket = map(str, move.args)
            return self.edition.index[giver] << verbs.GIVER_SHIFT | ORDINARY.index(ticket)
        return self.index_of[move.number]

    def decode(self, ply: int) -> Ply:
        """The ply that a number stands for."""
        number, verb = ply >> verbs.SEAT_SHIFT, verbs.VERBS[ply >> verbs.VERB_SHIFT & verbs.VERB_MASK]
        seat = DEALER if number == arrays.DEALER else self.edition.seats[number]
        return Ply(seat, Move(verb, self._arguments(verb, ply & verbs.STATION_MASK)))

    def _arguments(self, verb: str, argument: int) -> tuple[Arg, ...]:
        if verb in _BARE:
            return ()
        if verb == "take":
            return self.edition.seats[argument >> verbs.GIVER_SHIFT], ORDINARY[argument & verbs.TICKET_MASK]
        return (HIDDEN if argument == verbs.HIDDEN else self.numbers[argument],)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of a seat, conceding included, in the order of the rules."""
        out, number = self.buffer(), self.seat(seat)
        count = legal(self.book, state, number, out)
        found = tuple([self.decode(int(ply)).move for ply in out[:count]])
        return (*found, CONCEDE) if may_concede(self.book, state, number) else found


def _purse(row: list[int], begin: int) -> Purse:
    taxi, bus, underground = row[begin : begin + 3]
    return taxi, bus, underground


def _ending(outcome: Outcome) -> tuple[int, int, int]:
    winner = endings.NOBODY if not outcome.winners else endings.X if X in outcome.winners else endings.PURSUERS
    return endings.REASONS.index(outcome.reason), winner, dict(outcome.points).get(X, 0)
