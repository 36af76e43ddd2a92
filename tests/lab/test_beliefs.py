"""Beliefs compared in stored games: the figures equal those measured while playing."""

from __future__ import annotations

from math import log2

import pytest

from fogbound.arena.executors import here
from fogbound.arena.play import Task, replay_result
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Kind, Odds
from fogbound.bots.yard import BOTS
from fogbound.errors import BadOption
from fogbound.game import View
from fogbound.lab.beliefs import LIMITS, compare_beliefs, uncertain_moments
from fogbound.lab.tables import belief_tables
from tests.arena.sample import HARBOUR, VILLAGE, small


def played(schedule: Schedule) -> list[Result]:
    return list(here(Task(schedule, fixture) for fixture in schedule.fixtures()))


def test_a_believer_scores_the_same_as_in_its_own_games() -> None:
    for edition in (VILLAGE, HARBOUR):
        schedule = small(edition=edition, starts=6)
        own = [one for one in played(schedule) if one.hunters == "greedy"]
        measured = [one.belief for one in own if one.belief is not None]
        [found] = compare_beliefs([(schedule, own)], ["greedy"])
        assert (found.x, found.believer, found.beats) == ("random", "greedy", None)
        assert found.quality.samples == sum(one.samples for one in measured) > 0
        assert found.quality.score * found.quality.samples == pytest.approx(sum(one.score for one in measured))
        assert found.quality.uniform * found.quality.samples == pytest.approx(sum(one.uniform for one in measured))
        assert len(found.quality.bins) == len(LIMITS) + 1
        assert sum(hits for _, _, hits in found.quality.bins) == found.quality.samples


class EvenBot(GreedyBot):
    """Believes that all possible stations are equally likely."""

    def belief(self, view: View) -> Odds:
        stations = [station for station, _ in super().belief(view)]
        return tuple((station, 1 / len(stations)) for station in stations)


def test_every_x_and_every_believer_has_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS.kinds, "even", Kind(EvenBot))
    schedule = small(starts=4)
    results = played(schedule)
    moments = sum(len([*uncertain_moments(replay_result(schedule, one))]) for one in results)
    found = compare_beliefs([(schedule, results)], ["even", "greedy"])
    assert [(one.x, one.believer) for one in found] == [
        (x, bot) for x in ("greedy", "random") for bot in ("even", "greedy")
    ]
    assert sum(one.quality.samples for one in found) == 2 * moments
    for even in found[::2]:
        assert even.quality.score == pytest.approx(even.quality.uniform), "all stations alike are even odds"
        assert even.quality.gain.value == pytest.approx(0)
    assert all(one.beats is not None for one in found[1::2])
    scores, reliability = belief_tables(found)
    assert len(scores.rows) == len(reliability.rows) == 4
    assert "50–100 %" in reliability.header


def test_a_bot_without_beliefs_is_refused() -> None:
    schedule = small(starts=1)
    with pytest.raises(BadOption, match="random does not say where X may be"):
        compare_beliefs([(schedule, played(schedule))], ["random"])


def test_uncertain_moments_are_those_in_which_x_may_be_at_several_stations() -> None:
    schedule = small(starts=2)
    for one in played(schedule):
        for state, possible in uncertain_moments(replay_result(schedule, one)):
            assert state.position.phase == "pursuit"
            assert log2(possible) > 0
