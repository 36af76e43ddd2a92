"""Saving a game: where a person says, in an automatic file, and never over another file."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from fogbound.cli import keep
from fogbound.cli.friendly import Stop
from fogbound.cli.keep import Keeper, Quit, begin, leave
from tests.cli.screens import TypedScreen


def _keeper(file: Path | None = None, *, over: bool = False, unsaved: bool = True) -> Keeper:
    keeper = Keeper(lambda: "the game", lambda: over, file)
    keeper.unsaved = unsaved
    return keeper


def _no_folder() -> Path:
    raise RuntimeError("there is no home folder")


def test_a_saved_game_is_written_and_no_longer_unsaved(folder: Path) -> None:
    keeper = _keeper()
    assert keeper.save("mine") == Path("mine.fog")
    assert (folder / "mine.fog").read_text() == "the game"
    assert not keeper.unsaved


def test_the_file_of_a_game_is_written_again_and_any_other_is_kept(folder: Path) -> None:
    keeper = _keeper()
    keeper.save("mine.fog")
    for again in (None, "mine", folder / "mine.fog"):
        assert keeper.save(again).absolute() == folder / "mine.fog"
    (folder / "other.fog").write_text("another game")
    with pytest.raises(Stop, match=r"other\.fog already exists; choose another name\."):
        keeper.save("other.fog")
    assert (folder / "other.fog").read_text() == "another game"


def test_a_new_game_is_named_after_the_time() -> None:
    assert _keeper().default_path().match("fogbound-????????-??????.fog")
    assert _keeper(Path("mine.fog")).default_path() == Path("mine.fog")


@pytest.mark.parametrize("over", [False, True])
def test_only_the_owner_may_read_the_secrets_of_an_unfinished_game(folder: Path, over: bool) -> None:
    keeper = _keeper(over=over)
    keeper.save("mine.fog")
    others = stat.S_IMODE((folder / "mine.fog").stat().st_mode) & 0o077
    assert bool(others) is over
    assert keeper.over is over


def test_saving_says_how_to_continue() -> None:
    first, second = _keeper().save_and_tell("my game")
    assert first.text.startswith("Saved to my game.fog. Do not read the file")
    assert second.text == "  fogbound play --resume 'my game.fog'"


def test_an_unsaved_game_is_rescued_into_this_folder(folder: Path) -> None:
    path = _keeper().rescue()
    assert path is not None
    assert [file.name for file in folder.iterdir()] == [path.name]
    assert path.match("fogbound-autosave-*.fog")


def test_a_saved_game_needs_no_rescue(folder: Path) -> None:
    assert _keeper(unsaved=False).rescue() is None
    assert list(folder.iterdir()) == []


def test_a_rescue_tries_every_shelter(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "last").mkdir()
    shelters: tuple[Callable[[], Path], ...] = (lambda: folder / "nowhere", _no_folder, lambda: folder / "last")
    monkeypatch.setattr(keep, "SHELTERS", shelters)
    path = _keeper().rescue()
    assert path is not None
    assert path.parent == folder / "last"


def test_a_rescue_that_fails_everywhere_keeps_the_game_unsaved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "SHELTERS", (_no_folder,))
    keeper = _keeper()
    assert keeper.rescue() is None
    assert keeper.unsaved


def test_a_saved_game_is_left_without_a_question() -> None:
    screen = TypedScreen()
    with pytest.raises(Quit):
        leave(screen, _keeper(unsaved=False))
    assert screen.asked == []


@pytest.mark.parametrize("answer", ["", "y", "YES"])
def test_leaving_saves_to_the_file_of_the_game(folder: Path, answer: str) -> None:
    with pytest.raises(Quit):
        leave(TypedScreen(answer), _keeper(Path("mine.fog")))
    assert (folder / "mine.fog").exists()


@pytest.mark.parametrize("answer", ["no", " N "])
def test_leaving_without_saving(folder: Path, answer: str) -> None:
    screen = TypedScreen(answer)
    with pytest.raises(Quit):
        leave(screen, _keeper())
    assert screen.said == ["Not saved."]
    assert list(folder.iterdir()) == []


def test_leaving_saves_to_a_file_that_is_typed(folder: Path) -> None:
    with pytest.raises(Quit):
        leave(TypedScreen(" elsewhere "), _keeper(Path("mine.fog")))
    assert [file.name for file in folder.iterdir()] == ["elsewhere.fog"]


@pytest.mark.parametrize("early", ["b180", "blue b180", "pick7", "7", "pass", 'guess"Paris"'])
def test_a_move_typed_too_early_is_no_file_name(folder: Path, early: str) -> None:
    screen = TypedScreen(early, "game2")
    with pytest.raises(Quit):
        leave(screen, _keeper())
    assert screen.said[0] == (
        f"“{early}” looks like a move, not like a file. Type a name that ends in .fog, or one of the other answers."
    )
    assert [file.name for file in folder.iterdir()] == ["game2.fog"]


@pytest.mark.parametrize("name", ["my game.fog", "b180.fog"])
def test_a_name_with_an_ending_is_a_file_whatever_it_looks_like(folder: Path, name: str) -> None:
    with pytest.raises(Quit):
        leave(TypedScreen(name), _keeper())
    assert [file.name for file in folder.iterdir()] == [name]


def test_a_person_may_stay() -> None:
    screen, keeper = TypedScreen("Back"), _keeper()
    leave(screen, keeper)
    assert screen.said == ["The game goes on."]
    assert keeper.unsaved


def test_enter_begins_a_game() -> None:
    screen = TypedScreen("")
    begin(screen, _keeper(), again=True)
    assert screen.asked == ["Press Enter to continue, or type quit. "]


def test_nobody_is_asked_in_a_pipe() -> None:
    screen = TypedScreen(interactive=False)
    begin(screen, _keeper())
    assert screen.asked == screen.said == []


def test_a_person_may_quit_before_the_game_begins() -> None:
    with pytest.raises(Quit):
        begin(TypedScreen("quit"), _keeper(unsaved=False))


def test_a_file_that_cannot_be_written_is_no_reason_to_leave(folder: Path) -> None:
    (folder / "other.fog").write_text("another game")
    screen = TypedScreen("quit", "other.fog", "q", "back", "")
    begin(screen, _keeper())
    assert screen.said == ["", "other.fog already exists; choose another name.", "The game goes on."]
    assert screen.answers == []
