"""One game of a schedule: reproducible, fairly dealt and measured; a failing bot never ends it."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import pytest

import fogbound
from fogbound.arena.play import PairedMatch, Task, add_sample, play, replay_result
from fogbound.arena.result import Belief, Result, from_json
from fogbound.arena.schedule import Fixture, Schedule
from fogbound.bots.kind import Kind
from fogbound.bots.random import RandomBot
from fogbound.bots.yard import BOTS
from fogbound.errors import BadResults
from fogbound.game import Edition, Move, View
from tests.arena.sample import HARBOUR, VILLAGE, small


def played(schedule: Schedule) -> list[Result]:
    return [play(Task(schedule, fixture)) for fixture in schedule.fixtures()]


@pytest.mark.parametrize("edition", [VILLAGE, HARBOUR], ids=lambda edition: edition.id)
def test_the_same_schedule_gives_the_same_results(edition: Edition) -> None:
    one, again = played(small(edition=edition)), played(small(edition=edition))
    assert [result.untimed for result in one] == [result.untimed for result in again]
    other = played(small(edition=edition, seed=2))
    assert [result.log for result in one] != [result.log for result in other]


def test_a_result_is_one_line_and_reads_back() -> None:
    for result in played(small(starts=1)):
        assert "\n" not in result.to_json()
        assert from_json(result.to_json()) == result
    for bad in ("", "{}", "[]", "null", '{"x": 1}'):
        with pytest.raises(ValueError, match=r"not a result|Expecting value"):
            from_json(bad)


def test_no_two_bots_of_a_schedule_share_a_random_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []

    def made(edition: Edition, rng: Random) -> RandomBot:
        drawn.append(Random(repr(rng.getstate())).random())
        return RandomBot(edition, rng)

    schedule = small(("greedy", "random"), starts=2)
    monkeypatch.setitem(BOTS.kinds, "greedy", Kind(made))
    monkeypatch.setitem(BOTS.kinds, "random", Kind(made))
    results = played(schedule)
    assert len({*drawn}) == 2 * len(results) == 8


def test_both_games_of_a_start_are_dealt_the_same() -> None:
    for one, other in zip(*[iter(played(small()))] * 2, strict=True):
        assert (one.x, one.hunters) == (other.hunters, other.x)
        assert [ply for ply in one.log.split() if "deal" in ply] == [ply for ply in other.log.split() if "deal" in ply]


def test_a_start_does_not_depend_on_where_the_detectives_placed_themselves() -> None:
    """In the compact game they choose first; X's start changes only if they stand on it."""
    changed = 0
    for number in range(20):
        dealt = []
        for rng in (Random(1), Random(2)):
            match = PairedMatch(fogbound.start(HARBOUR), number.to_bytes(32, "big"))
            while match.state.turn[0] != "x":
                seat = match.state.turn[0]
                match.submit(seat, rng.choice([m for m in match.state.moves(seat) if m.verb == "place"]), match.ply)
            placed = {ply.move.number for ply in match.state.log if ply.move.verb == "place"}
            dealt.append((next(ply.move.number for ply in match.state.log if ply.move.verb == "deal"), placed))
        (start, placed), (start_2, placed_2) = dealt
        assert start == start_2 or start in placed_2 or start_2 in placed
        changed += start != start_2
    assert changed < 10


def test_a_log_replays() -> None:
    schedule = small(starts=1)
    for result in played(schedule):
        end = replay_result(schedule, result)
        assert end.outcome is not None
        assert end.outcome.reason == result.reason


def test_points_decide_where_they_are_counted() -> None:
    result = played(small(edition=HARBOUR, starts=1))[0]
    assert result.x_won is None
    assert result.points is not None


def test_time_and_beliefs_are_measured() -> None:
    hunted = [result for result in played(small()) if result.hunters == "greedy"]
    assert all(result.x_work.moves > 0 and result.hunters_work.seconds > 0 for result in hunted)
    assert any(result.belief is not None and result.belief.samples for result in hunted)
    for result in hunted:
        assert result.belief is not None
        assert result.belief.samples <= result.log.count(" x:"), "asked once after each of X's moves"
    assert all(result.belief is None for result in played(small()) if result.hunters == "random")


def test_a_belief_is_scored_at_the_true_station() -> None:
    seen = add_sample(Belief(), ((5, 0.5), (6, 0.25), (7, 0.25)), 4, truth=6)
    assert (seen.samples, seen.score, seen.uniform, seen.missed) == (1, -2.0, -2.0, 0)
    assert seen.bins[2] == (2, 0.5, 1)
    assert seen.bins[5] == (1, 0.5, 0)
    wrong = add_sample(seen, ((5, 1.0),), 2, truth=6)
    assert (wrong.samples, wrong.missed) == (2, 1)
    assert wrong.score == pytest.approx(-2 + math.log2(1e-6))
    assert wrong.bins[9] == (1, 1.0, 0)


class Broken(RandomBot):
    """Fails in every possible way, one after the other."""

    def __init__(self, edition: Edition, rng: Random) -> None:
        super().__init__(edition, rng)
        self._asked = 0

    def choose(self, view: View) -> Move | None:
        self._asked += 1
        if self._asked % 4 == 1:
            raise ZeroDivisionError("oh")
        if self._asked % 4 == 2:
            return Move("t", (999,))
        return super().choose(view) if self._asked % 4 == 3 else None

    def belief(self, view: View) -> tuple[tuple[int, float], ...]:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_never_ends_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS.kinds, "broken", Kind(Broken))
    for result in played(small(("broken", "random"))):
        work = result.x_work if result.x == "broken" else result.hunters_work
        assert work.errors > 0
        assert work.trouble in ("ZeroDivisionError: oh", "RuntimeError: no idea")
        assert result.errors == work.errors


@pytest.mark.parametrize("odds", [((1, 0.9), (2, 0.9)), ((1, math.nan),), ((1, 1.5), (2, -0.5)), ()])
def test_a_belief_that_does_not_add_up_is_an_error_and_no_sample(
    odds: tuple[tuple[int, float], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Boaster(RandomBot):
        def belief(self, view: View) -> tuple[tuple[int, float], ...]:
            return odds

    monkeypatch.setitem(BOTS.kinds, "boaster", Kind(Boaster))
    hunted = [result for result in played(small(("boaster", "random"))) if result.hunters == "boaster"]
    assert {result.hunters_work.trouble for result in hunted} == {"gave a belief whose chances do not add up to 1"}
    assert all(result.belief is not None and result.belief.samples == 0 for result in hunted)


def test_a_machine_with_different_code_refuses_to_play() -> None:
    schedule = replace(small(), code="else")
    with pytest.raises(BadResults, match="runs a different Fogbound"):
        play(Task(schedule, Fixture("greedy", "random", 1)))
