"""How close a guess is to a name: slips that are forgiven, and numbers that never are."""

from __future__ import annotations

import pytest

from fogbound.house.spelling import apart, arabic, figures, slips, tolerance


def test_longer_names_forgive_more_slips() -> None:
    allowed = [tolerance(letters) for letters in range(1, 30)]
    assert allowed == sorted(allowed)
    assert (allowed[3], allowed[6], allowed[11]) == (0, 1, 2)


@pytest.mark.parametrize(("roman", "figure"), [("xv", "15"), ("vii", "7"), ("xix", "19"), ("iv", "4"), ("mix", "mix")])
def test_roman_numbers_become_figures(roman: str, figure: str) -> None:
    assert arabic(roman) == figure


def test_a_single_letter_is_not_a_roman_number() -> None:
    assert (arabic("i"), arabic("x")) == ("i", "x")


def test_a_wrong_number_is_never_a_slip() -> None:
    assert slips(("cleopatra", "8"), ("cleopatra", "7")) is None
    assert slips(("apollo12345",), ("apollo12346",)) is None
    assert figures(("apollo", "11", "v2")) == ("11", "v2")


@pytest.mark.parametrize(
    ("guess", "name", "expected"),
    [
        ("mozart", "mozart", 0),
        ("mozrat", "mozart", 1),  # two letters swapped
        ("mozzart", "mozart", 1),  # a letter doubled
        ("moz art", "mozart", 1),  # a space too many
        ("leonardo di vinci", "leonardo da vinci", 0),  # one particle for another
        ("leonardo da vinchi", "leonardo da vinci", 1),  # spelt by ear
        ("marx", "mars", None),  # another word
        ("beethoven", "mozart", None),
    ],
)
def test_slips_are_counted(guess: str, name: str, expected: int | None) -> None:
    assert slips(tuple(guess.split()), tuple(name.split())) == expected


def test_the_nearer_of_two_names_differs_in_fewer_letters() -> None:
    assert apart(("austria",), ("australia",)) > apart(("austria",), ("austria",)) == 0
