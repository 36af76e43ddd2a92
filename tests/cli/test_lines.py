"""The helpers that put texts together."""

from __future__ import annotations

import pytest

from fogbound.cli.lines import GLUE, capital, count, glue, listing, percent, shorten, whole_number


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", 2, "c"], "a, 2 and c")]
)
def test_listing(items: list[object], text: str) -> None:
    assert listing(items) == text
    assert listing(["a", "b"], "or") == "a or b"


def test_count_takes_the_singular_for_one_only() -> None:
    assert [count(n, "ride") for n in (0, 1, 2)] == ["0 rides", "1 ride", "2 rides"]
    assert count(2, "ply", "plies") == "2 plies"


@pytest.mark.parametrize(
    ("share", "text"), [(0.0, "0 %"), (0.001, "under 1 %"), (0.125, "12 %"), (0.999, "100 %"), (1.0, "100 %")]
)
def test_a_share_that_is_not_zero_never_shows_as_zero(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("typed", "number"), [("58", 58), (" 007 ", 7), ("", None), ("-1", None), ("²", None), ("1" * 10, None)]
)
def test_a_whole_number_is_a_few_digits(typed: str, number: int | None) -> None:
    assert whole_number(typed) == number


def test_capital_changes_the_first_letter_only() -> None:
    assert capital("mister X") == "Mister X"
    assert capital("") == ""


def test_a_long_text_is_cut() -> None:
    assert shorten("detective", 9) == "detective"
    assert shorten("detectives", 9) == "detectiv…"


def test_glued_words_stay_on_one_line() -> None:
    assert glue("3 taxi") == f"3{GLUE}taxi"
