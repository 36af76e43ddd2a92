"""Mistakes that would spoil a game: they are found, and the deck is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fogbound.games.twenty.card import Card
from fogbound.games.twenty.spoilers import spoilers

from . import sample


def _spoiled(*cards: Card, title: str = "A sample") -> list[str]:
    return [finding.code for finding in spoilers(title, cards)]


def test_the_sample_has_no_spoilers() -> None:
    assert _spoiled(sample.ladder()) == []


@pytest.mark.parametrize(
    "clue",
    [
        "I am a ladder.",
        "I am older than any LADDER.",
        "I come before stepladders.",
        "I am une échelle in Paris.",
        "I am called echelle over there.",
        "I am an escabeau when I am short.",
    ],
)
def test_a_clue_does_not_say_the_answer_in_any_language(clue: str) -> None:
    assert set(_spoiled(sample.with_clue(2, clue))) == {"answer-in-clue"}
    assert set(_spoiled(sample.with_clue(2, "I am innocent enough.", clue))) == {"answer-in-clue"}


def test_a_short_name_counts_only_as_a_whole_word() -> None:
    card = sample.in_english(sample.ladder(), aliases=("Ax",))
    assert _spoiled(sample.with_english_clue(card, 2, "I relax in the shed.")) == []
    assert _spoiled(sample.with_english_clue(card, 2, "I am an ax.")) == ["answer-in-clue"]


def test_a_name_that_is_an_article_in_another_language_gives_nothing_away_there() -> None:
    tea = sample.in_english(sample.ladder(), aliases=("thé",))
    assert _spoiled(sample.with_english_clue(tea, 2, "I am the drink of the afternoon.")) == []


def test_the_title_does_not_say_an_answer() -> None:
    assert _spoiled(sample.ladder(), title="Up the ladder") == ["answer-in-title"]


def test_an_alias_is_not_also_a_reject() -> None:
    assert _spoiled(sample.in_english(sample.ladder(), rejects=("The Stepladder",))) == ["rejected-answer"]


def test_two_cards_do_not_share_a_name() -> None:
    other = replace(sample.ladder(), id="other")
    assert set(_spoiled(sample.ladder(), other)) == {"shared-name"}


def _person(life: str, **facts: Any) -> Card:
    sheet: dict[str, Any] = {"real": True, "alive": False, "gender": ("man",), "born": 1900, "died": 1980} | facts
    tags = {"century": "20", "region": "world", "field": "art", "gender": "man", "life": life}
    return replace(
        sample.ladder(), category="person", facts=tuple(sorted(sheet.items())), tags=tuple(sorted(tags.items()))
    )


def test_a_card_never_shows_a_living_person() -> None:
    assert _spoiled(_person("died")) == []
    assert _spoiled(_person("fictional", real=False, alive="partly")) == []
    assert _spoiled(_person("died", alive=True)) == ["living-person"]
    assert _spoiled(_person("fictional")) == ["living-person"]


def test_facts_and_tags_do_not_contradict_each_other() -> None:
    assert _spoiled(_person("died", real=False)) == ["contradiction"]
    assert _spoiled(_person("died", died=2080)) == ["contradiction"]
    assert _spoiled(_person("died", gender=("woman",))) == ["contradiction"]
