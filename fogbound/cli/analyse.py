"""`fogbound analyse`: a finished game, judged ply by ply by the strongest level."""

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
from fogbound.advice import analysis as analyses
from fogbound.advice.analysis import Analysis
from fogbound.cli import choose
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import Language, game_title, refusal, t
from fogbound.cli.terminals import terminal
from fogbound.errors import FogboundError
from fogbound.game import State


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    heat: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    by: Annotated[
        str | None,
        typer.Option(metavar="NAME"),
    ] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    language: Language = None,
) -> None:
    """Analyse a finished game: chances, suspects, costly moves."""
    end = _final_state(record, heat, board)
    analysis = _run_analysis(end, by or analyses.default_adviser(end.edition))
    if as_json:
        print(json.dumps(analyses.plain(analysis), indent=2))
        return
    screen = Screen()
    title = f"{game_title(end.edition.id, catalog.title(end.edition.id))} ({end.edition.id})"
    screen.say(t("cli-replay-title", title=title, n=len(end.log)))
    screens = terminal(end.edition)
    screen.show(screens.ending(end.edition, end.view(None), False))
    if screens.analysis is not None:
        screen.say()
        screen.show(screens.analysis(analysis))


def _final_state(path: Path, heat: int | None, board: str | None) -> State:
    """The final state of the chosen game."""
    games = list(zip(*choose.read_records(path, board=board), strict=True))
    if heat is None and len(games) > 1:
        raise Stop(t("cli-analyse-which-heat", n=len(games)))
    if heat is not None and heat > len(games):
        raise Stop(t("cli-no-heat", given=heat, n=len(games)))
    read, start = games[(heat or 1) - 1]
    replayed = records.replay(read, start)
    try:
        adviser.name(start.edition)
    except FogboundError as problem:
        raise Stop(
            f"{refusal(problem)} {t('cli-can-replay', command=f'fogbound replay {path}')}", WRONG_CONTENT
        ) from None
    if replayed.stopped is not None:
        raise Stop(t("cli-not-analysed", file=str(path), reason=refusal(replayed.stopped)), WRONG_CONTENT)
    return replayed.state


def _run_analysis(end: State, by: str) -> Analysis:
    adviser.make(end.edition, by, 0)  # refuses a bot that cannot judge, before the bar appears
    shown = Progress(
        TextColumn(t("cli-analysing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with shown:
        task = shown.add_task("", total=len(end.log))
        return analyses.analysis(end, by, lambda done: shown.update(task, completed=done))
