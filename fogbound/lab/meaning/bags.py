"""Texts as bags of numbered words, and two sums: over the words of each text, and over the texts of each word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fogbound.house.meaning import Vector

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Bags:
    """The words of all texts, one text after the other. No text is empty."""

    words: Numbers
    starts: Numbers

    @property
    def lengths(self) -> Numbers:
        return np.diff(self.starts, append=len(self.words))

    def over_words(self, rows: Vector) -> Vector:
        """For each text, the sum of its words' rows."""
        return np.add.reduceat(rows[self.words], self.starts, axis=0)

    def over_texts(self, rows: Vector, size: int) -> Vector:
        """For each of `size` words, the sum of the rows of the texts that have it."""
        order = np.argsort(self.words, kind="stable")
        sorted_words = self.words[order]
        text = np.repeat(np.arange(len(self.starts)), self.lengths)[order]
        first = np.flatnonzero(np.diff(sorted_words, prepend=-1))
        total = np.zeros((size, rows.shape[1]), np.float32)
        total[sorted_words[first]] = np.add.reduceat(rows[text], first, axis=0)
        return total


def pack(texts: Sequence[Numbers]) -> Bags:
    lengths = np.array([len(text) for text in texts], np.int64)
    assert lengths.all(), "a text without words"
    return Bags(np.concatenate(texts), np.concatenate([[0], np.cumsum(lengths)[:-1]]))


def thin(texts: Sequence[Numbers], share: float, rng: np.random.Generator) -> list[Numbers]:
    """The texts without a share of their words, at random; each keeps one at least."""
    kept = []
    for text in texts:
        some = text[rng.random(len(text)) >= share]
        kept.append(some if len(some) else text)
    return kept
