"""Superlatives: records of the whole world, and of a part of it."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.reader import reply_from_facts


@pytest.mark.parametrize(
    ("card", "language", "question", "expected"),
    [
        ("mount-everest", "en", "Are you the highest mountain in the world?", "yes"),
        ("mont-blanc", "fr", "Tu es la plus haute montagne du monde ?", "no"),
        ("blue-whale", "en", "Are you the biggest animal in the world?", "yes"),
        ("blue-whale", "en", "Are you the biggest bird in the world?", "no"),
        ("vatican-city", "fr", "Es-tu le plus petit pays du monde ?", "yes"),
        ("greece", "en", "Are you the coldest country in the world?", "no"),
        ("toothbrush", "en", "Is it the fastest thing in the world?", "no"),
        ("kilimanjaro", "en", "Are you the highest mountain in Europe?", "cannot_say"),
        ("kilimanjaro", "fr", "Es-tu plus haut que l'Everest ?", "no"),
        ("pele", "en", "Were you the fastest in the world?", "cannot_say"),
    ],
)
def test_a_superlative_asks_for_a_record(card: str, language: str, question: str, expected: str) -> None:
    assert reply_from_facts(house.cards()[card], question, language).word == expected
