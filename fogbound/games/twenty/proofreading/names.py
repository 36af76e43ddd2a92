"""The proper names that a clue says, and how the same name is recognised in another language."""

from __future__ import annotations

import re
import tomllib
from difflib import SequenceMatcher
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fogbound.games.twenty import facts
from fogbound.games.twenty.card import Wording
from fogbound.games.twenty.proofreading.lexicon import Dictionaries, IsWord, Lexicon, lexicon
from fogbound.games.twenty.proofreading.numbers import Token, tokens
from fogbound.games.twenty.text import words

FILE = Path(__file__).with_name("exonyms.toml")
SHORTEST = 3  # letters of a name
ALIKE = 0.55  # from which two spellings are one name: Napoleon and Napoléon, Lisbon and Lisbonne
ALMOST_EQUAL = 0.85  # the same for a word without a capital, such as French adjectives and Roquefort cheese
PLACES = ("country", "continent")

_SENTENCE_END = ".!?:…"
_SPELLINGS = (
    ("dj", "j"),
    ("tch", "c"),
    ("ch", "c"),
    ("sh", "c"),
    ("zh", "j"),
    ("ph", "f"),
    ("qu", "c"),
    ("ou", "u"),
    ("ae", "e"),
    ("oe", "e"),
    ("k", "c"),
    ("q", "c"),
    ("w", "v"),
    ("y", "i"),
    ("h", ""),
)


def is_capital(token: Token) -> bool:
    """Whether a word is written like a name."""
    return token.written[0].isupper() and len(token.folded) >= SHORTEST


@lru_cache(maxsize=65_536)
def capitals(text: str, language: str) -> tuple[Token, ...]:
    """The capitalised words of a text that may be names: without titles, small words and elisions (Aujourd'hui)."""
    known = lexicon(language)
    if known is None:
        return ()
    return tuple(
        each
        for each in tokens(text)
        if is_capital(each) and not _is_other(each, known) and not _is_elision(text, each, language)
    )


def _is_elision(text: str, token: Token, language: str) -> bool:
    return language == "fr" and text[token.end : token.end + 1] in ("'", "’")


def _is_other(token: Token, known: Lexicon) -> bool:
    return token.folded in known.plain or token.folded in known.titles or token.written in known.calendar


def begins_sentence(text: str, token: Token) -> bool:
    """Whether a word comes first in its sentence, where any word has a capital."""
    before = text[: token.start].rstrip(" \u00a0\u202f«“\"'(")
    return not before or before[-1] in _SENTENCE_END


def unmatched_names(one: Wording, other: Wording, number: int, dictionaries: Dictionaries) -> tuple[str, str] | None:
    """A name of each wording's clue that the other clue does not say; None unless both have one."""
    pair = tuple(_unmatched(*sides, number, dictionaries) for sides in ((one, other), (other, one)))
    return (pair[0], pair[1]) if pair[0] and pair[1] else None


def _unmatched(mine: Wording, theirs: Wording, number: int, dictionaries: Dictionaries) -> str:
    is_word = dictionaries.get(mine.language)
    if is_word is None:
        return ""
    text, spoken = mine.entries[number - 1], tokens(theirs.entries[number - 1])
    for name in full_names(text, mine.language):
        last = name[-1]  # a first name may be another in each language, a surname may not
        if not any(_says(each, last.folded) for each in spoken) and _is_certain(last, is_word):
            return text[name[0].start : last.end]
    return ""


def _says(token: Token, name: str) -> bool:
    return is_same_name(name, token.folded, ALIKE if token.written[0].isupper() else ALMOST_EQUAL)


def full_names(text: str, language: str) -> list[tuple[Token, ...]]:
    """The names of a text, each with all of its words: Nellie Bly."""
    names: list[tuple[Token, ...]] = []
    for each in capitals(text, language):
        if names and text[names[-1][-1].end : each.start] in (" ", "-"):
            names[-1] = (*names[-1], each)
        else:
            names.append((each,))
    return names


def _is_certain(token: Token, is_word: IsWord) -> bool:
    """Whether a capitalised word is a name: it is on our list, or the dictionary does not know it in lower case."""
    if token.written.isupper():  # letters such as DNA
        return False
    return token.folded in groups() or not is_word(token.written.lower())


@lru_cache(maxsize=65_536)
def is_same_name(one: str, other: str, from_ratio: float = ALIKE) -> bool:
    """Whether two folded words are one name in two languages: London and Londres, Yakutsk and Iakoutsk."""
    if one == other or groups().get(one, -1) == groups().get(other, -2):
        return True
    mine, theirs = _sound(one), _sound(other)
    if one[0] != other[0] and mine[:1] != theirs[:1]:
        return False
    orders = ((mine, theirs), (theirs, mine))  # the ratio depends on the order
    return max(SequenceMatcher(None, *pair, autojunk=False).ratio() for pair in orders) >= from_ratio


@lru_cache(maxsize=65_536)
def _sound(name: str) -> str:
    """A name without the differences between English and French spelling."""
    for written, plain in _SPELLINGS:
        name = name.replace(written, plain)
    return re.sub(r"(.)\1+", r"\1", name)


@cache
def groups() -> dict[str, int]:
    """Words that stand for the same place or person, each with the number of its group."""
    listed = _listed()["names"]
    vocabulary = facts.vocabulary()
    places = [
        [phrase for _, phrases in forms for phrase in phrases] for key in PLACES for _, forms in vocabulary[key].values
    ]
    found: dict[str, int] = {}
    for number, group in enumerate((*places, *listed)):
        forms = [words(phrase) for phrase in group]
        at = next((found[form[0]] for form in forms if len(form) == 1 and form[0] in found), number)
        for form in forms:
            if len(form) == 1:
                found[form[0]] = at
    return found


@cache
def well_known() -> frozenset[str]:
    """Names that point to no single subject, folded."""
    return frozenset(word for name in _listed()["well-known"] for word in words(name)) | groups().keys()


@cache
def _listed() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))
