"""`fogbound verify`: check a record against its own proof, offline."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogbound import verify as proofs
from fogbound.cli import choose
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.words import counted
from fogbound.errors import BadRecord
from fogbound.record import same_rules

EXAMPLE = """\b
Example:
  fogbound verify game.fog
"""


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The fingerprint noted before the game.")
    ] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE", help="The board file, if it has moved.")] = None,
) -> None:
    """Check a record: deals, hidden moves, plies."""
    read, start = choose.read_record(record, board)
    try:
        verdict = proofs.verify(read, start, commitment and commitment.strip())
    except BadRecord as problem:
        raise Stop(f"{record} does not hold ({problem.code}): {problem.text}", WRONG_CONTENT) from None
    screen = Screen()
    screen.say(f"{record} holds.", style="bold")
    screen.say(f"  {counted(verdict.plies, 'ply', 'plies')}: each is legal in {start.edition.id}")
    screen.say(f"  {counted(verdict.deals, 'deal')}: each is what the seed deals")
    screen.say(f"  {counted(verdict.seals, 'hidden move')}: each matches its seal")
    screen.say(f"  seed: matches the fingerprint {verdict.commitment}")
    noted = "the same as you noted" if commitment else "compare it with what was noted before the game"
    screen.say(f"  fingerprint: {noted}")
    screen.say(f"  game: {'over, with the outcome it tells' if verdict.finished else 'not over yet'}")
    if not same_rules(read, start.edition):
        screen.say("  rules: the record was written under other rules or another board, yet every ply still holds")
