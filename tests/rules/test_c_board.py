"""The compact board: what the rulebook says about it, and what our own board must have besides."""

from __future__ import annotations

from itertools import combinations

import fogbound
from fogbound.games.yard.board import load
from fogbound.games.yard.map.routes import plan
from fogbound.games.yard.map.shapes import distance, from_line, smooth
from fogbound.games.yard.workshop.crossings import crossings

BOARD = load("london-compact")


def links(mode: str) -> set[tuple[int, int]]:
    return {(a, b) for a, b, m in BOARD.connections if m == mode}


def test_station_8_is_linked_as_the_rulebook_says() -> None:
    assert BOARD.links(8) == {"taxi": (3, 7, 9, 21), "bus": (6, 9), "underground": (13, 40)}


def test_station_7_leads_to_39_and_by_turning_off_to_21_or_22() -> None:
    junction = next(each for each in BOARD.junctions if each.joins == (7, 21, 22, 39))
    assert set(combinations(junction.joins, 2)) <= links(junction.mode)
    assert {21, 22, 39} <= set(BOARD.links(7)[junction.mode])


def test_boats_call_at_47_36_84_and_112_in_this_order() -> None:
    assert links("ferry") == {(36, 47), (36, 84), (84, 112)}
    river = next(item for item in BOARD.scenery if item.kind == "river")
    course = smooth(river.points, grain=12)
    spots = [min(range(len(course)), key=lambda i: distance(course[i], BOARD.at[n])) for n in (47, 36, 84, 112)]
    assert spots == sorted(spots)
    assert all(from_line(BOARD.at[n], course) < plan(BOARD).radius for n in (47, 36, 84, 112))


def test_no_boat_runs_beside_another_line() -> None:
    others = links("taxi") | links("bus") | links("underground")
    assert not links("ferry") & others


def test_stations_are_numbered_without_gaps_and_all_have_a_line() -> None:
    assert BOARD.stations == tuple(range(1, len(BOARD.stations) + 1))
    assert 112 <= len(BOARD.stations) <= 130
    assert all("taxi" in BOARD.links(n) for n in BOARD.stations)


def test_there_are_24_start_numbers_and_about_ten_underground_stations() -> None:
    stops = {end for pair in links("underground") for end in pair}
    assert {8, 13, 40} <= stops
    assert 9 <= len(stops) <= 12
    tickets = BOARD.deck("tickets")
    assert len(set(tickets)) == len(tickets) == 24
    assert not set(tickets) & stops, "a detective might stand there already"


def test_lines_of_one_colour_cross_at_junctions_only() -> None:
    assert crossings(BOARD) == ()
    assert len([junction for junction in BOARD.junctions if junction.mode == "taxi"]) >= 3
    assert len([junction for junction in BOARD.junctions if junction.mode == "bus"]) >= 2


def test_the_compact_game_can_be_played_on_it() -> None:
    assert fogbound.start(fogbound.find("yard/compact-2015", board="london-compact")).turn
