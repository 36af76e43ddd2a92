"""Names that are on no card, or are like those of our subjects: what a guess may mean instead."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fogbound.house import guess as typed
from fogbound.house.words import Words, languages, speech

FOLDER = Path(__file__).with_name("others")


PROPER = ("people", "places")  # files with nothing but proper names


@cache
def _names(file: str) -> frozenset[Words]:
    """Those of one file, folded, without articles."""
    spoken = tuple(map(speech, languages()))
    lines = (
        line for path in sorted(FOLDER.glob(f"{file}.txt")) for line in path.read_text(encoding="utf-8").splitlines()
    )
    listed = (name for line in lines if line and not line.startswith("#") for name in line.split(","))
    return frozenset(typed.without_articles(typed.read(name), spoken) for name in listed if name.strip())


def is_name(words: Words) -> bool:
    return words in _names("*")


def is_proper(words: Words) -> bool:
    """Whether they name a person or a place, which no remark about something else would mention."""
    return any(words in _names(file) for file in PROPER)
