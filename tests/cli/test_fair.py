"""`fogbound play --fair`: even chances where it was measured how, refused in words elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from fogbound.cli import fair
from fogbound.games.yard import handicaps
from fogbound.games.yard.handicaps import Handicap
from tests.cli.helpers import run

MADE_UP = Path(__file__).parents[1] / "games" / "yard" / "handicaps.toml"


@pytest.fixture(autouse=True)
def measured() -> Iterator[None]:
    with mock.patch.object(handicaps, "FILE", MADE_UP):
        yield


def test_a_fair_game_says_what_changes_and_what_it_does() -> None:
    ran = run("play", "1983", "--fair", "--seat", "x", "--seed", "1", typed="table\nsave mine.fog\nquit\n")
    assert ran.code == 0
    assert "Even chances: Mister X must stay free for 15 rounds instead of 22." in ran.out
    assert "Between equals he then wins 51 %, with the usual options 24 %." in ran.out
    assert "Round 1 of 15." in ran.out
    assert "After moves 3, 8 and 13 he shows where he is." in " ".join(ran.out.split())  # 18 never comes
    assert "max_rounds=15" in Path("mine.fog").read_text(encoding="utf-8")


def test_other_options_than_rounds() -> None:
    ran = run("play", "2017", "--fair", "--seat", "x", "--seed", "1", typed="quit\nno\n")
    assert "Even chances: Mister X shows himself after moves 3, 6, 9, 12, 15, 18, 21 and 24 instead of 3, 8," in ran.out
    usual = run("play", "2017", "--players", "2", "--fair", "--seat", "x", "--seed", "1", typed="quit\nno\n")
    assert "Even chances: between equals Mister X wins 48 % with the usual options." in usual.out
    unknown = Handicap(4, (("x_ticket_accounting", "reserve"),), 0.6, 0.5)
    assert "x_ticket_accounting=reserve instead of unlimited" in fair.told("yard/police-2017", unknown)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            ("1983", "--players", "3"),
            "Nobody has measured what makes yard/classic-1983 fair for 3 people. It was for 5.",
        ),
        (("2017", "--players", "6"), "fair for 6 people. It was for 2 or 4."),
        (("2015",), "Nobody has measured what makes yard/compact-2015 fair for 3 people."),
        (("1993",), "Nobody has measured what makes twenty/classic-1993 fair for 4 people."),
        (
            ("1983", "--option", "max_rounds=12"),
            "--fair sets options by itself, with all else as usual: leave out max_rounds=.",
        ),
        (("1983", "--board", "tiny-docks"), "leave out --board."),
        (("--resume", "any.fog"), "leave out --fair with --resume"),
    ],
)
def test_where_there_is_none_or_it_would_not_be_true(given: tuple[str, ...], told: str) -> None:
    ran = run("play", "--fair", *given)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err.replace("\n", " ")


def test_editions_tell_of_it() -> None:
    assert "5 people. Even chances: Mister X must stay free for 15 rounds" in run("editions", "1983").out.replace(
        "\n", " "
    ).replace("    ", " ").replace("  ", " ")
    assert "--fair" not in run("editions", "2015").out
