"""`fogbound board number|mend|crossings`: tools for making a board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound import datafile, toml_text
from fogbound.cli import files
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line, count
from fogbound.cli.prompt import Screen
from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard.checks import findings
from fogbound.games.yard.workshop import drafts, writing
from fogbound.games.yard.workshop.crossings import Crossing, crossings

NUMBER_EXAMPLE = """\b
Example:
  fogbound board number green.toml -o numbered.toml
"""
MEND_EXAMPLE = """\b
Example:
  fogbound board mend green.toml -o mended.toml
"""
CROSSINGS_EXAMPLE = """\b
Example:
  fogbound board crossings london-1983
"""

Draft = Annotated[Path, typer.Argument(metavar="FILE", help="A .toml board file.")]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="OUT.toml", help="Where to write. Default: FILE itself.")
]


def number(
    file: Draft,
    out: Out = None,
    row: Annotated[
        float | None, typer.Option(min=0, metavar="H", help="The height of a row on the map. Default: estimated.")
    ] = None,
) -> None:
    """Renumber the stations row by row, from left to right."""
    data = _draft(file)
    height = row or drafts.row_height(data)
    draft, rows = drafts.renumber(data, height)
    path = _write(file, out, draft)
    screen = Screen()
    screen.say(f"{path}: {count(len(draft['stations']), 'station')} in rows {height:g} high")
    screen.show(Line(f"  row {i}: {_span(numbers)}") for i, numbers in enumerate(rows, 1))


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def mend(file: Draft, out: Out = None) -> None:
    """Add the missing end of every link."""
    board, added = drafts.mend(_draft(file))
    path = _write(file, out, board)
    screen = Screen()
    screen.say(f"{path}: {count(len(added), 'link')} added at the other end")
    screen.show(Line(f"  {mode} to {target} at station {here}", 4) for here, target, mode in sorted(added))
    left = findings(board)
    if left:
        screen.say(f"  {count(len(left), 'finding')} left. See: fogbound board check {files.quoted(path)}")


def find_crossings(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped board by name, or a .toml board file.")],
    join: Annotated[bool, typer.Option("--join", help="Turn them into junctions.")] = False,
    out: Out = None,
) -> int:
    """Find where lines of one mode cross without a junction; exit code 1 if any are left."""
    board = boards.load(name)
    unjoined = crossings(board)
    if out and not join:
        raise Stop("--out is for the board with its new junctions; add --join.")
    screen = Screen()
    screen.say(f"{name}: {count(len(unjoined), 'crossing')} without a junction")
    if not join:
        for crossing in unjoined:
            screen.show(_crossing_lines(crossing))
        return WRONG_CONTENT if unjoined else 0
    if name in boards.names():
        raise Stop(f"{name} is shipped with Fogbound and cannot be changed; copy its file first.")
    draft, made = drafts.join_crossings(_draft(Path(name)), unjoined)
    path = _write(Path(name), out, draft)
    left = [crossing for crossing in unjoined if crossing not in made]
    screen.say(f"{path}: {count(len(made), 'junction')} made")
    for crossing in left:
        screen.show(_crossing_lines(crossing))
    return WRONG_CONTENT if left else 0


def _crossing_lines(crossing: Crossing) -> Iterator[Line]:
    one, other = ("–".join(map(str, line)) for line in crossing.lines)
    yield Line(f"  {crossing.mode} {one} crosses {other}. To make it a junction, replace those links with:", 4)
    for line in writing.table("junctions", drafts.junction(crossing), ("mode", "at", "joins")):
        yield Line(f"    {line}", 6)


def _draft(file: Path) -> dict[str, Any]:
    """The data of a board file that may be unfinished; `BadBoard` if the tools cannot work on it."""
    if str(file) in boards.names():
        raise Stop(f"{file} is shipped with Fogbound and cannot be changed; copy its file first, or name a .toml file.")
    data = boards.parse(file)
    if blockers := drafts.blockers(data):
        raise datafile.unusable(file, BadBoard, blockers)
    return data


def _write(file: Path, out: Path | None, board: dict[str, Any]) -> Path:
    before = files.read_text(file)
    if out is None and toml_text.has_more_comments(before):
        raise Stop(f"{file} has comments below its first lines, which would be lost: name another file with -o.")
    files.write_text(out or file, writing.text(board, toml_text.heading(before)))
    return out or file
