"""The pictures of a study: which there are, and what they say to those who cannot see them."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from fogbound.lab.study.chases import Chases
from fogbound.lab.study.counts import Tally, count_all
from fogbound.lab.study.findings import played_tables
from fogbound.lab.study.pictures import balance, caught_when, fair, pictures, reliability, tickets
from fogbound.lab.study.plan import Part, parts

SVG = "{http://www.w3.org/2000/svg}"
TABLE = "classic-1983-4"
GAMES = 40

Results = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def results(chases: Chases) -> Results:
    return {TABLE: count_all(chases)}


@pytest.fixture
def tables(results: Results) -> list[Part]:
    return played_tables(results, "london", GAMES)


def _said(picture: str) -> str:
    return ElementTree.fromstring(picture).findtext(f"{SVG}desc") or ""


def test_a_study_without_results_has_no_pictures() -> None:
    assert pictures({}, "london", GAMES) == {}


def test_one_table_is_enough_for_every_picture(results: Results) -> None:
    drawn = pictures(results, "london", GAMES)
    assert set(drawn) == {
        *("starts-1983", "caught-london", "reliability-london", "tickets-reveals", "tickets-rounds"),
        *("balance", "caught-when", "fair"),
    }
    for picture in drawn.values():
        ElementTree.fromstring(picture)
        assert _said(picture)


def test_the_balance_has_a_row_for_each_table(results: Results, tables: list[Part]) -> None:
    share = results[TABLE]["gain"].value
    assert _said(balance(results, tables)).startswith(f"1983, 4 people (3): {100 * share:.0f} % (")


@pytest.mark.parametrize(
    ("edition", "players", "name"),
    [
        ("yard/classic-1983", 3, "1983, 3 people (4, in pairs)"),
        ("yard/police-2017", 3, "2017, 3 people (2 + 2 police)"),
        ("yard/police-2017", 6, "2017, 6 people (5)"),
    ],
)
def test_tables_are_named_after_their_people_and_pawns(edition: str, players: int, name: str) -> None:
    table = Part(edition, players, GAMES, whole=True)
    drawn = balance({table.name: {"gain": Tally(100, 25, 18.75)}}, [table])
    assert _said(drawn) == f"{name}: 25 % (18 to 34)"


def test_captures_are_shares_of_all_chases_by_round(results: Results, tables: list[Part]) -> None:
    said = _said(caught_when(results, tables))
    caught = results[TABLE]["caught"]
    for at in range(1, 23):
        assert f"{at}: {100 * caught.get(at, 0) / GAMES:.1f} %" in said


def test_the_value_of_a_ticket_is_drawn_by_what_x_knows(results: Results, tables: list[Part]) -> None:
    for key in ("till", "round", "near"):
        said = _said(tickets(results, tables, key))
        assert [part.split(" 1983")[0] for part in said.split("; ")] == [
            *("a black ticket worth", "a black ticket plays"),
            *("a double move worth", "a double move plays"),
        ]


def test_fair_rounds_come_from_trials_and_the_usual_game(results: Results, tables: list[Part]) -> None:
    trial = next(
        part for part in parts("london", GAMES) if part.table == TABLE and part.options == (("max_rounds", 14),)
    )
    more = {**results, trial.name: {"gain": Tally(4, 2, 1)}}
    said = _said(fair(more, tables))
    assert said.startswith("1983, 4 people: 14 rounds 50 %, 22 rounds ")
    assert "14 rounds" not in _said(fair(results, tables))


def test_rare_forecasts_are_left_out_of_the_reliability(results: Results, tables: list[Part]) -> None:
    said = results[TABLE]["calibration"]["pursuers"]["said"]
    enough = sum(one.n >= 30 for one in said.values())
    drawn = _said(reliability(results, tables)).split("; ")
    assert [part.split(": ")[0] for part in drawn] == ["1983, X, who knows the station", "1983, pursuers"]
    assert drawn[1].count("predicted") == enough
