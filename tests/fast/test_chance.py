"""Random numbers for kernels."""

from __future__ import annotations

from fogbound.fast import seeded


def test_different_seeds_give_different_generators() -> None:
    assert len({int(seeded(n)[0]) for n in range(-500, 500)}) == 1000
    assert all(seeded(n)[0] for n in range(1000))
