"""The command `undo`, in every game at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogbound import catalog, record
from fogbound.cli.keep import Keeper
from fogbound.cli.speech import t
from fogbound.cli.undo import Undo
from fogbound.errors import CannotTakeBack
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.verify import verify
from tests import toy
from tests.cli.helpers import CURTAIN, run, scripted
from tests.cli.screens import TypedScreen
from tests.cli.test_plain import _fogbound
from tests.cli.yard.series import HARBOUR

HIDDEN = ("play", "1983", "--option", "reveals=", "--seed", "3")
QUIZ = ("play", "1993", "--players", "2", "--seat", "p1", "--seed", "1")


def kept(path: Path) -> record.Record:
    """A record that checks out."""
    read = record.read(path.read_text(encoding="utf-8"))
    verify(read, catalog.start_of(read))
    return read


def an_undo(*answers: str, practice: bool, over: bool = False) -> tuple[Undo, Match, TypedScreen, Keeper]:
    match = Match(toy.START, seed_from(1))
    match.submit("p1", 'guess"Rome"', match.ply)
    match.submit("reader", "right" if over else "wrong", match.ply)
    screen, keeper = TypedScreen(*answers), Keeper(lambda: "", lambda: over)
    return Undo(match, frozenset({"p1"}), screen, keeper, practice=practice), match, screen, keeper


def test_it_says_that_the_replies_go_too_and_names_no_move() -> None:
    undo, match, screen, keeper = an_undo(practice=False)
    assert undo() == 1
    assert (match.ply, len(match.taken), keeper.unsaved) == (1, 1, True)
    assert screen.said == ["Your last move is taken back, with the replies to it."]
    match.submit("p1", "pass", match.ply)
    undo()
    assert screen.said[-1] == "Your last move is taken back."
    with pytest.raises(CannotTakeBack, match="no move of yours"):
        undo()


def test_help_says_what_it_takes_back() -> None:
    assert an_undo(practice=False)[0].help == [("undo", "undo")]
    assert an_undo(practice=True)[0].help == [("undo", "undo-practice")]
    assert Undo(*_parts(), practice=True, in_series=True).help == []


def _parts() -> tuple[Match, frozenset[str], TypedScreen, Keeper]:
    return Match(toy.START, seed_from(1)), frozenset({"p1"}), TypedScreen(), Keeper(lambda: "", lambda: False)


@pytest.mark.parametrize(
    ("practice", "typed", "wanted", "asked"),
    [
        (False, ("undo",), False, 0),
        (True, ("undo",), True, 1),
        (True, ("",), False, 1),
        (True, ("what", "UNDO "), True, 2),
        (True, ("quit",), False, 1),
        (True, (), False, 1),  # the input has ended
    ],
)
def test_the_end_is_offered_in_practice(practice: bool, typed: tuple[str, ...], wanted: bool, asked: int) -> None:
    undo, _, screen, _ = an_undo(*typed, practice=practice, over=True)
    assert undo.is_wanted_after_end() == wanted
    assert len(screen.asked) == asked


# Through `fogbound play`


def test_x_takes_a_ride_back_with_the_replies(folder: Path) -> None:
    _, lines = scripted("yard/classic-1983", 3, lambda seat: seat == "x", reveals="")
    typed = "\n".join(["undo", lines[0], "undo", lines[0], "back", "concede", "concede"])
    ran = run(*HIDDEN, "--seat", "x", "--yes", "--record", "g.fog", typed=f"{typed}\n")
    assert "There is no move of yours to take back." in ran.out
    assert "Your last move is taken back, with the replies to it." in ran.out
    assert ran.out.count("Round 1 of 22.") == 2, "the table is shown again"
    assert "No move is waiting for you to confirm it. To take back your last move, type undo." in ran.out
    [line] = kept(folder / "g.fog").taken
    assert (line.seat, str(line.plies[0].move)) == ("x", lines[0])


def test_a_game_that_was_saved_keeps_its_lines(folder: Path) -> None:
    _, lines = scripted("yard/classic-1983", 3, lambda seat: seat == "x", reveals="")
    typed = f"{lines[0]}\nundo\nsave g.fog\nquit\n"
    run(*HIDDEN, "--seat", "x", "--yes", typed=typed)
    run("play", "--resume", "g.fog", "--yes", "--record", "end.fog", typed=f"{lines[0]}\nundo\nconcede\nconcede\n")
    assert [line.ply for line in kept(folder / "end.fog").taken] == [5, 5]


def test_a_reveal_stays_but_for_practice(folder: Path) -> None:
    _, lines = scripted("yard/classic-1983", 3, lambda seat: seat == "x", reveals="1")
    game = ("play", "1983", "--option", "reveals=1", "--seed", "3", "--seat", "x", "--yes")
    typed = f"{lines[0]}\nundo\nconcede\nconcede\n"
    ran = run(*game, typed=typed)
    assert "Mister X has been seen since. That cannot be taken back; in a practice game it can." in ran.out
    assert "Press Enter to finish" not in ran.out
    ran = run(*game, "--practice", "--record", "g.fog", typed=f"{typed}undo\nconcede\nconcede\n\n")
    assert "This is practice: type undo to take back any move" in ran.out
    assert ran.out.count("Your last move is taken back") == 2
    assert ran.out.count("Press Enter to finish, or type undo") == 2
    read = kept(folder / "g.fog")
    assert (read.tag("Practice"), len(read.taken)) == ("yes", 2)


def test_practice_is_decided_before_the_start(folder: Path) -> None:
    run(*HIDDEN, "--seat", "x", "--practice", typed="save g.fog\nquit\n")
    assert "leave out --practice" in run("play", "--resume", "g.fog", "--practice").err
    assert "This is practice" in run("play", "--resume", "g.fog", typed="quit\n").out


def test_a_series_takes_nothing_back() -> None:
    refused = run(*HARBOUR, "--players", "2", "--people", "Ann,Bob", "--practice")
    assert refused.err.startswith("In a series, moves cannot be taken back; leave out --practice.")
    ran = run(*HARBOUR, "--players", "2", "--people", "Ann,Bob", "--seed", "5", typed="undo\nhelp\n")
    assert "In a series, moves cannot be taken back." in ran.out
    assert not re.search(r"^  undo ", ran.out, re.MULTILINE)


def test_around_one_keyboard_the_other_side_learns_nothing(folder: Path) -> None:
    """X's ride goes back from the detectives' turn: nobody reads where it led, and X comes through the curtain."""
    _, lines = scripted("yard/classic-1983", 3, lambda seat: True, reveals="")
    typed = f"{lines[0]}\nundo\n{lines[0]}\nconcede\nconcede\n"
    ran = run(*HIDDEN, "--hotseat", "--yes", "--record", "g.fog", typed=typed)
    turns = ran.out.split(CURTAIN)[1:]
    assert [turn.partition(".")[0] for turn in turns] == ["Mister X", "the detectives", "Mister X", "the detectives"]
    assert "Your last move is taken back." in turns[1]
    station = lines[0][1:]
    assert not re.search(rf"\b{station}\b", turns[1].split("Your last move")[0].split("red>")[1])
    assert len(kept(folder / "g.fog").taken) == 1


def test_a_quiz_takes_back_what_told_nothing(folder: Path) -> None:
    ran = run(*QUIZ, typed="1\nundo\nhelp\nback\n")
    assert "Something has been dealt, read or rolled since. That cannot be taken back" in ran.out
    assert f"  undo    {t('cli-help-undo')}\n" in ran.out
    assert "To take back your last move, type undo.\n" in ran.out
    ran = run(*QUIZ, "--practice", typed="1\nundo\n2\nsave g.fog\nquit\n")
    assert "Your last move is taken back, with the replies to it." in ran.out
    read = kept(folder / "g.fog")
    assert str(read.taken[0].plies[0].move) == "pick1"
    assert str(read.plies[1].move) == "pick2"


def test_any_game_takes_moves_back(tmp_path: Path) -> None:
    """Also one that an installed package brings."""
    typed = "help\nundo\nguess Paris\nundo\npass\n"
    ran = _fogbound(tmp_path, "play", "toy/one", "--hotseat", "--seed", "1", typed=typed)
    assert f"  undo       {t('cli-help-undo')}\n" in ran.stdout
    assert "There is no move of yours to take back." in ran.stdout
    turns = ran.stdout.split(CURTAIN)[1:]
    assert [turn.partition(".")[0] for turn in turns] == ["p1", "reader", "p1", "p2"]
    assert "p1: guess" not in turns[2], "nothing is told twice"
