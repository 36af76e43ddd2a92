"""A table as a network reads it: a set of marks (one-hot features), and maps with a number for each station.

The same code works on numpy arrays and torch tensors: it uses only operators and `clip`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fogbound.bots.mind.layout import SLOTS, Layout

Array = Any  # of numpy or of torch

PHASES = ("x", "double", "second", "pursuit")
MAPS = ("belief", "root", "near", "press", "ways")
HEDGED = (*MAPS, "possible", "possible root")  # what networks read that also know where X's routes lead
MOST = (24, 16, 8)  # tickets of each kind; higher counts look the same
NOBODY = SLOTS  # the mover, where X is to move
# How often X is expected to play any legal move, in training and at the table. With a smaller share, an X that plays
# unexpected moves escapes: a trained opponent found that out.
SLIPS = 0.15


class Seen(NamedTuple):
    """The public part of tables, one row each; pursuers have a column each."""

    phase: Array
    at: Array  # [b, 5], counted from 0; nowhere for pawns that do not exist
    mover: Array  # the slot of the pursuer to move, or NOBODY
    mover_at: Array  # that pursuer's station, or nowhere
    tickets: Array  # [b, 5, 3], the tickets that each pawn can use
    police: Array  # [b, 5]
    waiting: Array  # [b, 5]
    rounds_left: Array
    till_reveal: Array  # 1 to 7
    black: Array
    doubles: Array
    may_go_black: Array
    boats: Array
    unseen: Array  # rides since X was seen
    pooled: Array
    free: Array
    x_open: Array


def _marks(layout: Layout, seen: Seen) -> Iterator[tuple[int, Array]]:
    """(number of possible marks, the mark that is set) for each feature."""
    stations = layout.nowhere + 1
    yield len(PHASES), seen.phase
    yield stations, seen.mover_at
    yield SLOTS + 1, seen.mover
    for n in range(SLOTS):
        yield stations, seen.at[:, n]
        yield 2, seen.waiting[:, n] * 1
        yield 2, seen.police[:, n] * 1
        for ticket, most in enumerate(MOST):
            yield most + 1, seen.tickets[:, n, ticket].clip(0, most)
    yield 25, seen.rounds_left.clip(0, 24)
    yield 8, seen.till_reveal
    yield 6, seen.black.clip(0, 5)
    yield 4, seen.doubles.clip(0, 3)
    yield 2, seen.may_go_black * 1
    yield 2, (seen.boats > 0) * 1
    yield 8, seen.unseen.clip(0, 7)
    yield 2, seen.pooled * 1
    yield 2, seen.free * 1
    yield 2, seen.x_open * 1


def marks(layout: Layout, seen: Seen) -> list[Array]:
    """The marks that are set, one array for each feature, numbered consecutively."""
    first, found = 0, []
    for width, mark in _marks(layout, seen):
        found.append(first + mark)
        first += width
    return found


def mark_count(layout: Layout) -> int:
    """The number of marks of all features."""

    class Wide:
        """Stands for any array, since only the widths are read."""

        def __getitem__(self, _: object) -> Wide:
            return self

        def __mul__(self, _: object) -> Wide:
            return self

        def __gt__(self, _: object) -> Wide:
            return self

        def clip(self, *_: object) -> Wide:
            return self

    return sum(width for width, _ in _marks(layout, Seen(*[Wide()] * len(Seen._fields))))


def maps(distances: Array, nearness: Array, at: Array, belief: Array, possible: Array | None = None) -> list[Array]:
    """Numbers for each station: the belief, the distance and pressure of pursuers, the expected distance of X; and if
    `possible` is given, where X's routes lead, whatever X's policy."""
    near, press = distances[at[:, 0]], nearness[at[:, 0]]
    for n in range(1, SLOTS):
        here = distances[at[:, n]]
        near = near - (near - here).clip(0)
        press = press + nearness[at[:, n]]
    hedged = [] if possible is None else [possible, possible**0.5]
    return [belief, belief**0.5, near / 4, press, belief @ distances[:-1] / 6, *hedged]
