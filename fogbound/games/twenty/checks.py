"""The check of a deck file's form: every error at once, in words its author can act on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from fogbound.errors import Finding
from fogbound.games.twenty.card import CATEGORIES, ENTRIES, LEVELS, QUESTION
from fogbound.games.twenty.facts import LIST, NUMBER, PARTLY, Fact, vocabulary
from fogbound.games.twenty.tags import tag_findings

KEYS = ("title", "languages", "cards")
CARD_KEYS = (
    *("category", "difficulty", "family", "child", "author", "reviewed_by", "tags", "entries", "facts", "notes"),
    "asked",
)
WORDING_KEYS = ("answer", "aliases", "rejects")
IGNORED_KEYS = ("partial", "tells")  # of older decks: today's judge has a rule in their place
QUESTIONS = (2, 4)  # the fewest and the most question marks of a card
MOST_CARDS = 2_000
MOST_NAMES = 100  # in each list of names of a card in one language
MOST_NOTES = 60
MOST_ASKED = 200  # questions in the bank of a card
LONGEST_PHRASING = 160
REPLIES = ("yes", "no", PARTLY)
LONGEST_SOURCE = 120

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2}")


def findings(data: Mapping[str, Any]) -> tuple[Finding, ...]:
    """Everything that is wrong with the form of a deck's data; empty if a deck can be built from it."""
    languages = languages_of(data)
    found = [*_keys(data), *_title(data)]
    if not languages:
        found.append(Finding("bad-languages", 'languages must be a list of two-letter codes, such as ["en", "fr"]'))
    cards = data.get("cards")
    if not isinstance(cards, dict) or not cards:
        return (
            *found,
            Finding("no-cards", "the deck has no cards; add [cards.some-id] tables, or files beside deck.toml"),
        )
    if len(cards) > MOST_CARDS:
        return (*found, Finding("too-many-cards", f"the deck has {len(cards)} cards; the most is {MOST_CARDS}"))
    for key, entry in cards.items():
        found += _card(key, entry, languages)
    return tuple(found)


def _keys(data: Mapping[str, Any]) -> Iterator[Finding]:
    for key in data:
        if key not in KEYS:
            yield Finding("unknown-key", f"{key[:40]!r} is unknown; a deck has {', '.join(KEYS)}")


def _is_words(value: Any, longest: int = 80) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) == len(value) <= longest and value.isprintable()


def _title(data: Mapping[str, Any]) -> Iterator[Finding]:
    if not _is_words(data.get("title")):
        yield Finding("bad-title", "title must be one line of at most 80 characters")


def languages_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """A deck's languages; empty if they are not a list of different codes."""
    given = data.get("languages")
    if not isinstance(given, list) or not all(isinstance(code, str) and _LANGUAGE.fullmatch(code) for code in given):
        return ()
    return tuple(given) if len(set(given)) == len(given) else ()


def _card(key: str, data: Any, languages: tuple[str, ...]) -> Iterator[Finding]:
    if not _ID.fullmatch(key) or len(key) > 40:
        yield Finding("bad-id", f"{key[:40]!r} is not a card id; use at most 40 lower-case letters, digits and hyphens")
    if not isinstance(data, dict):
        yield Finding("bad-card", f"{key[:40]}: a card must be a table")
        return
    for finding in _content(data, languages):
        yield Finding(finding.code, f"{key[:40]}: {finding.text}")


def _content(data: Mapping[str, Any], languages: tuple[str, ...]) -> Iterator[Finding]:
    for name in data:
        if name not in CARD_KEYS and name not in languages:
            known = f"a card has {', '.join(CARD_KEYS)} and a table for each language"
            yield Finding("unknown-key", f"{name[:40]!r} is unknown; {known}")
    category = data.get("category")
    if category not in CATEGORIES:
        yield Finding("bad-category", f"category must be one of {', '.join(CATEGORIES)}")
    yield from _marks(data)
    yield from tag_findings(data.get("tags"), category)
    yield from _texts(data, languages)
    yield from _facts(data.get("facts"), category)
    yield from _notes(data.get("notes", []), languages)
    yield from asked_findings(data.get("asked", []))


def _texts(data: Mapping[str, Any], languages: tuple[str, ...]) -> Iterator[Finding]:
    for code in languages:
        yield from _wording(code, data.get(code))
    yield from _entries(data.get("entries"), languages)


