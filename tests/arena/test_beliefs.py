"""Beliefs compared in games that were kept: what is measured afterwards is what was measured at the table."""

from __future__ import annotations

from math import log2

import pytest

from fogbound.arena.beliefs import LIMITS, compare, hunted
from fogbound.arena.executors import here
from fogbound.arena.play import Task, replayed
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule
from fogbound.arena.tables import comparisons
from fogbound.errors import BadOption

from .sample import HARBOUR, VILLAGE, small


def played(schedule: Schedule) -> list[Result]:
    return list(here(Task(schedule, fixture) for fixture in schedule.fixtures()))


def test_a_believer_is_scored_as_at_its_own_table() -> None:
    for edition in (VILLAGE, HARBOUR):
        schedule = small(edition=edition, starts=6)
        own = [one for one in played(schedule) if one.hunters == "greedy"]
        kept = [one.belief for one in own if one.belief is not None]
        [found] = compare([(schedule, own)], ["greedy"])
        assert (found.x, found.believer, found.beats) == ("random", "greedy", None)
        assert found.trust.samples == sum(one.samples for one in kept) > 0
        assert found.trust.score * found.trust.samples == pytest.approx(sum(one.score for one in kept))
        assert found.trust.uniform * found.trust.samples == pytest.approx(sum(one.uniform for one in kept))
        assert len(found.trust.bins) == len(LIMITS) + 1
        assert sum(hits for _, _, hits in found.trust.bins) == found.trust.samples


def test_every_x_and_every_believer_has_a_row() -> None:
    schedule = small(starts=4)
    results = played(schedule)
    moments = sum(len([*hunted(replayed(schedule, one))]) for one in results)
    found = compare([(schedule, results)], ["pimbot:categories=false", "greedy"])
    assert [(one.x, one.believer) for one in found] == [
        (x, bot) for x in ("greedy", "random") for bot in ("pimbot:categories=false", "greedy")
    ]
    assert sum(one.trust.samples for one in found) == 2 * moments
    for even in found[::2]:
        assert even.trust.score == pytest.approx(even.trust.uniform), "all stations alike are even odds"
        assert even.trust.gain.value == pytest.approx(0)
    assert all(one.beats is not None for one in found[1::2])
    scores, reliability = comparisons(found)
    assert len(scores.rows) == len(reliability.rows) == 4
    assert "50–100 %" in reliability.header


def test_whoever_has_no_belief_is_refused() -> None:
    schedule = small(starts=1)
    with pytest.raises(BadOption, match="random does not say where X may be"):
        compare([(schedule, played(schedule))], ["random"])


def test_moments_are_those_in_which_x_may_be_in_several_places() -> None:
    schedule = small(starts=2)
    for one in played(schedule):
        for state, possible in hunted(replayed(schedule, one)):
            assert state.position.phase == "pursuit"
            assert log2(possible) > 0
