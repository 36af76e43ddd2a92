"""Questions that a clue confirms."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.house.clues import confirm
from fogbound.house.question import take_apart

CURIE = house.cards()["marie-curie"]


@pytest.mark.parametrize(
    ("question", "confirmed"),
    [
        ("Did you win bicycle honeymoon countryside?", True),
        ("Did you never win bicycle honeymoon countryside?", False),  # a negation
        ("Did you win a bicycle?", False),  # one word could be there by chance
        ("Did you ride an elephant on your honeymoon?", False),
    ],
)
def test_a_clue_confirms_a_question_if_it_has_all_of_its_words(question: str, confirmed: bool) -> None:
    assert confirm(CURIE, take_apart(CURIE, question, "en")) is confirmed
