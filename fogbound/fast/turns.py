"""What a ply leads to, on flat arrays: `fogbound.games.yard.turns` once more. A state is changed in place."""

from __future__ import annotations

from fogbound.fast import column, endings, page, phases, verbs
from fogbound.fast.arrays import DEALER_ONLY, PURSES, X_ONLY, Book, State, X
from fogbound.fast.book import by_boat, rides, rides_end, target_of
from fogbound.fast.compiled import kernel, part
from fogbound.fast.moves import can_ride, may_pay, next_deal, x_can_ride


@part
def _tickets_worth(book: Book, state: State) -> int:
    worth = 0
    for n in range(verbs.ORDINARY * PURSES):
        worth += state[column.PURSE + n] * book[page.PRICE + n % verbs.ORDINARY]
    return worth


@part
def _over(book: Book, state: State, winner: int, reason: int, leftovers: bool) -> None:
    state[column.PHASE], state[column.REASON] = phases.OVER, reason
    state[column.WAITING] = state[column.TURN] = 0
    if book[page.PRICED]:
        paid = book[page.BEGAN_WORTH] - (0 if leftovers else _tickets_worth(book, state))
        state[column.POINTS] = paid - book[page.BLACK_PRICE] * (book[page.BEGAN_BLACK] - state[column.BLACK])
        state[column.WINNER] = endings.NOBODY
    else:
        state[column.WINNER] = winner


@part
def _begin_round(book: Book, state: State) -> None:
    state[column.PHASE], state[column.TURN], state[column.WAITING] = phases.X, X_ONLY, 0
    state[column.ROUND] += 1
    if not x_can_ride(book, state):
        _over(book, state, endings.PURSUERS, endings.TRAPPED, False)


@part
def _see_x(state: State) -> None:
    state[column.SEEN_WINDOW], state[column.SEEN_AT] = state[column.WINDOWS], state[column.AT]


@part
def _is_boat(book: Book, here: int, there: int) -> bool:
    for slot in range(rides(book, here, verbs.BLACK), rides_end(book, here)):
        if target_of(book[slot]) == there:
            return by_boat(book[slot])
    return False


@part
def _x_rides(book: Book, state: State, ticket: int, there: int) -> None:
    """X has ridden and paid; whose turn it is stays open."""
    if ticket == verbs.BLACK:
        state[column.BLACK] -= 1
        if state[column.BOATS] > 0 and _is_boat(book, state[column.AT], there):
            state[column.BOATS] -= 1
    elif state[column.STOCK + ticket] != column.UNCOUNTED:
        state[column.STOCK + ticket] -= 1
    state[column.WINDOWS] += 1
    state[column.AT] = there
    if book[page.X_OPEN]:
        if ticket == verbs.BLACK:
            state[column.VANISHED] = state[column.WINDOWS]
        else:
            _see_x(state)
    elif book[page.REVEALS + state[column.WINDOWS]]:
        _see_x(state)


@part
def _pay(book: Book, state: State, seat: int, ticket: int) -> None:
    """A detective's ticket goes to X or to the reserve; it matters only where X's tickets are counted."""
    purse = book[page.PURSE_OF + seat]
    if purse == page.FREE:
        return
    state[column.PURSE + verbs.ORDINARY * purse + ticket] -= 1
    if state[column.STOCK + ticket] != column.UNCOUNTED:
        state[column.STOCK + ticket] += 1


@part
def _able(book: Book, state: State, seat: int) -> bool:
    """Does this pursuer hold a ticket for any line leaving his station, other pawns ignored?"""
    station = state[column.AT + seat]
    for ticket in range(verbs.ORDINARY):
        leaves = rides(book, station, ticket) < rides(book, station, ticket + 1)
        if leaves and may_pay(book, state, seat, ticket):
            return True
    return False


@part
def _all_stuck(book: Book, state: State) -> bool:
    for seat in range(1, 1 + (book[page.PURSUERS] if book[page.COUNT_POLICE] else book[page.DETECTIVES])):
        if book[page.BLOCKED_IS_STUCK]:
            if can_ride(book, state, seat):
                return False
        elif _able(book, state, seat):
            return False
    return True


