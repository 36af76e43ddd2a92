"""Python values as bytes, for another process of the same version.

Reading makes values and nothing else: a parcel names no function, and only classes that merely hold values.
"""

from __future__ import annotations

import pickle
from dataclasses import is_dataclass
from enum import Enum
from io import BytesIO
from typing import Any


class BadParcel(ValueError):
    """What came is no value."""


def pack(value: object) -> bytes:
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def unpack(packed: bytes) -> Any:
    """The value; `BadParcel` if there is anything else inside."""
    try:
        return _Values(BytesIO(packed)).load()
    except BadParcel:
        raise
    except Exception as problem:  # pickle raises nearly anything
        raise BadParcel(f"This is no value: {type(problem).__name__}.") from None


class _Values(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        kind = super().find_class(module, name)
        if isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, Enum) or _is_named_tuple(kind)):
            return kind
        raise BadParcel(f"{module}.{name} is no class of plain values.")


def _is_named_tuple(kind: type) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_fields")
