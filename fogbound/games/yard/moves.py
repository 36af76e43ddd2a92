"""What may be played in a chase: every legal move of a seat in turn, for every edition."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.game import Move, Seat
from fogbound.games.yard.board import BLACK, ORDINARY, Ride
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.position import Position
from fogbound.notation import CONCEDE

DOUBLE, HIDE = Move("double"), Move("hide")
RIDES = frozenset((*ORDINARY, BLACK))
COLUMN = {ticket: i for i, ticket in enumerate(ORDINARY)}


def legal(edition: YardEdition, position: Position, seat: Seat) -> Iterator[Move]:
    """What a seat in turn may play."""
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


def dealt_to(edition: YardEdition, position: Position) -> tuple[Seat, str]:
    """Whose start card is next, and from which deck."""
    return next(deal for deal in edition.deals if not position.at[edition.index[deal[0]]])


def _cards(edition: YardEdition, position: Position) -> tuple[int, ...]:
    _, deck = dealt_to(edition, position)
    return tuple(card for card in edition.deck(deck) if card not in position.at)


def x_rides(edition: YardEdition, position: Position) -> Iterator[Move]:
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
    if position.black and not (edition.x_open and position.vanished and position.vanished == position.windows):
        yield _black_rides(edition, position, station)


def _black_rides(edition: YardEdition, position: Position, station: int) -> tuple[Ride, ...]:
    """Every line, and the boats as long as X may still take one."""
    rides = edition.board.rides[BLACK][station]
    if position.boats is None or position.boats > 0:
        return rides
    return tuple(ride for ride in rides if not _by_boat(edition, station, ride[0]))


def _by_boat(edition: YardEdition, here: int, there: int) -> bool:
    """A black ride is a boat ride only where no other line joins the two stations."""
    lines = edition.board.links(here)
    return there in lines.get("ferry", ()) and all(there not in lines[mode] for mode in lines if mode != "ferry")


def can_ride(edition: YardEdition, position: Position) -> bool:
    return next(x_rides(edition, position), None) is not None


def _has_pair(edition: YardEdition, position: Position, rides: tuple[Move, ...]) -> bool:
    return any(_leads_on(edition, position, move) for move in rides)


def _leads_on(edition: YardEdition, position: Position, first: Move) -> bool:
    """Does a second leg exist after this one? Returning to where the double began is allowed."""
    return can_ride(edition, ridden_by_x(edition, position, first))


def pursuer_rides(edition: YardEdition, position: Position, seat: Seat) -> Iterator[Move]:
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


def ridden_by_x(edition: YardEdition, position: Position, move: Move) -> Position:
    """X has ridden and paid; whose turn it is stays open."""
    window, station, black = position.windows + 1, move.number, move.verb == BLACK
    stock, boats = position.stock, position.boats
    if boats is not None and black and _by_boat(edition, position.at[0], station):
        boats -= 1
    return position._replace(
        at=(station, *position.at[1:]),
        black=position.black - black,
        boats=boats,
        stock=stock if stock is None or black else changed(stock, move.verb, -1),
        windows=window,
        vanished=window if black and edition.x_open else position.vanished,
        seen=(window, station) if seen_riding(edition, position, move) else position.seen,
    )


def seen_riding(edition: YardEdition, position: Position, move: Move) -> bool:
    """Does everybody see where this ride of X's ends?"""
    return move.verb != BLACK if edition.x_open else position.windows + 1 in edition.reveals


def changed(purse: Purse, ticket: str, by: int) -> Purse:
    column = COLUMN[ticket]
    taxi, bus, underground = (n + by if i == column else n for i, n in enumerate(purse))
    return taxi, bus, underground
