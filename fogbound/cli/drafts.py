"""`fogbound board number|mend|crossings`: what takes the drudgery out of making a board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound import datafile
from fogbound.cli import files
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line, counted
from fogbound.cli.prompt import Screen
from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard import workshop
from fogbound.games.yard.checks import findings
from fogbound.games.yard.crossings import Crossing, crossings

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
    Path | None, typer.Option("--out", "-o", metavar="OUT.toml", help="Where to; else FILE itself is written anew.")
]


def number(
    file: Draft,
    out: Out = None,
    row: Annotated[
        float | None, typer.Option(min=0, metavar="H", help="How deep a row is on the map; else it is guessed.")
    ] = None,
) -> None:
    """Number the stations row by row, from left to right; links, junctions and start cards follow."""
    data = _draft(file)
    height = row or workshop.row_height(data)
    whole, found = workshop.numbered(data, height)
    path = _written(file, out, whole)
    screen = Screen()
    screen.say(f"{path}: {counted(len(whole['stations']), 'station')} in rows {height:g} deep")
    screen.show(Line(f"  row {i}: {_span(numbers)}") for i, numbers in enumerate(found, 1))


def _span(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def mend(file: Draft, out: Out = None) -> None:
    """Write every link at both of its ends."""
    whole, added = workshop.mended(_draft(file))
    path = _written(file, out, whole)
    screen = Screen()
    screen.say(f"{path}: {counted(len(added), 'link')} added at the other end")
    screen.show(Line(f"  {mode} to {target} at station {here}", 4) for here, target, mode in sorted(added))
    left = findings(whole)
    if left:
        screen.say(f"  {counted(len(left), 'finding')} left. See: fogbound board check {files.quoted(path)}")


def find_crossings(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped board by name, or a .toml board file.")],
    join: Annotated[bool, typer.Option("--join", help="Make them junctions, in FILE or in OUT.toml.")] = False,
    out: Out = None,
) -> int:
    """Find where lines of one mode cross without a junction; exit code 1 if any are left."""
    board = boards.load(name)
    found = crossings(board)
    if out and not join:
        raise Stop("--out is for the board with its new junctions; say --join too.")
    screen = Screen()
    screen.say(f"{name}: {counted(len(found), 'crossing')} without a junction")
    if not join:
        for crossing in found:
            screen.show(_told(crossing))
        return WRONG_CONTENT if found else 0
    if name in boards.names():
        raise Stop(f"{name} comes with Fogbound and is not changed; copy its file first.")
    whole, made = workshop.with_junctions(_draft(Path(name)), found)
    path = _written(Path(name), out, whole)
    left = [crossing for crossing in found if crossing not in made]
    screen.say(f"{path}: {counted(len(made), 'junction')} made")
    for crossing in left:
        screen.show(_told(crossing))
    return WRONG_CONTENT if left else 0


def _told(crossing: Crossing) -> Iterator[Line]:
    one, other = ("–".join(map(str, line)) for line in crossing.lines)
    yield Line(f"  {crossing.mode} {one} crosses {other}; a junction there, instead of those links at the stations:", 4)
    for line in workshop.table("junctions", workshop.junction(crossing), ("mode", "at", "joins")):
        yield Line(f"    {line}", 6)


def _draft(file: Path) -> dict[str, Any]:
    """A board file that may be unfinished, but can be read."""
    if str(file) in boards.names():
        raise Stop(f"{file} comes with Fogbound and is not changed; copy its file first, or name a .toml file.")
    data = boards.parsed(file)
    if found := workshop.blockers(data):
        raise datafile.unusable(file, BadBoard, found)
    return data


def _written(file: Path, out: Path | None, whole: dict[str, Any]) -> Path:
    before = files.read_text(file)
    if out is None and workshop.has_more_comments(before):
        raise Stop(f"{file} has comments below its first lines, which would be lost: name another file with -o.")
    files.write_text(out or file, workshop.text(whole, workshop.heading(before)))
    return out or file
