"""The vocabulary of fact sheets: the facts a card can state, and the words that people ask with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("facts.toml")

YES_NO, LIST, NUMBER = "yes-no", "list", "number"
PARTLY = "partly"

Words = tuple[tuple[str, tuple[str, ...]], ...]  # by language


@dataclass(frozen=True)
class Fact:
    """One thing that people can ask about a card.

    `words` ask for it, `opposites` for its contrary ("dead" for `alive`). A list has `values`, each with its own words.
    A card that gives the list gives all of it: a value that is not in it is false.
    """

    key: str
    kind: str
    categories: tuple[str, ...]
    needed: bool
    words: Words
    opposites: Words
    values: tuple[tuple[str, Words], ...]

    def allows(self, value: Any) -> bool:
        """Whether a card can give this value."""
        if self.kind == YES_NO:
            return isinstance(value, bool) or value == PARTLY
        if self.kind == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**15
        known = dict(self.values)
        return isinstance(value, list) and all(isinstance(each, str) and each in known for each in value)


@cache
def vocabulary() -> dict[str, Fact]:
    """All facts, by key."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {key: _fact(key, entry, data) for key, entry in data.items()}


def _fact(key: str, data: Mapping[str, Any], others: Mapping[str, Any]) -> Fact:
    values = data.get("values", {})
    if "values_of" in data:  # the same values as another list, which keeps the words that ask for them
        values = {name: {} for name in others[data["values_of"]]["values"]}
    return Fact(
        key=key,
        kind=LIST if values else data.get("kind", YES_NO),
        categories=tuple(data.get("categories", ("person", "place", "thing"))),
        needed=data.get("needed", False),
        words=_words(data),
        opposites=_words(data.get("not", {})),
        values=tuple((name, _words(words)) for name, words in values.items()),
    )


def _words(data: Mapping[str, Any]) -> Words:
    return tuple((code, tuple(data[code])) for code in sorted(data) if len(code) == 2)
