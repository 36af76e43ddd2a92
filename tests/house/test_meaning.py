"""Tests of vectors of words."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.house.meaning import lexicon, tokens


def closeness(one: str, two: str) -> float:
    first, second = lexicon().vector(one), lexicon().vector(two)
    assert first is not None
    assert second is not None
    return float(first @ second / (np.linalg.norm(first) * np.linalg.norm(second)))


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Is it by the sea?", "en"),
        ("Did people live there before the war?", "en"),
        ("Est-ce que tu portes des lunettes ?", "fr"),
        ("On peut le manger ?", "fr"),
    ],
)
def test_the_lexicon_knows_the_words_of_everyday_questions(question: str, language: str) -> None:
    """A lexicon whose keys differ from the tokens knows nothing, and nothing else would tell."""
    said = tokens(question, language)
    assert said
    assert all(lexicon().vector(token) is not None for token in said)


def test_words_with_one_meaning_are_closer_than_others() -> None:
    (sea,), (ocean,), (guitar,), (mer,) = (
        tokens("sea", "en"),
        tokens("ocean", "en"),
        tokens("guitar", "en"),
        tokens("mer", "fr"),
    )
    assert closeness(sea, ocean) > closeness(sea, guitar) + 0.2
    assert closeness(sea, mer) > closeness(sea, guitar) + 0.2


def test_common_words_say_less_than_rare_ones() -> None:
    (it,), (sea,) = tokens("it", "en"), tokens("sea", "en")
    assert lexicon().rarity_of(it) < lexicon().rarity_of(sea) < lexicon().rarity_of("en:qwertyuiop")
    assert lexicon().vector("en:qwertyuiop") is None
