"""Texts made comparable: without accents, capitals, punctuation and articles."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Letters that Unicode does not decompose, as people type them on a plain keyboard.
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th"})
ARTICLES = {
    "en": ("the", "a", "an"),
    "fr": ("le", "la", "les", "l", "un", "une", "des", "du", "de"),
}

_WORD = re.compile(r"[^\W_]+")


@lru_cache(maxsize=65_536)
def words(text: str) -> tuple[str, ...]:
    """The words of a text, folded: `L'Île d'Œdipe` gives l, ile, d, oedipe."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return tuple(_WORD.findall("".join(c for c in plain if not unicodedata.combining(c))))


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """A text's folded words with a space around each, so that a phrase can be found in it: ` l ile d oedipe `."""
    return f" {' '.join(words(text))} "


@lru_cache(maxsize=65_536)
def bare(name: str, language: str) -> tuple[str, ...]:
    """A name's words without leading articles, unless it is made of articles only."""
    name_words = words(name)
    articles = ARTICLES.get(language, ())
    start = next((i for i, word in enumerate(name_words) if word not in articles), 0)
    return name_words[start:]


def is_article(name: tuple[str, ...], language: str) -> bool:
    """Whether a folded name from another language is an article in this one: the French tea, thé, in English."""
    return len(name) == 1 and name[0] in ARTICLES.get(language, ())


def holds(text: str, name: tuple[str, ...], *, parts_from: int = 5) -> bool:
    """Whether a folded text contains a name: as whole words, or inside a word if the name is one long word."""
    if len(name) == 1 and len(name[0]) >= parts_from:
        return name[0] in text
    return bool(name) and f" {' '.join(name)} " in text
