"""Learning from a memory of plays."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from fogbound.learn import tables as play
from fogbound.learn.net import Net
from fogbound.learn.ppo import Lesson, Losses, Part, learn, parts
from fogbound.learn.school import School
from fogbound.learn.selfplay import STEPS, Company, Memory, advantages, empty, play_round

TABLES, ROUNDS = 16, 2
SCHOOL = School("compact", width=12, blocks=1)
RULES = SCHOOL.rules("cpu")
LESSON = Lesson(rate=1e-2, x_entropy=0.0, pursuer_entropy=0.0, value_weight=0.5)


@pytest.fixture
def net() -> Net:
    torch.manual_seed(1)
    return SCHOOL.net(RULES)


def _memory(net: Net, company: Company | None = None) -> Memory:
    torch.manual_seed(2)
    tables = play.deal_tables(RULES, torch.zeros(TABLES, dtype=torch.long))
    memory = empty(ROUNDS * STEPS, TABLES, RULES.device)
    for n in range(ROUNDS):
        play_round(RULES, tables, company or Company(net), memory, n * STEPS, 0.0)
    return memory


def _parts(net: Net, company: Company | None = None) -> tuple[Part, Part]:
    return parts(_memory(net, company), torch.full((TABLES,), 0.5), LESSON.decay)


def _learn(net: Net, both: tuple[Part, Part], lesson: Lesson = LESSON) -> Losses:
    losses = learn(RULES, net, torch.optim.Adam(net.parameters(), lr=1.0), both, lesson)
    return Losses(*losses.T)


def test_advantages_of_each_side_average_0_and_spread_1(net: Net) -> None:
    for part in _parts(net):
        assert part.better.mean().item() == pytest.approx(0, abs=1e-5)
        assert part.better.std().item() == pytest.approx(1, abs=1e-3)
        assert ((part.target >= 0) & (part.target <= 1)).all()


def test_what_is_better_for_x_is_worse_for_pursuers(net: Net) -> None:
    memory = _memory(net)
    after = torch.full((TABLES,), 0.5)
    better, _ = advantages(memory, after, LESSON.decay)
    for part, side in zip(parts(memory, after, LESSON.decay), (1.0, -1.0), strict=True):
        gained = better[part.decisions.step, part.decisions.table]
        alike = torch.corrcoef(torch.stack([part.better, gained]))[0, 1].item()
        assert alike == pytest.approx(side, abs=1e-3)


def test_a_lesson_makes_good_decisions_more_likely(net: Net) -> None:
    both = _parts(net)
    first = _learn(net, both)
    assert first.policy.tolist() == pytest.approx([0, 0], abs=1e-3), "before the step every ratio is 1"
    assert first.clipped.tolist() == [0, 0]
    again = _learn(net, both, replace(LESSON, rate=0.0))
    assert (again.policy < 0).all()


def test_lessons_improve_the_value(net: Net) -> None:
    both = _parts(net)
    losses = [_learn(net, both).value.sum().item() for _ in range(5)]
    assert losses[-1] < losses[0]


def test_a_rate_of_0_changes_nothing(net: Net) -> None:
    before = {name: value.clone() for name, value in net.state_dict().items()}
    _learn(net, _parts(net), replace(LESSON, rate=0.0, epochs=2, batch=10))
    assert all(torch.equal(before[name], value) for name, value in net.state_dict().items())


def test_an_entropy_bonus_keeps_a_side_undecided(net: Net) -> None:
    both = _parts(net)
    spread = []
    for bonus in (0.0, 5.0):
        torch.manual_seed(1)
        fresh = SCHOOL.net(RULES)
        for _ in range(4):
            _learn(fresh, both, replace(LESSON, x_entropy=bonus))
        spread.append(_learn(fresh, both, replace(LESSON, rate=0.0)).entropy[0].item())
    assert spread[1] > spread[0]


def test_a_side_that_a_rival_plays_teaches_nothing(net: Net) -> None:
    company = Company(net, SCHOOL.net(RULES), x_tables=TABLES)
    x, pursuers = both = _parts(net, company)
    assert len(x.better) == 0 < len(pursuers.better)
    losses = _learn(net, both)
    assert [column[0].item() for column in losses] == [0.0] * len(Losses._fields)
