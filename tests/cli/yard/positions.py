"""Games set up by hand, and resumed at the keyboard."""

from __future__ import annotations

from pathlib import Path

import fogbound
from fogbound import proof
from fogbound.match import Match
from tests.cli.helpers import Ran, run


def match_from(line: str, edition: str = "yard/classic-1983", players: int = 4, **options: object) -> Match:
    found = fogbound.find(edition, players=players, board="tiny-docks", **options)
    return Match(fogbound.start(found, line), proof.seed_from(1))


def resumed(match: Match, *args: str, typed: str = "") -> Ran:
    Path("set-up.fog").write_text(match.record(), encoding="utf-8")
    return run("play", "--resume", "set-up.fog", "--bots", "random", *args, typed=typed)
