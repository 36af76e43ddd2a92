"""Words that must fit."""

from __future__ import annotations


def shortened(words: str, letters: int) -> str:
    """At most so many letters, with an ellipsis at the end if there were more."""
    return words if len(words) <= letters else f"{words[: letters - 1].rstrip()}…"
