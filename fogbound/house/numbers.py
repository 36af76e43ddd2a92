"""The numbers in a question: years, centuries and amounts."""

from __future__ import annotations

from dataclasses import dataclass

from fogbound.house.guess import ORDINAL
from fogbound.house.spelling import arabic
from fogbound.house.words import Speech, Words, singular

HUNDRED = 100
LONGEST_ERA = 5  # words


@dataclass(frozen=True)
class Span:
    """A period or a range of amounts, both ends included, and where its words are in the question."""

    low: int
    high: int
    start: int
    end: int
    century: int = 0
    named: bool = False  # the Renaissance rather than a number


def find_spans(words: Words, speech: Speech) -> list[Span]:
    """Every number in a question."""
    spans, place = [], 0
    while place < len(words):
        span = _century(words, place, speech) or _era(words, place, speech) or _amount(words, place, speech)
        if span:
            spans.append(span)
        place = span.end if span else place + 1
    return spans


def _century(words: Words, start: int, speech: Speech) -> Span | None:
    """`19th century`, `nineteenth century`, `XIXe siècle`, with or without `BC`."""
    number, end = _ordinal(words, start, speech)
    if not number or words[end : end + 1] not in speech.list("question.century"):
        return None
    end += 1
    if length := _phrase(words, end, speech.list("question.era")):
        return Span(-HUNDRED * number, -HUNDRED * (number - 1) - 1, start, end + length, -number)
    return Span(HUNDRED * (number - 1) + 1, HUNDRED * number, start, end, number)


def _era(words: Words, start: int, speech: Speech) -> Span | None:
    """A period with a name: the Middle Ages, the Second World War."""
    for length in range(min(LONGEST_ERA, len(words) - start), 0, -1):
        if years := speech.eras.get(tuple(map(singular, words[start : start + length]))):
            return Span(*years, start, start + length, named=True)
    return None


def _ordinal(words: Words, start: int, speech: Speech) -> tuple[int, int]:
    for length in (3, 2, 1):
        if value := speech.ordinals.get(words[start : start + length]):
            return value, start + length
    word = words[start]
    if found := ORDINAL.fullmatch(word):
        return int(found[1]), start + 1
    for roman in (word, word.removesuffix("e"), word.removesuffix("eme")):
        if (figure := arabic(roman)).isdecimal():
            return int(figure), start + 1
    return 0, start


def _amount(words: Words, start: int, speech: Speech) -> Span | None:
    """`1800`, `2 000`, `1800 BC`, `two million`, `deux cents`, the `1920s`."""
    word = words[start]
    if speech.list("question.decades") and word[:-1].isdecimal() and word.endswith("0s"):
        year = int(word[:-1])
        return Span(year, year + (HUNDRED if year % HUNDRED == 0 else 10) - 1, start, start + 1)
    total, end = _number(words, start, speech)
    if end == start:
        return None
    if length := _phrase(words, end, speech.list("question.era")):
        return Span(-total, -total, start, end + length)
    return Span(total, total, start, end)


def _number(words: Words, start: int, speech: Speech) -> tuple[int, int]:
    """A number in figures or words, and where it ends; the end is `start` if there is none."""
    total, current, end = 0, 0, start
    while end < len(words):
        word = words[end]
        if value := speech.compounds.get(words[end : end + 2]):
            current, end = current + value, end + 1
        elif word.isdecimal() and len(word) < 16:
            joined = end > start and len(word) == 3 and words[end - 1].isdecimal()
            if end > start and not joined:
                break
            current = current * 1000 + int(word) if joined else int(word)
        elif word in speech.numbers and (end > start or word not in _ONE or _large(words[end + 1 : end + 2], speech)):
            value = speech.numbers[word]
            if value < HUNDRED:
                current += value
            elif value == HUNDRED:
                current = max(current, 1) * value
            else:
                total, current = total + max(current, 1) * value, 0
        else:
            break
        end += 1
    return total + current, end


def _large(word: Words, speech: Speech) -> bool:
    return bool(word) and speech.numbers.get(word[0], 0) >= HUNDRED


_ONE = frozenset(("one", "un"))  # more often an article or a pronoun than a number


def _phrase(words: Words, start: int, phrases: frozenset[Words]) -> int:
    """The length of the longest of these phrases that starts here; 0 if none does."""
    return next((n for n in range(5, 0, -1) if len(words) >= start + n and words[start : start + n] in phrases), 0)


def says(words: Words, phrases: frozenset[Words]) -> bool:
    """Whether one of these phrases is in the words."""
    return any(_phrase(words, place, phrases) for place in range(len(words)))
