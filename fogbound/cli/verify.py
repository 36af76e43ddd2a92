"""`fogbound verify`: check the record of a game or a series against its own proof, offline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from fogbound import verify as proofs
from fogbound.cli import choose
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line, count
from fogbound.cli.prompt import Screen
from fogbound.cli.terminals import terminal
from fogbound.errors import BadRecord
from fogbound.game import Edition, State
from fogbound.record import Record, same_rules
from fogbound.series import place
from fogbound.verify import Findings, SeriesFindings

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
        str | None, typer.Option(metavar="FILE,...", help="The deck files, if they moved or were a player's own.")
    ] = None,
) -> None:
    """Check every deal, hidden move and ply of a record."""
    records, starts = choose.read_records(record, board=board, deck=deck)
    noted = commitment and commitment.strip()
    try:
        lines = tuple(_check(records, starts, noted))
    except BadRecord as problem:
        raise Stop(f"{record} does not check out ({problem.code}): {problem.text}", WRONG_CONTENT) from None
    screen = Screen()
    screen.say(f"{record} checks out.", style="bold")
    screen.show(lines)
    if not same_rules(records[0], starts[0].edition):
        screen.say(
            "  rules: the record was written under other rules, another board or deck, but every ply is still legal"
        )


def _check(records: Sequence[Record], starts: Sequence[State], noted: str | None) -> Iterator[Line]:
    edition = starts[0].edition
    if len(records) > 1:
        yield from _series(proofs.verify_series(records, starts, noted), edition, noted)
        return
    findings = proofs.verify(records[0], starts[0], noted)
    yield from _counts([findings], edition)
    yield Line(f"  seed: matches the fingerprint {findings.commitment}")
    yield _fingerprint_line(noted)
    yield Line(f"  game: {'over, with the outcome it states' if findings.finished else 'not over yet'}")
    where = place(records[0])
    if where is not None:
        yield Line(f"  series: this is heat {where.heat + 1} of {where.length} alone; the others are not here", 4)


def _counts(findings: Sequence[Findings], edition: Edition) -> Iterator[Line]:
    plies, deals, seals = (
        sum(counts) for counts in zip(*((one.plies, one.deals, one.seals) for one in findings), strict=True)
    )
    yield Line(f"  {count(plies, 'ply', 'plies')}: each is legal in {edition.id}")
    yield Line(f"  {count(deals, 'deal')}: each follows from the seed")
    yield Line(f"  {count(seals, 'hidden move')}: each matches its seal")
    yield from _taken(findings)


def _taken(findings: Sequence[Findings]) -> Iterator[Line]:
    """What to know of a game in which moves were taken back; only single games have such moves."""
    times, known = findings[0].taken, findings[0].seed_known_from
    if times:
        yield Line(f"  taken back: {count(times, 'time')}; the lines that were given up check out too")
    if known is not None:
        yield Line(
            f"  after the end: the game went on from ply {known} when its seed could be known; from there on, "
            "hidden moves have no seal, and the deals prove nothing",
            4,
        )


def _fingerprint_line(noted: str | None) -> Line:
    return Line(f"  fingerprint: {'the one you noted' if noted else 'compare it with the one noted before the game'}")


def _series(findings: SeriesFindings, edition: Edition, noted: str | None) -> Iterator[Line]:
    series = findings.series
    yield from _counts(findings.heats, edition)
    yield Line("  heats: in order, with the same people and rules, and with roles rotated as they should be", 4)
    if findings.whole:
        yield Line(f"  seeds: all {series.length} match the fingerprint {findings.commitment}", 4)
    else:
        yield Line(
            f"  seeds: each matches its heat; the fingerprint {findings.commitment} can be checked only with all "
            f"{series.length} heats, and this file holds {len(findings.heats)}",
            4,
        )
    yield _fingerprint_line(noted)
    if not series.over:
        yield Line(f"  series: not over yet, {series.heat} of {series.length} heats played")
    screens = terminal(edition).series
    if series.heat and screens is not None:
        yield from screens.score(series)
