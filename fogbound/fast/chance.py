"""Random numbers for kernels: a generator whose state is one number in an array (xorshift64*)."""

from __future__ import annotations

import numpy as np

from fogbound.fast.arrays import Chance
from fogbound.fast.compiled import part

_MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
_UNIT = 1.0 / (1 << 53)
_A, _B, _C, _HALF, _MANTISSA = (np.uint64(n) for n in (12, 25, 27, 32, 11))
_WORD = (1 << 64) - 1


def seeded(seed: int) -> Chance:
    """A generator for a seed; splitmix64 makes those of neighbouring seeds unlike."""
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 & _WORD
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
    return np.array([(mixed ^ mixed >> 31) or 1], dtype=np.uint64)


@part
def random_bits(chance: Chance) -> np.uint64:
    """64 random bits."""
    bits = chance[0]
    bits ^= bits >> _A
    bits ^= bits << _B
    bits ^= bits >> _C
    chance[0] = bits
    return np.uint64(bits * _MULTIPLIER)


@part
def below(chance: Chance, n: int) -> int:
    """One of 0 … n-1. The bias is n in 2**32, too small to show in a game."""
    return int((random_bits(chance) >> _HALF) * np.uint64(n) >> _HALF)


@part
def unit(chance: Chance) -> float:
    """A number from 0 up to, not including, 1."""
    return float(random_bits(chance) >> _MANTISSA) * _UNIT
