"""Which boards networks know, and where what they learned lies. Light enough for whoever only lists bots."""

from __future__ import annotations

from pathlib import Path

from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board

# A family of boards shares its stations, so that one network can know them all: the first has every ride of the others.
FAMILIES = {"london": ("london-1983", "london-2017"), "compact": ("london-compact",)}
FOLDER = Path(__file__).with_name("weights")


def family_of(board: Board) -> str | None:
    """The family that a board belongs to; none for boards of one's own, even under the same name."""
    for family, names in FAMILIES.items():
        if board.name in names and board.digest == boards.load(board.name).digest:
            return family
    return None


def shipped() -> dict[str, Path]:
    """The file of each family whose network comes with Fogbound."""
    paths = {family: FOLDER / f"{family}.npz" for family in FAMILIES}
    return {family: path for family, path in paths.items() if path.is_file()}


def file_for(board: Board) -> Path | None:
    """The network that knows a board, if one is shipped."""
    return shipped().get(family_of(board) or "")
