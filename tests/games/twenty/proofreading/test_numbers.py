"""Numbers in clues, however they are written."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.games.twenty.proofreading.numbers import dates, numbers, roman


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("In 1925 I was sold.", [1925]),
        ("seventeen and a hundred and one", [17, 101]),
        ("eighty-eight million years", [88_000_000]),
        ("two hundred and fifty-three thousand", [253_000]),
        ("half a million, two and a half million, a century and a half", [500_000, 2_500_000, Fraction(3, 2)]),
        ("a dozen eggs, two dozen", [12, 24]),
        ("1,500 or 2.5, in the 1950s", [1500, Fraction(5, 2), 1950]),
        ("the 14th of July, the twenty-first, Louis XIV", [14, 21, 14]),
        ("a third of me, three quarters", [3, 3, 4]),
        ("hundreds of people, millions of lives, one of us", []),
        ("K2 and 221B are names; my quarter is quiet", []),
        ("two and three are two numbers", [2, 3, 2]),
    ],
)
def test_numbers_in_english(text: str, values: list[Fraction]) -> None:
    assert [number.value for number in numbers(text, "en")] == values


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("dix-sept, soixante et onze, quatre-vingt-dix-neuf", [17, 71, 99]),
        ("vingt et une têtes, quatre-vingts jours", [21, 80]),
        ("cent vingt-trois mille quatre cents", [123_400]),
        ("quinze cents ans, trente-six cents de péage", [1500, 36]),
        ("deux millions et demi, un demi-million, cinq heures et demie", [2_500_000, 500_000, Fraction(11, 2)]),
        ("une douzaine, une trentaine de millions", [12, 30_000_000]),
        ("au XIVe siècle, le 1er mai, le 2e jour", [14, 2]),
        ("18 000 et 2,5", [18_000, Fraction(5, 2)]),
        ("Le roi, De Gaulle et Ce soir", []),
        ("des centaines de millions de gens", []),
    ],
)
def test_numbers_in_french(text: str, values: list[Fraction]) -> None:
    assert [number.value for number in numbers(text, "fr")] == values


def test_a_number_knows_its_place() -> None:
    text = "For forty-one years nothing was taller."
    (number,) = numbers(text, "en")
    assert text[number.start : number.end] == "forty-one"


def test_months_and_weekdays() -> None:
    assert dates("On Mondays in October", "en") == {"monday", "october"}
    assert dates("Le lundi, en octobre, sur Mars", "fr") == {"monday", "october"}
    assert dates("Am Montag", "de") == frozenset()


@pytest.mark.parametrize(("numeral", "value"), [("XIV", 14), ("MCMXC", 1990), ("VIII", 8)])
def test_roman_numerals(numeral: str, value: int) -> None:
    assert roman(numeral) == value


@given(st.text(max_size=60), st.sampled_from(["en", "fr", "de"]))
def test_any_text_can_be_read(text: str, language: str) -> None:
    for number in numbers(text, language):
        assert 0 <= number.start < number.end <= len(text)


NUMBER_WORDS = ["a", "half", "and", "two", "hundred", "million", "et", "demi", "cents", "vingt", "quatre", "un", "3"]


@given(st.lists(st.sampled_from(NUMBER_WORDS)))
def test_any_row_of_number_words_can_be_read(parts: list[str]) -> None:
    for language in ("en", "fr"):
        numbers(" ".join(parts), language)
