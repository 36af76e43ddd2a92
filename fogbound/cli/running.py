"""Running a game at the keyboard so that, however it is left, what was played is kept."""

from __future__ import annotations

import contextlib
import errno
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from fogbound.cli import files
from fogbound.cli.friendly import INTERRUPTED, WRONG_CONTENT, Stop, silence
from fogbound.cli.keep import YES, Keeper, Quit
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.prompt import Screen


def played(run: Callable[[], None], screen: Screen, keeper: Keeper, record_file: Path | None) -> int:
    """Run a game or a series and give the exit code; when it is over its record is offered."""
    with interrupted_by("SIGHUP", "SIGTERM"):
        try:
            try:
                _game(run, screen, keeper, record_file)
            except BaseException as problem:
                return _broken_off(screen, keeper, problem)
        except KeyboardInterrupt as signalled:  # a closing window ends the input first and sends its signal after
            return _broken_off(screen, keeper, signalled)
    return 0


def _game(run: Callable[[], None], screen: Screen, keeper: Keeper, record_file: Path | None) -> None:
    try:
        run()
        _keep(screen, keeper, record_file)
    except Quit:
        screen.say("Goodbye.")


def _broken_off(screen: Screen, keeper: Keeper, problem: BaseException) -> int:
    """Keep the game first, then say so if anybody is there; a bug goes on to be seen."""
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
    """Files have refusals of their own, so these come from the terminal or the pipe."""
    return isinstance(problem, OSError) and problem.errno in (errno.EPIPE, errno.EIO)


def interrupted_by(*names: str) -> contextlib.AbstractContextManager[None]:
    """A closed window, say, is another Ctrl-C."""
    return _signals(signal.default_int_handler, *names)


@contextlib.contextmanager
def _signals(handler: Callable[[int, FrameType | None], object] | signal.Handlers, *names: str) -> Iterator[None]:
    before = {}
    with contextlib.suppress(ValueError):  # only a main thread may do this
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
        yield Line("The game could not be kept: no folder takes it." if played else "Goodbye.")
    elif keeper.over:
        yield from _kept(kept, keeper.judged)
    else:
        yield Line(f"The game is kept in {kept}, secrets and all. To go on:")
        yield Line(f"  fogbound play --resume {files.quoted(kept)}")


def _keep(screen: Screen, keeper: Keeper, record_file: Path | None) -> None:
    """The finished game is offered as a record; in a pipe nobody is there to answer."""
    wanted: str | Path | None = record_file
    if wanted is None and screen.interactive:
        path = keeper.default_path()
        wanted = _asked(screen, path, f"Keep the record? [Enter = to {path}, a file name, or no] ")
    while wanted is not None:
        try:
            screen.show(_kept(keeper.save(wanted), keeper.judged))
            return
        except Stop as stop:
            if not screen.interactive:
                raise
            screen.say(stop.text)
            wanted = _asked(screen, keeper.default_path(), "Another file name, or no: ")
    keeper.unsaved = False
    screen.say("The record was not kept (--record FILE keeps one).")


def _asked(screen: Screen, path: Path, question: str) -> str | Path | None:
    answer = screen.ask(question).strip()
    return None if answer.lower() in ("no", "n") else path if answer.lower() in YES else answer


def _kept(path: Path, judged: bool) -> Iterator[Line]:
    yield Line(f"The record is in {path}. Check it, or see the game again:")
    yield Line(f"  fogbound verify {files.quoted(path)}")
    yield Line(f"  fogbound replay {files.quoted(path)}")
    if judged:
        yield Line("Or ask the strongest level which moves cost most:")
        yield Line(f"  fogbound analyse {files.quoted(path)}")
