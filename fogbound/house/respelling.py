"""Letters that people write for one another, because both sound alike: an `ocian`, a `worrior`, `spase`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from rapidfuzz.distance import OSA

from fogbound.house.words import Words, known_words

ALIKE = tuple(map(frozenset, ("aeiouy", "cskz", "kqc", "gj", "bp", "dt", "fv", "mn", "sx")))
SHORTEST, SAFE = 4, 5  # letters of a stem that may be misspelt by ear, and by a missing, extra or swapped letter
TWICE_FROM = 8  # letters of a stem that forgives two slips


def sounds_alike(typed: str, meant: str) -> bool:
    """Whether two words of the same length differ in one letter, which sounds like the other."""
    if len(typed) != len(meant):
        return False
    pairs = [frozenset(pair) for pair in zip(typed, meant, strict=True) if pair[0] != pair[1]]
    return len(pairs) == 1 and any(pairs[0] <= letters for letters in ALIKE)


def respell(stem: str, known: Mapping[str, tuple[str, ...]]) -> str | None:
    """The only known stem that a misspelt one can mean. `known` has stems by their first letter."""
    if len(stem) < SHORTEST or not stem.isalpha() or stem in known_words():
        return None
    near = [(_distance(stem, each), each) for each in known.get(stem[0], ()) if abs(len(each) - len(stem)) <= 2]
    found = sorted(each for each in near if each[0])
    return found[0][1] if len(found) == 1 or (found and found[0][0] < found[1][0]) else None


def by_first_letter(stems: Iterable[str]) -> dict[str, Words]:
    found: dict[str, list[str]] = defaultdict(list)
    for stem in stems:
        found[stem[:1]].append(stem)
    return {letter: tuple(listed) for letter, listed in found.items()}


def _distance(typed: str, meant: str) -> int:
    """The number of slips between two stems; 0 if they are too many."""
    shorter, longer = sorted((len(typed), len(meant)))
    distance = OSA.distance(typed, meant, score_cutoff=2)
    if distance == 1 and sounds_alike(typed, meant):
        return 1
    if distance == 1 and shorter >= SAFE and (len(typed) != len(meant) or sorted(typed) == sorted(meant)):
        return 1
    if distance <= 2 and longer >= TWICE_FROM:
        return distance + 1
    return 0
