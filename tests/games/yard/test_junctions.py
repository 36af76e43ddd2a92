"""Junctions: where lines of one mode cross and one may turn off. Checked in words, linked, drawn."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from fogbound.games.yard.board import Junction
from tests.games.yard.square import SQUARE, findings_of, read


def test_a_junction_links_every_two_of_its_stations(tmp_path: Path) -> None:
    board = read(tmp_path, SQUARE)
    assert board.junctions == (Junction("bus", (50.0, 50.0), (1, 2, 3, 4)),)
    assert {(a, b) for a, b, mode in board.connections if mode == "bus"} == {*combinations((1, 2, 3, 4), 2), (4, 5)}
    assert board.links(1) == {"taxi": (2, 4), "bus": (2, 3, 4)}
    assert board.distances[1][3] == 1


def test_a_junction_equals_its_links_written_out(tmp_path: Path) -> None:
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
def test_every_mistake_in_a_junction_is_found(tmp_path: Path, old: str, new: str, code: str, words: str) -> None:
    before, head, after = SQUARE.rpartition("[[junctions]]")
    text = before + (head + after).replace(old, new) if old in head + after else SQUARE.replace(old, new)
    assert text != SQUARE
    assert any(each == code and words in said for each, said in findings_of(tmp_path, text)), findings_of(
        tmp_path, text
    )


def test_two_junctions_cannot_make_the_same_link(tmp_path: Path) -> None:
    twice = f'{SQUARE}\n[[junctions]]\nmode = "bus"\nat = [50, 30]\njoins = [1, 2, 5]\n'
    assert ("duplicate-link", "junction 2 joins 1 and 2, as junction 1 does already") in findings_of(tmp_path, twice)


def test_a_station_can_be_linked_by_a_junction_only(tmp_path: Path) -> None:
    alone = SQUARE.replace(", taxi = [1, 3]", "").replace(", taxi = [2, 4]", "")
    assert "taxi" not in read(tmp_path, alone).links(1)
    assert read(tmp_path, alone).distances[1][5] == 2


def test_a_ferry_beside_another_line_is_refused(tmp_path: Path) -> None:
    beside = SQUARE.replace("ferry = [5]", "ferry = [4]").replace("bus = [5]", "ferry = [3], bus = [5]")
    codes = findings_of(tmp_path, beside.replace("ferry = [3], bus = [4]", "bus = [4]"))
    assert codes == [
        ("parallel-ferry", "ferry 3–4 runs beside a taxi line between the same stations"),
        ("parallel-ferry", "ferry 3–4 runs beside a bus line between the same stations"),
    ]
