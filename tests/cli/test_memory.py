"""`fogbound deck memory`: which cards bots know, and what they know of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.bots.memory import memory
from fogbound.cli.memory import known_cards
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.deck import Deck
from tests.cli.helpers import ROOT, run

KITCHEN = str(ROOT / "tests" / "games" / "twenty" / "kitchen.toml")
DECK = decks.load("first-light")


@given(st.floats(0, 0.99), st.integers(0, 9))
def test_a_share_of_the_cards_is_left_out(leave_out: float, seed: int) -> None:
    known = known_cards(DECK, leave_out, seed)
    assert len(known) == len(DECK.cards) - round(leave_out * len(DECK.cards))
    assert list(known) == [card for card in DECK.cards if card in known], "they keep the deck's order"
    assert known == known_cards(DECK, leave_out, seed)


def test_another_seed_leaves_out_other_cards() -> None:
    assert known_cards(DECK, 0.25, 1) != known_cards(DECK, 0.25, 2)


def test_the_order_of_a_deck_does_not_decide_what_is_left_out() -> None:
    turned = Deck(DECK.name, DECK.title, DECK.languages, DECK.cards[::-1])
    assert set(known_cards(turned, 0.5, 1)) == set(known_cards(DECK, 0.5, 1))


def test_a_file_has_names_key_words_and_facts() -> None:
    ran = run("deck", "memory", KITCHEN, "--leave-out", "0", "--to", "memory.json")
    assert (ran.code, ran.out) == (0, "memory.json remembers 1 of 1 card.\n")
    stored = json.loads(Path("memory.json").read_text(encoding="utf-8"))
    assert (stored["leave_out"], stored["seed"]) == (0, 1)
    assert all(len(word) >= 3 for words in stored["subjects"][0]["en"]["words"].values() for word in words.split())
    (onion,) = memory(stored, "en").subjects
    (card,) = decks.load_all(KITCHEN).cards
    assert onion.names == card.wording("en").names
    assert onion.category == card.category
    assert onion.words["grown"] == 9, "an easy clue; nobody has read this deck blind"
    assert onion.words["flower"] == 3
    assert onion.kinds == ("thing-kind=food", "thing-kind=plant")
    assert onion.ease == 5.6
    assert onion.known["edible"] is dict(card.facts)["edible"]


@pytest.mark.parametrize("share", ["1", "-0.1", "nan"])
def test_a_share_that_is_none_is_refused(share: str) -> None:
    ran = run("deck", "memory", "first-light", "--leave-out", share, "--to", "memory.json")
    assert ran.code == 2
    assert "--leave-out takes a share from 0 to less than 1, such as 0.25." in ran.err
    assert not Path("memory.json").exists()
