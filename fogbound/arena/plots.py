"""Figures as SVG pictures, which take the colours of the page around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from fogbound.arena.analysis import Figures, Lengths
from fogbound.arena.intervals import Estimate
from fogbound.games.yard.board import Board

WIDTH = 640
ROW, TOP = 30, 14
LEFT, RIGHT = 200, 24


def svg(title: str, height: float, body: Iterator[str], width: float = WIDTH) -> str:
    inside = "".join(body)
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">{inside}</svg>'


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _dot(x: float, y: float, radius: float, kind: str, tip: str = "") -> str:
    title = f"<title>{escape(tip)}</title>" if tip else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" class="{kind}">{title}</circle>'


def _bar(x: float, y: float, width: float, height: float, kind: str, tip: str) -> str:
    box = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {box} class="{kind}"><title>{escape(tip)}</title></rect>'


# Estimates with their intervals, one below the other


def whiskers(title: str, rows: Sequence[tuple[str, Estimate]], middle: float, words: Callable[[float], str]) -> str:
    """One row per estimate: a dot and its interval. `middle` marks parity."""
    if not rows:
        return ""
    low = min(middle, *(estimate.low for _, estimate in rows))
    high = max(middle, *(estimate.high for _, estimate in rows))
    margin = 0.06 * (high - low or 1)
    low, high = low - margin, high + margin
    height = TOP + ROW * len(rows) + 24

    def at(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    def body() -> Iterator[str]:
        yield _line(at(middle), 4, at(middle), height - 20, "axis")
        yield _text(at(middle), height - 5, words(middle), "middle")
        for n, (name, estimate) in enumerate(rows):
            y = TOP + ROW * (n + 0.5)
            tip = f"{name}: {words(estimate.value)} ({words(estimate.low)} to {words(estimate.high)})"
            yield _text(LEFT - 12, y + 4, name if len(name) < 30 else f"{name[:28]}…", "end")
            yield _line(at(estimate.low), y, at(estimate.high), y, "reach")
            yield _dot(at(estimate.value), y, 5, "dot", tip)
            yield _text(at(estimate.value), y - 8, words(estimate.value), "middle small")

    return svg(title, height, body())


def rating_plot(figures: Figures) -> str:
    rated = [(bot.bot, bot.rating) for bot in figures.bots if bot.rating is not None]
    rated.sort(key=lambda row: -row[1].value)
    return whiskers("Ratings", rated, 0.0, lambda value: f"{value:+.0f}" if value else "0")


def score_plot(figures: Figures) -> str:
    scored = [(f"{duel.one} v {duel.other}", duel.score) for duel in figures.duels if duel.score is not None]
    return whiskers("Scores", scored, 0.5, lambda value: f"{value:.1%}")


# How long games are


def length_plot(lengths: Lengths) -> str:
    """Games by number of rounds: X caught below, X not caught on top."""
    height, base, left = 220.0, 190.0, 44.0
    most = max(caught + away for _, caught, away in lengths.by_rounds)
    most += most % 2  # so that half of it is a number of games
    step = (WIDTH - left - RIGHT) / len(lengths.by_rounds)
    scale = (base - 12) / most

    def body() -> Iterator[str]:
        for share in (0.5, 1.0):
            y = base - scale * most * share
            yield _line(left, y, WIDTH - RIGHT, y, "grid")
            yield _text(left - 6, y + 4, f"{most * share:g}", "end small")
        yield _line(left, base, WIDTH - RIGHT, base, "axis")
        for n, caught, away in lengths.by_rounds:
            x, tip = left + step * (n - 1), f"{n} rounds: caught {caught}, not caught {away}"
            yield _bar(x + 1, base - scale * caught, step - 2, scale * caught, "caught", tip)
            yield _bar(x + 1, base - scale * (caught + away), step - 2, scale * away, "away", tip)
            if len(lengths.by_rounds) < 16 or n % 2 == 0:
                yield _text(x + step / 2, base + 16, str(n), "middle small")

    return svg("Games by number of rounds", height, body())


# Where X is caught


def capture_map(board: Board, captures: Sequence[tuple[int, int]]) -> str:
    """Every station of the board; discs grow with the number of captures."""
    wide, high = board.size
    scale = WIDTH / wide
    most = max((n for _, n in captures), default=1)

    def body() -> Iterator[str]:
        for one, other, _ in board.connections:
            (x1, y1), (x2, y2) = board.at[one], board.at[other]
            yield _line(x1 * scale, y1 * scale, x2 * scale, y2 * scale, "link")
        for station, (x, y) in board.places:
            yield _dot(x * scale, y * scale, 2, "station", f"station {station}")
        for station, n in captures:
            x, y = board.at[station]
            yield _dot(x * scale, y * scale, 3 + 13 * (n / most) ** 0.5, "capture", f"station {station}: {n} captures")
            if n >= most / 2:
                yield _text(x * scale, y * scale + 4, str(station), "middle small")

    return svg("Where X is caught", high * scale, body())


# How reliable beliefs are


def calibration_plot(bins: Sequence[tuple[int, float, int]]) -> str:
    """The share of stations on which X was, by the chance they were given; a reliable belief lies on the diagonal."""
    size, left, base = 300.0, 44.0, 260.0
    side = base - 20

    def body() -> Iterator[str]:
        yield _line(left, base, left + side, base, "axis")
        yield _line(left, base, left, base - side, "axis")
        yield _line(left, base, left + side, base - side, "grid")
        for share in (0.0, 0.5, 1.0):
            yield _text(left + side * share, base + 16, f"{share:.0%}", "middle small")
            yield _text(left - 6, base - side * share + 4, f"{share:.0%}", "end small")
        yield _text(left + side / 2, base + 34, "chance given to a station", "middle small")
        for n, given, hits in bins:
            if n:
                tip = f"{n} stations given {given / n:.1%}: X was there in {hits / n:.1%}"
                yield _dot(left + side * given / n, base - side * hits / n, 2 + min(6, n**0.25), "dot", tip)

    return svg("Calibration", size, body(), size)
