"""Hints at the prompt, and where Mister X probably is."""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest

from fogbound.advice.hint import Hint, Tip, hint
from fogbound.catalog import find_chase
from fogbound.cli.yard import advice, turn
from fogbound.game import Edition, Move, View
from fogbound.games.yard.reasons import (
    Away,
    Catches,
    Closer,
    Keeps,
    Only,
    Range,
    Reach,
    Shows,
    Spends,
    Suspects,
    Ways,
)  # fmt: skip
from tests.cli.helpers import run

FEW = "sleuth:simulations=30,most=0"


PLAY = ("play", "1983", "--players", "4", "--board", "tiny-docks", "--seed", "1", "--yes")


def _hastily(edition: Edition, view: View) -> Hint:
    return hint(edition, view, FEW)


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with mock.patch.object(turn, "hint", _hastily):
        yield


def test_a_hint_at_the_prompt() -> None:
    ran = run(*PLAY, "--seat", "x", "--hints", typed="hint\nquit\nno\n")
    assert ran.code == 0
    assert "Sleuth would play " in ran.out
    assert "They may think that you are at " in ran.out
    assert "is nearest" in ran.out
    assert "Type hint on your turn" in ran.out.partition("x> ")[0]


def test_a_hint_is_for_the_seat_at_the_prompt() -> None:
    ran = run(*PLAY, "--seats", "detectives", "--hints", typed="hint\nblue\nhint\nquit\nno\n")
    hints = [line for line in ran.out.splitlines() if " would play " in line]
    assert len(hints) == 2
    assert "Mister X is probably at " in ran.out
    assert "you are" not in ran.out.partition("red> ")[2]


def test_hints_are_off_by_default() -> None:
    ran = run(*PLAY, "--seat", "x", typed="hint\nhelp\nquit\nno\n")
    assert "Hints are off." in ran.out
    assert "would play" not in ran.out
    assert "strongest level" not in ran.out
    assert "hint      what the strongest level" in run(*PLAY, "--seat", "x", "--hints", typed="help\nquit\nno\n").out


def test_a_saved_game_keeps_its_hints() -> None:
    run(*PLAY, "--seat", "x", "--hints", typed="save mine.fog\nquit\n")
    ran = run("play", "--resume", "mine.fog", typed="\nhint\nquit\nno\n")
    assert " would play " in ran.out


def test_hints_in_a_series_and_none_in_twenty_questions() -> None:
    series = ("play", "2015", "--board", "tiny-harbour", "--chair", "2", "--seed", "1", "--hints")
    ran = run(*series, typed="hint\nquit\nno\n")
    assert " would play place" in ran.out
    assert "Type hint on your turn" in ran.out
    assert "Mister X then gets " in ran.out
    refused = run("play", "1993", "--hints")
    assert (refused.code, refused.out) == (2, "")
    assert "There is no adviser for twenty/classic-1993; leave out --hints." in refused.err


def test_a_failing_adviser_does_not_end_the_game() -> None:
    with mock.patch.object(turn, "hint", side_effect=ValueError("no idea")):
        ran = run(*PLAY, "--seat", "x", "--hints", typed="hint\nmoves\nquit\nno\n")
    assert "There is no hint this time (ValueError: no idea)." in ran.out
    assert ran.code == 0


def test_whereabouts_are_shown_before_each_move() -> None:
    ran = run(*PLAY, "--seats", "detectives", "--whereabouts", typed="t9\nmoves\nquit\nno\n")
    assert ran.code == 0
    assert "you see where Mister X probably is" in ran.out.partition("red> ")[0]
    red, blue, again, *_ = ran.out.split("> ")
    assert "Mister X is probably at 4 (" in red
    assert "Mister X is probably at " in blue
    assert " 9 (" not in blue.partition("probably")[2], "red stands there now"
    assert "probably" not in again, "it is said once a move"
    assert "probably" not in run(*PLAY, "--seats", "detectives", typed="quit\nno\n").out


def test_x_sees_the_odds_too_and_a_saved_game_keeps_the_setting() -> None:
    ran = run(*PLAY, "--seat", "x", "--whereabouts", typed="save mine.fog\nquit\n")
    assert "They may think that you are at " in ran.out
    ran = run("play", "--resume", "mine.fog", typed="\nquit\nno\n")
    assert "They may think that you are at " in ran.out


