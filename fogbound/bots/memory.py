"""A bot's memory: the subjects it may have heard of, with the words and facts that go with them. It never sees a deck.

A memory is data that a bot is given. `fogbound deck memory` makes the shipped one. It also says how easy each subject
is, and each word: how many of ten people would name the subject from the easiest clue that has the word.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from fogbound.games.twenty.text import words

FOLDER = Path(__file__).parent
FILE = FOLDER / "memory.json"
SHORTEST = 4  # letters of a key word; shorter words are mostly grammar
KINDS = ("gender", "work", "place-kind", "thing-kind")  # the facts that say what kind of subject it is
COMMON = 0.2  # the share of subjects beyond which a word that goes with them is a common word
FEW = 3  # subjects; a word that goes with so few is never common, however small the memory is
SMOOTHING = 2.0  # imagined subjects of each kind, with average words


@dataclass(frozen=True, eq=False)  # each is itself alone: bots look subjects up millions of times
class Subject:
    """A subject: its names, the best first, and the words, facts and kinds that go with it.

    `ease` and the numbers of `words` run from 0, which nobody would name, to 10, which everybody would.
    """

    category: str
    names: tuple[str, ...]
    words: Mapping[str, int]
    facts: tuple[tuple[str, bool], ...]
    kinds: tuple[str, ...] = ()  # "gender=woman", "work=poet"
    ease: float = 10.0

    @cached_property
    def known(self) -> dict[str, bool]:
        return dict(self.facts)

    @cached_property
    def kinds_by_fact(self) -> tuple[tuple[str, ...], ...]:
        """The kinds, those of one fact together."""
        return tuple(tuple(group) for _, group in groupby(sorted(self.kinds), key=lambda kind: kind.partition("=")[0]))


@dataclass(frozen=True, eq=False)
class Memory:
    """All subjects in one language, and the questions that a bot can ask about them."""

    subjects: tuple[Subject, ...]
    questions: tuple[tuple[str, str], ...]  # (fact, question)

    def of(self, category: str | None) -> tuple[Subject, ...]:
        return tuple(subject for subject in self.subjects if category in (None, subject.category))

    @cached_property
    def subjects_by_word(self) -> dict[str, tuple[Subject, ...]]:
        """The subjects that each word speaks for; common words speak for nobody."""
        speaks = (word for word, weight in self.weights.items() if weight)
        found: dict[str, list[Subject]] = {word: [] for word in speaks}
        for subject in self.subjects:
            for word in subject.words.keys() & found.keys():
                found[word].append(subject)
        return {word: tuple(subjects) for word, subjects in found.items()}

    @cached_property
    def weights(self) -> dict[str, float]:
        """How much each word tells: more, the fewer subjects it goes with, and nothing if it is a common word."""
        spread = Counter(word for subject in self.subjects for word in subject.words)
        common = max(COMMON * len(self.subjects), FEW)
        return {word: math.log((len(self.subjects) + 1) / n) if n <= common else 0.0 for word, n in spread.items()}

    @cached_property
    def hints(self) -> dict[str, dict[str, dict[str, float]]]:
        """By category and word, how much the word tells for each kind of subject (against it, below 0)."""
        return {category: _hints(self.of(category)) for category in {subject.category for subject in self.subjects}}


def _hints(subjects: tuple[Subject, ...]) -> dict[str, dict[str, float]]:
    """The hints of one category. Words of a single subject give none: they would give the subject away."""
    spread = Counter(word for subject in subjects for word in subject.words)
    sizes = Counter(kind for subject in subjects for kind in subject.kinds)
    pairs = Counter((word, kind) for subject in subjects for kind in subject.kinds for word in subject.words)
    hints: dict[str, dict[str, float]] = {}
    for word in (word for word, n in spread.items() if n > 1):
        usual = spread[word] / len(subjects)
        hints[word] = {
            kind: math.log((pairs[word, kind] / usual + SMOOTHING) / (size + SMOOTHING)) for kind, size in sizes.items()
        }
    return hints


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


def kinds(facts: Mapping[str, Any]) -> list[str]:
    """The kinds on a fact sheet: `work=poet`."""
    return [f"{fact}={value}" for fact in KINDS for value in facts.get(fact, ())]


def words_by_ease(clues: Iterable[tuple[str, int]]) -> dict[str, str]:
    """The key words of clues with their ratings, easiest first. Each word has the rating of its easiest clue."""
    best: dict[str, int] = {}
    for text, rating in clues:
        for word in key_words(text):
            best[word] = max(best.get(word, 0), rating)
    ratings = sorted(set(best.values()), reverse=True)
    return {str(rating): " ".join(sorted(word for word in best if best[word] == rating)) for rating in ratings}


def memory(data: Mapping[str, Any], language: str) -> Memory:
    """The memory in one language from the data of a file; empty if the file lacks that language."""
    subjects = tuple(
        Subject(
            entry["category"],
            tuple(entry[language]["names"]),
            {word: int(ease) for ease, listed in entry[language]["words"].items() for word in listed.split()},
            tuple((key, bool(value)) for key, value in entry["facts"].items()),
            tuple(entry["kinds"]),
            float(entry["ease"]),
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
