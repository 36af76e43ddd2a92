"""Sizes: bigger than a car, smaller than a mouse, small enough to hold in one hand."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from fogbound.games.twenty.card import Card
from fogbound.house import sense
from fogbound.house.fact_sheet import NOTE, Truth
from fogbound.house.question import Find, Question
from fogbound.house.words import Words, phrases, speech

FILE = Path(__file__).with_name("extents.toml")
LIKE = 1.3  # two lengths whose ratio is smaller are about the same
LIKE_WEIGHT = 2.0  # weight is judged by length, so it must differ more
GIVEN = 1.2  # how exact the size on a card is
HAND = 26  # the capacity of one hand
METRE = 100
WIDE = 10  # how many times wider than high a building may be
SPREAD = frozenset(("city", "country", "region", "ruin", "park"))  # their height is an altitude
COMPARED = ("bigger", "smaller", "heavier", "lighter", "taller")
MORE = ("bigger", "heavier", "taller")
SIZE = "bigger-than-person"


@cache
def _rules() -> tuple[tuple[float, float, sense.Rule], ...]:
    lines = tomllib.loads(FILE.read_text(encoding="utf-8"))["rules"]
    rows = []
    for line in lines:
        bounds, _, conditions = line.partition(":")
        low, _, high = bounds.partition("-")
        rows.append((float(low), float(high or "inf"), sense.parse(f"yes:{conditions}")))
    return tuple(rows)


def extent(card: Card) -> tuple[float, float] | None:
    """The least and the greatest length that a subject may have, in centimetres; None if it has no size."""
    given = dict(card.facts).get("size")
    if isinstance(given, int) and not isinstance(given, bool):
        return given / GIVEN, given * GIVEN
    height = dict(card.facts).get("height")
    if isinstance(height, int) and dict(card.facts).get("natural") is False and not _values(card) & SPREAD:
        return height * METRE / GIVEN, height * METRE * WIDE
    for low, high, rule in _rules():
        if all(sense.holds(card, condition) for condition in rule.conditions):
            return low, high
    return None


def _values(card: Card) -> set[str]:
    given = dict(card.facts).get("place-kind", ())
    return set(given) if isinstance(given, tuple) else set()


def _is_upright(card: Card) -> bool:
    """Whether the length of a place is its height."""
    return isinstance(dict(card.facts).get("height"), int) and not _values(card) & SPREAD


def asks(asked: Question) -> bool:
    """Whether the question compares sizes, and no note of the card says so in these words."""
    return _comparison(asked) is not None or _container(asked) is not None


def answer(card: Card, asked: Question) -> Truth | None:
    """Whether the subject is bigger or smaller than something, or fits into it."""
    if (fits := _container(asked)) is not None:
        return _fits(card, fits)
    name, start = _comparison(asked) or ("", 0)
    sizes = _height(card) if name == "taller" else extent(card)
    other = _size_named(asked, start)
    if sizes is None or other is None:
        return None
    factor = LIKE_WEIGHT if name in ("heavier", "lighter") else LIKE
    low, high = sizes
    if low > other * factor:
        return name in MORE
    if high * factor < other:
        return name not in MORE
    return None


def _height(card: Card) -> tuple[float, float] | None:
    """How tall a subject is: the height of a place that has one, and the length of a thing or a person."""
    if card.category != "place":
        return extent(card)
    height = dict(card.facts).get("height")
    return (height * METRE, height * METRE) if isinstance(height, int) and _is_upright(card) else None


def _fits(card: Card, capacity: float) -> Truth | None:
    sizes, portable = extent(card), dict(card.facts).get("portable")
    if capacity == HAND and isinstance(portable, bool):  # a long thing fits a hand as well
        return portable
    if sizes is None:
        return False if sense.holds(card, "~touchable") else None
    low, high = sizes
    return True if high <= capacity else False if low > capacity else None


def _comparison(asked: Question) -> tuple[str, int] | None:
    """Which comparison the question makes, and where what it compares with begins."""
    if asked.numbers:
        return None
    said, longest = asked.singular, 5
    for start in range(len(said)):
        for end in range(min(start + longest, len(said) - 1), start, -1):
            name = next(
                (each for each in COMPARED if said[start:end] in phrases(asked.language, f"question.{each}")), ""
            )
            if name:
                return None if _is_covered(asked, start, end) else (name, end)
    return None


def _is_covered(asked: Question, start: int, end: int) -> bool:
    """Whether a note, or a longer phrase of the fact sheet, has the words of the comparison up to its `than`."""
    return any(find.start < end <= find.end and _outranks(find, end - start) for find in asked.entries)


def _outranks(find: Find, length: int) -> bool:
    entry = find.entry
    return entry is not None and (entry.key == NOTE or (entry.key == SIZE and find.end - find.start > length))


def _size_named(asked: Question, start: int) -> float | None:
    """The size of what the question compares with: the words from here to its end, without small words before."""
    known, tail = speech(asked.language).sizes, asked.singular[start:]
    small_talk = phrases(asked.language, "question.idle")
    while tail and tail not in known and tail[:1] in small_talk:
        tail = tail[1:]
    while tail and tail not in known and tail[-1:] in small_talk:
        tail = tail[:-1]
    return known.get(tail)


def _container(asked: Question) -> float | None:
    """How much goes into what the question names: a hand, a pocket, a car; None if it asks for no such thing."""
    said, known = asked.singular, speech(asked.language).containers
    if not asked.says("fits"):
        return None
    found = [(end - start, start, end) for start, end in _spans(said) if said[start:end] in known]
    if not found:
        return None
    _, start, end = max(found)
    noted = any(
        find.entry and find.entry.key == NOTE and find.start < end and start < find.end for find in asked.entries
    )
    return None if noted else known[said[start:end]]


def _spans(said: Words) -> list[tuple[int, int]]:
    return [(start, end) for start in range(len(said)) for end in range(start + 1, min(start + 4, len(said)) + 1)]
