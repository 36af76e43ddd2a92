"""Everything wrong with a person's own file, finding by finding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import Line, count
from fogbound.errors import BadMaterial, Finding


def refusal(file: str, problem: BadMaterial) -> Iterator[Line]:
    """Why a file cannot be used or read."""
    if problem.findings:
        yield from finding_lines(file, problem.findings)
    else:
        yield Line(f"{file}: {problem.text}")


def finding_lines(file: str, findings: Sequence[Finding], kind: str = "finding") -> Iterator[Line]:
    yield Line(f"{file}: {count(len(findings), kind)}", 0, "bold")
    for finding in findings:
        yield Line(f"  {finding.code}: {finding.text}", 4)
