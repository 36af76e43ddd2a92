"""Frozen values that every ply makes anew."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def replaced(value: T, **changes: Any) -> T:
    """`dataclasses.replace`, at a third of its cost, for a dataclass that only holds its fields.

    What was worked out from the old value (cached properties) does not come along. `__post_init__` is not called.
    """
    names = value.__dataclass_fields__  # type: ignore[attr-defined]
    then, before = object.__new__(type(value)), vars(value)
    fields = vars(then)
    for name in names:
        fields[name] = before[name]
    fields.update(changes)
    if len(fields) != len(names):
        unknown = ", ".join(sorted(fields.keys() - names.keys()))
        raise TypeError(f"{type(value).__name__} has no field {unknown}.")
    return then
