"""Words beside a name must be true of it, or say nothing."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import text
from fogbound.house import beside


@pytest.mark.parametrize(
    ("card", "words", "fits"),
    [
        ("mars", "planet", True),
        ("mars", "rover", False),
        ("venice", "in Italy", True),
        ("venice", "in France", False),
        ("petra", "in Jordan", True),
        ("mozart", "the composer", True),
        ("mozart", "the painter", False),
    ],
)
def test_words_beside_a_name_must_be_true_of_it(card: str, words: str, fits: bool) -> None:
    assert beside.fits(house.cards()[card], text.words(words), ("en", "fr")) is fits
