"""A finished game as a picture to share: 1200 × 630, as links are previewed. A game draws the left part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from fogbound.errors import Said, Say
from fogbound.words import shortened

WIDTH, HEIGHT = 1200, 630
PICTURE = 740  # the width of the game's own part
PAPER, INK, SOFT, LINE, ACCENT = "#f7f2e6", "#2c2b35", "#6d675c", "#d8cfbb", "#7a2a86"
FONT = "Source Sans Pro,system-ui,sans-serif"
_LEFT = PICTURE + 36
_ROOM = WIDTH - _LEFT - 36
_GLYPH = 0.52  # of the font size: the width of an average letter, bold


class Poster(NamedTuple):
    """What a game puts on its poster: how it ended and why, who played, and a drawing of PICTURE × HEIGHT.

    The words may be sentences that the catalogues have (`Said`). The drawing is made when it is asked for: a preview of
    a link needs only the words.
    """

    title: str
    why: str
    people: tuple[tuple[str, str], ...]  # a role and a name
    picture: Callable[[], str]


def draw(poster: Poster, edition: str, date: str, say: Say = str) -> str:
    """The whole poster as a standalone SVG; `say` puts its words into the reader's language."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FONT}" role="img"><title>{escape(say(poster.title), quote=False)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<svg width="{PICTURE}" height="{HEIGHT}">{poster.picture()}</svg>'
        f'<path d="M{PICTURE} 0V{HEIGHT}" stroke="{LINE}" stroke-width="3"/>'
        f"{''.join(_words(poster, edition, date, say))}</svg>"
    )


def _words(poster: Poster, edition: str, date: str, say: Say) -> Iterator[str]:
    yield text("Fogbound", _LEFT, 66, 30, ACCENT, bold=True)
    y = 92.0
    for line in wrapped(say(poster.title), 54, 3):
        y += 58
        yield text(line, _LEFT, y, 54, INK, bold=True)
    y += 14
    for line in wrapped(say(poster.why), 26, 3):
        y += 33
        yield text(line, _LEFT, y, 26, SOFT)
    y += 26
    rows = [line for role, name in poster.people for line in wrapped(_person(role, name, say), 26, 2)]
    room = int((HEIGHT - 110 - y) // 34)
    more = len(rows) - room + 1
    shown = rows if more <= 1 else [*rows[: room - 1], say(Said("poster-more", f"and {more} more", n=more))]
    for line in shown:
        y += 34
        yield text(line, _LEFT, y, 26, INK)
    for n, line in enumerate(line for line in (edition, date) if line):
        yield text(line, _LEFT, HEIGHT - 70 + 32 * n, 24, SOFT)


def _person(role: str, name: str, say: Say) -> str:
    return say(Said("app-pair", f"{role}: {name}", label=role, value=name)) if role else name


def text(words: str, x: float, y: float, size: float, fill: str, *, bold: bool = False, anchor: str = "start") -> str:
    """One line of text."""
    weight = ' font-weight="700"' if bold else ""
    placed = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{fill}" text-anchor="{anchor}"{weight}'
    return f"<text {placed}>{escape(words, quote=False)}</text>"


def wrapped(words: str, size: float, most: int, room: float = _ROOM) -> list[str]:
    """Words in at most so many lines; what does not fit ends with an ellipsis."""
    letters = max(1, int(room / (_GLYPH * size)))
    lines = [""]
    for word in words.split(" "):  # a no-break space is part of a word
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= letters or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    kept = [shortened(line, letters) for line in lines[:most]]
    return kept if len(lines) <= most else [*kept[:-1], shortened(f"{kept[-1]} …", letters)]


def joined(names: Sequence[str]) -> str:
    """Names in order, each once."""
    return ", ".join(dict.fromkeys(names))
