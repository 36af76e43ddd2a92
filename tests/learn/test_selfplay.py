"""Whole rounds at many tables, and the memory to learn from."""

from __future__ import annotations

import pytest
import torch

from fogbound.learn import tables as play
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules
from fogbound.learn.school import School
from fogbound.learn.selfplay import STEPS, Company, Memory, advantages, draw, empty, padded, padded_to, play_round
from fogbound.learn.tables import Tables

TABLES = 12
SCHOOL = School("compact", width=12, blocks=1)
RULES: Rules = SCHOOL.rules("cpu")


@pytest.fixture
def net() -> Net:
    torch.manual_seed(1)
    return SCHOOL.net(RULES)


def _dealt() -> Tables:
    torch.manual_seed(2)
    return play.deal_tables(RULES, torch.zeros(TABLES, dtype=torch.long))


def _memory(gain: list[float], value: list[float], over: list[bool], decided: list[bool] | None = None) -> Memory:
    """One table, one row for each step."""
    return Memory(
        torch.tensor([[one] for one in decided or [True] * len(gain)]),
        torch.tensor([[one] for one in value]),
        torch.tensor([[one] for one in gain]),
        torch.tensor([[one] for one in over]),
    )


def test_a_round_is_remembered_decision_by_decision(net: Net) -> None:
    memory, tables = empty(STEPS, TABLES, RULES.device), _dealt()
    play_round(RULES, tables, Company(net), memory, 0, 0.0)
    assert memory.decided[0].all(), "X decides at every table"
    assert sum(len(one.choice) for one in (*memory.x, *memory.pursuers)) == int(memory.decided.sum())
    for one in (*memory.x, *memory.pursuers):
        assert one.legal.gather(1, one.choice[:, None]).all(), "only legal moves are played"
        assert (one.chance <= 0).all()
    assert ((memory.value >= 0) & (memory.value <= 1)).all()


def test_finished_chases_are_reported_and_dealt_again(net: Net) -> None:
    tables, ended = _dealt(), []
    for _ in range(30):
        ended += play_round(RULES, tables, Company(net), empty(STEPS, TABLES, RULES.device), 0, 0.0).tables.tolist()
    assert set(ended) == set(range(TABLES)), "no chase lasts longer than its tickets"
    assert (tables.phase != play.OVER).all()


def test_only_the_learner_is_remembered(net: Net) -> None:
    torch.manual_seed(3)
    memory = empty(STEPS, TABLES, RULES.device)
    play_round(RULES, _dealt(), Company(net, SCHOOL.net(RULES), x_tables=3, pursuer_tables=4), memory, 0, 0.0)
    of_x = {int(n) for one in memory.x for n in one.table}
    of_pursuers = {int(n) for one in memory.pursuers for n in one.table}
    assert of_x == set(range(3, TABLES))
    assert of_pursuers <= set(range(3)) | set(range(7, TABLES))
    assert of_pursuers & set(range(3))


def test_the_same_chance_plays_the_same_round(net: Net) -> None:
    rounds = []
    for _ in range(2):
        tables = _dealt()
        play_round(RULES, tables, Company(net), empty(STEPS, TABLES, RULES.device), 0, 0.0)
        rounds.append(tables)
    assert torch.equal(rounds[0].at, rounds[1].at)
    assert torch.equal(rounds[0].belief, rounds[1].belief)


def test_a_draw_is_legal_and_follows_the_scores() -> None:
    torch.manual_seed(4)
    scores = torch.tensor([[0.0, 0.0, 5.0]]).repeat(4000, 1)
    legal = torch.tensor([[True, True, False]]).repeat(4000, 1)
    choice, chance = draw(scores, legal)
    assert set(choice.tolist()) == {0, 1}
    assert (choice == 0).float().mean().item() == pytest.approx(0.5, abs=0.05)
    assert chance.exp().tolist() == pytest.approx([0.5] * 4000)
    sure, _ = draw(1e6 * torch.tensor([[0.1, 0.2, 0.1]]).repeat(99, 1), torch.ones(99, 3, dtype=torch.bool))
    assert set(sure.tolist()) == {1}


def test_padding_adds_columns_of_zero() -> None:
    rides = torch.ones(2, 3)
    assert padded(rides).tolist() == [[1, 1, 1, 0]] * 2
    assert padded_to(rides, 5).sum() == 6


def test_an_advantage_is_what_came_beyond_what_was_expected() -> None:
    memory = _memory([0.0, 1.0], [0.4, 0.7], [False, True])
    better, target = advantages(memory, torch.tensor([9.0]), decay=0.0)
    assert better[:, 0].tolist() == pytest.approx([0.3, 0.3]), "what follows a finished chase does not count"
    assert target[:, 0].tolist() == pytest.approx([0.7, 1.0])


def test_with_a_decay_later_surprises_count_too() -> None:
    memory = _memory([0.0, 1.0], [0.4, 0.7], [False, True])
    better, _ = advantages(memory, torch.tensor([0.0]), decay=0.5)
    assert better[:, 0].tolist() == pytest.approx([0.3 + 0.5 * 0.3, 0.3])


def test_an_open_chase_is_worth_what_the_network_expects() -> None:
    better, _ = advantages(_memory([0.0], [0.4], [False]), torch.tensor([0.9]), decay=0.95)
    assert better.tolist() == [[pytest.approx(0.5)]]


def test_steps_without_a_decision_pass_gains_on() -> None:
    memory = _memory([0.0, 0.25], [0.4, 0.0], [False, True], decided=[True, False])
    better, _ = advantages(memory, torch.tensor([0.0]), decay=0.9)
    assert better[0].item() == pytest.approx(0.25 - 0.4)
