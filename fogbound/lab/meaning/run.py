"""All of it: vectors, the network that compares questions, and the file that the house reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import numpy as np

from fogbound.games.twenty.card import Card
from fogbound.house.meaning import Lexicon
from fogbound.lab.meaning import network, vectors
from fogbound.lab.meaning.material import groups
from fogbound.lab.meaning.pairs import examples, hold_out

OnPart = Callable[[str, int, int], None]  # what is being done, steps done, steps in all
HELD_OUT = 0.25  # the share of questions of which the network gets a phrasing that its vectors have not seen


@dataclass(frozen=True)
class Course:
    """How a lexicon is learnt."""

    seed: int = 1
    held_out: float = HELD_OUT
    most_examples: int = 3000
    with_vocabulary: bool = True
    vectors: vectors.Plan = vectors.DEFAULT
    network: network.Practice = network.DEFAULT


DEFAULT = Course()


def learn(cards: Sequence[Card], course: Course = DEFAULT, on_part: OnPart = lambda *_: None) -> Lexicon:
    """The lexicon of some cards, with the network that compares questions.

    The network learns from vectors that have not seen the questions it is asked, as at a table. The vectors that the
    house gets have seen all.
    """
    rng = np.random.default_rng(course.seed)
    material = groups(cards, course.with_vocabulary)
    kept, held = hold_out(material, course.held_out, rng)
    part = vectors.learn_vectors(kept, course.seed, course.vectors, _named(on_part, "Vectors for the network"))
    put = [held[n] for n in rng.permutation(len(held))[: course.most_examples]]
    told, on_example = [], _named(on_part, "Examples")
    for each in examples(kept, put, as_stored(part), rng):
        told.append(each)
        on_example(len(told), len(put) + 1)
    on_example(len(told), len(told))
    layers = network.learn_network(told, course.seed, course.network, _named(on_part, "Network"))
    whole = vectors.learn_vectors(material, course.seed, course.vectors, _named(on_part, "Vectors"))
    return as_stored(replace(whole, layers=layers))


def _named(on_part: OnPart, name: str) -> vectors.OnStep:
    return lambda done, total: on_part(name, done, total)


def as_stored(known: Lexicon) -> Lexicon:
    """The lexicon as the file has it: a byte for each number of a vector."""
    whole, scales = _bytes(known)
    rarity = known.rarity.astype(np.float16).astype(np.float32)
    rows = whole.astype(np.float32) * scales.astype(np.float32)[:, None]
    return replace(known, vectors=rows, rarity=rarity, rarest=float(rarity.max()))


def _bytes(known: Lexicon) -> tuple[np.ndarray, np.ndarray]:
    scales = np.maximum(np.abs(known.vectors).max(1) / 127, 1e-6).astype(np.float16)
    wide = np.maximum(scales.astype(np.float32), 1e-7)[:, None]
    return np.clip(np.round(known.vectors / wide), -127, 127).astype(np.int8), scales


def to_bytes(known: Lexicon) -> bytes:
    """The file `meaning.npz`; the same lexicon gives the same bytes."""
    whole, scales = _bytes(known)
    parts: dict[str, Any] = {f"layer{n}": layer for n, layer in enumerate(known.layers)}
    stems = np.frombuffer("\n".join(known.places).encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(
        file, stems=stems, vectors=whole, scales=scales, rarity=known.rarity.astype(np.float16), **parts
    )
    return file.getvalue()
