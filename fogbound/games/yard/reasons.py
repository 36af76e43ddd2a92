"""What can be said for or against a move, from what its mover knows and where X is thought to be.

These are facts and no judgement: how good a move is, whoever rates it says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fogbound.game import Move, Seat, View
from fogbound.games.yard.belief import Belief, belief
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.rules import ChaseState, start
from fogbound.games.yard.table import YardTable

NOTICED = 0.05  # of a ride: how much closer somebody must come for it to be worth saying
LIKELY = 0.01  # less is not worth saying


class Catches(NamedTuple):
    """X stands where this ride ends, so probably."""

    station: int
    chance: float


class Reach(NamedTuple):
    """So probably X is where this ride ends, or one ride further."""

    chance: float


class Closer(NamedTuple):
    """How many rides this pawn is from X on average, now and after the move."""

    before: float
    after: float


class Shows(NamedTuple):
    """Everybody sees X there."""

    station: int


class Suspects(NamedTuple):
    """At how many stations X can be as far as everybody knows, now and after the move."""

    before: int
    after: int


class Away(NamedTuple):
    """The nearest pursuer is so many rides from where X is after the move."""

    rides: int
    seat: Seat


Reason = Catches | Reach | Closer | Shows | Suspects | Away


def reasons(
    edition: YardEdition, view: View, moves: Sequence[Move], odds: Sequence[tuple[int, float]]
) -> tuple[tuple[Reason, ...], ...]:
    """For each of the moves of a view's seat, what can be said about it. `odds` are where X is thought to be."""
    if view.seat == X:
        now, known = _as_x_knows(edition, view), belief(edition, view)
        return tuple(tuple(_of_x(now, known, move)) for move in moves)
    return tuple(tuple(_of_pursuer(edition, view, move, dict(odds))) for move in moves)


# X


def _as_x_knows(edition: YardEdition, view: View) -> ChaseState:
    """X has seen every ply, so that his view is the truth."""
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
        yield Away(*min(near, key=lambda found: found[0]))


# Pursuers


def _of_pursuer(edition: YardEdition, view: View, move: Move, odds: Mapping[int, float]) -> Iterator[Reason]:
    assert view.seat is not None
    here = _table(view).pawn(view.seat).station
    if move.verb not in RIDES or here is None or not odds:
        return
    there = move.number
    if odds.get(there, 0.0) >= LIKELY:
        yield Catches(there, odds[there])
    reach = sum(odds[station] for station in odds for rides in _ways(edition, there, station) if rides <= 1)
    if reach >= LIKELY and reach > odds.get(there, 0.0):
        yield Reach(reach)
    before, after = _mean_way(edition, here, odds), _mean_way(edition, there, odds)
    if before is not None and after is not None and before - after >= NOTICED:
        yield Closer(before, after)


def _mean_way(edition: YardEdition, here: int, odds: Mapping[int, float]) -> float | None:
    """None where X may be on a station to which no pursuer can ride."""
    ways = {station: rides for station in odds for rides in _ways(edition, here, station)}
    return sum(ways[station] * odds[station] for station in odds) if len(ways) == len(odds) else None


def _ways(edition: YardEdition, here: int, there: int) -> tuple[int, ...]:
    """How many rides it is from one station to another, if there is a way."""
    rides = edition.board.distances[here].get(there)
    return () if rides is None else (rides,)


def _table(view: View) -> YardTable:
    assert isinstance(view.table, YardTable)
    return view.table
