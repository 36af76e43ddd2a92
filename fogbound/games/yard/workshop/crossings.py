"""Lines of one mode that cross on the map without a junction: readers could not tell whether they may turn off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

from fogbound.games.yard.board import Board
from fogbound.games.yard.map.routes import Arm, Plan, Route, plan, station_reach
from fogbound.games.yard.map.shapes import Line, Point, distance, towards

MODES = ("taxi", "bus", "underground")  # ferries have no junctions


@dataclass(frozen=True)
class Crossing:
    """Two lines of one mode that cross; each is named by the stations it leads to."""

    mode: str
    at: Point
    lines: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def joins(self) -> tuple[int, ...]:
        """The stations that a junction here would join."""
        return tuple(dict.fromkeys((*self.lines[0], *self.lines[1])))


def crossings(board: Board) -> tuple[Crossing, ...]:
    """All crossings of lines of one mode, as they are drawn."""
    measured = plan(board)
    drawn: list[Route | Arm] = [*measured.routes, *measured.arms]
    return tuple(
        Crossing(mode, at, (_leads(board, one), _leads(board, other)))
        for mode in MODES
        for one, other in combinations([route for route in drawn if route.mode == mode], 2)
        for at in _met(one.line, other.line)
        if not _at_an_end(board, measured, at, one, other)
    )


def _leads(board: Board, route: Route | Arm) -> tuple[int, ...]:
    """The stations that a line leads to; for an arm, all those of its junction, its own first."""
    if isinstance(route, Route):
        return route.a, route.b
    return route.station, *(n for n in board.junctions[route.junction].joins if n != route.station)


def _at_an_end(board: Board, measured: Plan, at: Point, one: Route | Arm, other: Route | Arm) -> bool:
    """Whether two lines meet where they should: at a station or junction of both."""
    shared = _stops(one) & _stops(other)
    if any(distance(at, board.at[n]) < station_reach(board, n) * measured.radius for n in shared):
        return True
    same = isinstance(one, Arm) and isinstance(other, Arm) and one.junction == other.junction
    return same and distance(at, one.line[-1]) < measured.radius


def _stops(route: Route | Arm) -> set[int]:
    return {route.a, route.b} if isinstance(route, Route) else {route.station}


def _met(one: Line, other: Line) -> Iterator[Point]:
    """The points where two lines meet. A meeting at a corner counts once, though two segments share it."""
    spots: set[Point] = set()
    for a, b in pairwise(one):
        for c, d in pairwise(other):
            at = _meeting(a, b, c, d)
            if at is not None and (spot := (round(at[0], 3), round(at[1], 3))) not in spots:
                spots.add(spot)
                yield spot


def _meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """The common point of two segments; None for parallel ones."""
    (px, py), (qx, qy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    turn = px * qy - py * qx
    if not turn:
        return None
    dx, dy = c[0] - a[0], c[1] - a[1]
    share, other = (dx * qy - dy * qx) / turn, (dx * py - dy * px) / turn
    return towards(a, b, share) if 0 <= share <= 1 and 0 <= other <= 1 else None
