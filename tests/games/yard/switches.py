"""Reads docs/chase-rules-in-code.md and finds out whether it is true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "chase-rules-in-code.md"
IMPLEMENTATIONS = ("rules", "fast core", "learning", "naive counter")
HEADER = ("switch", "field", *IMPLEMENTATIONS)
REASON = "no: "
SHORTEST_REASON = 3  # words
REFERENCE = re.compile(r"`(\w+\.py):(\w+)`(?: \(`(\w+)`\))?")

Folders = Mapping[str, tuple[Path, ...]]

FOLDERS: Folders = {
    "rules": (ROOT / "fogbound/games/yard",),
    "fast core": (ROOT / "fogbound/fast",),
    "learning": (ROOT / "fogbound/bots/mind", ROOT / "fogbound/learn"),
    "naive counter": (ROOT / "tests/perft",),
}


@dataclass(frozen=True)
class Row:
    """One switch: the field of `YardEdition` that holds it, and a cell for each implementation."""

    switch: str
    field: str
    cells: Mapping[str, str]


def read_rows(text: str) -> tuple[Row, ...]:
    """The rows of the page's table of switches."""
    lines = [
        tuple(cell.strip() for cell in line.strip("|").split("|")) for line in text.splitlines() if line[:1] == "|"
    ]
    begin = lines.index(HEADER)
    return tuple(
        Row(cells[0].strip("`"), cells[1].strip("`"), dict(zip(IMPLEMENTATIONS, cells[2:], strict=True)))
        for cells in lines[begin + 2 :]
        if len(cells) == len(HEADER)
    )


def switches_of(edition: Mapping[str, Any]) -> set[str]:
    """All switches of an edition's file: top-level keys, keys of its `players` rows, and options."""
    top = {key for key in edition if key not in ("players", "options")}
    people = {f"players.{key}" for row in edition["players"].values() for key in row}
    return top | people | {f"options.{name}" for name in edition["options"]}


def problems(switches: Iterable[str], rows: Iterable[Row], folders: Folders = FOLDERS) -> Iterator[str]:
    """Everything that is wrong with the table, in words."""
    listed = {row.switch: row for row in rows}
    for switch in sorted(set(switches) - set(listed)):
        yield f"{switch} has no row: say where each implementation handles it"
    for switch in sorted(set(listed) - set(switches)):
        yield f"{switch} has a row, but no edition has this switch"
    for row in listed.values():
        for implementation, cell in row.cells.items():
            for problem in _problems_of(row, cell, folders[implementation]):
                yield f"{row.switch}, {implementation}: {problem}"


def _problems_of(row: Row, cell: str, folders: tuple[Path, ...]) -> Iterator[str]:
    if cell.startswith(REASON):
        if len(cell.split()) <= SHORTEST_REASON:
            yield "the reason is too short"
        if reader := next(_readers(row.field, folders), None):
            yield f"it says that {row.field} is not needed, but {reader} reads it"
        return
    references = REFERENCE.findall(cell)
    if not references or len(references) < cell.count(".py"):
        yield "it names no function and gives no reason"
    for file, function, word in references:
        yield from _problems_of_reference(file, function, word or row.field, folders)


def _problems_of_reference(file: str, function: str, word: str, folders: tuple[Path, ...]) -> Iterator[str]:
    path = next((folder / file for folder in folders if function in functions(folder / file)), None)
    if path is None:
        yield f"there is no {file}:{function}"
    elif word not in functions(path)[function]:
        yield f"{file}:{function} does not read {word}"


def _readers(field: str, folders: tuple[Path, ...]) -> Iterator[str]:
    """The functions that read a field of an edition."""
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            for function, words in functions(path).items():
                if f"edition.{field}" in words:
                    yield f"{path.name}:{function}"


@cache
def functions(path: Path) -> dict[str, frozenset[str]]:
    """The names that each function of a file uses, comments and docstrings left out; empty if there is no such file."""
    if not path.is_file():
        return {}
    found: dict[str, frozenset[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) is not None else node.body
            parts = [node.args, *body]
            found[node.name] = found.get(node.name, frozenset()) | {word for part in parts for word in _words(part)}
    return found


def _words(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Attribute):
            yield node.attr
            if isinstance(node.value, ast.Name | ast.Attribute):
                owner = node.value.id if isinstance(node.value, ast.Name) else node.value.attr
                yield f"{owner}.{node.attr}"
