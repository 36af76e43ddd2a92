"""Write the kept games again: run `python -m tests.bots.mind.games.write` in the project's folder.

Reporter plays X, whom cabbie hunts; both err, and often leave X beside a pursuer when X must appear.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from fogbound import bots, polled, record, start
from fogbound.catalog import find_chase
from fogbound.match import Match
from fogbound.proof import seed_from

FOLDER = Path(__file__).parent
GAMES = {
    "classic": ("yard/classic-1983", {"players": 4}, (2, 3)),
    "police": ("yard/police-2017", {"players": 5}, (1, 2, 3)),
    "compact": ("yard/compact-2015", {"players": 3}, (1,)),
}


def main() -> None:
    for name, (edition_id, options, seeds) in GAMES.items():
        edition = find_chase(edition_id, **options)
        kinds = bots.bots_for(edition)
        for seed in seeds:
            match = Match(start(edition), seed_from(seed))
            x, hunter = kinds["reporter"](edition, Random(seed)), kinds["cabbie"](edition, Random(seed))
            polled.play(match, {seat: x if seat == "x" else hunter for seat in edition.seats})
            text = record.write(start(edition), match.state)
            (FOLDER / f"{name}-{seed}.fog").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
