"""Running a game: it ends, is left, is broken off, and is never lost."""

from __future__ import annotations

import errno
import os
import signal
from pathlib import Path

import pytest

from fogbound.cli import keep, running
from fogbound.cli.friendly import INTERRUPTED, WRONG_CONTENT, Stop
from fogbound.cli.keep import Keeper, Quit
from fogbound.cli.running import interrupted_by, run_game
from tests.cli.screens import TypedScreen


class Game:
    """A game of one move; then it is over, or something happens."""

    def __init__(self, then: BaseException | None = None) -> None:
        self.keeper = Keeper(lambda: "the game", lambda: then is None)
        self._then = then

    def run(self) -> None:
        self.keeper.unsaved = True
        if self._then is not None:
            raise self._then


def _run(game: Game, screen: TypedScreen, file: Path | None = None) -> int:
    return run_game(game.run, screen, game.keeper, file)


def _autosaves(folder: Path) -> list[Path]:
    return list(folder.glob("fogbound-autosave-*.fog"))


def test_a_finished_game_is_saved_where_the_command_says(folder: Path) -> None:
    screen = TypedScreen(interactive=False)
    assert _run(Game(), screen, Path("mine")) == 0
    assert (folder / "mine.fog").read_text() == "the game"
    assert screen.said == [
        "The record is in mine.fog. To check it, or to watch the game again:",
        "  fogbound verify mine.fog",
        "  fogbound replay mine.fog",
    ]


def test_a_chase_that_can_be_analysed_says_so() -> None:
    screen, game = TypedScreen(interactive=False), Game()
    game.keeper.can_analyse = True
    _run(game, screen, Path("mine"))
    assert screen.said[-2:] == ["To see which moves cost most:", "  fogbound analyse mine.fog"]


@pytest.mark.parametrize(("answer", "name"), [("", "fogbound-*.fog"), ("ok", "fogbound-*.fog"), ("mine", "mine.fog")])
def test_a_person_is_asked_where_to_save(folder: Path, answer: str, name: str) -> None:
    assert _run(Game(), TypedScreen(answer)) == 0
    assert len(list(folder.glob(name))) == 1


def test_a_name_that_is_refused_is_asked_again(folder: Path) -> None:
    (folder / "taken.fog").write_text("another game")
    screen = TypedScreen("taken", "mine")
    assert _run(Game(), screen) == 0
    assert screen.said[0] == "taken.fog already exists; choose another name."
    assert screen.asked[1] == "Another file name, or no: "
    assert (folder / "mine.fog").exists()


@pytest.mark.parametrize("screen", [TypedScreen("no"), TypedScreen(interactive=False)])
def test_a_record_that_nobody_wants_is_not_saved(folder: Path, screen: TypedScreen) -> None:
    game = Game()
    assert _run(game, screen) == 0
    assert screen.said == ["The record was not saved; --record FILE saves one."]
    assert not game.keeper.unsaved
    assert list(folder.iterdir()) == []


def test_in_a_pipe_a_refused_file_ends_the_command_and_keeps_the_game(folder: Path) -> None:
    (folder / "taken.fog").write_text("another game")
    with pytest.raises(Stop, match="already exists"):
        _run(Game(), TypedScreen(interactive=False), Path("taken"))
    assert len(_autosaves(folder)) == 1


def test_quitting_is_a_goodbye(folder: Path) -> None:
    screen = TypedScreen()
    assert _run(Game(Quit()), screen) == 0
    assert screen.said == ["Goodbye."]
    assert _autosaves(folder) == []


@pytest.mark.parametrize(("problem", "code"), [(KeyboardInterrupt(), INTERRUPTED), (EOFError(), 0)])
def test_a_game_that_is_broken_off_is_kept(folder: Path, problem: BaseException, code: int) -> None:
    screen = TypedScreen()
    assert _run(Game(problem), screen) == code
    (kept,) = _autosaves(folder)
    assert screen.said == [
        "",
        f"The game is saved in {kept.name}, secrets included. To continue:",
        f"  fogbound play --resume {kept.name}",
    ]


def test_a_finished_game_that_is_broken_off_is_a_record(folder: Path) -> None:
    """The input ends at the question where to save."""
    screen = TypedScreen()
    assert _run(Game(), screen) == 0
    assert screen.said[1].startswith("The record is in fogbound-autosave-")
    assert len(_autosaves(folder)) == 1


def test_a_bug_is_raised_again_and_the_game_is_kept(folder: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        _run(Game(ZeroDivisionError()), TypedScreen())
    assert len(_autosaves(folder)) == 1


def test_a_game_that_cannot_be_kept_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "SHELTERS", (lambda: Path("nowhere"),))
    screen = TypedScreen()
    assert _run(Game(EOFError()), screen) == 0
    assert screen.said == ["", "The game could not be saved: no folder can be written to."]


@pytest.mark.parametrize("number", [errno.EPIPE, errno.EIO])
def test_a_screen_that_is_gone_hears_nothing(folder: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    silenced: list[bool] = []
    monkeypatch.setattr(running, "silence", lambda: silenced.append(True))
    screen = TypedScreen()
    assert _run(Game(OSError(number, "gone")), screen) == WRONG_CONTENT
    assert (screen.said, silenced) == ([], [True])
    assert len(_autosaves(folder)) == 1


class Vanishing(TypedScreen):
    """A screen that goes while it is told goodbye."""

    def say(self, text: str = "", *, style: str = "", hang: int = 0) -> None:
        raise BrokenPipeError(errno.EPIPE, "gone")


def test_a_screen_that_goes_during_the_farewell_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "silence", lambda: None)
    assert _run(Game(KeyboardInterrupt()), Vanishing()) == INTERRUPTED
    assert len(_autosaves(folder)) == 1


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_the_signal_of_a_closed_window_keeps_the_game(folder: Path, name: str) -> None:
    game = Game()

    def closed() -> None:
        game.run()
        os.kill(os.getpid(), getattr(signal, name))

    assert run_game(closed, TypedScreen(), game.keeper, None) == INTERRUPTED
    assert len(_autosaves(folder)) == 1


def test_signals_are_handled_as_before_afterwards() -> None:
    def handlers() -> list[object]:
        return [signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGTERM)]

    before = handlers()
    with interrupted_by("SIGHUP", "SIGTERM", "SIGNOTHING"):
        assert handlers() == [signal.default_int_handler] * 2
    assert handlers() == before
