"""Handicaps are data: what they set can be chosen, and what they promise is fair."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import pytest

from fogbound import catalog
from fogbound.entry import Handicap
from fogbound.errors import BadOption
from fogbound.games.yard import handicaps
from fogbound.games.yard.handicaps import FILE

MADE_UP = Path(__file__).with_name("handicaps.toml")
FILES = pytest.mark.parametrize("path", [FILE, MADE_UP], ids=["shipped", "made up"])


@FILES
def test_every_handicap_can_be_chosen_and_is_fair(path: Path) -> None:
    with mock.patch.object(handicaps, "FILE", path):
        for edition_id in catalog.EDITIONS:
            for people, one in catalog.handicaps(edition_id).items():
                usual = dict(catalog.find(edition_id, players=people).options)
                edition = catalog.find(edition_id, players=people, **dict(one.options))
                assert one.players == people
                assert dict(edition.options) == {**usual, **dict(one.options)}
                assert all(usual[name] != value for name, value in one.options), "it changes what it sets"
                assert 0.4 <= one.fair <= 0.6
                assert 0 <= one.usual <= 1
                assert abs(one.fair - 0.5) <= abs(one.usual - 0.5)
                assert one.options or one.fair == one.usual


def test_handicaps_are_read_from_a_file() -> None:
    with mock.patch.object(handicaps, "FILE", MADE_UP):
        found = handicaps.handicaps("yard/police-2017")
        assert found[2] == Handicap(2, (), 0.48, 0.48)
        assert found[4].options == (("reveals", "3,6,9,12,15,18,21,24"),)
        assert handicaps.handicaps("yard/compact-2015") == {}
        assert catalog.handicaps("twenty/classic-1993") == {}


def test_without_measurements_there_are_no_handicaps(tmp_path: Path) -> None:
    with mock.patch.object(handicaps, "FILE", tmp_path / "none.toml"):
        assert all(not catalog.handicaps(edition_id) for edition_id in catalog.EDITIONS)


@pytest.mark.parametrize(
    "entries",
    [
        "players = 9\nusual = 0.2\noptions = { max_rounds = 15 }\nfair = 0.5",
        "players = 5\nusual = 0.2\noptions = { max_rounds = 150 }\nfair = 0.5",
        "players = 5\nusual = 0.2\noptions = { moons = 2 }\nfair = 0.5",
        "players = 5\nusual = 0.2\noptions = {}\nfair = 0.5\n"
        '[["yard/classic-1983"]]\nplayers = 5\nusual = 0.2\noptions = {}\nfair = 0.5',
    ],
)
def test_a_handicap_that_cannot_be_chosen_is_refused(tmp_path: Path, entries: str) -> None:
    path = tmp_path / "handicaps.toml"
    path.write_text(f'[["yard/classic-1983"]]\n{entries}\n', encoding="utf-8")
    with mock.patch.object(handicaps, "FILE", path), pytest.raises(BadOption):
        handicaps.handicaps("yard/classic-1983")
