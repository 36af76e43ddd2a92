"""Facts for and against a move, from what its mover knows and from the odds on where X is.

They do not say how good a move is: that is for an adviser.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from fogbound.game import Move, Seat, View
from fogbound.games.yard.belief import Belief, belief
from fogbound.games.yard.board import BLACK, ORDINARY
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import DOUBLE, RIDES
from fogbound.games.yard.rules import ChaseState, start
from fogbound.games.yard.table import YardTable

NOTICED = 0.05  # rides; a pawn that comes less close is not worth a word
LIKELY = 0.01  # less is not worth saying
FAR_ENOUGH = 2  # rides that a pursuer looks ahead


class Catches(NamedTuple):
    """The chance that X is where this ride ends."""

    station: int
    chance: float


class Reach(NamedTuple):
    """The chance that X is where this ride ends or one ride further, and the number of suspect stations that covers."""

    chance: float
    stations: int


class Only(NamedTuple):
    """The chance that X is where this ride ends or one ride further, and no colleague is as near."""

    chance: float


class Closer(NamedTuple):
    """The average number of rides from this pawn to X, now and after the move."""

    before: float
    after: float


class Shows(NamedTuple):
    """Everybody sees X there."""

    station: int


class Suspects(NamedTuple):
    """The number of stations where X can be from what everybody knows, now and after the move."""

    before: int
    after: int


class Away(NamedTuple):
    """The number of rides from the nearest pursuer to X after the move."""

    rides: int
    seat: Seat


class Ways(NamedTuple):
    """The number of free stations that X can ride on to after the move."""

    stations: int


class Range(NamedTuple):
    """The number of stations at most two rides from where a pursuer's move ends."""

    stations: int


class Spends(NamedTuple):
    """The ticket or double move that a choice uses, and how many are left then."""

    ticket: str
    left: int


class Keeps(NamedTuple):
    """A ticket or double move that another choice uses and this one does not, and how many there are."""

    ticket: str
    left: int


class Settled(NamedTuple):
    """By the rules alone: the pursuers surely capture X before X's next move, or never. `seat` moves."""

    caught: bool
    seat: Seat


Reason = Settled | Catches | Reach | Only | Closer | Shows | Suspects | Away | Ways | Range | Spends | Keeps


def reasons(
    edition: YardEdition, view: View, moves: Sequence[Move], odds: Sequence[tuple[int, float]]
) -> tuple[tuple[Reason, ...], ...]:
    """The reasons for each of a seat's moves. `odds` are the chances that X is at each station."""
    if view.seat == X:
        now, known = _as_x_knows(edition, view), belief(edition, view)
        return tuple(tuple(_of_x(now, known, move)) for move in moves)
    return tuple(tuple(_of_pursuer(edition, view, move, dict(odds))) for move in moves)


# X


def _as_x_knows(edition: YardEdition, view: View) -> ChaseState:
    """X has seen every ply, so X's view replays to the true state."""
    state = start(edition)
    for ply in view.log:
        state = state.play(ply.seat, ply.move)
    return state


def _of_x(now: ChaseState, known: Belief, move: Move) -> Iterator[Reason]:
    then = now.play(X, move)
    here, edition = then.position.at[0], then.edition
    if then.log[-1].secret is None and (move.verb == "show" or (move.verb in RIDES and not edition.x_open)):
        yield Shows(here)
    else:
        before, after = len(known.stations), len(known.after(then.log[-1], then.outcome).stations)
        if max(before, after) > 1:
            yield Suspects(before, after)
    near = [
        (rides, pawn.seat)
        for pawn in _table(then.view(X)).pawns
        if pawn.seat != X and pawn.station is not None and not pawn.frozen
        for rides in _ways(edition, pawn.station, here)
    ]
    if near:
        yield Away(*min(near, key=lambda one: one[0]))
    if move.verb in RIDES:
        paid = (*ORDINARY, BLACK) if then.position.black else ORDINARY
        on = {there for ticket in paid for there, _ in edition.board.rides[ticket][here]}
        yield Ways(len(on - set(then.position.at[1:])))
    if move.verb == BLACK:
        yield Spends(BLACK, then.position.black)
    if move == DOUBLE:
        yield Spends(DOUBLE.verb, then.position.doubles)


# Pursuers


def _of_pursuer(edition: YardEdition, view: View, move: Move, odds: Mapping[int, float]) -> Iterator[Reason]:
    assert view.seat is not None
    table = _table(view)
    pawn = table.pawn(view.seat)
    here = pawn.station
    others = {one.seat: one.station for one in table.pawns if one.seat not in (X, view.seat) and one.station}
    if move.verb in (*RIDES, "place"):
        yield Range(sum(rides <= FAR_ENOUGH for rides in edition.board.distances[move.number].values()))
    if move.verb not in RIDES or here is None or not odds:
        return
    there = move.number
    if odds.get(there, 0.0) >= LIKELY:
        yield Catches(there, odds[there])
    near = _near(edition, there, odds)
    reach = sum(odds[station] for station in near)
    if reach >= LIKELY and reach > odds.get(there, 0.0):
        yield Reach(reach, len(near))
        theirs = {n for seat, at in others.items() if not table.pawn(seat).frozen for n in _near(edition, at, odds)}
        only = sum(odds[station] for station in near if station not in theirs)
        if only >= LIKELY:
            yield Only(only)
    before, after = _mean_way(edition, here, odds), _mean_way(edition, there, odds)
    if before is not None and after is not None and before - after >= NOTICED:
        yield Closer(before, after)
    if pawn.tickets:
        yield Spends(move.verb, dict(pawn.tickets)[move.verb] - 1)


def _near(edition: YardEdition, here: int, stations: Iterable[int]) -> list[int]:
    """Those of some stations that are at most one ride away."""
    return [there for there in stations for rides in _ways(edition, here, there) if rides <= 1]


def _mean_way(edition: YardEdition, here: int, odds: Mapping[int, float]) -> float | None:
    """The average number of rides to X; None if X may be where no pursuer can ride."""
    ways = {station: rides for station in odds for rides in _ways(edition, here, station)}
    return sum(ways[station] * odds[station] for station in odds) if len(ways) == len(odds) else None


def _ways(edition: YardEdition, here: int, there: int) -> tuple[int, ...]:
    """The number of rides between two stations, in a tuple that is empty if there is no way."""
    rides = edition.board.distances[here].get(there)
    return () if rides is None else (rides,)


def _table(view: View) -> YardTable:
    assert isinstance(view.table, YardTable)
    return view.table
