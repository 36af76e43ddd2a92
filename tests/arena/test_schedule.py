"""What a schedule is made of, and what it refuses."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import fogbound
from fogbound.arena import schedule
from fogbound.arena.schedule import Duel, Fixture, Test, difference, from_json, from_toml, make_schedule
from fogbound.errors import BadOption, BadResults
from tests.arena.sample import VILLAGE, small


def test_every_start_is_played_twice_with_roles_exchanged() -> None:
    fixtures = list(small(starts=2).fixtures())
    assert fixtures == [
        Fixture("greedy", "random", 1),
        Fixture("random", "greedy", 1),
        Fixture("greedy", "random", 2),
        Fixture("random", "greedy", 2),
    ]
    assert len(fixtures) == small(starts=2).games


def test_every_bot_meets_every_other_except_in_a_gauntlet() -> None:
    three = replace(small(), bots=("a", "b", "c"))
    assert three.duels == (Duel("a", "b"), Duel("a", "c"), Duel("b", "c"))
    assert replace(three, gauntlet=True).duels == (Duel("a", "b"), Duel("a", "c"))
    assert set(Counter(fixture.start for fixture in three.fixtures()).values()) == {6}


def test_a_schedule_is_read_back_from_its_folder() -> None:
    for one in (small(), small(test=Test(0.5, 0.55))):
        assert from_json(one.to_json()) == one


def test_the_digest_covers_everything_that_decides_a_result() -> None:
    plain = small()
    other_rules = small(edition=fogbound.find("yard/police-2017", board="tiny-village", players=2, max_rounds=9))
    others = [small(seed=2), small(starts=4), small(test=Test(0.5, 0.6)), small(("random", "greedy")), other_rules]
    assert len({one.digest for one in (plain, *others)}) == 1 + len(others)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (small(seed=2), "seed is 1 there and 2 here"),
        (small(("random", "greedy")), "bots is greedy random there and random greedy here"),
        (small(test=Test(0.5, 0.6)), "test is None there and 50.00% and 60.00% here"),
        (
            small(edition=fogbound.find("yard/police-2017", board="tiny-village", players=2, max_rounds=9)),
            "option max_rounds is 22 there and 9 here",
        ),
        (replace(small(), digests=()), "the rules or the board have changed since"),
        (replace(small(), code="else"), "the code of rules or bots has changed since"),
    ],
)
def test_the_first_difference_is_named(changed: schedule.Schedule, said: str) -> None:
    assert difference(small(), changed) == said
    assert difference(small(), small()) is None


def test_a_damaged_schedule_is_refused() -> None:
    text = small().to_json()
    for bad in ("", "[]", "{}", text.replace('"starts": 3', '"starts": 4'), text.replace('"seed"', '"sead"')):
        with pytest.raises(BadResults, match=r"schedule\.json is damaged"):
            from_json(bad)


def test_changed_rules_are_refused() -> None:
    with pytest.raises(BadResults, match="have changed since this schedule was made"):
        replace(small(), digests=(("edition", "x"), ("board", "y"))).edition_now()


@pytest.mark.parametrize(
    ("bots", "how", "said"),
    [
        ((), {}, "needs at least two bots"),
        (("greedy",), {}, "needs at least two bots"),
        (("greedy", "greedy"), {}, "greedy is there twice"),
        (("greedy", "nobody"), {}, "no bot 'nobody' for yard/police-2017; bots are random, greedy"),
        (("greedy", "random"), {"starts": 0}, "starts must be at least 1"),
    ],
)
def test_bad_schedules_are_refused(bots: tuple[str, ...], how: dict[str, int], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        make_schedule(VILLAGE, bots, **{"starts": 1, **how})


def test_twenty_questions_is_refused() -> None:
    with pytest.raises(BadOption, match="The arena is for chases; twenty/classic-1993 is not one"):
        make_schedule(fogbound.find("twenty/classic-1993"), ("keen", "casual"), starts=1)


@pytest.mark.parametrize(
    ("low", "high", "alpha"), [(0.5, 0.5, 0.05), (0.6, 0.5, 0.05), (0, 0.5, 0.05), (0.5, 0.6, 0.7)]
)
def test_impossible_tests_are_refused(low: float, high: float, alpha: float) -> None:
    with pytest.raises(BadOption):
        Test(low, high, alpha)


def test_a_test_is_between_two_bots() -> None:
    with pytest.raises(BadOption, match="between two bots, not 3"):
        replace(small(), bots=("a", "b", "c"), test=Test(0.5, 0.6))


def test_a_schedule_file() -> None:
    text = """
        edition = "yard/police-2017"
        bots = ["greedy", "random"]
        starts = 3
        [options]
        board = "tiny-village"
        players = 2
    """
    assert from_toml(text) == small()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bots =", "not TOML"),
        ('edition = "yard/police-2017"', "needs bots"),
        ('bots = ["greedy", "random"]', "needs an edition"),
        ("bots = " + "[" * 100_000, "not TOML"),
        ('edition = "yard/police-2017"\nbots = ["greedy", "random"]\noptions = 3', "options are a table"),
        ('bots = ["greedy", "random"]\ngames = 3', "has no 'games'; it has edition"),
        ('edition = "yard/police-2017"\nbots = ["greedy", "random"]\nstarts = "many"', "starts cannot be 'many'"),
        ('edition = "yard/police-2017"\nbots = ["greedy", "random"]\n[options]\nplayers = 9', "players cannot be 9"),
    ],
)
def test_a_bad_schedule_file_says_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        from_toml(text)
