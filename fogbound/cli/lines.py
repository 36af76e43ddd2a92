"""Lines to show, and helpers to put their texts together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Line(NamedTuple):
    """A line to show. If it is folded, its further lines are indented by `hang`. Style never carries meaning."""

    text: str
    hang: int = 0
    style: str = ""


BLANK = Line("")
GLUE = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def listing(items: Sequence[object], last: str = "and") -> str:
    """`a, b and c`."""
    texts = [str(item) for item in items]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} {last} {texts[-1]}" if texts else ""


def count(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"


def percent(share: float) -> str:
    """A share as `12 %`. A non-zero share never shows as 0 %."""
    shown = round(100 * share)
    return f"{shown} %" if shown or not share else "under 1 %"


def whole_number(text: str) -> int | None:
    """A number as people type it; None for anything else, and for one that is far too long."""
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None


def shorten(text: str, longest: int) -> str:
    """The text, cut to at most so many characters."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def glue(text: str) -> str:
    """The text with spaces at which lines are not folded."""
    return text.replace(" ", GLUE)


def plain_spaces(text: str) -> str:
    """The text with ordinary spaces for those at which lines are not folded."""
    return text.replace(GLUE, " ").replace(NARROW, " ")
