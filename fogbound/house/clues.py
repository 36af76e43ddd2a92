"""What the clues can confirm: a question all of whose words stand in one of them."""

from __future__ import annotations

from fogbound.games.twenty import text
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.house.figures import says
from fogbound.house.question import Question
from fogbound.house.words import phrases, plain, singular, speech

ENOUGH = 2  # words of its own that a question needs, so that they stand in a clue together for a reason


def confirm(card: Card, asked: Question) -> bool:
    """Does a clue, without a `not` or a `never` in it, hold every word that the question is about?"""
    if asked.numbers or any(asked.has(role) for role in ("negations", "rhetorical", "beware")):
        return False
    idle = {word for phrase in phrases(asked.language, "question.idle") for word in phrase if len(phrase) == 1}
    wanted = {singular(word) for word in asked.words} - idle
    if len(wanted) < ENOUGH:
        return False
    articles = speech(asked.language).list("articles")
    for clue in card.wording(asked.language).entries:
        words = plain(text.words(clue), articles)
        if clue != QUESTION and wanted <= set(words) and not says(words, _denials(asked.language)):
            return True
    return False


def _denials(language: str) -> frozenset[tuple[str, ...]]:
    return phrases(language, "question.negations") | phrases(language, "question.rhetorical")
