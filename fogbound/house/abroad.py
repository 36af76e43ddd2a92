"""More names by card: in languages that a card does not have, and as people write what they hear (`heard`)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).with_name("abroad")


@cache
def names_by_card() -> dict[str, tuple[tuple[str, str], ...]]:
    """For each card, pairs of a language and a name."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for card, listed in tomllib.loads(path.read_text(encoding="utf-8")).items():
            more = tuple((code, name) for code, names in sorted(listed.items()) for name in names)
            found[card] = (*found.get(card, ()), *more)
    return found


def names(card_id: str) -> tuple[tuple[str, str], ...]:
    return names_by_card().get(card_id, ())
