"""Measures have units."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.proofreading.units import missing_units, without_unit
from tests.games.twenty import sample


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("I am 450 long and red.", "en", "450 long"),
        ("I stand three hundred high.", "en", "three hundred high"),
        ("Water boils there at seventy degrees.", "en", "seventy degrees"),
        ("My nights fall to minus eighty degrees.", "en", "eighty degrees"),
        ("Ma tour fait 634 de haut.", "fr", "634 de haut"),
        ("L'eau y bout vers soixante-dix degrés.", "fr", "soixante-dix degrés"),
    ],
)
def test_a_measure_without_a_unit(text: str, language: str, said: str) -> None:
    assert without_unit(text, language) == said


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I am 450 kilometres long.", "en"),
        ("Water boils at seventy degrees Celsius.", "en"),
        ("The Sun stands higher than forty-two degrees.", "en"),
        ("I was one metre sixty-five tall.", "en"),
        ("He met me in 1889 long before the war.", "en"),
        ("We stand three deep.", "en"),
        ("I learned it at twelve, long before.", "en"),
        ("L'eau bout à 70 °C.", "fr"),
        ("Ma tour fait 634 mètres de haut.", "fr"),
        ("Ich bin 450 lang.", "de"),
    ],
)
def test_measures_with_units_and_other_numbers(text: str, language: str) -> None:
    assert without_unit(text, language) == ""


def test_a_clue_gets_its_remark() -> None:
    (finding,) = missing_units(sample.with_clue(2, "I am 450 long."))
    assert finding.code == "no-unit"
    assert "says '450 long' without a unit" in finding.text
