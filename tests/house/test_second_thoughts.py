"""Guesses that people correct while they type."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house.judge import judge
from fogbound.house.second_thoughts import Corrected, corrected
from fogbound.house.words import languages, speech

SPEECHES = tuple(map(speech, languages()))


@pytest.mark.parametrize(
    ("card", "guess", "verdict"),
    [
        ("bread", "du pin, euh du pain", "right"),
        ("chichen-itza", "chicken pizza... chichen itza", "right"),
        ("egypt", "ancient egypt? egypt!", "right"),
        ("great-zimbabwe", "the big zimbabwe i mean great", "right"),
        ("great-zimbabwe", "the big zimbabwe great", "precise"),  # nothing is taken back
        ("venice", "Rome? Venice!", "wrong"),  # two answers
        ("egypt", "Egypt... Sudan", "wrong"),  # the last one counts
    ],
)
def test_the_last_name_counts_after_an_attempt_at_it(card: str, guess: str, verdict: str) -> None:
    assert judge(cards()[card], guess).verdict == verdict


def test_a_guess_is_split_at_its_last_correction() -> None:
    assert corrected("du pin, euh du pain", SPEECHES) == Corrected(("pin",), ("pain",), False)
    assert corrected("Mars, I mean Venus", SPEECHES) == Corrected(("mars",), ("venus",), True)
    assert corrected("Egypt?", SPEECHES) is None
    assert corrected("Mars", SPEECHES) is None
