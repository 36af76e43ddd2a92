"""The book: an edition and its board as one array of numbers, which kernels read and never change.

It is one array instead of ten because every array costs a kernel time at every call. A book begins with numbers at
fixed places (`matrix`); some of them say where the rest begins, index_of from the start of the book.
"""

from __future__ import annotations

import numpy as np

from fogbound.fast import matrix, verbs
from fogbound.fast.arrays import Book, Draft
from fogbound.fast.compiled import kernel, part
from fogbound.games.yard.board import BLACK, TICKETS, Board
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import worth


def write(edition: YardEdition) -> Book:
    """The book of an edition with its options applied."""
    index_of = {number: n for n, number in enumerate(edition.board.stations, 1)}
    head = _facts(edition)
    body = _rides(edition.board, index_of)
    head[matrix.GROUNDS] = matrix.RIDES + len(body)
    body += [index_of[n] for n in edition.grounds] if edition.placed_on else []
    head[matrix.GROUNDS + 1] = matrix.RIDES + len(body)
    for n, (seat, deck) in enumerate(edition.deals):
        cards = [index_of[card] for card in edition.deck(deck)]
        begin = matrix.RIDES + len(body)
        head[matrix.DEALS + 3 * n : matrix.DEALS + 3 * n + 3] = [edition.index[seat], begin, begin + len(cards)]
        body += cards
    head[matrix.WAYS] = matrix.RIDES + len(body)
    head[matrix.STATIONS] = 1 + len(index_of)
    book = np.concatenate(
        (np.asarray(head + body, dtype=np.int32), np.full(head[matrix.STATIONS] ** 2, matrix.FAR, dtype=np.int32))
    )
    _measure(book, np.zeros(head[matrix.STATIONS], dtype=np.int32))
    book.setflags(write=False)
    return book


def _facts(edition: YardEdition) -> list[int]:
    head = [0] * matrix.RIDES
    head[matrix.PURSUERS] = len(edition.pursuers)
    head[matrix.DETECTIVES] = len(edition.detectives)
    head[matrix.X_OPEN] = edition.x_open
    head[matrix.VOLUNTARY] = edition.voluntary_reveal
    head[matrix.MAX_ROUNDS] = edition.max_rounds or matrix.NO_LIMIT
    head[matrix.COUNT_POLICE] = edition.stuck_counts_police
    head[matrix.BLOCKED_IS_STUCK] = edition.blocked_is_stuck
    head[matrix.LEFTOVERS_TO_X] = edition.stuck_leftovers == "to_x"
    head[matrix.PRICED] = edition.prices is not None
    head[matrix.PRICE : matrix.PRICE + verbs.ORDINARY] = edition.prices or (0, 0, 0)
    head[matrix.BLACK_PRICE] = edition.black_price
    head[matrix.BEGAN_BLACK] = edition.black
    head[matrix.BEGAN_WORTH] = worth(edition, edition.purses)
    head[matrix.PURSUERS_ONLY_CONCEDE] = edition.pursuers_only_concede
    head[matrix.GROUPS] = len(edition.groups)
    for n, group in enumerate(edition.groups):
        head[matrix.GROUP + n] = sum(1 << edition.index[seat] for seat in group)
    for seat in edition.pursuers:
        head[matrix.PURSE_OF + edition.index[seat]] = edition.purse_of.get(seat, matrix.FREE)
    for window in edition.reveals:
        head[matrix.REVEALS + window] = 1
    return head


def _rides(board: Board, index_of: dict[int, int]) -> list[int]:
    """For every station, where its rides begin; then the rides."""
    begins, rides = [matrix.RIDES] * matrix.COLUMNS, list[int]()
    first_ride = matrix.RIDES + matrix.COLUMNS * (1 + len(index_of))
    for station in board.stations:
        for ticket, letter in enumerate(TICKETS):
            begins.append(first_ride + len(rides))
            for there, _ in board.rides[letter][station]:
                boat = letter == BLACK and _only_by_boat(board, station, there)
                rides.append(boat << verbs.BOAT_SHIFT | ticket << verbs.VERB_SHIFT | index_of[there])
        begins.append(first_ride + len(rides))
    return begins + rides


def _only_by_boat(board: Board, here: int, there: int) -> bool:
    return {mode for mode, stations in board.links(here).items() if there in stations} == {"ferry"}


@part
def rides(book: Book, station: int, ticket: int) -> int:
    """Where a station's rides by a ticket begin, and those by the ticket before it end."""
    return int(book[matrix.RIDES + matrix.COLUMNS * station + ticket])


@part
def rides_end(book: Book, station: int) -> int:
    return int(book[matrix.RIDES + matrix.COLUMNS * station + verbs.BLACK + 1])


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
    """The fewest rides between two stations on the lines that pursuers may use."""
    return int(book[book[matrix.WAYS] + book[matrix.STATIONS] * here + there])


@kernel
def _measure(book: Draft, queue: Draft) -> None:
    """Fill in the distances between all stations."""
    stations = book[matrix.STATIONS]
    for origin in range(1, stations):
        row = book[matrix.WAYS] + stations * origin
        book[row + origin] = 0
        queue[0] = origin
        begin, end = 0, 1
        while begin < end:
            here = queue[begin]
            begin += 1
            for slot in range(rides(book, here, 0), rides(book, here, verbs.ORDINARY)):
                there = target_of(book[slot])
                if book[row + there] == matrix.FAR:
                    book[row + there] = book[row + here] + 1
                    queue[end] = there
                    end += 1
