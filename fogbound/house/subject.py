"""A question with one word for its subject, however it is named: `Does it fly?`, `Do you fly?`, `Does this thing fly?`

Banks say *it* or *he*, common questions say *you*, and strangers say any of them; to `paraphrase.py` all are the same.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty import text
from fogbound.house.words import Words

FILE = Path(__file__).with_name("subjects.toml")
LONGEST = 4  # words of a phrase
FURTHEST = 6  # where a pronoun that follows its verb may stand: `cette personne a-t-elle`


@dataclass(frozen=True)
class Subjects:
    """The words of a language that stand for the subject and for people in general, and its verbs in one person."""

    skipped: frozenset[Words]  # at the beginning
    listed: Mapping[Words, Words]
    addressed: frozenset[str]  # people in general, if the subject is named otherwise: `Can you eat it?`
    others: frozenset[str]  # the pronouns that name the subject otherwise
    subject: str
    people: str
    inverted: frozenset[str]  # pronouns that may follow their verb
    being: frozenset[Words]  # how a question begins that asks what the subject is
    able: frozenset[str]  # verbs of what could be
    before: frozenset[Words]  # what may stand before whoever could do it
    anybody: frozenset[str]  # those who are nobody beside the subject


@cache
def _subjects(language: str) -> Subjects:
    data: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8")).get(language, {})
    listed = {text.words(each): text.words(word) for word, named in data.get("alike", {}).items() for each in named}
    return Subjects(
        skipped=frozenset(text.words(each) for each in data.get("skipped", ())),
        listed=listed,
        addressed=frozenset(data.get("addressed", ())),
        others=frozenset(data.get("others", ())),
        subject=data.get("subject", ""),
        people=data.get("people", ""),
        inverted=frozenset(data.get("inverted", ())),
        able=frozenset(data.get("able", ())),
        before=frozenset(text.words(each) for each in data.get("before", ())),
        anybody=frozenset(data.get("anybody", ())),
        being=frozenset(text.words(each) for each in data.get("being", ())),
    )


def with_one_subject(words: Words, language: str) -> Words:
    """The words of a plain question, with one word for its subject, one for people, and verbs in one person."""
    known = _subjects(language)
    length = next((n for n in range(LONGEST, 0, -1) if words[:n] in known.skipped and len(words) > n), 0)
    said = _in_order(words[length:], known)
    addressed = known.people if known.others.intersection(said) else known.subject
    found: list[str] = []
    place = 0
    while place < len(said):
        length = next((n for n in range(LONGEST, 0, -1) if said[place : place + n] in known.listed), 0)
        if said[place] in known.addressed:
            found.append(addressed)
        else:
            found += known.listed[said[place : place + length]] if length else said[place : place + 1]
        place += max(1, length)
    return tuple(found)


def asks_what_it_is(words: Words, language: str) -> bool:
    """Whether a question with one subject asks what the subject is, not what it does: `Are you a piano?`"""
    return words[:2] in _subjects(language).being


def place_of_doer(stems: Words, language: str) -> int | None:
    """Where a question with one subject names what could do something to it: `Could handcuffs hold you?`"""
    known = _subjects(language)
    if known.subject not in stems or known.able.isdisjoint(stems):
        return None
    place = next((n for n, stem in enumerate(stems) if (stem,) not in known.before), None)
    return None if place is None or stems[place] in known.anybody else place


def _in_order(words: Words, known: Subjects) -> Words:
    """Without inversion: `est-il` is `il est`, and `a-t-il` is `il a`."""
    place = next((n for n in range(1, min(FURTHEST, len(words))) if words[n] in known.inverted), 0)
    if not place or words[0] in known.inverted:
        return words
    before = words[:place]
    if len(before) > 1 and before[-1] == "t":
        before = before[:-1]
    return (words[place], *before, *words[place + 1 :])
