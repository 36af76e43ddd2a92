"""Studies in their folders, from the command line to pictures."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fogbound.lab.study.run import Study, run_study
from fogbound.learn.school import TABLES
from tests.cli.helpers import run


def _study(networks: dict[str, Path], folder: Path, family: str = "compact", games: int = 6) -> Study:
    return Study(family, folder, games, 1, "cpu", networks[family])


def test_from_the_command_line_to_pictures(networks: dict[str, Path], tmp_path: Path) -> None:
    words = ("study", "compact", "--folder", str(tmp_path), "--games", "8", "--weights", str(networks["compact"]))
    ran = run("lab", *words)
    assert (ran.code, ran.err) == (0, "")
    assert "2 of 2: compact-2015-3 black-1 1" in ran.out
    found = json.loads((tmp_path / "findings.json").read_text())
    assert found["balance"]["compact-2015-3"]["x"]["n"] == 8
    assert sum(found["editions"]["yard/compact-2015"]["caught_at"].values()) <= 8
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "parts").iterdir()}
    assert run("lab", *words).code == 0
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "parts").iterdir()} == kept
    assert {path.stem for path in tmp_path.glob("*.svg")} == {
        "starts-2015",
        "caught-compact",
        "tickets-compact",
        "reliability-compact",
    }
    for path in tmp_path.glob("*.svg"):
        _well_formed(path)


def _well_formed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.find("{http://www.w3.org/2000/svg}desc") is not None
    assert not {"nan", "inf"} & set(text.replace('"', " ").replace(",", " ").split())
    assert len(text) < 60_000


def test_a_table_with_rounds_gets_its_handicap_and_all_pictures(
    networks: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TABLES, "london", (("yard/classic-1983", 4, 1),))
    words = ("--folder", str(tmp_path), "--games", "4", "--weights", str(networks["london"]))
    ran = run("lab", "study", "london", *words)
    assert (ran.code, ran.err) == (0, "")
    (handicap,) = tomllib.loads((tmp_path / "handicaps.toml").read_text())["yard/classic-1983"]
    assert handicap["players"] == 4
    names = {path.stem for path in tmp_path.glob("*.svg")}
    assert names >= {
        "balance",
        "caught-when",
        "fair",
        "tickets-reveals",
        "tickets-rounds",
        "starts-1983",
        "caught-london",
    }
    for path in tmp_path.glob("*.svg"):
        _well_formed(path)


def test_an_interrupted_study_resumes_and_finds_the_same(networks: dict[str, Path], tmp_path: Path) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    whole, interrupted = _study(networks, tmp_path / "whole"), _study(networks, tmp_path / "interrupted")
    assert run_study(whole, lambda *_: None)
    with pytest.raises(KeyboardInterrupt):
        run_study(interrupted, impatient)
    assert len(interrupted.results()) == 1
    assert not run_study(interrupted, lambda *_: None, seconds=-1)
    assert run_study(interrupted, lambda *_: None)
    assert interrupted.results() == whole.results()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("study atlantis --folder {}", "There is no family 'atlantis'; families are london, compact."),
        ("study compact --folder {} --games 7", "holds another study; choose another folder."),
        ("study compact --folder {} --weights nothing.npz", "nothing.npz is not a network for these boards."),
        ("study compact --folder {}/study.json/x", "cannot be written"),
        ("study compact", "--folder is missing"),
    ],
)
def test_refusals_are_one_line(networks: dict[str, Path], tmp_path: Path, words: str, said: str) -> None:
    _study(networks, tmp_path).begin()
    ran = run("lab", *words.replace("{}", str(tmp_path)).split())
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_damaged_part_is_named(networks: dict[str, Path], tmp_path: Path) -> None:
    study = _study(networks, tmp_path)
    study.begin()
    (tmp_path / "parts" / "compact-2015-3.json").write_text("{")
    ran = run("lab", "study", "compact", "--folder", str(tmp_path), "--games", "6", "--weights", str(study.weights))
    assert ran.code == 2
    assert "compact-2015-3.json is damaged. Delete it, and the study plays that part again." in ran.err
