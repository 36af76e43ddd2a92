"""Questions that compare: years, life spans, heights, numbers of people and legs, and sizes."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import text
from fogbound.house.comparison import AFTER, BEFORE, WITHIN, order
from fogbound.house.numbers import find_spans
from fogbound.house.reader import reply
from fogbound.house.words import speech


@pytest.mark.parametrize(
    ("name", "question", "word"),
    [
        ("marie-curie", "Were you born before 1900?", "yes"),
        ("marie-curie", "Did you live in the 17th century?", "no"),
        ("leonardo-da-vinci", "Did you live more than 500 years ago?", "yes"),
        ("leonardo-da-vinci", "Were you older than 60 years old?", "yes"),
        ("murasaki-shikibu", "Did you live in the 11th century?", "yes"),
        ("mount-everest", "Are you higher than 8,000 metres?", "yes"),
        ("madagascar", "Do you have more than two million inhabitants?", "yes"),
        ("octopus", "Do you have eight legs?", "yes"),
        ("octopus", "Do you have four legs?", "no"),
        ("piano", "Are you older than 100 years?", "yes"),
        ("octopus", "Are you bigger than an elephant?", "no"),
        ("octopus", "Are you smaller than a car?", "yes"),
        ("octopus", "Are you bigger than a mouse?", "yes"),
    ],
)
def test_a_comparison_gets_the_honest_reply(name: str, question: str, word: str) -> None:
    assert reply(house.cards()[name], question, "en", year=2026).word == word


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("before 1800", BEFORE),
        ("after 1800", AFTER),
        ("in 1800", WITHIN),
        ("older than 1800", BEFORE),  # a date
        ("older than 60 years", AFTER),  # a number of years
        ("younger than 60 years", BEFORE),
        ("more than 8000 metres", AFTER),
        ("fewer than eight legs", BEFORE),
    ],
)
def test_the_words_before_a_number_say_how_it_compares(question: str, expected: str) -> None:
    words = text.words(question)
    (span,) = find_spans(words, speech("en"))
    assert order(words, span, "en") == expected
