"""How a word sounds to an English and to a French ear, roughly: spellings that are heard alike get the same letters."""

from __future__ import annotations

import re
from functools import lru_cache

# In this order. `$` is the sound of sh.
EITHER = (
    (r"(.)\1+", r"\1"),
    (r"ph", "f"),
    (r"gh", ""),
    (r"gu(?=[eiy])", "g"),
    (r"qu|ck|kh|q", "k"),
    (r"sch|tch|sh|ch", "$"),
    (r"c(?=[eiy])", "s"),
    (r"sc(?=[eiy])", "s"),
    (r"c", "k"),
    (r"x", "ks"),
    (r"t?[zs]+", "s"),
    (r"th", "t"),
    (r"w", "v"),
    (r"g(?=[eiy])", "j"),
    (r"eau|au|aw|ow|oa", "o"),
    (r"oo|ou|ew|eu", "u"),
    (r"ee|ea|ie|y", "i"),
    (r"ai|ay|ei|oe|ae", "e"),
    (r"h", ""),
    (r"m(?=[bp])", "n"),
    (r"(?<=[^aeiou])e$", ""),
    (r"(?<=[aeiou])e$", ""),
    (r"(.)\1+", r"\1"),
)
HARD = (r"ch", "k")  # Picchu and Macchu, but also psycho
ITALIAN = (r"c(?=[eiy])", "ch")  # da Vinchi
SILENT = (r"(?<=[aeiou])[tdsxz]+$", "")  # parapluit, at the end of a word of some length
SOME_LENGTH = 6
VOWELS = re.compile(r"[aeiou]+")


@lru_cache(maxsize=65_536)
def sounds(word: str) -> tuple[str, ...]:
    """The ways in which a folded word can be heard, without repetition."""
    heard = [_heard(word), _heard(re.sub(*HARD, word)), _heard(re.sub(*ITALIAN, word))]
    if len(word) >= SOME_LENGTH:
        heard += [_heard(re.sub(*SILENT, each)) for each in (word, re.sub(*HARD, word))]
    return tuple(dict.fromkeys(heard))


def _heard(word: str) -> str:
    for written, spoken in EITHER:
        word = re.sub(written, spoken, word)
    return word


def skeleton(heard: str) -> str:
    """The consonants, and whether it begins with a vowel: most people remember these."""
    return VOWELS.sub("", heard[:1]).rjust(1, "a") + VOWELS.sub("", heard[1:])
