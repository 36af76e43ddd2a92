"""Common sense: what follows about a card from its category, kinds, tags and facts, as rules in data files.

A topic has words that ask for it and rules; the first rule whose conditions hold decides. See sense/README.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty.card import CATEGORIES, Card
from fogbound.games.twenty.facts import PARTLY
from fogbound.games.twenty.text import words

FOLDER = Path(__file__).with_name("sense")
KINDS = ("work", "place-kind", "thing-kind")
UNLESS_MENTIONED, NEITHER = "no?", "neither"
VERDICTS: Mapping[str, bool | str | None] = {
    "yes": True,
    "no": False,
    "partly": PARTLY,
    "unknown": None,
    UNLESS_MENTIONED: False,
    NEITHER: False,
}
NUMBER = re.compile(r"([a-z-]+)([<>])(-?\d+)")
KIND, SELF, HELD = "kind", "self", "held"
DEPTH = 6  # how many topics a rule may lead through

Words = tuple[tuple[str, tuple[str, ...]], ...]  # by language


@dataclass(frozen=True)
class Rule:
    """A verdict, and the conditions that must all hold."""

    verdict: str
    conditions: tuple[str, ...]


@dataclass(frozen=True)
class Topic:
    """Something that people ask about, with words like a fact. It may add words and rules to a fact of that key."""

    key: str
    words: Words
    opposites: Words
    rules: tuple[Rule, ...]
    # KIND: only `Are you a …?` asks for it; SELF: not what other people are or do; HELD: not `Are you a …?`
    about: str = ""


@dataclass(frozen=True)
class Finding:
    """What the rules say. If it is `doubtful`, a card that mentions the word may know better."""

    truth: bool | str | None
    doubtful: bool = False
    of_category: bool = False  # it is true of a whole category, so that the contrary means no more: a place is no adult

    @property
    def contrary(self) -> bool | str | None:
        """The truth of the words that ask for the opposite."""
        return (
            not self.truth if isinstance(self.truth, bool) and not (self.of_category and not self.truth) else self.truth
        )


SILENT = Finding(None)


@cache
def topics() -> dict[str, Topic]:
    """All topics, by key."""
    found: dict[str, Topic] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for key, data in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert key not in found, key
            found[key] = _topic(key, data)
    return found


def _topic(key: str, data: Mapping[str, Any]) -> Topic:
    rules = tuple(map(parse, data.get("rules", ())))
    return Topic(key, _words(data), _words(data.get("not", {})), rules, data.get("about", ""))


def _words(data: Mapping[str, Any]) -> Words:
    return tuple((code, tuple(data[code])) for code in sorted(data) if len(code) == 2)


def parse(line: str) -> Rule:
    """A rule from its text: `yes: person & !human`."""
    verdict, _, conditions = line.partition(":")
    assert verdict in VERDICTS, line
    return Rule(verdict, tuple(part.strip() for part in conditions.split("&") if part.strip()))


def finding(card: Card, key: str, depth: int = DEPTH) -> Finding:
    """What is known about a topic: the card's own fact if it states one, else what the first fitting rule says."""
    given = dict(card.facts).get(key)
    if isinstance(given, bool) or given == PARTLY:
        return Finding(given)
    topic = topics().get(key)
    if topic is None or not depth:
        return SILENT
    rule = next((each for each in topic.rules if all(holds(card, part, depth - 1) for part in each.conditions)), None)
    if rule is None:
        return SILENT
    whole = rule.verdict == NEITHER or (len(rule.conditions) == 1 and rule.conditions[0] in CATEGORIES)
    return Finding(VERDICTS[rule.verdict], rule.verdict == UNLESS_MENTIONED, whole)


def holds(card: Card, condition: str, depth: int = DEPTH) -> bool:
    """Whether a condition holds: `thing`, `kind=bird|fish`, `field=sport`, `since<1500`, `edible`, `~edible`, `!…`."""
    if condition.startswith("!"):
        return not holds(card, condition[1:], depth)
    if condition.startswith("~"):
        return finding(card, condition[1:], depth).truth is False
    if condition in CATEGORIES:
        return card.category == condition
    if condition == "child":
        return card.child
    if number := NUMBER.fullmatch(condition):
        return _compares(card, number[1], number[2], int(number[3]))
    name, sign, values = condition.partition("=")
    if not sign:
        return finding(card, name, depth).truth is True
    if name == "noted":
        return bool(_noted(card) & set(values.split("|")))
    return bool(_values(card, name) & set(values.split("|")))


def _noted(card: Card) -> set[str]:
    """The English phrases of what a card's notes call true, folded."""
    return {" ".join(words(phrase)) for note in card.notes if note.value is True for phrase in note.words_in("en")}


def _compares(card: Card, key: str, sign: str, bound: int) -> bool:
    value = dict(card.facts).get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return value < bound if sign == "<" else value > bound


def _values(card: Card, name: str) -> set[str]:
    """The values that a card has under a name: a tag, a list of the fact sheet, or `kind` for any list of kinds."""
    facts = dict(card.facts)
    lists = [facts.get(key) for key in (KINDS if name == "kind" else (name,))]
    listed = {value for each in lists if isinstance(each, tuple) for value in each}
    partly = {PARTLY} if facts.get(name) == PARTLY else set()
    return listed | partly | ({card.tag(name)} - {""})
