"""The way between the rules and the arrays: positions, plies and outcomes, there and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fogbound.fast import arrays, column, endings, page, verbs
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
    """One edition on flat arrays, with the words for what stands in them."""

    edition: YardEdition

    @cached_property
    def book(self) -> Book:
        return write(self.edition)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The number of every station, in the order in which states count them; 0 is nowhere."""
        return (0, *self.edition.board.stations)

    @cached_property
    def counted(self) -> dict[int, int]:
        """How states count every station, by its number."""
        return {number: n for n, number in enumerate(self.numbers)}

    @cached_property
    def most_moves(self) -> int:
        """No seat ever has more moves than this."""
        begins = self.book[page.RIDES : page.RIDES + page.COLUMNS * len(self.numbers)].reshape(-1, page.COLUMNS)
        grounds = self.book[page.GROUNDS + 1] - self.book[page.GROUNDS]
        decks = [len(self.edition.deck(deck)) for _, deck in self.edition.deals]
        return int(max(1 + np.max(begins[:, -1] - begins[:, 0]), grounds, *decks, verbs.ORDINARY))

    def buffer(self) -> Plies:
        """Room for the plies of one seat."""
        return np.zeros(self.most_moves, dtype=np.int32)

    # States

    def opening(self) -> State:
        return self.state(opening(self.edition))

    def state(self, position: Position) -> State:
        """A position as a row of numbers."""
        row = np.zeros(column.SIZE, dtype=np.int16)
        row[column.PHASE] = _PHASE[position.phase]
        row[column.ROUND] = position.round
        row[column.WINDOWS] = position.windows
        row[column.VANISHED] = position.vanished
        row[column.BLACK] = position.black
        row[column.DOUBLES] = position.doubles
        row[column.BOATS] = column.UNCOUNTED if position.boats is None else position.boats
        row[column.STOCK : column.STOCK + 3] = column.UNCOUNTED if position.stock is None else position.stock
        row[column.WAITING] = self._bits(position.waiting)
        row[column.TURN] = self._bits(position.turn)
        seen, at = position.seen or (column.NEVER, 0)
        row[column.SEEN_WINDOW], row[column.SEEN_AT] = seen, self.counted[at]
        row[column.AT : column.AT + len(position.at)] = [self.counted[number] for number in position.at]
        held = [n for purse in position.purses for n in purse]
        row[column.PURSE : column.PURSE + len(held)] = held
        if position.outcome is not None:
            row[column.REASON : column.POINTS + 1] = _ending(position.outcome)
        return row

    def position(self, state: State) -> Position:
        """A row of numbers as a position."""
        row = [int(n) for n in state]
        at = row[column.AT : column.AT + len(self.edition.seats)]
        seen, where = row[column.SEEN_WINDOW], self.numbers[row[column.SEEN_AT]]
        turn = row[column.TURN]
        return Position(
            at=tuple([self.numbers[n] for n in at]),
            purses=tuple([_purse(row, column.PURSE + 3 * n) for n in range(len(self.edition.purses))]),
            black=row[column.BLACK],
            doubles=row[column.DOUBLES],
            boats=None if row[column.BOATS] == column.UNCOUNTED else row[column.BOATS],
            stock=None if row[column.STOCK] == column.UNCOUNTED else _purse(row, column.STOCK),
            phase=PHASES[row[column.PHASE]],
            round=row[column.ROUND],
            windows=row[column.WINDOWS],
            vanished=row[column.VANISHED],
            waiting=self._seats(row[column.WAITING]),
            seen=None if seen == column.NEVER else (seen, where),
            turn=(DEALER,) if turn == arrays.DEALER_ONLY else self._seats(turn),
            outcome=self.outcome(state),
        )

    def outcome(self, state: State) -> Outcome | None:
        reason, winner = int(state[column.REASON]), int(state[column.WINNER])
        if reason == endings.GOING_ON:
            return None
        if winner == endings.NOBODY:
            return Outcome((), endings.REASONS[reason], ((X, int(state[column.POINTS])),))
        return Outcome((X,) if winner == endings.X else self.edition.pursuers, endings.REASONS[reason])

    def replay(self, log: Iterable[Ply], setup: str | None = None) -> State:
        """The state that a log leads to, as X saw it: for one with hidden stations there is `Sifter`."""
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
        return self.counted[move.number]

    def spelt(self, ply: int) -> Ply:
        """One number as the ply it stands for."""
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
        """What a seat may play, conceding included, as the rules list it."""
        out, number = self.buffer(), self.seat(seat)
        count = legal(self.book, state, number, out)
        found = tuple([self.spelt(int(ply)).move for ply in out[:count]])
        return (*found, CONCEDE) if may_concede(self.book, state, number) else found


def _purse(row: list[int], begin: int) -> Purse:
    taxi, bus, underground = row[begin : begin + 3]
    return taxi, bus, underground


def _ending(outcome: Outcome) -> tuple[int, int, int]:
    winner = endings.NOBODY if not outcome.winners else endings.X if X in outcome.winners else endings.PURSUERS
    return endings.REASONS.index(outcome.reason), winner, dict(outcome.points).get(X, 0)
