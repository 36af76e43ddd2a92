"""What the proofreader knows of a language, from its data file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty.text import words

FOLDER = Path(__file__).parent

IsWord = Callable[[str], bool]
Dictionaries = Mapping[str, IsWord]  # by language: whether a spelling is in the dictionary
NO_DICTIONARIES: Dictionaries = {}

Phrases = frozenset[tuple[str, ...]]

_CODE = re.compile(r"[a-z]{2}")


@dataclass(frozen=True)
class Lexicon:
    """Words of one language, folded; lists of phrases by their names in the data file, such as `counts.scales`."""

    language: str
    plain: frozenset[str]
    titles: frozenset[str]
    numbers: Mapping[str, int]
    ordinals: Mapping[str, int]
    endings: Mapping[str, int]
    calendar: Mapping[str, str]
    stems: Mapping[str, tuple[str, ...]]
    lists: Mapping[str, Phrases]

    def phrases(self, name: str) -> Phrases:
        return self.lists[name]


@cache
def lexicon(language: str) -> Lexicon | None:
    """The words of a language; None if there is no data file for it."""
    path = FOLDER / f"{language}.toml"
    if not _CODE.fullmatch(language) or not path.is_file():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Lexicon(
        language=language,
        plain=frozenset(data["plain"]),
        titles=frozenset(data["titles"]),
        numbers=data["numbers"],
        ordinals=data["ordinals"],
        endings=data["endings"],
        calendar={word: day for day, listed in data["calendar"].items() for word in listed},
        stems={name: tuple(stems) for name, stems in data["derived"]["stems"].items()},
        lists=dict(_lists(data)),
    )


def phrases(language: str, name: str) -> Phrases:
    """A list of a language by its name; empty if there is no data file for the language."""
    known = lexicon(language)
    return known.phrases(name) if known else frozenset()


def _lists(data: Mapping[str, Any]) -> Iterator[tuple[str, Phrases]]:
    for key, value in data.items():
        if isinstance(value, list):
            yield key, frozenset(map(words, value))
        elif isinstance(value, dict) and key not in ("calendar", "stems"):
            yield from ((f"{key}.{name}", listed) for name, listed in _lists(value))
