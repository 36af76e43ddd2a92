"""Exact searches by the rules: what pursuers can force on the information they have, and where X is safe.

`worlds` are positions that look alike to the pursuers. All of them play on at once, so a plan that works is a plan that
works wherever X is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from fogbound.game import DEALER, HIDDEN, Move, Ply, Seat
from fogbound.games.yard.board import BLACK, ORDINARY
from fogbound.games.yard.edition import Purse, X, YardEdition
from fogbound.games.yard.moves import DOUBLE, RIDES, legal, pursuer_rides, ride_is_seen
from fogbound.games.yard.position import Position
from fogbound.games.yard.turns import after
from fogbound.notation import CONCEDE

Worlds = tuple[Position, ...]
Line = tuple[Ply, ...]  # plies in the order they are played
CAUGHT = ("captured", "trapped")


def is_caught(position: Position) -> bool:
    return position.outcome is not None and position.outcome.reason in CAUGHT


# X's turns


def x_turns(edition: YardEdition, position: Position) -> Iterator[tuple[Line, Position]]:
    """Every turn of X, one ride or a double move, and the position it leads to."""
    for move in legal(edition, position, X):
        if move == CONCEDE:
            continue
        then = after(edition, position, X, move)
        if move == DOUBLE or then.phase == "second":
            for more, end in x_turns(edition, then):
                yield (Ply(X, move), *more), end
        else:
            yield (Ply(X, move),), then


def as_seen(edition: YardEdition, position: Position, line: Line) -> tuple[Move, ...]:
    """X's turn as the pursuers see it."""
    seen = []
    for ply in line:
        hidden = ply.move.verb in RIDES and not ride_is_seen(edition, position, ply.move)
        seen.append(Move(ply.move.verb, (HIDDEN,)) if hidden else ply.move)
        position = after(edition, position, ply.seat, ply.move)
    return tuple(seen)


def replies(edition: YardEdition, worlds: Worlds) -> dict[tuple[Move, ...], dict[Position, Line]]:
    """X's turns by what the pursuers see of them; for each, where it may end, and by which line."""
    found: dict[tuple[Move, ...], dict[Position, Line]] = {}
    for world in worlds:
        for line, then in x_turns(edition, world):
            found.setdefault(as_seen(edition, world, line), {}).setdefault(then, line)
    return found


# Pursuers


def begin_turn(edition: YardEdition, position: Position) -> Position:
    """The position with X to move; where X has to come out of hiding first, after that."""
    if position.phase != "emerge":
        return position
    return after(edition, position, DEALER, Move("show", (position.at[0],)))


def play_on(edition: YardEdition, worlds: Worlds, seat: Seat, move: Move) -> Worlds:
    """The worlds after a pursuer's move, without those in which it takes X."""
    moved = (after(edition, world, seat, move) for world in worlds)
    return tuple(world for world in moved if not is_caught(world))


def sure_capture(edition: YardEdition, worlds: Worlds) -> Line | None:
    """Moves of the pawns still to go in this round that take X in every world; None where nothing is sure."""
    if not worlds:
        return ()
    here = worlds[0]
    if here.phase != "pursuit":
        return None
    suspects = {world.at[0] for world in worlds}
    reach = reaches(edition, here)
    if not _each_has_a_taker(suspects, reach):
        return None
    for seat in here.turn:
        rides = sorted(pursuer_rides(edition, here, seat), key=lambda ride: ride.number not in suspects)
        for ride in rides:
            rest = sure_capture(edition, play_on(edition, worlds, seat, ride))
            if rest is not None:
                return (Ply(seat, ride), *rest)
    return None


def reaches(edition: YardEdition, position: Position) -> dict[Seat, frozenset[int]]:
    """Where each pawn that is still to move in this round can ride."""
    return {
        seat: frozenset(ride.number for ride in pursuer_rides(edition, position, seat)) for seat in position.waiting
    }


