"""`fogbound verify`: check the record of a game or a series against its own proof, offline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from fogbound import verify as proofs
from fogbound.cli import choose
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import Language, refusal, t
from fogbound.cli.terminals import terminal
from fogbound.errors import BadRecord
from fogbound.game import Edition, State
from fogbound.record import Record, same_rules
from fogbound.series import place
from fogbound.verify import Findings, SeriesFindings


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    commitment: Annotated[str | None, typer.Option(metavar="HASH")] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    deck: Annotated[str | None, typer.Option(metavar="FILE,...")] = None,
    language: Language = None,
) -> None:
    """Check every deal, hidden move and ply of a record."""
    records, starts = choose.read_records(record, board=board, deck=deck)
    noted = commitment and commitment.strip()
    try:
        lines = tuple(_check(records, starts, noted))
    except BadRecord as problem:
        raise Stop(_refused(record, problem), WRONG_CONTENT) from None
    screen = Screen()
    screen.say(t("cli-verify-sound", file=str(record)), style="bold")
    screen.show(lines)
    if not same_rules(records[0], starts[0].edition):
        screen.say(f"  {t('cli-verify-other-rules')}", hang=4)


def _refused(record: Path, problem: BadRecord) -> str:
    reason = refusal(problem)
    if "heat" in problem.details and reason != problem.text:  # English names the heat already
        reason = t("cli-in-heat", n=problem.details["heat"], reason=reason)
    return t("cli-verify-wrong", file=str(record), code=problem.code, reason=reason)


def _check(records: Sequence[Record], starts: Sequence[State], noted: str | None) -> Iterator[Line]:
    edition = starts[0].edition
    if len(records) == 1:
        yield from map(_line, _game(records[0], proofs.verify(records[0], starts[0], noted), edition, noted))
        return
    findings = proofs.verify_series(records, starts, noted)
    yield from map(_line, _series(findings, edition, noted))
    screens = terminal(edition).series
    if findings.series.heat and screens is not None:
        yield from screens.score(findings.series)


def _line(text: str) -> Line:
    return Line(f"  {text}", 4)


def _game(record: Record, findings: Findings, edition: Edition, noted: str | None) -> Iterator[str]:
    yield from _counts([findings], edition)
    yield t("cli-verify-seed", commitment=findings.commitment)
    yield _fingerprint(noted)
    yield t("cli-verify-over" if findings.finished else "cli-verify-open")
    where = place(record)
    if where is not None:
        yield t("cli-verify-heat-alone", n=where.heat + 1, of=where.length)


def _counts(findings: Sequence[Findings], edition: Edition) -> Iterator[str]:
    plies, deals, seals = (
        sum(counts) for counts in zip(*((one.plies, one.deals, one.seals) for one in findings), strict=True)
    )
    yield t("cli-verify-plies", n=plies, edition=edition.id)
    yield t("cli-verify-deals", n=deals)
    yield t("cli-verify-seals", n=seals)
    yield from _taken(findings)


def _taken(findings: Sequence[Findings]) -> Iterator[str]:
    """What to know of a game in which moves were taken back; only single games have such moves."""
    times, known = findings[0].taken, findings[0].seed_known_from
    if times:
        yield t("cli-verify-taken", n=times)
    if known is not None:
        yield t("cli-verify-after-end", ply=known)


def _fingerprint(noted: str | None) -> str:
    return t("cli-verify-noted" if noted else "cli-verify-compare")


def _series(findings: SeriesFindings, edition: Edition, noted: str | None) -> Iterator[str]:
    series, commitment = findings.series, findings.commitment
    yield from _counts(findings.heats, edition)
    yield t("cli-verify-heats")
    if findings.whole:
        yield t("cli-verify-seeds", n=series.length, commitment=commitment)
    else:
        yield t("cli-verify-seeds-part", n=series.length, here=len(findings.heats), commitment=commitment)
    yield _fingerprint(noted)
    if not series.over:
        yield t("cli-verify-series-open", n=series.heat, of=series.length)
