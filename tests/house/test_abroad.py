"""Names of subjects in languages that a card does not have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benches import house
from fogbound.house import abroad
from fogbound.house.judge import judge
from fogbound.house.names import names
from fogbound.house.words import known_words

CARDS = house.cards()
NAMED = [(card, name) for card, listed in abroad.names_by_card().items() for _, name in listed]


def test_each_name_belongs_to_a_card_and_is_right_for_it() -> None:
    assert {card for card, _ in NAMED} <= set(CARDS)
    assert [pair for pair in NAMED if judge(CARDS[pair[0]], pair[1]).verdict != "right"] == []


@given(st.sampled_from(NAMED), st.sampled_from(sorted(CARDS)))
def test_a_name_is_right_for_no_other_card(named: tuple[str, str], other: str) -> None:
    card, name = named
    assert card == other or judge(CARDS[other], name).verdict != "right"


def test_a_name_in_another_language_must_be_spelt_right() -> None:
    assert judge(CARDS["greece"], "Griechenland").verdict == "right"
    assert judge(CARDS["greece"], "Greenland").verdict == "wrong"


@given(st.sampled_from(sorted(known_words())), st.sampled_from(sorted(CARDS)))
def test_a_word_of_its_own_misspells_no_name(word: str, card: str) -> None:
    ruling = judge(CARDS[card], word)
    assert ruling.why != "spelling" or any(word.rstrip("s") == name[0].rstrip("s") for name in names(CARDS[card]).full)


@pytest.mark.parametrize(("card", "guess"), [("sahara", "Sarah"), ("abacus", "un bouclier")])
def test_a_first_name_or_a_usual_word_is_wrong(card: str, guess: str) -> None:
    assert judge(CARDS[card], guess).verdict == "wrong"
