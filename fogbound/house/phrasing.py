"""A typed question made plain: without texting, tags (`…, isn't it?`) and the words that lead into it."""

from __future__ import annotations

from functools import lru_cache

from fogbound.games.twenty import text
from fogbound.house.guess import WHERE
from fogbound.house.numbers import says
from fogbound.house.words import Speech, Words, speech

LONGEST = 6  # words of a tag or a lead-in


@lru_cache(maxsize=4096)
def plain_question(question: str, language: str) -> Words:
    """The folded words of a question as a careful writer would type them. At least one word remains of one."""
    spoken = speech(language)
    words = _rewrite(text.words(WHERE.sub("que", question)), spoken)
    before: Words = ()
    while words != before:
        before = words
        words = _without_tag(_without_lead(words, spoken), spoken)
    return _rewrite_opening(words, spoken)


def is_unclear(question: str, language: str) -> bool:
    """Whether a positive tag follows a negative sentence, so that yes could mean either: `You're not dead, are you?`"""
    spoken = speech(language)
    words = _rewrite(text.words(question), spoken)
    length = next((n for n in (2, 1) if words[-n:] in spoken.list("question.unclear_tags")), 0)
    denials = spoken.list("question.negations") | spoken.list("question.rhetorical")
    return 0 < length < len(words) and says(words[:-length], denials)


def _rewrite(words: Words, spoken: Speech) -> Words:
    """Without texting: `r u` is `are you`."""
    written: list[str] = []
    place = 0
    while place < len(words):
        length = next((n for n in (3, 2, 1) if words[place : place + n] in spoken.texting), 0)
        written += spoken.texting[words[place : place + length]] if length else words[place : place + 1]
        place += max(1, length)
    return tuple(written)


def _rewrite_opening(words: Words, spoken: Speech) -> Words:
    """Texting that means something else inside a question: `tes` is `tu es` at its beginning."""
    length = next((n for n in (3, 2, 1) if words[:n] in spoken.openings), 0)
    return (*spoken.openings[words[:length]], *words[length:]) if length else words


def _without_lead(words: Words, spoken: Speech) -> Words:
    leads = spoken.list("question.leads")
    length = next((n for n in range(min(LONGEST, len(words) - 1), 0, -1) if words[:n] in leads), 0)
    return words[length:]


def _without_tag(words: Words, spoken: Speech) -> Words:
    tags = spoken.list("question.tags")
    length = next((n for n in range(min(LONGEST, len(words) - 1), 0, -1) if words[-n:] in tags), 0)
    return words[:-length] if length else words
