"""What words mean, as vectors: words that people use for the same question are close, in any language.

`fogbound lab meaning` learns `meaning.npz` from the banks, the cards and the facts (see docs/house.md). It also has the
weights with which `paraphrase.py` tells whether two questions ask the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from fogbound.house.phrasing import plain_question
from fogbound.house.respelling import by_first_letter, respell
from fogbound.house.subject import with_one_subject
from fogbound.house.words import Words, stem

FILE = Path(__file__).with_name("meaning.npz")
Vector = NDArray[np.float32]


@dataclass(frozen=True)
class Lexicon:
    """Vectors of stems, how rare each stem is, and the weights of the small network that compares questions."""

    places: dict[str, int]
    vectors: Vector
    rarity: Vector
    rarest: float
    layers: tuple[Vector, ...]

    @cached_property
    def by_letter(self) -> dict[str, dict[str, Words]]:
        """The stems of each language by their first letter, for those that are misspelt."""
        listed: dict[str, list[str]] = {}
        for each in self.places:
            code, _, bare = each.partition(":")
            listed.setdefault(code, []).append(bare)
        return {code: by_first_letter(stems) for code, stems in listed.items()}

    def respelt(self, token: str) -> str:
        """A token as the lexicon has it: one that it does not have may be misspelt."""
        if token in self.places:
            return token
        code, _, bare = token.partition(":")
        meant = respell(bare, self.by_letter.get(code, {}))
        return f"{code}:{meant}" if meant else token

    def vector(self, token: str) -> Vector | None:
        place = self.places.get(token)
        return None if place is None else self.vectors[place]

    def rarity_of(self, token: str) -> float:
        place = self.places.get(token)
        return self.rarest if place is None else float(self.rarity[place])


@cache
def lexicon() -> Lexicon:
    """The lexicon, read once, when somebody first asks."""
    with np.load(FILE) as data:
        stems = bytes(data["stems"]).decode().split("\n")
        vectors = data["vectors"].astype(np.float32) * data["scales"].astype(np.float32)[:, None]
        rarity = data["rarity"].astype(np.float32)
        layers = tuple(data[name] for name in sorted(data.files) if name.startswith("layer"))
    return Lexicon({each: n for n, each in enumerate(stems)}, vectors, rarity, float(rarity.max()), layers)


@lru_cache(maxsize=8192)
def tokens(question: str, language: str) -> Words:
    """The stems of a plain question, with one word for its subject, each with its language: `en:swallow`."""
    words = with_one_subject(plain_question(question, language), language)
    return tuple(f"{language}:{stem(word, language)}" for word in words)
