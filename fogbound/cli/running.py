"""Running a game at the keyboard so that no game is lost, however people leave it."""

from __future__ import annotations

import contextlib
import errno
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from fogbound.cli import files
from fogbound.cli.friendly import INTERRUPTED, WRONG_CONTENT, Stop, silence
from fogbound.cli.keep import Keeper, Quit, ask_file
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import is_no, is_yes, t


def run_game(run: Callable[[], None], screen: Screen, keeper: Keeper, record_file: Path | None) -> int:
    """Run a game or a series, offer to save its record, and return the exit code."""
    with interrupted_by("SIGHUP", "SIGTERM"):
        try:
            try:
                _play(run, screen, keeper, record_file)
            except BaseException as problem:
                return _break_off(screen, keeper, problem)
        except KeyboardInterrupt as signalled:  # a closing window first ends the input, then sends its signal
            return _break_off(screen, keeper, signalled)
    return 0


def _play(run: Callable[[], None], screen: Screen, keeper: Keeper, record_file: Path | None) -> None:
    try:
        run()
        _offer_record(screen, keeper, record_file)
    except Quit:
        screen.say(t("cli-goodbye"))


def _break_off(screen: Screen, keeper: Keeper, problem: BaseException) -> int:
    """Save the game, then say where, if the screen is still there. A bug is raised again."""
    played = keeper.unsaved
    with _signals(signal.SIG_IGN, "SIGINT", "SIGHUP", "SIGTERM"):
        kept = keeper.rescue()
    if _screen_is_gone(problem):
        silence()
        return WRONG_CONTENT
    try:
        screen.show(_farewell(keeper, kept, played))
    except OSError as gone:
        if not _screen_is_gone(gone):
            raise
        silence()
    if isinstance(problem, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(problem, EOFError):
        return 0
    raise problem


def _screen_is_gone(problem: BaseException) -> bool:
    """Whether an error comes from the terminal or the pipe. Files raise `Stop` instead."""
    return isinstance(problem, OSError) and problem.errno in (errno.EPIPE, errno.EIO)


def interrupted_by(*names: str) -> contextlib.AbstractContextManager[None]:
    """Treat these signals, of a closed window for example, like Ctrl-C."""
    return _signals(signal.default_int_handler, *names)


@contextlib.contextmanager
def _signals(handler: Callable[[int, FrameType | None], object] | signal.Handlers, *names: str) -> Iterator[None]:
    before = {}
    with contextlib.suppress(ValueError):  # only the main thread may set handlers
        for number in (getattr(signal, name, None) for name in names):
            if number is not None:
                before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler_before in before.items():
            signal.signal(number, handler_before)


def _farewell(keeper: Keeper, kept: Path | None, played: bool) -> Iterator[Line]:
    yield BLANK
    if kept is None:
        yield Line(t("cli-not-kept" if played else "cli-goodbye"))
    elif keeper.over:
        yield from _record_lines(kept, keeper.can_analyse)
    else:
        yield Line(t("cli-kept", file=str(kept)))
        yield Line(f"  fogbound play --resume {files.quoted(kept)}")


def _offer_record(screen: Screen, keeper: Keeper, record_file: Path | None) -> None:
    """Offer to save the record of a finished game. In a pipe nobody can answer."""
    wanted: str | Path | None = record_file
    if wanted is None and screen.interactive:
        path = keeper.default_path()
        wanted = _ask_file(screen, path, t("cli-save-record", file=str(path)))
    while wanted is not None:
        try:
            screen.show(_record_lines(keeper.save(wanted), keeper.can_analyse))
            return
        except Stop as stop:
            if not screen.interactive:
                raise
            screen.say(stop.text)
            wanted = _ask_file(screen, keeper.default_path(), t("cli-other-file"))
    keeper.unsaved = False
    screen.say(t("cli-record-not-saved"))


def _ask_file(screen: Screen, path: Path, question: str) -> str | Path | None:
    answer = ask_file(screen, question)
    return None if is_no(answer) else path if is_yes(answer) else answer


def _record_lines(path: Path, can_analyse: bool) -> Iterator[Line]:
    yield Line(t("cli-record-in", file=str(path)))
    yield Line(f"  fogbound verify {files.quoted(path)}")
    yield Line(f"  fogbound replay {files.quoted(path)}")
    if can_analyse:
        yield Line(t("cli-record-analyse"))
        yield Line(f"  fogbound analyse {files.quoted(path)}")
