"""The land under the lines: water, parks and their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import degrees, pi, sqrt

from fogbound.games.yard.board import Board, Scenery
from fogbound.games.yard.map.art import SERIF, Theme
from fogbound.games.yard.map.routes import Plan, station_reach
from fogbound.games.yard.map.shapes import (
    Line,
    Point,
    beside,
    distance,
    from_segment,
    group,
    inside,
    label,
    length,
    num,
    smooth,
    spaced,
    stations_along,
    tag,
    trace,
)

Segment = tuple[Point, Point]

FINE = 480  # points on a river at which its name may begin


def land(board: Board, plan: Plan, theme: Theme) -> str:
    """Parks, rivers over them, and their names where there is room."""
    parks = [item for item in board.scenery if item.kind == "park"]
    rivers = [item for item in board.scenery if item.kind == "river"]
    return group("parks", (_park(board, plan, item, theme) for item in parks)) + group(
        "water", (_river(board, plan, item, theme) for item in rivers), fill="none", stroke_linecap="round"
    )


def _segments(plan: Plan, box: tuple[float, float, float, float]) -> list[Segment]:
    """The straight pieces of all lines that touch a box (left, top, right, bottom)."""
    left, top, right, bottom = box
    return [
        (a, b)
        for _, line in plan.spines
        for a, b in pairwise(line)
        if min(a[0], b[0]) <= right and max(a[0], b[0]) >= left and min(a[1], b[1]) <= bottom and max(a[1], b[1]) >= top
    ]


def _box(points: Sequence[Point], margin: float) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def _park(board: Board, plan: Plan, item: Scenery, theme: Theme) -> str:
    outline = smooth(item.points, closed=True)
    radius = plan.radius
    # Large signs on a small board must not make its trees huge.
    tree = min(radius, max(board.size) / 90)
    size = 0.76 * sqrt(radius * tree)
    box = _box(outline, 2 * radius)
    ground = _Ground(
        outline,
        tuple(place for _, place in board.places if box[0] < place[0] < box[2] and box[1] < place[1] < box[3]),
        tuple(_segments(plan, box)),
        radius,
    )
    name_at = _name_spot(ground, item.name, size)
    trees = [
        tag("circle", cx=num(spot[0]), cy=num(spot[1]), r=num((0.16 + _dice(spot) * 0.18) * tree))
        for spot in _plots(outline, 0.9 * tree)
        if _may_grow(ground, spot, tree) and not (name_at and _under_name(spot, name_at, item.name, size))
    ]
    shape = tag("path", d=trace(outline, closed=True), fill=theme.park, stroke=theme.hedge, stroke_width=0.1 * tree)
    name = _park_name(item.name, name_at, size, theme) if name_at else ""
    return shape + group("trees", trees, fill=theme.tree) + name


@dataclass(frozen=True)
class _Ground:
    """A park, and the lines through it."""

    outline: Line
    stations: tuple[Point, ...]
    lines: tuple[Segment, ...]
    radius: float


def _park_name(name: str, at: Point, size: float, theme: Theme) -> str:
    style: dict[str, str | float | None] = {"font_family": SERIF, "font_style": "italic", "text_anchor": "middle"}
    return label(name, (at[0], at[1] + 0.33 * size), font_size=size, fill=theme.faint, **style)


def _may_grow(ground: _Ground, spot: Point, tree: float) -> bool:
    return (
        all(distance(spot, place) > 1.4 * ground.radius + 0.4 * tree for place in ground.stations)
        and all(from_segment(spot, a, b) > 0.2 * ground.radius + 0.4 * tree for a, b in ground.lines)
        and all(from_segment(spot, a, b) > 0.5 * tree for a, b in pairwise(ground.outline))
    )


def _half_width(name: str, size: float) -> float:
    return 0.3 * size * len(name)


def _under_name(spot: Point, name_at: Point, name: str, size: float) -> bool:
    return abs(spot[0] - name_at[0]) < _half_width(name, size) + 0.4 * size and abs(spot[1] - name_at[1]) < size


def _name_spot(ground: _Ground, name: str, size: float) -> Point | None:
    """A place for a park's name clear of stations and lines; None if there is none."""
    if not name:
        return None
    half, enough = _half_width(name, size), 0.55 * size
    best: tuple[float, Point] | None = None
    left, top, right, bottom = _box(ground.outline, 0)
    for i, j in product(range(1, 24), range(1, 24)):
        spot = (left + (right - left) * i / 24, top + (bottom - top) * j / 24)
        a, b = (spot[0] - half, spot[1]), (spot[0] + half, spot[1])
        if not (inside(a, ground.outline) and inside(b, ground.outline)):
            continue
        room = min((from_segment(place, a, b) - 1.3 * ground.radius for place in ground.stations), default=9 * size)
        if room > enough:
            room = min([room, *(_apart(a, b, c, d) for c, d in ground.lines)])
        off_centre = distance(spot, ((left + right) / 2, (top + bottom) / 2))
        if room > enough and (best is None or min(room, 3 * size) - off_centre / 4 > best[0]):
            best = (min(room, 3 * size) - off_centre / 4, spot)
    return best[1] if best else None


