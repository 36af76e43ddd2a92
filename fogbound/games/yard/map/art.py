"""How things look on the map: colours by theme, lines, station signs, pawns and scenery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from fogbound.errors import BadOption
from fogbound.games.yard.map.routes import HALO, KNOT, REACH, WIDTH, Arm, Route
from fogbound.games.yard.map.shapes import Line, Point, around, label, num, part, polygon, tag, trace

SANS = "system-ui,sans-serif"
SERIF = "ui-serif,serif"
EDGE = "#fdfaf2"  # around pawns on any ground, so that dark ones show at night


@dataclass(frozen=True)
class Theme:
    """One palette. Nothing is told by colour alone: shapes, widths and dashes say the same."""

    paper: str
    mat: str
    ink: str
    faint: str
    disc: str
    number: str
    line: Mapping[str, str]
    core: Mapping[str, str]
    water: str
    bank: str
    park: str
    hedge: str
    tree: str
    suspect: str
    ghost: str
    mark: str


THEMES = {
    "light": Theme(
        paper="#f7f2e6",
        mat="#fdfaf2",
        ink="#2c2b35",
        faint="#8a8478",
        disc="#fffefa",
        number="#1d1c24",
        line={"taxi": "#8b7a58", "bus": "#1d7a74", "underground": "#8c2f4d", "ferry": "#2a5c94"},
        core={"bus": "#d3ebe4", "underground": "#f8e9e2"},
        water="#cfe2ea",
        bank="#a8c7d4",
        park="#dfe9c9",
        hedge="#bfd19f",
        tree="#b3c98f",
        suspect="#e8871a",
        ghost="#7a2a86",
        mark="#1f5fbf",
    ),
    "dark": Theme(
        paper="#1b2130",
        mat="#131824",
        ink="#ece6d6",
        faint="#8d90a0",
        disc="#0f131d",
        number="#f7f2e6",
        line={"taxi": "#b7a67a", "bus": "#49b3a6", "underground": "#dd7a95", "ferry": "#8cbcf0"},
        core={"bus": "#123a3c", "underground": "#34121f"},
        water="#22384f",
        bank="#3a5a78",
        park="#22362f",
        hedge="#375543",
        tree="#345040",
        suspect="#ffa63d",
        ghost="#d59be0",
        mark="#7db4ff",
    ),
}


def theme_named(name: str) -> Theme:
    if name not in THEMES:
        known = " and ".join(THEMES)
        raise BadOption("no-such-theme", f"There is no theme {name!r}; themes are {known}.", theme=name)
    return THEMES[name]


@dataclass(frozen=True)
class Piece:
    """The look of a seat's pawn. Letter and shape alone identify it; colour is extra."""

    letter: str
    shape: str
    fill: str
    text: str


PIECES = {
    "x": Piece("X", "star", "#7a2a86", "#ffffff"),
    "red": Piece("R", "circle", "#bc3621", "#ffffff"),
    "blue": Piece("B", "square", "#0f6cb6", "#ffffff"),
    "green": Piece("G", "triangle", "#087a5a", "#ffffff"),
    "yellow": Piece("Y", "diamond", "#f2d32c", "#1d1c24"),
    "black": Piece("K", "hexagon", "#26262e", "#ffffff"),
    "bobby1": Piece("P1", "shield", "#5b6b8c", "#ffffff"),
    "bobby2": Piece("P2", "shield", "#5b6b8c", "#ffffff"),
}


def piece(seat: str) -> Piece:
    return PIECES.get(seat, Piece(seat[:2].upper(), "circle", "#6b6b76", "#ffffff"))


def _shape(kind: str, at: Point, size: float) -> str:
    if kind == "square":
        return polygon(at, 1.2 * size, 4, pi / 4)
    if kind == "triangle":
        return polygon((at[0], at[1] + 0.12 * size), 1.38 * size, 3)
    if kind == "diamond":
        return polygon(at, 1.28 * size, 4)
    if kind == "hexagon":
        return polygon(at, 1.1 * size, 6)
    if kind == "star":
        points = [around(at, size * (1.32 if i % 2 == 0 else 0.98), pi * i / 8) for i in range(16)]
        return trace(points, closed=True)
    if kind == "shield":
        x, y, s = at[0], at[1], size
        sides = [(x - s, y - 0.95 * s), (x, y - 1.15 * s), (x + s, y - 0.95 * s), (x + s, y + 0.3 * s)]
        return trace([*sides, (x, y + 1.25 * s), (x - s, y + 0.3 * s)], closed=True)
    return trace([around(at, 1.08 * size, pi * i / 16) for i in range(32)], closed=True)


def badge(seat: str, at: Point, size: float) -> str:
    """A pawn's sign: its shape with its letter."""
    look = piece(seat)
    letter_size = size * (1.3 if len(look.letter) == 1 else 0.95)
    drop = 0.16 * size if look.shape == "triangle" else 0.0
    return tag(
        "path",
        d=_shape(look.shape, at, size),
        fill=look.fill,
        stroke=EDGE,
        stroke_width=0.16 * size,
        stroke_linejoin="round",
    ) + label(
        look.letter,
        (at[0], at[1] + 0.36 * letter_size + drop),
        font_size=letter_size,
        fill=look.text,
    )


