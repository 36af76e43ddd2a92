"""Whose turn it is at one keyboard, and when the screen is cleared."""

from __future__ import annotations

import fogbound
from fogbound import proof
from fogbound.game import Move
from fogbound.games.yard.edition import X
from fogbound.match import Match
from tests.cli.helpers import CURTAIN, run
from tests.cli.yard.series import HARBOUR, compact


def test_the_curtain_falls_only_when_there_is_something_to_hide() -> None:
    edition = compact(2)
    match = Match(fogbound.start(edition), proof.seeds_from(5, 2)[0])
    lines = []

    def play(move: Move) -> None:
        lines.append(str(move))
        match.submit(match.state.turn[0], move, match.ply)

    for _ in range(3):
        play(match.state.moves(match.state.turn[0])[0])
    play(next(move for move in match.state.moves(X) if move.verb != "k"))
    while match.state.turn != (X,):
        play(match.state.moves(match.state.turn[0])[0])
    play(next(move for move in match.state.moves(X) if move.verb == "k"))
    ran = run(*HARBOUR, "--players", "2", "--people", "Ann,Bob", "--seed", "5", "--yes",
              typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    passed = [line for line in ran.out.splitlines() if line.startswith("---")]
    assert passed == [
        "--- It is the turn of Bob (the detectives). ---",
        f"{CURTAIN}Ann (Mister X). ---",
        "--- It is the turn of Bob (the detectives). ---",
        f"{CURTAIN}Ann (Mister X). ---",
        f"{CURTAIN}Bob (the detectives). ---",
    ]
