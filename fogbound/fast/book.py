"""An edition and its board as one row of numbers, the book, which kernels read and never change.

One array instead of ten, because every array costs a kernel time at every call: so a book begins with columns of
fixed meaning (`page`), and those say where the rest lies. Places in it are absolute.
"""

from __future__ import annotations

import numpy as np

from fogbound.fast import page, verbs
from fogbound.fast.arrays import Book, Draft
from fogbound.fast.compiled import kernel, part
from fogbound.games.yard.board import BLACK, TICKETS, Board
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import worth


def write(edition: YardEdition) -> Book:
    """The book of an edition with its options applied."""
    counted = {number: n for n, number in enumerate(edition.board.stations, 1)}
    head = _facts(edition)
    body = _rides(edition.board, counted)
    head[page.GROUNDS] = page.RIDES + len(body)
    body += [counted[n] for n in edition.grounds] if edition.placed_on else []
    head[page.GROUNDS + 1] = page.RIDES + len(body)
    for n, (seat, deck) in enumerate(edition.deals):
        cards = [counted[card] for card in edition.deck(deck)]
        begin = page.RIDES + len(body)
        head[page.DEALS + 3 * n : page.DEALS + 3 * n + 3] = [edition.index[seat], begin, begin + len(cards)]
        body += cards
    head[page.WAYS] = page.RIDES + len(body)
    head[page.STATIONS] = 1 + len(counted)
    book = np.concatenate(
        (np.asarray(head + body, dtype=np.int32), np.full(head[page.STATIONS] ** 2, page.FAR, dtype=np.int32))
    )
    _measure(book, np.zeros(head[page.STATIONS], dtype=np.int32))
    book.setflags(write=False)
    return book


def _facts(edition: YardEdition) -> list[int]:
    head = [0] * page.RIDES
    head[page.PURSUERS] = len(edition.pursuers)
    head[page.DETECTIVES] = len(edition.detectives)
    head[page.X_OPEN] = edition.x_open
    head[page.VOLUNTARY] = edition.voluntary_reveal
    head[page.MAX_ROUNDS] = edition.max_rounds or page.NO_LIMIT
    head[page.COUNT_POLICE] = edition.stuck_counts_police
    head[page.BLOCKED_IS_STUCK] = edition.blocked_is_stuck
    head[page.LEFTOVERS_TO_X] = edition.stuck_leftovers == "to_x"
    head[page.PRICED] = edition.prices is not None
    head[page.PRICE : page.PRICE + verbs.ORDINARY] = edition.prices or (0, 0, 0)
    head[page.BLACK_PRICE] = edition.black_price
    head[page.BEGAN_BLACK] = edition.black
    head[page.BEGAN_WORTH] = worth(edition, edition.purses)
    head[page.PURSUERS_ONLY_CONCEDE] = edition.pursuers_only_concede
    head[page.GROUPS] = len(edition.groups)
    for n, group in enumerate(edition.groups):
        head[page.GROUP + n] = sum(1 << edition.index[seat] for seat in group)
    for seat in edition.pursuers:
        head[page.PURSE_OF + edition.index[seat]] = edition.purse_of.get(seat, page.FREE)
    for window in edition.reveals:
        head[page.REVEALS + window] = 1
    return head


def _rides(board: Board, counted: dict[int, int]) -> list[int]:
    """For every station where its rides lie, then the rides."""
    begins, rides = [page.RIDES] * page.COLUMNS, list[int]()
    first_ride = page.RIDES + page.COLUMNS * (1 + len(counted))
    for station in board.stations:
        for ticket, letter in enumerate(TICKETS):
            begins.append(first_ride + len(rides))
            for there, _ in board.rides[letter][station]:
                boat = letter == BLACK and _only_by_boat(board, station, there)
                rides.append(boat << verbs.BOAT_SHIFT | ticket << verbs.VERB_SHIFT | counted[there])
        begins.append(first_ride + len(rides))
    return begins + rides


def _only_by_boat(board: Board, here: int, there: int) -> bool:
    return {mode for mode, stations in board.links(here).items() if there in stations} == {"ferry"}


@part
def rides(book: Book, station: int, ticket: int) -> int:
    """Where a station's rides by a ticket begin, which is where those of the ticket before it end."""
    return int(book[page.RIDES + page.COLUMNS * station + ticket])


@part
def rides_end(book: Book, station: int) -> int:
    return int(book[page.RIDES + page.COLUMNS * station + verbs.BLACK + 1])


@part
def target_of(ride: int) -> int:
    return ride & verbs.STATION_MASK


@part
def ticket_of(ride: int) -> int:
    return ride >> verbs.VERB_SHIFT & verbs.TICKET_MASK


@part
def by_boat(ride: int) -> bool:
    return ride >> verbs.BOAT_SHIFT != 0


@part
def way(book: Book, here: int, there: int) -> int:
    """The fewest rides between two stations on the lines pursuers may use."""
    return int(book[book[page.WAYS] + book[page.STATIONS] * here + there])


@kernel
def _measure(book: Draft, queue: Draft) -> None:
    """Fill in how far every station is from every other."""
    stations = book[page.STATIONS]
    for origin in range(1, stations):
        row = book[page.WAYS] + stations * origin
        book[row + origin] = 0
        queue[0] = origin
        begin, end = 0, 1
        while begin < end:
            here = queue[begin]
            begin += 1
            for slot in range(rides(book, here, 0), rides(book, here, verbs.ORDINARY)):
                there = target_of(book[slot])
                if book[row + there] == page.FAR:
                    book[row + there] = book[row + here] + 1
                    queue[end] = there
                    end += 1
