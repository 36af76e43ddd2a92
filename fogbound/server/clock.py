"""Seconds since 1970 that never jump: the wall clock as it stood at the start, carried on steadily."""

from __future__ import annotations

import time

_OFFSET = time.time() - time.monotonic()


def clock() -> float:
    return time.monotonic() + _OFFSET
