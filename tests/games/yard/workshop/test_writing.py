"""Board files as text."""

from __future__ import annotations

import tomllib

import pytest

from fogbound.games.yard import board as boards
from fogbound.games.yard.workshop import drafts, writing
from fogbound.toml_text import heading


@pytest.mark.parametrize("name", ["london-1983", "london-compact"])
def test_shipped_boards_are_what_the_tools_write(name: str) -> None:
    text = (boards.FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    assert drafts.mend(data) == (data, ())
    assert boards.build(name, tomllib.loads(writing.text(data))) == boards.load(name)
    if name == "london-compact":
        assert writing.text(data, heading(text)) == text
        numbered, _ = drafts.renumber(data, drafts.row_height(data))
        assert numbered == data
