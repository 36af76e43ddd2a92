"""Saved games and series: taken apart, checked against their own proof, and ready to go on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fogbound import record
from fogbound.cli import choose, files
from fogbound.errors import BadRecord
from fogbound.game import Edition, State
from fogbound.record import Record
from fogbound.verify import verify, verify_series

OTHER_RULES = (
    "This game was saved under other rules, another board or deck; its moves all hold today, and it goes on by ours."
)
SAME_DEAL = "The deal is the one this game began with."


@dataclass(frozen=True)
class Saved:
    """A game that goes on, or a series: one start for all heats, and for each its seed and how far it came."""

    edition: Edition
    start: State
    seeds: tuple[bytes, ...]
    states: tuple[State, ...]
    people: tuple[str, ...]
    tags: dict[str, str]
    notes: tuple[str, ...]


def opened(path: Path, board: str | None, deck: str | None = None) -> Saved:
    """A saved game or series; `BadRecord` where it cannot go on."""
    records, starts = choose.read_records(path, board=board, deck=deck)
    seeds = tuple(_seed(read, path) for read in records)
    people = _series(records, starts, path) if len(records) > 1 else ()
    if not people:
        verify(records[0], starts[0])
    states = tuple(record.replay(read, start).state for read, start in zip(records, starts, strict=True))
    if states[-1].outcome is not None:
        what = "series" if people else "game"
        raise BadRecord("game-over", f"The {what} in {path} is over. See it again: fogbound replay {path}")
    edition = starts[0].edition
    other = () if record.same_rules(records[0], edition) else (OTHER_RULES,)
    return Saved(edition, starts[0], seeds, states, people, dict(records[0].tags), (*other, SAME_DEAL))


def _seed(read: Record, path: Path) -> bytes:
    if read.seed is None:
        raise BadRecord("no-seed", f"{path} has no seed inside, so the game cannot go on. fogbound replay shows it.")
    return read.seed


def _series(records: tuple[Record, ...], starts: tuple[State, ...], path: Path) -> tuple[str, ...]:
    """The people of a sound series; every heat to come must be there, if only its seed."""
    found = verify_series(records, starts)
    if not found.whole:
        raise BadRecord(
            "no-seed",
            f"{path} has {len(records)} of {found.series.length} heats and not the seeds of the others, so the series "
            f"cannot go on. See it again: fogbound replay {files.quoted(path)}",
        )
    return found.series.people
