"""`fogbound arena`: bots play each other many times, and a report says how good they are."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group

from fogbound import catalog
from fogbound import record as records
from fogbound.arena import executors, journal, report, schedule
from fogbound.arena.analysis import Figures, analyse
from fogbound.arena.executors import Executor
from fogbound.arena.play import replay_result
from fogbound.arena.run import run as run_schedule
from fogbound.arena.schedule import Fixture, Schedule, Test
from fogbound.arena.tables import Table
from fogbound.cli import choose, files, programs
from fogbound.cli.friendly import INTERRUPTED, FriendlyGroup, Stop
from fogbound.cli.progress import ArenaProgress
from fogbound.cli.running import interrupted_by

RUN_EXAMPLE = """\b
Examples:
  fogbound arena run greedy random --starts 500
  fogbound arena run greedy random --edition 1983 --players 6 --seed 2
  fogbound arena run --schedule schedule.toml --folder results
  fogbound arena run greedy random --ray ray://cluster:10001
"""
SPRT_EXAMPLE = """\b
Example:
  fogbound arena sprt greedy random --low 0.50 --high 0.53 --starts 5000
"""
SHOW_EXAMPLE = """\b
Examples:
  fogbound arena show results
  fogbound arena show results --json
  fogbound arena show results --html report.html
"""

RECORD_EXAMPLE = """\b
Example:
  fogbound arena record results greedy random 3 -o game.fog
"""

app = typer.Typer(cls=FriendlyGroup, help="Let bots play each other, and measure them.", rich_markup_mode=None)

Bots = Annotated[
    list[str] | None, typer.Argument(metavar="BOT...", help="Bots by name, or with settings: name:key=value,key=value.")
]
EditionOption = Annotated[
    str | None, typer.Option("--edition", metavar="EDITION", help="1983, 2015 or 2017, or a full id. Default: 2017.")
]
BotCommand = Annotated[
    list[str] | None,
    typer.Option("--bot-command", metavar="NAME=CMD", help="Your own bot and its command; see docs/bot-protocol.md."),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="Number of players in the rules, X included.")]
BoardOption = Annotated[str | None, typer.Option("--board", metavar="NAME|FILE", help="Another board.")]
RuleOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="A rule option; see fogbound editions.")
]
Seed = Annotated[int | None, typer.Option(min=0, metavar="N", help="The same seed deals the same starts. Default: 1.")]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where results go. Default: arena-…, named after the schedule."),
]
Jobs = Annotated[int | None, typer.Option(min=1, max=1024, metavar="N", help="Games at once. Default: one per core.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one here. Needs fogbound[ray]."),
]


@app.callback(invoke_without_command=True)
def arena(context: typer.Context) -> None:
    """Let bots play each other, and measure them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=RUN_EXAMPLE)
def run(
    bots: Bots = None,
    bot_command: BotCommand = None,
    file: Annotated[
        Path | None, typer.Option("--schedule", metavar="FILE", help="A schedule as a .toml file, instead of options.")
    ] = None,
    edition: EditionOption = None,
    players: Players = None,
    board: BoardOption = None,
    option: RuleOption = None,
    starts: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="N", help="Starts for each pair of bots; each bot is X once per start. Default: 100."
        ),
    ] = None,
    seed: Seed = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="Only the first bot meets the others.")] = False,
    folder: Folder = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> int:
    """Play a schedule on all cores. After an interruption, the same command resumes."""
    if file is not None:
        if any((bots, starts, edition, players, board, option, gauntlet, seed is not None)):
            raise Stop("A schedule names bots and options itself: give either a schedule or bots and options.")
        asked = schedule.from_toml(files.read_text(file, "schedule"), partial(programs.read, bot_command))
    else:
        rules = choose.edition(edition, players, board, option)
        commands = programs.read(bot_command, rules)
        how = {"starts": starts or 100, "seed": _seed(seed), "gauntlet": gauntlet}
        asked = schedule.make_schedule(rules, bots or (), commands, **how)
    return _play_and_report(asked, folder, _executor(jobs, ray))


