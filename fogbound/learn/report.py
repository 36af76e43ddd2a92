"""How training went, as a self-contained page: curves over the number of decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any, NamedTuple

from fogbound import catalog
from fogbound.arena.plots import svg
from fogbound.arena.report import STYLE
from fogbound.learn.school import tables_of

# Narrow, so that text stays readable when a phone shrinks the picture.
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BASE = 460.0, 260.0, 52.0, 22.0, 30.0, 214.0
MORE_STYLE = """
:root { --c0: #2b62a8; --c1: #b5402f; --c2: #2a7a4b; --c3: #8a5a00; --c4: #7a3f9d; }
@media (prefers-color-scheme: dark) {
  :root { --c0: #7fb0ee; --c1: #ee8675; --c2: #6fcf97; --c3: #e0b04f; --c4: #c79bea; } }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem 2.5rem;
  margin-top: 2.2rem; }
th { white-space: normal; } h2 { margin-bottom: .2rem; }
.plots h2 { margin-top: 0; } .plots p { margin: 0; } figure { margin: .6rem 0 0; }
figcaption { color: inherit; } .key { white-space: nowrap; margin-right: 1rem; }
svg polyline { fill: none; stroke-width: 1.8; stroke-linejoin: round; }
"""
COLOURS = 5
SIDES = ("X", "pursuers")
LOSSES = ("policy", "value", "entropy", "clipped")

Points = Sequence[tuple[int, float]]
News = Mapping[str, Any]
Words = Callable[[float], str]


class Figure(NamedTuple):
    """Some curves of one kind, with a note, and how to write their values."""

    heading: str
    note: str
    axis: str  # the unit
    curves: Mapping[str, Points]
    words: Words
    low: float | None = None  # ends of the axis; None: those of the values
    high: float | None = None


def to_html(family: str, log: Sequence[News]) -> str:
    """The report as one file, without scripts or anything to load."""
    title = f"Learning: {family}"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{STYLE}{MORE_STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{''.join(_body(family, log))}</body>\n</html>\n"
    )


def _body(family: str, log: Sequence[News]) -> Iterator[str]:
    if not log:
        yield "<p>Nothing has been learned yet.</p>\n"
        return
    last = log[-1]
    yield f"<p>{last['decisions']:,} decisions in {last.get('lessons', 0):,} lessons.</p>\n"
    yield from _table(family, log)
    yield '<div class="plots">\n'
    for figure in _figures(family, log):
        drawn = figure._replace(curves={name: points for name, points in figure.curves.items() if points})
        if drawn.curves:
            yield f"<section>\n<h2>{escape(drawn.heading)}</h2>\n<p>{escape(drawn.note)}</p>\n"
            yield f"<figure>{_plot(drawn)}<figcaption>{_key(drawn)}</figcaption></figure>\n</section>\n"
    yield "</div>\n"


def _table(family: str, log: Sequence[News]) -> Iterator[str]:
    """What X gained last, by edition and number of people."""
    gained = _gained(family, log)
    editions = list(dict.fromkeys(edition for edition, _ in gained))
    yield "<h2>What X gains now</h2>\n"
    yield f"<p>{_meaning(family)}, when the network plays itself.</p>\n"
    yield '<div class="wide"><table>\n<tr><th>people</th>'
    yield "".join(f"<th>{escape(catalog.title(edition))}</th>" for edition in editions) + "</tr>\n"
    for people in sorted({n for _, n in gained}):
        cells = (gained.get((edition, people)) for edition in editions)
        shown = "".join(f"<td>{_percent(points[-1][1]) if points else '–'}</td>" for points in cells)
        yield f"<tr><td>{people}</td>{shown}</tr>\n"
    yield "</table></div>\n"


def _gained(family: str, log: Sequence[News]) -> dict[tuple[str, int], Points]:
    return {(edition, n): _points(log, _nth(row)) for row, (edition, n) in enumerate(tables_of(family))}


def _meaning(family: str) -> str:
    heats = any(catalog.find(edition).heats for edition, _ in tables_of(family))
    return "X's share of the points" if heats else "X's chance to get away"


def _figures(family: str, log: Sequence[News]) -> Iterator[Figure]:
    gained = _gained(family, log)
    # Editions are drawn to one scale, so that they can be compared.
    most = max((value for points in gained.values() for _, value in points), default=1.0)
    for edition in dict.fromkeys(edition for edition, _ in gained):
        curves = {f"{n} people": points for (one, n), points in gained.items() if one == edition}
        heading = f"What X gains: {catalog.title(edition)}"
        yield Figure(heading, f"{_meaning(family)}, against itself.", "X gains", curves, _percent, 0.0, most)
    rivals = {
        "the rival is X": _points(log, lambda news: news.get("x_rival")),
        "the learner is X": _points(log, lambda news: news.get("x_v_rival")),
    }
    note = "One side is played by an earlier version or by the script. The further apart, the more was learned since."
    yield Figure("Against rivals", note, "X gains", rivals, _percent, 0.0)
    rounds = {"rounds": _points(log, lambda news: news.get("rounds"))}
    yield Figure("Length", "How long chases last, all tables together.", "rounds", rounds, _short)
    for n, name in enumerate(LOSSES):
        curves = {side: _points(log, _loss(m, n)) for m, side in enumerate(SIDES)}
        yield Figure(*_NOTES[name], curves, _percent if name == "clipped" else _short)
    speed = {"speed": _points(log, lambda news: news.get("speed"))}
    yield Figure("Speed", "Decisions learned from per second.", "decisions per second", speed, _short, 0.0)


_NOTES = {
    "policy": ("Loss of the policy", "Below 0, lessons make good decisions more likely.", "loss"),
    "value": ("Loss of the value", "How wrong the value of X's true station is.", "cross entropy"),
    "entropy": ("Entropy", "How undecided each side is: 0.69 is a coin toss between two moves.", "nats per decision"),
    "clipped": ("Clipped", "Decisions whose chance changed too much in a lesson to be trusted.", "of all decisions"),
}


def _nth(n: int) -> Callable[[News], object]:
    return lambda news: dict(enumerate(news.get("x") or ())).get(n)


def _loss(side: int, n: int) -> Callable[[News], object]:
    def found(news: News) -> object:
        losses = news.get("losses") or ()
        return losses[side][n] if len(losses) > side and len(losses[side]) > n else None

    return found


def _points(log: Sequence[News], get: Callable[[News], object]) -> Points:
    values = ((int(news["decisions"]), get(news)) for news in log)
    return [(at, float(value)) for at, value in values if isinstance(value, int | float)]


# Words


def _short(value: float) -> str:
    value = value or 0.0  # no minus zero
    for size, letter in ((1e9, "bn"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"{value / size:.3g}\N{NO-BREAK SPACE}{letter}"
    return f"{value:.3g}"


def _percent(value: float) -> str:
    """Two significant figures: more would be noise."""
    said = f"{100 * value:.2g}" if abs(value) < 0.095 else f"{100 * value:.0f}"
    return f"{said}\N{NO-BREAK SPACE}%"


# Drawing


def _key(figure: Figure) -> str:
    """The key: each curve's colour, name and latest value."""
    return " ".join(
        f'<span class="key"><span style="color: var(--c{n % COLOURS})">■</span> '
        f"{escape(name)}: {figure.words(points[-1][1])}</span>"
        for n, (name, points) in enumerate(figure.curves.items())
    )


def _steps(low: float, high: float, most: int) -> list[float]:
    """Round numbers from `low` or below to `high` or above, with at most `most` gaps between them."""
    rough = (high - low) / most
    size = 10.0 ** floor(log10(rough))
    step = next(size * by for by in (1, 2, 5, 10) if size * by >= rough * 0.999)
    return [n * step for n in range(floor(low / step + 1e-9), ceil(high / step - 1e-9) + 1)]


def _plot(figure: Figure) -> str:
    everything = [point for points in figure.curves.values() for point in points]
    first, last = min(at for at, _ in everything), max(at for at, _ in everything)
    values = [value for _, value in everything]
    low = min(values) if figure.low is None else min(figure.low, *values)
    high = max(values) if figure.high is None else max(figure.high, *values)
    ups = _steps(low, high if high > low else low + (abs(low) or 1), 4)
    acrosses = [at for at in _steps(first, max(last, first + 1), 3) if first <= at <= last] or [first]

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at - first) / max(1, last - first)

    def y(value: float) -> float:
        return BASE - (BASE - TOP) * (value - ups[0]) / (ups[-1] - ups[0])

    def body() -> Iterator[str]:
        yield f'<text x="0" y="12">{escape(figure.axis)}</text>'
        yield f'<text x="{WIDTH - RIGHT:g}" y="{BASE + 38:g}" class="end">decisions</text>'
        for value in ups:
            line = f'x1="{LEFT:g}" x2="{WIDTH - RIGHT:g}" y1="{y(value):.1f}" y2="{y(value):.1f}"'
            yield f'<line {line} class="{"axis" if value == ups[0] else "grid"}"/>'
            yield f'<text x="{LEFT - 6:g}" y="{y(value) + 4:.1f}" class="end">{figure.words(value)}</text>'
        for at in acrosses:
            yield f'<text x="{x(at):.1f}" y="{BASE + 18:g}" class="middle">{_short(at)}</text>'
        for n, (name, points) in enumerate(figure.curves.items()):
            drawn, colour = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points), f"var(--c{n % COLOURS})"
            yield f'<polyline points="{drawn}" stroke="{colour}"><title>{escape(name)}</title></polyline>'
            at, value = points[-1]
            yield f'<circle cx="{x(at):.1f}" cy="{y(value):.1f}" r="3" fill="{colour}"/>'

    return svg(figure.heading, HEIGHT, body(), WIDTH)
