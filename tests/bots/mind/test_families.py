"""Boards belong to the family of a network by their content."""

from __future__ import annotations

from dataclasses import replace

from fogbound.bots.mind import families
from fogbound.games.yard import board as boards


def test_a_changed_board_has_no_family_even_under_the_same_name() -> None:
    board = boards.load("london-compact")
    assert families.family_of(board) == "compact"
    assert families.family_of(replace(board, connections=board.connections[1:])) is None
