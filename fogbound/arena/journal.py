"""A folder of results: the schedule, and one line for each finished game, written as soon as the game ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import IO

from fogbound.arena import result, schedule
from fogbound.arena.result import Result
from fogbound.arena.schedule import Fixture, Schedule
from fogbound.errors import BadResults

try:
    import fcntl
except ImportError:  # some systems lack it; there, nothing stops two arenas from writing to one folder
    fcntl = None  # type: ignore[assignment]

SCHEDULE, GAMES = "schedule.json", "games.jsonl"
SYNC_SECONDS = 1.0  # a killed program loses nothing anyway; this is against power cuts


def stored_schedule(folder: Path) -> Schedule | None:
    """The schedule of a folder; None if the folder holds no results."""
    path = folder / SCHEDULE
    with _reading(path):
        return schedule.from_json(path.read_text(encoding="utf-8")) if path.exists() else None


def results(folder: Path) -> tuple[Schedule, tuple[Result, ...]]:
    """A folder's schedule and results; a last line that was cut short does not count."""
    asked = stored_schedule(folder)
    if asked is None:
        raise BadResults("no-results", f"{folder} holds no results of an arena: there is no {SCHEDULE} in it.")
    with _reading(folder / GAMES):
        finished, _ = _read(folder / GAMES)
    return asked, finished


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "it is not text"
        raise BadResults("unreadable", f"{path} cannot be read: {reason}.") from None


def _read(path: Path) -> tuple[tuple[Result, ...], int]:
    """The results in a journal, and the number of bytes that hold them."""
    if not path.exists():
        return (), 0
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    by_fixture: dict[Fixture, Result] = {}
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            one = result.from_json(line.decode())
        except ValueError:
            raise BadResults(
                "corrupt", f"Line {number} of {path} is damaged. Delete it, and its game will be played again."
            ) from None
        by_fixture.setdefault(one.fixture, one)
    return tuple(by_fixture.values()), whole


class Journal:
    """A folder open for writing, by one program at a time."""

    def __init__(self, folder: Path, asked: Schedule) -> None:
        self.folder = folder
        with _writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock_folder(folder)
        try:
            self._begin(asked)
        except BaseException:
            self._lock.close()
            raise
        self._synced = monotonic()

    def _begin(self, asked: Schedule) -> None:
        stored = stored_schedule(self.folder)
        if stored is None and (self.folder / GAMES).exists():
            raise BadResults(
                "no-schedule",
                f"{self.folder} holds games, but no {SCHEDULE} that says what they are. Choose another folder.",
            )
        extends = stored is not None and schedule.extends(stored, asked)
        if stored is not None and not extends and (why := schedule.difference(stored, asked)):
            raise BadResults(
                "other-schedule",
                f"{self.folder} holds results of another schedule: {why}. Choose another folder, or ask for the same.",
            )
        with _writing(self.folder):
            if stored is None or extends:
                _write_whole(self.folder / SCHEDULE, asked.to_json())
            self.results, whole = _read(self.folder / GAMES)
            self._file = (self.folder / GAMES).open("ab")
            self._file.truncate(whole)  # a game whose line was cut short is played again

    def add(self, one: Result) -> None:
        """Write a result: once this returns, the program may die without losing it."""
        with _writing(self.folder):
            self._file.write(one.to_json().encode() + b"\n")
            self._file.flush()
            if monotonic() - self._synced > SYNC_SECONDS:
                os.fsync(self._file.fileno())
                self._synced = monotonic()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):  # `add` has already reported a full disk
            self._file.close()
        self._lock.close()


@contextlib.contextmanager
def _writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise BadResults("unwritable", f"{folder} cannot be written to: {problem.strerror or problem}.") from None


def _lock_folder(folder: Path) -> IO[bytes]:
    """A lock on the folder, held until the file closes or the program ends."""
    file = (folder / ".lock").open("wb")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise BadResults("busy", f"Another arena is at work in {folder}; let it finish, or stop it.") from None
    return file


def _write_whole(path: Path, text: str) -> None:
    draft = path.with_suffix(".tmp")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
