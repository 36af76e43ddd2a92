"""What a game puts on the map: suspects, the last sighting, pawns, marks and X's path."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from math import pi

from fogbound.games.yard.board import Board
from fogbound.games.yard.map.art import EDGE, Theme, badge, eye, piece
from fogbound.games.yard.map.routes import Plan, middle, station_reach
from fogbound.games.yard.map.shapes import Line, Point, around, beside, distance, label, num, part, polygon, tag, trace
from fogbound.games.yard.table import YardTable

Badge = tuple[Point, float]


def glow(board: Board, plan: Plan, suspects: Mapping[int, float], theme: Theme) -> Iterator[str]:
    """A glow under the lines for each suspect station: the likelier, the larger and warmer."""
    most = max(suspects.values(), default=0.0)
    for station, weight in sorted(suspects.items()):
        share = weight / most if most > 0 else 1.0
        x, y = board.at[station]
        size = (station_reach(board, station) + 0.5 + 0.7 * share**0.5) * plan.radius
        yield tag("circle", cx=num(x), cy=num(y), r=num(size), fill=theme.suspect, fill_opacity=0.22 + 0.5 * share)


def rings(board: Board, plan: Plan, suspects: Mapping[int, float], theme: Theme) -> Iterator[str]:
    """A ring over the lines for each suspect station, the same for likely and unlikely ones."""
    for station, weight in sorted(suspects.items()):
        x, y = board.at[station]
        size = (station_reach(board, station) + 0.3) * plan.radius
        yield tag(
            "circle",
            tag("title", f"station {station}: {weight:g}"),
            cx=num(x),
            cy=num(y),
            r=num(size),
            fill="none",
            stroke=theme.suspect,
            stroke_width=0.2 * plan.radius,
            data_suspect=str(station),
        )


def corners(board: Board, plan: Plan, stations: Collection[int], theme: Theme) -> Iterator[str]:
    """Four corners around each marked station."""
    for station in sorted(set(stations)):
        x, y = board.at[station]
        far, arm = (station_reach(board, station) + 0.45) * plan.radius, 0.6 * plan.radius
        angles = "".join(
            trace(
                [
                    (x + sx * far, y + sy * (far - arm)),
                    (x + sx * far, y + sy * far),
                    (x + sx * (far - arm), y + sy * far),
                ]
            )
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
        yield tag(
            "path",
            d=angles,
            fill="none",
            stroke=theme.mark,
            stroke_width=0.24 * plan.radius,
            stroke_linecap="round",
            data_mark=str(station),
        )


def footsteps(board: Board, plan: Plan, path: Sequence[int], theme: Theme) -> Iterator[str]:
    """A whole journey, ride by ride, with arrow heads and numbers."""
    radius, seen = plan.radius, dict[tuple[int, int], int]()
    heads = []
    if len(path) > 1:
        x, y = board.at[path[0]]
        size = (station_reach(board, path[0]) + 0.3) * radius
        yield tag(
            "circle", cx=num(x), cy=num(y), r=num(size), fill="none", stroke=theme.ghost, stroke_width=0.3 * radius
        )
    for n, (a, b) in enumerate(pairwise(path), 1):
        if a == b:
            continue
        times = seen[a, b] = seen.get((a, b), 0) + 1
        # Rides there and back keep to their own sides; a second ride keeps farther out.
        line = beside(plan.spine(a, b) or (board.at[a], board.at[b]), (0.1 + 0.5 * times) * radius)
        leg = part(line, (station_reach(board, a) + 0.1) * radius, (station_reach(board, b) + 0.35) * radius) or line
        yield tag("path", d=trace(leg), stroke=theme.paper, stroke_width=0.62 * radius, fill="none")
        yield tag("path", d=trace(leg), stroke=theme.ghost, stroke_width=0.3 * radius, fill="none", data_leg=f"{a}-{b}")
        heads.append((n, leg))
    for n, leg in heads:
        yield _head(leg, radius, theme) + _step(str(n), middle(leg, 0.45)[0], radius, theme)


def _head(leg: Line, radius: float, theme: Theme) -> str:
    tip, turn = middle(leg, 1.0)
    return tag("path", d=polygon(around(tip, 0.1 * radius, turn), 0.5 * radius, 3, turn), fill=theme.ghost)


def _step(text: str, at: Point, radius: float, theme: Theme) -> str:
    dot = tag(
        "circle",
        cx=num(at[0]),
        cy=num(at[1]),
        r=0.55 * radius,
        fill=theme.mat,
        stroke=theme.ghost,
        stroke_width=0.14 * radius,
    )
    return dot + label(text, (at[0], at[1] + 0.25 * radius), font_size=0.7 * radius, fill=theme.ghost)


def frames(board: Board, plan: Plan, table: YardTable, theme: Theme) -> Iterator[str]:
    """A band in the pawn's colour around its station, leaving the number visible."""
    standing: dict[int, int] = {}
    for pawn in table.pawns:
        if pawn.station is None:
            continue
        storey = standing[pawn.station] = standing.get(pawn.station, -1) + 1
        x, y = board.at[pawn.station]
        size = (station_reach(board, pawn.station) + 0.14 + 0.36 * storey) * plan.radius
        for colour, width in ((EDGE, 0.46), (piece(pawn.seat).fill, 0.32)):
            yield tag(
                "circle",
                cx=num(x),
                cy=num(y),
                r=num(size),
                fill=theme.mat if not storey else "none",
                stroke=colour,
                stroke_width=width * plan.radius,
            )


