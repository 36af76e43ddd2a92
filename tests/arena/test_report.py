"""From results to figures, and from figures to text, JSON and a page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fogbound.arena import report
from fogbound.arena.analysis import Figures, analyse, score
from fogbound.arena.executors import here
from fogbound.arena.play import Task
from fogbound.arena.result import Result, Work
from fogbound.arena.schedule import Test
from tests.arena.sample import HARBOUR, belief, both, result, small

# Four starts: greedy wins both games, only its own, only the other's X loses too … 1, ½, ½, 0.
RESULTS = [*both(1, True, False), *both(2, True, True), *both(3, False, False), *both(4, False, True)]


def figures(results: list[Result] = RESULTS, **how: Any) -> Figures:
    return analyse(small(starts=4, **how), results)


def test_the_score_is_half_of_both_roles() -> None:
    """½ · [P(X wins | greedy) + 1 − P(X wins | random)] = ½ · [2/4 + 1 − 2/4]."""
    duel = figures().duels[0]
    assert duel.score is not None
    assert (duel.score.value, duel.score.n) == (0.5, 4)
    assert duel.one_as_x.rate is not None
    assert duel.one_as_x.rate.value == 0.5
    more = analyse(small(starts=6), [*RESULTS, *both(5, True, False), *both(6, False, False)])
    one, other = (bot.score for bot in more.bots)
    for found, expected in ((more.duels[0].score, 7), (one, 7), (other, 5)):  # ½ · [3/6 + 1 − 2/6]
        assert found is not None
        assert found.value == pytest.approx(expected / 12)


def test_only_starts_with_both_games_count_for_the_score() -> None:
    duel = figures(RESULTS[:-1]).duels[0]
    assert duel.score is not None
    assert duel.score.n == 3
    assert duel.one_as_x.games == 4
    assert figures([]).duels[0].score is None


@pytest.mark.parametrize(("own", "there", "scored"), [(9, 4, 1.0), (4, 4, 0.5), (0, 4, 0.0)])
def test_points_are_compared_over_a_series_of_two_heats(own: int, there: int, scored: float) -> None:
    one = result("a", "b", 1, points=own, reason="spent")
    other = result("b", "a", 1, points=there, reason="captured")
    assert score(one, other) == scored


def test_the_order_of_results_does_not_matter() -> None:
    shuffled = RESULTS[:]
    Random(1).shuffle(shuffled)
    assert figures(shuffled) == figures()


def test_lengths_captures_paces_errors() -> None:
    results = [
        result("greedy", "random", 1, x_won=False, rounds=3, station=9, x_work=Work(2, 0.5, 0.4, 1, "oh")),
        result("random", "greedy", 1, x_won=True, rounds=22, hunters_work=Work(2, 0.5, 0.3)),
    ]
    found = figures(results)
    assert found.lengths is not None
    assert (found.lengths.mean, found.lengths.longest) == (12.5, 22)
    assert found.lengths.by_rounds[2] == (3, 1, 0)
    assert found.lengths.by_rounds[21] == (22, 0, 1)
    assert found.captures == ((9, 1),)
    greedy = found.bots[0]
    assert (greedy.x_pace.mean, greedy.x_pace.slowest, greedy.hunters_pace.slowest) == (0.25, 0.4, 0.3)
    assert (greedy.errors, greedy.trouble, found.errors) == (1, "oh", 1)


@pytest.mark.parametrize(("reason", "away"), [("captured", 0), ("trapped", 0), ("spent", 1), ("stuck", 1)])
def test_where_points_count_the_rate_is_of_getting_away(reason: str, away: int) -> None:
    found = figures([result("greedy", "random", 1, points=3, reason=reason)], edition=HARBOUR)
    rate = found.duels[0].one_as_x.rate
    assert rate is not None
    assert rate.value == away
    assert len(found.captures) == 1 - away


def test_the_gain_of_a_belief_is_over_even_odds() -> None:
    results = both(1, True, False)
    results[1] = replace(results[1], belief=belief(4, -6.0, -8.0))
    found = figures(results).bots[0].belief
    assert found is not None
    assert (found.samples, found.score, found.uniform, found.gain.value) == (4, -1.5, -2.0, 0.5)
    assert figures(results).bots[1].belief is None


def test_a_test_is_reported() -> None:
    schedule = small(starts=60, test=Test(0.5, 0.6))
    won = analyse(schedule, [one for start in range(1, 61) for one in both(start, True, False)])
    assert won.verdict is not None
    assert (won.verdict.accepted, won.verdict.starts) == (0.6, 17)
    assert "60.00% is accepted after 17 starts" in report.to_text(won)
    assert "open after 4 starts" in report.to_text(figures(test=Test(0.5, 0.6)))
    assert "open after 0 starts" in report.to_text(figures(RESULTS[2:], test=Test(0.5, 0.6))), "the first is missing"


@pytest.fixture(scope="module")
def real() -> Figures:
    schedule = small(starts=3, edition=HARBOUR)
    return analyse(schedule, list(here(Task(schedule, fixture) for fixture in schedule.fixtures())))


@pytest.mark.parametrize("results", [[], RESULTS[:1], RESULTS])
def test_any_number_of_results_can_be_shown(results: list[Result]) -> None:
    found = figures(results)
    assert f"{len(results)} of 8 games" in report.to_text(found)
    assert json.loads(report.to_json(found))["played"] == len(results)
    assert report.to_html(found).startswith("<!doctype html>")


def test_the_text_says_all_that_is_needed_to_play_it_again(real: Figures) -> None:
    text = report.to_text(real)
    for needed in ("yard/compact-2015", "board=tiny-harbour", "3 starts from seed 1", "6 of 6 games", "points"):
        assert needed in " ".join(text.split())
    assert max(map(len, text.splitlines())) <= 120


def test_json_has_every_figure(real: Figures) -> None:
    told = json.loads(report.to_json(real))
    assert told["schedule"]["digest"] == real.schedule.digest
    assert told["duels"][0]["score"].keys() == {"value", "low", "high", "n"}
    assert {bot["bot"] for bot in told["bots"]} == {"greedy", "random"}


def test_the_page_needs_nothing_but_itself(real: Figures) -> None:
    page = report.to_html(real)
    assert "//" not in page.replace("<!doctype html>", "")
    assert not re.search(r"<(script|link|img|iframe|object|embed|base)\b|@import|url\(|\bsrc=|\bhref=", page)
    assert "prefers-color-scheme: dark" in page
    assert page.count("<svg") >= 4
    for tag in ("svg", "table", "figure", "h2", "p", "text", "circle", "title"):
        assert len(re.findall(rf"<{tag}\b", page)) == page.count(f"</{tag}>"), tag


def test_what_a_bot_says_of_its_trouble_is_no_markup() -> None:
    results = both(1, True, False)
    results[0] = replace(results[0], x_work=Work(1, 0.1, 0.1, 1, "<script>[bold]x"))
    found = figures(results)
    assert "<script>" not in report.to_html(found)
    assert "<script>[bold]x" in report.to_text(found)


def test_figures_of_an_older_board_are_shown_without_its_map() -> None:
    old = replace(figures(), schedule=replace(figures().schedule, digests=(("board", "else"),)))
    assert "Captures by station" not in report.to_html(old)
    assert "Captures by station" in report.to_html(figures())
