"""Lines of one mode that cross without a junction."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.games.yard.board import load, names
from fogbound.games.yard.workshop.crossings import crossings
from tests.games.yard.square import SQUARE, read


@pytest.mark.parametrize("name", names())
def test_lines_of_one_mode_cross_at_junctions_only(name: str) -> None:
    assert crossings(load(name)) == ()


def test_crossings_are_found_on_the_drawn_lines(tmp_path: Path) -> None:
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
