"""`fogbound lab` at the command line. Studies need torch, so all but their refusal is in tests/lab/study."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.cli import learn
from fogbound.games.yard import board as boards
from fogbound.house import common
from fogbound.lab.meaning import material

from .helpers import run


def test_stored_games_become_tables() -> None:
    tiny = ("--edition", "2015", "--board", "tiny-harbour", "--jobs", "1")
    assert run("arena", "run", "greedy", "random", *tiny, "--starts", "2", "--folder", "out").code == 0
    beliefs = run("lab", "beliefs", "out", "--believer", "greedy", "--x", "random")
    assert (beliefs.code, "Reliability" in beliefs.out) == (0, True)
    assert run("lab", "beliefs", "out", "--x", "nobody").err.startswith("These folders hold no game in which X could")
    chances = run("lab", "chances", "out", "--adviser", "pimbot:simulations=5")
    assert (chances.code, "Calibration" in chances.out) == (0, True)
    blunders = run("lab", "blunders", "out", "--adviser", "pimbot:simulations=5", "--bot", "greedy")
    assert (blunders.code, "Blunders" in blunders.out) == (0, True)


def test_balance_shows_each_start_number() -> None:
    ran = run("lab", "balance", "tiny-harbour", "--heats", "2")
    assert ran.code == 0
    assert "tiny-harbour: 18 heats, greedy against greedy" in ran.out
    rows = [line.split()[:1] for line in ran.out.split("start  caught  points\n")[1].splitlines()]
    assert rows == [[str(n)] for n in boards.load("tiny-harbour").deck("tickets")]
    assert ran.out == run("lab", "balance", "tiny-harbour", "--heats", "2").out
    assert ran.out != run("lab", "balance", "tiny-harbour", "--heats", "2", "--bot", "random").out


@pytest.mark.parametrize(
    "line",
    [
        "balance atlantis",
        "balance london-1983",
        "balance tiny-harbour --bot clever",
        "balance tiny-harbour --bot master",
        "balance tiny-harbour --heats 0",
        "beliefs nowhere",
        "chances nowhere",
        "blunders nowhere",
        "meaning --out nowhere/meaning.npz",
    ],
)
def test_refusals_are_one_line(line: str, folder: Path) -> None:
    ran = run("lab", *line.split())
    assert ran.code in (1, 2)
    assert len(ran.err.strip().splitlines()) == 1
    assert len(ran.err) > 20
    assert not list(folder.iterdir())


def test_meaning_is_learnt_into_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = material.shipped_cards()[:3]
    monkeypatch.setattr(material, "shipped_cards", lambda: few)
    monkeypatch.setattr(material, "_vocabulary", tuple)
    some = {category: common.questions(category)[:10] for category in ("person", "place", "thing")}
    monkeypatch.setattr(common, "questions", some.__getitem__)
    ran = run("lab", "meaning", "--out", "one.npz")
    assert ran.code == 0
    assert [line.split(": ")[1] for line in ran.out.splitlines()[:4]] == [
        "Vectors for the network",
        "Examples",
        "Network",
        "Vectors",
    ]
    assert run("lab", "meaning", "--out", "two.npz").code == 0
    assert (folder / "one.npz").read_bytes() == (folder / "two.npz").read_bytes()


def test_a_study_without_torch_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda _: None)
    ran = run("lab", "study", "compact", "--folder", "study")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.endswith("pip install 'fogbound[learn]'\n")


def test_help_lists_the_commands() -> None:
    shown = run("lab").out
    for command in ("beliefs", "chances", "blunders", "balance", "study", "trust"):
        assert f"  {command} " in shown
