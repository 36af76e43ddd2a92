"""Views as plain JSON values, the same for tables and programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from fogbound.game import Ply, View


def plain(value: Any) -> Any:
    """Frozen values as JSON values. (`dataclasses.asdict` makes deep copies, which took a third of a ply's time.)"""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in _names(value.__class__)}
    return value


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def view(seen: View, start: int = 0, seals: Mapping[int, str] | None = None) -> dict[str, Any]:
    """A view, with its log from ply `start` on; hidden plies carry their public seals where those are given."""
    return {
        "seat": seen.seat,
        "ply": len(seen.log),
        "from": start,
        "log": [ply(n, p, (seals or {}).get(n)) for n, p in enumerate(seen.log[start:], start)],
        "turn": list(seen.turn),
        "moves": [str(move) for move in seen.moves],
        "table": plain(seen.table),
        "outcome": seen.outcome._asdict() if seen.outcome is not None else None,
    }


def ply(number: int, seen: Ply, seal: str | None) -> dict[str, Any]:
    shown = {"n": number, "seat": seen.seat, "move": str(seen.move), "secret": seen.secret is not None}
    return shown if seal is None else {**shown, "seal": seal}
