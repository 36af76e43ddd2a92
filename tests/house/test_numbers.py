"""The numbers in a question: years, centuries, decades and amounts."""

from __future__ import annotations

import pytest

from fogbound.games.twenty import text
from fogbound.house.numbers import find_spans, says
from fogbound.house.words import speech


def ranges(question: str, language: str = "en") -> list[tuple[int, int]]:
    return [(span.low, span.high) for span in find_spans(text.words(question), speech(language))]


@pytest.mark.parametrize(
    ("question", "language", "expected"),
    [
        ("before 1800", "en", [(1800, 1800)]),
        ("in the 19th century", "en", [(1801, 1900)]),
        ("in the nineteenth century", "en", [(1801, 1900)]),
        ("au XIXe siècle", "fr", [(1801, 1900)]),
        ("in the 5th century BC", "en", [(-500, -401)]),
        ("in 44 BC", "en", [(-44, -44)]),
        ("in the 1920s", "en", [(1920, 1929)]),
        ("more than two million people", "en", [(2_000_000, 2_000_000)]),
        ("plus de deux mille mètres", "fr", [(2000, 2000)]),
        ("higher than 8,000 metres", "en", [(8000, 8000)]),
        ("between 1800 and 1900", "en", [(1800, 1800), (1900, 1900)]),
        ("are you one of us", "en", []),
        ("are you alive", "en", []),
    ],
)
def test_every_number_in_a_question_is_found(question: str, language: str, expected: list[tuple[int, int]]) -> None:
    assert ranges(question, language) == expected


def test_a_span_says_where_its_words_are() -> None:
    words = text.words("Did you live in the 19th century in Paris?")
    (span,) = find_spans(words, speech("en"))
    assert words[span.start : span.end] == ("19th", "century")
    assert span.century == 19


def test_a_phrase_is_found_anywhere_but_only_as_whole_words() -> None:
    phrases = frozenset({("more", "than"), ("ago",)})
    assert says(("more", "than", "ten"), phrases)
    assert says(("ten", "years", "ago"), phrases)
    assert not says(("more", "ten", "than"), phrases)
    assert not says((), phrases)
