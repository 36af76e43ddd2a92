"""Keeping a game: saved where a person says, and rescued where nobody said anything. Nothing played is lost."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import Line
from fogbound.cli.prompt import Screen

# Where a game is kept that nobody saved, the first that will do: asking for a home can fail like writing to it.
SHELTERS: tuple[Callable[[], Path], ...] = (Path, Path.home, lambda: Path(tempfile.gettempdir()))

YES = ("", "y", "yes", "ok", "confirm")


class Quit(Exception):
    """The person leaves the table."""


class Keeper:
    """The file of a game or a series: `text` is what to write, `over` whether its secrets are open."""

    def __init__(self, text: Callable[[], str], over: Callable[[], bool], file: Path | None = None) -> None:
        self._text = text
        self._over = over
        self._file = file
        self.unsaved = False
        self.judged = False  # can somebody look back on it, once it is over?

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

    def saved(self, given: str | Path | None = None) -> Iterator[Line]:
        """Save, and say where to and how to go on."""
        path = self.save(given)
        yield Line(f"Saved to {path}. The file holds every secret of this game, so do not read it. To go on:")
        yield Line(f"  fogbound play --resume {files.quoted(path)}")

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


def leave(screen: Screen, keeper: Keeper) -> None:
    """`Quit`, unless the person thinks better of it; what is not saved yet can be saved first."""
    if keeper.unsaved:
        path = keeper.default_path()
        answer = screen.ask(f"Save first? [Enter = to {path}, a file name, no, or back] ", ("no", "back"))
        match answer.strip().lower():
            case "back":
                screen.say("The game goes on.")
                return
            case "no" | "n":
                screen.say("Not saved.")
            case "" | "y" | "yes":
                screen.show(keeper.saved(path))
            case _:
                screen.show(keeper.saved(answer.strip()))
    raise Quit


def begin(screen: Screen, keeper: Keeper, what: str = "begin") -> None:
    """Wait until somebody is ready; whoever would rather stop here can."""
    if not screen.interactive:
        return
    screen.say()
    while True:
        answer = screen.ask(f"Press Enter to {what}, or type quit. ", ("quit",)).strip().lower()
        if answer not in ("quit", "exit", "q"):
            return
        try:
            leave(screen, keeper)
        except Stop as stop:
            screen.say(stop.text)
