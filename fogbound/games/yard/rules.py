"""The rules of the chase, for every edition: what may be played, and what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from fogbound.errors import BadNotation, IllegalMove
from fogbound.game import DEALER, HIDDEN, Move, Outcome, Seat, Secret, State
from fogbound.games.yard import refusals
from fogbound.games.yard.board import BLACK, ORDINARY, Ride
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.position import Position, from_text, opening, to_text
from fogbound.games.yard.table import YardTable, lay
from fogbound.notation import CONCEDE

DOUBLE, HIDE = Move("double"), Move("hide")
RIDES = frozenset((*ORDINARY, BLACK))
COLUMN = {ticket: i for i, ticket in enumerate(ORDINARY)}

_ONLY_X = frozenset({X})
_COVERED = {verb: Secret(_ONLY_X, Move(verb, (HIDDEN,))) for verb in (*ORDINARY, BLACK, "deal")}


@dataclass(frozen=True)
class ChaseState(State):
    """The truth of one chase. `origin` is where the log starts: undealt, or a position set up by hand."""

    edition: YardEdition
    position: Position
    origin: Position

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self.position.turn

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.position.turn:
            return ()
        offers = self._offers
        if seat not in offers:
            offers[seat] = tuple(legal(self.edition, self.position, seat))
        return offers[seat]

    @cached_property
    def _offers(self) -> dict[Seat, tuple[Move, ...]]:
        """Moves are asked for, then checked against: worth working out once."""
        return {}

    def _play(self, seat: Seat, move: Move) -> ChaseState:
        return ChaseState(self.edition, self.log, after(self.edition, self.position, seat, move), self.origin)

    def _secret(self, seat: Seat, move: Move) -> Secret | None:
        position = self.position
        if seat == X and move.verb in RIDES:
            return None if position.windows + 1 in self.edition.reveals else _COVERED[move.verb]
        if seat == DEALER and _dealt_to(self.edition, position)[0] == X:
            return _COVERED["deal"]
        return None

    def _table(self, seat: Seat | None) -> YardTable:
        return lay(self.edition, self.origin, self.position, self.log, seat)

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        return refusals.refusal(self.edition, self.position, seat, move, self.moves(seat))

    def starts(self) -> Iterator[ChaseState]:
        for origin in origins(self.edition, self.position):
            yield ChaseState(self.edition, (), origin, origin)

    @property
    def setup(self) -> str | None:
        return None if self.origin.phase == "deal" else to_text(self.edition, self.origin)

    def position_text(self) -> str:
        """The truth as one line; never show it to a pursuer."""
        return to_text(self.edition, self.position)

    def _repr_svg_(self) -> str:
        from fogbound.games.yard.draw import draw  # only notebooks draw states, and they see the public view

        return draw(self.edition.board, self._table(None))


def start(edition: YardEdition, position: str | None = None) -> ChaseState:
    """An undealt game, or a game from a position line."""
    origin = opening(edition) if position is None else set_up(edition, from_text(edition, position))
    return ChaseState(edition, (), origin, origin)


def set_up(edition: YardEdition, position: Position) -> Position:
    """Work out whose turn it is in a position read from text."""
    if position.phase == "pursuit":
        return _next_pursuer(edition, position)
    if position.phase == "x" and not _can_ride(edition, position):
        return _over(position, edition.pursuers, "trapped")
    ready = position._replace(turn=(X,))
    if why := _unreachable(edition, ready):
        raise BadNotation("bad-position", f"No game of {edition.id} comes to this: in phase {position.phase}, {why}.")
    return ready


def _unreachable(edition: YardEdition, position: Position) -> str | None:
    """Why no game comes to a position with X to move, if none does."""
    if position.phase == "show" and position.x_visible:
        return "X is already on view"
    if not all(any(position.purses[edition.purse_of[seat]]) for seat in position.waiting):
        return "a ticket would be taken from a detective who has none"
    return "X would have nothing to play" if next(legal(edition, position, X)) == CONCEDE else None


def origins(edition: YardEdition, position: Position) -> Iterator[Position]:
    """Every position that nobody but X can tell from this one, as the start of a game set up by hand."""
    if position.phase == "deal" or position.x_visible:
        yield position
        return
    for station in edition.board.stations:
        if station not in position.at[1:]:
            try:
                other = set_up(edition, position._replace(at=(station, *position.at[1:])))
            except BadNotation:
                continue
            if other.outcome is None:
                yield other


# What may be played


def legal(edition: YardEdition, position: Position, seat: Seat) -> Iterator[Move]:
    """What a seat in turn may play."""
    match position.phase:
        case "deal":
            for card in _cards(edition, position):
                yield Move("deal", (card,))
            return
        case "show":
            yield Move("show", (position.at[0],))
            yield HIDE
        case "take":
            purse = position.purses[edition.purse_of[position.waiting[0]]]
            for ticket, held in zip(ORDINARY, purse, strict=True):
                if held:
                    yield Move("take", (position.waiting[0], ticket))
        case "pursuit":
            yield from _pursuer_rides(edition, position, seat)
        case "double":
            yield from (move for move in _x_rides(edition, position) if _leads_on(edition, position, move))
        case _:
            rides = tuple(_x_rides(edition, position))
            yield from rides
            if position.phase == "x" and position.doubles and _has_pair(edition, position, rides):
                yield DOUBLE
    yield CONCEDE


def _dealt_to(edition: YardEdition, position: Position) -> tuple[Seat, str]:
    """Whose start card is next, and from which deck."""
    return next(deal for deal in edition.deals if not position.at[edition.index[deal[0]]])


def _cards(edition: YardEdition, position: Position) -> tuple[int, ...]:
    _, deck = _dealt_to(edition, position)
    return tuple(card for card in edition.board.deck(deck) if card not in position.at)


def _x_rides(edition: YardEdition, position: Position) -> Iterator[Move]:
    """Rides X can pay for to stations no pursuer holds."""
    station, held = position.at[0], position.at[1:]
    for rides in _x_lines(edition, position, station):
        for target, move in rides:
            if target not in held:
                yield move


def _x_lines(edition: YardEdition, position: Position, station: int) -> Iterator[tuple[Ride, ...]]:
    rides, stock = edition.board.rides, position.stock
    for i, ticket in enumerate(ORDINARY):
        if stock is None or stock[i]:
            yield rides[ticket][station]
    if position.black:
        yield rides[BLACK][station]


def _can_ride(edition: YardEdition, position: Position) -> bool:
    return next(_x_rides(edition, position), None) is not None


def _has_pair(edition: YardEdition, position: Position, rides: tuple[Move, ...]) -> bool:
    return any(_leads_on(edition, position, move) for move in rides)


def _leads_on(edition: YardEdition, position: Position, first: Move) -> bool:
    """Does a second leg exist after this one? Returning to where the double began is allowed."""
    return _can_ride(edition, _ridden(edition, position, first))


def _pursuer_rides(edition: YardEdition, position: Position, seat: Seat) -> Iterator[Move]:
    """Rides a pursuer can pay for to stations no colleague holds; X's station is never refused."""
    station, held = position.at[edition.index[seat]], position.at[1:]
    purse = _purse(edition, position, seat)
    for i, ticket in enumerate(ORDINARY):
        if purse is None or purse[i]:
            for target, move in edition.board.rides[ticket][station]:
                if target not in held:
                    yield move


