"""Junctions on the map: arms, markers and the legend."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fogbound.games.yard.board import Board, Junction, load, names
from fogbound.games.yard.map.draw import draw
from fogbound.games.yard.map.routes import plan, station_reach
from fogbound.games.yard.map.shapes import distance, from_line, spaced
from tests.games.yard.square import SQUARE, read

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_arms_run_to_a_marker_and_the_legend_explains_it(tmp_path: Path, theme: str) -> None:
    board = read(tmp_path, SQUARE)
    picture = ElementTree.fromstring(draw(board, theme=theme))
    marker = picture.find(f".//{SVG}g[@data-layer='junctions']")
    assert marker is not None
    assert len(marker) == 1
    legend = picture.find(f".//{SVG}g[@data-layer='legend']")
    assert legend is not None
    assert "bus junction" in ["".join(text.itertext()) for text in legend.iter(f"{SVG}text")]
    assert "1 junctions" not in "".join(picture.itertext())
    assert "junction" not in draw(load("tiny-docks"))


def test_a_journey_follows_the_arms(tmp_path: Path) -> None:
    measured = plan(read(tmp_path, SQUARE))
    assert measured.spine(1, 3) == ((10, 10), (50, 50), (90, 90))
    assert measured.spine(2, 1) == ((90, 10), (10, 10)), "a line of its own is the shorter way to see"


def test_other_lines_keep_clear_of_a_junction() -> None:
    places = tuple((n, at) for n, at in enumerate([(100, 100), (900, 100), (900, 900), (100, 900), (500, 480)], 1))
    through = (*((a, b, "bus") for a, b in combinations((1, 2, 3), 2)), (1, 3, "taxi"), (4, 5, "taxi"))
    board = Board("knot", "Knot", (1000, 1000), places, through, (), (), (Junction("bus", (500, 500), (1, 2, 3)),))
    measured = plan(board)
    taxi = next(route for route in measured.routes if route.a == 1)
    assert from_line((500, 500), taxi.line) > 0.5 * measured.radius


@pytest.mark.parametrize("name", [name for name in names() if load(name).junctions])
def test_arms_and_markers_keep_clear_of_stations(name: str) -> None:
    board = load(name)
    measured = plan(board)
    for arm in measured.arms:
        samples = spaced(arm.line, measured.radius / 4)
        for number, place in board.places:
            if number != arm.station:
                near = min(distance(place, sample) for sample in samples)
                assert near > station_reach(board, number) * measured.radius, (arm.station, arm.junction, number)
    for junction in board.junctions:
        assert min(distance(junction.at, place) for _, place in board.places) > 2 * measured.radius, junction
