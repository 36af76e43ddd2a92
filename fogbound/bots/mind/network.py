"""A trained network, read from its file and evaluated for a few tables with numpy on one core.

`fogbound.learn.net` is the same network in torch; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import IO, Any, ParamSpec, TypeVar

import numpy as np
from threadpoolctl import ThreadpoolController

from fogbound.bots.mind.encode import MAPS, Seen, maps, marks
from fogbound.bots.mind.layout import Floats, Ints, Layout, layout_of
from fogbound.bots.mind.model_card import read_weights

BOUND = 12.0  # the largest score either way, so that no probability vanishes
TINY = 1e-5  # the usual epsilon of layer norms


@dataclass(frozen=True)
class Thought:
    """The trunk's output for some tables, with their maps; the heads read both."""

    h: Floats  # [b, width]
    maps: Floats  # [b, maps, stations]


P = ParamSpec("P")
R = TypeVar("R")


@cache
def _libraries() -> ThreadpoolController:
    return ThreadpoolController()


def on_one_core(method: Callable[P, R]) -> Callable[P, R]:
    """Run a method on one core: a table is so little work that threads would make it many times slower."""

    @wraps(method)
    def alone(*args: P.args, **kwargs: P.kwargs) -> R:
        with _libraries().limit(limits=1, user_api="blas"):
            return method(*args, **kwargs)

    return alone


class Network:
    """The network of a family of boards."""

    def __init__(self, layout: Layout, weights: dict[str, Floats], model_card: dict[str, Any]) -> None:
        self.layout, self.model_card = layout, model_card
        self._weights = weights
        stations = layout.nowhere
        begin = np.ascontiguousarray(weights["begin.weight"].T)
        self._mark, self._map = begin[: -len(MAPS) * stations], begin[-len(MAPS) * stations :]
        self._blocks = sum(name.endswith("first.weight") for name in weights)
        self._nearness = 0.5**layout.distances

    @on_one_core
    def read(self, seen: Seen, belief: Floats) -> Thought:
        """The trunk's output, one row for each table."""
        found = np.stack(marks(self.layout, seen), axis=1)
        drawn = np.stack(maps(self.layout.distances, self._nearness, seen.at, belief), axis=1).astype(np.float32)
        h = self._mark[found].sum(axis=1) + drawn.reshape(len(drawn), -1) @ self._map + self._weights["begin.bias"]
        for n in range(self._blocks):
            inner = np.maximum(self._linear(f"blocks.{n}.first", self._norm(f"blocks.{n}.norm", h)), 0)
            h = h + self._linear(f"blocks.{n}.second", inner)
        return Thought(self._norm("norm", h), drawn)

    @on_one_core
    def x_scores(self, thought: Thought) -> tuple[Floats, Floats]:
        """X's scores for every ride, and for a double from every station."""
        both, rides = self._linear("x", thought.h), self.layout.none
        ride = both[:, :rides] + self._mixed("x_maps", thought)[:, self.layout.end]
        return _bent(ride), _bent(both[:, rides:] + self._mixed("double_maps", thought))

    @on_one_core
    def pursuer_scores(self, thought: Thought, rides: Ints) -> Floats:
        """A pursuer's scores for some rides, the same rides at every table."""
        weight, bias = self._weights["pursuer.weight"][rides], self._weights["pursuer.bias"][rides]
        return _bent(thought.h @ weight.T + bias + self._mixed("pursuer_maps", thought)[:, self.layout.end[rides]])

    @on_one_core
    def values(self, thought: Thought) -> Floats:
        """What X gains in the end from each station: the chance to escape, or the share of points still to come."""
        scores = self._linear("value", thought.h) + self._mixed("value_maps", thought)
        squeezed: Floats = 1 / (1 + np.exp(-scores))
        return squeezed

    def _linear(self, name: str, h: Floats) -> Floats:
        out: Floats = h @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return out

    def _norm(self, name: str, h: Floats) -> Floats:
        centred = h - h.mean(axis=1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=1, keepdims=True) + TINY)
        out: Floats = centred / spread * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return out

    def _mixed(self, name: str, thought: Thought) -> Floats:
        mixed: Floats = np.einsum("bj,bjn->bn", self._linear(name, thought.h), thought.maps)
        return mixed


def _bent(scores: Floats) -> Floats:
    bent: Floats = BOUND * np.tanh(scores / BOUND)
    return bent


def load(file: IO[bytes]) -> Network:
    """A network from its file: weights in half precision, and a model card that says what they are."""
    model_card, weights = read_weights(file)
    return Network(layout_of(model_card["family"]), weights, model_card)


@lru_cache(maxsize=4)
def read(path: Path) -> Network:
    """A network from a shipped file, read once in a process."""
    with path.open("rb") as file:
        return load(file)
