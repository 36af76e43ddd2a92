"""A bot's memory: the subjects it has heard of, with the words and facts that go with them. It never sees a deck.

A memory is data that a bot is given. `fogbound deck memory` makes the shipped one. It leaves out a share of the cards,
so that bots meet subjects that they have never heard of, as people do.
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
SHORTEST = 4  # letters of a key word; shorter words are mostly grammar


@dataclass(frozen=True)
class Subject:
    """A subject: its names, the best first, and the words and facts that go with it."""

    category: str
    names: tuple[str, ...]
    words: frozenset[str]
    facts: tuple[tuple[str, bool], ...]

    @cached_property
    def known(self) -> dict[str, bool]:
        return dict(self.facts)


@dataclass(frozen=True)
class Memory:
    """All subjects in one language, and the questions that a bot can ask about them."""

    subjects: tuple[Subject, ...]
    questions: tuple[tuple[str, str], ...]  # (fact, question)

    def of(self, category: str | None) -> tuple[Subject, ...]:
        return tuple(subject for subject in self.subjects if category in (None, subject.category))

    @cached_property
    def weights(self) -> dict[str, float]:
        """How much each word tells: more, the fewer subjects it goes with."""
        spread = Counter(word for subject in self.subjects for word in subject.words)
        return {word: math.log((len(self.subjects) + 1) / n) for word, n in spread.items()}


@lru_cache(maxsize=4096)
def key_words(text: str) -> frozenset[str]:
    """The words of a text that are worth remembering, without a plural s."""
    return frozenset(word.removesuffix("s") for word in words(text) if len(word) >= SHORTEST)


@cache
def questions() -> dict[str, dict[str, str]]:
    """The questions, by fact and language."""
    return tomllib.loads((FOLDER / "questions.toml").read_text(encoding="utf-8"))


def facts_asked(facts: Mapping[str, Any]) -> dict[str, bool]:
    """A fact sheet as yes or no to each question of the bots; half-true facts are left out."""
    answers: dict[str, bool] = {}
    for key in questions():
        name, _, value = key.partition("=")
        fact = facts.get(name)
        if value and isinstance(fact, list | tuple):
            answers[key] = value in fact
        elif not value and isinstance(fact, bool):
            answers[key] = fact
    return answers


def memory(data: Mapping[str, Any], language: str) -> Memory:
    """The memory in one language from the data of a file; empty if the file lacks that language."""
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


def memory_text(subjects: Iterable[Mapping[str, Any]], **about: Any) -> str:
    """A memory as the text of a file."""
    return json.dumps({**about, "subjects": list(subjects)}, ensure_ascii=False, indent=1) + "\n"


@cache
def shipped(language: str) -> Memory:
    """The memory shipped with Fogbound."""
    return memory(json.loads(FILE.read_text(encoding="utf-8")), language)
