"""Forms of the answer in clues."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.proofreading.derived import begins_like, derived_forms, is_derived
from tests.games.twenty import sample


@pytest.mark.parametrize(
    ("word", "name", "language"),
    [
        ("egyptian", "egypt", "en"),
        ("egyptienne", "egypte", "fr"),
        ("napoleonic", "napoleon", "en"),
        ("napoleoniens", "napoleon", "fr"),
        ("pisan", "pisa", "en"),
        ("venetian", "venice", "en"),
        ("venitiens", "venise", "fr"),
        ("martians", "mars", "en"),
        ("atlantean", "atlantis", "en"),
        ("tokyoite", "tokyo", "en"),
        ("dutch", "netherlands", "en"),
        ("bouddhistes", "bouddha", "fr"),
        ("chamelier", "chameau", "fr"),
    ],
)
def test_a_derived_form_is_recognised(word: str, name: str, language: str) -> None:
    assert is_derived(word, name, language)


@pytest.mark.parametrize(
    ("word", "name", "language"),
    [
        ("egypt", "egypt", "en"),
        ("cubic", "cuba", "en"),
        ("marais", "mars", "fr"),
        ("frankly", "frank", "en"),
        ("keyed", "key", "en"),
        ("petrol", "petra", "en"),
    ],
)
def test_another_word_is_not(word: str, name: str, language: str) -> None:
    assert not is_derived(word, name, language)


def test_a_clue_with_a_derived_form_gets_a_remark() -> None:
    card = sample.in_english(sample.ladder(), answer="Venice")
    found = list(derived_forms(sample.with_english_clue(card, 2, "I built Venetian galleys.")))
    assert [finding.code for finding in found] == ["derived-form"]
    assert "'venetian', which is made from 'venice'" in found[0].text
    assert list(derived_forms(sample.ladder())) == []


def test_any_ending_of_a_long_name_counts_in_its_own_language() -> None:
    assert begins_like("eclipsant", "eclipse")
    assert not begins_like("eclipse", "eclipse")
    assert not begins_like("towering", "tower")
    card = sample.ladder(fr={"answer": "L'Islande", "aliases": [], "rejects": []})
    assert list(derived_forms(sample.with_english_clue(card, 2, "I stand on an island."))) == []
