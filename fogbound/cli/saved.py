"""Saved games and series, checked against their own proof and ready to continue."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fogbound import record
from fogbound.cli import choose, files
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.speech import t
from fogbound.game import Edition, State
from fogbound.record import Record, TakenBack
from fogbound.verify import verify, verify_series


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
    """A saved game or series; `Stop` if it cannot continue."""
    records, starts = choose.read_records(path, board=board, deck=deck)
    seeds = tuple(_seed(read, path) for read in records)
    people = _series(records, starts, path) if len(records) > 1 else ()
    if not people:
        verify(records[0], starts[0])
    states = tuple(record.replay(read, start).state for read, start in zip(records, starts, strict=True))
    if states[-1].outcome is not None:
        raise Stop(t("cli-saved-over", file=str(path), command=_watch(path)), WRONG_CONTENT)
    edition = starts[0].edition
    taken = () if people else record.taken_lines(records[0], starts[0], states[0])
    other = () if record.same_rules(records[0], edition) else (t("cli-saved-other-rules"),)
    return SavedGame(
        edition, starts[0], seeds, states, people, dict(records[0].tags), (*other, t("cli-saved-deal")), taken
    )


def _seed(read: Record, path: Path) -> bytes:
    if read.seed is None:
        raise Stop(t("cli-saved-no-seed", file=str(path), command=_watch(path)), WRONG_CONTENT)
    return read.seed


def _series(records: tuple[Record, ...], starts: tuple[State, ...], path: Path) -> tuple[str, ...]:
    """The people of a series. The file must hold every heat, those to come by their seeds."""
    findings = verify_series(records, starts)
    if not findings.whole:
        facts = {"file": str(path), "n": len(records), "of": findings.series.length, "command": _watch(path)}
        raise Stop(t("cli-saved-part", **facts), WRONG_CONTENT)
    return findings.series.people


def _watch(path: Path) -> str:
    """The command that shows a game."""
    return f"fogbound replay {files.quoted(path)}"