def readable(data: Any, languages: tuple[str, ...]) -> dict[str, Any] | None:
    """A card's data with harmless values in place of wrong ones; None if its texts cannot be read.

    So the checks of its content run even while its form is wrong.
    """
    if not isinstance(data, dict) or not languages or any(_texts(data, languages)):
        return None
    category = data.get("category")
    substitutes: dict[str, tuple[bool, Any]] = {  # whether the value is wrong, and what replaces it
        "category": (category not in CATEGORIES, CATEGORIES[-1]),
        "difficulty": (not _is_level(data.get("difficulty")), LEVELS[0]),
        "family": (not isinstance(data.get("family"), bool), True),
        "child": (not isinstance(data.get("child"), bool), False),
        "author": (not _is_words(data.get("author")), ""),
        "reviewed_by": (any(_marks(data)), []),
        "tags": (any(tag_findings(data.get("tags"), category)), {}),
        "facts": (any(_facts(data.get("facts"), category)), {}),
        "notes": (any(_notes(data.get("notes", []), languages)), []),
        "asked": (any(asked_findings(data.get("asked", []))), []),
    }
    return {**data, **{key: value for key, (is_wrong, value) in substitutes.items() if is_wrong}}


def _marks(data: Mapping[str, Any]) -> Iterator[Finding]:
    if not _is_level(data.get("difficulty")):
        yield Finding("bad-difficulty", "difficulty must be 1 (easy), 2 (medium) or 3 (hard)")
    if not isinstance(data.get("family", True), bool):
        yield Finding("bad-family", "family must be true (suitable for children) or false")
    if not isinstance(data.get("child", False), bool):
        yield Finding("bad-child", "child must be true (known to a ten-year-old) or false")
    if not _is_words(data.get("author", "somebody")):
        yield Finding("bad-author", "author must be the name of who wrote the card, or be left out")
    reviewers = data.get("reviewed_by", [])
    if not isinstance(reviewers, list) or not all(map(_is_words, reviewers)):
        yield Finding("bad-reviewer", "reviewed_by must be a list of names, or be left out")


def _is_level(value: Any) -> bool:
    return not isinstance(value, bool) and value in LEVELS


def _wording(code: str, data: Any) -> Iterator[Finding]:
    if not isinstance(data, dict):
        yield Finding("missing-language", f"the card has no [{code}] table with an answer")
        return
    for name in data:
        if name not in (*WORDING_KEYS, *IGNORED_KEYS):
            yield Finding("unknown-key", f"[{code}] has {name[:40]!r}; it may have {', '.join(WORDING_KEYS)}")
    if not _is_words(data.get("answer")):
        yield Finding("bad-answer", f"[{code}] needs an answer: one line of at most 80 characters")
    for name in WORDING_KEYS[1:]:
        listed = data.get(name, [])
        if not isinstance(listed, list) or not all(map(_is_words, listed)) or len(listed) > MOST_NAMES:
            text = f"[{code}] {name} must be a list of at most {MOST_NAMES} texts, each of at most 80 characters"
            yield Finding(f"bad-{name}", text)


def ignored(data: Mapping[str, Any]) -> Iterator[Finding]:
    """Remarks on keys of older decks that mean nothing any more."""
    languages, cards = languages_of(data), data.get("cards")
    for key, card in cards.items() if isinstance(cards, dict) else ():
        texts = [card.get(code) for code in languages] if isinstance(card, dict) else []
        if names := [name for name in IGNORED_KEYS if any(isinstance(text, dict) and name in text for text in texts)]:
            yield Finding("ignored", f"{key[:40]}: {' and '.join(names)} are no longer used; you may delete them")


def _entries(data: Any, languages: tuple[str, ...]) -> Iterator[Finding]:
    if not isinstance(data, dict):
        yield Finding("no-entries", f"the card needs [entries.1] to [entries.{ENTRIES}]")
        return
    numbers = [str(number) for number in range(1, ENTRIES + 1)]
    for name in data:
        if name not in numbers:
            yield Finding("unknown-entry", f"entry {name[:40]!r} does not exist; entries are 1 to {ENTRIES}")
    marks: dict[str, set[str]] = {code: set() for code in languages}
    for number in numbers:
        entry = data.get(number)
        if not isinstance(entry, dict):
            yield Finding("missing-entry", f"entry {number} is missing")
            continue
        yield from _entry(number, entry, languages)
        for code in languages:
            if entry.get(code) == QUESTION:
                marks[code].add(number)
    yield from _questions(marks)


