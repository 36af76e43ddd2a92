"""`fogbound play --fair`: even chances where it was measured how, refused in words elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from fogbound.cli.yard.options import describe_handicap
from fogbound.entry import Handicap
from fogbound.games.yard import handicaps
from tests.cli.helpers import run

MADE_UP = Path(__file__).parents[1] / "games" / "yard" / "handicaps.toml"


@pytest.fixture(autouse=True)
def measured() -> Iterator[None]:
    with mock.patch.object(handicaps, "FILE", MADE_UP):
        yield


def test_a_fair_game_says_what_changes() -> None:
    ran = run("play", "1983", "--fair", "--seat", "x", "--seed", "1", typed="table\nsave mine.fog\nquit\n")
    assert ran.code == 0
    assert "Even chances: 15 rounds instead of 22." in ran.out
    assert "Between equal players he then wins 51% of games; with the usual rules 24%." in ran.out
    assert "Round 1 of 15." in ran.out
    assert "After moves 3, 8, and 13 he shows where he is." in " ".join(ran.out.split())  # 18 never comes
    assert "max_rounds=15" in Path("mine.fog").read_text(encoding="utf-8")


def test_fair_options_other_than_rounds() -> None:
    ran = run("play", "2017", "--fair", "--seat", "x", "--seed", "1", typed="quit\nno\n")
    assert "Even chances: Mister X appears after moves 3, 6, 9, 12, 15, 18, 21, and 24 instead of 3, 8," in ran.out
    usual = run("play", "2017", "--players", "2", "--fair", "--seat", "x", "--seed", "1", typed="quit\nno\n")
    assert "Already even: between equal players Mister X wins 48% of games." in usual.out
    unknown = Handicap(4, (("x_ticket_accounting", "reserve"),), 0.6, 0.5)
    assert "x_ticket_accounting: reserve instead of unlimited" in describe_handicap("yard/police-2017", unknown)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            ("1983", "--players", "3"),
            "What makes yard/classic-1983 fair for 3 people has not been measured. It is measured for 5.",
        ),
        (("2017", "--players", "6"), "fair for 6 people has not been measured. It is measured for 2 or 4."),
        (("2015",), "What makes yard/compact-2015 fair for 3 people has not been measured."),
        (("1993",), "What makes twenty/classic-1993 fair for 4 people has not been measured."),
        (
            ("1983", "--option", "max_rounds=12"),
            "--fair chooses the options itself: leave out max_rounds=.",
        ),
        (("1983", "--board", "tiny-docks"), "leave out --board."),
        (("--resume", "any.fog"), "leave out --fair with --resume"),
    ],
)
def test_fair_is_refused_where_nothing_was_measured(given: tuple[str, ...], told: str) -> None:
    ran = run("play", "--fair", *given)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err.replace("\n", " ")


def test_editions_describes_fair_options() -> None:
    assert "5 people. Even chances: 15 rounds" in run("editions", "1983").out.replace("\n", " ").replace(
        "    ", " "
    ).replace("  ", " ")
    assert "--fair" not in run("editions", "2015").out
