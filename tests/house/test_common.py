"""Tests of common questions: the shipped lists, and what is found wrong in others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from benches.house import cards
from fogbound.games.twenty.card import CATEGORIES
from fogbound.house import common

CARDS = {"mars", "venice"}
ENTRY: dict[str, Any] = {
    "yes": ["mars"],
    "en": ["Is it red?", "red then", "is the colour red", "would you call it red"],
    "fr": ["C'est rouge ?", "tu es rouge", "de couleur rouge", "est-ce rouge"],
}


@pytest.mark.parametrize("category", CATEGORIES)
def test_nothing_is_wrong_with_the_shipped_questions(category: str) -> None:
    known = {card.id for card in cards().values() if card.category == category}
    assert list(common.findings(common.entries(category), known)) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"yes": ["pluto"]}, "no card of this category has the id 'pluto'"),
        ({"partly": ["mars"]}, "'mars' is listed 2 times"),
        ({"no": ["venice"]}, "'no' is unknown; a question has yes, partly, unclear, en, fr"),
        ({"en": ["Is it red?"]}, "it has 1 phrasings in 'en'; there should be 4 to 7"),
        (
            {"fr": ["Rouge ?", "rouge", "un truc rouge", "c'est rouge"]},
            "two of its phrasings in 'fr' have the same words",
        ),
    ],
)
def test_a_fault_is_found(change: dict[str, Any], problem: str) -> None:
    assert list(common.findings([ENTRY], CARDS)) == []
    (found,) = common.findings([ENTRY | change], CARDS)
    assert found.endswith(problem)
    assert found.startswith("question 1 ('Is it red?')")


def test_a_phrasing_of_two_questions_is_found() -> None:
    other = ENTRY | {"yes": [], "en": ["Is it hot?", "hot then", "IS IT RED", "warm"], "fr": ["a", "b", "c", "d"]}
    assert list(common.findings([ENTRY, other], CARDS)) == [
        "question 2 ('Is it hot?'): 'IS IT RED' also stands in question 1"
    ]


def test_whatever_is_not_listed_is_no(write_common: Callable[[str, str], None]) -> None:
    lists = 'yes = ["mars"]\npartly = ["venice"]\nunclear = ["troy"]\n'
    write_common("place", f'[[question]]\n{lists}en = ["Is it red?"]\nfr = ["Rouge ?"]\n')
    (asked,) = common.questions("place")
    assert [asked.reply(card) for card in ("mars", "venice", "troy", "zoo")] == ["yes", "partly", "unclear", "no"]
    assert asked.title == "Is it red?"


def test_a_category_without_a_file_has_none() -> None:
    assert common.questions("weather") == ()
