"""Clues against facts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.games.twenty.card import Card, FactValue
from fogbound.games.twenty.proofreading.evidence import contradictions
from tests.games.twenty import sample

FACTS: dict[str, FactValue] = {
    "born": 1867,
    "died": 1934,
    "since": 1889,
    "legs": 8,
    "height": 330,
    "continent": ("europe",),
    "country": ("france",),
    "real": True,
    "alive": False,
    "exists-today": True,
}


def _card(en: str, fr: str = "Je suis là.", category: str = "place") -> Card:
    return replace(sample.with_clue(2, en, fr), category=category, facts=tuple(sorted(FACTS.items())))


@pytest.mark.parametrize(
    "clue",
    [
        "I was born in Warsaw in 1869.",
        "I died in Paris in 1940.",
        "I was built in 1899.",
        "An engineer patented me in 1899.",
        "I have six legs.",
        "I am 250 metres high.",
        "I am in Asia, far from you.",
        "I lie in Italy.",
        "I never existed.",
        "I am still alive.",
        "I no longer exist.",
    ],
)
def test_a_clue_against_a_fact_is_found(clue: str) -> None:
    assert [finding.code for finding in contradictions(_card(clue))] == ["clue-against-facts"]


@pytest.mark.parametrize(
    "clue",
    [
        "Je suis née à Paris en 1869.",
        "Je suis morte en 1939.",
        "J'ai six pattes.",
        "Je suis en Asie.",
        "Je n'ai jamais existé.",
    ],
)
def test_french_clues_too(clue: str) -> None:
    assert [finding.code for finding in contradictions(_card("I am here.", clue))] == ["clue-against-facts"]


@pytest.mark.parametrize(
    "clue",
    [
        "I was born in Warsaw in 1867.",
        "I was built after 1899.",
        "My sister was born in 1870.",
        "I have eight legs, and two of them in 1925.",
        "I am about 300 metres high.",
        "I am in France.",
        "Nobody knows whether I never existed.",
        "People in Asia love me.",
    ],
)
def test_what_agrees_or_is_uncertain_is_left_alone(clue: str) -> None:
    assert list(contradictions(_card(clue))) == []


def test_where_a_thing_is_says_nothing_about_its_origin() -> None:
    assert list(contradictions(_card("I am in Asia today.", category="thing"))) == []


def test_a_card_without_facts_is_not_contradicted() -> None:
    card = replace(_card("I was born in 1800."), facts=())
    assert list(contradictions(card)) == []
