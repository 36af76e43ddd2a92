"""Changes of the database, and which of them go together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa


class Statement(NamedTuple):
    """One change of the database. Statements with the same `how` go together, with the values of each."""

    how: sa.UpdateBase
    values: dict[str, Any] | None = None


class Fence(NamedTuple):
    """What a write of a room carries where several processes share a database: the number of its owner's lease.

    A write with another number than the room's present one changes nothing, however late it comes.
    """

    room: str
    number: int


def grouped(statements: Sequence[Statement]) -> Iterator[tuple[sa.UpdateBase, list[dict[str, Any]] | None]]:
    """Statements that differ only in their values as one, where the order of the others allows it.

    Prepared statements name their rows by key, so those on different tables may change places; those on the same table
    may not: one may change the row that another adds.
    """
    for prepared, run in groupby(statements, lambda statement: statement.values is not None):
        if not prepared:
            yield from ((statement.how, None) for statement in run)
            continue
        kinds: dict[sa.UpdateBase, list[dict[str, Any]]] = {}
        last: dict[sa.FromClause, sa.UpdateBase] = {}  # by table
        for how, values in run:
            if how in kinds and last[how.table] is not how:
                yield from kinds.items()
                kinds = {}
            last[how.table] = how
            kinds.setdefault(how, []).append(values or {})
        yield from kinds.items()
