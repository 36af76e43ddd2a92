"""`fogbound analyse`: a finished game looked back on by the strongest level."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fogbound import catalog
from fogbound import record as records
from fogbound.advice import adviser
from fogbound.advice import analysis as looking_back
from fogbound.advice.analysis import Analysis
from fogbound.cli import advised, choose, words
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import counted
from fogbound.cli.prompt import Screen
from fogbound.errors import FogboundError
from fogbound.game import State

EXAMPLE = """\b
Examples:
  fogbound analyse game.fog
  fogbound analyse series.fog --heat 2
  fogbound analyse game.fog --by sleuth:simulations=2000
  fogbound analyse game.fog --json
"""


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file of a game that is over.")],
    heat: Annotated[int | None, typer.Option(metavar="N", min=1, help="Of a series, this heat.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Every ply, as JSON, instead of words.")] = False,
    by: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Who looks back, such as sleuth:simulations=2000. Left out: the strongest."),
    ] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE", help="The board file, if it has moved.")] = None,
) -> None:
    """Look back on a finished game: chances, suspects, costly moves."""
    end = _ended(record, heat, board)
    found = _looked_back(end, by or looking_back.usual(end.edition))
    if as_json:
        print(json.dumps(looking_back.plain(found), indent=2))
        return
    screen = Screen()
    screen.say(f"{catalog.title(end.edition.id)} ({end.edition.id}), {len(end.log)} plies.")
    screen.show([words.outcome(catalog.known(end.edition), end.view(None))])
    screen.say()
    screen.show(advised.analysis(found))


def _ended(path: Path, heat: int | None, board: str | None) -> State:
    """The end of the game that is meant."""
    games = list(zip(*choose.read_records(path, board=board), strict=True))
    if heat is None and len(games) > 1:
        raise Stop(f"This is a series of {len(games)} games: say which one, with --heat N.")
    if heat is not None and heat > len(games):
        raise Stop(f"There is no heat {heat} in this record; it holds {counted(len(games), 'game')}.")
    read, start = games[(heat or 1) - 1]
    replayed = records.replay(read, start)
    try:
        adviser.name(start.edition)
    except FogboundError as problem:
        raise Stop(f"{problem.text} It can be replayed: fogbound replay {path}", WRONG_CONTENT) from None
    if replayed.stopped is not None:
        raise Stop(f"{path} cannot be looked back on: {replayed.stopped.text}", WRONG_CONTENT)
    return replayed.state


def _looked_back(end: State, by: str) -> Analysis:
    adviser.called(end.edition, by, 0)  # who cannot do it is refused before anything is shown
    shown = Progress(
        TextColumn("Looking back"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with shown:
        task = shown.add_task("", total=len(end.log))
        return looking_back.analysis(end, by, lambda done: shown.update(task, completed=done))
