"""What the house knows of each language: data files, read once, in words that compare."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty import text

FOLDER = Path(__file__).with_name("words")

Words = tuple[str, ...]  # a phrase, folded
# Where an apostrophe stood: in English before an ending, in French after a single letter.
APOSTROPHE = re.compile(r"(?<=[a-z]) (t|s|d|m|ll|re|ve)\b|\b([cdjlmnst]|qu) (?=[aeiouy])")


@dataclass(frozen=True)
class Speech:
    """One language: lists of phrases by their name, as `speech.list("guess.before")`, and numbers in words."""

    language: str
    phrases: Mapping[str, frozenset[Words]]
    numbers: Mapping[str, int]
    ordinals: Mapping[Words, int]
    replies: Mapping[str, str]
    pictures: Mapping[str, str]

    def list(self, name: str) -> frozenset[Words]:
        return self.phrases.get(name, frozenset())


@cache
def languages() -> Words:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def speech(language: str) -> Speech:
    """A language's words; of one that nobody has written down yet, none."""
    path = FOLDER / f"{language}.toml"
    known = language in languages()
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if known else {}
    numbers, ordinals = data.pop("numbers", {}), data.pop("ordinals", {})
    replies, pictures = data.pop("replies", {}), data.pop("pictures", {})
    return Speech(
        language=language,
        phrases=dict(_lists(data)),
        numbers={word: int(value) for word, value in numbers.items()},
        ordinals={text.words(word): int(value) for word, value in ordinals.items()},
        replies=replies,
        pictures=pictures,
    )


def _lists(data: Mapping[str, Any], before: str = "") -> Iterable[tuple[str, frozenset[Words]]]:
    for name, value in data.items():
        if isinstance(value, dict):
            yield from _lists(value, f"{before}{name}.")
        else:
            found = frozenset(text.words(each) for each in value)
            yield before + name, found | {_contracted(each) for each in found} if before == "guess." else found


def _contracted(phrase: Words) -> Words:
    """As it is typed in haste: isnt it, cest."""
    return tuple(APOSTROPHE.sub(lambda found: found[1] or found[2], " ".join(phrase)).split())


@lru_cache(maxsize=65_536)
def singular(word: str) -> str:
    """A word without the sign of the plural, the same for both sides of a comparison: it need not be a word."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    if word.endswith(("aux", "eux")) and len(word) > 4:
        return word[:-1]
    return word[:-1] if word.endswith("s") and len(word) > 3 and not word.endswith("ss") else word


def plain(phrase: Iterable[str], articles: frozenset[Words]) -> Words:
    """A phrase without articles and plurals."""
    return tuple(singular(word) for word in phrase if (word,) not in articles)


@cache
def phrases(language: str, name: str) -> frozenset[Words]:
    """A list of a language as questions are compared: without articles and plurals."""
    spoken = speech(language)
    found = (plain(phrase, spoken.list("articles")) for phrase in spoken.list(name))
    return frozenset(phrase for phrase in found if phrase)
