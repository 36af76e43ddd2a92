"""How words sound: spellings that sound alike share a sound."""

from __future__ import annotations

import pytest

from fogbound.house.sound import skeleton, sounds


@pytest.mark.parametrize(
    ("one", "other"),
    [("vinci", "vinchi"), ("parapluie", "parapluit"), ("shakespeare", "chakespeare"), ("photo", "foto")],
)
def test_spellings_that_sound_alike_share_a_sound(one: str, other: str) -> None:
    assert set(sounds(one)) & set(sounds(other))


def test_different_words_share_no_sound() -> None:
    assert not set(sounds("mars")) & set(sounds("venus"))


def test_every_sound_is_listed_once() -> None:
    for word in ("mars", "picchu", "parapluit", "psycho"):
        assert len(sounds(word)) == len(set(sounds(word)))


def test_a_skeleton_keeps_the_consonants_and_a_first_vowel() -> None:
    assert skeleton("mosart") == "msrt"
    assert skeleton("oktopus") == skeleton("aktapas") == "aktps"
