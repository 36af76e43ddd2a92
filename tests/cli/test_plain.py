"""The plain terminal: any game from its views alone, played with the toy game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fogbound import record
from fogbound.cli.friendly import Stop
from fogbound.cli.plain import read_move
from fogbound.game import Move
from tests import toy
from tests.cli.helpers import CURTAIN
from tests.installed import install


def _fogbound(folder: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command where an installed package has added the toy game."""
    environment = install(folder / "site", toy="tests.toy:GAME")
    command = [sys.executable, "-m", "fogbound", *args]
    return subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )


def test_a_game_of_an_installed_package_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.fog"
    typed = "".join(f"{line}\n" for line in ["help", "nonsense", "guess", "guess Paris", "wrong", "pass"] * 20)
    ran = _fogbound(tmp_path, "play", "toy/one", "--hotseat", "--seed", "1", "--record", str(path), typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert "A toy. You play reader, p1, p2, and p3." in ran.stdout
    assert "'nonsense" not in ran.stdout, "it reads like a move, and the rules refuse it"
    assert "p1 cannot play nonsense now." in ran.stdout
    assert "The game is over (unfound). reader wins." in ran.stdout
    finished = record.read(path.read_text(encoding="utf-8"))
    assert record.replay(finished, toy.START).state.outcome is not None


def test_people_at_one_keyboard_do_not_see_each_others_views(tmp_path: Path) -> None:
    typed = "guess Paris\nwrong\npass\n"
    ran = _fogbound(tmp_path, "play", "toy/one", "--hotseat", "--seed", "1", typed=typed)
    turns = ran.stdout.split(CURTAIN)[1:]
    assert [turn.partition(".")[0] for turn in turns] == ["p1", "reader", "p2", "p3"]
    assert ["card: null" in turn for turn in turns] == [True, False, True, True], "only the reader sees the card"


def test_bots_play_the_other_seats(tmp_path: Path) -> None:
    typed = "buzz\nguess Rome\n" + "pass\n" * 9
    ran = _fogbound(tmp_path, "play", "toy/one", "--seat", "p1", "--seed", "3", typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert "Bots (random) play reader, p2, and p3." in ran.stdout
    assert "p1 may play buzz, or press Enter to let it pass." in ran.stdout
    assert "The game is over" in ran.stdout


def test_the_list_of_editions_needs_no_levels_and_no_meanings(tmp_path: Path) -> None:
    listed = _fogbound(tmp_path, "editions", "toy/one").stdout
    assert listed.split("\n")[:4] == ["toy/one", "  A toy, 4 players", "  Bots: random", "  Options:"]
    assert listed.split("\n")[4:] == ["  cards=4", "      Takes 4 to 4.", "", ""]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("guess Paris", Move("guess", ("Paris",))),
        ('guess "New York"', Move("guess", ("New York",))),
        ('guess"Paris"', Move("guess", ("Paris",))),
        ("pass", Move("pass")),
    ],
)
def test_moves_are_typed_in_notation_or_as_words(typed: str, move: Move) -> None:
    offers = (Move.parse("guess_"), Move("pass"))
    assert read_move(typed, offers) == move
    with pytest.raises(Stop, match="is not one of guess_ or pass"):
        read_move(f"x {typed}", offers)
