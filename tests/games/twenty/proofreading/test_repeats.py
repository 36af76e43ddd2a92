"""The same fact twice."""

from __future__ import annotations

from fogbound.games.twenty.proofreading.repeats import repeated_facts
from tests.games.twenty import sample


def _codes(one: str, other: str) -> list[str]:
    card = sample.with_english_clue(sample.with_english_clue(sample.ladder(), 2, one), 3, other)
    return [finding.code for finding in repeated_facts(card)]


def test_a_fact_in_other_words_is_found() -> None:
    assert _codes(
        "In 1925 a swindler sold me for scrap, and the buyer was too ashamed to complain.",
        "A swindler found a buyer for me in 1925, as scrap.",
    ) == ["same-fact"]


def test_a_shared_year_alone_is_no_repeat() -> None:
    assert _codes("In 1925 a swindler sold me for scrap.", "A painter climbed me in 1925, all alone.") == []


def test_shared_words_without_a_number_or_a_name_are_no_repeat() -> None:
    assert _codes("A swindler sold me for scrap.", "For scrap, a swindler sold my brother.") == []
