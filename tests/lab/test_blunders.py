"""Bots' errors are counted right."""

from __future__ import annotations

from fogbound.arena.executors import here
from fogbound.arena.play import Task
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule
from fogbound.lab.blunders import COSTS, Blunders, find_blunders
from fogbound.lab.tables import blunder_table
from tests.arena.sample import HARBOUR, VILLAGE, small

ADVISER = "pimbot:simulations=30"


def played(schedule: Schedule) -> list[Result]:
    return [*here(Task(schedule, fixture) for fixture in schedule.fixtures())]


def _of(found: tuple[Blunders, ...], bot: str, side: str) -> Blunders:
    return next(one for one in found if (one.bot, one.side) == (bot, side))


def test_every_bot_has_a_row_in_each_role() -> None:
    for edition in (VILLAGE, HARBOUR):
        schedule = small(edition=edition, starts=4)
        results = played(schedule)
        found = find_blunders([(schedule, results)], ADVISER)
        assert {(one.bot, one.side) for one in found} == {
            (bot, side) for bot in ("greedy", "random") for side in ("x", "pursuers")
        }
        for one in found:
            assert one.games == 4
            assert one.cost is not None
            assert 0 <= one.cost.value <= 1
            shares = [share.value for share in one.above if share is not None]
            assert shares == sorted(shares, reverse=True), "what costs more than 20 costs more than 5"
            assert len(shares) == len(COSTS)
            assert (one.exposed is None) == (one.side == "pursuers")
        assert len(blunder_table(found, ADVISER).rows) == 4
        assert [one.bot for one in find_blunders([(schedule, results)], ADVISER, ["random"])] == ["random", "random"]


def test_greedy_errs_less_than_chance_and_keeps_out_of_reach() -> None:
    schedule = small(edition=HARBOUR, starts=10)
    found = find_blunders([(schedule, played(schedule))], ADVISER)
    greedy, chance = (_of(found, bot, "x") for bot in ("greedy", "random"))
    assert greedy.exposed is not None
    assert chance.exposed is not None
    assert greedy.exposed.value == 0, "a bot that runs from the nearest pawn stops beside one only when it must"
    assert chance.exposed.value > 0
    for side in ("x", "pursuers"):
        better, worse = (_of(found, bot, side).cost for bot in ("greedy", "random"))
        assert better is not None
        assert worse is not None
        assert better.value < worse.value


def test_rides_straight_back_are_counted() -> None:
    """Counted once more from the log's text: a pawn that stands where it stood two of its rides ago."""
    schedule = small(edition=HARBOUR, starts=5)
    results = [one for one in played(schedule) if one.x == "greedy"]
    back = rides = 0
    for one in results:
        stops = [int(ply[3:]) for ply in one.log.split() if ply[:3] in ("x:t", "x:b", "x:u", "x:k")]
        dealt = [ply for ply in one.log.split() if ply.startswith("dealer:deal")]
        path = [int(dealt[-1].removeprefix("dealer:deal")), *stops]
        rides += len(stops)
        back += sum(a == c for a, c in zip(path, path[2:], strict=False))
    found = _of(find_blunders([(schedule, results)], ADVISER), "greedy", "x")
    assert found.returns is not None
    assert found.returns.value == back / rides > 0
