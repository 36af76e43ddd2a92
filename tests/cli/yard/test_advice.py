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
    Settled,
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
    assert "They may think you are at " in ran.out
    assert "The nearest pursuer is " in ran.out
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
    assert "X gets " in ran.out
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
    assert "They may think you are at " in ran.out
    ran = run("play", "--resume", "mine.fog", typed="\nquit\nno\n")
    assert "They may think you are at " in ran.out


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
        "Sleuth would play b94: 100% to win.",
        "Or t58 (61% to win).",
        "  b94: He is at 94: this catches him.",
        "  t58: 23% chance he is at 58. He is within one ride of it: 50% chance, over 4 stations. "
        "Brings you to 2 rides from him on average, from 3.1.",
        "Mister X is probably at 1 (10%), 2 (10%), 3 (10%), 4 (10%), and 5 (10%).",
    ]
    flee = Tip(ride, 0.4, 1.0, (Shows(58), Away(1, "red")))
    hide = Tip(Move("k", (58,)), 0.3, 0.0, (Suspects(1, 14),))
    assert _told("yard/compact-2015", "x", Hint("sleuth", (flee, hide), odds[:1])) == [
        "Sleuth would play t58: 40% of the points.",
        "Or k58 (30% of the points).",
        "  t58: Everyone sees you at 58. The nearest pursuer is Red, 1 ride away.",
        "  k58: After it you may be at 14 stations, now 1.",
        "Everyone knows you are at 1.",
    ]
    paid = Tip(Move("double"), 0.4, 1.0, (Spends("double", 1), Ways(7), Keeps("k", 3)))
    assert _told("yard/police-2017", "x", Hint("master", (paid,), odds[:1]))[1] == (
        "  double: Spends a double move; 1 left. Ways out of there: 7. Keeps your 3 black tickets."
    )
    near = Tip(ride, 0.4, 1.0, (Only(0.2), Range(31), Spends("b", 0)))
    assert _told("yard/police-2017", "red", Hint("master", (near,), odds[:1], "bobby1"))[1:3] == [
        "  t58: No other pawn is as near to him: 20% chance. Within two rides of there: 31 stations. "
        "Spends a ticket (Bus); 0 left.",
        "Better move Police 1 first.",
    ]


def test_what_the_rules_settle_is_said_first() -> None:
    words = {
        ("x", True): "They can surely catch you before you move again.",
        ("x", False): "Nobody can catch you any more.",
        ("red", True): "You are sure to catch him this round.",
        ("red", False): "Nobody can catch him any more.",
    }
    for (seat, caught), sentence in words.items():
        fact = Settled(caught, seat)
        tip = Tip(Move("t", (58,)), 0.0, 1.0, (fact,))
        lines = _told("yard/police-2017", seat, Hint("master", (tip,), (), idea=(fact,)))
        assert lines[0] == sentence
        assert lines[2].strip() == f"t58: {sentence}"


def test_a_first_choice_with_a_lower_chance_is_explained() -> None:
    def told(seat: str, *chances: float) -> str:
        tips = (Tip(Move("t", (n,)), chance, 0.5, ()) for n, chance in enumerate(chances))
        return " ".join(_told("yard/police-2017", seat, Hint("master", tuple(tips), ())))

    mixes = "Master mixes equally good moves, so that nobody can predict them."
    assert mixes in told("x", 0.35, 0.38)
    assert mixes not in told("x", 0.351, 0.354), "both are shown as 35%"
    assert mixes not in told("x", 0.35, 0.3)
    assert told("red", 0.35, 0.3, 0.36).endswith("These moves are about equally good.")