def _each_has_a_taker(suspects: set[int], reach: Mapping[Seat, frozenset[int]]) -> bool:
    """Can different pawns go to all the suspects? A necessary condition, whatever the order and the pool of tickets."""
    return next(assignments(suspects, reach), None) is not None


def assignments(suspects: set[int], reach: Mapping[Seat, frozenset[int]]) -> Iterator[dict[Seat, int]]:
    """Every way to send a different pawn to each suspect."""
    if not suspects:
        yield {}
        return
    takers = {station: [seat for seat in reach if station in reach[seat]] for station in suspects}
    hardest = min(sorted(suspects), key=lambda station: len(takers[station]))
    for seat in takers[hardest]:
        rest = {other: stations for other, stations in reach.items() if other != seat}
        for found in assignments(suspects - {hardest}, rest):
            yield {seat: hardest, **found}


def round_ends(edition: YardEdition, position: Position) -> dict[Position, Line]:
    """Every position in which the pursuers can leave this round, with one line that leads there."""
    ends: dict[Position, Line] = {}
    seen = {position}
    open_: list[tuple[Position, Line]] = [(position, ())]
    for here, line in open_:
        if here.phase != "pursuit":
            ends.setdefault(here, line)
            continue
        for seat in here.turn:
            for ride in pursuer_rides(edition, here, seat):
                then = after(edition, here, seat, ride)
                if then not in seen:
                    seen.add(then)
                    open_.append((then, (*line, Ply(seat, ride))))
    return ends


def way_out(edition: YardEdition, worlds: Worlds) -> dict[Position, Line] | None:
    """With X to move: where a turn of X may end after which no capture in the next round is sure, and by which lines.

    The turn is one that looks alike to the pursuers, so it has several ends. It is empty where X has won by now; None
    means that X is caught whatever X does.
    """
    going = tuple(begin_turn(edition, world) for world in worlds if not is_caught(world))
    if any(world.outcome is not None for world in going):
        return {}
    for world in going:
        reached = within_reach(edition, world)
        for move in legal(edition, world, X):
            if move.verb in RIDES and move.number not in reached:
                return {after(edition, world, X, move): (Ply(X, move),)}
    for ends in replies(edition, going).values():
        if sure_capture(edition, tuple(ends)) is None:
            return ends
    return None


# X's safety, against pursuers who know where X is


def takers(edition: YardEdition, position: Position) -> Line:
    """The pursuers' rides in this round that take X; the first of each pawn."""
    found = dict[Seat, Ply]()
    for seat in position.waiting:
        for ride in pursuer_rides(edition, position, seat):
            if ride.number == position.at[0]:
                found.setdefault(seat, Ply(seat, ride))
    return tuple(found.values())


def is_safe_now(edition: YardEdition, position: Position) -> bool:
    """After X's turn: can no pursuer take X in this round?"""
    if position.outcome is not None:
        return not is_caught(position)
    return not takers(edition, position)


def trap(edition: YardEdition, position: Position) -> Line | None:
    """After a turn of X that is safe now: moves of the pursuers after which X has no safe turn; None if there are none.

    `surrounding` leaves out only what cannot be a trap, and the rules decide about the rest.
    """
    for at in surrounding(edition, position):
        if _may_double_out(edition, position, at):
            continue
        for end, line in _ends_at(edition, position, at):
            if is_caught(end) or (end.outcome is None and not _has_safe_turn(edition, begin_turn(edition, end))):
                return line
    return None


def surrounding(edition: YardEdition, position: Position) -> Iterator[tuple[int, ...]]:
    """Stations for the pursuers that may leave X no safe ride: each one X can go to is held, or a ride away from them.

    More than the rules allow: colleagues in the way do not count, nor do tickets that are paid meanwhile.
    """
    rides = legal(edition, position._replace(phase="x", turn=(X,)), X)
    targets = frozenset(move.number for move in rides if move.verb in RIDES)
    targets |= {station for station in position.at[1:] if station in _links_of(edition, position.at[0])}
    choices = []
    for seat, at in zip(edition.pursuers, position.at[1:], strict=True):
        stations = _rides_from(edition, position, seat, at) if seat in position.waiting else frozenset()
        if len(stations) < len(edition.pursuers):  # colleagues may be in the way of every ride
            stations |= {at}
        cover = {there: (_rides_from(edition, position, seat, there) | {there}) & targets for there in stations}
        choices.append(sorted(cover.items(), key=lambda choice: (-len(choice[1]), choice[0])))
    yield from _covers(choices, targets)


