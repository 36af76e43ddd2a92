"""Junctions: where lines of one mode cross and one may turn off. Checked in words, linked, drawn."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board, Junction, load, names
from fogbound.games.yard.crossings import crossings
from fogbound.games.yard.draw import draw
from fogbound.games.yard.routes import plan, station_reach
from fogbound.games.yard.shapes import distance, from_line, spaced

SVG = "{http://www.w3.org/2000/svg}"

SQUARE = """
title = "A square with a crossing"
size = [100, 100]

[starts]
tickets = [1, 2, 3, 4]

[stations]
1 = { at = [10, 10], taxi = [2, 4] }
2 = { at = [90, 10], taxi = [1, 3] }
3 = { at = [90, 90], taxi = [2, 4], ferry = [5] }
4 = { at = [10, 90], taxi = [1, 3], bus = [5] }
5 = { at = [50, 95], ferry = [3], bus = [4] }

[[junctions]]
mode = "bus"
at = [50, 50]
joins = [1, 2, 3, 4]
"""


def read(tmp_path: Path, text: str) -> Board:
    path = tmp_path / "square.toml"
    path.write_text(text, encoding="utf-8")
    return boards.read(path)


def found(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    with pytest.raises(BadBoard) as refused:
        read(tmp_path, text)
    return [(finding.code, finding.text) for finding in refused.value.findings]


def test_every_two_stations_that_a_junction_joins_are_linked(tmp_path: Path) -> None:
    board = read(tmp_path, SQUARE)
    assert board.junctions == (Junction("bus", (50.0, 50.0), (1, 2, 3, 4)),)
    assert {(a, b) for a, b, mode in board.connections if mode == "bus"} == {*combinations((1, 2, 3, 4), 2), (4, 5)}
    assert board.links(1) == {"taxi": (2, 4), "bus": (2, 3, 4)}
    assert board.distances[1][3] == 1


def test_a_junction_and_its_links_written_out_are_the_same_game(tmp_path: Path) -> None:
    plain = SQUARE.partition("[[junctions]]")[0]
    for n, others in {1: "2, 3, 4", 2: "1, 3, 4", 3: "1, 2, 4"}.items():
        plain = plain.replace(f"{n} = {{ at", f"{n} = {{ bus = [{others}], at")
    plain = plain.replace("bus = [5]", "bus = [1, 2, 3, 5]")
    assert read(tmp_path, plain).digest == read(tmp_path, SQUARE).digest


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("[1, 2, 3, 4]\n", "[1, 2]\n", "few-ends", "fewer than three"),
        ("[1, 2, 3, 4]\n", "[1, 2, 2]\n", "duplicate-link", "station 2 more than once"),
        ("[1, 2, 3, 4]\n", "[1, 2, 3, 77]\n", "unknown-station", "joins 77, which is not on the board"),
        ("[1, 2, 3, 4]\n", '"1-2-3"\n', "bad-junction", "a list of station numbers"),
        ("[1, 2, 3, 4]\n", "[1, 2, true]\n", "bad-junction", "a list of station numbers"),
        ('mode = "bus"', 'mode = "tram"', "unknown-mode", "taxi, bus, underground"),
        ('mode = "bus"', 'mode = "ferry"', "unknown-mode", "taxi, bus, underground"),
        ('mode = "bus"\n', "", "unknown-mode", "needs a mode"),
        ('mode = "bus"', "mode = [1]", "unknown-mode", "needs a mode"),
        ('mode = "bus"', 'mode = "taxi"', "duplicate-link", "taxi 1–2 must not be listed"),
        ('mode = "bus"', 'mode = "bus"\nname = "Crossways"', "unknown-key", "mode, at and joins"),
        ("at = [50, 50]\n", "", "no-place", "junction 1 has no coordinates"),
        ("at = [50, 50]", "at = [50]", "bad-place", "junction 1 needs at"),
        ("at = [50, 50]", "at = [50, 150]", "off-the-map", "junction 1 lies outside the map of 100 by 100"),
        ("at = [50, 50]", "at = [50, 95]", "same-place", "lies on station 5"),
        ("[[junctions]]", "[junctions]", "bad-junction", "[[junctions]] tables"),
        (
            "joins",
            '[[junctions]]\nmode = "bus"\nat = [50, 30]\njoins = [1, 2, 5]\n#',
            "bad-junction",
            "junction 1 needs",
        ),
        ("bus = [4]", "bus = [4], taxi = [3]", "one-way-link", "taxi 5–3"),
    ],
)
def test_what_is_wrong_with_a_junction_is_said(tmp_path: Path, old: str, new: str, code: str, words: str) -> None:
    before, head, after = SQUARE.rpartition("[[junctions]]")
    text = before + (head + after).replace(old, new) if old in head + after else SQUARE.replace(old, new)
    assert text != SQUARE
    assert any(each == code and words in said for each, said in found(tmp_path, text)), found(tmp_path, text)


def test_two_junctions_do_not_make_one_link_twice(tmp_path: Path) -> None:
    twice = f'{SQUARE}\n[[junctions]]\nmode = "bus"\nat = [50, 30]\njoins = [1, 2, 5]\n'
    assert ("duplicate-link", "junction 2 joins 1 and 2, as junction 1 does already") in found(tmp_path, twice)


def test_a_station_may_hang_on_a_junction_alone(tmp_path: Path) -> None:
    alone = SQUARE.replace(", taxi = [1, 3]", "").replace(", taxi = [2, 4]", "")
    assert "taxi" not in read(tmp_path, alone).links(1)
    assert read(tmp_path, alone).distances[1][5] == 2


def test_a_boat_does_not_run_beside_another_line(tmp_path: Path) -> None:
    beside = SQUARE.replace("ferry = [5]", "ferry = [4]").replace("bus = [5]", "ferry = [3], bus = [5]")
    codes = found(tmp_path, beside.replace("ferry = [3], bus = [4]", "bus = [4]"))
    assert codes == [
        ("parallel-ferry", "ferry 3–4 runs beside a taxi line between the same stations"),
        ("parallel-ferry", "ferry 3–4 runs beside a bus line between the same stations"),
    ]


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


@pytest.mark.parametrize("name", names())
def test_lines_of_one_mode_cross_at_junctions_only(name: str) -> None:
    assert crossings(load(name)) == ()


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


def test_crossings_are_found_as_drawn(tmp_path: Path) -> None:
    plain = SQUARE.partition("[[junctions]]")[0].replace("bus = [4]", "bus = [4, 1]")
    plain = plain.replace("1 = { at = [10, 10]", "1 = { at = [10, 10], bus = [5, 3]")
    plain = plain.replace("3 = { at = [90, 90]", "3 = { at = [90, 90], bus = [1]")
    plain = plain.replace("bus = [5] }", "bus = [5, 2] }").replace(
        "2 = { at = [90, 10]", "2 = { at = [90, 10], bus = [4]"
    )
    found = crossings(read(tmp_path, plain))
    assert {each.joins for each in found} == {(1, 3, 2, 4), (1, 5, 2, 4)}
    assert {each.mode for each in found} == {"bus"}
    assert (50, 50) in [each.at for each in found]
