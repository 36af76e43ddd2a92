"""The command line: `fogbound COMMAND`, one module per command."""

from __future__ import annotations

import contextlib
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import fogbound
from fogbound.cli import (
    admin,
    analyse,
    arena,
    board,
    deck,
    editions,
    lab,
    learn,
    perft,
    play,
    puzzles,
    replay,
    serve,
    solve,
    think,
    tutorial,
    verify,
)
from fogbound.cli.friendly import FriendlyGroup

EXAMPLE = """\b
Examples:
  fogbound serve                               (host games for browsers)
  fogbound play                                (play in this terminal)
  fogbound tutorial                            (learn by playing)
  fogbound play --help
  fogbound puzzles                             (the puzzle of the day)
  fogbound editions
  fogbound replay game.fog
  fogbound analyse game.fog                    (find the costliest moves)
  fogbound arena run greedy random             (bots against bots)
"""

app = typer.Typer(
    cls=FriendlyGroup,
    epilog=EXAMPLE,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def fogbound_(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Play, host and replay hidden-information deduction games."""
    if version:
        typer.echo(f"fogbound {fogbound.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(epilog=play.EXAMPLE)(play.play)
app.command(epilog=tutorial.EXAMPLE)(tutorial.tutorial)
app.command(epilog=serve.EXAMPLE)(serve.serve)
app.command(epilog=think.EXAMPLE)(think.think)
app.add_typer(admin.app, name="admin")
app.command(epilog=editions.EXAMPLE)(editions.editions)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(board.app, name="board")
app.add_typer(deck.app, name="deck")
app.add_typer(arena.app, name="arena")
app.add_typer(learn.app, name="learn")
app.add_typer(lab.app, name="lab")
app.command(epilog=replay.EXAMPLE)(replay.replay)
app.command(epilog=analyse.EXAMPLE)(analyse.analyse)
app.command(epilog=verify.EXAMPLE)(verify.verify)
app.command(epilog=perft.EXAMPLE)(perft.perft)
app.command(epilog=solve.EXAMPLE)(solve.solve)


def main() -> None:
    """The console script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Bytes that are not text, and letters that the terminal lacks, must not stop a command.
        with contextlib.suppress(ValueError, OSError):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
    app()
