"""Write the playthroughs anew: `python -m tests.playthroughs.regenerate` in the project's folder.

`games.toml` holds the games: edition, options, the seed the start cards are dealt from, and the moves (the seat
stands before a move, `blue:t15`, only where it is not the first in turn). The texts beside it are what the rules and
views make of them. When one changes, read the difference line by line against the game's page before committing it.
"""

from __future__ import annotations

from .telling import FOLDER, games, told


def main() -> None:
    for name, game in games().items():
        (FOLDER / f"{name}.txt").write_text(told(name, game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
