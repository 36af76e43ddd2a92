"""Lines to show, and the small words that any game puts them together with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Line(NamedTuple):
    """A line to show: where it is too wide it goes on `hang` columns in. Style is decoration, never meaning."""

    text: str
    hang: int = 0
    style: str = ""


BLANK = Line("")
GLUE = "\N{NO-BREAK SPACE}"


def opening(text: str) -> str:
    """With a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def listed(items: Sequence[object], last: str = "and") -> str:
    """`a, b and c`."""
    texts = [str(item) for item in items]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}" if texts else ""


def counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"


def percent(share: float) -> str:
    """A share or a chance; what is there is never called nothing."""
    shown = round(100 * share)
    return f"{shown} %" if shown or not share else "under 1 %"


def short(text: str, longest: int) -> str:
    """Cut where a column has no room for more."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def glued(text: str) -> str:
    """Kept on one line where lines are folded."""
    return text.replace(" ", GLUE)
