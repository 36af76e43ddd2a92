"""Plane geometry and SVG text for all pictures of a board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

Point = tuple[float, float]
Line = tuple[Point, ...]


def num(value: float) -> str:
    """A coordinate to a tenth of a unit, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """One SVG element. `stroke_width` becomes stroke-width, numbers are shortened, None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value if isinstance(value, str) else fine(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def fine(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"


def label(text: str, at: Point, **attributes: str | float | None) -> str:
    return tag("text", escape(text, quote=False), x=num(at[0]), y=num(at[1]), **attributes)


def group(layer: str, parts: Iterable[str], **attributes: str | float | None) -> str:
    """A named layer; an empty text if it has no parts."""
    inside = "".join(parts)
    return tag("g", inside, data_layer=layer, **attributes) if inside else ""


def trace(points: Sequence[Point], *, closed: bool = False) -> str:
    """The path data of straight strokes from point to point."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def towards(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def around(centre: Point, radius: float, angle: float) -> Point:
    return (centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))


def distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def from_segment(p: Point, a: Point, b: Point) -> float:
    """How far a point is from the segment a–b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy)


def from_line(p: Point, line: Line) -> float:
    return min(from_segment(p, a, b) for a, b in pairwise(line))


def length(line: Line) -> float:
    return sum(distance(a, b) for a, b in pairwise(line))


def heading(a: Point, b: Point) -> float:
    return atan2(b[1] - a[1], b[0] - a[0])


def spaced(line: Line, step: float) -> Line:
    """The same line in even steps of about `step`, both ends kept."""
    count = max(1, ceil(length(line) / step))
    return tuple(point for point, _ in stations_along(line, [i / count for i in range(count + 1)]))


def stations_along(line: Line, shares: Iterable[float]) -> Iterator[tuple[Point, float]]:
    """Points (with the line's heading there) at rising shares 0…1 of its length."""
    legs = [(a, b, distance(a, b)) for a, b in pairwise(line) if a != b]
    total, gone, i = sum(leg[2] for leg in legs), 0.0, 0
    for share in shares:
        target = share * total
        while i < len(legs) - 1 and gone + legs[i][2] < target:
            gone += legs[i][2]
            i += 1
        a, b, size = legs[i]
        yield towards(a, b, min(1.0, (target - gone) / size)), heading(a, b)


def part(line: Line, start: float, end: float) -> Line:
    """A line with its ends cut off by so many units; empty if nothing is left."""
    total = length(line)
    if start + end >= total:
        return ()
    low, high = start / total, 1 - end / total
    if len(line) == 2:
        return towards(*line, low), towards(*line, high)
    inner = max(2, len(line))
    return tuple(point for point, _ in stations_along(line, [low + (high - low) * i / inner for i in range(inner + 1)]))


def simplified(line: Line, slack: float) -> Line:
    """A line with fewer points, nowhere farther from the old ones than `slack` (Ramer–Douglas–Peucker)."""
    if len(line) < 3:
        return line
    far, i = max((from_segment(p, line[0], line[-1]), i) for i, p in enumerate(line[1:-1], 1))
    if far <= slack:
        return line[0], line[-1]
    return (*simplified(line[: i + 1], slack), *simplified(line[i:], slack)[1:])


def beside(line: Line, offset: float) -> Line:
    """The parallel line at a distance to its right-hand side (left for negative offsets)."""
    if not offset:
        return line
    moved = []
    for i, (x, y) in enumerate(line):
        turn = heading(line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]) + pi / 2
        moved.append((x + offset * cos(turn), y + offset * sin(turn)))
    return tuple(moved)


def smooth(points: Sequence[Point], *, closed: bool = False, grain: int = 8) -> Line:
    """A Catmull–Rom curve through all points, as `grain` short strokes for each stretch."""
    count = len(points)
    if count < 3:
        return tuple(points)

    def control(i: int) -> Point:
        return points[i % count] if closed else points[min(count - 1, max(0, i))]

    curve: list[Point] = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = (control(i + k) for k in (-1, 0, 1, 2))
        for k in range(grain):
            t = k / grain
            curve.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return tuple(curve) if closed else (*curve, points[-1])


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def arc(a: Point, b: Point, bulge: float, grain: int = 20) -> Line:
    """A shallow curve from a to b, `bulge` away from the straight line in the middle."""
    if not bulge:
        return a, b
    side = heading(a, b) + pi / 2
    top = around(towards(a, b, 0.5), 2 * bulge, side)
    return tuple(towards(towards(a, top, i / grain), towards(top, b, i / grain), i / grain) for i in range(grain + 1))


def wave(line: Line, height: float, period: float) -> Line:
    """A wave around a line, flat at its ends."""
    total = length(line)
    swings = max(1, round(total / period))
    count = swings * 12
    shares = [i / count for i in range(count + 1)]
    points = []
    for share, (point, turn) in zip(shares, stations_along(line, shares), strict=True):
        calm = min(1.0, share * swings, (1 - share) * swings)
        points.append(around(point, height * calm * sin(2 * pi * swings * share), turn + pi / 2))
    return tuple(points)


def polygon(centre: Point, radius: float, corners: int, turn: float = -pi / 2) -> str:
    return trace([around(centre, radius, turn + 2 * pi * i / corners) for i in range(corners)], closed=True)


def inside(p: Point, outline: Line) -> bool:
    """Whether a point is inside an outline, by the even–odd rule."""
    found = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            found = not found
    return found