def eye(at: Point, size: float, theme: Theme) -> str:
    """An open eye, for a sighting."""
    x, y = at
    lids = (
        f"M{num(x - size)} {num(y)}Q{num(x)} {num(y - 1.15 * size)} {num(x + size)} {num(y)}"
        f"Q{num(x)} {num(y + 1.15 * size)} {num(x - size)} {num(y)}Z"
    )
    return tag("path", d=lids, fill="none", stroke=theme.ghost, stroke_width=0.2 * size) + tag(
        "circle", cx=num(x), cy=num(y), r=0.32 * size, fill=theme.ghost
    )


def strokes(route: Route | Arm, radius: float, theme: Theme) -> Iterator[str]:
    """One line, with a light edge where it crosses others."""
    mode, width = route.mode, WIDTH[route.mode] * radius
    # Lines fan out from a station: an edge there would cut its neighbours.
    lifted = part(route.line, 2.2 * radius, 2.2 * radius)
    if lifted and mode != "ferry":
        yield tag("path", d=trace(lifted), stroke=theme.paper, stroke_width=width + 2 * HALO * radius)
    yield from stroke(mode, route.line, radius, theme)


def stroke(mode: str, line: Line, radius: float, theme: Theme) -> Iterator[str]:
    """A line in the style of its mode: taxi thin, bus hollow, underground dashed, ferry dotted on a wave."""
    width, path = WIDTH[mode] * radius, trace(line)
    if mode == "ferry":
        dots = f"0 {num(0.27 * radius)}"
        yield tag(
            "path", d=path, stroke=theme.line[mode], stroke_width=width, stroke_dasharray=dots, stroke_linecap="round"
        )
        return
    yield tag("path", d=path, stroke=theme.line[mode], stroke_width=width)
    if mode == "bus":
        yield tag("path", d=path, stroke=theme.core[mode], stroke_width=0.42 * width)
    elif mode == "underground":
        dashes = f"{num(0.5 * radius)} {num(0.5 * radius)}"
        yield tag("path", d=path, stroke=theme.core[mode], stroke_width=0.5 * width, stroke_dasharray=dashes)


def knot(mode: str, at: Point, radius: float, theme: Theme) -> str:
    """A junction: a small diamond on the lines that meet there, with neither disc nor number."""
    return tag(
        "path",
        d=polygon(at, KNOT[mode] * radius, 4),
        fill=theme.line[mode],
        stroke=theme.paper,
        stroke_width=0.1 * radius,
        stroke_linejoin="round",
    )


def sign(modes: Mapping[str, object], at: Point, radius: float, theme: Theme) -> str:
    """A station: a plain disc for taxis, a ring around it for buses, a square plate for the underground."""
    parts = []
    if "ferry" in modes:
        ring = REACH["ferry"] + (0.4 if "underground" in modes else 0)
        parts.append(_landing(at, ring * radius, radius, theme))
    if "underground" in modes:
        parts.append(_plate(at, radius, theme))
    if "bus" in modes:
        parts.append(_disc(at, 1.15 * radius, theme.core["bus"], theme.line["bus"], 0.15 * radius))
        parts.append(_disc(at, 0.97 * radius, theme.disc, theme.line["bus"], 0.08 * radius))
    else:
        parts.append(_disc(at, 0.95 * radius, theme.disc, theme.line["taxi"], 0.1 * radius))
    return "".join(parts)


def _disc(at: Point, size: float, fill: str, stroke: str, width: float) -> str:
    return tag("circle", cx=num(at[0]), cy=num(at[1]), r=size, fill=fill, stroke=stroke, stroke_width=width)


def _plate(at: Point, radius: float, theme: Theme) -> str:
    side = 1.22 * radius
    return tag(
        "rect",
        x=num(at[0] - side),
        y=num(at[1] - side),
        width=num(2 * side),
        height=num(2 * side),
        rx=num(0.32 * radius),
        fill=theme.line["underground"],
        stroke=theme.paper,
        stroke_width=0.12 * radius,
    )


def _landing(at: Point, ring: float, radius: float, theme: Theme) -> str:
    """A ring of dots for the ferry, on a clear ground."""
    x, y = num(at[0]), num(at[1])
    ground = tag("circle", cx=x, cy=y, r=ring + 0.12 * radius, fill=theme.mat, fill_opacity=0.85)
    dots = tag(
        "circle",
        cx=x,
        cy=y,
        r=ring,
        fill="none",
        stroke=theme.line["ferry"],
        stroke_width=0.17 * radius,
        stroke_dasharray=f"0 {num(0.345 * radius)}",
        stroke_linecap="round",
    )
    return ground + dots


def compass(at: Point, size: float, theme: Theme) -> str:
    """A four-pointed rose with a mark for north."""
    parts = [
        tag(
            "circle",
            cx=num(at[0]),
            cy=num(at[1]),
            r=0.62 * size,
            fill="none",
            stroke=theme.faint,
            stroke_width=0.03 * size,
        )
    ]
    for i in range(8):
        turn = pi * i / 4 - pi / 2
        reach = size if i % 2 == 0 else 0.55 * size
        tip, waist = around(at, reach, turn), 0.2 * size if i % 2 == 0 else 0.14 * size
        for side, fill in ((-1, theme.ink), (1, theme.mat)):
            edge = (at[0] + waist * cos(turn + side * pi / 4), at[1] + waist * sin(turn + side * pi / 4))
            parts.append(
                tag(
                    "path",
                    d=trace([at, tip, edge], closed=True),
                    fill=fill,
                    stroke=theme.ink,
                    stroke_width=0.025 * size,
                )
            )
    north = label("N", (at[0], at[1] - 1.1 * size), font_size=0.42 * size, fill=theme.ink, text_anchor="middle")
    return "".join([*parts, north])
