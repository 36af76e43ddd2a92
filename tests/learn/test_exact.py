"""What learned play of a little chase gives away, exactly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import torch

from fogbound.learn import course
from fogbound.learn.evaluate import evaluate
from fogbound.learn.exact import play_of
from fogbound.learn.school import usual_school
from fogbound.learn.train import Learner, begin, train
from fogbound.solve.play import bracket
from fogbound.solve.tree import Tree, grow
from tests.cli.helpers import run

SCHOOL = replace(usual_school("tiny-docks"), width=24)


def _begun(hedged: bool = False) -> tuple[Learner, Tree]:
    torch.manual_seed(4)
    learner = begin(replace(SCHOOL, hedged=hedged), "cpu")
    return learner, grow(learner.school.editions[0])


@pytest.mark.parametrize(("best", "hedged"), [(False, True), (True, False)])
def test_chases_played_out_gain_what_the_tree_says(best: bool, hedged: bool) -> None:
    """Two independent ways from a network to a figure: thousands of chases in tensors, and a sum over the tree."""
    learner, tree = _begun(hedged=hedged)
    for part in (learner.net.x_maps, learner.net.pursuer_maps):  # so that beliefs of both kinds matter
        torch.nn.init.normal_(part.weight, std=0.3)
    exact = bracket(tree, play_of(tree, learner.rules, learner.net, best=best)).own
    (score,) = evaluate(learner.rules, learner.net, learner.net, 2000, 1, best=best)
    assert score.gain == pytest.approx(exact, abs=4 * score.error)


def test_learning_closes_the_bracket() -> None:
    learner, tree = _begun()
    before = bracket(tree, play_of(tree, learner.rules, learner.net))
    train(learner, 256, 4, 600.0, lambda _: None, decisions=25_000)
    after = bracket(tree, play_of(tree, learner.rules, learner.net))
    assert before.least + 0.1 < after.least < 2 / 3 < after.most  # the value of the chase is 2/3
    assert after.width < before.width


def test_from_the_command_line(tmp_path: Path) -> None:
    folder = str(tmp_path / "docks")
    ran = run("learn", "train", "tiny-docks", "--folder", folder, "--minutes", "0.0001", "--tables", "8")
    assert (ran.code, ran.err) == (0, "")
    ran = run("learn", "bracket", folder)
    assert (ran.code, ran.err) == (0, "")
    assert "draw their moves" in ran.out
    assert run("learn", "export", folder).code == 2


def test_only_little_chases_have_exact_brackets(tmp_path: Path) -> None:
    folder = tmp_path / "compact"
    learner = begin(replace(usual_school("compact"), width=12, blocks=1), "cpu")
    course.train_in(learner, folder, lambda _: None, tables=8, rounds=1, seconds=1e-3, seed=1)
    ran = run("learn", "bracket", str(folder))
    assert ran.code == 2
    assert "too large" in ran.err
