"""How close a guess is to a name: typing slips and spelling by ear; shorter names forgive fewer of them."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA

from fogbound.house.sound import loose_sounds, skeleton, sounds
from fogbound.house.words import Words

# A name with fewer letters than the first number forgives as many slips as the second says.
TOLERANCE = ((6, 0), (10, 1), (14, 2), (20, 3))
MOST = 4  # slips that a longer name forgives

VOWELS = re.compile(r"[aeiou]+")
DOUBLED = re.compile(r"(.)\1+")
ROMAN = re.compile(r"(?=[ivx]{2,})x{0,3}(?:ix|iv|v?i{0,3})")
SHORTEST = 4
PARTICLES = frozenset(("da", "de", "del", "della", "den", "der", "di", "do", "dos", "du", "van", "von"))
LONG = 9  # letters of a name of several words from which even its short words may have a slip
MIDDLING = 6  # letters of a word in such a name from which it may have two slips
SILENT = 2  # letters that a name may have more than a guess that sounds the same
SOUNDS_PER_SLIP = 5  # of so many sounds, one may be misheard
NEARLY, FAR = 0.4, 0.5  # the share of a name's letters that may differ if it sounds nearly the same, or by consonants
FORGIVING = 10  # letters of a word in which any letter may be wrong
KEYBOARDS = (("qwertyuiop", "asdfghjkl", "zxcvbnm"), ("azertyuiop", "qsdfghjklm", "wxcvbn"))
HEARD_ALIKE = ("aeiouy", "ckqsxz", "bp", "dt", "fv", "gj", "mn", "lr", "vw", "ij")
VOWELS_ALIKE = ("eiy", "ou", "ae")
VALUES = {"i": 1, "v": 5, "x": 10}


def tolerance(letters: int) -> int:
    """How many slips a name of so many letters forgives."""
    return next((slips for below, slips in TOLERANCE if letters < below), MOST)


def slips(guess: Words, name: Words) -> int | None:
    """How many slips lead from a name to a guess; None if they are too many. Numbers must agree exactly."""
    if guess == name:
        return 0
    if figures(guess) != figures(name):
        return None
    if len(guess) == len(name):
        return _word_by_word(guess, name)
    if set(sounds("".join(guess))) & set(sounds("".join(name))) and len("".join(name)) >= MIDDLING:
        return 1
    near = _near("".join(guess), "".join(name), ear=False)  # an extra or missing space is a slip too
    return near + 1 if near is not None and near < max(1, tolerance(len("".join(name)))) else None


def apart(guess: Words, name: Words) -> int:
    """In how many letters a guess differs from a name, however it sounds. It says which of two names is nearer."""
    return OSA.distance(" ".join(guess), " ".join(name))


def _word_by_word(guess: Words, name: Words) -> int | None:
    pairs = list(zip(guess, name, strict=True))
    heard = (loose_sounds(a) & loose_sounds(b) if len(b) > 2 else sounds_same(a, b) for a, b in pairs)
    if len(name) > 1 and all(heard):
        return 1  # every word sounds right: mon blan
    total, long = 0, sum(map(len, name)) >= LONG
    for mine, theirs in zip(guess, name, strict=True):
        near = _near(mine, theirs, 0 if not long else 1 if len(theirs) < MIDDLING else 2)
        if near is None:
            return None
        total += near
    return total if total <= max(1, tolerance(sum(map(len, name)))) else None


def sounds_same(guess: str, name: str) -> bool:
    """Whether two words can sound the same."""
    return bool(set(sounds(guess)) & set(sounds(name)))


def _near(guess: str, name: str, least: int = 0, *, ear: bool = True) -> int | None:
    if guess == name or {guess, name} <= PARTICLES:
        return 0
    if any(map(str.isdigit, guess + name)):
        return None
    if len(name) < SHORTEST:  # a short word of a long name may only be spelt by ear
        by_ear = set(sounds(guess)) & set(sounds(name)) or VOWELS.sub("a", guess) == VOWELS.sub("a", name)
        return 1 if least and by_ear else None
    allowed = max(tolerance(len(name)), least)
    distance = OSA.distance(guess, name)
    if distance <= allowed and _same_start(guess, name, distance) and _is_slip(guess, name):
        return 1 if ear and _sounds_alike(guess, name, tolerance(len(name))) else distance  # telefone
    if least and (loose_sounds(guess) & loose_sounds(name) or _same_bones(guess, name, SHORTEST)):
        return 1  # the other words of a long name leave no doubt
    return 1 if _short_slip(guess, name) or (ear and _sounds_alike(guess, name, allowed)) else None


def _is_slip(guess: str, name: str) -> bool:
    """Whether a single wrong letter is next to the right one on a keyboard, or sounds like it: not ellipse, eclipse."""
    wrong = [(mine, theirs) for mine, theirs in zip(guess, name, strict=False) if mine != theirs]
    if len(guess) != len(name) or len(wrong) != 1 or len(name) >= FORGIVING:
        return True
    mine, theirs = wrong[0]
    return _are_neighbours(mine, theirs) or any({mine, theirs} <= set(group) for group in HEARD_ALIKE)


def _are_neighbours(mine: str, theirs: str) -> bool:
    """Whether two letters are side by side, or one above the other, on an English or a French keyboard."""
    for rows in KEYBOARDS:
        places = {letter: (line, column) for line, row in enumerate(rows) for column, letter in enumerate(row)}
        if mine in places and theirs in places:
            (line, column), (other_line, other_column) = places[mine], places[theirs]
            if abs(line - other_line) <= 1 and abs(column - other_column) <= 1:
                return True
    return False


def _same_start(guess: str, name: str, distance: int) -> bool:
    """Whether a guess begins like the name. If not, only one slip is forgiven: people know how a word begins."""
    return distance <= 1 or guess[0] in _alike(name[0]) or len(guess) == len(name)


def _short_slip(guess: str, name: str) -> bool:
    """Whether the difference is a slip that even short words forgive: a doubled letter, a swap, another vowel."""
    if DOUBLED.sub(r"\1", guess) == DOUBLED.sub(r"\1", name):
        return True
    if len(guess) == len(name) and sorted(guess) == sorted(name) and OSA.distance(guess, name) == 1:
        return guess[0] == name[0]
    if guess[0] not in _alike(name[0]) or len(name) <= SHORTEST:
        return False
    if OSA.distance(guess, name) != 1:
        return False
    if len(guess) + 1 == len(name) and guess[0] == name[0] and guess[-1] == name[-1]:
        return True  # japn: a letter left out inside
    # Another vowel often makes another word, unless it sounds nearly the same: not Plato, Pluto.
    return VOWELS.sub("a", guess) == VOWELS.sub("a", name) and (len(guess) != len(name) or _is_alike(guess, name))


def _is_alike(guess: str, name: str) -> bool:
    pairs = [{mine, theirs} for mine, theirs in zip(guess, name, strict=True) if mine != theirs]
    return all(any(pair <= set(group) for group in VOWELS_ALIKE) for pair in pairs)


def _sounds_alike(guess: str, name: str, allowed: int) -> bool:
    """Whether two words sound the same, or nearly the same if long, or have the same consonants."""
    written = OSA.distance(guess, name)
    for mine in sounds(guess):
        for theirs in sounds(name):
            if (
                mine == theirs
                and len(guess) >= len(name) - SILENT
                and (len(name) > SHORTEST or len(guess) == len(name))
            ):
                return True
            misheard = min(allowed - (len(name) < LONG), len(theirs) // SOUNDS_PER_SLIP)
            if mine[:1] == theirs[:1] and OSA.distance(mine, theirs) <= misheard and written <= NEARLY * len(name):
                return True
    return written <= FAR * len(name) and _same_bones(guess, name, SHORTEST + 1)


def _same_bones(guess: str, name: str, least: int) -> bool:
    """Whether two words have the same consonants, at least so many."""
    bones = {skeleton(heard) for heard in sounds(guess)} & {skeleton(heard) for heard in sounds(name)}
    return any(len(each) >= least for each in bones) and abs(len(guess) - len(name)) <= MOST


def _alike(letter: str) -> str:
    return next((group for group in ("ckqsz", "iy", "vw") if letter in group), letter)


def figures(words: Words) -> Words:
    """The words that contain digits, in their order."""
    return tuple(word for word in words if any(map(str.isdigit, word)))


def arabic(word: str) -> str:
    """A Roman number of at least two letters in figures, xv as 15; any other word as it is."""
    if not ROMAN.fullmatch(word):
        return word
    total = 0
    for letter, following in zip(word, (*word[1:], ""), strict=True):
        value = VALUES[letter]
        total += -value if VALUES.get(following, 0) > value else value
    return str(total)
