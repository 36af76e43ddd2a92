"""Figures as tables of text."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.arena import tables
from fogbound.arena.analysis import analyse
from fogbound.arena.intervals import Estimate
from fogbound.arena.result import Work
from fogbound.arena.schedule import Test
from fogbound.arena.tables import NONE, Table, duel_table, headline, lines, number, percent
from tests.arena.sample import HARBOUR, RESULTS, belief, figures, result, small


def _table(title: str, **how: Any) -> Table:
    return next(table for table in tables.tables(figures(**how)) if table.title == title)


def test_numbers_come_with_their_intervals() -> None:
    estimate = Estimate(0.5, 0.412, 0.588, 40)
    assert percent(estimate) == "50.0% (41.2–58.8)"
    assert number(estimate, 2) == "0.50 (0.41 to 0.59)"
    assert number(Estimate(3.25, 3.25, 3.25, 1)) == "3.2", "one value has no interval"
    assert percent(None) == number(None) == NONE


def test_tables_without_rows_are_left_out() -> None:
    assert [table.title for table in tables.tables(figures())] == [
        *("Bots", "Duels", "Games", "Where X is caught", "Time per move"),
    ]
    assert [table.title for table in tables.tables(figures([]))] == ["Duels", "Time per move"]


def test_every_row_has_a_cell_for_each_column() -> None:
    for table in tables.tables(figures()):
        assert {len(row) for row in table.rows} == {len(table.header)}


def test_duels_have_a_score_and_both_rates() -> None:
    (row,) = duel_table(figures().duels).rows
    assert row[:3] == ("greedy", "random", "4")
    assert row[3].startswith("50.0%")
    assert row[4].startswith("50.0%")
    assert row[6] == "10.0 / 10.0"


def test_where_points_count_they_have_a_column() -> None:
    schedule = small(starts=1, edition=HARBOUR)
    games = [result("greedy", "random", 1, points=12), result("random", "greedy", 1, points=5)]
    (table,) = [duel_table(analyse(schedule, games).duels)]
    assert table.header[-1] == "points"
    assert table.rows[0][-1] == "12.0 / 5.0"
    assert "gets away" in table.header[4]
    assert "points" not in duel_table(figures().duels).header


def test_games_by_length_and_ending() -> None:
    (row,) = _table("Games").rows
    assert row[:4] == ("8", "10.0", "10", "10")
    assert "captured 4" in row[4]
    assert "escaped 4" in row[4]


def test_captures_by_station_most_frequent_first() -> None:
    games = [result("greedy", "random", n, x_won=False, station=7 if n < 3 else 9) for n in (1, 2, 3)]
    assert _table("Where X is caught", results=games).rows == (("7", "2", "66.7%"), ("9", "1", "33.3%"))


def test_beliefs_and_errors_appear_where_there_are_any() -> None:
    games = [
        result("greedy", "random", 1, x_won=False, belief=belief(10, -20.0, -30.0)),
        result("random", "greedy", 1, x_won=False, x_work=Work(1, errors=2, trouble="ValueError")),
    ]
    assert _table("Belief", results=games).rows[0][:4] == ("random", "10", "-2.000", "-3.000")
    assert _table("Errors", results=games).rows == (("random", "2", "ValueError"),)


def test_bots_are_listed_once_they_played_either_side() -> None:
    (one, other) = _table("Bots", results=[result("greedy", "random", 1, x_won=True)]).rows
    assert {one[0], other[0]} == {"greedy", "random"}
    assert one[3:5] != other[3:5]


def test_a_bot_that_never_moved_has_no_pace() -> None:
    rows = _table("Time per move", results=[]).rows
    assert {row[1:] for row in rows} == {(NONE,) * 4}


def test_the_headline_has_all_that_is_needed_to_play_it_again() -> None:
    schedule = small(starts=4)
    text = headline(schedule, 3)
    assert text.startswith("yard/police-2017 (players=2 board=tiny-village")
    assert "4 starts from seed 1, each with both roles: 3 of 8 games." in text
    assert schedule.digest in text


@pytest.mark.parametrize("test", [None, Test(0.5, 0.6)])
def test_a_test_has_a_line_of_its_own(test: Test | None) -> None:
    said = list(lines(figures(RESULTS, test=test)))
    assert any("open after 4 starts" in line for line in said) is (test is not None)