def _may_double_out(edition: YardEdition, position: Position, at: tuple[int, ...]) -> bool:
    """Is there surely a double move to safety once the pursuers stand there? Saves the rules much work."""
    if not position.doubles or position.stock is not None:
        return False
    pawns = zip(edition.pursuers, at, strict=True)
    reached = frozenset(at).union(*(_rides_from(edition, position, seat, there) for seat, there in pawns))
    first = _rides_with(edition, None, position.at[0]) - set(at)
    return any(_rides_with(edition, None, middle) - reached for middle in first)


def _covers(choices: list[list[tuple[int, frozenset[int]]]], missing: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of one station each whose covers together leave nothing missing."""
    if not choices:
        if not missing:
            yield ()
        return
    most = sum(max((len(cover & missing) for _, cover in each), default=0) for each in choices)
    if most < len(missing):
        return
    for station, cover in choices[0]:
        for rest in _covers(choices[1:], missing - cover):
            yield (station, *rest)


def _links_of(edition: YardEdition, station: int) -> frozenset[int]:
    return frozenset(target for target, _ in edition.board.rides[BLACK][station])


def _rides_from(edition: YardEdition, position: Position, seat: Seat, station: int) -> frozenset[int]:
    """Where a pursuer with today's tickets could ride from a station."""
    which = edition.purse_of.get(seat)
    return _rides_with(edition, None if which is None else position.purses[which], station)


@lru_cache(maxsize=1 << 15)
def _rides_with(edition: YardEdition, purse: Purse | None, station: int) -> frozenset[int]:
    return frozenset(
        target
        for i, ticket in enumerate(ORDINARY)
        if purse is None or purse[i]
        for target, _ in edition.board.rides[ticket][station]
    )


def _ends_at(edition: YardEdition, position: Position, at: tuple[int, ...]) -> Iterator[tuple[Position, Line]]:
    """The ends of this round, by any order and tickets, in which the pursuers stand on these stations."""
    goal = dict(zip(edition.pursuers, at, strict=True))
    open_: list[tuple[Position, Line]] = [(position, ())]
    seen = {position}
    for here, line in open_:
        if here.phase != "pursuit":
            if here.at[1:] == at:
                yield here, line
            continue
        for seat in here.turn:
            for ride in pursuer_rides(edition, here, seat):
                then = after(edition, here, seat, ride)
                if ride.number == goal[seat] and then not in seen:
                    seen.add(then)
                    open_.append((then, (*line, Ply(seat, ride))))


def _has_safe_turn(edition: YardEdition, position: Position) -> bool:
    if is_caught(position):
        return False
    reached = within_reach(edition, position)
    if any(move.verb in RIDES and move.number not in reached for move in legal(edition, position, X)):
        return True
    return position.doubles > 0 and any(is_safe_now(edition, end) for _, end in x_turns(edition, position))


def within_reach(edition: YardEdition, position: Position) -> frozenset[int]:
    """Every station that some pursuer can ride to next, colleagues in the way ignored: X is never where one stands."""
    pawns = zip(edition.pursuers, position.at[1:], strict=True)
    return frozenset().union(*(_rides_from(edition, position, seat, at) for seat, at in pawns))


def refutation(edition: YardEdition, end: Position, rounds: int) -> Line | None:
    """After X's turn: how pursuers who know where X is catch X within so many rounds; None if they cannot."""
    if end.outcome is not None:
        return () if is_caught(end) else None
    if found := takers(edition, end):
        return found[:1]
    return trap(edition, end) if rounds > 1 else None
