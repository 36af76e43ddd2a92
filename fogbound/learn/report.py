"""How training went, as a page that needs nothing but itself: curves over the decisions made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from fogbound.arena.plots import WIDTH, svg
from fogbound.arena.report import STYLE
from fogbound.learn.course import table_names

HEIGHT, LEFT, RIGHT, TOP, BASE = 240.0, 56.0, 16.0, 12.0, 208.0
MORE_STYLE = "svg polyline { fill: none; stroke-width: 1.6; } .key { white-space: nowrap; margin-right: 1rem; }"
SIDES = ("X", "pursuers")
LOSSES = ("policy", "value", "entropy", "clipped")

Points = Sequence[tuple[int, float]]
News = Mapping[str, Any]


def to_html(family: str, log: Sequence[News]) -> str:
    """One file: no script, no picture, no address outside itself."""
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
    for heading, told, curves in _pictures(family, log):
        drawn = {name: points for name, points in curves.items() if points}
        if drawn:
            yield f"<h2>{escape(heading)}</h2>\n<figure>{_plot(heading, drawn)}"
            yield f"<figcaption>{escape(told)}<br>{_key(drawn)}</figcaption></figure>\n"


def _pictures(family: str, log: Sequence[News]) -> Iterator[tuple[str, str, dict[str, Points]]]:
    names = table_names(family)
    by_table = {name: _points(log, _nth(n)) for n, name in enumerate(names)}
    yield "What X gains", "Against itself: his chance to get away, or his share of the points", by_table
    rivals = {
        "an earlier self as X, against the learner": _points(log, lambda news: news.get("x_rival")),
        "the learner as X, against an earlier self": _points(log, lambda news: news.get("x_v_rival")),
    }
    yield "Against rivals", "What X gains where one side is an earlier self, or has learned nothing", rivals
    yield "Length", "Rounds until a chase is over", {"rounds": _points(log, lambda news: news.get("rounds"))}
    for n, name in enumerate(LOSSES):
        curves = {side: _points(log, _loss(m, n)) for m, side in enumerate(SIDES)}
        yield name.capitalize(), _MEANING[name], curves
    yield "Speed", "Decisions a second that were learned from", {"speed": _points(log, lambda news: news.get("speed"))}


_MEANING = {
    "policy": "The policy's loss: below 0, lessons make what went well more likely",
    "value": "How wrong the value of X's station is: cross entropy",
    "entropy": "How undecided each side is, in nats a decision",
    "clipped": "The share of decisions whose chance moved further in a lesson than is trusted",
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


# Drawing


def _colour(n: int) -> str:
    """As far apart as the circle allows, and legible on light and dark."""
    return f"hsl({(210 + 137.5 * n) % 360:.0f} 60% 50%)"


def _key(curves: Mapping[str, Points]) -> str:
    if len(curves) == 1:
        return ""
    return " ".join(
        f'<span class="key"><span style="color: {_colour(n)}">■</span> {escape(name)}: {_short(points[-1][1])}</span>'
        for n, (name, points) in enumerate(curves.items())
    )


def _short(value: float) -> str:
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(value) >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def _plot(title: str, curves: Mapping[str, Points]) -> str:
    everything = [point for points in curves.values() for point in points]
    first, last = min(at for at, _ in everything), max(at for at, _ in everything)
    low, high = min(value for _, value in everything), max(value for _, value in everything)
    high = high if high > low else low + 1

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at - first) / max(1, last - first)

    def y(value: float) -> float:
        return BASE - (BASE - TOP) * (value - low) / (high - low)

    def body() -> Iterator[str]:
        for share in (0.0, 0.5, 1.0):
            value, at = low + share * (high - low), first + share * (last - first)
            line = f'x1="{LEFT:g}" x2="{WIDTH - RIGHT:g}" y1="{y(value):.1f}" y2="{y(value):.1f}"'
            yield f'<line {line} class="{"grid" if share else "axis"}"/>'
            yield f'<text x="{LEFT - 6:g}" y="{y(value) + 4:.1f}" class="end small">{_short(value)}</text>'
            yield f'<text x="{x(at):.1f}" y="{BASE + 18:g}" class="middle small">{_short(at)}</text>'
        for n, points in enumerate(curves.values()):
            drawn = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)
            yield f'<polyline points="{drawn}" stroke="{_colour(n)}"/>'

    return svg(title, HEIGHT, body())
