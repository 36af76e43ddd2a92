"""A board, and one seat's knowledge of a game on it, as a standalone SVG picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from html import escape

from fogbound.errors import Said, Say
from fogbound.games.yard.board import Board
from fogbound.games.yard.map.art import SANS, Theme, knot, sign, strokes, theme_named
from fogbound.games.yard.map.legend import Shown, frame, sheet
from fogbound.games.yard.map.overlay import badges, corners, footsteps, frames, ghost_ring, glow, rings
from fogbound.games.yard.map.routes import Arm, Plan, Route, plan, rides
from fogbound.games.yard.map.scenery import land
from fogbound.games.yard.map.shapes import Line, Point, group, label, num, simplified, tag
from fogbound.games.yard.table import YardTable

# From the bottom up: the lines that suffer most from being crossed are on top.
LAYERS = ("ferry", "taxi", "bus", "underground")

_BOLD: dict[str, str | float | None] = {"font_family": SANS, "font_weight": "700", "text_anchor": "middle"}

Crop = tuple[float, float, float, float]  # x, y, width, height, in the units of `geometry`
Suspects = Mapping[int, float] | Sequence[tuple[int, float]]


def draw(
    board: Board,
    table: YardTable | None = None,
    *,
    suspects: Suspects | None = None,
    path: Sequence[int] = (),
    marks: Collection[int] = (),
    theme: str = "light",
    width: int | None = None,
    crop: Crop | None = None,
    say: Say = str,
) -> str:
    """The map as SVG, with what is known about a position on it.

    `suspects` weighs the stations where X may be, `path` is a journey station by station, `marks` are stations
    to point out; `theme` is light or dark, `width` the picture's width in pixels.
    `crop` shows only a part of the map, which then fills whatever the picture is put into.
    `say` puts sentences (`Said`) into the reader's language.
    """
    colours = theme_named(theme)
    weights = dict(suspects or ())
    _check_stations(board, [*weights, *path, *marks])
    board = _to_scale(board)
    measured = plan(board)
    page = sheet(board, table, Shown(bool(weights), bool(marks), len(path) > 1), colours, say)
    layers = [
        _ground(board, theme),
        group("suspects", glow(board, measured, weights, colours)),
        _network(board, theme),
        group(
            "path", footsteps(board, measured, path, colours), font_family=SANS, font_weight="700", text_anchor="middle"
        ),
        group("marks", corners(board, measured, marks, colours)),
        group("sighting", [ghost_ring(board, measured, table, colours)] if table else []),
        group("suspect-rings", rings(board, measured, weights, colours)),
        group("frames", frames(board, measured, table, colours) if table else []),
        _stations(board, theme),
        frame(board, page, colours),
        group("badges", badges(board, measured, table, colours) if table else [], **_BOLD),
        _numbers(board, measured, colours),
        group("legend", [page.below], **_BOLD),
    ]
    height = None if width is None else num(width * page.size[1] / page.size[0])
    return tag(
        "svg",
        tag("title", escape(board.title, quote=False)),
        tag("desc", escape(_description(board, table, weights, path, say), quote=False)),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=page.view_box() if crop is None else " ".join(num(value) for value in crop),
        preserveAspectRatio=None if crop is None else "xMidYMid slice",
        width=None if width is None else str(width),
        height=height,
        role="img",
        style=f"background:{colours.mat}",
    )


def _check_stations(board: Board, stations: Iterable[int]) -> None:
    for station in stations:
        board.links(station)


@lru_cache(maxsize=32)
def _to_scale(board: Board) -> Board:
    """The board, enlarged if it is small: coordinates are written to a tenth of a unit."""
    if max(board.size) >= 500:
        return board
    grow = 1000 / max(board.size)

    def grown(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple((x * grow, y * grow) for x, y in points)

    return replace(
        board,
        size=grown([board.size])[0],
        places=tuple(zip(board.stations, grown(place for _, place in board.places), strict=True)),
        scenery=tuple(replace(item, points=grown(item.points), width=item.width * grow) for item in board.scenery),
        junctions=tuple(replace(junction, at=grown([junction.at])[0]) for junction in board.junctions),
    )


@lru_cache(maxsize=32)
def _ground(board: Board, theme: str) -> str:
    colours = theme_named(theme)
    width, height = board.size
    paper = tag("rect", width=num(width), height=num(height), fill=colours.paper)
    return paper + land(board, plan(board), colours)


@lru_cache(maxsize=32)
def _network(board: Board, theme: str) -> str:
    colours, measured = theme_named(theme), plan(board)
    lines = [group(mode, _lines(measured, mode, colours), fill="none") for mode in LAYERS]
    knots = (knot(junction.mode, junction.at, measured.radius, colours) for junction in board.junctions)
    return "".join([*lines, group("junctions", knots)])


def _lines(measured: Plan, mode: str, colours: Theme) -> Iterator[str]:
    drawn: list[Route | Arm] = [*measured.arms, *measured.routes]
    for route in drawn:
        if route.mode == mode:
            yield from strokes(route, measured.radius, colours)


@lru_cache(maxsize=32)
def _stations(board: Board, theme: str) -> str:
    colours, radius = theme_named(theme), plan(board).radius
    return group("stations", (sign(board.links(n), place, radius, colours) for n, place in board.places))


def _numbers(board: Board, measured: Plan, colours: Theme) -> str:
    """The station numbers, on top of everything so that nothing can hide them."""
    radius = measured.radius
    sizes = {length: size * radius for length, size in ((1, 1.08), (2, 1.08), (3, 0.9), (4, 0.7))}
    return group(
        "numbers",
        (label(str(n), (x, y + 0.36 * sizes[len(str(n))]), font_size=sizes[len(str(n))]) for n, (x, y) in board.places),
        fill=colours.number,
        **_BOLD,
    )


def _description(
    board: Board, table: YardTable | None, weights: Mapping[int, float], path: Sequence[int], say: Say
) -> str:
    """The picture in words, for people who cannot see it."""
    return " ".join(map(say, _sentences(board, table, weights, path)))


def _sentences(
    board: Board, table: YardTable | None, weights: Mapping[int, float], path: Sequence[int]
) -> Iterator[Said]:
    stations, lines, junctions = len(board.stations), len(board.connections), len(board.junctions)
    text = f"A map with {stations} numbered stations and {lines} lines between them."
    yield Said("picture-says", text, stations=stations, lines=lines)
    if junctions:
        text = f"Junctions, where one may turn off from one line to another of its kind: {junctions}."
        yield Said("picture-junctions", text, n=junctions)
    if table is not None:
        for pawn in table.pawns:
            if pawn.station is not None:
                text = f"{pawn.seat} is at {pawn.station}."
                yield Said("picture-pawn", text, seat=pawn.seat, station=pawn.station)
        if table.seen is not None:
            n, station = table.seen
            yield Said("picture-last-seen", f"X was last seen at {station}, window {n}.", station=station, n=n)
    if weights:
        places = ", ".join(map(str, sorted(weights)))
        yield Said("picture-may-be", f"X may be at {places}.", places=places)
    if len(path) > 1:
        way = "–".join(map(str, path))
        yield Said("picture-went", f"X went {way}.", way=way)


def geometry(board: Board) -> tuple[tuple[float, float, float, float], float, tuple[tuple[int, Point], ...]]:
    """The layout of the empty map: its view box, a station's radius, the stations' places."""
    scaled = _to_scale(board)
    page = sheet(scaled, None, Shown(suspects=False, marks=False, path=False), theme_named("light"))
    return (-page.margin, -page.margin, *page.size), plan(scaled).radius, scaled.places


def bends(board: Board) -> tuple[tuple[int, int, str, Line], ...]:
    """The lines that do not run straight from station to station on the map, with as few points as show it."""
    scaled = _to_scale(board)
    slack = plan(scaled).radius / 20
    lines = ((ride.a, ride.b, ride.mode, simplified(ride.line, slack)) for ride in rides(scaled))
    return tuple(line for line in lines if line[3] != (scaled.at[line[0]], scaled.at[line[1]]))
