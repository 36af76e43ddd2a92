"""From a trained network to the file to ship."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from fogbound.bots.mind.families import FAMILIES
from fogbound.bots.mind.model_card import digest
from fogbound.bots.mind.network import read
from fogbound.games.yard.board import load
from fogbound.learn.export import export, half_weights, model_card
from fogbound.learn.school import School
from fogbound.learn.train import begin

TINY = School("compact", width=12, blocks=1)


def test_a_card_says_what_a_network_is() -> None:
    learner = begin(TINY, "cpu")
    learner.decisions, learner.lessons = 70, 3
    card = model_card(learner, "2026-01-01", "a note", ["60 % against greedy"])
    assert (card["family"], card["decisions"], card["lessons"], card["trained"]) == ("compact", 70, 3, "2026-01-01")
    assert card["boards"] == {name: load(name).digest for name in FAMILIES["compact"]}
    assert card["tables"] == ["yard/compact-2015 players=3"]
    assert (card["note"], card["measured"], card["licence"]) == ("a note", ["60 % against greedy"], "MIT")


def test_a_file_holds_half_precision_and_its_own_digest(tmp_path: Path) -> None:
    learner, path = begin(TINY, "cpu"), tmp_path / "new" / "folder" / "compact.npz"
    card = export(learner.net, {"family": "compact"}, path)
    with np.load(path) as stored:
        weights = {name: stored[name] for name in stored.files if name != "card"}
    assert {value.dtype for value in weights.values()} == {np.dtype(np.float16)}
    assert card["digest"] == digest(weights) == read(path).model_card["digest"]
    for name, value in learner.net.state_dict().items():
        assert np.allclose(weights[name], value.numpy(), atol=1e-2)
    assert [file.name for file in path.parent.iterdir()] == ["compact.npz"], "no draft stays"


def test_weights_that_differ_have_other_digests() -> None:
    net = begin(TINY, "cpu").net
    before = digest(half_weights(net))
    with torch.no_grad():
        net.value.bias.add_(0.5)
    assert digest(half_weights(net)) != before
