"""The command line: `fogbound COMMAND`, one module per command."""

from __future__ import annotations

import contextlib
import sys
from collections import UserDict
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer

import fogbound
from fogbound.cli.friendly import FriendlyGroup, SpokenCommand
from fogbound.cli.speech import Language

COMMANDS = (
    "play",
    "tutorial",
    "serve",
    "think",
    "admin",
    "editions",
    "puzzles",
    "board",
    "deck",
    "arena",
    "learn",
    "lab",
    "replay",
    "analyse",
    "verify",
    "perft",
    "solve",
)
SPOKEN = ("play", "tutorial", "editions", "replay", "analyse", "verify")  # for players: in their language


class Commands(UserDict[str, Any]):
    """All commands by name. A command is imported only when it is used, because each needs other parts of Fogbound."""

    def __getitem__(self, name: str) -> Any:
        if name not in self.data:
            raise KeyError(name)
        return _command(name)


class AllCommands(FriendlyGroup):
    """The command `fogbound`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Commands(dict.fromkeys(COMMANDS))


@cache
def _command(name: str) -> Any:
    module = import_module(f"fogbound.cli.{name}")
    if hasattr(module, "app"):
        return typer.main.get_group(module.app)
    alone = typer.Typer(rich_markup_mode=None, add_completion=False)
    how: dict[str, Any] = {"cls": SpokenCommand} if name in SPOKEN else {"epilog": module.EXAMPLE}
    alone.command(**how)(getattr(module, name))
    return typer.main.get_command(alone)


app = typer.Typer(
    cls=AllCommands,
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


def main() -> None:
    """The console script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Bytes that are not text, and letters that the terminal lacks, must not stop a command.
        with contextlib.suppress(ValueError, OSError):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
    app()
