"""Write the playthroughs anew: `python -m tests.playthroughs.regenerate` in the project's folder.

`games.toml` holds the games: edition, options, the seed that deals and rolls, and the moves (the seat stands before a
move, `blue:t15`, only where it is not the first in turn). The texts beside it are what the rules and views make of
them. When one changes, read the difference line by line against the game's page before committing it.
"""

from __future__ import annotations

from . import telling
from .twenty import telling as twenty


def main() -> None:
    for teller in (telling, twenty):
        for name, game in teller.games().items():
            (teller.FOLDER / f"{name}.txt").write_text(teller.told(name, game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
