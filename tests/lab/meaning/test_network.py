"""Tests of learning the small network."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.lab.meaning.network import Practice, learn_network, loss, slopes
from fogbound.lab.meaning.pairs import NONE, Example

PRACTICE = Practice(hidden=4, rounds=30, batch=8, rate=0.02)


def tales(count: int) -> list[Example]:
    """Banks of three questions with two phrasings each; the first number is high for the right question."""
    rng = np.random.default_rng(3)
    found = []
    for n in range(count):
        rows = rng.random((6, 3)).astype(np.float32) * np.float32(0.5)
        right = n % 4 if n % 4 < 3 else NONE
        if right != NONE:
            rows[2 * right, 0] = 1
        found.append(Example(rows, np.array([0, 0, 1, 1, 2, 2], np.int64), right))
    return found


def test_it_learns_to_find_the_question_and_that_there_is_none() -> None:
    layers = learn_network(tales(80), 1, PRACTICE)
    before = learn_network(tales(80), 1, Practice(hidden=4, rounds=0))
    assert loss(tales(80), layers) < 0.3 * loss(tales(80), before)
    assert all(np.array_equal(one, two) for one, two in zip(layers, learn_network(tales(80), 1, PRACTICE), strict=True))


@pytest.mark.parametrize("layer", range(4))
def test_the_slopes_are_those_of_the_loss(layer: int) -> None:
    told, step = tales(8), 1e-3
    layers = [each.astype(np.float64) for each in learn_network(told, 1, Practice(hidden=4, rounds=0))]
    found = slopes(told, tuple(layers))[layer]  # type: ignore[arg-type]
    for place in np.ndindex(layers[layer].shape):
        losses = []
        for change in (step, -step):
            moved = [each.copy() for each in layers]
            moved[layer][place] += change
            losses.append(loss(told, tuple(moved)))  # type: ignore[arg-type]
        assert abs((losses[0] - losses[1]) / (2 * step) - found[place]) < 5e-3