def test_no_whereabouts_while_x_is_in_sight() -> None:
    series = ("play", "2015", "--board", "tiny-harbour", "--chair", "1", "--seed", "1", "--whereabouts", "--yes")
    ran = run(*series, typed="moves\nquit\nno\n")
    assert "you see where Mister X probably is" in ran.out
    assert "x> " in ran.out
    assert "They may think" not in ran.out
    assert "Everybody knows" not in ran.out


def test_whereabouts_that_do_not_exist_or_fail() -> None:
    refused = run("play", "1993", "--whereabouts")
    assert (refused.code, refused.out) == (2, "")
    assert "There is no adviser for twenty/classic-1993; leave out --whereabouts." in refused.err
    with mock.patch.object(turn, "whereabouts", side_effect=ValueError("no idea")):
        ran = run(*PLAY, "--seat", "x", "--whereabouts", typed="moves\nquit\nno\n")
    assert "There are no odds on where Mister X is this time (ValueError: no idea)." in ran.out
    assert ran.code == 0


def _told(edition_id: str, seat: str, given: Hint) -> list[str]:
    return [line.text for line in advice.hint(find_chase(edition_id), seat, given)]


def test_every_reason_has_words() -> None:
    ride = Move("t", (58,))
    hunt = Tip(ride, 0.614, 0.7, (Catches(58, 0.23), Reach(0.5, 4), Closer(3.14, 2.0)))
    sure = Tip(Move("b", (94,)), 1.0, 0.3, (Catches(94, 1.0),))
    odds = tuple((station, 0.1) for station in range(1, 11))
    assert _told("yard/police-2017", "red", Hint("sleuth", (sure, hunt), odds)) == [
        "Sleuth would play b94 for red: wins 100 % of games among equals. Or t58 (61 %).",
        "  b94: catches Mister X",
        "  t58: 23 % chance that Mister X is there; 50 % chance that he is at most one ride from there, at 4 stations; "
        "2.0 rides from him on average, now 3.1",
        "Mister X is probably at 1 (10 %), 2 (10 %), 3 (10 %), 4 (10 %), 5 (10 %) or one of 5 other stations.",
    ]
    flee = Tip(ride, 0.4, 1.0, (Shows(58), Away(1, "red")))
    hide = Tip(Move("k", (58,)), 0.3, 0.0, (Suspects(1, 14),))
    assert _told("yard/compact-2015", "x", Hint("sleuth", (flee, hide), odds[:1])) == [
        "Sleuth would play t58: Mister X then gets 40 % of the points. Or k58 (30 %).",
        "  t58: everybody sees you at 58; red is nearest, 1 ride away",
        "  k58: you could then be at 14 stations, now at 1",
        "Everybody knows that you are at 1.",
    ]
    paid = Tip(Move("double"), 0.4, 1.0, (Spends("double", 1), Ways(7), Keeps("k", 3)))
    assert _told("yard/police-2017", "x", Hint("master", (paid,), odds[:1]))[1] == (
        "  double: spends a double move, 1 left; 7 ways on from there; keeps 3 black tickets"
    )
    near = Tip(ride, 0.4, 1.0, (Only(0.2), Range(31), Spends("b", 0)))
    assert _told("yard/police-2017", "red", Hint("master", (near,), odds[:1], "bobby1"))[1:3] == [
        "  t58: 20 % chance that nobody else is as near to him; 31 stations within two rides of there; "
        "spends a bus ticket, 0 left",
        "It is better to move bobby1 first.",
    ]


def test_a_first_choice_with_a_lower_chance_is_explained() -> None:
    def told(seat: str, *chances: float) -> str:
        tips = (Tip(Move("t", (n,)), chance, 0.5, ()) for n, chance in enumerate(chances))
        return " ".join(_told("yard/police-2017", seat, Hint("master", tuple(tips), ())))

    mixes = "Master varies between moves that are about equally good, so that nobody can predict them."
    assert mixes in told("x", 0.35, 0.38)
    assert mixes not in told("x", 0.351, 0.354), "both are shown as 35 %"
    assert mixes not in told("x", 0.35, 0.3)
    assert told("red", 0.35, 0.3, 0.36).endswith("These moves are about equally good.")
