"""The reader's index of a card: its facts, and what common sense adds."""

from __future__ import annotations

from benches import house
from fogbound.house.knowledge import foreign_kinds, knowledge, mentions
from fogbound.house.reader import reply

MARS, CAMEL, KEY = (house.cards()[name] for name in ("mars", "camel", "key"))


def test_common_sense_adds_to_the_fact_sheet() -> None:
    assert knowledge(MARS, "en")[("edible",)].truth is False
    assert knowledge(MARS, "en")[("edible",)].sensed
    assert knowledge(MARS, "en")[("planet",)].truth is True
    assert not knowledge(MARS, "en")[("planet",)].sensed


def test_kinds_of_other_categories_are_denied() -> None:
    assert ("singer",) in foreign_kinds("place", "en")
    assert knowledge(MARS, "fr")[("chanteur",)].truth is False


def test_a_word_on_the_card_is_not_denied_by_common_sense() -> None:
    assert "hump" in mentions(CAMEL, "en")
    assert knowledge(KEY, "en")[("door",)].truth is None or not knowledge(KEY, "en")[("door",)].sensed


def test_what_is_known_of_a_card_is_worked_out_once_for_many_questions() -> None:
    reply(CAMEL, "Are you alive?", "en")
    worked_out = knowledge.cache_info().misses
    for number in range(20):
        reply(CAMEL, f"Do you live in the dessert of Afrika, number {number}?", "en")
    assert knowledge.cache_info().misses == worked_out
