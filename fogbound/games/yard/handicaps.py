"""Options that make a chase fair between equals, as they were measured: data, and no rule of its own."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fogbound.errors import BadOption
from fogbound.games.yard.edition import options
from fogbound.options import apply

FILE = Path(__file__).with_name("handicaps.toml")


@dataclass(frozen=True)
class Handicap:
    """Options to set for so many people, as text; X's share of wins with the `usual` options, and with these.

    Where the usual options are fair there are none to set.
    """

    players: int
    options: tuple[tuple[str, str], ...]
    usual: float
    fair: float


def handicaps(edition_id: str) -> dict[int, Handicap]:
    """What is known of an edition, by number of people; nothing where nobody has measured it."""
    return dict(_measured(FILE).get(edition_id, {}))


@cache
def _measured(path: Path) -> dict[str, dict[int, Handicap]]:
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {edition_id: _listed(edition_id, entries) for edition_id, entries in found.items()}


def _listed(edition_id: str, entries: list[dict[str, Any]]) -> dict[int, Handicap]:
    listed = {entry["players"]: _handicap(edition_id, entry) for entry in entries}
    if len(listed) < len(entries):
        raise BadOption("bad-handicaps", f"{edition_id} has two handicaps for the same number of people.")
    return listed


def _handicap(edition_id: str, entry: dict[str, Any]) -> Handicap:
    """Values are read as a table's own would be: what cannot be chosen cannot be offered."""
    known = options(edition_id)
    values = apply(edition_id, known, {**entry["options"], "players": entry["players"]})
    texts = tuple((one.name, one.text(values[one.name])) for one in known if one.name in entry["options"])
    return Handicap(entry["players"], texts, entry["usual"], entry["fair"])
