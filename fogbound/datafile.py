"""Reads people's own TOML files, up to a size limit; a refusal lists everything that is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from fogbound.errors import BadMaterial, Finding


def parsed(path: Path, bad: type[BadMaterial], largest: int) -> dict[str, Any]:
    """A file's data. Refuses a file that is missing, not TOML, or too large (a device would never end)."""
    try:
        with path.open("rb") as file:
            start = file.read(largest + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise bad(f"{bad.kind.title()} file {path} cannot be read: {reason}.", ()) from None
    try:
        return toml(start, bad, largest)
    except BadMaterial as problem:
        text = problem.findings[0].text
        raise bad(f"{bad.kind.title()} file {path.name} cannot be used: {text}", problem.findings) from None


def toml(content: bytes, bad: type[BadMaterial], largest: int) -> dict[str, Any]:
    """The data in a file's content, or a refusal that says why there is none."""
    try:
        if len(content) > largest:
            raise ValueError(f"it has more than {largest} bytes")
        return tomllib.loads(content.decode("utf-8-sig"))  # some editors write a byte order mark
    except (ValueError, RecursionError) as problem:  # TOML and Unicode errors are ValueErrors
        finding = Finding("not-toml", f"it is not a {bad.kind} in TOML: {problem}")
        raise bad(f"This {bad.kind} cannot be used:", (finding,)) from None


def unusable(path: Path, bad: type[BadMaterial], findings: tuple[Finding, ...]) -> BadMaterial:
    """The refusal of a file that can be read but not used."""
    listed = "\n".join(f"  - {finding.text}" for finding in findings)
    return bad(f"{bad.kind.title()} file {path.name} cannot be used:\n{listed}", findings)
