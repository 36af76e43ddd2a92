"""Every recorded chase still renders as the text that was reviewed."""

from __future__ import annotations

import pytest

from fogbound.catalog import YARD

from .render import FOLDER, games, render


@pytest.mark.parametrize("name", games())
def test_the_game_matches_its_reviewed_text(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.is_file(), "run python -m tests.playthroughs.regenerate, and review its text"
    assert path.read_bytes().decode() == render(name, games()[name])


def test_every_edition_has_a_playthrough() -> None:
    assert {game["edition"] for game in games().values()} == set(YARD.ids)


def test_every_text_has_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(games())
