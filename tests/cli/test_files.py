"""Files a person names: nothing is lost, nothing is overwritten, nothing falls over."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from fogbound.cli import files, keep
from fogbound.cli.friendly import Stop
from fogbound.cli.yard.turn import Turn
from fogbound.games.yard.edition import X
from tests.cli.helpers import finished, run, scripted

LONG = "n" * 300
NAMELESS = (".", "/", "..", "a/..", "./", "//")
ARGS = ("play", "--seat", "x", "--seed", "6", "--yes")


def moves(count: int) -> str:
    _, lines = scripted("yard/police-2017", 6, lambda seat: seat == X)
    return "".join(f"{line}\n" for line in lines[:count])


def autosaved(folder: Path) -> Path:
    (kept,) = folder.glob("fogbound-autosave-*.fog")
    return kept


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Names


@pytest.mark.parametrize("name", NAMELESS)
@pytest.mark.parametrize("command", ["map", "save"])
def test_a_folder_is_refused_as_a_file_and_the_game_continues(command: str, name: str, folder: Path) -> None:
    ran = run(*ARGS, typed=f"{moves(1)}{command} {name}\nsave kept\nquit\n")
    assert ran.code == 0
    assert "is a folder" in ran.out
    assert [path.name for path in folder.iterdir()] == ["kept.fog"]


@pytest.mark.parametrize("name", [LONG, f"{LONG}/x", "file/x", "/proc/x", "nowhere/x", "nul\0l"])
@pytest.mark.parametrize("command", ["map", "save"])
def test_a_name_that_the_system_refuses_is_refused_and_the_game_continues(
    command: str, name: str, folder: Path
) -> None:
    (folder / "file").write_text("")
    ran = run(*ARGS, typed=f"{moves(1)}{command} {name}\nsave kept\nquit\n")
    assert ran.code == 0
    assert " cannot be " in ran.out
    assert sorted(path.name for path in folder.iterdir()) == ["file", "kept.fog"]


def test_a_file_that_may_not_be_looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root nothing is forbidden, so the refusal is played."""

    def forbidden(path: Path) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "exists", forbidden)
        ran = run(*ARGS, typed=f"{moves(1)}save locked\ntable\n")
    assert "locked.fog cannot be used: Permission denied." in ran.out
    assert ran.out.count("Round 2 of 22") == 2
    assert autosaved(folder).exists()


def test_home_is_understood(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = folder / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    run(*ARGS, "--record", "~/end", typed="save ~/zz\nmap ~/zz\nconcede\nconcede\n")
    assert sorted(path.name for path in home.iterdir()) == ["end.fog", "zz.fog", "zz.svg"]
    assert "there is no such user" in run(*ARGS, typed="save ~nobody-lives-here/zz\n").out


def test_names_with_spaces_can_be_typed_again(folder: Path) -> None:
    ran = run(*ARGS, typed=f"{moves(1)}save our game\n")
    assert "fogbound play --resume 'our game.fog'" in ran.out
    assert (folder / "our game.fog").exists()


# Nothing is overwritten


def test_the_record_file_is_checked_before_the_game_by_its_full_name(folder: Path) -> None:
    (folder / "g.fog").write_text("precious")
    for name in ("g", "g.fog", "./g", LONG, "/", "nowhere/g", "/proc/g", "g.fog/h"):
        ran = run(*ARGS, "--record", name)
        assert (ran.code, ran.out) == (2, ""), name
        assert len(ran.err.splitlines()) == 1
    assert (folder / "g.fog").read_text() == "precious"
    assert [path.name for path in folder.iterdir()] == ["g.fog"]


def test_a_resumed_game_may_end_in_its_own_file(folder: Path) -> None:
    run(*ARGS, typed=f"{moves(1)}save g\nquit\n")
    for name in ("g", str(folder / "g.fog")):
        ran = run("play", "--resume", "g.fog", "--record", name, "--yes", typed=f"save {folder}/g.fog\nquit\n")
        assert "Saved to" in ran.out
    ran = run("play", "--resume", "g.fog", "--record", "g", "--yes", typed="concede\nconcede\n")
    assert "The record is in g.fog." in ran.out
    assert run("verify", "g.fog").code == 0


def test_pictures_replace_pictures_only(folder: Path) -> None:
    finished(folder / "g.fog")
    record = (folder / "g.fog").read_text()
    (folder / "notes.svg").write_text("precious")
    (folder / "folder.svg").mkdir()
    (folder / "record.svg").write_text(record)
    for name in ("notes", "notes.svg", "folder.svg"):
        for command in (("replay", "g.fog", "--map", name), ("board", "draw", "tiny-docks", "-o", name)):
            ran = run(*command)
            assert (ran.code, ran.out) == (2, "")
            assert "is not a picture" in ran.err
        assert "is not a picture" in run(*ARGS, typed=f"map {name}\n").out
    assert run("replay", "record.svg", "--map", "record.svg").code == 2
    assert run("replay", "g.fog", "--map", "g.fog").code == 0
    assert (folder / "g.fog").read_text() == (folder / "record.svg").read_text() == record
    assert (folder / "notes.svg").read_text() == "precious"
    for command in (("replay", "g.fog", "--map", "way"), ("board", "draw", "tiny-docks", "-o", "way.svg")):
        assert run(*command).code == 0
    assert "The map is in way.svg" in run(*ARGS, typed="map way\n").out


# Nothing is lost


def test_a_failed_write_keeps_the_old_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "g.fog").write_text("before")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Stop, match="No space left"):
        files.write_text(folder / "g.fog", "after")
    assert (folder / "g.fog").read_text() == "before"
    assert [path.name for path in folder.iterdir()] == ["g.fog"]


