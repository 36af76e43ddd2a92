"""From figures to text, JSON and a page."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace

import pytest

from fogbound.arena import report
from fogbound.arena.analysis import Figures, analyse
from fogbound.arena.executors import here
from fogbound.arena.play import Task
from fogbound.arena.result import Result, Work
from fogbound.arena.schedule import Test
from tests.arena.sample import HARBOUR, RESULTS, both, figures, small


def test_a_sequential_test_is_reported() -> None:
    schedule = small(starts=60, test=Test(0.5, 0.6))
    won = analyse(schedule, [one for start in range(1, 61) for one in both(start, True, False)])
    assert won.decision is not None
    assert (won.decision.accepted, won.decision.starts) == (0.6, 17)
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


def test_the_text_has_all_that_is_needed_to_play_it_again(real: Figures) -> None:
    text = report.to_text(real)
    for needed in ("yard/compact-2015", "board=tiny-harbour", "3 starts from seed 1", "6 of 6 games", "points"):
        assert needed in " ".join(text.split())
    assert max(map(len, text.splitlines())) <= 120


def test_json_has_every_figure(real: Figures) -> None:
    data = json.loads(report.to_json(real))
    assert data["schedule"]["digest"] == real.schedule.digest
    assert data["duels"][0]["score"].keys() == {"value", "low", "high", "n"}
    assert {bot["bot"] for bot in data["bots"]} == {"greedy", "random"}


def test_the_page_is_self_contained(real: Figures) -> None:
    page = report.to_html(real)
    assert "//" not in page.replace("<!doctype html>", "")
    assert not re.search(r"<(script|link|img|iframe|object|embed|base)\b|@import|url\(|\bsrc=|\bhref=", page)
    assert "prefers-color-scheme: dark" in page
    assert page.count("<svg") >= 4
    for tag in ("svg", "table", "figure", "h2", "p", "text", "circle", "title"):
        assert len(re.findall(rf"<{tag}\b", page)) == page.count(f"</{tag}>"), tag


def test_a_bots_error_message_is_never_markup() -> None:
    results = both(1, True, False)
    results[0] = replace(results[0], x_work=Work(1, 0.1, 0.1, 1, "<script>[bold]x"))
    found = figures(results)
    assert "<script>" not in report.to_html(found)
    assert "<script>[bold]x" in report.to_text(found)


def test_figures_of_an_older_board_are_shown_without_its_map() -> None:
    old = replace(figures(), schedule=replace(figures().schedule, digests=(("board", "else"),)))
    assert "Captures by station" not in report.to_html(old)
    assert "Captures by station" in report.to_html(figures())


def test_a_report_without_the_library_for_ratings_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "fogbound[lab]" not in report.to_text(figures())
    monkeypatch.setitem(sys.modules, "choix", None)
    unrated = figures()
    assert [bot.rating for bot in unrated.bots] == [None, None]
    assert "Ratings need the extra `lab`: pip install 'fogbound[lab]'." in report.to_text(unrated)
    assert "fogbound[lab]" in report.to_html(unrated)
