"""Questions about the letters of the name, which a room may allow."""

from __future__ import annotations

import re

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house.figures import says, spans
from fogbound.house.sheet import Truth
from fogbound.house.when import order
from fogbound.house.words import Words, phrases, speech


def asks(words: Words, language: str) -> bool:
    """Is this a question about the name and its letters?"""
    return says(words, phrases(language, "question.letters"))


def answer(card: Card, question: str, language: str) -> Truth | None:
    """Begins with, ends with, holds a letter; so many letters. The name is the answer in the language of the table."""
    name = "".join(text.bare(card.wording(language).answer, language))
    words = text.words(question)
    for listed, test in (("starts", name.startswith), ("ends", name.endswith)):
        if says(words, speech(language).list(f"question.{listed}")):
            return (letter := _letter(question)) and test(letter)
    if numbers := spans(words, speech(language)):
        if not says(words, speech(language).list("question.letter")):
            return None
        how, span = order(words, numbers[0], language), numbers[0]
        return {"before": len(name) < span.low, "after": len(name) > span.low}.get(how, len(name) == span.low)
    if says(words, speech(language).list("question.holds")):
        return (letter := _letter(question)) and letter in name
    return None


def _letter(question: str) -> str | None:
    """The letter that is asked for: the last single letter of the question."""
    found = re.findall(r"\b([^\W\d_])\b", question)
    return text.words(found[-1])[0] if found else None