@app.command(epilog=SPRT_EXAMPLE)
def sprt(
    bots: Bots = None,
    bot_command: BotCommand = None,
    low: Annotated[float, typer.Option(metavar="SCORE", help="The first bot’s score if it is no better.")] = 0.50,
    high: Annotated[float, typer.Option(metavar="SCORE", help="Its score if it is as much better as matters.")] = 0.53,
    alpha: Annotated[float, typer.Option(metavar="RISK", help="Risk of wrongly accepting the high score.")] = 0.05,
    beta: Annotated[float, typer.Option(metavar="RISK", help="Risk of wrongly accepting the low score.")] = 0.05,
    edition: EditionOption = None,
    players: Players = None,
    board: BoardOption = None,
    option: RuleOption = None,
    starts: Annotated[int, typer.Option(min=1, metavar="N", help="Stop after this many starts.")] = 10_000,
    seed: Seed = None,
    folder: Folder = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> int:
    """Play until it is clear whether the first bot is better. Exit code 0 if it is, 1 otherwise."""
    rules = choose.edition(edition, players, board, option)
    test = Test(low, high, alpha, beta)
    commands = programs.read(bot_command, rules)
    asked = schedule.make_schedule(rules, bots or (), commands, starts=starts, seed=_seed(seed), test=test)
    return _play_and_report(asked, folder, _executor(jobs, ray))


@app.command(epilog=SHOW_EXAMPLE)
def show(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of results.")],
    as_json: Annotated[bool, typer.Option("--json", help="Every figure as JSON.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as a page.")] = None,
) -> None:
    """Show a folder of results, also while an arena still plays into it."""
    figures = analyse(*journal.results(folder))
    if html is not None:
        files.write_text(html, report.to_html(figures))
        typer.echo(f"The report is in {html}.")
    elif as_json:
        typer.echo(report.to_json(figures), nl=False)
    else:
        _print_report(figures)


@app.command(epilog=RECORD_EXAMPLE)
def record(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of results.")],
    x: Annotated[str, typer.Argument(metavar="BOT", help="The bot that was X.")],
    hunters: Annotated[str, typer.Argument(metavar="BOT", help="The bot that led the pursuers.")],
    start: Annotated[int, typer.Argument(metavar="START", help="The number of the start.")],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="Where to write; without an ending, .fog is added.")
    ],
) -> None:
    """Write a stored game as a record."""
    asked, results = journal.results(folder)
    wanted = Fixture(x, hunters, start)
    result = next((one for one in results if one.fixture == wanted), None)
    if result is None:
        raise Stop(f"{folder} has no game of {x} as X against {hunters} from start {start}.")
    end = replay_result(asked, result)
    path = files.record_path(out)
    tags = (("Player", f"{x}: x"), ("Player", f"{hunters}: {' '.join(end.edition.seats[1:])}"))
    files.write_text(path, records.write(catalog.start(end.edition), end, tags=tags))
    typer.echo(f"The record is in {path}. Watch it: fogbound replay {files.quoted(path)}")


def _seed(given: int | None) -> int:
    return 1 if given is None else given


def _executor(jobs: int | None, ray: str | None) -> Executor:
    return executors.on_cores(jobs or executors.cores()) if ray is None else executors.on_ray(ray)


def _play_and_report(asked: Schedule, folder: Path | None, executor: Executor) -> int:
    """Play, write the reports, and return the exit code."""
    folder = Path(f"arena-{asked.digest}") if folder is None else folder
    progress = ArenaProgress(asked, folder)
    try:
        with interrupted_by("SIGTERM", "SIGHUP"), progress:
            results = run_schedule(asked, folder, executor, progress.update)
    except KeyboardInterrupt:
        typer.echo(f"Stopped: {progress.done or 0} of {asked.games} games are in {folder}. The same command resumes.")
        return INTERRUPTED
    figures = analyse(asked, results)
    for name, text in (
        ("report.html", report.to_html(figures)),
        ("report.json", report.to_json(figures)),
        ("report.txt", report.to_text(figures)),
    ):
        files.write_text(folder / name, text)
    _print_report(figures)
    typer.echo(f"\nWritten to {folder}: report.html, report.json and report.txt.")
    return 0 if asked.test is None or (figures.decision and figures.decision.accepted == asked.test.high) else 1


def print_tables(tables: Sequence[Table]) -> None:
    _print(report.rich_tables(tables))


def _print_report(figures: Figures) -> None:
    _print(report.rich_report(figures))


def _print(shown: Group) -> None:
    if not sys.stdout.isatty():
        typer.echo(report.plain_text(shown), nl=False)
        return
    Console(highlight=False).print(shown)
