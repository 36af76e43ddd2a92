"""Playing a ply on flat arrays, in place: the counterpart of `fogbound.games.yard.turns`."""

from __future__ import annotations

from fogbound.fast import endings, matrix, offset, phases, verbs
from fogbound.fast.arrays import DEALER_ONLY, PURSES, X_ONLY, Book, State, X
from fogbound.fast.book import by_boat, rides, rides_end, target_of
from fogbound.fast.compiled import kernel, part
from fogbound.fast.moves import can_ride, may_pay, next_deal, x_can_ride


@part
def _tickets_worth(book: Book, state: State) -> int:
    worth = 0
    for n in range(verbs.ORDINARY * PURSES):
        worth += state[offset.PURSE + n] * book[matrix.PRICE + n % verbs.ORDINARY]
    return worth


@part
def _over(book: Book, state: State, winner: int, reason: int, leftovers: bool) -> None:
    state[offset.PHASE], state[offset.REASON] = phases.OVER, reason
    state[offset.WAITING] = state[offset.TURN] = 0
    if book[matrix.PRICED]:
        paid = book[matrix.BEGAN_WORTH] - (0 if leftovers else _tickets_worth(book, state))
        state[offset.POINTS] = paid - book[matrix.BLACK_PRICE] * (book[matrix.BEGAN_BLACK] - state[offset.BLACK])
        state[offset.WINNER] = endings.NOBODY
    else:
        state[offset.WINNER] = winner


@part
def _begin_round(book: Book, state: State) -> None:
    state[offset.PHASE], state[offset.TURN], state[offset.WAITING] = phases.X, X_ONLY, 0
    state[offset.ROUND] += 1
    if not x_can_ride(book, state):
        _over(book, state, endings.PURSUERS, endings.TRAPPED, False)


@part
def _see_x(state: State) -> None:
    state[offset.SEEN_WINDOW], state[offset.SEEN_AT] = state[offset.WINDOWS], state[offset.AT]


@part
def _is_boat(book: Book, here: int, there: int) -> bool:
    for slot in range(rides(book, here, verbs.BLACK), rides_end(book, here)):
        if target_of(book[slot]) == there:
            return by_boat(book[slot])
    return False


@part
def _x_rides(book: Book, state: State, ticket: int, there: int) -> None:
    """X rides and pays; the caller decides whose turn comes next."""
    if ticket == verbs.BLACK:
        state[offset.BLACK] -= 1
        if state[offset.BOATS] > 0 and _is_boat(book, state[offset.AT], there):
            state[offset.BOATS] -= 1
    elif state[offset.STOCK + ticket] != offset.UNCOUNTED:
        state[offset.STOCK + ticket] -= 1
    state[offset.WINDOWS] += 1
    state[offset.AT] = there
    if book[matrix.X_OPEN]:
        if ticket == verbs.BLACK:
            state[offset.VANISHED] = state[offset.WINDOWS]
        else:
            _see_x(state)
    elif book[matrix.REVEALS + state[offset.WINDOWS]]:
        _see_x(state)


@part
def _pay(book: Book, state: State, seat: int, ticket: int) -> None:
    """A detective pays. The ticket goes to X's stock, which matters only where that is counted."""
    purse = book[matrix.PURSE_OF + seat]
    if purse == matrix.FREE:
        return
    state[offset.PURSE + verbs.ORDINARY * purse + ticket] -= 1
    if state[offset.STOCK + ticket] != offset.UNCOUNTED:
        state[offset.STOCK + ticket] += 1


@part
def _able(book: Book, state: State, seat: int) -> bool:
    """Does this pursuer hold a ticket for any line that leaves their station, other pawns ignored?"""
    station = state[offset.AT + seat]
    for ticket in range(verbs.ORDINARY):
        leaves = rides(book, station, ticket) < rides(book, station, ticket + 1)
        if leaves and may_pay(book, state, seat, ticket):
            return True
    return False


@part
def _all_stuck(book: Book, state: State) -> bool:
    for seat in range(1, 1 + (book[matrix.PURSUERS] if book[matrix.COUNT_POLICE] else book[matrix.DETECTIVES])):
        if book[matrix.BLOCKED_IS_STUCK]:
            if can_ride(book, state, seat):
                return False
        elif _able(book, state, seat):
            return False
    return True


@part
def _end_round(book: Book, state: State) -> None:
    if _all_stuck(book, state):
        _over(book, state, endings.X, endings.STUCK, bool(book[matrix.LEFTOVERS_TO_X]))
    elif book[matrix.MAX_ROUNDS] != matrix.NO_LIMIT and state[offset.ROUND] >= book[matrix.MAX_ROUNDS]:
        _over(book, state, endings.X, endings.ESCAPED, False)
    elif book[matrix.X_OPEN] and state[offset.SEEN_WINDOW] != state[offset.WINDOWS]:
        state[offset.PHASE], state[offset.TURN], state[offset.WAITING] = phases.EMERGE, DEALER_ONLY, 0
    else:
        _begin_round(book, state)


