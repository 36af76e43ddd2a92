"""The words that the house knows in each language: data files, read once and made comparable."""

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

SHORTEST = 4  # letters that remain of a word without its ending
DOUBLED_END = re.compile(r"([^aeiou])\1$")  # stopp, of stopped


@dataclass(frozen=True, eq=False)  # there is one for each language
class Speech:
    """One language: lists of phrases by name, such as `speech.list("guess.before")`, and numbers in words."""

    language: str
    phrases: Mapping[str, frozenset[Words]]
    numbers: Mapping[str, int]
    compounds: Mapping[Words, int]  # numbers of two words that do not add up: quatre vingts, deux cents
    ordinals: Mapping[Words, int]
    replies: Mapping[str, str]
    pictures: Mapping[str, str]
    texting: Mapping[Words, Words]  # what people type in haste, anywhere in a question and at its beginning
    openings: Mapping[Words, Words]
    irregular: Mapping[str, str]  # forms of a word that no ending explains: sank, sink
    sizes: Mapping[Words, float]  # of things that everybody knows, in centimetres
    containers: Mapping[Words, float]  # the length of what fits into a hand, a pocket, a car
    eras: Mapping[Words, tuple[int, int]]  # periods with a name: first and last year
    superlatives: Mapping[Words, str]  # the record that they ask for: biggest

    def list(self, name: str) -> frozenset[Words]:
        return self.phrases.get(name, frozenset())


@cache
def listed(speeches: tuple[Speech, ...], *names: str) -> frozenset[Words]:
    """All phrases of some lists, in several languages."""
    return frozenset(phrase for each in speeches for name in names for phrase in each.list(name))


@cache
def languages() -> Words:
    """The languages that the house has words for."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def speech(language: str) -> Speech:
    """The words of a language; empty if there is no file for it."""
    paths = (FOLDER / f"{language}.toml", *sorted((FOLDER / "questions").glob(f"{language}*.toml")))
    data: dict[str, Any] = {}
    for path in paths if language in languages() else ():
        _merge(data, tomllib.loads(path.read_text(encoding="utf-8")))
    numbers, compounds, ordinals = (data.pop(name, {}) for name in ("numbers", "compounds", "ordinals"))
    replies, pictures = data.pop("replies", {}), data.pop("pictures", {})
    texting, openings, eras = (data.pop(name, {}) for name in ("texting", "openings", "eras"))
    sizes, containers, irregular = (data.pop(name, {}) for name in ("sizes", "containers", "irregular"))
    superlatives = data.pop("superlatives", {})
    bare = frozenset(map(text.words, data.get("articles", ())))
    return Speech(
        language=language,
        phrases=dict(_lists(data)),
        numbers={word: int(value) for word, value in numbers.items()},
        compounds={text.words(words): int(value) for words, value in compounds.items()},
        ordinals={text.words(word): int(value) for word, value in ordinals.items()},
        replies=replies,
        pictures=pictures,
        texting={text.words(typed): text.words(meant) for typed, meant in texting.items()},
        openings={text.words(typed): text.words(meant) for typed, meant in openings.items()},
        irregular={form: word for word, forms in irregular.items() for form in text.words(" ".join(forms))},
        sizes={plain(text.words(each), bare): float(size) for size, named in sizes.items() for each in named},
        containers={plain(text.words(each), bare): float(size) for size, named in containers.items() for each in named},
        eras={plain(text.words(each), bare): _years(years) for years, named in eras.items() for each in named},
        superlatives={plain(text.words(each), bare): name for name, named in superlatives.items() for each in named},
    )


def _merge(data: dict[str, Any], more: Mapping[str, Any]) -> None:
    """Add the tables of a second file; lists of the same name become one."""
    for name, value in more.items():
        if isinstance(value, dict):
            _merge(data.setdefault(name, {}), value)
        else:
            data[name] = [*data[name], *value] if isinstance(value, list) and name in data else value


def _years(written: str) -> tuple[int, int]:
    """A period from its key in the file: `476 to 1492`."""
    first, last = written.split(" to ")
    return int(first), int(last)


def _lists(data: Mapping[str, Any], before: str = "") -> Iterable[tuple[str, frozenset[Words]]]:
    for name, value in data.items():
        if isinstance(value, dict):
            yield from _lists(value, f"{before}{name}.")
        else:
            listed = frozenset(text.words(each) for each in value)
            hasty = {_without_apostrophes(each) for each in listed} if before == "guess." else set()
            hasty -= {("dont",)}  # a French word
            yield before + name, listed | hasty


def _without_apostrophes(phrase: Words) -> Words:
    """A phrase as people type it in haste: isnt it, cest."""
    return tuple(APOSTROPHE.sub(lambda found: found[1] or found[2], " ".join(phrase)).split())


@lru_cache(maxsize=65_536)
def singular(word: str) -> str:
    """A word without its plural ending. The result need not be a word: both sides of a comparison lose it."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    if word.endswith(("aux", "eux")) and len(word) > 4:
        return word[:-1]
    return word[:-1] if word.endswith("s") and len(word) > 3 and not word.endswith("ss") else word


@lru_cache(maxsize=65_536)
def stem(word: str, language: str) -> str:
    """A word without its ending, so that forms of one word compare equal: paints, painted, painting."""
    bare = speech(language).irregular.get(word) or singular(word)
    ending = next((end for end in _endings(language) if bare.endswith(end) and len(bare) - len(end) >= SHORTEST), "")
    return DOUBLED_END.sub(r"\1", bare.removesuffix(ending) if ending else bare)


@cache
def _endings(language: str) -> Words:
    """The endings of a language, the longest first."""
    return tuple(sorted((each[0] for each in speech(language).list("endings")), key=len, reverse=True))


@cache
def known_words() -> frozenset[str]:
    """Words and first names of any language that are no misspelling of another: Sarah is not Sahara."""
    files = sorted((FOLDER / "known").glob("*.txt"))
    lines = (line for path in files for line in path.read_text(encoding="utf-8").splitlines())
    return frozenset(line for line in lines if line and not line.startswith("#"))


def plain(phrase: Iterable[str], articles: frozenset[Words]) -> Words:
    """A phrase without articles and plurals."""
    return tuple(singular(word) for word in phrase if (word,) not in articles)


@cache
def phrases(language: str, name: str) -> frozenset[Words]:
    """A list of phrases of a language, ready to compare: without articles and plurals."""
    spoken = speech(language)
    plain_phrases = (plain(phrase, spoken.list("articles")) for phrase in spoken.list(name))
    return frozenset(phrase for phrase in plain_phrases if phrase)
