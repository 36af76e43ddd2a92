"""What a game puts on the map: suspects, marks, journeys, pawns, and badges that hide nothing."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from xml.etree import ElementTree

import pytest

from fogbound.games.yard.board import load
from fogbound.games.yard.map.art import PIECES, THEMES
from fogbound.games.yard.map.overlay import badges, corners, footsteps, frames, ghost_ring, glow, rings, sighting
from fogbound.games.yard.map.routes import plan, station_reach
from fogbound.games.yard.map.shapes import distance
from fogbound.games.yard.table import Pawn, YardTable

LIGHT = THEMES["light"]
HARBOUR = load("tiny-harbour")
PLAN = plan(HARBOUR)


def _table(*stations: int | None, seen: tuple[int, int] | None = None) -> YardTable:
    pawns = tuple(Pawn(seat, "x", station, ()) for seat, station in zip(PIECES, stations, strict=False))
    return YardTable("x", 9, 22, pawns, 8, (), (3, 8), seen, (), False)


def _elements(parts: Iterable[str]) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<g>{''.join(parts)}</g>"))


def _centre(element: ElementTree.Element) -> tuple[float, float]:
    return float(element.attrib["cx"]), float(element.attrib["cy"])


def test_a_likelier_suspect_glows_larger_and_warmer() -> None:
    drawn = _elements(glow(HARBOUR, PLAN, {2: 1.0, 5: 4.0}, LIGHT))
    assert [_centre(spot) for spot in drawn] == [HARBOUR.at[2], HARBOUR.at[5]]
    for key in ("r", "fill-opacity"):
        assert float(drawn[0].attrib[key]) < float(drawn[1].attrib[key])


def test_suspects_without_any_weight_glow_alike() -> None:
    drawn = _elements(glow(HARBOUR, PLAN, {2: 0.0, 5: 0.0}, LIGHT))
    assert len({spot.attrib["fill-opacity"] for spot in drawn}) == 1
    assert list(glow(HARBOUR, PLAN, {}, LIGHT)) == []


def test_rings_tell_the_weight_in_words_and_never_by_size() -> None:
    drawn = _elements(rings(HARBOUR, PLAN, {5: 0.25, 2: 0.75}, LIGHT))
    assert [ring[0].text for ring in drawn] == ["station 2: 0.75", "station 5: 0.25"]
    assert len({ring.attrib["r"] for ring in drawn}) == 1


def test_each_marked_station_has_four_corners_once() -> None:
    drawn = _elements(corners(HARBOUR, PLAN, [7, 2, 7], LIGHT))
    assert [mark.attrib["data-mark"] for mark in drawn] == ["2", "7"]
    for mark, station in zip(drawn, (2, 7), strict=True):
        spots = [tuple(map(float, spot.split())) for spot in mark.attrib["d"].replace("M", "L").split("L")[1:]]
        x, y = HARBOUR.at[station]
        far = (station_reach(HARBOUR, station) + 0.45) * PLAN.radius
        assert len(spots) == 4 * 3
        assert sum(max(abs(at - x), abs(up - y)) == pytest.approx(far, abs=0.2) for at, up in spots) == len(spots)
        assert sum(min(abs(at - x), abs(up - y)) == pytest.approx(far, abs=0.2) for at, up in spots) == 4


def test_a_journey_is_a_ring_at_its_start_and_numbered_legs() -> None:
    drawn = _elements(footsteps(HARBOUR, PLAN, [1, 2, 3], LIGHT))
    assert _centre(drawn[0]) == HARBOUR.at[1]
    assert [leg.attrib["data-leg"] for leg in drawn if "data-leg" in leg.attrib] == ["1-2", "2-3"]
    assert [step.text for step in drawn if step.tag == "text"] == ["1", "2"]


def test_a_stop_on_a_journey_keeps_its_number_free() -> None:
    drawn = _elements(footsteps(HARBOUR, PLAN, [1, 1, 2], LIGHT))
    assert [leg.attrib["data-leg"] for leg in drawn if "data-leg" in leg.attrib] == ["1-2"]
    assert [step.text for step in drawn if step.tag == "text"] == ["2"]


def test_rides_there_back_and_there_again_do_not_cover_each_other() -> None:
    drawn = _elements(footsteps(HARBOUR, PLAN, [1, 2, 1, 2], LIGHT))
    lines = [leg.attrib["d"] for leg in drawn if "data-leg" in leg.attrib]
    assert len(set(lines)) == len(lines) == 3


@pytest.mark.parametrize("path", [[], [4]])
def test_no_ride_leaves_no_footsteps(path: list[int]) -> None:
    assert list(footsteps(HARBOUR, PLAN, path, LIGHT)) == []


def test_a_leg_without_a_line_is_drawn_straight() -> None:
    """A journey may have a gap, where a record shows only some of the stations."""
    assert PLAN.spine(1, 13) is None
    drawn = _elements(footsteps(HARBOUR, PLAN, [1, 13], LIGHT))
    assert [leg.attrib["data-leg"] for leg in drawn if "data-leg" in leg.attrib] == ["1-13"]


def test_a_pawn_frames_its_station_and_a_second_one_goes_around_it() -> None:
    drawn = _elements(frames(HARBOUR, PLAN, _table(5, None, 5), LIGHT))
    assert [band.attrib["stroke"] for band in drawn[1::2]] == [PIECES["x"].fill, PIECES["blue"].fill]
    assert {_centre(band) for band in drawn} == {HARBOUR.at[5]}
    inner, outer = float(drawn[0].attrib["r"]), float(drawn[2].attrib["r"])
    assert inner < outer
    assert (drawn[0].attrib["fill"], drawn[2].attrib["fill"]) == (LIGHT.mat, "none")


def test_badges_name_their_pawns_and_leave_out_those_without_a_station() -> None:
    drawn = _elements(badges(HARBOUR, PLAN, _table(None, 5, 7, seen=(3, 2)), LIGHT))
    assert [badge.attrib.get("data-pawn") for badge in drawn] == ["red", "blue", None]
    assert drawn[-1].attrib["data-seen"] == "2"


def test_badges_cover_neither_stations_nor_each_other() -> None:
    table = _table(7, 7, 7, 8, 12, 13, 6, 3, seen=(3, 7))
    spots = []
    for badge in badges(HARBOUR, PLAN, table, LIGHT):
        text = next(ElementTree.fromstring(badge).iter("text"))
        spots.append((float(text.attrib["x"]), float(text.attrib["y"])))
    for a, b in combinations(spots, 2):
        assert distance(a, b) > PLAN.radius
    for spot in spots:
        nearest = min(distance(spot, place) - station_reach(HARBOUR, n) * PLAN.radius for n, place in HARBOUR.places)
        assert nearest > 0


def test_the_last_sighting_has_a_dashed_ring() -> None:
    (ring,) = _elements([ghost_ring(HARBOUR, PLAN, _table(seen=(3, 9)), LIGHT)])
    assert _centre(ring) == HARBOUR.at[9]
    assert "stroke-dasharray" in ring.attrib
    assert ghost_ring(HARBOUR, PLAN, _table(), LIGHT) == ""


def test_a_sighting_shows_an_eye_and_its_window() -> None:
    drawn = _elements([sighting("13", (0, 0), 10, LIGHT)])
    assert [element.tag for element in drawn] == ["rect", "path", "circle", "text"]
    assert drawn[-1].text == "13"
