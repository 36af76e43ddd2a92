"""The lines of the command `help`: what to type, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from fogbound.cli.lines import Line
from fogbound.cli.speech import t


def help_lines(entries: Sequence[tuple[str, str]], width: int) -> list[Line]:
    """`entries` are (what to type, the name of its text), and `width` is how much room the first column has."""
    return [Line(f"  {typed:<{width}} {t(f'cli-help-{what}')}", width + 3) for typed, what in entries]
