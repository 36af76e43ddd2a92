"""Questions that a clue confirms, because it contains all of their words."""

from __future__ import annotations

from itertools import pairwise

from fogbound.games.twenty import text
from fogbound.games.twenty.card import QUESTION, Card
from fogbound.house.numbers import says
from fogbound.house.question import Question
from fogbound.house.words import Words, phrases, plain, singular, stem

FEWEST_WORDS = 2  # a single word could be in a clue by chance


def confirm(card: Card, asked: Question) -> bool:
    """Whether a clue without a `not` or a `never` contains every word that the question is about."""
    if asked.numbers or any(asked.has(role) for role in ("negations", "rhetorical", "beware")):
        return False
    language = asked.language
    small_talk = {word for phrase in phrases(language, "question.idle") for word in phrase if len(phrase) == 1}
    wanted = {stem(word, language) for word in asked.words if singular(word) not in small_talk}
    if not wanted:
        return False
    for clue in card.wording(language).entries:
        words = text.words(clue)
        said = tuple(stem(word, language) for word in words)
        if clue == QUESTION or not wanted <= set(said) or says(plain(words, frozenset()), _denials(language)):
            continue
        if len(wanted) >= FEWEST_WORDS or (asked.says("having") and _is_own(said, wanted, language)):
            return True
    return False


def _is_own(said: Words, wanted: set[str], language: str) -> bool:
    """Whether the clue calls something `my`: a single word may be in a clue by chance."""
    mine = {stem(word, language) for phrase in phrases(language, "question.mine") for word in phrase}
    return any(one in mine and two in wanted for one, two in pairwise(said))


def _denials(language: str) -> frozenset[tuple[str, ...]]:
    return phrases(language, "question.negations") | phrases(language, "question.rhetorical")
