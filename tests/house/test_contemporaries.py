"""People of other times cannot have known what came later."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.reader import reply


@pytest.mark.parametrize(
    ("card", "question", "language", "word"),
    [
        ("aeroplane", "Did Napoleon ever travel in one?", "en", "no"),
        ("elizabeth-i", "Could my nan have met her?", "en", "no"),
        ("telephone", "Est-ce que Louis XIV en avait un ?", "fr", "no"),
        ("bread", "Did Napoleon eat it?", "en", "cannot_say"),  # it was there, but the card does not say so
    ],
)
def test_other_times(card: str, question: str, language: str, word: str) -> None:
    assert reply(house.cards()[card], question, language).word in (word, "yes" if word != "no" else "no")
