"""Taking a question apart: what each of its phrases asks for, and the words that are not understood."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fogbound.games.twenty import facts
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.facts import NUMBER
from fogbound.house.fact_sheet import NOTE, Entry
from fogbound.house.knowledge import knowledge
from fogbound.house.numbers import Span, find_spans
from fogbound.house.phrasing import plain_question
from fogbound.house.repair import repair
from fogbound.house.words import Words, phrases, singular, speech

LONGEST = 6  # words of a phrase

# What a phrase does in a question. Of two phrases of the same length, the one that comes first here counts.
NOTED, ROLE, FACT, SILENT, IDLE = range(5)
ROLES = ("negations", "rhetorical", "beware", "dying")


@dataclass(frozen=True)
class Find:
    """A phrase of the question that is understood, and its place among the words."""

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
    rest: tuple[int, ...]  # places of the words that are not understood
    indefinite: bool = False  # it says `a` or `an`, which the words leave out

    def has(self, role: str) -> bool:
        """Whether a phrase has this role."""
        return any(find.role == role for find in self.finds)

    def says(self, name: str) -> bool:
        """Whether a phrase of this list is in the question."""
        listed = phrases(self.language, f"question.{name}")
        return any(self.singular[a:b] in listed for a in range(len(self.words)) for b in range(a + 1, a + LONGEST))

    @property
    def singular(self) -> Words:
        return tuple(map(singular, self.words))

    @property
    def entries(self) -> tuple[Find, ...]:
        """The phrases that ask for something on the fact sheet."""
        return tuple(find for find in self.finds if find.entry)


def take_apart(card: Card, asked: str, language: str) -> Question:
    """A question taken apart. The longest phrase wins; of two equally long ones a note, a role, a fact, small talk."""
    articles = speech(language).list("articles")
    typed = plain_question(asked, language)
    plain = tuple(word for word in typed if (word,) not in articles)
    indefinite = any((word,) in speech(language).list("question.one") for word in typed)
    words = repair(card, plain, language)
    candidates = sorted(_without_silent(list(_candidates(card, words, language))), key=_order)
    taken: dict[int, Find] = {}
    for find in candidates:
        if not any(place in taken for place in range(find.start, find.end)):
            taken |= dict.fromkeys(range(find.start, find.end), find)
    finds = tuple(dict.fromkeys(taken[place] for place in sorted(taken)))
    noted = {place for place, find in taken.items() if find.rank == NOTED}
    all_numbers = find_spans(words, speech(language))
    numbers = tuple(span for span in all_numbers if not noted & set(range(span.start, span.end)))
    counted = {place for span in numbers for place in range(span.start, span.end)}
    finds = tuple(find for find in finds if not counted & set(range(find.start, find.end)))
    rest = tuple(place for place in range(len(words)) if place not in taken and place not in counted)
    return Question(language, words, finds, numbers, rest, indefinite)


def _order(find: Find) -> tuple[int, int]:
    """The longest phrase comes first; of two equally long ones, the rank decides."""
    return find.start - find.end, find.rank


def _without_silent(finds: list[Find]) -> list[Find]:
    """Common sense that says nothing gives way to a note or a value of a list: `made of metal` to `metal`."""
    firm = [find for find in finds if find.entry and (find.rank == NOTED or (find.rank == FACT and find.entry.value))]
    taken = {place for find in firm for place in range(find.start, find.end)}
    return [find for find in finds if find.rank != SILENT or taken.isdisjoint(range(find.start, find.end))]


def _candidates(card: Card, words: Words, language: str) -> Iterator[Find]:
    known, bare = knowledge(card, language), tuple(map(singular, words))
    for start in range(len(words)):
        for end in range(start + 1, min(start + LONGEST, len(words)) + 1):
            phrase = bare[start:end]
            entry = known.get(phrase)
            if entry and not _is_heading(entry):
                yield Find(start, end, _rank(entry), entry=entry)
            for role in ROLES:
                if phrase in phrases(language, f"question.{role}"):
                    yield Find(start, end, ROLE, role)
            if entry and _is_heading(entry) and facts.vocabulary()[entry.key].kind != NUMBER:
                yield Find(start, end, IDLE)
            elif any(phrase in phrases(language, name) for name in ("question.idle", "joiners")):
                yield Find(start, end, IDLE, "idle")


def _rank(entry: Entry) -> int:
    if entry.key == NOTE:
        return NOTED
    return SILENT if entry.sensed and entry.truth is None else FACT


def _is_heading(entry: Entry) -> bool:
    """Whether the words name a list or a number as a whole, and ask for no value of it."""
    fact = facts.vocabulary().get(entry.key)
    return fact is not None and not entry.value and entry.truth is None and (fact.kind == NUMBER or bool(fact.values))
