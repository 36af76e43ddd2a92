"""Small SVG charts, readable on light and dark, by shape and label as well as by colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

from fogbound.arena.intervals import Estimate
from fogbound.games.yard.map.shapes import label, num, tag

# A picture in a page does not inherit the page's colours, so it has its own for light and for dark.
STYLE = """
svg { --paper: #fbfaf7; --ink: #1d2530; --faint: #6c747e; --line: #dad8d1; --band: #e9efe2;
  --c0: #2b62a8; --c1: #b5402f; --c2: #2a7d50; --c3: #8d5c00; --c4: #7a2a86; --good: #2b62a8; --bad: #b5402f; }
@media (prefers-color-scheme: dark) { svg { --paper: #15191f; --ink: #e6e4de; --faint: #99a1ac; --line: #343b45;
  --band: #222c25; --c0: #7fb0ee; --c1: #ee8675; --c2: #7ecb9c; --c3: #dfb35c; --c4: #d59be0; --good: #5b95e0;
  --bad: #e07260; } }
text { fill: var(--ink); font: 13px system-ui, sans-serif; } .small { font-size: 11px; } .faint { fill: var(--faint); }
.bold { font-weight: 600; } .end { text-anchor: end; } .middle { text-anchor: middle; }
.paper { fill: var(--paper); } .band { fill: var(--band); } .axis { stroke: var(--faint); }
.grid { stroke: var(--line); } .bar { fill: var(--c0); } .bar1 { fill: var(--c1); }
polyline { fill: none; stroke-width: 2; }
"""
COLOURS = 5


@dataclass(frozen=True)
class Box:
    """The place of a plot, and the values at its edges."""

    left: float
    top: float
    width: float
    height: float
    x: tuple[float, float]
    y: tuple[float, float]

    def at(self, x: float, y: float) -> tuple[float, float]:
        across = (x - self.x[0]) / (self.x[1] - self.x[0])
        up = (y - self.y[0]) / (self.y[1] - self.y[0])
        return self.left + self.width * across, self.top + self.height * (1 - up)


@dataclass(frozen=True)
class Curve:
    name: str
    points: Sequence[tuple[float, Estimate]]
    colour: int = 0


def picture(title: str, description: str, size: tuple[float, float], body: Iterable[str], style: str = "") -> str:
    """A whole file, with a description for people who do not see the picture."""
    width, height = map(num, size)
    return (
        tag(
            "svg",
            tag("title", escape(title, quote=False)),
            tag("desc", escape(description, quote=False)),
            tag("style", STYLE.strip() + style),
            tag("rect", width=width, height=height, class_="paper"),
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            width=width,
            height=height,
            role="img",
        )
        + "\n"
    )


def line(a: tuple[float, float], b: tuple[float, float], kind: str, **more: str | float | None) -> str:
    return tag("line", x1=num(a[0]), y1=num(a[1]), x2=num(b[0]), y2=num(b[1]), class_=kind, **more)


def frame(
    box: Box,
    heading: str,
    xs: Sequence[float],
    ys: Sequence[float],
    *,
    words: Callable[[float], str],
    below: str = "",
    names: Callable[[float], str] = lambda at: f"{at:g}",
) -> Iterator[str]:
    """Axes with ticks and labels."""
    yield label(heading, (box.left, box.top - 10), class_="bold")
    for y in ys:
        yield line(box.at(box.x[0], y), box.at(box.x[1], y), "grid" if y else "axis")
        yield label(words(y), (box.left - 6, box.at(0, y)[1] + 4), class_="end small faint")
    for x in xs:
        yield label(names(x), (box.at(x, 0)[0], box.top + box.height + 16), class_="middle small faint")
    if below:
        yield label(below, (box.left + box.width / 2, box.top + box.height + 33), class_="middle small faint")


def band(box: Box, low: float, high: float) -> str:
    """A horizontal stripe between two values."""
    (x, y), (x2, y2) = box.at(box.x[0], high), box.at(box.x[1], low)
    return tag("rect", x=num(x), y=num(y), width=num(x2 - x), height=num(y2 - y), class_="band")


def curves(box: Box, lines: Sequence[Curve]) -> Iterator[str]:
    """Lines with their names at the right end, none on top of another."""
    for one in lines:
        yield from curve(box, one)
    ends = sorted(
        ((*box.at(x, last.value), one) for one in lines for x, last in one.points[-1:]), key=lambda end: end[1]
    )
    for (x, _, one), y in zip(ends, _apart([y for _, y, _ in ends], box.top + box.height), strict=True):
        yield label(one.name, (x + 7, y + 4), class_="small", style=f"fill:var(--c{one.colour % COLOURS})")


def _apart(heights: Sequence[float], lowest: float, gap: float = 13.0) -> list[float]:
    """Heights for lines of text, as near as possible to the given ones: none overlaps another or lies too low."""
    placed: list[float] = []
    for y in heights:
        placed.append(max(y, placed[-1] + gap) if placed else y)
    for n in range(len(placed) - 1, -1, -1):
        placed[n] = min(placed[n], lowest if n == len(placed) - 1 else placed[n + 1] - gap)
    return placed


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from low to high, three to six of them."""
    steps = (size * 10.0**power for power in range(-6, 6) for size in (1, 2, 2.5, 5))
    step = next(step for step in steps if (high - low) / step <= 5)
    return [step * n for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def curve(box: Box, shown: Curve) -> Iterator[str]:
    """A line with the interval of each of its points."""
    stroke = f"var(--c{shown.colour % COLOURS})"
    points = [box.at(x, one.value) for x, one in shown.points]
    yield tag("polyline", points=" ".join(f"{num(x)},{num(y)}" for x, y in points), style=f"stroke:{stroke}")
    for (x, one), (at, y) in zip(shown.points, points, strict=True):
        low, high = (min(max(value, box.y[0]), box.y[1]) for value in (one.low, one.high))
        yield line(box.at(x, low), box.at(x, high), "", style=f"stroke:{stroke};stroke-width:3;opacity:.35")
        yield tag("circle", cx=num(at), cy=num(y), r="2.6", style=f"fill:{stroke}")


def bars(box: Box, values: Sequence[tuple[float, float]], width: float, kind: str = "bar") -> Iterator[str]:
    for at, value in values:
        (x, y), (x2, base) = box.at(at - width / 2, value), box.at(at + width / 2, box.y[0])
        yield tag("rect", x=num(x), y=num(y), width=num(x2 - x), height=num(base - y), class_=kind)


def percent(value: float) -> str:
    return f"{100 * value:g} %" if abs(value) < 0.1 else f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A difference of shares."""
    return f"{100 * value:g}"