@part
def _end_round(book: Book, state: State) -> None:
    if _all_stuck(book, state):
        _over(book, state, endings.X, endings.STUCK, bool(book[page.LEFTOVERS_TO_X]))
    elif book[page.MAX_ROUNDS] != page.NO_LIMIT and state[column.ROUND] >= book[page.MAX_ROUNDS]:
        _over(book, state, endings.X, endings.ESCAPED, False)
    elif book[page.X_OPEN] and state[column.SEEN_WINDOW] != state[column.WINDOWS]:
        state[column.PHASE], state[column.TURN], state[column.WAITING] = phases.EMERGE, DEALER_ONLY, 0
    else:
        _begin_round(book, state)


@part
def _next_pursuer(book: Book, state: State) -> None:
    """The next group with a pawn that can ride; pawns of the groups before it are passed over."""
    waiting = state[column.WAITING]
    for group in range(book[page.GROUPS]):
        seats = book[page.GROUP + group]
        ready = 0
        for seat in range(1, 1 + book[page.PURSUERS]):
            if (waiting & seats) >> seat & 1 and can_ride(book, state, seat):
                ready |= 1 << seat
        if ready:
            state[column.TURN], state[column.WAITING] = ready, waiting
            return
        waiting &= ~seats
    _end_round(book, state)


@part
def _begin_pursuit(book: Book, state: State) -> None:
    state[column.PHASE] = phases.PURSUIT
    state[column.WAITING] = (1 << 1 + book[page.PURSUERS]) - 2
    _next_pursuer(book, state)


@part
def _after_x(book: Book, state: State, verb: int, station: int) -> None:
    phase = state[column.PHASE]
    if verb == verbs.DOUBLE:
        state[column.PHASE] = phases.DOUBLE
        state[column.DOUBLES] -= 1
        return
    _x_rides(book, state, verb, station)
    if phase == phases.DOUBLE:
        state[column.PHASE] = phases.SECOND
    elif book[page.VOLUNTARY] and state[column.SEEN_WINDOW] != state[column.WINDOWS]:
        state[column.PHASE] = phases.SHOW
    else:
        _begin_pursuit(book, state)


@part
def _after_show(book: Book, state: State, verb: int) -> None:
    giving = 0
    if verb != verbs.HIDE:
        _see_x(state)
        for seat in range(1, 1 + book[page.DETECTIVES]):
            for ticket in range(verbs.ORDINARY):
                if may_pay(book, state, seat, ticket):
                    giving |= 1 << seat
    if giving:
        state[column.PHASE], state[column.WAITING] = phases.TAKE, giving
    else:
        _begin_pursuit(book, state)


@part
def _after_take(book: Book, state: State, giver: int, ticket: int) -> None:
    _pay(book, state, giver, ticket)
    state[column.WAITING] &= ~(1 << giver)
    if state[column.WAITING] == 0:
        _begin_pursuit(book, state)


@part
def _after_pursuer(book: Book, state: State, seat: int, ticket: int, there: int) -> None:
    _pay(book, state, seat, ticket)
    state[column.AT + seat] = there
    state[column.WAITING] &= ~(1 << seat)
    if there == state[column.AT]:
        _over(book, state, endings.PURSUERS, endings.CAPTURED, False)
    elif book[page.PRICED] and _spent(state):
        _over(book, state, endings.X, endings.SPENT, False)
    else:
        _next_pursuer(book, state)


@part
def _spent(state: State) -> bool:
    for n in range(verbs.ORDINARY * PURSES):  # noqa: SIM110
        if state[column.PURSE + n]:
            return False
    return True


@part
def _after_place(state: State, seat: int, station: int) -> None:
    state[column.AT + seat] = station
    state[column.WAITING] &= ~(1 << seat)
    if state[column.WAITING]:
        state[column.TURN] = state[column.WAITING]
    else:
        state[column.PHASE], state[column.TURN] = phases.DEAL, DEALER_ONLY


@part
def _after_deal(book: Book, state: State, station: int) -> None:
    state[column.AT + book[next_deal(book, state)]] = station
    if book[page.X_OPEN]:
        state[column.SEEN_WINDOW], state[column.SEEN_AT] = 0, state[column.AT]
    for seat in range(1 + book[page.PURSUERS]):
        if state[column.AT + seat] == 0:
            return
    _begin_round(book, state)


@kernel
def play(book: Book, state: State, ply: int) -> None:
    """Play a legal ply: the state becomes what it leads to."""
    seat, verb, station = ply >> verbs.SEAT_SHIFT, ply >> verbs.VERB_SHIFT & verbs.VERB_MASK, ply & verbs.STATION_MASK
    phase = state[column.PHASE]
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
