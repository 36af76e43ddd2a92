"""What a move of the chase leads to: whose turn comes next, and when the game ends."""

from __future__ import annotations

from fogbound.game import DEALER, Move, Outcome, Seat
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.moves import DOUBLE, HIDE, adjust, after_x_ride, can_ride, next_deal, pursuer_can_ride
from fogbound.games.yard.position import Position, can_pay, points
from fogbound.notation import CONCEDE


def after(edition: YardEdition, position: Position, seat: Seat, move: Move) -> Position:
    """The position a legal move leads to."""
    if move == CONCEDE:
        return end_game(edition, position, edition.pursuers if seat == X else (X,), "conceded", leftovers=True)
    match position.phase:
        case "place":
            return _after_place(edition, position, seat, move)
        case "emerge":
            return _begin_round(edition, position._replace(seen=(position.windows, position.at[0])))
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


def end_game(
    edition: YardEdition, position: Position, winners: tuple[Seat, ...], reason: str, *, leftovers: bool = False
) -> Position:
    """The position at the end of a game. With prices there are points for X and no winner; `leftovers` adds the
    detectives' unused tickets to them."""
    if edition.prices is None:
        outcome = Outcome(winners, reason)
    else:
        outcome = Outcome((), reason, ((X, points(edition, position, leftovers=leftovers)),))
    return position._replace(phase="over", waiting=(), turn=(), outcome=outcome)


def _put(at: tuple[int, ...], index: int, station: int) -> tuple[int, ...]:
    return (*at[:index], station, *at[index + 1 :])


def _after_place(edition: YardEdition, position: Position, seat: Seat, move: Move) -> Position:
    waiting = tuple(other for other in position.waiting if other != seat)
    placed = position._replace(at=_put(position.at, edition.index[seat], move.number), waiting=waiting)
    return placed._replace(turn=waiting) if waiting else placed._replace(phase="deal", turn=(DEALER,))


def _after_deal(edition: YardEdition, position: Position, move: Move) -> Position:
    seat, _ = next_deal(edition, position)
    dealt = position._replace(at=_put(position.at, edition.index[seat], move.number))
    if edition.x_open:
        dealt = dealt._replace(seen=(0, dealt.at[0]))
    return dealt if 0 in dealt.at else _begin_round(edition, dealt)


def _begin_round(edition: YardEdition, position: Position) -> Position:
    begun = position._replace(phase="x", round=position.round + 1, waiting=(), turn=(X,))
    return begun if can_ride(edition, begun) else end_game(edition, begun, edition.pursuers, "trapped")


def _after_x(edition: YardEdition, position: Position, move: Move) -> Position:
    if move == DOUBLE:
        return position._replace(phase="double", doubles=position.doubles - 1)
    ridden = after_x_ride(edition, position, move)
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
    taken = _pay(edition, position, seat, ticket)._replace(waiting=position.waiting[1:])
    return taken if taken.waiting else _begin_pursuit(edition, taken)


def _pay(edition: YardEdition, position: Position, seat: Seat, ticket: str) -> Position:
    """A detective gives up a ticket."""
    purses, stock = _paid(edition, position, seat, ticket)
    return position._replace(purses=purses, stock=stock)


def _paid(edition: YardEdition, position: Position, seat: Seat, ticket: str) -> tuple[tuple[Purse, ...], Purse | None]:
    """The purses and X's stock after that: the ticket goes to X or to the reserve, if X's tickets are counted."""
    which, purses, stock = edition.purse_of[seat], position.purses, position.stock
    fewer = (*purses[:which], adjust(purses[which], ticket, -1), *purses[which + 1 :])
    return fewer, stock if stock is None else adjust(stock, ticket, +1)


def _begin_pursuit(edition: YardEdition, position: Position) -> Position:
    return next_pursuer(edition, position._replace(phase="pursuit", waiting=edition.pursuers))


def _after_pursuer(edition: YardEdition, position: Position, seat: Seat, move: Move) -> Position:
    free, target = seat in edition.police, move.number
    purses, stock = (position.purses, position.stock) if free else _paid(edition, position, seat, move.verb)
    moved = position._replace(
        purses=purses,
        stock=stock,
        at=_put(position.at, edition.index[seat], target),
        waiting=tuple([other for other in position.waiting if other != seat]),
    )
    if target == position.at[0]:
        return end_game(edition, moved, edition.pursuers, "captured")
    if edition.prices is not None and not any(map(any, moved.purses)):
        return end_game(edition, moved, (X,), "spent")
    return next_pursuer(edition, moved)


def next_pursuer(edition: YardEdition, position: Position) -> Position:
    """The turn goes to the next group with a pawn that can ride; earlier groups are passed over."""
    waiting = position.waiting
    for group in edition.groups:
        ready = tuple([seat for seat in group if seat in waiting and pursuer_can_ride(edition, position, seat)])
        if ready:
            return position._replace(turn=ready, waiting=waiting)
        waiting = tuple([seat for seat in waiting if seat not in group])
    return _end_round(edition, position)


def _end_round(edition: YardEdition, position: Position) -> Position:
    if _all_stuck(edition, position):
        return end_game(edition, position, (X,), "stuck", leftovers=edition.stuck_leftovers == "to_x")
    if edition.max_rounds is not None and position.round >= edition.max_rounds:
        return end_game(edition, position, (X,), "escaped")
    if edition.x_open and not position.x_visible:
        return position._replace(phase="emerge", waiting=(), turn=(DEALER,))
    return _begin_round(edition, position)


def _all_stuck(edition: YardEdition, position: Position) -> bool:
    counted = edition.pursuers if edition.stuck_counts_police else edition.detectives
    if edition.blocked_is_stuck:
        return not any(pursuer_can_ride(edition, position, seat) for seat in counted)
    return not any(can_pay(edition, position, seat) for seat in counted)
