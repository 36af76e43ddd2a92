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
        ("plus de deux cents mètres", "fr", [(200, 200)]),
        ("deux cent cinquante", "fr", [(250, 250)]),
        ("deux cents mille habitants", "fr", [(200_000, 200_000)]),
        ("en mille neuf cents", "fr", [(1900, 1900)]),
        ("avant mille neuf cent quatre-vingt-quatre", "fr", [(1984, 1984)]),
        ("plus de quatre-vingts ans", "fr", [(80, 80)]),
        ("soixante-dix ans", "fr", [(70, 70)]),
        ("trois millions cinq cents mille", "fr", [(3_500_000, 3_500_000)]),
        ("cinq milliards d'années", "fr", [(5_000_000_000, 5_000_000_000)]),
        ("une pièce de 50 cents", "fr", [(50, 50)]),
        ("more than ninety years", "en", [(90, 90)]),
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
