"""Taking a question apart: its phrases, numbers and the words that are not understood."""

from __future__ import annotations

from benches import house
from fogbound.house.fact_sheet import NOTE
from fogbound.house.question import take_apart

MARS = house.cards()["mars"]


def test_a_phrase_of_the_fact_sheet_is_found() -> None:
    asked = take_apart(MARS, "Are you a planet?", "en")
    assert [asked.singular[find.start : find.end] for find in asked.entries] == [("planet",)]
    assert asked.rest == ()


def test_words_that_are_not_understood_are_left_over() -> None:
    asked = take_apart(MARS, "Are you a flibbertigibbet?", "en")
    assert [asked.words[place] for place in asked.rest] == ["flibbertigibbet"]


def test_a_note_wins_over_a_fact_of_the_same_length() -> None:
    asked = take_apart(MARS, "Do you have moons?", "en")
    assert [find.entry.key for find in asked.entries if find.entry] == [NOTE]


def test_numbers_and_negations_are_recognised() -> None:
    asked = take_apart(MARS, "Were you not found before 1800?", "en")
    assert [(span.low, span.high) for span in asked.numbers] == [(1800, 1800)]
    assert asked.has("negations")
    assert asked.says("before")
