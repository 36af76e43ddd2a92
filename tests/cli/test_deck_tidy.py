"""`fogbound deck tidy`: files in one layout, and nothing else changed."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from fogbound.cli.deck_tidy import tidy_text
from fogbound.games.twenty import deck as decks
from tests.cli.helpers import ROOT, run

KITCHEN = ROOT / "tests" / "games" / "twenty" / "kitchen.toml"


@pytest.fixture
def mars(folder: Path) -> Path:
    """A card file beside the head of its deck, with a blank line too many."""
    for name in ("deck.toml", "mars.toml"):
        shutil.copy(decks.FOLDER / "first-light" / name, folder)
    path = folder / "mars.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("[entries]", "\n[entries]"), encoding="utf-8")
    return path


def test_a_card_file_is_tidied_in_place(mars: Path) -> None:
    before = tomllib.loads(mars.read_text(encoding="utf-8"))
    checked = run("deck", "tidy", "--check", "mars.toml", "deck.toml")
    assert (checked.code, checked.out) == (1, "mars.toml: not tidy\n2 files, 1 tidy already\n")
    assert "\n\n\n[entries]" in mars.read_text(encoding="utf-8"), "a check changes nothing"
    tidied = run("deck", "tidy", "mars.toml")
    assert (tidied.code, tidied.out) == (0, "mars.toml: tidied\n1 file, 0 tidy already\n")
    assert tomllib.loads(mars.read_text(encoding="utf-8")) == before
    assert run("deck", "tidy", "--check", "mars.toml").code == 0


def test_a_card_file_can_be_checked_alone(mars: Path) -> None:
    assert "mars.toml: ok, 1 card in en, fr" in run("deck", "check", "mars.toml").out


def test_the_first_comment_stays_and_others_are_not_lost(folder: Path) -> None:
    shutil.copy(KITCHEN, folder / "mine.toml")
    ran = run("deck", "tidy", "mine.toml")
    assert ran.code == 2
    assert "mine.toml has comments below its first lines, which would be lost." in ran.err
    assert (folder / "mine.toml").read_text(encoding="utf-8") == KITCHEN.read_text(encoding="utf-8")
    assert tidy_text(KITCHEN).startswith("# The example of docs/decks.md.\ntitle = ")


def test_a_file_with_errors_is_refused(folder: Path) -> None:
    (folder / "bad.toml").write_text('title = "Bad"\nlanguages = ["en"]\n', encoding="utf-8")
    ran = run("deck", "tidy", "bad.toml")
    assert ran.code == 2
    assert "the deck has no cards" in ran.err