@part
def _next_pursuer(book: Book, state: State) -> None:
    """The next group with a pawn that can ride; groups before it are skipped."""
    waiting = state[offset.WAITING]
    for group in range(book[matrix.GROUPS]):
        seats = book[matrix.GROUP + group]
        ready = 0
        for seat in range(1, 1 + book[matrix.PURSUERS]):
            if (waiting & seats) >> seat & 1 and can_ride(book, state, seat):
                ready |= 1 << seat
        if ready:
            state[offset.TURN], state[offset.WAITING] = ready, waiting
            return
        waiting &= ~seats
    _end_round(book, state)


@part
def _begin_pursuit(book: Book, state: State) -> None:
    state[offset.PHASE] = phases.PURSUIT
    state[offset.WAITING] = (1 << 1 + book[matrix.PURSUERS]) - 2
    _next_pursuer(book, state)


@part
def _after_x(book: Book, state: State, verb: int, station: int) -> None:
    phase = state[offset.PHASE]
    if verb == verbs.DOUBLE:
        state[offset.PHASE] = phases.DOUBLE
        state[offset.DOUBLES] -= 1
        return
    _x_rides(book, state, verb, station)
    if phase == phases.DOUBLE:
        state[offset.PHASE] = phases.SECOND
    elif book[matrix.VOLUNTARY] and state[offset.SEEN_WINDOW] != state[offset.WINDOWS]:
        state[offset.PHASE] = phases.SHOW
    else:
        _begin_pursuit(book, state)


@part
def _after_show(book: Book, state: State, verb: int) -> None:
    giving = 0
    if verb != verbs.HIDE:
        _see_x(state)
        for seat in range(1, 1 + book[matrix.DETECTIVES]):
            for ticket in range(verbs.ORDINARY):
                if may_pay(book, state, seat, ticket):
                    giving |= 1 << seat
    if giving:
        state[offset.PHASE], state[offset.WAITING] = phases.TAKE, giving
    else:
        _begin_pursuit(book, state)


@part
def _after_take(book: Book, state: State, giver: int, ticket: int) -> None:
    _pay(book, state, giver, ticket)
    state[offset.WAITING] &= ~(1 << giver)
    if state[offset.WAITING] == 0:
        _begin_pursuit(book, state)


@part
def _after_pursuer(book: Book, state: State, seat: int, ticket: int, there: int) -> None:
    _pay(book, state, seat, ticket)
    state[offset.AT + seat] = there
    state[offset.WAITING] &= ~(1 << seat)
    if there == state[offset.AT]:
        _over(book, state, endings.PURSUERS, endings.CAPTURED, False)
    elif book[matrix.PRICED] and _spent(state):
        _over(book, state, endings.X, endings.SPENT, False)
    else:
        _next_pursuer(book, state)


@part
def _spent(state: State) -> bool:
    for n in range(verbs.ORDINARY * PURSES):  # noqa: SIM110
        if state[offset.PURSE + n]:
            return False
    return True


@part
def _after_place(state: State, seat: int, station: int) -> None:
    state[offset.AT + seat] = station
    state[offset.WAITING] &= ~(1 << seat)
    if state[offset.WAITING]:
        state[offset.TURN] = state[offset.WAITING]
    else:
        state[offset.PHASE], state[offset.TURN] = phases.DEAL, DEALER_ONLY


@part
def _after_deal(book: Book, state: State, station: int) -> None:
    state[offset.AT + book[next_deal(book, state)]] = station
    if book[matrix.X_OPEN]:
        state[offset.SEEN_WINDOW], state[offset.SEEN_AT] = 0, state[offset.AT]
    for seat in range(1 + book[matrix.PURSUERS]):
        if state[offset.AT + seat] == 0:
            return
    _begin_round(book, state)


@kernel
def play(book: Book, state: State, ply: int) -> None:
    """Play a legal ply in place. An illegal one leads to nonsense."""
    seat, verb, station = ply >> verbs.SEAT_SHIFT, ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, ply & verbs.STATION_MASK
    phase = state[offset.PHASE]
    if verb == verbs.CONCEDE:
        _over(book, state, endings.PURSUERS if seat == X else endings.X, endings.CONCEDED, True)
    elif phase == phases.PURSUIT:
        _after_pursuer(book, state, seat, verb, station)
    elif phase in (phases.X, phases.DOUBLE, phases.SECOND):
        _after_x(book, state, verb, station)
    elif phase == phases.SHOW:
        _after_show(book, state, verb)
    elif phase == phases.TAKE:
        _after_take(book, state, station >> 2, station & 3)
    elif phase == phases.EMERGE:
        _see_x(state)
        _begin_round(book, state)
    elif phase == phases.PLACE:
        _after_place(state, seat, station)
    else:
        _after_deal(book, state, station)