def test_a_link_stays_a_link(folder: Path) -> None:
    (folder / "there").mkdir()
    (folder / "link.fog").symlink_to(folder / "there" / "g.fog")
    files.write_text(folder / "link.fog", "one")
    files.write_text(folder / "link.fog", "two")
    assert (folder / "link.fog").is_symlink()
    assert (folder / "there" / "g.fog").read_text() == "two"


def test_files_with_secrets_are_readable_by_their_owner_only(folder: Path) -> None:
    before = os.umask(0o022)
    try:
        run(*ARGS, "--record", "end", typed=f"{moves(1)}save mid\nmap his\n")
        run("play", "--seats", "detectives", "--seed", "6", typed="map theirs\n")
        run("replay", "mid.fog", "--map", "open")
        run(*ARGS, "--record", "end", typed="concede\nconcede\n")
    finally:
        os.umask(before)
    assert [mode(folder / name) for name in ("mid.fog", "his.svg", "open.svg")] == [0o600] * 3
    assert [mode(folder / name) for name in ("end.fog", "theirs.svg")] == [0o644] * 2
    run(*ARGS, typed=moves(1))
    assert mode(autosaved(folder)) == 0o600


def test_a_bug_does_not_lose_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(Turn, "_look", broken)
        with pytest.raises(ZeroDivisionError):
            run(*ARGS, typed=f"{moves(2)}look 5\n")
    assert "Round 3 of 22" in run("play", "--resume", autosaved(folder).name).out


def test_a_record_that_cannot_be_written_is_saved_elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = files.write_text

    def unless_named(path: Path, text: str, *, private: bool = False) -> None:
        if path.name == "g.fog":
            raise Stop("g.fog cannot be written: it is a test.")
        write(path, text, private=private)

    monkeypatch.setattr(files, "write_text", unless_named)
    ran = run(*ARGS, "--record", "g", typed="concede\nconcede\n")
    assert ran.code == 2
    assert "it is a test" in ran.err
    assert f"fogbound verify {autosaved(folder).name}" in ran.out
    assert run("verify", autosaved(folder).name).code == 0


def test_a_game_without_a_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    spare = folder / "spare"
    spare.mkdir()
    monkeypatch.setattr(keep, "SHELTERS", (lambda: Path("/proc"), homeless, lambda: spare))
    assert f"--resume {spare}" in run(*ARGS, typed=moves(1)).out
    monkeypatch.setattr(keep, "SHELTERS", (homeless,))
    assert "could not be saved" in run(*ARGS, typed=moves(1)).out


# Reading


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_an_endless_file_is_refused(command: tuple[str, ...]) -> None:
    ran = run(*command, "/dev/zero")
    assert (ran.code, ran.out) == (1, "")
    assert "longer than 8 MiB" in ran.err


def test_files_that_are_not_text_are_refused(folder: Path) -> None:
    (folder / "g.fog").write_bytes(bytes(range(256)))
    for command in (("verify",), ("replay",), ("play", "--resume")):
        ran = run(*command, "g.fog")
        assert ran.code == 1
        assert "not a text file" in ran.err
