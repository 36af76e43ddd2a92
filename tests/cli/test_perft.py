"""`fogbound perft`."""

from __future__ import annotations

import fogbound
from fogbound import proof, testing
from fogbound.match import Match
from tests.cli.helpers import run


def test_perft_counts_what_the_library_counts() -> None:
    edition = fogbound.find("yard/classic-1983", players=4)
    dealt = Match(fogbound.start(edition), proof.seed_from(7)).state
    args = ("perft", "1983", "--players", "4", "--seed", "7")
    assert run(*args, "--depth", "2").out == f"{testing.perft(dealt, 2)}\n"
    divided = run(*args, "--depth", "2", "--divide").out.splitlines()
    assert divided[-1] == f"total: {testing.perft(dealt, 2)}"
    assert sum(int(line.split(": ")[1]) for line in divided[:-1]) == testing.perft(dealt, 2)
    line = dealt.position_text()  # type: ignore[attr-defined]
    assert run(*args[:4], "--position", line, "--depth", "2").out == f"{testing.perft(dealt, 2)}\n"
    assert run(*args[:2], "--depth", "1").out == "18\n"  # undealt: X's eighteen start cards
    assert run(*args, "--depth", "0", "--divide").out == "1\n"
