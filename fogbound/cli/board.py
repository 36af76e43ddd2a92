"""`fogbound board check|draw|show|…`: boards, shipped or your own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from fogbound.cli import balance, drafts, files, findings, sheet
from fogbound.cli.friendly import WRONG_CONTENT, FriendlyGroup
from fogbound.cli.lines import Line, counted
from fogbound.cli.prompt import Screen
from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board
from fogbound.games.yard.checks import MODES
from fogbound.games.yard.draw import draw as drawn

EXAMPLE = """\b
Example:
  fogbound board show london-1983 74
"""
CHECK_EXAMPLE = """\b
Example:
  fogbound board check london-1983
"""
DRAW_EXAMPLE = """\b
Example:
  fogbound board draw london-2017 -o london.svg --theme dark
"""

app = typer.Typer(
    cls=FriendlyGroup,
    help="Check, draw, look at or make a board.",
    epilog=EXAMPLE,
    rich_markup_mode=None,
    no_args_is_help=False,
)

Named = Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped board by name, or a .toml board file.")]


@app.callback(invoke_without_command=True)
def board(context: typer.Context) -> None:
    """Check, draw, look at or make a board."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=CHECK_EXAMPLE)
def check(
    given: Annotated[list[str], typer.Argument(metavar="FILE...", help="Board files, or names of shipped boards.")],
) -> int:
    """Say everything that is wrong with board files; exit code 1 if anything is."""
    screen = Screen()
    sound = [_checked(screen, file) for file in given]
    return 0 if all(sound) else WRONG_CONTENT


def _checked(screen: Screen, file: str) -> bool:
    try:
        found = boards.load(file) if file in boards.names() else boards.read(Path(file))
    except BadBoard as problem:
        screen.show(findings.refused(file, problem))
        return False
    screen.say(f"{file}: ok, {counted(len(found.stations), 'station')}, {counted(len(found.connections), 'link')}")
    return True


@app.command(epilog=DRAW_EXAMPLE)
def draw(
    name: Named,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="OUT.svg", help="Where to; else NAME.svg.")] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
) -> None:
    """Draw a board as an SVG picture."""
    found = boards.load(name)
    path = files.picture_path(out or f"{found.name}.svg")
    files.write_text(path, drawn(found, theme=theme))
    Screen().say(f"{found.title} is drawn in {path}; open it in a browser.")


@app.command(epilog=EXAMPLE)
def show(
    name: Named,
    station: Annotated[int | None, typer.Argument(metavar="STATION", help="Only the lines from here.")] = None,
) -> None:
    """Tell a board in words: a summary, or where the lines go from one station."""
    found = boards.load(name)
    Screen().show(_summary(found) if station is None else sheet.lines_from(found, station))


def _summary(found: Board) -> Iterator[Line]:
    yield Line(f"{found.name}: {found.title}", 0, "bold")
    yield Line(f"  {counted(len(found.stations), 'station')}, {found.stations[0]} to {found.stations[-1]}")
    for mode in MODES:
        links = [link for link in found.connections if link[2] == mode]
        stops = {end for a, b, _ in links for end in (a, b)}
        yield Line(f"  {mode}: {counted(len(links), 'link')} between {counted(len(stops), 'station')}")
    for deck, cards in found.starts:
        yield Line(f"  start cards, {deck}: {' '.join(map(str, cards))}", 4)


app.command(epilog=drafts.NUMBER_EXAMPLE)(drafts.number)
app.command(epilog=drafts.MEND_EXAMPLE)(drafts.mend)
app.command("crossings", epilog=drafts.CROSSINGS_EXAMPLE)(drafts.find_crossings)
app.command(epilog=balance.EXAMPLE)(balance.balance)
