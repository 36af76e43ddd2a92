"""Measured options that make a chase fair between equals."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.entry import Handicap
from fogbound.errors import BadOption
from fogbound.games.yard.edition import options
from fogbound.options import apply

FILE = Path(__file__).with_name("handicaps.toml")


def handicaps(edition_id: str) -> dict[int, Handicap]:
    """The measured handicaps of an edition, by number of people."""
    return dict(_load(FILE).get(edition_id, {}))


@cache
def _load(path: Path) -> dict[str, dict[int, Handicap]]:
    measured = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {edition_id: _by_players(edition_id, entries) for edition_id, entries in measured.items()}


def _by_players(edition_id: str, entries: list[dict[str, Any]]) -> dict[int, Handicap]:
    by_players = {entry["players"]: _handicap(edition_id, entry) for entry in entries}
    if len(by_players) < len(entries):
        raise BadOption("bad-handicaps", f"{edition_id} has two handicaps for the same number of people.")
    return by_players


def _handicap(edition_id: str, entry: dict[str, Any]) -> Handicap:
    """Values are checked like a table's own, so that every handicap can be chosen."""
    known = options(edition_id)
    values = apply(edition_id, known, {**entry["options"], "players": entry["players"]})
    texts = tuple((one.name, one.text(values[one.name])) for one in known if one.name in entry["options"])
    return Handicap(entry["players"], texts, entry["usual"], entry["fair"])
