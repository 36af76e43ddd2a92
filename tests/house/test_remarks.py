"""A name with remarks around it."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house.judge import judge
from fogbound.house.remarks import tokens
from fogbound.house.words import languages, speech

SPEECHES = tuple(map(speech, languages()))


def test_tokens_are_the_words_of_a_guess_without_articles() -> None:
    assert [token.word for token in tokens("the planet, Mars", SPEECHES)] == ["planet", "mars"]


@pytest.mark.parametrize(
    ("card", "guess", "verdict"),
    [
        ("mars", "Mars, the red planet", "right"),
        ("mars", "that red planet mars i think", "right"),
        ("mars", "Mars rover", "wrong"),
        ("madagascar", "Madagascar 2", "wrong"),
        ("joan-of-arc", "Jeanne d'Arc, la bergère", "right"),
    ],
)
def test_remarks_must_leave_the_name_a_name(card: str, guess: str, verdict: str) -> None:
    assert judge(cards()[card], guess).verdict == verdict
