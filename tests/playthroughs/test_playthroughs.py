"""Every written game is told today as it was told when somebody read it."""

from __future__ import annotations

import pytest

from fogbound.catalog import YARD

from .telling import FOLDER, games, told


@pytest.mark.parametrize("name", games())
def test_the_game_is_told_as_it_was(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.is_file(), "run python -m tests.playthroughs.regenerate, and read what it wrote"
    assert path.read_bytes().decode() == told(name, games()[name])


def test_every_edition_has_a_playthrough() -> None:
    assert {game["edition"] for game in games().values()} == set(YARD.ids)


def test_no_text_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(games())
