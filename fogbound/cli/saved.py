"""Saved games and series, checked against their own proof and ready to continue."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fogbound import record
from fogbound.cli import choose, files
from fogbound.errors import BadRecord
from fogbound.game import Edition, State
from fogbound.record import Record, TakenBack
from fogbound.verify import verify, verify_series

OTHER_RULES = (
    "This game was saved under other rules, another board or deck. All its moves are still legal, "
    "and it continues under today's rules."
)
SAME_DEAL = "The deal is the same as when this game began."


@dataclass(frozen=True)
class SavedGame:
    """A game or a series to play: the start, and for each heat its seed and its state so far.

    `taken` are the lines that were taken back; a series has none.
    """

    edition: Edition
    start: State
    seeds: tuple[bytes, ...]
    states: tuple[State, ...]
    people: tuple[str, ...]
    tags: dict[str, str]
    notes: tuple[str, ...]
    taken: tuple[TakenBack, ...] = ()


def open_game(path: Path, board: str | None, deck: str | None = None) -> SavedGame:
    """A saved game or series; `BadRecord` if it cannot continue."""
    records, starts = choose.read_records(path, board=board, deck=deck)
    seeds = tuple(_seed(read, path) for read in records)
    people = _series(records, starts, path) if len(records) > 1 else ()
    if not people:
        verify(records[0], starts[0])
    states = tuple(record.replay(read, start).state for read, start in zip(records, starts, strict=True))
    if states[-1].outcome is not None:
        what = "series" if people else "game"
        raise BadRecord("game-over", f"The {what} in {path} is over. To watch it: fogbound replay {path}")
    edition = starts[0].edition
    taken = () if people else record.taken_lines(records[0], starts[0], states[0])
    other = () if record.same_rules(records[0], edition) else (OTHER_RULES,)
    return SavedGame(edition, starts[0], seeds, states, people, dict(records[0].tags), (*other, SAME_DEAL), taken)


def _seed(read: Record, path: Path) -> bytes:
    if read.seed is None:
        text = f"{path} contains no seed, so the game cannot continue. To watch it: fogbound replay {path}"
        raise BadRecord("no-seed", text)
    return read.seed


def _series(records: tuple[Record, ...], starts: tuple[State, ...], path: Path) -> tuple[str, ...]:
    """The people of a series. The file must hold every heat, those to come by their seeds."""
    findings = verify_series(records, starts)
    if not findings.whole:
        raise BadRecord(
            "no-seed",
            f"{path} has {len(records)} of {findings.series.length} heats but not the seeds of the others, so the "
            f"series cannot continue. To watch it: fogbound replay {files.quoted(path)}",
        )
    return findings.series.people