def _purse(edition: YardEdition, position: Position, seat: Seat) -> Purse | None:
    """What a pursuer pays from; the police travel free."""
    which = edition.purse_of.get(seat)
    return None if which is None else position.purses[which]


def _able(edition: YardEdition, position: Position, seat: Seat) -> bool:
    """Does this pursuer hold a ticket for any line leaving his station, other pawns ignored?"""
    station = position.at[edition.index[seat]]
    purse = _purse(edition, position, seat)
    return any(
        edition.board.rides[ticket][station] and (purse is None or purse[i]) for i, ticket in enumerate(ORDINARY)
    )


# What then happens


def after(edition: YardEdition, position: Position, seat: Seat, move: Move) -> Position:
    """The position a legal move leads to."""
    if move == CONCEDE:
        return _over(position, edition.pursuers if seat == X else (X,), "conceded")
    match position.phase:
        case "deal":
            return _after_deal(edition, position, move)
        case "pursuit":
            return _after_pursuer(edition, position, seat, move)
        case "show":
            return _after_show(edition, position, move)
        case "take":
            return _after_take(edition, position, move)
        case _:
            return _after_x(edition, position, move)


def _over(position: Position, winners: tuple[Seat, ...], reason: str) -> Position:
    return position._replace(phase="over", waiting=(), turn=(), outcome=Outcome(winners, reason))


def _moved(at: tuple[int, ...], index: int, station: int) -> tuple[int, ...]:
    return (*at[:index], station, *at[index + 1 :])


