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
    tutorial,
    verify,
)
from fogbound.cli.friendly import FriendlyGroup, SpokenCommand
from fogbound.cli.speech import Language

app = typer.Typer(
    cls=FriendlyGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def fogbound_(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Language = None,
) -> None:
    """Play, host and replay hidden-information deduction games."""
    if version:
        typer.echo(f"fogbound {fogbound.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(cls=SpokenCommand)(play.play)
app.command(cls=SpokenCommand)(tutorial.tutorial)
app.command(epilog=serve.EXAMPLE)(serve.serve)
app.add_typer(admin.app, name="admin")
app.command(cls=SpokenCommand)(editions.editions)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(board.app, name="board")
app.add_typer(deck.app, name="deck")
app.add_typer(arena.app, name="arena")
app.add_typer(learn.app, name="learn")
app.add_typer(lab.app, name="lab")
app.command(cls=SpokenCommand)(replay.replay)
app.command(cls=SpokenCommand)(analyse.analyse)
app.command(cls=SpokenCommand)(verify.verify)
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
