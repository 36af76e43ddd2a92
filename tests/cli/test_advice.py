"""Advice in the terminal: `hint` at the prompt, and `fogbound analyse`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound import find, start, testing
from fogbound.advice import analysis
from fogbound.advice.hint import Hint, Tip, hint
from fogbound.catalog import find_chase
from fogbound.cli import advised, turn
from fogbound.game import Edition, Move, State, View
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
from fogbound.record import write
from tests.cli.helpers import ROOT, run

SMALL: dict[str, Any] = {"board": "tiny-docks", "players": 4, "max_rounds": 4}
FEW = "sleuth:simulations=30,most=0"
PLAY = ("play", "1983", "--players", "4", "--board", "tiny-docks", "--seed", "1", "--yes")


def _hastily(edition: Edition, view: View) -> Hint:
    return hint(edition, view, FEW)


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with mock.patch.object(turn, "hint", _hastily):
        yield


def _end(edition_id: str = "yard/classic-1983", **options: Any) -> State:
    return list(testing.random_game(start(find(edition_id, **options or SMALL)), Random(5)))[-1]


def _written(state: State, path: str = "game.fog") -> Path:
    Path(path).write_text(write(start(state.edition), state), encoding="utf-8")
    return Path(path)


# Looking back


def test_a_finished_game_in_words() -> None:
    end = _end()
    ran = run("analyse", str(_written(end)), "--by", FEW)
    assert ran.code == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    found = analysis.analysis(end, FEW)
    rounds = sorted({ply.round for ply in found.plies if ply.judged})
    table = lines[lines.index("  round  as X knew  as they knew  suspects  X's moves") + 1 :]
    assert [line.split()[0] for line in table[: len(rounds) + 1]] == [*map(str, rounds), "end"]
    assert table[len(rounds)].split() == ["end", "0", "%", "0", "%"]
    costs = [line for line in lines if "given away" in line]
    assert len(costs) == len(found.costliest)
    worst = found.plies[found.costliest[0]]
    assert worst.judged is not None
    for told in (f"round {worst.round}, ", f"{worst.move} (", f"instead of {worst.judged.best[0].move} ("):
        assert told in costs[0]


def test_every_ply_as_json() -> None:
    end = _end()
    ran = run("analyse", str(_written(end)), "--by", FEW, "--json")
    assert json.loads(ran.out) == analysis.plain(analysis.analysis(end, FEW))


def test_a_game_without_a_slip() -> None:
    """Nothing that cost much: there is no list of it."""
    end = _end()
    found = analysis.analysis(end, FEW)
    with mock.patch.object(analysis, "analysis", return_value=_blameless(found)):
        ran = run("analyse", str(_written(end)))
    assert "No move gave much away, says sleuth." in ran.out


def _blameless(found: analysis.Analysis) -> analysis.Analysis:
    return analysis.Analysis(**{**vars(found), "costliest": ()})


def test_points_and_one_heat_of_a_series() -> None:
    series = ROOT / "tests/records/unreleased/compact-series.fog"
    ran = run("analyse", str(series))
    assert (ran.code, ran.out) == (2, "")
    assert "say which one, with --heat N" in ran.err
    assert "There is no heat 9" in run("analyse", str(series), "--heat", "9").err
    ran = run("analyse", str(series), "--heat", "2", "--by", FEW)
    assert ran.code == 0
    assert "Mister X's share of the points" in ran.out
    assert "start" in ran.out


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tests/records/unreleased/twenty-two.fog", "Nobody gives advice about twenty/classic-1993."),
        ("README.md", "This is not a Fogbound record"),
        ("nowhere.fog", "cannot be read"),
    ],
)
def test_what_cannot_be_looked_back_on(name: str, told: str) -> None:
    ran = run("analyse", str(ROOT / name))
    assert ran.code != 0
    assert told in ran.err
    assert ran.out == ""


def test_a_game_that_is_not_over_keeps_its_secrets() -> None:
    states = list(testing.random_game(start(find("yard/classic-1983", **SMALL)), Random(5)))
    ran = run("analyse", str(_written(states[-2])))
    assert (ran.code, ran.out) == (1, "")
    assert "not over yet" in ran.err


# Hints


def test_a_hint_at_the_prompt() -> None:
    ran = run(*PLAY, "--seat", "x", "--hints", typed="hint\nquit\nno\n")
    assert ran.code == 0
    assert "Sleuth would play " in ran.out
    assert "They may think that you are at " in ran.out
    assert "is nearest" in ran.out
    assert "may type hint" in ran.out.partition("x> ")[0]


def test_a_hint_is_of_the_seat_at_the_prompt_and_the_game_goes_on() -> None:
    ran = run(*PLAY, "--seats", "detectives", "--hints", typed="hint\nblue\nhint\nquit\nno\n")
    hints = [line for line in ran.out.splitlines() if " would play " in line]
    assert len(hints) == 2
    assert "Mister X is probably at " in ran.out
    assert "you are" not in ran.out.partition("red> ")[2]


def test_no_hints_unless_they_were_asked_for() -> None:
    ran = run(*PLAY, "--seat", "x", typed="hint\nhelp\nquit\nno\n")
    assert "This game is played without hints" in ran.out
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
    assert "may type hint" in ran.out
    assert "Mister X then gets " in ran.out
    refused = run("play", "1993", "--hints")
    assert (refused.code, refused.out) == (2, "")
    assert "Hints are for the chase; twenty questions has none." in refused.err


def test_an_adviser_who_fails_does_not_end_the_game() -> None:
    with mock.patch.object(turn, "hint", side_effect=ValueError("no idea")):
        ran = run(*PLAY, "--seat", "x", "--hints", typed="hint\nmoves\nquit\nno\n")
    assert "There is no hint this time (ValueError: no idea)." in ran.out
    assert ran.code == 0


# Where X probably is


def test_where_x_probably_is_stands_before_each_move() -> None:
    ran = run(*PLAY, "--seats", "detectives", "--whereabouts", typed="t9\nmoves\nquit\nno\n")
    assert ran.code == 0
    assert "you hear where Mister X probably is" in ran.out.partition("red> ")[0]
    red, blue, again, *_ = ran.out.split("> ")
    assert "Mister X is probably at 4 (" in red
    assert "Mister X is probably at " in blue
    assert " 9 (" not in blue.partition("probably")[2], "red stands there now"
    assert "probably" not in again, "it is said once a move"
    assert "probably" not in run(*PLAY, "--seats", "detectives", typed="quit\nno\n").out


def test_x_hears_what_they_may_think_and_a_saved_game_goes_on_so() -> None:
    ran = run(*PLAY, "--seat", "x", "--whereabouts", typed="save mine.fog\nquit\n")
    assert "They may think that you are at " in ran.out
    ran = run("play", "--resume", "mine.fog", typed="\nquit\nno\n")
    assert "They may think that you are at " in ran.out


def test_whoever_is_in_sight_need_not_be_looked_for() -> None:
    series = ("play", "2015", "--board", "tiny-harbour", "--chair", "1", "--seed", "1", "--whereabouts", "--yes")
    ran = run(*series, typed="moves\nquit\nno\n")
    assert "you hear where Mister X probably is" in ran.out
    assert "x> " in ran.out
    assert "They may think" not in ran.out
    assert "Everybody knows" not in ran.out


def test_where_nobody_can_say_it() -> None:
    refused = run("play", "1993", "--whereabouts")
    assert (refused.code, refused.out) == (2, "")
    assert "--whereabouts is for the chase; nobody hides in twenty questions." in refused.err
    with mock.patch.object(turn, "whereabouts", side_effect=ValueError("no idea")):
        ran = run(*PLAY, "--seat", "x", "--whereabouts", typed="moves\nquit\nno\n")
    assert "Where Mister X probably is cannot be said this time (ValueError: no idea)." in ran.out
    assert ran.code == 0


def _told(edition_id: str, seat: str, given: Hint) -> list[str]:
    return [line.text for line in advised.hint(find_chase(edition_id), seat, given)]


def test_everything_that_can_be_said_in_words() -> None:
    ride = Move("t", (58,))
    hunt = Tip(ride, 0.614, 0.7, (Catches(58, 0.23), Reach(0.5, 4), Closer(3.14, 2.0)))
    sure = Tip(Move("b", (94,)), 1.0, 0.3, (Catches(94, 1.0),))
    odds = tuple((station, 0.1) for station in range(1, 11))
    assert _told("yard/police-2017", "red", Hint("sleuth", (sure, hunt), odds)) == [
        "Sleuth would play b94 for red: wins 100 % of the time. Or t58 (61 %).",
        "  b94: catches Mister X",
        "  t58: Mister X is there with 23 %; he is at most one ride from there with 50 %, at 4 stations; "
        "3.1 rides from him on average, then 2.0",
        "Mister X is probably at 1 (10 %), 2 (10 %), 3 (10 %), 4 (10 %), 5 (10 %) or one of 5 other stations.",
    ]
    flee = Tip(ride, 0.4, 1.0, (Shows(58), Away(1, "red")))
    hide = Tip(Move("k", (58,)), 0.3, 0.0, (Suspects(1, 14),))
    assert _told("yard/compact-2015", "x", Hint("sleuth", (flee, hide), odds[:1])) == [
        "Sleuth would play t58: Mister X then gets 40 % of the points. Or k58 (30 %).",
        "  t58: everybody sees you at 58; red is nearest, 1 ride away",
        "  k58: 14 places where you can be, now 1",
        "Everybody knows that you are at 1.",
    ]
    paid = Tip(Move("double"), 0.4, 1.0, (Spends("double", 1), Ways(7), Keeps("k", 3)))
    assert _told("yard/police-2017", "x", Hint("master", (paid,), odds[:1]))[1] == (
        "  double: spends a double move, 1 left; 7 ways on from there; keeps 3 black tickets"
    )
    near = Tip(ride, 0.4, 1.0, (Only(0.2), Range(31), Spends("b", 0)))
    assert _told("yard/police-2017", "red", Hint("master", (near,), odds[:1], "bobby1"))[1:3] == [
        "  t58: with 20 % nobody else is as near to him; 31 stations within two rides of there; "
        "spends a bus ticket, 0 left",
        "Bobby1 had better move first.",
    ]


def test_a_first_choice_that_is_rated_lower_is_explained() -> None:
    def told(seat: str, *chances: float) -> str:
        tips = (Tip(Move("t", (n,)), chance, 0.5, ()) for n, chance in enumerate(chances))
        return " ".join(_told("yard/police-2017", seat, Hint("master", tuple(tips), ())))

    mixes = "Master mixes moves that are about as good, so that nobody can foresee them."
    assert mixes in told("x", 0.35, 0.38)
    assert mixes not in told("x", 0.351, 0.354), "both are shown as 35 %"
    assert mixes not in told("x", 0.35, 0.3)
    assert told("red", 0.35, 0.3, 0.36).endswith("Chances as near as these are about as good.")
