"""Positions set up by hand: whose turn it is, whether a game can reach them, and what they may hide."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.errors import BadNotation
from fogbound.game import Move
from fogbound.games.yard.board import BLACK
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import after_x_ride, can_ride, legal, x_rides
from fogbound.games.yard.position import Position
from fogbound.games.yard.turns import end_game, next_pursuer
from fogbound.notation import CONCEDE


def set_up(edition: YardEdition, position: Position) -> Position:
    """A position read from text, with whose turn it is. `BadNotation` if no game can reach it."""
    if edition.x_open and (why := _why_inconsistent(edition, position)):
        raise _no_such_position(edition, position, why)
    if position.phase == "pursuit":
        return next_pursuer(edition, position)
    if position.phase == "x" and not can_ride(edition, position):
        return end_game(edition, position, edition.pursuers, "trapped")
    ready = position._replace(turn=(X,))
    if why := _why_unreachable(edition, ready):
        raise _no_such_position(edition, position, why)
    return ready


def _no_such_position(edition: YardEdition, position: Position, why: str) -> BadNotation:
    return BadNotation(
        "bad-position", f"No game of {edition.id} can reach this position: in phase {position.phase}, {why}."
    )


def _why_unreachable(edition: YardEdition, position: Position) -> str | None:
    """Why no game can reach a position with X to move; None if one can."""
    if position.phase == "show" and position.x_visible:
        return "X is already on view"
    if not all(any(position.purses[edition.purse_of[seat]]) for seat in position.waiting):
        return "a ticket would be taken from a detective who has none"
    return "X would have nothing to play" if next(legal(edition, position, X), CONCEDE) == CONCEDE else None


def _why_inconsistent(edition: YardEdition, position: Position) -> str | None:
    """Why an edition with an open X and points allows no such position; None if it does."""
    held = zip(position.purses[0], edition.purses[0], strict=True)
    if any(now > began for now, began in held) or not any(position.purses[0]):
        return f"the pool should hold at least one ticket and at most {edition.purses[0]}"
    if position.black > edition.black or position.doubles or (position.boats or 0) > (edition.boats or 0):
        return "X has more than he began with"
    if not _boats_fit(edition, position):
        return "X has taken the boat without a black ticket"
    if position.vanished > position.windows or (position.vanished > 0) != (position.black < edition.black):
        return "the window of X’s last black ride does not fit his tickets"
    if position.x_visible:
        return None
    if position.phase == "x" or position.vanished != position.windows or position.seen is None:
        return "X should be on view, since the last ticket he played is not a black one"
    if position.seen[0] != position.windows - 1 or not any(_vanished_from(edition, position, position.seen[1])):
        return "X should be one ride from where he was last seen"
    return None


def _boats_fit(edition: YardEdition, position: Position) -> bool:
    """A boat ride costs a black ticket."""
    taken = 0 if edition.boats is None or position.boats is None else edition.boats - position.boats
    return 0 <= taken <= edition.black - position.black


def _vanished_from(edition: YardEdition, position: Position, station: int) -> Iterator[bool]:
    """Whether a black ride from `station` can have brought X here, once for each count of boats before it."""
    ride = Move(BLACK, (position.at[0],))
    for boats in (None,) if position.boats is None else (position.boats, position.boats + 1):
        before = position._replace(at=(station, *position.at[1:]), black=position.black + 1, boats=boats, vanished=0)
        possible = _boats_fit(edition, before) and ride in x_rides(edition, before)
        yield possible and after_x_ride(edition, before, ride).boats == position.boats


def origins(edition: YardEdition, position: Position) -> Iterator[Position]:
    """Every position that only X can tell from this one, as the start of a game set up by hand."""
    if position.phase in ("place", "deal") or position.x_visible:
        yield position
        return
    boats = range(edition.boats + 1) if edition.boats is not None else (None,)
    for station in edition.board.stations:
        if station not in position.at[1:]:
            for left in boats:
                yield from _origin(edition, position._replace(at=(station, *position.at[1:]), boats=left))


def _origin(edition: YardEdition, position: Position) -> Iterator[Position]:
    try:
        found = set_up(edition, position)
    except BadNotation:
        return
    if found.outcome is None:
        yield found
