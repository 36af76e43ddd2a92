"""A moment of twenty questions as a small picture: the numbers with their chips, what was read, and the track."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import NamedTuple

from fogbound.errors import Said, Say
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.table import TwentyTable

WIDTH, HEIGHT = 640, 352
CELL = 40
LINES = 7  # of what was read


class Ink(NamedTuple):
    """The colours of a theme."""

    paper: str
    ink: str
    soft: str
    line: str
    chip: str
    violet: str
    sun: str
    pawns: tuple[str, ...]


THEMES = {
    "light": Ink(
        "#faf6ec", "#25231d", "#5f5a4e", "#cfc6b2", "#b3392c", "#7a3fa0", "#d9921a", ("#1f5fbf", "#b3392c", "#2f7d4f")
    ),
    "dark": Ink(
        "#1d1f27", "#eceae4", "#b1b2bd", "#454958", "#e0705f", "#bb8ae0", "#f0bb55", ("#8fc0ff", "#f08a7c", "#7fd0a0")
    ),
}


def draw(table: TwentyTable, theme: str, say: Say = str) -> str:
    """The table as SVG."""
    ink = THEMES[theme]
    title = say(Said("quiz-card", f"Card {table.number}: a {table.category}", n=table.number, category=table.category))
    parts = [*_numbers(table, ink), *_read(table, ink, say), *_track(table, ink, say)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="ui-sans-serif, system-ui, sans-serif" style="background:{ink.paper}">'
        f"<title>{escape(title)}</title>{_text(24, 34, title, ink.ink, 20, 700)}{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, words: str, colour: str, size: float, weight: int = 400, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{colour}" font-size="{size:g}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def _numbers(table: TwentyTable, ink: Ink) -> Iterator[str]:
    """Twenty numbers, with a red chip on each that was picked."""
    for n in range(1, ENTRIES + 1):
        x, y = 24 + (n - 1) % 5 * (CELL + 6), 52 + (n - 1) // 5 * (CELL + 6)
        used = n in table.chips
        yield (
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="8" '
            f'fill="{ink.chip if used else "none"}" stroke="{ink.chip if used else ink.line}" stroke-width="2"/>'
        )
        yield _text(x + CELL / 2, y + 26, str(n), ink.paper if used else ink.ink, 16, 600, "middle")


def _read(table: TwentyTable, ink: Ink, say: Say) -> Iterator[str]:
    """The latest clues, as many as there is room for, and what the reader alone sees."""
    lines: list[tuple[str, int]] = []
    if table.card is not None:
        answer = table.card.answer
        lines.append((say(Said("quiz-own-card", f"Only you see it: {answer}", answer=answer)), 700))
    mark = say(Said("quiz-mark", "a question mark: roll the die"))
    for entry in table.entries:
        said = mark if entry.text == QUESTION else entry.text or "…"
        lines += [(line, 400) for line in wrap(f"{entry.number}. {said}", 40)]
    for guess in table.guesses[-1:]:
        verdict = say(Said(f"twenty-verdict-{guess.verdict}", guess.verdict)) if guess.verdict else "…"
        lines.append((f"“{guess.text}” – {verdict}", 700))
    for n, (line, weight) in enumerate(lines[-LINES:]):
        yield _text(276, 76 + 25 * n, line, ink.ink if weight > 400 else ink.soft, 15, weight)


def _track(table: TwentyTable, ink: Ink, say: Say) -> Iterator[str]:
    """The track with its suns, and each pawn with its violet chip."""
    left, right, y = 40, WIDTH - 40, 282

    def place(square: int) -> float:
        return left + (right - left) * square / table.finish

    yield f'<line x1="{left}" y1="{y}" x2="{right}" y2="{y}" stroke="{ink.line}" stroke-width="8"/>'
    for sun in table.suns:
        yield f'<circle cx="{place(sun):g}" cy="{y}" r="9" fill="{ink.sun}"/>'
        yield _text(place(sun), y - 16, str(sun), ink.soft, 13, 400, "middle")
    yield _text(right, y - 16, f"{table.finish}", ink.soft, 13, 600, "middle")
    for n, pawn in enumerate(table.pawns):
        x, colour = place(pawn.square), ink.pawns[n % len(ink.pawns)]
        high = y + 24 + 13 * n
        yield f'<circle cx="{x:g}" cy="{high}" r="8" fill="{colour}"/>'
        yield _text(x + 14, high + 5, say(Said("seat-name", f"Player {n + 1}", seat=pawn.seat)), ink.soft, 13)
        if pawn.violet:
            yield f'<circle cx="{x + 78:g}" cy="{high}" r="6" fill="{ink.violet}"/>'
