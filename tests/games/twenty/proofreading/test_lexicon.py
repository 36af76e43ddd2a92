"""What the proofreader knows of a language."""

from __future__ import annotations

import pytest

from fogbound.games.twenty.proofreading.lexicon import lexicon, phrases
from fogbound.games.twenty.text import words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_words_are_folded(language: str) -> None:
    known = lexicon(language)
    assert known is not None
    for word in (*known.plain, *known.titles, *known.numbers, *known.ordinals, *known.endings, *known.stems):
        assert words(word) == (word,), word


def test_both_languages_have_the_same_lists() -> None:
    english, french = lexicon("en"), lexicon("fr")
    assert english is not None
    assert french is not None
    assert english.lists.keys() == french.lists.keys()
    assert set(english.calendar.values()) == set(french.calendar.values())


@pytest.mark.parametrize("language", ["de", "..", "exonyms", ""])
def test_other_languages_are_unknown(language: str) -> None:
    assert lexicon(language) is None
    assert phrases(language, "counts.scales") == frozenset()
