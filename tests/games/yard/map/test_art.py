"""How things look: themes, pawns, lines, signs. Shape and width tell what colour tells."""

from __future__ import annotations

import re
from dataclasses import fields
from xml.etree import ElementTree

import pytest

from fogbound.errors import BadOption
from fogbound.games.yard.edition import COLOURS, POLICE
from fogbound.games.yard.map.art import (
    PIECES,
    THEMES,
    badge,
    compass,
    eye,
    knot,
    piece,
    sign,
    stroke,
    strokes,
    theme_named,
)
from fogbound.games.yard.map.routes import WIDTH, Route

LIGHT = THEMES["light"]
LINE = ((0.0, 0.0), (100.0, 0.0))
MODES = ("taxi", "bus", "underground", "ferry")


def _elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<g>{svg}</g>"))


def _tags(svg: str) -> list[str]:
    return [element.tag for element in _elements(svg)]


def _brightness(colour: str) -> int:
    return sum(int(colour[i : i + 2], 16) for i in (1, 3, 5))


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_has_a_colour_for_everything(name: str) -> None:
    theme = theme_named(name)
    values = [getattr(theme, field.name) for field in fields(theme)]
    colours = [colour for value in values for colour in ([value] if isinstance(value, str) else value.values())]
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)
    assert set(theme.line) == set(MODES)
    assert set(theme.core) == {"bus", "underground"}


def test_ink_stands_out_from_paper_in_every_theme() -> None:
    for theme in THEMES.values():
        assert abs(_brightness(theme.ink) - _brightness(theme.paper)) > 300
        assert abs(_brightness(theme.number) - _brightness(theme.disc)) > 300


def test_an_unknown_theme_lists_those_that_exist() -> None:
    with pytest.raises(BadOption, match="There is no theme 'noir'; themes are light and dark") as refused:
        theme_named("noir")
    assert refused.value.details == {"theme": "noir"}


def test_every_seat_of_the_chase_has_a_look_of_its_own() -> None:
    assert set(PIECES) == {"x", *COLOURS, *POLICE}
    assert len({(look.letter, look.shape) for look in PIECES.values()}) == len(PIECES)
    stranger = piece("purple")
    assert (stranger.letter, stranger.shape) == ("PU", "circle")


def test_a_badge_is_a_shape_with_its_letter() -> None:
    outlines = set()
    for seat in PIECES:
        shape, letter = _elements(badge(seat, (50, 50), 10))
        assert (shape.tag, letter.tag, letter.text) == ("path", "text", PIECES[seat].letter)
        assert shape.attrib["fill"] == PIECES[seat].fill
        outlines.add(shape.attrib["d"])
    assert len(outlines) == len(PIECES) - 1, "only the two police share a shape"


def test_two_letters_are_written_smaller_than_one() -> None:
    one, two = (float(_elements(badge(seat, (0, 0), 10))[1].attrib["font-size"]) for seat in ("red", "bobby1"))
    assert two < one


@pytest.mark.parametrize(
    ("mode", "parts", "dashed"), [("taxi", 1, 0), ("bus", 2, 0), ("underground", 2, 1), ("ferry", 1, 1)]
)
def test_each_mode_has_its_own_kind_of_line(mode: str, parts: int, dashed: int) -> None:
    drawn = _elements("".join(stroke(mode, LINE, 10, LIGHT)))
    assert len(drawn) == parts
    assert sum("stroke-dasharray" in element.attrib for element in drawn) == dashed
    assert drawn[0].attrib["stroke"] == LIGHT.line[mode]
    assert float(drawn[0].attrib["stroke-width"]) == pytest.approx(10 * WIDTH[mode])


def test_a_line_has_a_light_edge_away_from_its_stations() -> None:
    edge, *_ = _elements("".join(strokes(Route(1, 2, "taxi", LINE), 10, LIGHT)))
    assert edge.attrib["stroke"] == LIGHT.paper
    assert edge.attrib["d"] == "M22 0L78 0"
    assert float(edge.attrib["stroke-width"]) > 10 * WIDTH["taxi"]


def test_short_lines_and_ferries_have_no_edge() -> None:
    short = Route(1, 2, "taxi", ((0.0, 0.0), (30.0, 0.0)))
    assert list(strokes(short, 10, LIGHT)) == list(stroke("taxi", short.line, 10, LIGHT))
    ferry = Route(1, 2, "ferry", LINE)
    assert list(strokes(ferry, 10, LIGHT)) == list(stroke("ferry", LINE, 10, LIGHT))


@pytest.mark.parametrize(
    ("modes", "tags"),
    [
        (("taxi",), ["circle"]),
        (("taxi", "bus"), ["circle"] * 2),
        (("taxi", "bus", "underground"), ["rect", "circle", "circle"]),
        (("underground",), ["rect", "circle"]),
        (("taxi", "ferry"), ["circle"] * 3),
    ],
)
def test_a_station_shows_what_stops_there(modes: tuple[str, ...], tags: list[str]) -> None:
    assert _tags(sign(dict.fromkeys(modes), (10, 10), 5, LIGHT)) == tags


def test_the_landing_of_a_ferry_goes_around_the_plate() -> None:
    small, large = (
        max(float(e.attrib["r"]) for e in _elements(sign(dict.fromkeys(modes), (0, 0), 10, LIGHT)) if e.tag == "circle")
        for modes in (("taxi", "ferry"), ("taxi", "underground", "ferry"))
    )
    assert large > small


def test_a_junction_has_neither_disc_nor_number() -> None:
    assert _tags(knot("bus", (10, 10), 5, LIGHT)) == ["path"]
    assert _elements(knot("bus", (10, 10), 5, LIGHT))[0].attrib["fill"] == LIGHT.line["bus"]


def test_an_eye_and_a_compass() -> None:
    assert _tags(eye((0, 0), 5, LIGHT)) == ["path", "circle"]
    rose = _elements(compass((0, 0), 10, LIGHT))
    assert [element.tag for element in rose] == ["circle", *["path"] * 16, "text"]
    assert rose[-1].text == "N"
    assert float(rose[-1].attrib["y"]) < -10, "north is up"
