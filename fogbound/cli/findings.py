"""What is wrong with a file that a person brought, finding by finding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import Line, counted
from fogbound.errors import BadMaterial, Finding


def refused(file: str, problem: BadMaterial) -> Iterator[Line]:
    """A file that cannot be used, or not even be read."""
    if problem.findings:
        yield from told(file, problem.findings)
    else:
        yield Line(f"{file}: {problem.text}")


def told(file: str, found: Sequence[Finding], kind: str = "finding") -> Iterator[Line]:
    yield Line(f"{file}: {counted(len(found), kind)}", 0, "bold")
    for finding in found:
        yield Line(f"  {finding.code}: {finding.text}", 4)