def _entry(number: str, data: Mapping[str, Any], languages: tuple[str, ...]) -> Iterator[Finding]:
    allowed = ("level", *languages, "source")
    for name in data:
        if name not in allowed:
            yield Finding("unknown-key", f"entry {number} has {name[:40]!r}; it may have {', '.join(allowed)}")
    for code in languages:
        if code not in data:
            yield Finding("missing-language", f"entry {number} has no text in {code!r}")
        elif not _is_words(data[code], 400):
            yield Finding("bad-entry", f"entry {number} in {code!r} must be one line of text, or {QUESTION!r}")
    is_clue = any(data.get(code) != QUESTION for code in languages)
    if is_clue and not _is_level(data.get("level")):
        yield Finding("bad-level", f"entry {number} needs a level: 1 (easy), 2 (medium) or 3 (hard)")
    if not is_clue and "level" in data:
        yield Finding("bad-level", f"entry {number} is a question mark, so it must not have a level")
    if "source" in data and not (is_clue and _is_words(data["source"], LONGEST_SOURCE)):
        text = (
            f"the source of entry {number} must be a title and a place in it: one line of {LONGEST_SOURCE} characters"
        )
        yield Finding("bad-source", f"{text}, and only for a clue")


def _questions(marks: Mapping[str, set[str]]) -> Iterator[Finding]:
    fewest, most = QUESTIONS
    for code, numbers in marks.items():
        if not fewest <= len(numbers) <= most:
            yield Finding(
                "question-marks", f"it has {len(numbers)} question marks in {code!r}; it needs {fewest} to {most}"
            )
    in_some = {number for numbers in marks.values() for number in numbers}
    uneven = {number for number in in_some if not all(number in numbers for numbers in marks.values())}
    for number in sorted(uneven, key=int):
        yield Finding("uneven-question-mark", f"entry {number} is a question mark in one language but not in another")


def _facts(data: Any, category: Any) -> Iterator[Finding]:
    if not isinstance(data, dict):
        yield Finding("no-facts", "the card needs a [facts] table")
        return
    known = vocabulary()
    for key, value in data.items():
        if key not in known or category not in known[key].categories:
            text = f"{key[:40]!r} is not a fact about a {category}; see the list in facts.toml"
            yield Finding("unknown-fact", text)
        elif not known[key].allows(value):
            yield Finding("bad-fact", f"fact {key} must be {_allowed(known[key])}")
    for key, fact in known.items():
        if fact.needed and category in fact.categories and key not in data:
            yield Finding("missing-fact", f"the fact {key} is missing; every {category} needs it")


def _allowed(fact: Fact) -> str:
    if fact.kind == LIST:
        return f"a list of some of {', '.join(name for name, _ in fact.values)}"
    return "a whole number" if fact.kind == NUMBER else f'true, false or "{PARTLY}"'


def _notes(data: Any, languages: tuple[str, ...]) -> Iterator[Finding]:
    if not isinstance(data, list) or len(data) > MOST_NOTES:
        yield Finding("bad-note", f"notes must be [[notes]] tables, at most {MOST_NOTES} of them")
        return
    for number, note in enumerate(data, 1):
        if not isinstance(note, dict) or not (isinstance(note.get("is"), bool) or note.get("is") == PARTLY):
            yield Finding("bad-note", f'note {number} needs is = true, false or "{PARTLY}"')
            continue
        for name in note:
            if name != "is" and name not in languages:
                yield Finding("unknown-key", f"note {number} has {name[:40]!r}; it may have is, {', '.join(languages)}")
        for code in languages:
            words = note.get(code)
            if not isinstance(words, list) or not words or not all(map(_is_words, words)):
                yield Finding("bad-note", f"note {number} needs a list of words in {code!r} that people ask with")


def asked_findings(data: Any) -> Iterator[Finding]:
    """What is wrong with a bank of asked questions."""
    if not isinstance(data, list) or len(data) > MOST_ASKED:
        yield Finding(
            "bad-asked", f"asked must be a list of questions with their replies, at most {MOST_ASKED} of them"
        )
        return
    for number, entry in enumerate(data, 1):
        if not isinstance(entry, dict) or entry.get("is") not in REPLIES:
            yield Finding("bad-asked", f'asked {number} needs is = "yes", "no" or "{PARTLY}"')
            continue
        codes = [name for name in entry if name != "is"]
        if not codes or not all(_LANGUAGE.fullmatch(code) and _are_phrasings(entry[code]) for code in codes):
            form = f"en = [...], each of at most {LONGEST_PHRASING} characters"
            yield Finding("bad-asked", f"asked {number} needs questions by language, such as {form}")


def _are_phrasings(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_is_words(each, LONGEST_PHRASING) for each in value)
