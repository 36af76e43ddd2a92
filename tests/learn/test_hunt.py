"""Hunters learn one side alone, against a network that does not learn; and sparring with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

from fogbound.learn import course, hunt
from fogbound.learn import tables as play
from fogbound.learn.net import Net, read
from fogbound.learn.school import School
from fogbound.learn.selfplay import STEPS, Company, empty, play_round
from fogbound.learn.shipped import shipped
from fogbound.learn.train import Rival, begin, train
from tests.cli.helpers import run

TINY = School("compact", width=12, blocks=1)
LITTLE = {"tables": 16, "rounds": 3, "seconds": 1e-3, "seed": 1}  # one lesson


@pytest.fixture
def prey(tmp_path: Path) -> Path:
    folder = tmp_path / "prey"
    course.train_in(begin(TINY, "cpu"), folder, lambda _: None, **LITTLE)  # type: ignore[arg-type]
    return folder


def _weights(net: Net) -> dict[str, Tensor]:
    return {name: value.clone() for name, value in net.state_dict().items()}


@pytest.mark.parametrize("side", ["x", "pursuers"])
def test_a_hunter_starts_as_a_copy_of_the_hunted_and_learns_one_side(prey: Path, tmp_path: Path, side: str) -> None:
    folder = tmp_path / "hunter"
    learner, hunted = hunt.hunter(prey, folder, side, "cpu")
    still, before = _weights(hunted.net), _weights(learner.net)
    assert all(torch.equal(before[name], value) for name, value in still.items())
    news: list[dict[str, Any]] = []
    course.train_in(learner, folder, news.append, **LITTLE, hunted=hunted)  # type: ignore[arg-type]
    assert all(torch.equal(still[name], value) for name, value in _weights(hunted.net).items())
    after = _weights(learner.net)
    moved = {name.split(".")[0] for name, value in after.items() if not torch.equal(before[name], value)}
    own, other = ("x", "pursuer") if side == "x" else ("pursuer", "x")
    assert own in moved
    assert other not in moved  # nothing is learned from the hunted side
    losses = news[0]["losses"]
    assert losses[SIDES.index(other)] == [0.0] * 4
    assert losses[SIDES.index(own)][2] > 0


SIDES = ("x", "pursuer")


def test_a_hunt_resumes_only_in_its_own_folder(prey: Path, tmp_path: Path) -> None:
    folder = tmp_path / "hunter"
    for _ in range(2):
        learner, hunted = hunt.hunter(prey, folder, "x", "cpu")
        course.train_in(learner, folder, lambda _: None, **LITTLE, hunted=hunted)  # type: ignore[arg-type]
    assert course.about(folder)["lessons"] == 2
    with pytest.raises(course.BadCourse, match="hunts another side"):
        hunt.hunter(prey, folder, "pursuers", "cpu")
    with pytest.raises(course.BadCourse, match="but no hunter"):
        hunt.hunter(prey, prey, "x", "cpu")
    with pytest.raises(course.BadCourse, match="learns to beat one player"):
        course.open_course("compact", folder, "cpu")


def test_the_hunted_plays_its_first_choice() -> None:
    """As a bot does; a player who draws sometimes plays another move."""
    learner = begin(School("london", width=12, blocks=1), "cpu")
    torch.nn.init.normal_(learner.net.pursuer.bias)  # so that no two rides score the same
    in_order = torch.full((64,), 3)  # 1983 with six people: pursuers move in the order of their seats

    def final_places(best: bool, seed: int) -> tuple[Tensor, set[int]]:
        torch.manual_seed(3)
        tables = play.deal_tables(learner.rules, in_order)
        tables.phase[:] = play.PURSUIT  # so that X draws nothing before
        tables.waiting[:] = learner.rules.present[tables.terms]
        torch.manual_seed(seed)
        company = Company(learner.net, learner.net, 0, 64, best=best)
        ended = play_round(learner.rules, tables, company, empty(STEPS, 64, learner.rules.device), 0, 0.0)
        return tables.at[:, 1:], set(ended.tables.tolist())

    def alike(best: bool) -> bool:
        (one, over), (other, over_too) = (final_places(best, seed) for seed in (1, 2))
        going = [row for row in range(64) if row not in over | over_too]
        return torch.equal(one[going], other[going])

    assert alike(True)
    assert not alike(False)


def test_sparring_partners_play_their_side_at_a_quarter_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    learner, met = begin(TINY, "cpu"), list[Company]()
    partners = [Rival("x", learner.school.net(learner.rules)), Rival("pursuers", learner.school.net(learner.rules))]

    def watched(rules: Any, now: Any, company: Company, *rest: Any) -> Any:
        met.append(company)
        return play_round(rules, now, company, *rest)

    monkeypatch.setattr("fogbound.learn.train.play_round", watched)
    for seed in range(16):
        train(learner, 16, 1, 1e-3, lambda _: None, seed, sparring=partners)
    shares = {(company.rival is partners[0].net, company.rival is partners[1].net): company for company in met}
    assert (shares[True, False].x_tables, shares[True, False].pursuer_tables) == (4, 0)
    assert (shares[False, True].x_tables, shares[False, True].pursuer_tables) == (0, 4)
    assert (shares[False, False].x_tables, shares[False, False].pursuer_tables) == (2, 2)  # the script


def test_from_the_command_line_to_sparring(prey: Path, tmp_path: Path) -> None:
    hunter = tmp_path / "hunter"
    little = ("--minutes", "0.0001", "--tables", "8")
    ran = run("learn", "exploit", str(prey), "--side", "x", "--folder", str(hunter), *little, "--games", "100")
    assert (ran.code, ran.err) == (0, "")
    assert "hunter as x" in ran.out
    assert "for the hunter" in ran.out
    ran = run("learn", "train", "compact", "--folder", str(prey), "--sparring", str(hunter), *little)
    assert (ran.code, ran.err) == (0, "")
    assert "in 2 lessons" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("exploit {} --side both --folder {}/h", "There is no side 'both'; a hunter plays x or pursuers."),
        ("exploit {}/nowhere --side x --folder {}/h", "holds no training"),
        ("exploit {} --side x --folder {}", "holds training, but no hunter"),
        ("exploit {} --side x --folder {}/net.pt/h", "cannot be written"),
        ("train compact --folder {}/h --sparring {}", "holds no hunter"),
    ],
)
def test_refusals_are_one_line(prey: Path, words: str, said: str) -> None:
    ran = run("learn", *words.replace("{}", str(prey)).split())
    assert ran.code == 2
    assert said in ran.err.replace("\n", " ")
    assert len(ran.err.strip().splitlines()) == 1


def test_a_shipped_network_can_be_hunted_and_the_report_says_how(tmp_path: Path) -> None:
    folder = tmp_path / "hunter"
    little = ("--minutes", "1", "--decisions", "1", "--tables", "8", "--rounds", "1", "--games", "100", "--seed", "5")
    ran = run("learn", "exploit", "compact", "--side", "x", "--draws", "--folder", str(folder), *little)
    assert (ran.code, ran.err) == (0, "")
    told = json.loads((folder / "hunt.json").read_text())
    card = shipped(School("compact").rules("cpu"), "compact")[1]
    assert (told["hunted"], told["draws"], told["seed"], told["lessons"]) == (card["digest"], True, 5, 1)
    assert told["command"].startswith("fogbound learn exploit compact --side x --draws")
    (found,) = told["x_gains"].values()
    low, high = found["hunt"]["interval"]
    assert low < found["hunt"]["gain"] < high
    ran = run("learn", "exploit", "compact", "--side", "x", "--folder", str(folder), *little)
    assert ran.code == 2, "who hunts pursuers who draw does not go on with others"


def test_a_course_may_begin_with_another_networks_weights(prey: Path, tmp_path: Path) -> None:
    earlier = course.player_in(prey, "cpu")
    learner = hunt.begin_again(prey, "cpu", hedged=True)
    torch.manual_seed(2)
    tables = play.deal_tables(learner.rules, torch.zeros(16, dtype=torch.long))
    given = read(learner.rules, tables)
    for net in (learner.net, learner.average):  # it plays as the earlier one did, although it reads more
        old, new = (one.values(one.thought(given), given.maps) for one in (earlier, net))
        assert torch.allclose(old, new, atol=1e-4)
    folder = tmp_path / "again"
    course.train_in(learner, folder, lambda _: None, **LITTLE)  # type: ignore[arg-type]
    resumed = course.learner_in(folder, "cpu").school
    assert (resumed.hedged, resumed.again) == (True, True)
    assert resumed.x_entropy == learner.school.x_entropy
    ran = run("learn", "train", "london", "--from", str(prey), "--folder", str(tmp_path / "no"), "--minutes", "0")
    assert ran.code == 2
    assert "has learned compact, not london" in ran.err
