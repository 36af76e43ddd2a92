"""What a bot has heard of: names, with the words and facts that go with them. A bot knows nothing of any deck.

A memory is data, given to a bot. The one that comes with Fogbound is a file made by `fogbound deck memory`, which
leaves out a share of the cards, so that a bot meets subjects it has never heard of, as people do.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty.text import words

FOLDER = Path(__file__).parent
FILE = FOLDER / "memory.json"
SHORTEST = 4  # letters of a word that tells anything; shorter ones are mostly glue


@dataclass(frozen=True)
class Subject:
    """Something heard of: what to call it, the best name first, and what comes to mind with it."""

    category: str
    names: tuple[str, ...]
    words: frozenset[str]
    facts: tuple[tuple[str, bool], ...]

    @cached_property
    def known(self) -> dict[str, bool]:
        return dict(self.facts)


@dataclass(frozen=True)
class Memory:
    """All that was heard of in one language, and the questions that can be put about it."""

    subjects: tuple[Subject, ...]
    questions: tuple[tuple[str, str], ...]  # (fact, question)

    def of(self, category: str | None) -> tuple[Subject, ...]:
        return tuple(subject for subject in self.subjects if category in (None, subject.category))

    @cached_property
    def weights(self) -> dict[str, float]:
        """How much a word tells: the fewer subjects it goes with, the more."""
        spread = Counter(word for subject in self.subjects for word in subject.words)
        return {word: math.log((len(self.subjects) + 1) / n) for word, n in spread.items()}


@lru_cache(maxsize=4096)
def telling(text: str) -> frozenset[str]:
    """The words of a text that are worth remembering, without the plural's s."""
    return frozenset(word.removesuffix("s") for word in words(text) if len(word) >= SHORTEST)


@cache
def questions() -> dict[str, dict[str, str]]:
    """What can be asked, by fact and language."""
    return tomllib.loads((FOLDER / "questions.toml").read_text(encoding="utf-8"))


def facts_asked(facts: Mapping[str, Any]) -> dict[str, bool]:
    """A fact sheet as yes and no to the questions that bots ask; what is half true is left open."""
    found: dict[str, bool] = {}
    for key in questions():
        name, _, value = key.partition("=")
        said = facts.get(name)
        if value and isinstance(said, list | tuple):
            found[key] = value in said
        elif not value and isinstance(said, bool):
            found[key] = said
    return found


def memory(data: Mapping[str, Any], language: str) -> Memory:
    """The memory that a file's data holds in one language; empty where it holds none."""
    subjects = tuple(
        Subject(
            entry["category"],
            tuple(entry[language]["names"]),
            frozenset(entry[language]["words"]),
            tuple((key, bool(value)) for key, value in entry["facts"].items()),
        )
        for entry in data["subjects"]
        if language in entry
    )
    asked = tuple((key, texts[language]) for key, texts in questions().items() if language in texts)
    return Memory(subjects, asked)


def written(subjects: Iterable[Mapping[str, Any]], **about: Any) -> str:
    """A memory as a file."""
    return json.dumps({**about, "subjects": list(subjects)}, ensure_ascii=False, indent=1) + "\n"


@cache
def shipped(language: str) -> Memory:
    """The memory that comes with Fogbound."""
    return memory(json.loads(FILE.read_text(encoding="utf-8")), language)
