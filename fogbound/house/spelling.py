"""How near a guess comes to a name: slips of the hand and of the ear, fewer of them the shorter the name is."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA

from fogbound.house.words import Words

# Letters of a name, and the slips that are forgiven in it.
TOLERANCE = ((6, 0), (10, 1), (14, 2), (20, 3))
MOST = 4

# Letters that sound alike. In a short name only these, doubled letters and letters that changed places are forgiven.
ALIKE = (
    ("cch", "s"),
    ("tch", "s"),
    ("sch", "s"),
    ("sh", "s"),
    ("ch", "s"),
    ("ph", "f"),
    ("ck", "k"),
    ("qu", "k"),
    ("c", "k"),
    ("q", "k"),
    ("z", "s"),
    ("y", "i"),
    ("w", "v"),
    ("h", ""),
    ("ou", "u"),
    ("oo", "u"),
    ("au", "o"),
    ("ai", "e"),
    ("ee", "i"),
    ("ea", "i"),
)
VOWELS = re.compile(r"[aeiou]+")
SOFT = re.compile(r"c(?=[eiy])")
DOUBLED = re.compile(r"(.)\1+")
ROMAN = re.compile(r"(?=[ivx]{2,})x{0,3}(?:ix|iv|v?i{0,3})")
SHORTEST = 4
PARTICLES = frozenset(("da", "de", "del", "della", "den", "der", "di", "do", "dos", "du", "van", "von"))
MIDDLING = 6  # letters of a word of such a name that may have two
LONG = 9  # letters of a name of several words, in which a short word may have a slip too
VALUES = {"i": 1, "v": 5, "x": 10}


def tolerance(letters: int) -> int:
    return next((slips for below, slips in TOLERANCE if letters < below), MOST)


def slips(guess: Words, name: Words) -> int | None:
    """How many slips lead from a name to a guess, or None if it is too far away. Numbers must agree exactly."""
    if guess == name:
        return 0
    if figures(guess) != figures(name):
        return None
    if len(guess) == len(name):
        return _word_by_word(guess, name)
    near = _near("".join(guess), "".join(name))  # a space too many or too few is a slip too
    return near + 1 if near is not None and near < max(1, tolerance(len("".join(name)))) else None


def _word_by_word(guess: Words, name: Words) -> int | None:
    total, long = 0, sum(map(len, name)) >= LONG
    for mine, theirs in zip(guess, name, strict=True):
        near = _near(mine, theirs, 0 if not long else 1 if len(theirs) < MIDDLING else 2)
        if near is None:
            return None
        total += near
    return total if total <= max(1, tolerance(sum(map(len, name)))) else None


def _near(guess: str, name: str, least: int = 0) -> int | None:
    if guess == name or {guess, name} <= PARTICLES:
        return 0
    if len(name) < SHORTEST or any(map(str.isdigit, guess + name)):
        return None
    allowed = max(tolerance(len(name)), least)
    distance = OSA.distance(guess, name, score_cutoff=max(allowed, 1))
    if distance <= allowed and _same_start(guess, name, distance):
        return distance
    return 1 if _short_slip(guess, name) else None


def _same_start(guess: str, name: str, distance: int) -> bool:
    """People know how a word begins; with another beginning only one slip is forgiven."""
    return distance <= 1 or guess[0] in _alike(name[0]) or len(guess) == len(name)


def _short_slip(guess: str, name: str) -> bool:
    if DOUBLED.sub(r"\1", guess) == DOUBLED.sub(r"\1", name):
        return True
    if len(guess) == len(name) and sorted(guess) == sorted(name) and OSA.distance(guess, name) == 1:
        return guess[0] == name[0]
    if guess[0] not in _alike(name[0]):
        return False
    if _sound(guess) == _sound(name) and (len(name) > SHORTEST or len(guess) == len(name)):
        return True
    if len(name) <= SHORTEST:
        return False
    return OSA.distance(guess, name) == 1 and VOWELS.sub("a", guess) == VOWELS.sub("a", name)


def _alike(letter: str) -> str:
    return next((group for group in ("ckqsz", "iy", "vw") if letter in group), letter)


def _sound(word: str) -> str:
    word = SOFT.sub("s", word)
    if len(word) >= MIDDLING:
        word = word.removesuffix("e")
    for written, heard in ALIKE:
        word = word.replace(written, heard)
    return DOUBLED.sub(r"\1", word)


def figures(words: Words) -> Words:
    """The numbers among some words, in their order."""
    return tuple(word for word in words if any(map(str.isdigit, word)))


def arabic(word: str) -> str:
    """A Roman number of two letters or more in our figures: xv is 15."""
    if not ROMAN.fullmatch(word):
        return word
    total = 0
    for letter, following in zip(word, (*word[1:], ""), strict=True):
        value = VALUES[letter]
        total += -value if VALUES.get(following, 0) > value else value
    return str(total)