def badges(board: Board, plan: Plan, table: YardTable, theme: Theme) -> Iterator[str]:
    """The sighting's flag and the pawns' badges, each where it hides nothing."""
    radius = plan.radius
    taken: list[Badge] = []
    for pawn in table.pawns:
        if pawn.station is not None:
            spot = _free(board, plan, pawn.station, 0.92 * radius, taken)
            yield tag("g", badge(pawn.seat, spot, 0.92 * radius), data_pawn=pawn.seat)
    if table.seen is not None:
        window, station = table.seen
        spot = _free(board, plan, station, 1.05 * radius, taken)
        yield tag("g", sighting(str(window), spot, radius, theme), data_seen=str(station))


def ghost_ring(board: Board, plan: Plan, table: YardTable, theme: Theme) -> str:
    if table.seen is None:
        return ""
    x, y = board.at[table.seen[1]]
    size = (station_reach(board, table.seen[1]) + 0.62) * plan.radius
    return tag(
        "circle",
        cx=num(x),
        cy=num(y),
        r=num(size),
        fill="none",
        stroke=theme.ghost,
        stroke_width=0.2 * plan.radius,
        stroke_dasharray=f"{num(0.55 * plan.radius)} {num(0.35 * plan.radius)}",
    )


def sighting(window: str, at: Point, radius: float, theme: Theme) -> str:
    """An eye with the number of the travel-log window that was seen."""
    wide, high = 1.25 * radius, 0.66 * radius
    pill = tag(
        "rect",
        x=num(at[0] - wide),
        y=num(at[1] - high),
        width=num(2 * wide),
        height=num(2 * high),
        rx=num(high),
        fill=theme.mat,
        stroke=theme.ghost,
        stroke_width=0.13 * radius,
        stroke_dasharray=f"{num(0.4 * radius)} {num(0.22 * radius)}",
    )
    look = eye((at[0] - 0.5 * radius, at[1]), 0.46 * radius, theme)
    return (
        pill
        + look
        + label(window, (at[0] + 0.52 * radius, at[1] + 0.33 * radius), font_size=0.9 * radius, fill=theme.ghost)
    )


def _free(board: Board, plan: Plan, station: int, size: float, taken: list[Badge]) -> Point:
    """The spot beside a station that is farthest from other stations and badges. It is added to `taken`."""
    centre, width, height = board.at[station], board.size[0], board.size[1]
    reach = (station_reach(board, station) + 0.1) * plan.radius + size
    signs = [(place, station_reach(board, n) * plan.radius) for n, place in board.places if n != station]

    def room(spot: Point) -> float:
        apart = min((distance(spot, place) - keep for place, keep in [*signs, *taken]), default=9 * size)
        edge = min(spot[0], spot[1], width - spot[0], height - spot[1])
        # People look above a station first, so that wins unless it is crowded.
        return min(apart - size, edge - size, 0.6 * size) - 0.02 * (spot[1] - centre[1])

    best = max(
        (around(centre, reach, -pi / 2 + pi * k / 8) for k in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8)),
        key=room,
    )
    taken.append((best, size))
    return best
