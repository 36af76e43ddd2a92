"""Reads `levels.toml`: the names, descriptions and settings of the levels for people."""

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
    """The levels of a game, weakest first."""
    return tuple(_data()[game])
