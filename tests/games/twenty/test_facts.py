"""The vocabulary of fact sheets: its words in both languages, and the values that facts take."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.card import CATEGORIES
from fogbound.games.twenty.facts import LIST, NUMBER, YES_NO, vocabulary
from fogbound.games.twenty.text import bare

from . import sample


def test_every_fact_can_be_asked_for_in_both_languages() -> None:
    for fact in vocabulary().values():
        assert set(dict(fact.words)) == set(sample.LANGUAGES), fact.key
        assert set(dict(fact.opposites)) in (set(), set(sample.LANGUAGES)), fact.key
        assert (fact.kind == LIST) == bool(fact.values)
        asked = [set(dict(words)) for _, words in fact.values]  # or none, if the list has the values of another
        assert all(languages == set(sample.LANGUAGES) for languages in asked) or not any(asked), fact.key


@pytest.mark.parametrize("language", sample.LANGUAGES)
@pytest.mark.parametrize("category", CATEGORIES)
def test_a_word_asks_for_only_one_fact(category: str, language: str) -> None:
    asked: dict[tuple[str, ...], str] = {}
    for fact in vocabulary().values():
        if category not in fact.categories:
            continue
        lists = {fact.key: fact.words, f"not {fact.key}": fact.opposites}
        lists |= {f"{fact.key} {name}": words for name, words in fact.values}
        for meaning, by_language in lists.items():
            for word in dict(by_language).get(language, ()):
                assert asked.setdefault(bare(word, language), meaning) == meaning, word


def test_a_number_must_be_a_whole_number() -> None:
    born = vocabulary()["born"]
    assert born.kind == NUMBER
    assert born.allows(-69)
    assert not born.allows("-69")
    assert not born.allows(True)
    assert not born.allows(10**15)


def test_a_yes_no_fact_takes_true_false_or_partly() -> None:
    edible = vocabulary()["edible"]
    assert edible.kind == YES_NO
    assert all(edible.allows(value) for value in (True, False, "partly"))
    for wrong in ("yes", 1, None, ["yes"]):
        assert not edible.allows(wrong)


def test_a_list_takes_only_its_own_values() -> None:
    material = vocabulary()["made-of"]
    assert material.allows(["wood"])
    assert material.allows([])
    assert not any(material.allows(value) for value in ([1], ["cheese"], "wood"))
