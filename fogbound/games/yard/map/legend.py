"""The sheet around the map: frame, title, compass, and a legend of what is on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fogbound.errors import Said, Say
from fogbound.games.yard.board import Board
from fogbound.games.yard.checks import MODES
from fogbound.games.yard.edition import X, seat_name
from fogbound.games.yard.map.art import SERIF, Theme, badge, compass, knot, sign, stroke
from fogbound.games.yard.map.overlay import sighting
from fogbound.games.yard.map.shapes import Point, label, num, tag, trace, wave
from fogbound.games.yard.table import YardTable

NAMES = {"taxi": "Taxi", "bus": "Bus", "underground": "Underground", "ferry": "Ferry"}
SIGNS = (
    (("taxi",), "taxi stop"),
    (("taxi", "bus"), "taxi and bus"),
    (("taxi", "bus", "underground"), "taxi, bus, underground"),
    (("taxi", "ferry"), "ferry landing"),
)
COLUMNS = (0.0, 14.5, 31.0, 52.5)
LETTER = 0.68  # the width of an average letter


@dataclass(frozen=True)
class Entry:
    """One entry of the legend. Its sample starts at the left edge and is `width` units wide."""

    sample: str
    width: float
    text: str


@dataclass(frozen=True)
class Shown:
    """What the picture shows besides the board."""

    suspects: bool
    marks: bool
    path: bool


@dataclass(frozen=True)
class Sheet:
    """The whole sheet: the map with a margin, and the strip below it. `unit` is a hundredth of its width."""

    unit: float
    margin: float
    size: Point
    below: str

    def view_box(self) -> str:
        return " ".join(num(v) for v in (-self.margin, -self.margin, *self.size))


def sheet(board: Board, table: YardTable | None, shown: Shown, theme: Theme, say: Say = str) -> Sheet:
    width, height = board.size
    unit = max(width, 0.9 * height) / 100
    margin = 1.8 * unit
    left, right = 22.0 * unit, width - 7.5 * unit
    entries = _on_table(table, shown, unit, theme, say)
    rows = [*_grid(board, unit, theme, left, say), *_flow(entries, left, right, unit)]
    depth = max(8.6, 2.9 * len(rows) + 1.0) * unit
    top = height + margin
    parts = [_title(board, table, unit, top + depth / 2, theme, say)]
    for i, row in enumerate(rows):
        y = top + depth / 2 + (i - (len(rows) - 1) / 2) * 2.9 * unit
        parts += [_entry(entry, (x, y), unit, theme) for x, entry in row]
    parts.append(compass((width - 4.2 * unit, top + depth / 2 + 0.5 * unit), 3.0 * unit, theme))
    return Sheet(unit, margin, (width + 2 * margin, height + 2 * margin + depth), "".join(parts))


def rounds(table: YardTable) -> Said:
    """Where the game is."""
    if table.max_rounds is None:
        return Said("room-round-open", f"Round {table.round}", round=table.round)
    return Said("room-round", f"Round {table.round} of {table.max_rounds}", round=table.round, max=table.max_rounds)


def frame(board: Board, page: Sheet, theme: Theme) -> str:
    """A mat that covers what runs off the map, edged by two fine lines."""
    width, height = board.size
    # A window of another shape than the sheet shows more than the sheet.
    over = max(page.margin, width / 4, height / 4)
    across, down = page.size[0] + 2 * over, page.size[1] + 2 * over
    outer = f"M{num(-over)} {num(-over)}h{num(across)}v{num(down)}h{num(-across)}Z"
    hole = f"M0 0v{num(height)}h{num(width)}v{num(-height)}Z"
    mat = tag("path", d=outer + hole, fill=theme.mat, fill_rule="evenodd")
    lines = [
        tag(
            "rect",
            x=num(-gap),
            y=num(-gap),
            width=num(width + 2 * gap),
            height=num(height + 2 * gap),
            fill="none",
            stroke=theme.ink,
            stroke_width=stroke_width * page.unit,
        )
        for gap, stroke_width in ((0.0, 0.07), (0.45 * page.unit, 0.2))
    ]
    return mat + "".join(lines)


def _title(board: Board, table: YardTable | None, unit: float, middle: float, theme: Theme, say: Say) -> str:
    """The title: the part before the first comma large, the rest and the position's facts below it."""
    name, _, more = board.title.partition(", ")
    size = min(5.0, 32 / max(1, len(name))) * unit
    stations = len(board.stations)
    below = Said("picture-stations", f"{stations} stations", n=stations) if table is None else rounds(table)
    under = " · ".join(part for part in (more, say(below)) if part)
    style: dict[str, str | float | None] = {"font_family": SERIF, "font_weight": "400", "text_anchor": "start"}
    large = label(
        name, (0, middle + 0.6 * unit), font_size=size, fill=theme.ink, letter_spacing=num(0.05 * size), **style
    )
    small = label(
        under,
        (0.2 * unit, middle + 3.0 * unit),
        font_size=min(1.55, 42 / len(under)) * unit,
        fill=theme.faint,
        font_style="italic",
        **style,
    )
    return large + small


