"""Write the playthroughs again: `python -m tests.playthroughs.regenerate` in the project's folder.

`games.toml` holds the games: edition, options, the seed that deals and rolls, and the moves (a seat stands before its
move, `blue:t15`, unless it is the first in turn). The texts beside it are rendered from rules and views. When one
changes, review the difference line by line against the game's page before you commit it.
"""

from __future__ import annotations

from . import render
from .twenty import render as twenty


def main() -> None:
    for renderer in (render, twenty):
        for name, game in renderer.games().items():
            (renderer.FOLDER / f"{name}.txt").write_text(renderer.render(name, game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