def _changed(purse: Purse, ticket: str, by: int) -> Purse:
    column = COLUMN[ticket]
    taxi, bus, underground = (n + by if i == column else n for i, n in enumerate(purse))
    return taxi, bus, underground


def _after_deal(edition: YardEdition, position: Position, move: Move) -> Position:
    seat, _ = _dealt_to(edition, position)
    dealt = position._replace(at=_moved(position.at, edition.index[seat], move.number))
    return dealt if 0 in dealt.at else _begin_round(edition, dealt)


def _begin_round(edition: YardEdition, position: Position) -> Position:
    begun = position._replace(phase="x", round=position.round + 1, waiting=(), turn=(X,))
    return begun if _can_ride(edition, begun) else _over(begun, edition.pursuers, "trapped")


def _ridden(edition: YardEdition, position: Position, move: Move) -> Position:
    """X has ridden and paid; whose turn it is stays open."""
    window, station = position.windows + 1, move.number
    stock = position.stock
    return position._replace(
        at=(station, *position.at[1:]),
        black=position.black - (move.verb == BLACK),
        stock=stock if stock is None or move.verb == BLACK else _changed(stock, move.verb, -1),
        windows=window,
        seen=(window, station) if window in edition.reveals else position.seen,
    )


def _after_x(edition: YardEdition, position: Position, move: Move) -> Position:
    if move == DOUBLE:
        return position._replace(phase="double", doubles=position.doubles - 1)
    ridden = _ridden(edition, position, move)
    if position.phase == "double":
        return ridden._replace(phase="second")
    if edition.voluntary_reveal and not ridden.x_visible:
        return ridden._replace(phase="show")
    return _begin_pursuit(edition, ridden)


def _after_show(edition: YardEdition, position: Position, move: Move) -> Position:
    if move == HIDE:
        return _begin_pursuit(edition, position)
    giving = tuple(seat for seat in edition.detectives if any(position.purses[edition.purse_of[seat]]))
    shown = position._replace(phase="take", seen=(position.windows, position.at[0]), waiting=giving)
    return shown if giving else _begin_pursuit(edition, shown)


def _after_take(edition: YardEdition, position: Position, move: Move) -> Position:
    seat, ticket = move.args
    assert isinstance(seat, str)
    assert isinstance(ticket, str)
    taken = _paid(edition, position, seat, ticket)._replace(waiting=position.waiting[1:])
    return taken if taken.waiting else _begin_pursuit(edition, taken)


def _paid(edition: YardEdition, position: Position, seat: Seat, ticket: str) -> Position:
    """A detective's ticket goes to X or to the reserve; it matters only where X's tickets are counted."""
    which = edition.purse_of[seat]
    purses = position.purses
    stock = position.stock
    return position._replace(
        purses=(*purses[:which], _changed(purses[which], ticket, -1), *purses[which + 1 :]),
        stock=stock if stock is None else _changed(stock, ticket, +1),
    )


def _begin_pursuit(edition: YardEdition, position: Position) -> Position:
    return _next_pursuer(edition, position._replace(phase="pursuit", waiting=edition.pursuers))


def _after_pursuer(edition: YardEdition, position: Position, seat: Seat, move: Move) -> Position:
    paid = position if seat in edition.police else _paid(edition, position, seat, move.verb)
    target = move.number
    moved = paid._replace(
        at=_moved(position.at, edition.index[seat], target),
        waiting=tuple([other for other in position.waiting if other != seat]),
    )
    if target == position.at[0]:
        return _over(moved, edition.pursuers, "captured")
    return _next_pursuer(edition, moved)


def _next_pursuer(edition: YardEdition, position: Position) -> Position:
    """The next group with a pawn that can ride; pawns of the groups before it are passed over."""
    waiting = position.waiting
    for group in edition.groups:
        able = tuple(
            [
                seat
                for seat in group
                if seat in waiting and next(_pursuer_rides(edition, position, seat), None) is not None
            ]
        )
        if able:
            return position._replace(turn=able, waiting=waiting)
        waiting = tuple([seat for seat in waiting if seat not in group])
    return _end_round(edition, position)


def _end_round(edition: YardEdition, position: Position) -> Position:
    if _all_stuck(edition, position):
        return _over(position, (X,), "stuck")
    if position.round >= edition.max_rounds:
        return _over(position, (X,), "escaped")
    return _begin_round(edition, position)


def _all_stuck(edition: YardEdition, position: Position) -> bool:
    counted = edition.pursuers if edition.stuck_counts_police else edition.detectives
    return not any(_able(edition, position, seat) for seat in counted)
