"""Training in small, from the first lesson to a bot at a table, and errors about bad folders."""

from __future__ import annotations

import json
import shutil
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
import torch

from fogbound import find, polled, start
from fogbound.bots.mind import network
from fogbound.bots.mind.model_card import digest
from fogbound.bots.mind.player import LearnedBot
from fogbound.learn import course
from fogbound.learn.report import to_html
from fogbound.learn.school import School
from fogbound.learn.train import Learner, begin
from fogbound.match import Match
from tests.cli.helpers import run

TINY = School("compact", width=12, blocks=1)
LITTLE = {"tables": 16, "rounds": 3, "seconds": 1e-3, "seed": 1}  # one lesson


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder after two lessons."""
    folder = tmp_path_factory.mktemp("course") / "school"
    for _ in range(2):
        learner = course.learner_in(folder, "cpu") if folder.exists() else begin(TINY, "cpu")
        course.train_in(learner, folder, lambda _: None, **LITTLE)  # type: ignore[arg-type]
    return folder


@pytest.fixture
def folder(taught: Path, tmp_path: Path) -> Path:
    """A copy that a test may change."""
    return Path(shutil.copytree(taught, tmp_path / "school"))


def _state(learner: Learner) -> dict[str, Any]:
    return {name: value.clone() for name, value in learner.net.state_dict().items()}


def test_a_course_resumes_from_its_folder(folder: Path) -> None:
    log = course.log_in(folder)
    assert [news["lessons"] for news in log] == [1, 2]
    assert log[1]["decisions"] > log[0]["decisions"] > 0
    learner, again = course.learner_in(folder, "cpu"), course.learner_in(folder, "cpu")
    assert (learner.decisions, learner.lessons) == (log[1]["decisions"], 2)
    assert learner.school == TINY
    before = _state(learner)
    for one in (learner, again):
        course.train_in(one, folder, lambda _: None, **LITTLE)  # type: ignore[arg-type]
    assert any((before[name] != value).any() for name, value in _state(learner).items())
    # The optimiser's state is saved too, so both learn the same.
    assert all(torch.equal(_state(learner)[name], value) for name, value in _state(again).items())
    assert learner.optimiser.state_dict()["state"][0]["step"] == again.optimiser.state_dict()["state"][0]["step"] > 2


def test_an_interrupted_course_is_saved(folder: Path) -> None:
    def impatient(_: dict[str, Any]) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        course.train_in(course.learner_in(folder, "cpu"), folder, impatient, **LITTLE)  # type: ignore[arg-type]
    assert course.about(folder)["lessons"] == 3
    assert len(course.log_in(folder)) == 3


def test_a_network_of_the_usual_size_is_light_enough_to_ship() -> None:
    """With two bytes per number."""
    learner = begin(School("london"), "cpu")
    assert sum(value.numel() for value in learner.net.parameters()) * 2 < 8e6


def test_from_the_command_line_to_a_game(folder: Path) -> None:
    ran = run("learn", "train", "compact", "--folder", str(folder), "--minutes", "0.0001", "--tables", "8")
    assert (ran.code, ran.err) == (0, "")
    assert "Resuming after" in ran.out
    assert "in 3 lessons, saved in" in ran.out
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count("<polyline") >= 10
    assert "http" not in page
    ran = run("learn", "eval", str(folder), "--tables", "100")
    assert ran.code == 0
    assert "B is script" in ran.out
    assert "compact-2015, 3 people" in ran.out
    assert ran.out.count("±") == 5
    ran = run("learn", "export", str(folder), "--note", "two lessons", "--measured", "not at all")
    assert ran.code == 0
    assert "compact after" in ran.out
    _play(folder / "compact.npz")


def _play(path: Path) -> None:
    mind = network.load(BytesIO(path.read_bytes()))
    with np.load(path) as stored:
        assert mind.model_card["digest"] == digest({name: stored[name] for name in stored.files if name != "card"})
    facts = {key: mind.model_card[key] for key in ("family", "lessons", "licence", "note", "measured")}
    assert facts == {
        "family": "compact",
        "lessons": 3,
        "licence": "MIT",
        "note": "two lessons",
        "measured": ["not at all"],
    }
    edition = find("yard/compact-2015")
    bot = LearnedBot(edition, Random(1), mind)
    match = polled.play(Match(start(edition), bytes(32)), dict.fromkeys(edition.seats, bot))
    assert match.state.outcome is not None


def test_ctrl_c_at_the_command_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(course, "train", interrupt)
    ran = run("learn", "train", "compact", "--folder", str(folder))
    assert ran.code == 130
    assert "Stopped after" in ran.out
    assert (folder / "report.html").is_file()


def test_evaluation_against_another_course(folder: Path, tmp_path: Path) -> None:
    other = shutil.copytree(folder, tmp_path / "other")
    ran = run("learn", "eval", str(folder), "--against", str(other), "--tables", "100")
    assert ran.code == 0
    assert "B v A" in ran.out
    assert f"B is {other}" in ran.out.replace("\n", "")


def _about(folder: Path, **changes: Any) -> None:
    path = folder / "about.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda folder: shutil.rmtree(folder), "holds no training: there is no about.json in it"),
        (lambda folder: (folder / "about.json").unlink(), "holds no training"),
        (lambda folder: (folder / "about.json").write_bytes(b"\xff{"), "is damaged, or from another program"),
        (lambda folder: (folder / "about.json").write_text("[]"), "about.json is damaged"),
        (lambda folder: _about(folder, family="atlantis"), "about.json is damaged"),
        (lambda folder: _about(folder, width=0), "about.json is damaged"),
        (lambda folder: _about(folder, width=20), "its networks are damaged"),
        (lambda folder: (folder / "net.pt").unlink(), "its networks are damaged"),
        (lambda folder: (folder / "average.pt").write_bytes(b"PK"), "its networks are damaged"),
        (lambda folder: (folder / "moments.pt").write_bytes((folder / "net.pt").read_bytes()), "its networks are"),
    ],
)
def test_a_folder_without_training_gets_one_line(folder: Path, spoil: Any, said: str) -> None:
    spoil(folder)
    for words in (["eval", str(folder)], ["export", str(folder)]):
        ran = run("learn", *words)
        assert ran.code == 2
        assert said in ran.err
        assert len(ran.err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "train atlantis --folder {}",
            "There is no family 'atlantis'; families are london, compact, tiny-ring, tiny-docks, tiny-village.",
        ),
        ("train london --folder {}", "holds training of compact; choose another folder for london."),
        ("train compact --folder {} --device tpu", "There is no device 'tpu'; devices are auto, cpu and cuda."),
        ("train compact --folder {}/net.pt --minutes 0.0001 --tables 8", "cannot be written"),
        ("train compact", "--folder is missing"),
        ("eval {} --against {}/nowhere", "holds no training"),
        ("export {} --to {}/no/where/x.npz", "cannot be written"),
    ],
)
def test_refusals_are_one_line(folder: Path, words: str, said: str) -> None:
    ran = run("learn", *words.replace("{}", str(folder)).split())
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_report_of_lines_that_are_broken_or_empty(folder: Path) -> None:
    with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write('{"decisions": 9\n[]\n{"decisions": 99, "x": [null], "losses": []}\n')
    page = to_html("compact", course.log_in(folder))
    assert "99 decisions" in page
    assert "Nothing has been learned yet" in to_html("compact", [])


@pytest.mark.parametrize("command", ["train", "eval", "exploit", "export"])
def test_every_command_has_help_with_examples(command: str) -> None:
    ran = run("learn", command, "--help")
    assert ran.code == 0
    assert f"fogbound learn {command} " in ran.out
