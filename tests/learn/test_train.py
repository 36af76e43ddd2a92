"""Training: rounds of self-play, lessons, the pool of earlier versions; saved and loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from fogbound.learn import train as training
from fogbound.learn.school import School
from fogbound.learn.train import EVERY, POOL, Learner, begin, load, save, train

TINY = School("compact", width=12, blocks=1)


def _learner() -> Learner:
    torch.manual_seed(1)
    return begin(TINY, "cpu")


def _train(learner: Learner, seed: int = 1) -> list[dict[str, Any]]:
    """One lesson."""
    news: list[dict[str, Any]] = []
    train(learner, 8, 2, 1e-3, news.append, seed)
    return news


def test_an_untrained_network_is_its_own_average() -> None:
    learner = _learner()
    assert (learner.decisions, learner.lessons, learner.pool) == (0, 0, [])
    for one, other in zip(learner.net.parameters(), learner.average.parameters(), strict=True):
        assert torch.equal(one, other)
        assert one is not other


def test_a_lesson_counts_its_decisions_and_tells_the_news() -> None:
    learner = _learner()
    (news,) = _train(learner)
    assert (learner.lessons, news["lessons"]) == (1, 1)
    assert learner.decisions == news["decisions"] > 8
    assert len(news["x"]) == len(learner.rules.terms)
    assert [len(side) for side in news["losses"]] == [4, 4]


def test_the_same_seed_teaches_the_same() -> None:
    weights = []
    for seed in (1, 1, 2):
        learner = _learner()
        _train(learner, seed)
        weights.append(learner.net.value.weight.detach().clone())
    assert torch.equal(weights[0], weights[1])
    assert not torch.equal(weights[0], weights[2])


def test_the_average_follows_the_network_slowly() -> None:
    learner = _learner()
    for _ in range(3):
        _train(learner)
    before = learner.average.value.weight.detach().clone()
    _train(learner)
    new, mean = learner.net.value.weight, learner.average.value.weight
    assert torch.allclose(mean, before + (new - before) / 4, atol=1e-5), "the first lessons are averaged evenly"


def test_the_pool_stays_small_and_keeps_the_latest_version() -> None:
    learner = _learner()
    for n in range(1, 2 * POOL + 1):
        learner.lessons = n * EVERY
        with torch.no_grad():
            learner.net.value.bias.fill_(float(n))
        training._add_to_pool(learner)
        versions = [int(one["value.bias"][0]) for one in learner.pool]
        assert versions[-1] == n
        assert versions == sorted(set(versions))
        assert len(versions) == min(n, POOL)


def test_a_saved_learner_loads_as_it_was(tmp_path: Path) -> None:
    learner = _learner()
    _train(learner)
    training._add_to_pool(learner)
    save(learner, tmp_path / "new" / "folder")
    again = _learner()
    load(again, tmp_path / "new" / "folder")
    assert (again.decisions, again.lessons, len(again.pool)) == (learner.decisions, 1, 1)
    for name, value in learner.net.state_dict().items():
        assert torch.equal(value, again.net.state_dict()[name])
        assert torch.allclose(learner.average.state_dict()[name], again.average.state_dict()[name], atol=1e-2)
    assert again.optimiser.state_dict()["state"].keys() == learner.optimiser.state_dict()["state"].keys()
    assert not list((tmp_path / "new" / "folder").glob("*.tmp")), "files are written whole or not at all"


def test_the_state_of_another_optimiser_is_refused(tmp_path: Path) -> None:
    learner = _learner()
    save(learner, tmp_path)
    torch.save({999: {"step": torch.tensor(1.0)}}, tmp_path / "moments.pt")
    with pytest.raises(ValueError, match="belongs to another network"):
        load(learner, tmp_path)


def test_tiny_squares_survive_being_saved(tmp_path: Path) -> None:
    learner = _learner()
    _train(learner)
    for one in learner.optimiser.state.values():
        one["exp_avg_sq"].fill_(1e-12)
    save(learner, tmp_path)
    load(learner, tmp_path)
    kept = learner.optimiser.state_dict()["state"][0]["exp_avg_sq"]
    assert kept.float().max().item() == pytest.approx(1e-12, rel=0.01), "half precision would make them 0"
