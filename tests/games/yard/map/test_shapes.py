"""Plane geometry and SVG text."""

from __future__ import annotations

from math import isclose, pi

import pytest

from fogbound.games.yard.map import shapes
from fogbound.games.yard.map.shapes import Point


def test_coordinates_are_short() -> None:
    assert [shapes.num(value) for value in (3.0, 3.14159, -0.04)] == ["3", "3.1", "0"]


def test_an_element_skips_empty_attributes() -> None:
    assert shapes.tag("circle", r=2, stroke_width=1.5, fill=None) == '<circle r="2" stroke-width="1.5"/>'
    assert shapes.group("pawns", []) == ""


@pytest.mark.parametrize(("point", "far"), [((5, 3), 3), ((-3, 4), 5), ((14, 3), 5)])
def test_the_distance_from_a_segment(point: Point, far: float) -> None:
    assert shapes.from_segment(point, (0, 0), (10, 0)) == far


def test_lines_keep_their_ends_and_length() -> None:
    line = ((0.0, 0.0), (3.0, 4.0), (3.0, 10.0))
    assert shapes.length(line) == 11
    even = shapes.spaced(line, 0.5)
    assert even[0] == line[0]
    assert even[-1] == line[-1]
    straight = ((0.0, 0.0), (11.0, 0.0))
    assert shapes.length(shapes.part(straight, 2, 3)) == pytest.approx(6)
    assert shapes.part(line, 6, 6) == ()


def test_a_simplified_line_leaves_out_only_what_nobody_sees() -> None:
    wave = shapes.wave(((0, 0), (100, 40)), 3, 20)
    fewer = shapes.simplified(wave, 0.5)
    assert (fewer[0], fewer[-1]) == (wave[0], wave[-1])
    assert len(fewer) < len(wave) / 2
    assert max(shapes.from_line(point, fewer) for point in wave) <= 0.5
    assert shapes.simplified(((0, 0), (5, 0), (9, 0)), 0.1) == ((0, 0), (9, 0))


def test_a_parallel_line_runs_on_the_side_of_its_sign() -> None:
    right, left = (shapes.beside(((0, 0), (10, 0)), offset) for offset in (2, -2))
    assert {round(y, 6) for _, y in right} == {2}
    assert {round(y, 6) for _, y in left} == {-2}


def test_points_around_a_centre_and_inside_an_outline() -> None:
    x, y = shapes.around((1, 1), 2, pi / 2)
    assert isclose(x, 1)
    assert isclose(y, 3)
    square = ((0, 0), (4, 0), (4, 4), (0, 4))
    assert shapes.inside((1, 1), square)
    assert not shapes.inside((5, 1), square)
