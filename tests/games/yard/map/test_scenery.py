"""The land under the lines: parks with trees, rivers with banks, and names where there is room."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from fogbound.games.yard.board import Board, Scenery
from fogbound.games.yard.map.art import THEMES
from fogbound.games.yard.map.routes import plan
from fogbound.games.yard.map.scenery import land
from fogbound.games.yard.map.shapes import distance, from_segment, inside, smooth

LIGHT = THEMES["light"]
PARK = Scenery("park", "Ash", ((300.0, 300.0), (700.0, 300.0), (700.0, 700.0), (300.0, 700.0)))
RIVER = Scenery("river", "The Ouse", ((0.0, 500.0), (500.0, 520.0), (1000.0, 500.0)), 80.0)
FAR = ((1, (40.0, 40.0)), (2, (960.0, 40.0)), (3, (40.0, 960.0)))


def _board(*scenery: Scenery, places: tuple[tuple[int, tuple[float, float]], ...] = FAR) -> Board:
    lines = tuple((a, a + 1, "taxi") for a, _ in places[:-1])
    return Board("land", "Land", (1000.0, 1000.0), places, lines, (), scenery)


def _land(board: Board) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{land(board, plan(board), LIGHT)}</g>")


def _layer(drawn: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    found = drawn.find(f".//g[@data-layer='{name}']")
    return [] if found is None else list(found)


def _trees(board: Board) -> list[tuple[float, float]]:
    return [(float(tree.attrib["cx"]), float(tree.attrib["cy"])) for tree in _layer(_land(board), "trees")]


def _texts(board: Board) -> list[str]:
    return [text.text or "" for text in _land(board).iter("text")]


def test_a_board_without_scenery_has_no_land() -> None:
    board = _board()
    assert land(board, plan(board), LIGHT) == ""


def test_rivers_lie_over_parks() -> None:
    layers = [layer.attrib["data-layer"] for layer in _land(_board(RIVER, PARK))]
    assert layers == ["parks", "water"]


def test_a_park_is_its_outline_with_trees_inside() -> None:
    board = _board(PARK)
    outline = _layer(_land(board), "parks")[0]
    assert (outline.attrib["fill"], outline.attrib["stroke"]) == (LIGHT.park, LIGHT.hedge)
    trees = _trees(board)
    assert len(trees) > 20
    assert all(inside(tree, smooth(PARK.points, closed=True)) for tree in trees)


def test_trees_grow_neither_on_stations_nor_on_lines() -> None:
    busy = _board(PARK, places=((1, (350.0, 350.0)), (2, (650.0, 650.0)), (3, (960.0, 960.0))))
    radius = plan(busy).radius
    trees = _trees(busy)
    assert trees
    for tree in trees:
        assert min(distance(tree, place) for _, place in busy.places) > 1.4 * radius
        assert from_segment(tree, (350, 350), (650, 650)) > 0.2 * radius
    assert len(trees) < len(_trees(_board(PARK)))


def test_pictures_of_the_same_land_are_the_same() -> None:
    assert _trees(_board(PARK)) == _trees(_board(replace(PARK)))


def test_the_name_of_a_park_is_written_inside_it() -> None:
    (name,) = _land(_board(PARK)).iter("text")
    assert name.text == "Ash"
    assert inside((float(name.attrib["x"]), float(name.attrib["y"])), PARK.points)


@pytest.mark.parametrize("name", ["", "A park with a name that is far too long for its lawn, and for any other" * 2])
def test_a_park_without_a_name_or_without_room_for_it_has_none(name: str) -> None:
    assert _texts(_board(replace(PARK, name=name))) == []


def test_no_tree_grows_on_the_name_of_a_park() -> None:
    named = _board(PARK)
    (name,) = _land(named).iter("text")
    at, size = (float(name.attrib["x"]), float(name.attrib["y"])), float(name.attrib["font-size"])
    assert all(abs(x - at[0]) > size or abs(y - at[1]) > 0.5 * size for x, y in _trees(named))
    assert len(_trees(named)) < len(_trees(_board(replace(PARK, name=""))))


def test_a_river_has_banks_water_and_ripples() -> None:
    bank, water, *ripples = (line for line in _layer(_land(_board(RIVER)), "water") if line.tag == "path")
    assert (bank.attrib["stroke"], water.attrib["stroke"]) == (LIGHT.bank, LIGHT.water)
    assert float(bank.attrib["stroke-width"]) > float(water.attrib["stroke-width"]) == 80
    assert len(ripples) == 4


def test_a_river_without_a_width_gets_one() -> None:
    board = _board(replace(RIVER, width=0.0, name=""))
    water = _layer(_land(board), "water")[1]
    assert float(water.attrib["stroke-width"]) == pytest.approx(2.4 * plan(board).radius, abs=0.01)


@pytest.mark.parametrize("points", [RIVER.points, RIVER.points[::-1]])
def test_the_name_of_a_river_reads_from_left_to_right(points: tuple[tuple[float, float], ...]) -> None:
    letters = list(_land(_board(replace(RIVER, points=points))).iter("text"))
    assert "".join(letter.text or "" for letter in letters) == "TheOuse"
    across = [float(letter.attrib["transform"].removeprefix("translate(").split()[0]) for letter in letters]
    assert across == sorted(across)


def test_a_river_too_short_for_its_name_has_none() -> None:
    short = replace(RIVER, points=((480.0, 500.0), (520.0, 500.0)), name="The Ouse, and all its little brooks")
    assert _texts(_board(short)) == []
    assert _texts(_board(replace(RIVER, name=""))) == []
