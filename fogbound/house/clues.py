"""Questions that a clue confirms, because it contains all of their words."""

from __future__ import annotations

from fogbound.games.twenty import text
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.house.numbers import says
from fogbound.house.question import Question
from fogbound.house.words import phrases, plain, singular, speech

FEWEST_WORDS = 2  # a single word could be in a clue by chance


def confirm(card: Card, asked: Question) -> bool:
    """Whether a clue without a `not` or a `never` contains every word that the question is about."""
    if asked.numbers or any(asked.has(role) for role in ("negations", "rhetorical", "beware")):
        return False
    small_talk = {word for phrase in phrases(asked.language, "question.idle") for word in phrase if len(phrase) == 1}
    wanted = {singular(word) for word in asked.words} - small_talk
    if len(wanted) < FEWEST_WORDS:
        return False
    articles = speech(asked.language).list("articles")
    for clue in card.wording(asked.language).entries:
        words = plain(text.words(clue), articles)
        if clue != QUESTION and wanted <= set(words) and not says(words, _denials(asked.language)):
            return True
    return False


def _denials(language: str) -> frozenset[tuple[str, ...]]:
    return phrases(language, "question.negations") | phrases(language, "question.rhetorical")
