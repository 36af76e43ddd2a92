"""Networks in numpy, evaluated with weights made up by hand. Tests of learning compare them with torch."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.mind.encode import MAPS, mark_count
from fogbound.bots.mind.families import shipped
from fogbound.bots.mind.layout import Floats, layout_of
from fogbound.bots.mind.model_card import digest
from fogbound.bots.mind.network import BOUND, Network, Thought, load, read
from fogbound.bots.mind.rows import seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from tests.bots.mind.learned import C, moments

LAYOUT = layout_of("compact")
WIDTH = 4


def _weights(seed: int = 1, size: float = 0.1) -> dict[str, Floats]:
    chance, stations = np.random.default_rng(seed), LAYOUT.nowhere
    widths = {
        "begin": (WIDTH, mark_count(LAYOUT) + len(MAPS) * stations),
        "blocks.0.first": (2 * WIDTH, WIDTH),
        "blocks.0.second": (WIDTH, 2 * WIDTH),
        "x": (LAYOUT.none + stations, WIDTH),
        "pursuer": (LAYOUT.ordinary, WIDTH),
        "value": (stations, WIDTH),
        **{name: (len(MAPS), WIDTH) for name in ("x_maps", "double_maps", "pursuer_maps", "value_maps")},
    }
    made: dict[str, Floats] = {}
    for name, (out, into) in widths.items():
        made[f"{name}.weight"] = (size * chance.standard_normal((out, into))).astype(np.float32)
        made[f"{name}.bias"] = (size * chance.standard_normal(out)).astype(np.float32)
    for name in ("norm", "blocks.0.norm"):
        made[f"{name}.weight"], made[f"{name}.bias"] = np.ones(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    return made


def _network(**how: float) -> Network:
    return Network(LAYOUT, _weights(**how), {"family": "compact"})  # type: ignore[arg-type]


def _thought(network: Network, count: int = 3) -> Thought:
    edition = find_chase(C)
    chase, terms = chase_for(edition), terms_of(edition, LAYOUT)
    states = [state for state, seat in moments(edition, 2) if seat == "x"][:count]
    rows = np.stack([chase.replay(state.log) for state in states])
    belief = np.full((len(rows), LAYOUT.nowhere), 1 / LAYOUT.nowhere, dtype=np.float32)
    return network.read(seen_in(LAYOUT, terms, rows, chase.seat("x")), belief)


def test_outputs_have_a_row_for_each_table() -> None:
    network = _network()
    thought = _thought(network)
    ride, double = network.x_scores(thought)
    assert thought.h.shape == (3, WIDTH)
    assert (ride.shape, double.shape) == ((3, LAYOUT.none), (3, LAYOUT.nowhere))
    assert network.pursuer_scores(thought, np.array([0, 5])).shape == (3, 2)
    assert network.values(thought).shape == (3, LAYOUT.nowhere)


def test_tables_are_read_one_by_one_or_together() -> None:
    network = _network()
    together, first = _thought(network, 3), _thought(network, 1)
    assert np.allclose(network.values(together)[0], network.values(first)[0], atol=1e-5)


def test_the_trunk_ends_with_a_norm() -> None:
    h = _thought(_network()).h
    assert np.allclose(h.mean(axis=1), 0, atol=1e-5)
    assert np.allclose(h.std(axis=1), 1, atol=1e-2)


def test_scores_and_values_are_bounded_however_large_the_weights() -> None:
    network = _network(size=50.0)
    with np.errstate(over="ignore"):
        thought = _thought(network)
        for scores in (*network.x_scores(thought), network.pursuer_scores(thought, np.arange(LAYOUT.ordinary))):
            assert np.abs(scores).max() <= BOUND
        values = network.values(thought)
    assert ((values >= 0) & (values <= 1)).all()


def _one_by_one(name: str, thought: Thought, weights: dict[str, Floats]) -> Floats:
    """The formula of a head, written out: a linear map of the trunk, and a mixture of the maps of each station."""
    own = thought.h @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]
    shares = thought.h @ weights[f"{name}_maps.weight"].T + weights[f"{name}_maps.bias"]
    mixed = (shares[:, :, None] * thought.maps).sum(axis=1)
    whole: Floats = own + (mixed if own.shape[1] == LAYOUT.nowhere else mixed[:, LAYOUT.end[: own.shape[1]]])
    return whole


def test_heads_add_their_maps_to_the_trunk() -> None:
    weights, network = _weights(size=0.5), _network(size=0.5)
    thought = _thought(network)
    values = 1 / (1 + np.exp(-_one_by_one("value", thought, weights)))
    assert np.allclose(network.values(thought), values, atol=1e-5)
    pursuers = BOUND * np.tanh(_one_by_one("pursuer", thought, weights) / BOUND)
    assert np.allclose(network.pursuer_scores(thought, np.arange(LAYOUT.ordinary)), pursuers, atol=1e-4)
    halves = {"x": slice(None, LAYOUT.none), "double": slice(LAYOUT.none, None)}
    for scores, (head, rows) in zip(network.x_scores(thought), halves.items(), strict=True):
        own = {f"{head}.{kind}": weights[f"x.{kind}"][rows] for kind in ("weight", "bias")}
        expected = BOUND * np.tanh(_one_by_one(head, thought, weights | own) / BOUND)
        assert np.allclose(scores, expected, atol=1e-4)


def test_a_block_adds_to_what_it_reads() -> None:
    weights = _weights(size=0.5)
    silent = {name: np.zeros_like(value) if "second" in name else value for name, value in weights.items()}
    shorter = {name: value for name, value in weights.items() if not name.startswith("blocks")}
    skipped, none = (_thought(Network(LAYOUT, each, {})) for each in (silent, shorter))
    assert np.allclose(skipped.h, none.h, atol=1e-5)
    block = _thought(Network(LAYOUT, weights, {}))
    turned = {name: -value if "second" in name else value for name, value in weights.items()}
    assert not np.allclose(block.h, skipped.h, atol=1e-2)
    assert not np.allclose(block.h, _thought(Network(LAYOUT, turned, {})).h, atol=1e-2)


def test_a_norm_ends_with_its_bias() -> None:
    shifted = {**_weights(), "norm.bias": np.full(WIDTH, 3, np.float32)}
    plain, moved = (_thought(Network(LAYOUT, weights, {})) for weights in (_weights(), shifted))
    assert np.allclose(moved.h, plain.h + 3, atol=1e-5)


def test_scores_of_some_rides_are_those_of_all() -> None:
    network = _network()
    thought, some = _thought(network), np.array(Random(1).sample(range(LAYOUT.ordinary), 5))
    every = network.pursuer_scores(thought, np.arange(LAYOUT.ordinary))
    assert np.allclose(network.pursuer_scores(thought, some), every[:, some])


def test_a_network_reads_back_from_its_file() -> None:
    weights = {name: value.astype(np.float16) for name, value in _weights().items()}
    card = {"family": "compact", "digest": digest(weights)}
    file = BytesIO()
    np.savez(file, card=np.frombuffer(json.dumps(card).encode(), dtype=np.uint8), **weights)  # type: ignore[arg-type]
    file.seek(0)
    again = load(file)
    assert again.model_card["family"] == "compact"
    assert again.layout is LAYOUT
    exact = Network(LAYOUT, {name: value.astype(np.float32) for name, value in weights.items()}, {})
    assert np.allclose(again.values(_thought(again)), exact.values(_thought(exact)), atol=1e-5)


@pytest.mark.parametrize("family", shipped())
def test_a_shipped_network_is_read_once(family: str) -> None:
    path: Path = shipped()[family]
    assert read(path) is read(path)
    assert read(path).model_card["family"] == family
