"""`fogbound arena` at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import run

TINY = ("--edition", "2015", "--board", "tiny-harbour", "--jobs", "1")


def test_run_and_show(folder: Path) -> None:
    ran = run("arena", "run", "greedy", "random", *TINY, "--starts", "2", "--folder", "out")
    assert ran.code == 0, ran.err
    assert "4 of 4 games" in ran.out
    assert {path.name for path in (folder / "out").iterdir()} >= {"report.html", "report.json", "report.txt"}
    assert (folder / "out" / "report.txt").read_text(encoding="utf-8") in ran.out
    shown = run("arena", "show", "out")
    assert shown.out in ran.out
    assert json.loads(run("arena", "show", "out", "--json").out)["played"] == 4
    assert run("arena", "show", "out", "--html", "page.html").code == 0
    assert "<svg" in (folder / "page.html").read_text(encoding="utf-8")
    assert run("arena", "record", "out", "greedy", "random", "2", "-o", "game").code == 0
    assert run("replay", "game.fog").code == 0
    assert "greedy: x" in (folder / "game.fog").read_text(encoding="utf-8")
    missing = run("arena", "record", "out", "greedy", "random", "9", "-o", "game")
    assert missing.err.startswith("out has no game of greedy as X against random from start 9.")
    more = run("arena", "run", "greedy", "random", *TINY, "--starts", "3", "--folder", "out")
    assert more.code == 0
    assert more.err.startswith("4 of 6 games are in out; resuming.")
    other = run("arena", "run", "greedy", "random", *TINY, "--starts", "3", "--seed", "2", "--folder", "out")
    assert other.code == 1
    assert other.err.startswith("out holds results of another schedule: seed is 1 there and 2 here.")


def test_sprt_has_an_exit_code(folder: Path) -> None:
    ran = run("arena", "sprt", "random", "greedy", *TINY, "--low", "0.5", "--high", "0.6", "--starts", "3")
    assert ran.code == 1
    assert "open after 3 starts" in ran.out
    assert list(folder.glob("arena-*"))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("run",), "An arena needs at least two bots"),
        (("run", "greedy", "nobody"), "There is no bot 'nobody'"),
        (("run", "greedy", "master", *TINY), "master has not learned this board; it plays on london-1983"),
        (("run", "greedy:x=1", "random"), "The bot greedy has no settings"),
        (("run", "greedy", "random", "--edition", "1993"), "The arena is for chases"),
        (("run", "greedy", "random", "--players", "99"), "players cannot be"),
        (("run", "greedy", "random", "--schedule", "a.toml"), "give either a schedule or bots and options"),
        (("run", "--schedule", "a.toml"), "a.toml cannot be read: No such file"),
        (("sprt", "greedy", "random", "--low", "0.6", "--high", "0.5"), "A test needs two scores"),
        (("show", "nowhere"), "nowhere holds no results of an arena"),
    ],
)
def test_refusals_are_one_line(args: tuple[str, ...], said: str) -> None:
    ran = run("arena", *args)
    assert ran.code in (1, 2)
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_schedule_that_is_not_text_is_refused(folder: Path) -> None:
    (folder / "a.toml").write_bytes(b"\xff\xfe\x00")
    assert run("arena", "run", "--schedule", "a.toml").err == "a.toml is not a text file, so it is not a schedule.\n"


def test_help_lists_the_commands() -> None:
    told = run("arena").out
    for command in ("run", "sprt", "show", "record"):
        assert f"  {command} " in told
