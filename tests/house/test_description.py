"""Descriptions: a noun that fits, and enough that is true of the subject."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import text
from fogbound.house.description import describes, describes_beside_name


@pytest.mark.parametrize(
    ("card", "guess", "expected"),
    [
        ("penicillin", "the medicine they found in a mould", True),
        ("penicillin", "the man who discovered a mould", False),  # the noun does not fit
        ("penicillin", "mould", False),  # a note without a noun
        ("venice", "the city with gondolas", True),
        ("venice", "a city", False),  # a kind alone
        ("mount-everest", "the second highest mountain", False),
        ("octopus", "the animal with eight arms", True),
        ("mount-everest", "the mountain", False),  # its noun is not a detail, even if a note has the word
        ("rainbow", "the beautiful thing", False),  # true, but it says too little
    ],
)
def test_a_description_needs_a_fitting_noun_and_something_true(card: str, guess: str, expected: bool) -> None:
    assert describes(house.cards()[card], text.words(guess), ("en",)) is expected


def test_beside_its_name_a_description_needs_no_noun() -> None:
    penicillin = house.cards()["penicillin"]
    words = text.words("found in a mould")
    assert not describes(penicillin, words, ("en",))
    assert describes_beside_name(penicillin, words, ("en",))
