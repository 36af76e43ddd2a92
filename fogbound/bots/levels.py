"""The levels for people as data: `levels.toml`, one place for names, characters and numbers."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("levels.toml")


@cache
def _data() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def levels(game: str) -> tuple[dict[str, Any], ...]:
    """What stands there about a game's levels, weakest first."""
    return tuple(_data()[game])
