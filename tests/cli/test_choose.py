"""From arguments to an edition, and from a record file to its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.games.yard import board as boards
from tests.cli.helpers import run


def test_contradicting_options_are_quoted() -> None:
    both = run("play", "--option", "players=3", "--players", "4").err
    assert "--players 4" in both
    assert "--option players=3" in both
    twice = run("play", "--option", "max_rounds=3", "--option", "max_rounds = 4").err
    assert "--option max_rounds=3" in twice
    assert "--option max_rounds=4" in twice
    assert "leave out --seed" in run("play", "--resume", "nowhere.fog", "--seed", "0").err


@pytest.mark.parametrize("given", ["1983", "classic-1983", "yard/classic-1983", "CLASSIC-1983"])
def test_editions_by_short_names(given: str) -> None:
    assert run("editions", given).out.startswith("yard/classic-1983\n")
    assert run("editions", "twenty").out.startswith("twenty/classic-1993\n")


def test_a_name_that_several_editions_share_is_refused() -> None:
    said = run("editions", "classic")
    assert said.code != 0
    assert "yard/classic-1983 or twenty/classic-1993" in said.err


def test_a_record_whose_board_file_has_moved(folder: Path) -> None:
    shipped = (boards.FOLDER / "tiny-docks.toml").read_text()
    (folder / "here.toml").write_text(shipped)
    args = ("--board", "here.toml", "--seat", "x", "--seed", "1", "--record", "g.fog")
    assert run("play", "1983", "--players", "4", *args, typed="concede\nconcede\n").code == 0
    (folder / "here.toml").rename(folder / "there.toml")
    lost = run("verify", "g.fog")
    assert lost.code == 1
    assert "here.toml" in lost.err
    assert run("verify", "g.fog", "--board", "there.toml").code == 0
    assert run("replay", "g.fog", "--board", "there.toml").code == 0
