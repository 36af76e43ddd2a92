"""One card: its subject in several languages, twenty entries, and the facts about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fogbound.errors import BadOption

CATEGORIES = ("person", "place", "thing")
ENTRIES = 20
QUESTION = "?"  # an entry without a clue: the player who picks it rolls for a question of their own
LEVELS = (1, 2, 3)  # easy, medium, hard

# True, False or "partly"; a number; or several values from a list of the vocabulary (see facts.py)
FactValue = bool | int | str | tuple[str, ...]


@dataclass(frozen=True)
class Wording:
    """A card in one language: its names, wrong answers that come close (`rejects`), and its entries, 1 to 20."""

    language: str
    answer: str
    aliases: tuple[str, ...]
    rejects: tuple[str, ...]
    entries: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return (self.answer, *self.aliases)


@dataclass(frozen=True)
class Note:
    """A fact of this card alone: whether it is true, and the words that people ask with, by language."""

    value: bool | str
    words: tuple[tuple[str, tuple[str, ...]], ...]

    def words_in(self, language: str) -> tuple[str, ...]:
        return dict(self.words).get(language, ())


@dataclass(frozen=True)
class Asked:
    """Something that people ask about a card: the reply (yes, no or partly), and ways to ask it, by language."""

    reply: str
    phrasings: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Card:
    """A subject to guess. All fields are plain values, so two cards are equal if all of their content is."""

    id: str
    category: str
    difficulty: int
    family: bool
    reviewed_by: tuple[str, ...]
    tags: tuple[tuple[str, str], ...]
    levels: tuple[int, ...]  # of the entries 1 to 20; 0 for a question mark
    wordings: tuple[Wording, ...]
    facts: tuple[tuple[str, FactValue], ...]
    notes: tuple[Note, ...]
    child: bool = False  # known to most children of ten
    author: str = ""
    sources: tuple[str, ...] = ("",) * ENTRIES  # of the entries 1 to 20: a title and a place in it
    asked: tuple[Asked, ...] = ()  # of people's own decks; the house has those of shipped cards

    def __hash__(self) -> int:
        """The id tells cards apart well enough; a hash of all content would take longer than most look-ups."""
        return hash(self.id)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return tuple(wording.language for wording in self.wordings)

    def wording(self, language: str) -> Wording:
        for wording in self.wordings:
            if wording.language == language:
                return wording
        text = f"There are no cards in {language!r}; languages are {', '.join(self.languages)}."
        raise BadOption("no-such-language", text, language=language)

    def entry(self, number: int, language: str) -> str:
        """The text at a number: a clue, or `?`."""
        return self.wording(language).entries[number - 1]

    @cached_property
    def questions(self) -> tuple[int, ...]:
        """The numbers with a question mark, the same in every language."""
        return tuple(number for number, level in enumerate(self.levels, 1) if level == 0)

    @cached_property
    def clues(self) -> tuple[int, ...]:
        return tuple(number for number in range(1, ENTRIES + 1) if number not in self.questions)

    def tag(self, name: str) -> str:
        return dict(self.tags).get(name, "")

    def words_of(self, languages: tuple[str, ...]) -> list[list[str]]:
        """What players hear, as plain lists, for a digest."""
        return [[code, self.wording(code).answer, *self.wording(code).entries] for code in languages]


def card(key: str, data: Mapping[str, Any], languages: tuple[str, ...]) -> Card:
    """A card from data that passed the check."""
    entries = [data["entries"][str(number)] for number in range(1, ENTRIES + 1)]
    return Card(
        id=key,
        category=data["category"],
        difficulty=data["difficulty"],
        family=data.get("family", True),
        reviewed_by=tuple(data.get("reviewed_by", ())),
        tags=tuple(sorted(data["tags"].items())),
        levels=tuple(0 if entry[languages[0]] == QUESTION else entry["level"] for entry in entries),
        wordings=tuple(_wording(code, data[code], entries) for code in languages),
        facts=tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in sorted(data["facts"].items())),
        notes=tuple(_note(note, languages) for note in data.get("notes", ())),
        child=data.get("child", False),
        author=data.get("author", ""),
        sources=tuple(entry.get("source", "") for entry in entries),
        asked=tuple(map(asked, data.get("asked", ()))),
    )


def asked(data: Mapping[str, Any]) -> Asked:
    """A question with its reply, from data that passed the check."""
    return Asked(data["is"], tuple((code, tuple(data[code])) for code in sorted(data) if code != "is"))


def _wording(code: str, data: Mapping[str, Any], entries: list[Mapping[str, Any]]) -> Wording:
    aliases, rejects = (tuple(data.get(name, ())) for name in ("aliases", "rejects"))
    return Wording(code, data["answer"], aliases, rejects, tuple(entry[code] for entry in entries))


def _note(data: Mapping[str, Any], languages: tuple[str, ...]) -> Note:
    return Note(data["is"], tuple((code, tuple(data[code])) for code in languages))
