"""The tables a network learns at, and how lessons change along the plan."""

from __future__ import annotations

import pytest

from fogbound.learn.school import TABLES, School

LONDON = School("london", decisions=1000)


@pytest.mark.parametrize("family", TABLES)
def test_every_table_of_a_family_has_a_share(family: str) -> None:
    school = School(family)
    assert len(school.editions) == len(school.shares) == len(TABLES[family])
    assert sum(school.shares) == pytest.approx(1)
    for edition, (name, people, _) in zip(school.editions, TABLES[family], strict=True):
        assert (edition.id, dict(edition.options)["players"]) == (name, str(people))


def test_a_weight_of_two_is_twice_the_share_of_one() -> None:
    weights = [weight for _, _, weight in TABLES["london"]]
    assert LONDON.shares[weights.index(2)] == pytest.approx(2 * LONDON.shares[weights.index(1)])


def test_the_plan_ends_and_lessons_stay_the_same_then() -> None:
    assert [LONDON.done(decisions) for decisions in (0, 250, 1000, 5000)] == [0, 0.25, 1, 1]


def test_lessons_begin_bold_and_end_careful() -> None:
    first, middle, last = (LONDON.lesson(done) for done in (0.0, 0.5, 1.0))
    assert (first.rate, last.rate) == pytest.approx(LONDON.rate)
    assert (first.x_entropy, last.x_entropy) == pytest.approx(LONDON.x_entropy)
    assert (first.pursuer_entropy, last.pursuer_entropy) == pytest.approx(LONDON.pursuer_entropy)
    assert middle.rate == pytest.approx(sum(LONDON.rate) / 2)


def test_the_reward_for_surviving_fades_in_a_tenth_of_the_plan() -> None:
    assert [LONDON.survival_reward(done) for done in (0.0, 0.05, 0.1, 0.9)] == pytest.approx([0.5, 0.25, 0, 0])
    assert School("compact").survival_reward(0.0) == 0, "points are signal enough"


def test_the_network_has_the_size_of_the_school() -> None:
    school = School("compact", width=12, blocks=2)
    net = school.net(school.rules("cpu"))
    assert sum(name.endswith("first.weight") for name in net.state_dict()) == 2
    assert net.state_dict()["begin.bias"].shape == (12,)
