"""The catalogues for Python: texts by id, with facts filled in, in any language that has a folder here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.resolver import Message

from fogbound.errors import FogboundError, Said
from fogbound.words import shortened

FOLDER = Path(__file__).parent
ENGLISH = "en"
LONGEST = 1000  # letters of a fact: nobody reads more, and Fluent refuses what is much longer
_DAY_FIRST = {"en": "en_GB"}
_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # before a number; none between two, as in a date
# A message or a term, up to the line before the next one or a comment.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![-#A-Za-z]).*)*", re.MULTILINE)
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
# Requests are answered in several threads, and a language has one bundle.
_PARSING = Lock()


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/pages.ftl"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def say(id: str, language: str = ENGLISH, /, **facts: Any) -> str:
    """A text in a language. Lists become lists of that language; a missing text or fact is a mistake of ours."""
    pattern = _message(language, id).value
    assert pattern is not None, f"{id} has no text of its own"
    text, mistakes = _bundle(language).format_pattern(pattern, _filled(facts, language))
    if mistakes:
        raise mistakes[0]
    negative = any(isinstance(value, int | float) and value < 0 for value in facts.values())
    return with_minus(str(text)) if negative else str(text)


def worded(id: str, /, **facts: Any) -> Said:
    """A sentence of the catalogues for a refusal: its words stand nowhere else."""
    return Said(id, say(id, **facts), **facts)


def spoken(text: Any, language: str) -> Any:
    """A sentence of ours in a language; anything else as it is."""
    known = isinstance(text, Said) and text.id in ids(ENGLISH)  # a game from elsewhere has lessons of its own
    return say(text.id, language, **text.facts) if known else text


def reason(problem: FogboundError, language: str) -> str:
    """The text of a refusal in a language: its very sentence, if the catalogues have it, else what its code means.

    English needs no code: the refusal's own text says more.
    """
    said = problem.details.get("said")
    if said in ids(ENGLISH):
        return say(said, language, **problem.details)
    meaning = f"error-{problem.code}"
    if language == ENGLISH or meaning not in ids(ENGLISH):
        return problem.text
    try:
        return say(meaning, language, **problem.details)
    except FluentReferenceError:  # the refusal lacks a fact of that text
        return problem.text


def edition_title(edition_id: str, otherwise: str, language: str) -> str:
    """An edition's title; `otherwise` for one that the catalogues do not know."""
    id = f"edition-title-{edition_id.replace('/', '-')}"
    return say(id, language) if id in ids(ENGLISH) else otherwise


def long_date(day: date, language: str) -> str:
    """A day with its month in words."""
    return str(format_date(day, "long", _DAY_FIRST.get(language, language)))


def chosen(wanted: str) -> str:
    """The first of the languages in an Accept-Language header that there is a catalogue for, else English."""
    tags = [part.partition(";")[0].strip().partition("-")[0].lower() for part in wanted.split(",")]
    return next((tag for tag in tags if tag in languages()), ENGLISH)


@cache
def ids(language: str) -> frozenset[str]:
    """The ids of all texts of a language."""
    return frozenset(_ID.findall("\n".join(text for text in _texts(language))))


def with_minus(text: str) -> str:
    """The text with a minus before its negative numbers: number formats write a hyphen."""
    return _HYPHEN.sub("\N{MINUS SIGN}", text)


def _filled(facts: Mapping[str, Any], language: str) -> dict[str, Any]:
    return {name: _fact(name, value, language) for name, value in facts.items()}


def _fact(name: str, value: Any, language: str) -> Any:
    words = _listed(name, value, language) if isinstance(value, list) else spoken(value, language)
    return shortened(words, LONGEST) if isinstance(words, str) else words


def _listed(name: str, items: list[Any], language: str) -> str:
    """A list in words. Tickets and pawns come as ids, here as in the browser."""
    match name:
        case "tickets":
            return format_list([say("ticket-word", language, ticket=one) for one in items], "or", language)
        case "choices":
            return format_list([str(one) for one in items], "or", language)
        case "stations":
            return format_list([str(one) for one in items], "or", language)
        case "seats":
            return format_list([say("seat-name", language, seat=one) for one in items], "standard", language)
        case _:
            return format_list([str(spoken(one, language)) for one in items], "standard", language)


@cache
def _texts(language: str) -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


@cache
def _bundle(language: str) -> FluentBundle:
    """The texts that somebody has asked for; to parse all of a language takes half a second."""
    return FluentBundle([language], use_isolating=False)


@cache
def _message(language: str, id: str) -> Message:
    """A message, parsed when somebody first asks for it, with whatever it refers to."""
    entries, taken, wanted = _entries(language), set[str](), [id]
    while wanted:
        name = wanted.pop()
        if name in entries and name not in taken:
            taken.add(name)
            wanted += _NAME.findall(entries[name])  # whatever may be a reference
    with _PARSING:
        _bundle(language).add_resource(FluentResource("\n".join(entries[name] for name in taken)))
        return _bundle(language).get_message(id)


@cache
def _entries(language: str) -> dict[str, str]:
    """The source of every message and term, by its name; a term's begins with a hyphen."""
    return {found[1]: found[0] for text in _texts(language) for found in _ENTRY.finditer(text)}
