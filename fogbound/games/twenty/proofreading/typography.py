"""Spaces and apostrophes: as French or as English writes them, and the same on every card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fogbound.errors import Finding
from fogbound.games.twenty.card import Card

SPACED = frozenset(("fr",))  # languages that put a space before a colon, a semicolon, a question or exclamation mark

_SPACE = r"[ \u00a0\u202f\u2009]"
_BEFORE_SMALL = re.compile(rf"{_SPACE}(,|\.(?!\.))")
_BEFORE_TALL = re.compile(rf"{_SPACE}([;:!?»])")
_MISSING = re.compile(r"[^\s\u00a0\u202f\u2009?!;:»(]([;!?»]|:(?!\d))|(«)(?!\s|\u00a0|\u202f|\u2009)")
_AFTER = re.compile(r"[^\W\d_]([,;:!?])[^\W\d_]|[a-zà-ÿ]{2}(\.)[A-ZÀ-Þ]")
_DOUBLE = re.compile(rf"{_SPACE}{{2,}}")
_ODD_APOSTROPHE = re.compile(r"[^\W\d_]([’‘`´ʼ′])[^\W\d_]")


def typography(card: Card) -> Iterator[Finding]:
    """Remarks on spaces and apostrophes in clues."""
    for wording in card.wordings:
        for number in card.clues:
            for code, text in faults(wording.entries[number - 1], wording.language):
                yield Finding(code, f"{card.id}: clue {number} in {wording.language!r} {text}")


def faults(text: str, language: str) -> Iterator[tuple[str, str]]:
    """The codes and texts of what is wrong with the spaces and apostrophes of a text."""
    if language in SPACED:
        for match in _MISSING.finditer(text):
            side = "after" if match[2] else "before"
            yield "spacing", f"has no space {side} {match[1] or match[2]!r}"
    else:
        for match in _BEFORE_TALL.finditer(text):
            yield "spacing", f"has a space before {match[1]!r}"
    for match in _BEFORE_SMALL.finditer(text):
        yield "spacing", f"has a space before {match[1]!r}"
    for match in _AFTER.finditer(text):
        yield "spacing", f"has no space after {match[1] or match[2]!r}"
    if _DOUBLE.search(text):
        yield "spacing", "has two spaces in a row"
    if odd := _ODD_APOSTROPHE.search(text):
        yield "apostrophe", f"""has the apostrophe {odd[1]!r}; cards use the straight one, "'\""""
