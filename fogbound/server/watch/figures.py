"""What this process has counted since its start. Counting is a few plain additions: it happens with every ply."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Histogram:
    """How many took how long, up to each of `BOUNDS`."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus has them: each holds all those before it."""
        sums, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            sums.append((bound, float(so_far)))
        return sums


class Now(NamedTuple):
    """How things are at this moment."""

    rooms: int  # in memory
    connections: int
    sockets: int
    queues: Mapping[str, int]


@dataclass
class Figures:
    """All of it."""

    plies: int = 0  # written, by people and by bots
    moves: Histogram = field(default_factory=Histogram)  # from a person's move to everybody's views
    relayed_requests: int = 0  # passed on to the process that owns the room
    relayed_sockets: int = 0  # passed on, and open now
    commits: Histogram = field(default_factory=Histogram)  # of the database; each may hold many writes


FIGURES = Figures()
