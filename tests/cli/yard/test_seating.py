"""Seats of a single chase, chairs of a series."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.cli.speech import joined
from tests.cli.helpers import run
from tests.cli.yard.series import HARBOUR

WRONG = {
    "--chair 4": "chairs are 1 to 3",
    "--chair 0": "chairs are 1 to 3",
    "--chair 1 --hotseat": "Choose one of",
    "--people Ann,Bob --players 3": "takes 3 names",
    "--people Ann,Bob --option players=3": "takes 3 names",
    "--people Ann": "1 name; a series is for 2 to 4 people",
    "--people A,B,C,D,E": "5 names; a series is for 2 to 4 people",
    "--people Ann,,Bob": "takes 3 names",
    "--people bot,bot,bot": "only bots",
    "--people Ann,Bob,Ann": "called Ann",
    "--seats x,red": "together",
    "--seat purple": "no seat",
}


@pytest.mark.parametrize("args", list(WRONG))
def test_wrong_chairs_get_one_friendly_line(args: str) -> None:
    ran = run("play", "2015", *args.split())
    assert (ran.code, ran.out) == (2, "")
    assert WRONG[args] in ran.err
    assert len(ran.err.strip().splitlines()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_names_sets_the_number_of_players(players: int) -> None:
    names = ["Ann", "Bob", "Cy", "Di"][:players]
    ran = run("play", "2015", "--people", ",".join(names))
    assert f"A series of {players} heats for {joined(names)}:" in ran.out


def test_names_set_the_number_of_players_in_any_series() -> None:
    assert "A series of 3 heats for Ann, Bob, and Cy:" in run("play", "1983", "--series", "--people", "Ann,Bob,Cy").out


def test_chairs_are_refused_outside_a_series() -> None:
    for args in (("--chair", "1"), ("--people", "Ann,Bob,Cy,Di")):
        ran = run("play", "2017", *args)
        assert ran.code == 2
        assert "--series" in ran.err


def test_a_chair_can_be_chosen_by_its_first_seat() -> None:
    assert "  Mister X              you\n  Red, Blue, and Green  Bot 2 and Bot 3\n" in run(*HARBOUR, "--seat", "x").out
    hunting = run(*HARBOUR, "--seats", "detectives").out
    assert "  Mister X              Bot 1\n  Red, Blue, and Green  you and Bot 3\n" in hunting
    assert "You take chair 1" in run(*HARBOUR).out


def test_a_resumed_series_keeps_its_people_but_not_their_places(folder: Path) -> None:
    run(*HARBOUR, "--people", "Ann,bot,Bob", "--seed", "5", "--yes", typed="red\nplace1\nsave s\nquit\n")
    assert '[Chairs "1,3"]' in (folder / "s.fog").read_text()
    assert "blue> " in run("play", "--resume", "s.fog").out
    assert "Ann (Mister X)" in run("play", "--resume", "s.fog", "--hotseat", typed="4\n\n10\n\n").out
    for args, said in (
        (("--people", "Cy,Di,Ed"), "Ann, Bot 2, and Bob"),
        (("--chair", "7"), "chairs are 1 to 3"),
        (("--series",), "leave out --series"),
    ):
        ran = run("play", "--resume", "s.fog", *args)
        assert ran.code == 2
        assert said in ran.err
    text = (folder / "s.fog").read_text().replace('[Chairs "1,3"]', '[Chairs "9"]')
    (folder / "odd.fog").write_text(text)
    assert "does not say which chairs" in run("play", "--resume", "odd.fog").err


def test_editions_says_which_are_played_as_a_series() -> None:
    assert "Played as a series: everybody is Mister X once" in run("editions", "2015").out
    assert "with --series, everybody is Mister X once" in run("editions", "1983").out
