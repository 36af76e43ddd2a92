"""Keeping a game: saved where a person says, and rescued where nobody said anything. Nothing played is lost."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from fogbound.cli import files
from fogbound.cli.friendly import Stop

# Where a game is kept that nobody saved, the first that will do: asking for a home can fail like writing to it.
SHELTERS: tuple[Callable[[], Path], ...] = (Path, Path.home, lambda: Path(tempfile.gettempdir()))


class Keeper:
    """The file of a game or a series: `text` is what to write, `over` whether its secrets are open."""

    def __init__(self, text: Callable[[], str], over: Callable[[], bool], file: Path | None = None) -> None:
        self._text = text
        self._over = over
        self._file = file
        self.unsaved = False

    @property
    def over(self) -> bool:
        return self._over()

    def default_path(self) -> Path:
        return self._file or Path(time.strftime(f"fogbound-%Y%m%d-%H%M%S{files.RECORD}"))

    def save(self, given: str | Path | None = None) -> Path:
        """Write the game as a record; a file of another game is never overwritten."""
        path = self.default_path() if given is None else files.record_path(given)
        if not files.same(path, self._file) and files.exists(path):
            raise Stop(f"There is a file {path} already; choose another name.")
        self._write(path)
        self._file = path
        return path

    def rescue(self) -> Path | None:
        """Keep a game that nobody saved: here, else at home, else among temporary files."""
        if not self.unsaved:
            return None
        name = time.strftime(f"fogbound-autosave-%Y%m%d-%H%M%S-{os.getpid()}{files.RECORD}")
        for shelter in SHELTERS:
            try:
                path = shelter() / name
                self._write(path)
            except (Stop, OSError, RuntimeError):
                continue
            return path
        return None

    def _write(self, path: Path) -> None:
        """An unfinished game's file holds its secrets, so it is for its owner alone."""
        files.write_text(path, self._text(), private=not self.over)
        self.unsaved = False
