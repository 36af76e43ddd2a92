"""Misspelt stems: what they can mean, and what they are not."""

from __future__ import annotations

import pytest

from benches.house import cards
from fogbound.house.meaning import lexicon
from fogbound.house.reader import reply
from fogbound.house.respelling import by_first_letter, respell, sounds_alike

KNOWN = by_first_letter(("ocean", "warrior", "space", "suppos", "happen", "elephant", "surf", "plate", "plane"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ocian", "ocean"),  # a vowel that sounds alike
        ("spase", "space"),
        ("supos", "suppos"),  # a letter is missing
        ("hapepn", "happen"),  # two are swapped
        ("elefant", "elephant"),
        ("turf", None),  # another first letter
        ("plage", None),  # a word of its own
        ("plake", None),  # it could be two words
        ("oc3an", None),
        ("spa", None),
    ],
)
def test_a_stem_is_respelt_if_only_one_is_meant(typed: str, meant: str | None) -> None:
    assert respell(typed, KNOWN) == meant


def test_letters_that_sound_alike() -> None:
    assert sounds_alike("spase", "space")
    assert not sounds_alike("spade", "space")
    assert not sounds_alike("space", "space")
    assert not sounds_alike("spas", "space")


def test_the_lexicon_keeps_what_it_knows() -> None:
    assert lexicon().respelt("en:ocean") == "en:ocean"
    assert lexicon().respelt("en:ocian") == "en:ocean"
    assert lexicon().respelt("xx:ocian") == "xx:ocian"


@pytest.mark.parametrize(
    ("card", "question", "word"),
    [
        ("lake-titicaca", "is it an ocian?", "no"),
        ("genghis-khan", "was he a worrior?", "yes"),
        ("neil-armstrong", "did he go to spase?", "yes"),
    ],
)
def test_the_reader_understands_what_is_spelt_by_ear(card: str, question: str, word: str) -> None:
    assert reply(cards()[card], question, "en").word == word
