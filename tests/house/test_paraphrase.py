"""Tests of whether two questions ask the same."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.house.paraphrase import FEATURES, closeness, features, is_aside, odds, sketch, strays


def likelihood(one: str, two: str, language: str = "en", other: str = "en") -> float:
    return float(odds(features(sketch(one, language), sketch(two, other))[None])[0])


def test_the_same_question_is_likelier_than_another() -> None:
    same, other = (
        likelihood("Is it by the ocean?", "Is it by the sea?"),
        likelihood("Is it by the ocean?", "Is it old?"),
    )
    assert same > other


def test_the_other_language_counts_too() -> None:
    same = likelihood("C'est au bord de la mer ?", "Is it by the sea?", "fr")
    assert same > likelihood("C'est au bord de la mer ?", "Is it old?", "fr")


def test_strays_are_words_that_only_one_question_has() -> None:
    longer, game = sketch("Is it a game with penguins?", "en"), sketch("Is it a game?", "en")
    assert strays(longer, game) == (1, 0)
    assert strays(game, longer) == (0, 1)
    assert strays(game, game) == (0, 0)


def test_a_slip_in_an_unknown_word_is_forgiven() -> None:
    ours, _ = closeness(sketch("guitarr", "en"), sketch("guitar", "en"))
    assert list(ours) == [1.0]


def test_what_something_could_do_to_the_subject_is_another_question() -> None:
    hold, free = sketch("Could handcuffs hold you?", "en"), sketch("Could you get out of handcuffs?", "en")
    assert is_aside(hold, free)
    assert not is_aside(free, hold)
    assert not is_aside(hold, hold)
    assert is_aside(hold, sketch("Could a horse hold you?", "en"))


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60), st.sampled_from(["en", "fr"]))
def test_any_text_can_be_compared(typed: str, language: str) -> None:
    row = features(sketch(typed, language), sketch("Is it by the sea?", "en"))
    assert row.shape == (FEATURES,)
    assert np.isfinite(odds(row[None])).all()