def _grid(board: Board, unit: float, theme: Theme, left: float, say: Say) -> Iterator[list[tuple[float, Entry]]]:
    """Legend entries in columns: lines in the first row, then stations, then junctions."""
    running = {mode for _, _, mode in board.connections}
    lines = [_line(mode, unit, theme, say) for mode in MODES if mode in running]
    signs = [_sign(modes, text, unit, theme, say) for modes, text in SIGNS if running.issuperset(modes)]
    columns = [left + share * unit for share in COLUMNS]
    yield list(zip(columns, lines, strict=False))
    yield list(zip(columns, signs, strict=False))
    turned = {junction.mode for junction in board.junctions}
    if turned:
        knots = [_knot(mode, unit, theme, say) for mode in MODES if mode in turned]
        yield list(zip(columns, knots, strict=False))


def _knot(mode: str, unit: float, theme: Theme, say: Say) -> Entry:
    name = Said("legend-junction", f"{NAMES[mode].lower()} junction", line=mode)
    radius, at = 1.15 * unit, (2.1 * unit, 0.0)
    lines = [((0.0, 0.0), (4.2 * unit, 0.0)), ((at[0], -0.95 * unit), (at[0], 0.95 * unit))]
    crossing = tag("g", *(part for line in lines for part in stroke(mode, line, radius, theme)), fill="none")
    return Entry(crossing + knot(mode, at, radius, theme), 4.2 * unit, say(name))


def _line(mode: str, unit: float, theme: Theme, say: Say) -> Entry:
    radius = 1.15 * unit
    flat = ((0.0, 0.0), (4.2 * unit, 0.0))
    line = wave(flat, 0.3 * radius, 3 * radius) if mode == "ferry" else flat
    name = Said("legend-line", NAMES[mode], line=mode)
    return Entry(tag("g", *stroke(mode, line, radius, theme), fill="none"), 4.2 * unit, say(name))


def _sign(modes: Sequence[str], text: str, unit: float, theme: Theme, say: Say) -> Entry:
    at, name = (2.1 * unit, 0.0), Said("legend-sign", text, line=modes[-1])
    return Entry(sign(dict.fromkeys(modes), at, 0.85 * unit, theme), 4.2 * unit, say(name))


def _on_table(table: YardTable | None, shown: Shown, unit: float, theme: Theme, say: Say) -> Iterator[Entry]:
    if table is not None:
        for pawn in table.pawns:
            name = "X" if pawn.seat == X else say(Said("seat-name", seat_name(pawn.seat), seat=pawn.seat))
            if pawn.seat != X or pawn.station is not None:
                yield Entry(badge(pawn.seat, (unit, 0), 0.85 * unit), 2 * unit, name)
    if table is not None and table.seen is not None:
        yield Entry(
            sighting("n", (1.3 * unit, 0), unit, theme), 2.6 * unit, say(Said("legend-seen", "X last seen, window n"))
        )
    if shown.suspects:
        yield Entry(_suspect(unit, theme), 2.6 * unit, say(Said("legend-suspect", "X may be here")))
    if shown.marks:
        yield Entry(_mark(unit, theme), 2 * unit, say(Said("legend-mark", "marked")))
    if shown.path:
        arrow = tag("path", d=trace([(0, 0), (2.2 * unit, 0)]), stroke=theme.ghost, stroke_width=0.32 * unit)
        tip = tag(
            "path",
            d=trace([(2 * unit, -0.5 * unit), (2.9 * unit, 0), (2 * unit, 0.5 * unit)], closed=True),
            fill=theme.ghost,
        )
        yield Entry(arrow + tip, 2.9 * unit, say(Said("legend-path", "X’s path")))


def _suspect(unit: float, theme: Theme) -> str:
    return "".join(
        tag(
            "circle",
            cx=num(1.3 * unit),
            cy="0",
            r=num(r * unit),
            fill=fill,
            fill_opacity=0.45,
            stroke=edge,
            stroke_width=0.18 * unit,
        )
        for r, fill, edge in ((1.25, theme.suspect, "none"), (0.85, "none", theme.suspect))
    )


def _mark(unit: float, theme: Theme) -> str:
    corners = "".join(
        trace(
            [
                (unit + sx * 0.8 * unit, sy * 0.3 * unit),
                (unit + sx * 0.8 * unit, sy * 0.8 * unit),
                (unit + sx * 0.3 * unit, sy * 0.8 * unit),
            ]
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return tag("path", d=corners, fill="none", stroke=theme.mark, stroke_width=0.25 * unit, stroke_linecap="round")


def _flow(entries: Iterator[Entry], left: float, right: float, unit: float) -> list[list[tuple[float, Entry]]]:
    """Legend entries in rows, as many in a row as fit."""
    rows: list[list[tuple[float, Entry]]] = []
    x = right
    for entry in entries:
        width = entry.width + (0.8 + LETTER * len(entry.text) + 1.5) * unit
        if x + width > right:
            rows.append([])
            x = left
        rows[-1].append((x, entry))
        x += width
    return rows


def _entry(entry: Entry, at: Point, unit: float, theme: Theme) -> str:
    text = label(
        entry.text,
        (entry.width + 0.8 * unit, 0.45 * unit),
        font_size=1.3 * unit,
        fill=theme.ink,
        text_anchor="start",
        font_weight="400",
    )
    return tag("g", entry.sample, text, transform=f"translate({num(at[0])} {num(at[1])})")
