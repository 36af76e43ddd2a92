"""The boards that networks know, and their weight files. Imports nothing heavy, so that listing bots is quick."""

from __future__ import annotations

from pathlib import Path

from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board

# Boards of a family share their stations, so that one network knows them all. The first has every ride of the others.
FAMILIES = {"london": ("london-1983", "london-2017"), "compact": ("london-compact",)}
FOLDER = Path(__file__).with_name("weights")


def family_of(board: Board) -> str | None:
    """The family of a board; None for uploaded boards, even under the same name."""
    for family, names in FAMILIES.items():
        if board.name in names and board.digest == boards.load(board.name).digest:
            return family
    return None


def shipped() -> dict[str, Path]:
    """The weight file of each family that has one."""
    paths = {family: FOLDER / f"{family}.npz" for family in FAMILIES}
    return {family: path for family, path in paths.items() if path.is_file()}


def file_for(board: Board) -> Path | None:
    """The weight file of the network that knows a board, if one is shipped."""
    return shipped().get(family_of(board) or "")
