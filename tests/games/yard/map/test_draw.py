"""The picture: valid, self-contained, complete, readable without colours, and never more than the table tells."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from fogbound.errors import BadOption
from fogbound.games.yard.board import Board, load, names
from fogbound.games.yard.map.art import PIECES, THEMES, piece
from fogbound.games.yard.map.draw import bends, draw
from fogbound.games.yard.map.routes import plan
from fogbound.games.yard.map.shapes import from_line
from fogbound.games.yard.table import Pawn, YardTable

SVG = "{http://www.w3.org/2000/svg}"
LONDON = load("london-1983")
PURSUERS = (("red", 46), ("blue", 100), ("green", 115), ("yellow", 29), ("black", 156))


def table(
    x: int | None = None, seen: tuple[int, int] | None = (8, 67), seats: tuple[tuple[str, int], ...] = PURSUERS
) -> YardTable:
    pawns = (Pawn("x", "x", x, ()), *(Pawn(seat, "detective", station, ()) for seat, station in seats))
    return YardTable("x", 9, 22, pawns, 8, (), (3, 8, 13, 18), seen, (), False)


def layer(picture: str, name: str) -> ElementTree.Element | None:
    return ElementTree.fromstring(picture).find(f".//{SVG}g[@data-layer='{name}']")


def layer_texts(picture: str, name: str) -> list[str]:
    found = layer(picture, name)
    return [] if found is None else ["".join(text.itertext()) for text in found.iter(f"{SVG}text")]


def stations_marked(picture: str, kind: str) -> list[str]:
    return [element.attrib[kind] for element in ElementTree.fromstring(picture).iter() if kind in element.attrib]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", names())
def test_every_board_becomes_one_self_contained_picture(name: str, theme: str) -> None:
    board = load(name)
    picture = draw(board, theme=theme)
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == board.title
    assert root[1].tag == f"{SVG}desc"
    assert picture.count("http") == picture.count('xmlns="http://www.w3.org/2000/svg"') == 1
    assert not re.search(r"<script|<image|<foreignObject|href|url\(|@import|\bid=|\bon[a-z]+=", picture)
    assert len(picture.encode()) < 250_000


@pytest.mark.parametrize("name", names())
def test_every_station_has_its_number_once_and_on_top(name: str) -> None:
    board = load(name)
    picture = draw(board, table(128) if len(board.stations) > 156 else None)
    assert sorted(layer_texts(picture, "numbers"), key=int) == [str(n) for n in board.stations]
    layers = [element.get("data-layer") for element in ElementTree.fromstring(picture) if element.get("data-layer")]
    assert layers[-2:] == ["numbers", "legend"]


def test_pictures_are_the_same_every_time() -> None:
    first = draw(LONDON, table(), suspects={65: 2, 82: 1}, path=[35, 22, 23])
    again = draw(replace(LONDON), table(), suspects=[(82, 1), (65, 2)], path=(35, 22, 23))
    assert first == again


def test_themes_differ_only_in_colours() -> None:
    def plain(picture: str) -> str:
        return re.sub(r"#[0-9a-f]{6}", "#", picture)

    light, dark = draw(LONDON, table(), theme="light"), draw(LONDON, table(), theme="dark")
    assert light != dark
    assert plain(light) == plain(dark)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(BadOption, match="no theme 'sepia'; themes are light and dark") as refusal:
        draw(LONDON, theme="sepia")
    assert refusal.value.code == "no-such-theme"


@pytest.mark.parametrize("extra", [{"suspects": {200: 1.0}}, {"path": [1, 200]}, {"marks": [200]}])
def test_stations_that_are_not_on_the_board_are_refused(extra: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="no station 200"):
        draw(LONDON, **extra)  # type: ignore[arg-type]


def test_lines_can_be_told_apart_without_colour() -> None:
    picture = draw(LONDON)
    styles = {}
    for mode in ("taxi", "bus", "underground", "ferry"):
        lines = layer(picture, mode)
        assert lines is not None
        styles[mode] = frozenset(
            (path.get("stroke-width"), path.get("stroke-dasharray"), path.get("stroke-linecap")) for path in lines
        )
    assert len(set(styles.values())) == 4
    dashed = {mode for mode, style in styles.items() if any(dash for _, dash, _ in style)}
    assert dashed == {"underground", "ferry"}
    solid = {mode: max(float(width or 0) for width, _, _ in style) for mode, style in styles.items()}
    assert solid["taxi"] < solid["bus"] < solid["underground"]


def test_stations_can_be_told_apart_without_colour() -> None:
    def shapes(name: str) -> int:
        board = load(name)
        signs = layer(draw(board), "stations")
        assert signs is not None
        return sum(element.tag == f"{SVG}rect" for element in signs)

    assert shapes("london-1983") == 14
    assert shapes("tiny-ring") == 0


def test_every_pawn_has_its_own_letter_and_shape() -> None:
    picture = draw(LONDON, table(128, seats=(*PURSUERS, ("bobby1", 140), ("bobby2", 185))))
    assert stations_marked(picture, "data-pawn") == ["x", "red", "blue", "green", "yellow", "black", "bobby1", "bobby2"]
    assert layer_texts(picture, "badges")[:8] == ["X", "R", "B", "G", "Y", "K", "P1", "P2"]
    assert len({(look.shape, look.letter) for look in PIECES.values()}) == len(PIECES)
    assert len({look.shape for seat, look in PIECES.items() if not seat.startswith("bobby")}) == 6
    assert piece("violet").letter == "VI"


def test_two_pawns_on_one_station_both_show() -> None:
    picture = draw(LONDON, table(46))
    badges = layer(picture, "badges")
    assert badges is not None
    spots = [text.get("x") for text in badges.iter(f"{SVG}text")]
    assert len(set(spots[:2])) == 2
    assert layer_texts(picture, "badges")[:2] == ["X", "R"]


def test_x_is_drawn_only_if_the_table_knows_the_station() -> None:
    hidden, shown = draw(LONDON, table(None)), draw(LONDON, table(128))
    assert "x" not in stations_marked(hidden, "data-pawn")
    assert "x" in stations_marked(shown, "data-pawn")
    assert hidden == draw(LONDON, table(None))
    description = ElementTree.fromstring(hidden).findtext(f"{SVG}desc") or ""
    assert "x is at" not in description


def test_the_last_sighting_carries_its_window() -> None:
    picture = draw(LONDON, table(seen=(13, 67)))
    assert stations_marked(picture, "data-seen") == ["67"]
    assert layer_texts(picture, "badges")[-1] == "13"
    assert stations_marked(draw(LONDON, table(seen=None)), "data-seen") == []


def test_all_suspects_are_drawn_and_likely_ones_larger() -> None:
    weights = {65: 4.0, 66: 1.0, 102: 9.0}
    picture = draw(LONDON, suspects=weights)
    assert stations_marked(picture, "data-suspect") == ["65", "66", "102"]
    glow = layer(picture, "suspects")
    assert glow is not None
    opacity = [float(spot.attrib["fill-opacity"]) for spot in glow]
    assert opacity[1] < opacity[0] < opacity[2]
    assert stations_marked(draw(LONDON), "data-suspect") == []


def test_suspects_may_all_have_weight_zero() -> None:
    assert stations_marked(draw(LONDON, suspects=[(1, 0), (2, 0)]), "data-suspect") == ["1", "2"]


def test_a_path_is_drawn_leg_by_leg_with_numbers() -> None:
    picture = draw(LONDON, path=[35, 22, 23, 22, 199])
    assert stations_marked(picture, "data-leg") == ["35-22", "22-23", "23-22", "22-199"]
    assert layer_texts(picture, "path") == ["1", "2", "3", "4"]
    assert layer(draw(LONDON, path=[35]), "path") is None


def test_marks_point_out_stations() -> None:
    assert stations_marked(draw(LONDON, marks=[58, 1, 58]), "data-mark") == ["1", "58"]


def test_width_sets_the_size_in_pixels() -> None:
    root = ElementTree.fromstring(draw(LONDON, width=600))
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    assert root.attrib["width"] == "600"
    assert float(root.attrib["height"]) == pytest.approx(600 * high / wide, abs=0.1)
    assert "width" not in ElementTree.fromstring(draw(LONDON)).attrib


@pytest.mark.parametrize("scale", [0.01, 1.0, 100.0])
def test_boards_of_any_size_and_without_scenery(scale: float) -> None:
    spots = ((1, (10.0, 10.0)), (2, (90.0, 15.0)), (3, (50.0, 12.0)))
    places = tuple((n, (x * scale, y * scale)) for n, (x, y) in spots)
    lines = ((1, 2, "bus"), (1, 2, "ferry"), (1, 2, "taxi"), (1, 3, "taxi"), (2, 3, "underground"))
    board = Board("bare", "Bare & <plain>", (100 * scale, 60 * scale), places, lines, ())
    picture = draw(board)
    assert ElementTree.fromstring(picture)[0].text == "Bare & <plain>"
    numbers = layer(picture, "numbers")
    assert numbers is not None
    assert len({(text.get("x"), text.get("y")) for text in numbers}) == 3


def test_boards_draw_themselves_in_notebooks() -> None:
    assert load("tiny-ring")._repr_svg_() == draw(load("tiny-ring"))


def test_only_lines_that_are_not_straight_are_bends() -> None:
    found = {(a, b, mode): line for a, b, mode, line in bends(LONDON)}
    boats = {(a, b, mode) for a, b, mode in LONDON.connections if mode == "ferry"}
    assert boats <= set(found)
    assert len(found) < len(LONDON.connections) / 4
    drawn = {(route.a, route.b, route.mode): route.line for route in plan(LONDON).routes}
    for key, line in found.items():
        assert max(from_line(point, line) for point in drawn[key]) < plan(LONDON).radius / 10
