"""Roughly how a word sounds in English and French: spellings that sound alike become the same letters."""

from __future__ import annotations

import re
from functools import lru_cache

# Applied in this order. `$` is the sound of sh, `%` a g that stays hard.
EITHER = (
    (r"^gh", "g"),
    (r"gw", "%"),
    (r"cc(?=[eiy])", "ks"),
    (r"dj|dg(?=[eiy])", "j"),
    (r"iai", "ie"),
    (r"ey$", "i"),
    (r"ee", "i"),
    (r"oo", "u"),
    (r"(.)\1+", r"\1"),
    (r"ph", "f"),
    (r"gh", ""),
    (r"gu(?=[eiy])", "%"),
    (r"g(?=k)", ""),
    (r"qu|ck|kh|q", "k"),
    (r"sch|tch|sh|ch", "$"),
    (r"c(?=[eiy])", "s"),
    (r"sc(?=[eiy])", "s"),
    (r"c", "k"),
    (r"x", "ks"),
    (r"t?[zs]+", "s"),
    (r"th", "t"),
    (r"eau|au|aw|ow|oa", "o"),
    (r"ou|ew|eu", "u"),
    (r"w", "v"),
    (r"g(?=[eiy])", "j"),
    (r"ea|ie|y", "i"),
    (r"ai|ay|ei|oe|ae", "e"),
    (r"h", ""),
    (r"m(?=[bp])", "n"),
    (r"%", "g"),
    (r"(?<=[^aeiou])e(?=s?$)", ""),
    (r"(?<=[aeiou])e$", ""),
    (r"(.)\1+", r"\1"),
)
HARD_CH = (r"ch", "k")  # psycho
ITALIAN_C = (r"c(?=[eiy])", "ch")  # da Vinchi
FRENCH_ILL = (r"ill(?=[aeo])", "y")  # papiyon
SILENT_R = (r"(?<=[aeiou])r(?=[^aeiouy])", "")  # Frida Carlo
SILENT_END = (r"(?<=[aeiou])[tdsxz]+$", "")  # parapluit
FRENCH_OI = (r"r?oi", "wa")  # kwassan
HARD_GH = (r"gh$", "g")  # van Gog
SILENT_AFTER_N = (r"(?<=[aeiou]n)[tdcg]$", "")  # mon blan
SHORT_EA = (r"ea", "e")  # ded
SHORT_O = (r"o(?=[mnv])", "u")  # hunny
LONG_I = (r"igh(?=$|[^aeiou])", "ai")  # Hokusigh
GLIDE = (r"ou(?=[aeiy])", "w")  # Darouine
FRENCH_EUR = (r"eu?rr?e?$", "er")  # Piteur
FRONTED_TH = (r"th", "f")  # Souf Africa
DROPPED_T = (r"(?<=n)t(?=e)", "")  # innernet
SILENT_FROM = 6  # letters of a word whose last consonant may be silent, and whose ch may be hard
VOWELS = re.compile(r"[aeiou]+")
_COMPILED = tuple((re.compile(written), spoken) for written, spoken in EITHER)


@lru_cache(maxsize=65_536)
def sounds(word: str) -> tuple[str, ...]:
    """The different ways in which a folded word can sound."""
    heard = [_sound(word), _sound(re.sub(*ITALIAN_C, word)), _sound(re.sub(*HARD_GH, word))]
    heard += [_sound(re.sub(*SILENT_AFTER_N, each)) for each in (word, re.sub(*FRENCH_OI, word))]
    heard += [_sound(re.sub(*rule, word)) for rule in (LONG_I, GLIDE, FRENCH_EUR)]
    if len(word) >= SILENT_FROM:
        heard.append(_sound(re.sub(*DROPPED_T, word)))
        heard.append(_sound(re.sub(*FRENCH_ILL, word)))
        heard.append(_sound(re.sub(*HARD_CH, word)))
        heard += [_sound(re.sub(*SILENT_END, each)) for each in (word, re.sub(*HARD_CH, word))]
    return tuple(dict.fromkeys(heard))


@lru_cache(maxsize=65_536)
def loose_sounds(word: str) -> frozenset[str]:
    """How a word may sound, also to those who do not speak an r before a consonant."""
    changed = (re.sub(*rule, word) for rule in (SILENT_R, HARD_CH, SILENT_END, SHORT_EA, SHORT_O, FRONTED_TH))
    return frozenset((*sounds(word), *map(_sound, changed)))


@lru_cache(maxsize=65_536)
def _sound(word: str) -> str:
    for written, spoken in _COMPILED:
        word = written.sub(spoken, word)
    return word


def skeleton(heard: str) -> str:
    """The consonants of a sound, with an `a` in front if it begins with a vowel."""
    return VOWELS.sub("", heard[:1]).rjust(1, "a") + VOWELS.sub("", heard[1:])
