"""What a run was like: figures, and how long rooms took to come back."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import pairwise
from typing import Any, NamedTuple

from benches.chaos.events import Event
from benches.chaos.evidence import RoomEvidence
from benches.chaos.run import Result

TOLD = ("sent", "acknowledged", "held", "resent", "connections", "plies", "views", "records", "finished")


class Spread(NamedTuple):
    """Seconds, to the millisecond."""

    number: int
    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread | None:
        """None where there is nothing to say."""
        if not values:
            return None
        inorder = sorted(values)
        return cls(
            len(inorder),
            round(inorder[len(inorder) // 2], 3),
            round(inorder[int(len(inorder) * 0.99)], 3),
            round(inorder[-1], 3),
        )

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f} s, p99 {self.p99:.1f} s, at most {self.most:.1f} s (of {self.number})"


def returns(event: Event, rooms: Sequence[RoomEvidence]) -> Iterator[tuple[float, float]]:
    """Of each room that a process owned: seconds until somebody saw it again, and until it had a new ply then."""
    for room in rooms:
        if room.id not in event.rooms:
            continue
        back = _first_after(room.returns, event.at)
        ply = None if back is None else _first_after(room.plies, back)
        if back is not None and ply is not None:
            yield back - event.at, ply - event.at


def _first_after(times: Sequence[float], moment: float) -> float | None:
    at = bisect_right(times, moment)
    return times[at] if at < len(times) else None


def figures(result: Result) -> dict[str, Any]:
    """Everything that was measured, for JSON."""
    kinds = Counter(event.kind for event in result.events)
    back = {
        kind: [pair for event in result.events if event.kind == kind for pair in returns(event, result.rooms)]
        for kind in ("kill", "terminate", "pause")
    }
    return {
        "plan": asdict(result.plan),
        "seconds": round(result.seconds, 1),
        "events": dict(sorted(kinds.items())),
        "seen_again": {kind: Spread.of([seen for seen, _ in pairs]) for kind, pairs in back.items()},
        "played_again": {kind: Spread.of([played for _, played in pairs]) for kind, pairs in back.items()},
        "between_plies": Spread.of([b - a for room in result.rooms for a, b in pairwise(room.plies)]),
        "happened": [_happened(event, result.rooms) for event in result.events],
        "counts": dict(sorted(result.counts.items())),
        "problems": result.problems,
    }


def _happened(event: Event, rooms: Sequence[RoomEvidence]) -> dict[str, Any]:
    back = list(returns(event, rooms))
    return {
        "kind": event.kind,
        "at": round(event.at, 1),
        "server": event.server,
        "mended after": round(event.seconds, 1),
        "rooms": len(event.rooms),
        "seen again": Spread.of([seen for seen, _ in back]),
        "played again": Spread.of([played for _, played in back]),
    }


def lines(result: Result) -> Iterator[str]:
    """The same for people."""
    all_of_it = figures(result)
    plan = result.plan
    yield f"{plan.rooms} rooms, {plan.processes} processes, {result.seconds:.0f} s of chaos, seed {plan.seed}"
    yield "events: " + ", ".join(f"{kind} {times}" for kind, times in all_of_it["events"].items())
    yield ", ".join(f"{name} {result.counts[name]:,}" for name in TOLD)
    for kind, spread in all_of_it["seen_again"].items():
        if spread is not None:
            yield f"after {kind}: seen again in {spread}"
            yield f"after {kind}: played again in {all_of_it['played_again'][kind]}"
    yield f"from ply to ply: {all_of_it['between_plies']}"
    others = {name: times for name, times in sorted(result.counts.items()) if name not in TOLD}
    yield "besides: " + ", ".join(f"{name} {times:,}" for name, times in others.items())
    yield f"problems: {len(result.problems)}"
    yield from result.problems
