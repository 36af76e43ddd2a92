"""The sheet around the map: its size, its title, and a legend of exactly what the picture shows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from xml.etree import ElementTree

import pytest

from fogbound.games.yard.board import Board, Junction, load
from fogbound.games.yard.map.art import THEMES
from fogbound.games.yard.map.legend import COLUMNS, LETTER, Sheet, Shown, frame, sheet
from fogbound.games.yard.table import Pawn, YardTable
from fogbound.languages.catalogue import languages, say, spoken

LIGHT = THEMES["light"]
NOTHING = Shown(suspects=False, marks=False, path=False)
HARBOUR, RING = load("tiny-harbour"), load("tiny-ring")


def _table(x: int | None = None, seen: tuple[int, int] | None = None, pursuers: int = 1) -> YardTable:
    seats = ("red", "bobby1", "bobby2")[:pursuers]
    pawns = (Pawn("x", "x", x, ()), *(Pawn(seat, "detective", n, ()) for n, seat in enumerate(seats, 1)))
    return YardTable("x", 9, 22, pawns, 8, (), (3, 8), seen, (), False)


def _texts(board: Board, table: YardTable | None = None, shown: Shown = NOTHING) -> list[str]:
    below = ElementTree.fromstring(f"<g>{sheet(board, table, shown, LIGHT).below}</g>")
    return [text.text or "" for text in below.iter("text")]


def test_the_legend_lists_the_lines_and_signs_that_the_board_has() -> None:
    texts = _texts(HARBOUR)
    assert texts[2:-1] == [
        *("Taxi", "Bus", "Underground", "Ferry"),
        *("taxi stop", "taxi and bus", "taxi, bus, underground", "ferry landing"),
    ]
    assert "Underground" not in _texts(RING)
    assert "taxi, bus, underground" not in _texts(RING)


@pytest.mark.parametrize("language", languages())
def test_the_legend_speaks_every_language_and_fits_its_columns(language: str) -> None:
    turned = replace(
        HARBOUR, junctions=tuple(Junction(mode, (50.0, 50.0), (1, 6)) for mode in ("taxi", "bus", "underground"))
    )
    page = sheet(turned, _table(), NOTHING, LIGHT, partial(spoken, language=language))
    texts = [text.text or "" for text in ElementTree.fromstring(f"<g>{page.below}</g>").iter("text")]
    assert texts[2] == say("legend-line", language, line="taxi")
    assert texts[1] == f"a small flight · {say('room-round', language, round=9, max=22)}"
    for row in (texts[2:6], texts[6:10], texts[10:14]):
        for text, start, end in zip(row, COLUMNS, COLUMNS[1:], strict=False):
            assert 4.2 + 0.8 + LETTER * len(text) < end - start, text


def test_english_is_as_in_the_catalogue() -> None:
    turned = replace(
        HARBOUR, junctions=tuple(Junction(mode, (50.0, 50.0), (1, 6)) for mode in ("taxi", "bus", "underground"))
    )
    table = _table(x=5, seen=(3, 5), pursuers=3)
    shown = Shown(suspects=True, marks=True, path=True)
    english = partial(spoken, language="en")
    assert sheet(turned, table, shown, LIGHT) == sheet(turned, table, shown, LIGHT, english)
    assert sheet(turned, None, shown, LIGHT) == sheet(turned, None, shown, LIGHT, english)


def test_junctions_have_an_entry_for_each_mode() -> None:
    turned = replace(HARBOUR, junctions=(Junction("bus", (50.0, 50.0), (1, 6)),))
    assert "bus junction" in _texts(turned)
    assert not any("junction" in text for text in _texts(HARBOUR))


def test_the_title_is_split_at_its_comma() -> None:
    assert _texts(HARBOUR)[:2] == ["The Harbour", "a small flight · 14 stations"]
    assert _texts(replace(HARBOUR, title="Plain"))[:2] == ["Plain", "14 stations"]
    assert _texts(HARBOUR, _table())[1] == "a small flight · Round 9 of 22"


def test_a_long_title_is_written_smaller() -> None:
    def size(board: Board) -> float:
        below = ElementTree.fromstring(f"<g>{sheet(board, None, NOTHING, LIGHT).below}</g>")
        return float(next(below.iter("text")).attrib["font-size"])

    assert size(replace(HARBOUR, title="A" * 40)) < size(replace(HARBOUR, title="Ely"))


def test_pawns_on_the_table_are_named_and_a_hidden_x_is_not() -> None:
    assert _texts(HARBOUR, _table(pursuers=3))[10:-1] == ["R", "Red", "P1", "Police 1", "P2", "Police 2"]
    assert _texts(HARBOUR, _table(x=5))[10:-1] == ["X", "X", "R", "Red"]


@pytest.mark.parametrize(
    ("table", "shown", "entry"),
    [
        (_table(seen=(3, 5)), NOTHING, "X last seen, window n"),
        (None, replace(NOTHING, suspects=True), "X may be here"),
        (None, replace(NOTHING, marks=True), "marked"),
        (None, replace(NOTHING, path=True), "X’s path"),
    ],
)
def test_what_a_picture_shows_has_an_entry(table: YardTable | None, shown: Shown, entry: str) -> None:
    assert entry in _texts(HARBOUR, table, shown)
    assert entry not in _texts(HARBOUR, _table())


def test_the_sheet_holds_the_map_with_a_margin_and_a_strip_below() -> None:
    page = sheet(HARBOUR, None, NOTHING, LIGHT)
    width, height = HARBOUR.size
    assert page.size[0] == pytest.approx(width + 2 * page.margin)
    assert page.size[1] > height + 2 * page.margin
    crowded = sheet(HARBOUR, _table(x=5, seen=(3, 5), pursuers=3), Shown(suspects=True, marks=True, path=True), LIGHT)
    assert crowded.size[1] > page.size[1], "more rows need more room"
    assert crowded.size[0] == page.size[0]


def test_entries_keep_inside_the_sheet() -> None:
    page = sheet(HARBOUR, _table(x=5, seen=(3, 5), pursuers=3), Shown(suspects=True, marks=True, path=True), LIGHT)
    moved = [
        element.attrib["transform"].removeprefix("translate(").removesuffix(")").split()
        for element in ElementTree.fromstring(f"<g>{page.below}</g>")
        if "transform" in element.attrib
    ]
    spots = [(float(x), float(y)) for x, y in moved]
    assert len(set(spots)) == len(spots)
    for x, y in spots:
        assert 0 < x < HARBOUR.size[0]
        assert HARBOUR.size[1] < y < page.size[1] - page.margin


def test_only_the_ferry_runs_in_waves() -> None:
    bends: dict[str | None, int] = {}
    for entry in ElementTree.fromstring(f"<g>{sheet(HARBOUR, None, NOTHING, LIGHT).below}</g>").findall("g"):
        texts, paths = entry.findall("text"), entry.findall("g/path")
        bends |= {texts[-1].text: paths[0].attrib["d"].count("L")} if paths else {}
    assert bends["Ferry"] > 5
    assert bends["Taxi"] == bends["Bus"] == bends["Underground"] == 1


def test_the_strip_lies_below_the_map_and_ends_with_the_compass() -> None:
    page = sheet(HARBOUR, None, NOTHING, LIGHT)
    north = list(ElementTree.fromstring(f"<g>{page.below}</g>").iter("text"))[-1]
    assert north.text == "N"
    assert HARBOUR.size[0] - 10 * page.unit < float(north.attrib["x"]) < HARBOUR.size[0]
    assert HARBOUR.size[1] < float(north.attrib["y"]) < page.size[1]


def test_a_view_box_begins_at_the_margin() -> None:
    assert Sheet(1.0, 2.5, (100.0, 80.04), "").view_box() == "-2.5 -2.5 100 80"


def test_the_frame_is_a_mat_with_a_hole_and_two_lines() -> None:
    page = sheet(HARBOUR, None, NOTHING, LIGHT)
    mat, inner, outer = ElementTree.fromstring(f"<g>{frame(HARBOUR, page, LIGHT)}</g>")
    assert (mat.attrib["fill"], mat.attrib["fill-rule"]) == (LIGHT.mat, "evenodd")
    assert mat.attrib["d"].endswith("M0 0v520h760v-520Z")
    assert (inner.attrib["width"], inner.attrib["height"]) == ("760", "520")
    assert float(outer.attrib["width"]) > 760
