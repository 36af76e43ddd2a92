"""The routes of lines on the map: around other stations, and side by side between the same two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import pi
from statistics import median

from fogbound.games.yard.board import Board
from fogbound.games.yard.checks import MODES
from fogbound.games.yard.map.shapes import (
    Line,
    Point,
    arc,
    around,
    beside,
    distance,
    from_line,
    from_segment,
    heading,
    length,
    smooth,
    spaced,
    stations_along,
    wave,
)

# Widths in station radii: the picture and the routes must agree on them.
WIDTH = {"taxi": 0.17, "bus": 0.34, "underground": 0.44, "ferry": 0.17}
HALO = 0.1
GAP = 0.26
REACH = {"taxi": 1.0, "bus": 1.24, "underground": 1.62, "ferry": 1.32}
KNOT = {"taxi": 0.42, "bus": 0.46, "underground": 0.5}  # a junction's marker, from its middle to its tips


@dataclass(frozen=True)
class Route:
    """One line on the map: a mode between two stations, and the strokes that draw it."""

    a: int
    b: int
    mode: str
    line: Line


@dataclass(frozen=True)
class Arm:
    """A line from a station to a junction (its index in the board's list)."""

    station: int
    junction: int
    mode: str
    line: Line


@dataclass(frozen=True)
class Plan:
    """A board laid out for drawing: the radius of its stations, and the route of every line and arm."""

    radius: float
    routes: tuple[Route, ...]
    spines: tuple[tuple[tuple[int, int], Line], ...]
    arms: tuple[Arm, ...] = ()

    def spine(self, a: int, b: int) -> Line | None:
        """The centre line of all routes from a to b, in that direction."""
        found = dict(self.spines).get((min(a, b), max(a, b)))
        return found if found is None or a < b else found[::-1]


@lru_cache(maxsize=32)
def plan(board: Board) -> Plan:
    """The layout of a board, made once for all its pictures."""
    radius = _radius(board)
    reach = {station: radius * station_reach(board, station) for station in board.stations}
    arms = tuple(_arms(board, reach, radius))
    turned = {(*pair, j.mode) for j in board.junctions for pair in combinations(j.joins, 2)}
    modes: dict[tuple[int, int], list[str]] = {}
    for a, b, mode in board.connections:
        if (a, b, mode) not in turned:
            modes.setdefault((a, b), []).append(mode)
    rivers = tuple(smooth(s.points, grain=12) for s in board.scenery if s.kind == "river")
    routes: list[Route] = []
    spines: list[tuple[tuple[int, int], Line]] = []
    for (a, b), shared in sorted(modes.items()):
        abreast = [mode for mode in MODES if mode in shared and mode != "ferry"]
        if abreast:
            spine = _past(board, reach, (a, b), _breadth(abreast) * radius)
            spines.append(((a, b), spine))
            routes += _side_by_side(a, b, abreast, spine, radius)
        if "ferry" in shared:
            water = _afloat(board, rivers, reach, a, b, radius)
            routes.append(Route(a, b, "ferry", wave(water, 0.3 * radius, 3 * radius)))
            if not abreast:
                spines.append(((a, b), water))
    known = dict(spines)
    spines += [(pair, line) for pair, line in _through(arms) if pair not in known]
    return Plan(radius, tuple(routes), tuple(spines), arms)


def _arms(board: Board, reach: dict[int, float], radius: float) -> Iterator[Arm]:
    for i, junction in enumerate(board.junctions):
        for station in junction.joins:
            line = _past(board, reach, (station,), WIDTH[junction.mode] * radius, towards=i)
            yield Arm(station, i, junction.mode, line)


def _through(arms: Sequence[Arm]) -> Iterator[tuple[tuple[int, int], Line]]:
    """The lines between every two stations through a junction."""
    for one, other in combinations(arms, 2):
        if one.junction == other.junction:
            yield (one.station, other.station), (*one.line, *other.line[::-1][1:])


def rides(board: Board) -> tuple[Route, ...]:
    """Every connection as a pawn rides it: the lines between two stations, and those that turn off at a junction."""
    measured = plan(board)
    turned = (
        Route(one.station, other.station, one.mode, (*one.line, *other.line[::-1][1:]))
        for one, other in combinations(measured.arms, 2)
        if one.junction == other.junction
    )
    return (*measured.routes, *turned)


def station_reach(board: Board, station: int) -> float:
    """How far a station's sign reaches from its middle, in radii."""
    modes = board.links(station)
    if "ferry" in modes and "underground" in modes:  # the ring of dots goes around the plate
        return 1.8
    return max((REACH[mode] for mode in modes), default=1.0)


def _radius(board: Board) -> float:
    places = [place for _, place in board.places]
    limit = min(board.size) / 20
    if len(places) < 2:
        return limit
    near = [min(distance(p, q) for q in places if q is not p) for p in places]
    return min(limit, 0.25 * median(near), 0.29 * min(near))


def _breadth(modes: Sequence[str]) -> float:
    return sum(WIDTH[mode] for mode in modes) + GAP * (len(modes) - 1)


def _side_by_side(a: int, b: int, modes: Sequence[str], spine: Line, radius: float) -> Iterator[Route]:
    edge = -_breadth(modes) / 2
    for mode in modes:
        yield Route(a, b, mode, beside(spine, (edge + WIDTH[mode] / 2) * radius))
        edge += WIDTH[mode] + GAP


def _past(
    board: Board, reach: dict[int, float], ends: tuple[int, ...], breadth: float, *, towards: int | None = None
) -> Line:
    """Straight if nothing is in the way, else the flattest bow, else a string pulled around stations.

    From the first of `ends` to the second, or to the junction `towards`.
    """
    start = board.at[ends[0]]
    end = board.at[ends[1]] if towards is None else board.junctions[towards].at
    radius = min(reach.values())
    pad = breadth / 2 + 0.3 * radius
    others = [(place, reach[n] + pad) for n, place in board.places if n not in ends]
    # A line keeps clear of the markers of other junctions: it does not stop there.
    others += [(j.at, KNOT[j.mode] * radius + pad) for i, j in enumerate(board.junctions) if i != towards]
    span = distance(start, end)
    near = [(p, keep) for p, keep in others if from_segment(p, start, end) < keep + span / 2]
    if not _blockers(near, start, end):
        return start, end
    for step in range(1, 13):
        bows = [arc(start, end, side * span * step / 40) for side in (1, -1)]
        clear = [bow for bow in bows if all(from_line(p, bow) >= keep for p, keep in near)]
        if clear:
            return max(clear, key=lambda bow: min((from_line(p, bow) - keep for p, keep in near), default=0.0))
    return _rounded(_string(near, start, end, 6), near)


def _blockers(others: Sequence[tuple[Point, float]], a: Point, b: Point) -> list[tuple[float, Point, float]]:
    found = [(from_segment(p, a, b) / keep, p, keep) for p, keep in others]
    return sorted(entry for entry in found if entry[0] < 1)


def _string(others: Sequence[tuple[Point, float]], a: Point, b: Point, depth: int) -> Line:
    blocked = _blockers(others, a, b)
    if not blocked or not depth:
        return a, b
    _, place, keep = blocked[0]
    turn = heading(a, b) + pi / 2
    tries = []
    for side in (1, -1):
        corner = around(place, side * keep * 1.15, turn)
        tries.append((*_string(others, a, corner, depth - 1), *_string(others, corner, b, depth - 1)[1:]))
    return min(tries, key=lambda line: (_collisions(others, line), length(line)))


def _collisions(others: Sequence[tuple[Point, float]], line: Line) -> int:
    return sum(len(_blockers(others, a, b)) for a, b in pairwise(line))


def _rounded(string: Line, others: Sequence[tuple[Point, float]]) -> Line:
    curve = smooth(string, grain=10)
    return curve if _collisions(others, curve) <= _collisions(others, string) else string


def _afloat(board: Board, rivers: Sequence[Line], reach: dict[int, float], a: int, b: int, radius: float) -> Line:
    """The ferry's route along the river; an ordinary line if the landings share no river."""
    start, end = board.at[a], board.at[b]
    for river in rivers:
        fine = spaced(river, radius / 5)
        near = [min(range(len(fine)), key=lambda i: distance(fine[i], place)) for place in (start, end)]
        if all(distance(fine[i], place) <= 3 * radius for i, place in zip(near, (start, end), strict=True)):
            i, j = near
            along = fine[i : j + 1] if i <= j else fine[j : i + 1][::-1]
            line = (start, *along[1:-1], end)
            if all(from_line(p, line) >= reach[n] for n, p in board.places if n not in (a, b)):
                return line
    return _past(board, reach, (a, b), WIDTH["ferry"] * radius)


def middle(line: Line, share: float = 0.5) -> tuple[Point, float]:
    """The point at a share of a line, and the heading there."""
    return next(stations_along(line, [share]))
