"""Sizes: comparisons with things that everybody knows, and what fits into a hand."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.reader import reply_from_facts
from fogbound.house.sizes import extent


@pytest.mark.parametrize(
    ("name", "language", "question", "word"),
    [
        ("bicycle", "en", "Is it bigger than a breadbox?", "yes"),
        ("bicycle", "en", "Are you smaller than a car?", "yes"),
        ("butterfly", "en", "Is it smaller than a dog?", "yes"),
        ("dice", "fr", "C'est plus petit qu'une voiture ?", "yes"),
        ("mars", "en", "Are you smaller than a mouse?", "no"),
        ("mars", "fr", "C'est plus grand que la Lune ?", "yes"),
        ("brazil", "en", "Is it bigger than France?", "yes"),
        ("key", "en", "Can I hold you in one hand?", "yes"),
        ("piano", "fr", "Tu tiens dans la main ?", "no"),
        ("bicycle", "en", "Could I fit you in my pocket?", "no"),
        ("umbrella", "fr", "Es-tu plus lourd qu'une voiture ?", "no"),
        ("zero", "en", "Can I put you in a pocket?", "no"),
        ("octopus", "en", "Are you bigger than a flibbertigibbet?", "cannot_say"),
    ],
)
def test_a_size_is_compared(name: str, language: str, question: str, word: str) -> None:
    assert reply_from_facts(house.cards()[name], question, language).word == word


def test_a_size_comes_from_the_card_its_height_or_its_kinds() -> None:
    cards = house.cards()
    low, high = extent(cards["key"]) or (0, 0)
    assert low < 7 < high
    assert (extent(cards["eiffel-tower"]) or (0, 0))[0] > 20_000
    assert (extent(cards["mozart"]) or (0, 0))[1] <= 200
    assert extent(cards["zero"]) is None
