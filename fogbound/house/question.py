"""A question word by word: what each of its phrases asks for, and what is left that nobody has understood."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.facts import NUMBER
from fogbound.house.figures import Span, spans
from fogbound.house.sheet import NOTE, Entry, sheet
from fogbound.house.words import Words, phrases, singular, speech

LONGEST = 6  # words of a phrase

# What a phrase does in a question. Where two are equally long the first of these is meant.
NOTED, ROLE, FACT, IDLE = range(4)
ROLES = ("negations", "rhetorical", "beware", "dying")


@dataclass(frozen=True)
class Find:
    """A phrase of the question, from one word to another."""

    start: int
    end: int
    rank: int
    role: str = ""
    entry: Entry | None = None


@dataclass(frozen=True)
class Question:
    """A question taken apart."""

    language: str
    words: Words  # without articles
    finds: tuple[Find, ...]
    numbers: tuple[Span, ...]
    rest: tuple[int, ...]  # places of the words that were not understood

    def has(self, role: str) -> bool:
        return any(find.role == role for find in self.finds)

    def says(self, name: str) -> bool:
        listed = phrases(self.language, f"question.{name}")
        return any(self.singular[a:b] in listed for a in range(len(self.words)) for b in range(a + 1, a + LONGEST))

    @property
    def singular(self) -> Words:
        return tuple(map(singular, self.words))

    @property
    def entries(self) -> tuple[Find, ...]:
        return tuple(find for find in self.finds if find.entry)


def take_apart(card: Card, asked: str, language: str) -> Question:
    """The longest phrase wins; of two as long, a note, then a word that steers, then a fact, then small talk."""
    articles = speech(language).list("articles")
    words = tuple(word for word in text.words(asked) if (word,) not in articles)
    found = sorted(_candidates(card, words, language), key=lambda find: (find.start - find.end, find.rank))
    taken: dict[int, Find] = {}
    for find in found:
        if not any(place in taken for place in range(find.start, find.end)):
            taken |= dict.fromkeys(range(find.start, find.end), find)
    finds = tuple(dict.fromkeys(taken[place] for place in sorted(taken)))
    noted = {place for place, find in taken.items() if find.rank == NOTED}
    numbers = tuple(span for span in spans(words, speech(language)) if not noted & set(range(span.start, span.end)))
    counted = {place for span in numbers for place in range(span.start, span.end)}
    finds = tuple(find for find in finds if not counted & set(range(find.start, find.end)))
    rest = tuple(place for place in range(len(words)) if place not in taken and place not in counted)
    return Question(language, words, finds, numbers, rest)


def _candidates(card: Card, words: Words, language: str) -> Iterator[Find]:
    known, bare = sheet(card, language), tuple(map(singular, words))
    for start in range(len(words)):
        for end in range(start + 1, min(start + LONGEST, len(words)) + 1):
            phrase = bare[start:end]
            entry = known.get(phrase)
            if entry and not _heading(entry):
                yield Find(start, end, NOTED if entry.key == NOTE else FACT, entry=entry)
            for role in ROLES:
                if phrase in phrases(language, f"question.{role}"):
                    yield Find(start, end, ROLE, role)
            if entry and _heading(entry) and facts.vocabulary()[entry.key].kind != NUMBER:
                yield Find(start, end, IDLE)
            elif any(phrase in phrases(language, name) for name in ("question.idle", "joiners")):
                yield Find(start, end, IDLE, "idle")


def _heading(entry: Entry) -> bool:
    """Words for a list or a number as a whole, which ask for no value of it."""
    fact = facts.vocabulary().get(entry.key)
    return fact is not None and not entry.value and entry.truth is None and (fact.kind == NUMBER or bool(fact.values))
