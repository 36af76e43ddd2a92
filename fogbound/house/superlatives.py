"""Superlatives: the highest mountain in the world, le plus grand animal."""

from __future__ import annotations

from fogbound.games.twenty.card import Card
from fogbound.house.fact_sheet import NOTE, Truth
from fogbound.house.knowledge import mentions
from fogbound.house.names import PERSON
from fogbound.house.question import Question
from fogbound.house.words import phrases, speech, stem

RECORD = "record"
LONGEST = 3  # words of a superlative


def asks(asked: Question) -> str:
    """The record that a question asks for, such as `highest`; empty if none, or if a note has its words."""
    known, said = speech(asked.language).superlatives, asked.singular
    for start in range(len(said)):
        for end in range(min(start + LONGEST, len(said)), start, -1):
            if (name := known.get(said[start:end])) and not _is_compared(asked, end) and not _is_noted(asked, end):
                return name
    return ""


def _is_compared(asked: Question, end: int) -> bool:
    """Whether `than` follows, which makes a French `plus haut` a comparison."""
    after = asked.singular[end : end + LONGEST]
    return any((word,) in phrases(asked.language, "question.compared_with") for word in after)


def _is_noted(asked: Question, end: int) -> bool:
    return any(find.entry and find.entry.key == NOTE and find.start < end <= find.end for find in asked.entries)


def answer(card: Card, asked: Question, name: str) -> Truth | None:
    """Whether the subject holds a record of the whole world; of a part of it, a card knows only by its notes."""
    given = dict(card.facts).get(RECORD)
    if isinstance(given, tuple) and (name in given or not _is_limited(asked)):
        return None if _is_limited(asked) else name in given
    said = mentions(card, asked.language)
    words = {word for phrase, of in speech(asked.language).superlatives.items() if of == name for word in phrase}
    if card.category == PERSON or _is_limited(asked) or asked.says("one_of"):
        return None
    small = {word for phrase in phrases(asked.language, "question.comparing") for word in phrase}
    return None if said & {stem(word, asked.language) for word in words - small} else False


def _is_limited(asked: Question) -> bool:
    """Whether the question is about a part of the world: the highest in Africa."""
    return any(find.entry and find.entry.key in ("country", "continent", "atlas") for find in asked.entries)
