"""`fogbound board check|draw|show|…`: boards, shipped or your own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from fogbound.cli import drafts, files, findings
from fogbound.cli.friendly import WRONG_CONTENT, FriendlyGroup
from fogbound.cli.lines import Line, count
from fogbound.cli.prompt import Screen
from fogbound.cli.yard import sheet
from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board
from fogbound.games.yard.checks import MODES
from fogbound.games.yard.map.draw import draw as drawn

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
    help="Check, draw, show or make a board.",
    epilog=EXAMPLE,
    rich_markup_mode=None,
    no_args_is_help=False,
)

Named = Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped board by name, or a .toml board file.")]


@app.callback(invoke_without_command=True)
def board(context: typer.Context) -> None:
    """Check, draw, show or make a board."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=CHECK_EXAMPLE)
def check(
    given: Annotated[list[str], typer.Argument(metavar="FILE...", help="Board files, or names of shipped boards.")],
) -> int:
    """List everything wrong with board files; exit code 1 if anything is."""
    screen = Screen()
    sound = [_check(screen, file) for file in given]
    return 0 if all(sound) else WRONG_CONTENT


def _check(screen: Screen, file: str) -> bool:
    try:
        loaded = boards.load(file) if file in boards.names() else boards.read(Path(file))
    except BadBoard as problem:
        screen.show(findings.refusal(file, problem))
        return False
    screen.say(f"{file}: ok, {count(len(loaded.stations), 'station')}, {count(len(loaded.connections), 'link')}")
    return True


@app.command(epilog=DRAW_EXAMPLE)
def draw(
    name: Named,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="OUT.svg", help="Where to write. Default: NAME.svg.")
    ] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
) -> None:
    """Draw a board as an SVG picture."""
    loaded = boards.load(name)
    path = files.picture_path(out or f"{loaded.name}.svg")
    files.write_text(path, drawn(loaded, theme=theme))
    Screen().say(f"{loaded.title} is drawn in {path}; open it in a browser.")


@app.command(epilog=EXAMPLE)
def show(
    name: Named,
    station: Annotated[int | None, typer.Argument(metavar="STATION", help="Only the lines from here.")] = None,
) -> None:
    """Describe a board, or list the lines from one station."""
    loaded = boards.load(name)
    Screen().show(_summary(loaded) if station is None else sheet.lines_from(loaded, station))


def _summary(loaded: Board) -> Iterator[Line]:
    yield Line(f"{loaded.name}: {loaded.title}", 0, "bold")
    yield Line(f"  {count(len(loaded.stations), 'station')}, {loaded.stations[0]} to {loaded.stations[-1]}")
    for mode in MODES:
        links = [link for link in loaded.connections if link[2] == mode]
        stops = {end for a, b, _ in links for end in (a, b)}
        yield Line(f"  {mode}: {count(len(links), 'link')} between {count(len(stops), 'station')}")
    for deck, cards in loaded.starts:
        yield Line(f"  start cards, {deck}: {' '.join(map(str, cards))}", 4)


app.command(epilog=drafts.NUMBER_EXAMPLE)(drafts.number)
app.command(epilog=drafts.MEND_EXAMPLE)(drafts.mend)
app.command("crossings", epilog=drafts.CROSSINGS_EXAMPLE)(drafts.find_crossings)
