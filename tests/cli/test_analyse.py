"""`fogbound analyse`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound import find, start, testing
from fogbound.advice import analysis
from fogbound.game import State
from fogbound.record import write
from tests.cli.helpers import ROOT, run

SMALL: dict[str, Any] = {"board": "tiny-docks", "players": 4, "max_rounds": 4}


FEW = "sleuth:simulations=30,most=0"


def _end(edition_id: str = "yard/classic-1983", **options: Any) -> State:
    return list(testing.random_game(start(find(edition_id, **options or SMALL)), Random(5)))[-1]


def _written(state: State, path: str = "game.fog") -> Path:
    Path(path).write_text(write(start(state.edition), state), encoding="utf-8")
    return Path(path)


def test_a_finished_game_in_words() -> None:
    end = _end()
    ran = run("analyse", str(_written(end)), "--by", FEW)
    assert ran.code == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    found = analysis.analysis(end, FEW)
    rounds = sorted({ply.round for ply in found.plies if ply.judged})
    table = lines[lines.index("  round  X’s view  public view  suspects  X’s moves") + 1 :]
    assert [line.split()[0] for line in table[: len(rounds) + 1]] == [*map(str, rounds), "end"]
    assert table[len(rounds)].split() == ["end", "0%", "0%"]
    costs = [line for line in lines if " cost " in line]
    assert len(costs) == len(found.costliest)
    worst = found.plies[found.costliest[0]]
    assert worst.judged is not None
    for told in (f"round {worst.round}, ", f"{worst.move} (", f"instead of {worst.judged.best[0].move} ("):
        assert told in costs[0]


def test_json_has_every_ply() -> None:
    end = _end()
    ran = run("analyse", str(_written(end)), "--by", FEW, "--json")
    assert json.loads(ran.out) == analysis.plain(analysis.analysis(end, FEW))


def test_a_game_without_costly_moves() -> None:
    """Nothing that cost much: there is no list of it."""
    end = _end()
    found = analysis.analysis(end, FEW)
    with mock.patch.object(analysis, "analysis", return_value=_blameless(found)):
        ran = run("analyse", str(_written(end)))
    assert "Sleuth found no costly move." in ran.out


def _blameless(found: analysis.Analysis) -> analysis.Analysis:
    return analysis.Analysis(**{**vars(found), "costliest": ()})


def test_one_heat_of_a_series_is_analysed_in_points() -> None:
    series = ROOT / "tests/records/unreleased/compact-series.fog"
    ran = run("analyse", str(series))
    assert (ran.code, ran.out) == (2, "")
    assert "choose one with --heat N" in ran.err
    assert "There is no heat 9" in run("analyse", str(series), "--heat", "9").err
    ran = run("analyse", str(series), "--heat", "2", "--by", FEW)
    assert ran.code == 0
    assert "Mister X’s share of the points" in ran.out
    assert "start" in ran.out


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tests/records/unreleased/twenty-two.fog", "No bot gives advice about twenty/classic-1993."),
        ("README.md", "This is not a Fogbound record"),
        ("nowhere.fog", "cannot be read"),
    ],
)
def test_games_that_cannot_be_analysed_are_refused(name: str, told: str) -> None:
    ran = run("analyse", str(ROOT / name))
    assert ran.code != 0
    assert told in ran.err
    assert ran.out == ""


def test_an_unfinished_game_keeps_its_secrets() -> None:
    states = list(testing.random_game(start(find("yard/classic-1983", **SMALL)), Random(5)))
    ran = run("analyse", str(_written(states[-2])))
    assert (ran.code, ran.out) == (1, "")
    assert "not over yet" in ran.err
