"""Legal moves on flat arrays: the counterpart of `fogbound.games.yard.moves`, in the same order."""

from __future__ import annotations

from fogbound.fast import matrix, offset, phases, verbs
from fogbound.fast.arrays import DEALER, SEATS, Book, Plies, State, X
from fogbound.fast.book import by_boat, rides, rides_end, target_of, ticket_of
from fogbound.fast.compiled import kernel, part


@part
def encode(seat: int, verb: int, station: int) -> int:
    return int(seat) << verbs.SEAT_SHIFT | int(verb) << verbs.VERB_SHIFT | int(station)


@part
def ride_ply(seat: int, ride: int) -> int:
    """A ride as the ply of a seat."""
    return int(seat) << verbs.SEAT_SHIFT | int(ride) & verbs.RIDE_MASK


@part
def has_pursuer(state: State, station: int) -> bool:
    """Does a pursuer stand there?"""
    found = False
    for seat in range(1, SEATS):
        found |= state[offset.AT + seat] == station
    return found


@part
def is_occupied(state: State, station: int) -> bool:
    """Does any pawn stand there, X included?"""
    return state[offset.AT] == station or has_pursuer(state, station)


@part
def first_seat(seats: int) -> int:
    """The first seat of a set."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@part
def may_go_black(book: Book, state: State) -> bool:
    """Does X hold a black ticket that may be played now?"""
    in_a_row = (
        book[matrix.X_OPEN] != 0 and state[offset.VANISHED] != 0 and state[offset.VANISHED] == state[offset.WINDOWS]
    )
    return state[offset.BLACK] > 0 and not in_a_row


@part
def x_may_ride(book: Book, state: State, ride: int) -> bool:
    """Can X pay for this ride, and is its end free?"""
    ticket = ticket_of(ride)
    if ticket == verbs.BLACK:
        if not may_go_black(book, state) or (by_boat(ride) and state[offset.BOATS] == 0):
            return False
    elif state[offset.STOCK + ticket] == 0:
        return False
    return not has_pursuer(state, target_of(ride))


@part
def x_can_ride(book: Book, state: State) -> bool:
    for slot in range(rides(book, state[offset.AT], 0), rides_end(book, state[offset.AT])):
        if x_may_ride(book, state, book[slot]):
            return True
    return False


@part
def leads_on(book: Book, state: State, ride: int) -> bool:
    """Is a second leg possible after this ride has been paid for?"""
    ticket, there = ticket_of(ride), target_of(ride)
    first_black = ticket == verbs.BLACK
    go_black = state[offset.BLACK] - first_black > 0 and not (book[matrix.X_OPEN] != 0 and first_black)
    boats = state[offset.BOATS] - (by_boat(ride) and state[offset.BOATS] > 0)
    for slot in range(rides(book, there, 0), rides_end(book, there)):
        pays = ticket_of(book[slot])
        if pays == verbs.BLACK:
            payable = go_black and not (by_boat(book[slot]) and boats == 0)
        else:
            payable = state[offset.STOCK + pays] != 0 and not (pays == ticket and state[offset.STOCK + pays] == 1)
        if payable and not has_pursuer(state, target_of(book[slot])):
            return True
    return False


@part
def x_may_play(book: Book, state: State, ride: int) -> bool:
    """May X take this ride now? The first leg of a double must allow a second."""
    return x_may_ride(book, state, ride) and (state[offset.PHASE] != phases.DOUBLE or leads_on(book, state, ride))


@part
def may_double(book: Book, state: State) -> bool:
    if state[offset.DOUBLES] == 0:
        return False
    for slot in range(rides(book, state[offset.AT], 0), rides_end(book, state[offset.AT])):
        if x_may_ride(book, state, book[slot]) and leads_on(book, state, book[slot]):
            return True
    return False


@part
def may_pay(book: Book, state: State, seat: int, ticket: int) -> bool:
    """Does this pursuer hold such a ticket? The police need none."""
    purse = book[matrix.PURSE_OF + seat]
    return bool(purse == matrix.FREE or state[offset.PURSE + verbs.ORDINARY * purse + ticket] > 0)


@part
def may_ride(book: Book, state: State, seat: int, ride: int) -> bool:
    """Can this pursuer pay for a ride, and is its end free of colleagues?"""
    return may_pay(book, state, seat, ticket_of(ride)) and not has_pursuer(state, target_of(ride))


@part
def can_ride(book: Book, state: State, seat: int) -> bool:
    for slot in range(rides(book, state[offset.AT + seat], 0), rides(book, state[offset.AT + seat], verbs.ORDINARY)):
        if may_ride(book, state, seat, book[slot]):
            return True
    return False


@part
def next_deal(book: Book, state: State) -> int:
    """Where the book describes the next card to deal."""
    deal = matrix.DEALS
    while state[offset.AT + book[deal]] != 0:
        deal += 3
    return deal


@part
def _x_moves(book: Book, state: State, out: Plies) -> int:
    count = 0
    for slot in range(rides(book, state[offset.AT], 0), rides_end(book, state[offset.AT])):
        if x_may_play(book, state, book[slot]):
            out[count] = ride_ply(X, book[slot])
            count += 1
    if state[offset.PHASE] == phases.X and may_double(book, state):
        out[count] = encode(X, verbs.DOUBLE, 0)
        count += 1
    return count


@part
def _pursuer_moves(book: Book, state: State, seat: int, out: Plies) -> int:
    count = 0
    for slot in range(rides(book, state[offset.AT + seat], 0), rides(book, state[offset.AT + seat], verbs.ORDINARY)):
        if may_ride(book, state, seat, book[slot]):
            out[count] = ride_ply(seat, book[slot])
            count += 1
    return count


@part
def _takings(book: Book, state: State, out: Plies) -> int:
    count, giver = 0, first_seat(state[offset.WAITING])
    for ticket in range(verbs.ORDINARY):
        if may_pay(book, state, giver, ticket):
            out[count] = encode(X, verbs.TAKE, giver << 2 | ticket)
            count += 1
    return count


@part
def _free(state: State, seat: int, verb: int, stations: Book, out: Plies) -> int:
    count = 0
    for station in stations:
        if not is_occupied(state, station):
            out[count] = encode(seat, verb, station)
            count += 1
    return count


@kernel
def legal(book: Book, state: State, seat: int, out: Plies) -> int:
    """Write the legal plies of a seat in turn to `out`, conceding left out; return how many there are."""
    if not state[offset.TURN] >> seat & 1:
        return 0
    phase = state[offset.PHASE]
    if phase == phases.PURSUIT:
        return _pursuer_moves(book, state, seat, out)
    if phase in (phases.X, phases.DOUBLE, phases.SECOND):
        return _x_moves(book, state, out)
    if phase == phases.SHOW:
        out[0], out[1] = encode(X, verbs.SHOW, state[offset.AT]), encode(X, verbs.HIDE, 0)
        return 2
    if phase == phases.TAKE:
        return _takings(book, state, out)
    if phase == phases.EMERGE:
        out[0] = encode(DEALER, verbs.SHOW, state[offset.AT])
        return 1
    if phase == phases.PLACE:
        return _free(state, seat, verbs.PLACE, book[book[matrix.GROUNDS] : book[matrix.GROUNDS + 1]], out)
    deal = next_deal(book, state)
    return _free(state, DEALER, verbs.DEAL, book[book[deal + 1] : book[deal + 2]], out)


@kernel
def may_concede(book: Book, state: State, seat: int) -> bool:
    """May a seat give up now?"""
    begun = state[offset.PHASE] not in (phases.PLACE, phases.DEAL, phases.EMERGE, phases.OVER)
    allowed = seat != X or book[matrix.PURSUERS_ONLY_CONCEDE] == 0
    return bool(begun and allowed and state[offset.TURN] >> seat & 1)
