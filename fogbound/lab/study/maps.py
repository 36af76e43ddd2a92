"""Boards as small maps: X's good starts, and where X is caught."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fogbound.arena.intervals import Estimate
from fogbound.games.yard.board import Board
from fogbound.games.yard.map.shapes import label, num, tag
from fogbound.lab.study.canvas import picture

WIDTH, FOOT = 900.0, 54.0
STYLE = """
.taxi { stroke: var(--line); stroke-width: 1.2; fill: none; } .bus { stroke: var(--c2); stroke-width: 1.2; fill: none;
  opacity: .45; } .underground { stroke: var(--c1); stroke-width: 2; fill: none; opacity: .4; stroke-dasharray: 5 3; }
.stop { fill: var(--faint); } .good { fill: var(--good); } .bad { fill: var(--bad); } .on { fill: #fff; }
.ring { fill: none; stroke: var(--paper); }
"""
MODES = ("taxi", "bus", "underground")


class _Sheet:
    """A board at the picture's size."""

    def __init__(self, board: Board) -> None:
        self.board, self.scale = board, WIDTH / board.size[0]
        self.size = (WIDTH, board.size[1] * self.scale + FOOT)

    def at(self, station: int) -> tuple[float, float]:
        x, y = self.board.at[station]
        return x * self.scale, y * self.scale

    def ground(self) -> Iterator[str]:
        """Lines and stops; a path for each kind of line keeps the file small."""
        for mode in MODES:
            ends = [(self.at(a), self.at(b)) for a, b, kind in self.board.connections if kind == mode]
            yield tag("path", d="".join(f"M{_at(a)}L{_at(b)}" for a, b in ends), class_=mode)
        dots = "".join(f"M{_at((x - 2, y))}h4" for x, y in map(self.at, self.board.stations))
        yield tag("path", d=dots, style="stroke:var(--faint);stroke-width:4")

    def foot(self, left: str, right: str = "") -> Iterator[str]:
        y = self.size[1] - 20
        yield label(left, (20, y))
        if right:
            yield label(right, (WIDTH - 20, y), class_="end faint")


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def starts(board: Board, title: str, shares: Mapping[int, Estimate], words: str) -> str:
    """X's starts with X's gain from each: blue above the mean, red below, stronger where it is more than luck."""
    sheet = _Sheet(board)
    mean = sum(one.value for one in shares.values()) / max(1, len(shares))
    most = max((abs(one.value - mean) for one in shares.values()), default=0) or 1

    def body() -> Iterator[str]:
        yield from sheet.ground()
        for station, one in shares.items():
            x, y = sheet.at(station)
            apart = abs(one.value - mean) / most
            kind = "good" if one.value >= mean else "bad"
            sure = not one.low <= mean <= one.high
            size = 15 + 9 * apart
            tip = f"station {station}: {100 * one.value:.1f} ({100 * one.low:.1f} to {100 * one.high:.1f})"
            yield tag("circle", cx=num(x), cy=num(y), r=num(size + 2), class_="paper")
            yield tag(
                "circle",
                tag("title", tip),
                cx=num(x),
                cy=num(y),
                r=num(size),
                class_=kind,
                opacity=1.0 if sure else 0.6,
            )
            yield label(f"{100 * one.value:.0f}", (x, y + 4.5), class_="middle bold on")
            yield label(str(station), (x, y + size + 13), class_="middle small")
        yield from sheet.foot(words, f"average {100 * mean:.0f}")

    listed = ", ".join(f"{station}: {100 * one.value:.0f}" for station, one in shares.items())
    return picture(title, f"{words} By station: {listed}.", sheet.size, body(), STYLE)


def captures(board: Board, title: str, counts: Mapping[int, int], words: str) -> str:
    """Discs grow with the number of captures; the ten largest are labelled."""
    sheet = _Sheet(board)
    total, most = sum(counts.values()) or 1, max(counts.values(), default=1)
    named = sorted(counts, key=lambda station: -counts[station])[:10]

    def body() -> Iterator[str]:
        yield from sheet.ground()
        for station, n in sorted(counts.items(), key=lambda item: -item[1]):
            x, y = sheet.at(station)
            tip = f"station {station}: {100 * n / total:.1f} % of captures"
            size = 20 * (n / most) ** 0.5
            yield tag("circle", tag("title", tip), cx=num(x), cy=num(y), r=num(size), class_="bad", opacity=0.65)
        for station in named:
            x, y = sheet.at(station)
            yield label(str(station), (x, y + 4.5), class_="middle bold on")
        yield from sheet.foot(words)

    listed = ", ".join(f"{station}: {100 * counts[station] / total:.1f} %" for station in named)
    return picture(title, f"{words} Most: {listed}.", sheet.size, body(), STYLE)
