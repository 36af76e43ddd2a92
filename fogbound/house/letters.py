"""Questions about the name and its letters, if the room allows them."""

from __future__ import annotations

import re

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house.comparison import order
from fogbound.house.fact_sheet import Truth
from fogbound.house.numbers import find_spans, says
from fogbound.house.words import Words, phrases, speech


def asks(words: Words, language: str) -> bool:
    """Whether this is a question about the name and its letters."""
    return says(words, phrases(language, "question.letters"))


def answer(card: Card, question: str, language: str) -> Truth | None:
    """Whether the name begins or ends with a letter, contains it, or has so many letters; None if neither is asked.

    The name is the card's answer in the language of the table.
    """
    name = "".join(text.bare(card.wording(language).answer, language))
    words = text.words(question)
    for listed, test in (("starts", name.startswith), ("ends", name.endswith)):
        if says(words, speech(language).list(f"question.{listed}")):
            return (letter := _letter(question)) and test(letter)
    if numbers := find_spans(words, speech(language)):
        if not says(words, speech(language).list("question.letter")):
            return None
        how, span = order(words, numbers[0], language), numbers[0]
        return {"before": len(name) < span.low, "after": len(name) > span.low}.get(how, len(name) == span.low)
    if says(words, speech(language).list("question.holds")):
        return (letter := _letter(question)) and letter in name
    return None


def _letter(question: str) -> str | None:
    """The letter that the question is about: its last single letter."""
    single = re.findall(r"\b([^\W\d_])\b", question)
    return text.words(single[-1])[0] if single else None