def _apart(a: Point, b: Point, c: Point, d: Point) -> float:
    """The distance between two segments."""

    def turn(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    if turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b):
        return 0.0
    return min(from_segment(a, c, d), from_segment(b, c, d), from_segment(c, a, b), from_segment(d, a, b))


def _dice(spot: Point) -> float:
    """A number from 0 to 1 that looks random and is the same in every picture."""
    return ((spot[0] * 12.9898 + spot[1] * 78.233) * 43.7585) % 1.0


def _plots(outline: Line, step: float) -> Iterator[Point]:
    left, top, right, bottom = _box(outline, 0)
    y, row = top + step / 2, 0
    while y < bottom:
        x = left + (step / 2 if row % 2 else step)
        while x < right:
            spot = (x + (_dice((x, y)) - 0.5) * 0.7 * step, y + (_dice((y, x)) - 0.5) * 0.7 * step)
            if _dice((x + 1, y + 2)) > 0.3 and inside(spot, outline):
                yield spot
            x += step
        y, row = y + 0.87 * step, row + 1


def _river(board: Board, plan: Plan, item: Scenery, theme: Theme) -> str:
    course = spaced(smooth(item.points, grain=12), plan.radius)
    width = item.width or 2.4 * plan.radius
    path = trace(course)
    banks = [
        tag("path", d=path, stroke=theme.bank, stroke_width=width + 0.24 * plan.radius, stroke_linejoin="round"),
        tag("path", d=path, stroke=theme.water, stroke_width=width, stroke_linejoin="round"),
    ]
    ripples = [
        tag(
            "path",
            d=trace(beside(course, side * width * share)),
            stroke=theme.bank,
            stroke_width=0.05 * plan.radius,
            stroke_opacity=0.8 - share,
        )
        for share in (0.38, 0.26)
        for side in (-1, 1)
    ]
    # Ferries keep to the middle, so the name keeps to one side.
    sides = [beside(course, side * 0.27 * width) for side in (1, -1)]
    return "".join([*banks, *ripples, *_along(board, plan, item.name, sides, 0.27 * width, theme)])


def _along(board: Board, plan: Plan, name: str, courses: Sequence[Line], size: float, theme: Theme) -> Iterator[str]:
    """A river's name along one of the courses, letter by letter, as large as the crossing lines allow."""
    if not name:
        return
    rooms = [_rooms(board, plan, course) for course in courses]
    best: tuple[float, float, Line, float, float] | None = None
    for share, spacing, (course, room) in product((1.0, 0.8, 0.65), (0.95, 0.8, 0.7), zip(courses, rooms, strict=True)):
        advance = spacing * share * size
        clear, start = _clearest(name, room, advance / length(course))
        spare = clear - (0.28 * share * size + 0.25 * plan.radius)  # half a letter, half a line
        if clear >= 0 and (best is None or spare > best[0]):
            best = spare, start, course, advance, share * size
        if best and best[0] >= 0:
            break
    if best:
        _, start, course, advance, size = best
        yield from _letters(name, course, start, advance, size, theme)


def _rooms(board: Board, plan: Plan, course: Line) -> list[float]:
    """The distance to the nearest sign or line from many points on a course; negative under a sign."""
    lines = _segments(plan, _box(course, 2 * plan.radius))
    signs = [(place, station_reach(board, n) * plan.radius) for n, place in board.places]
    points = (point for point, _ in stations_along(course, [i / FINE for i in range(FINE + 1)]))
    return [_room(board, signs, lines, point, plan.radius) for point in points]


def _clearest(name: str, room: Sequence[float], advance: float) -> tuple[float, float]:
    """Where on a course a name has most room, and how much. A line may run through the gap between words."""
    letters = [(k + 0.5) * advance * FINE for k, letter in enumerate(name) if letter != " "]
    starts = range(int(FINE * (1 - len(name) * advance)))
    clear, start = max(((min(room[round(i + at)] for at in letters), i) for i in starts), default=(-1.0, 0))
    return clear, start / FINE


def _letters(name: str, course: Line, start: float, advance: float, size: float, theme: Theme) -> Iterator[str]:
    total = length(course)
    spots = list(stations_along(course, [start + (k + 0.5) * advance / total for k in range(len(name))]))
    backwards = spots[0][0][0] > spots[-1][0][0]
    for letter, (point, turn) in zip(name, reversed(spots) if backwards else spots, strict=True):
        if letter != " ":
            spin = f"translate({num(point[0])} {num(point[1])}) rotate({num(degrees(turn + pi * backwards))})"
            yield label(
                letter,
                (0, 0.33 * size),
                transform=spin,
                font_size=size,
                font_family=SERIF,
                font_style="italic",
                fill=theme.line["ferry"],
                fill_opacity=0.8,
                text_anchor="middle",
            )


def _room(
    board: Board, signs: Sequence[tuple[Point, float]], lines: Sequence[Segment], point: Point, radius: float
) -> float:
    """How much room a spot on the river has: 0 under a line, negative under a sign or off the map."""
    (x, y), (width, height) = point, board.size
    edge = min(x, y, width - x, height - y)
    sign = min(distance(point, place) - reach for place, reach in signs)
    if min(edge, sign) < 0.6 * radius:
        return -1.0
    return min([0.7 * radius, *(from_segment(point, a, b) for a, b in lines)])
