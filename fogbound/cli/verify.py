"""`fogbound verify`: check a record, of a game or of a series, against its own proof, offline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from fogbound import verify as proofs
from fogbound.cli import choose, score
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line, counted
from fogbound.cli.prompt import Screen
from fogbound.errors import BadRecord
from fogbound.game import State
from fogbound.record import Record, same_rules
from fogbound.series import place
from fogbound.verify import SeriesVerdict, Verdict

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
    deck: Annotated[
        str | None, typer.Option(metavar="FILE,...", help="The deck files, if they have moved or were somebody's own.")
    ] = None,
) -> None:
    """Check a record: deals, hidden moves, plies."""
    records, starts = choose.read_records(record, board=board, deck=deck)
    noted = commitment and commitment.strip()
    try:
        told = tuple(_checked(records, starts, noted))
    except BadRecord as problem:
        raise Stop(f"{record} does not hold ({problem.code}): {problem.text}", WRONG_CONTENT) from None
    screen = Screen()
    screen.say(f"{record} holds.", style="bold")
    screen.show(told)
    if not same_rules(records[0], starts[0].edition):
        screen.say(
            "  rules: the record was written under other rules, another board or deck, yet every ply still holds"
        )


def _checked(records: Sequence[Record], starts: Sequence[State], noted: str | None) -> Iterator[Line]:
    edition = starts[0].edition.id
    if len(records) > 1:
        yield from _series(proofs.verify_series(records, starts, noted), edition, noted)
        return
    verdict = proofs.verify(records[0], starts[0], noted)
    yield from _counts([verdict], edition)
    yield Line(f"  seed: matches the fingerprint {verdict.commitment}")
    yield _compared(noted)
    yield Line(f"  game: {'over, with the outcome it tells' if verdict.finished else 'not over yet'}")
    where = place(records[0])
    if where is not None:
        yield Line(f"  series: this is heat {where.heat + 1} of {where.length} alone; the others are not here", 4)


def _counts(verdicts: Sequence[Verdict], edition: str) -> Iterator[Line]:
    plies, deals, seals = (
        sum(counts) for counts in zip(*((one.plies, one.deals, one.seals) for one in verdicts), strict=True)
    )
    yield Line(f"  {counted(plies, 'ply', 'plies')}: each is legal in {edition}")
    yield Line(f"  {counted(deals, 'deal')}: each is what the seed deals")
    yield Line(f"  {counted(seals, 'hidden move')}: each matches its seal")


def _compared(noted: str | None) -> Line:
    return Line(
        f"  fingerprint: {'the same as you noted' if noted else 'compare it with what was noted before the game'}"
    )


def _series(found: SeriesVerdict, edition: str, noted: str | None) -> Iterator[Line]:
    series = found.series
    yield from _counts(found.heats, edition)
    yield Line("  heats: in order, with the same people and rules; everybody leads what the rotation gives him", 4)
    if found.whole:
        yield Line(f"  seeds: those of all {series.length} heats match the fingerprint {found.commitment}", 4)
    else:
        yield Line(
            f"  seeds: each matches its own heat; the fingerprint {found.commitment} can be checked only when all "
            f"{series.length} heats are here, not {len(found.heats)}",
            4,
        )
    yield _compared(noted)
    if not series.over:
        yield Line(f"  series: not over yet, {series.heat} of {series.length} heats played")
    if series.heat:
        yield from score.so_far(series)
