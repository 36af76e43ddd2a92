"""The legal moves of a chase, for every edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fogbound.game import Move, Seat
from fogbound.games.yard.board import BLACK, ORDINARY, Ride
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.position import Position
from fogbound.notation import CONCEDE

DOUBLE, HIDE = Move("double"), Move("hide")
RIDES = frozenset((*ORDINARY, BLACK))
TICKET_INDEX = {ticket: i for i, ticket in enumerate(ORDINARY)}


def legal(edition: YardEdition, position: Position, seat: Seat) -> Iterator[Move]:
    """The moves of a seat in turn."""
    match position.phase:
        case "place":
            yield from (Move("place", (n,)) for n in edition.grounds if n not in position.at)
            return
        case "deal":
            yield from (Move("deal", (card,)) for card in _cards(edition, position))
            return
        case "emerge":
            yield Move("show", (position.at[0],))
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
            yield from pursuer_rides(edition, position, seat)
        case "double":
            yield from (move for move in x_rides(edition, position) if _leads_on(edition, position, move))
        case _:
            rides = tuple(x_rides(edition, position))
            yield from rides
            if position.phase == "x" and position.doubles and _has_pair(edition, position, rides):
                yield DOUBLE
    if seat != X or not edition.pursuers_only_concede:
        yield CONCEDE


def next_deal(edition: YardEdition, position: Position) -> tuple[Seat, str]:
    """The seat that is dealt the next start card, and the deck it comes from."""
    return next(deal for deal in edition.deals if not position.at[edition.index[deal[0]]])


def _cards(edition: YardEdition, position: Position) -> tuple[int, ...]:
    _, deck = next_deal(edition, position)
    return tuple(card for card in edition.deck(deck) if card not in position.at)


def x_rides(edition: YardEdition, position: Position) -> Iterator[Move]:
    """X's rides: those X can pay for, to stations without a pursuer."""
    return x_rides_from(edition, position, position.at[0])


def x_rides_from(edition: YardEdition, position: Position, station: int) -> Iterator[Move]:
    """The rides that X would have at another station, all else being the same."""
    held = position.at[1:]
    for ticket in (*ORDINARY, BLACK):
        for target, move in x_lines(edition, position, ticket)(station):
            if target not in held:
                yield move


def x_lines(edition: YardEdition, position: Position, ticket: str) -> Callable[[int], tuple[Ride, ...]]:
    """From a station to X's rides by this ticket, pursuers ignored; to none if X cannot pay with it now."""
    if ticket == BLACK:
        again = edition.x_open and position.vanished and position.vanished == position.windows
        can_pay = position.black > 0 and not again
    else:
        can_pay = position.stock is None or position.stock[TICKET_INDEX[ticket]] > 0
    if not can_pay:
        return lambda station: ()
    if ticket == BLACK and position.boats == 0:
        return lambda station: _without_boats(edition, station)
    return edition.board.rides[ticket].__getitem__


def _without_boats(edition: YardEdition, station: int) -> tuple[Ride, ...]:
    """Black rides of an X who has no boat ride left."""
    return tuple(ride for ride in edition.board.rides[BLACK][station] if not _by_boat(edition, station, ride[0]))


def _by_boat(edition: YardEdition, here: int, there: int) -> bool:
    """A black ride is a boat ride only where no other line joins the two stations."""
    lines = edition.board.links(here)
    return there in lines.get("ferry", ()) and all(there not in lines[mode] for mode in lines if mode != "ferry")


def can_ride(edition: YardEdition, position: Position) -> bool:
    return next(x_rides(edition, position), None) is not None


def _has_pair(edition: YardEdition, position: Position, rides: tuple[Move, ...]) -> bool:
    return any(_leads_on(edition, position, move) for move in rides)


def _leads_on(edition: YardEdition, position: Position, first: Move) -> bool:
    """Whether a second ride exists after this one. It may return to where the double began."""
    return _can_ride_back(edition, position, first.verb) or can_ride(edition, after_x_ride(edition, position, first))


def _can_ride_back(edition: YardEdition, position: Position, ticket: str) -> bool:
    """Whether X can pay for the same line again; lines go both ways."""
    if position.at[0] in position.at[1:]:
        return False
    if ticket == BLACK:
        return position.black > 1 and position.boats is None and not edition.x_open
    return position.stock is None or position.stock[TICKET_INDEX[ticket]] > 1


def second_ride_is_sure(edition: YardEdition, position: Position, ticket: str) -> bool:
    """Whether every ride by this ticket can begin a double, wherever X is: X can go back by the same line."""
    return _can_ride_back(edition, position._replace(at=(0, *position.at[1:])), ticket)


def pursuer_rides(edition: YardEdition, position: Position, seat: Seat) -> Iterator[Move]:
    """A pursuer's rides: those they can pay for, to stations without a colleague; X's station is always allowed."""
    station, held = position.at[edition.index[seat]], position.at[1:]
    purse = _purse(edition, position, seat)
    for i, ticket in enumerate(ORDINARY):
        if purse is None or purse[i]:
            for target, move in edition.board.rides[ticket][station]:
                if target not in held:
                    yield move


def pursuer_can_ride(edition: YardEdition, position: Position, seat: Seat) -> bool:
    """Whether there is any of them: nearly always the first, and after every ride all who wait are asked."""
    station, held = position.at[edition.index[seat]], position.at[1:]
    purse = _purse(edition, position, seat)
    for i, ticket in enumerate(ORDINARY):
        if purse is None or purse[i]:
            for target, _ in edition.board.rides[ticket][station]:
                if target not in held:
                    return True
    return False


def _purse(edition: YardEdition, position: Position, seat: Seat) -> Purse | None:
    """The tickets a pursuer pays from; None for the police, who travel free."""
    which = edition.purse_of.get(seat)
    return None if which is None else position.purses[which]


def after_x_ride(edition: YardEdition, position: Position, move: Move) -> Position:
    """The position after X has ridden and paid. It does not say whose turn comes next."""
    window, station, black = position.windows + 1, move.number, move.verb == BLACK
    stock, boats = position.stock, position.boats
    if boats is not None and black and _by_boat(edition, position.at[0], station):
        boats -= 1
    return position._replace(
        at=(station, *position.at[1:]),
        black=position.black - black,
        boats=boats,
        stock=stock if stock is None or black else adjust(stock, move.verb, -1),
        windows=window,
        vanished=window if black and edition.x_open else position.vanished,
        seen=(window, station) if ride_is_seen(edition, position, move) else position.seen,
    )


def ride_is_seen(edition: YardEdition, position: Position, move: Move) -> bool:
    """Whether everybody sees where this ride of X ends."""
    return move.verb != BLACK if edition.x_open else position.windows + 1 in edition.reveals


def adjust(purse: Purse, ticket: str, by: int) -> Purse:
    index = TICKET_INDEX[ticket]
    taxi, bus, underground = (n + by if i == index else n for i, n in enumerate(purse))
    return taxi, bus, underground
