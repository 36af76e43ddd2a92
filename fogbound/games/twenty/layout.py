"""Deck and card files in one layout: each key at its place, no line longer than it must be.

A card has about 110 lines. The notes come before the first table, as TOML asks, one on each line. An entry takes a line
for its level and one for each language, and a question mark takes one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.checks import IGNORED_KEYS, WORDING_KEYS
from fogbound.games.twenty.facts import vocabulary
from fogbound.games.twenty.tags import VALUES
from fogbound.toml_text import assignment, value

WIDTH = 120
DECK_KEYS = ("title", "languages")
HEAD_KEYS = ("category", "difficulty", "family", "child", "author", "reviewed_by")

Data = Mapping[str, Any]


def deck_text(data: Data) -> str:
    """A deck as text, with its cards where it has any. Its data must have passed the check."""
    languages = tuple(data["languages"])
    lines = list(_keys(data, DECK_KEYS))
    for key, card in data.get("cards", {}).items():
        lines += ["", f"[cards.{key}]", *_card(card, languages, f"cards.{key}.")]
    return _text(lines)


def card_text(data: Data, languages: tuple[str, ...]) -> str:
    """A card as a file of its own. Its data must have passed the check."""
    return _text(_card(data, languages, ""))


def _text(lines: list[str] | Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _keys(data: Data, order: tuple[str, ...]) -> Iterator[str]:
    for key in order:
        if key in data:
            yield from assignment(key, data[key], WIDTH)


def _card(data: Data, languages: tuple[str, ...], prefix: str) -> Iterator[str]:
    yield from _keys(data, HEAD_KEYS)
    yield f"tags = {value({name: data['tags'][name] for name in VALUES if name in data['tags']})}"
    if "notes" in data:
        yield from ("notes = [", *(f"    {_note(note, languages)}," for note in data["notes"]), "]")
    if "asked" in data:
        yield from asked_lines(data["asked"])
    for code in languages:
        yield from ("", f"[{prefix}{code}]", *_keys(data[code], (*WORDING_KEYS, *IGNORED_KEYS)))
    yield from ("", f"[{prefix}entries]")
    for number in range(1, ENTRIES + 1):
        yield from _entry(number, data["entries"][str(number)], languages)
    yield from ("", f"[{prefix}facts]", *_keys(data["facts"], tuple(vocabulary())))


def asked_lines(asked: list[Data]) -> Iterator[str]:
    """A bank of asked questions, one on each line."""
    yield "asked = ["
    for entry in asked:
        yield f"    {value({key: entry[key] for key in ('is', *sorted(entry.keys() - {'is'}))})},"
    yield "]"


def _note(note: Data, languages: tuple[str, ...]) -> str:
    return value({key: note[key] for key in ("is", *languages)})


def _entry(number: int, entry: Data, languages: tuple[str, ...]) -> Iterator[str]:
    if all(entry[code] == QUESTION for code in languages):
        yield f"{number} = {value(dict.fromkeys(languages, QUESTION))}"
        return
    for key in ("level", *languages, "source"):
        if key in entry:
            yield f"{number}.{key} = {value(entry[key])}"
