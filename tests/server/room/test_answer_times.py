"""Steps of answers, and what they hide."""

from __future__ import annotations

from random import Random

import pytest

from fogbound.server.room import answer_times
from fogbound.server.room.answer_times import ENOUGH, FIRST_STEP, LAST_STEP, AnswerTimes, shown_after, step_over


@pytest.mark.parametrize(
    ("seconds", "step"), [(0.0, 0.05), (0.05, 0.05), (0.051, 0.1), (0.3, 0.4), (1.6, 1.6), (9.0, LAST_STEP)]
)
def test_the_first_step_that_covers_a_time(seconds: float, step: float) -> None:
    assert step_over(seconds) == pytest.approx(step)


def test_until_enough_is_known_a_step_covers_the_guess_and_everything_so_far() -> None:
    times = AnswerTimes()
    assert times.least("x") == FIRST_STEP
    assert times.least("x", guess=0.3) == pytest.approx(0.4)
    times.note("x", 0.5)
    assert times.least("x", guess=0.3) == pytest.approx(0.8)
    assert times.least("other") == FIRST_STEP


def test_a_step_covers_nearly_all_answers_and_one_slow_moment_changes_nothing() -> None:
    times = AnswerTimes()
    for _ in range(ENOUGH * 3):
        times.note("x", 0.15)
    assert times.least("x", guess=1.0) == pytest.approx(0.2), "what was measured counts more than a guess"
    times.note("x", 5.0)
    assert times.least("x") == pytest.approx(0.2)
    for _ in range(answer_times.REMEMBERED):
        times.note("x", 0.01)
    assert times.least("x") == FIRST_STEP, "long ago is forgotten"


def test_the_usual_time_is_the_one_in_the_middle() -> None:
    times = AnswerTimes()
    assert times.usual("x", guess=0.7) == 0.7
    for seconds in (0.1, 9.0, 0.2):
        times.note("x", seconds)
    assert times.usual("x", guess=0.7) == 0.2


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer_times, "MOST_KEPT", 2)
    times = AnswerTimes()
    for key in ("a", "b", "a", "c"):
        times.note(key, 0.3)
    assert (times.least("a") > FIRST_STEP, times.least("b")) == (True, FIRST_STEP)


@pytest.mark.parametrize(
    ("elapsed", "pause", "least", "after"),
    [
        (0.01, 0.0, 0.2, 0.2),
        (0.2, 0.0, 0.2, 0.2),
        (0.21, 0.0, 0.2, 0.4),
        (0.5, 1.0, 0.2, 1.0),
        (1.05, 1.0, 0.2, 1.2),
        (0.5, 0.1, 0.0, 0.1),
    ],
)
def test_an_answer_shows_at_a_step(elapsed: float, pause: float, least: float, after: float) -> None:
    assert shown_after(elapsed, pause, least) == pytest.approx(after)


def _correlation(one: list[float], other: list[float]) -> float:
    means = sum(one) / len(one), sum(other) / len(other)
    pairs = [(a - means[0], b - means[1]) for a, b in zip(one, other, strict=True)]
    spread = (sum(a * a for a, _ in pairs) * sum(b * b for _, b in pairs)) ** 0.5
    return sum(a * b for a, b in pairs) / spread if spread else 0.0


def test_the_time_of_an_answer_does_not_tell_how_many_moves_there_were() -> None:
    chance, times = Random(1), AnswerTimes()
    counts = [float(chance.randrange(1, 14)) for _ in range(500)]
    thought = [0.02 + 0.006 * count + 0.02 * chance.random() for count in counts]
    shown = []
    for seconds in thought:
        least = times.least("x", guess=0.4)
        shown.append(shown_after(seconds, 0.0, least))
        times.note("x", seconds)
    assert _correlation(counts, thought) > 0.9
    later = slice(ENOUGH, None)
    assert len(set(shown[later])) == 1, "after a few moves, all answers take the same time"
    assert abs(_correlation(counts, shown)) < 0.1
