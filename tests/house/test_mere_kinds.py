"""Guesses that only name a kind."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house import mere_kinds
from fogbound.house.judge import judge
from fogbound.house.names import names
from fogbound.house.words import languages, speech

SPEECHES = tuple(map(speech, languages()))


@pytest.mark.parametrize(
    ("card", "guess", "verdict"),
    [
        ("queen-victoria", "a british queen", "wrong"),
        ("yellowstone", "un parc national américain", "wrong"),
        ("yellowstone", "an American national park", "wrong"),
        ("eiffel-tower", "a tower", "precise"),  # part of the name
        ("eiffel-tower", "a tower in France", "precise"),
        ("mozart", "a man who wrote the Magic Flute", "precise"),
    ],
)
def test_a_kind_and_a_country_say_too_little(card: str, guess: str, verdict: str) -> None:
    assert judge(cards()[card], guess).verdict == verdict


def test_a_kind_in_the_answer_may_have_a_fact_beside_it() -> None:
    card = cards()["eiffel-tower"]
    assert mere_kinds.is_with_fact(card, ("tower", "in", "france"), names(card), SPEECHES)
    assert not mere_kinds.is_with_fact(card, ("tower", "in", "peru"), names(card), SPEECHES)
