"""Chance in tests is the same in every run: the name of a test decides it.

Generators that the code makes without a seed, and the seeds of deals, are drawn from one source. It starts afresh with
every test. Bot processes are not affected: the server tells them what chance to use.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fogbound import proof

_seed = Random.seed
SOURCE = Random("fogbound")


def install() -> None:
    """From now on nothing here is drawn from the system, except by the modules `secrets` and `os`."""
    Random.seed = _seed_from_source  # type: ignore[method-assign, assignment]
    proof.new_seed = lambda: SOURCE.randbytes(proof.SEED_BYTES)


def reseed(name: str) -> None:
    _seed(SOURCE, name)


def _seed_from_source(generator: Random, seed: Any = None, version: int = 2) -> None:
    _seed(generator, SOURCE.getrandbits(64) if seed is None else seed, version)
