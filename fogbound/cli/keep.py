"""Saving a game: where the person says, or in an automatic file if they leave without saving."""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import Line
from fogbound.cli.prompt import Completions, Screen
from fogbound.cli.speech import is_no, is_yes, t

# What no file is called: a move typed a moment too early, such as `b180`, `pick7`, `blue b180`, `guess"Paris"`.
_MOVE = re.compile(
    r'(?:pick|[a-z])?[0-9]{1,3}|pass|speak|buzz|guess|ask|answer|right|wrong|precise|.*[\s"].*', re.IGNORECASE
)

# Folders for automatic files, in order of preference. Each may fail, even asking for the home folder.
SHELTERS: tuple[Callable[[], Path], ...] = (Path, Path.home, lambda: Path(tempfile.gettempdir()))


class Quit(Exception):
    """The person leaves the table."""


class Keeper:
    """The file of a game or a series: `text` returns its content, `over` whether its secrets are open."""

    def __init__(self, text: Callable[[], str], over: Callable[[], bool], file: Path | None = None) -> None:
        self._text = text
        self._over = over
        self._file = file
        self.unsaved = False
        self.can_analyse = False  # whether `fogbound analyse` can judge it once it is over

    @property
    def over(self) -> bool:
        return self._over()

    def default_path(self) -> Path:
        return self._file or Path(time.strftime(f"fogbound-%Y%m%d-%H%M%S{files.RECORD}"))

    def save(self, given: str | Path | None = None) -> Path:
        """Write the game as a record. Other files are never overwritten."""
        path = self.default_path() if given is None else files.record_path(given)
        if not files.same(path, self._file) and files.exists(path):
            raise Stop(t("cli-exists", file=str(path)))
        self._write(path)
        self._file = path
        return path

    def save_and_tell(self, given: str | Path | None = None) -> Iterator[Line]:
        """Save, and say where to and how to continue."""
        path = self.save(given)
        yield Line(t("cli-saved", file=str(path)))
        yield Line(f"  fogbound play --resume {files.quoted(path)}")

    def rescue(self) -> Path | None:
        """Save an unsaved game here, else in the home folder, else among temporary files; None if none works."""
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
        """Write the file. That of an unfinished game holds its secrets, so only its owner may read it."""
        files.write_text(path, self._text(), private=not self.over)
        self.unsaved = False


def ask_file(screen: Screen, question: str, completions: Completions = ()) -> str:
    """The name of a file, or another word; what looks like a move is asked for again."""
    while True:
        answer = screen.ask(f"{question} ", completions).strip()
        if Path(answer).suffix or not _MOVE.fullmatch(answer):
            return answer
        screen.say(t("cli-no-file-name", given=answer, ending=files.RECORD))


def leave(screen: Screen, keeper: Keeper) -> None:
    """Raise `Quit`, unless the person decides to stay. They can save first."""
    if keeper.unsaved:
        path = keeper.default_path()
        answer = ask_file(screen, t("cli-save-first", file=str(path)), ("no", "back"))
        if answer.lower() == "back":
            screen.say(t("cli-goes-on"))
            return
        if is_no(answer):
            screen.say(t("cli-not-saved"))
        else:
            screen.show(keeper.save_and_tell(path if is_yes(answer) else answer))
    raise Quit


def begin(screen: Screen, keeper: Keeper, *, again: bool = False) -> None:
    """Wait until the person is ready. They can also quit here."""
    if not screen.interactive:
        return
    screen.say()
    screen.pause(f"{t('cli-enter-continue' if again else 'cli-enter-begin')} ", lambda: leave(screen, keeper))
