"""`fogbound arena`: bots against bots, many times over, and what can be said of them afterwards."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group

from fogbound import catalog
from fogbound import record as records
from fogbound.arena import executors, journal, report, schedule
from fogbound.arena.analysis import Figures, analyse
from fogbound.arena.beliefs import compare
from fogbound.arena.chances import foretold
from fogbound.arena.executors import Executor
from fogbound.arena.manners import manners as judged
from fogbound.arena.play import replayed
from fogbound.arena.run import run as run_schedule
from fogbound.arena.schedule import Fixture, Schedule, Test
from fogbound.arena.tables import comparisons, conduct, foretellings
from fogbound.cli import choose, files, programs
from fogbound.cli.friendly import INTERRUPTED, FriendlyGroup, Stop
from fogbound.cli.running import interrupted_by
from fogbound.cli.watching import Watching

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

BELIEFS_EXAMPLE = """\b
Example:
  fogbound arena beliefs results --believer master --believer sleuth
"""

CHANCES_EXAMPLE = """\b
Example:
  fogbound arena chances results --adviser master
"""

MANNERS_EXAMPLE = """\b
Example:
  fogbound arena manners results --adviser master --bot reporter
"""

app = typer.Typer(cls=FriendlyGroup, help="Let bots play each other, and measure them.", rich_markup_mode=None)

Bots = Annotated[
    list[str] | None, typer.Argument(metavar="BOT...", help="Bots by name, or with settings: name:key=value,key=value.")
]
EditionOption = Annotated[
    str | None, typer.Option("--edition", metavar="EDITION", help="1983, 2015 or 2017, or a full id. Left out: 2017.")
]
BotCommand = Annotated[
    list[str] | None,
    typer.Option(
        "--bot-command", metavar="NAME=CMD", help="A bot of your own, by its command; see docs/bot-protocol.md."
    ),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many people the rules count, X included.")]
BoardOption = Annotated[str | None, typer.Option("--board", metavar="NAME|FILE", help="Another board.")]
RuleOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="A rule option; see fogbound editions.")
]
Seed = Annotated[int | None, typer.Option(min=0, metavar="N", help="The same seed deals the same starts. Left out: 1.")]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where results go. Left out: arena-…, named after the schedule."),
]
Jobs = Annotated[int | None, typer.Option(min=1, max=1024, metavar="N", help="Games at once. Left out: one a core.")]
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
        typer.Option(min=1, metavar="N", help="Starts for each two bots; both are X once in each. Left out: 100."),
    ] = None,
    seed: Seed = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="Only the first bot meets the others.")] = False,
    folder: Folder = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> int:
    """Play a schedule on all cores. Stopped at any time, the same command goes on where it was."""
    if file is not None:
        if any((bots, starts, edition, players, board, option, gauntlet, seed is not None)):
            raise Stop("--schedule says who plays what; give either a schedule or bots and options.")
        asked = schedule.from_toml(files.read_text(file, "schedule"), partial(programs.read, bot_command))
    else:
        rules = choose.edition(edition, players, board, option)
        brought = programs.read(bot_command, rules)
        how = {"starts": starts or 100, "seed": _seed(seed), "gauntlet": gauntlet}
        asked = schedule.scheduled(rules, bots or (), brought, **how)
    return _played(asked, folder, _executor(jobs, ray))


@app.command(epilog=SPRT_EXAMPLE)
def sprt(
    bots: Bots = None,
    bot_command: BotCommand = None,
    low: Annotated[float, typer.Option(metavar="SCORE", help="The first bot's score if it is no better.")] = 0.50,
    high: Annotated[float, typer.Option(metavar="SCORE", help="Its score if it is as much better as matters.")] = 0.53,
    alpha: Annotated[float, typer.Option(metavar="RISK", help="Risk of accepting the high score wrongly.")] = 0.05,
    beta: Annotated[float, typer.Option(metavar="RISK", help="Risk of accepting the low score wrongly.")] = 0.05,
    edition: EditionOption = None,
    players: Players = None,
    board: BoardOption = None,
    option: RuleOption = None,
    starts: Annotated[int, typer.Option(min=1, metavar="N", help="Give up after so many starts.")] = 10_000,
    seed: Seed = None,
    folder: Folder = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> int:
    """Play until it is clear whether the first bot is better. Exit code 0 if it is, otherwise 1."""
    rules = choose.edition(edition, players, board, option)
    test = Test(low, high, alpha, beta)
    brought = programs.read(bot_command, rules)
    asked = schedule.scheduled(rules, bots or (), brought, starts=starts, seed=_seed(seed), test=test)
    return _played(asked, folder, _executor(jobs, ray))


@app.command(epilog=SHOW_EXAMPLE)
def show(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of results.")],
    as_json: Annotated[bool, typer.Option("--json", help="Every figure as JSON.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as a page.")] = None,
) -> None:
    """Show a folder of results. An arena may still be at work there."""
    figures = analyse(*journal.results(folder))
    if html is not None:
        files.write_text(html, report.to_html(figures))
        typer.echo(f"The report is in {html}.")
    elif as_json:
        typer.echo(report.to_json(figures), nl=False)
    else:
        _tell(figures)


@app.command(epilog=BELIEFS_EXAMPLE)
def beliefs(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="Folders of results, of one edition.")],
    believer: Annotated[
        list[str] | None,
        typer.Option("--believer", metavar="BOT", help="Whose belief; may be repeated. Left out: pimbot, sleuth."),
    ] = None,
    x: Annotated[list[str] | None, typer.Option("--x", metavar="BOT", help="Only games of this X.")] = None,
) -> None:
    """Compare what bots would have believed of X's whereabouts in games that were played."""
    kept = [journal.results(folder) for folder in folders]
    wanted = [(asked, [one for one in played if x is None or one.x in x]) for asked, played in kept]
    compared = compare(wanted, believer or ("pimbot", "sleuth"))
    if not compared:
        raise Stop("These folders hold no game in which X could have been in several places.")
    _show(report.rich_tables(comparisons(compared)))


@app.command(epilog=CHANCES_EXAMPLE)
def chances(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="Folders of results, of one edition.")],
    adviser: Annotated[str, typer.Option("--adviser", metavar="BOT", help="Whose chances.")] = "sleuth",
) -> None:
    """Hold the chances that an adviser gives against how games ended."""
    found = foretold([journal.results(folder) for folder in folders], adviser)
    if not found:
        raise Stop("These folders hold no games yet.")
    _show(report.rich_tables(foretellings(found, adviser)))


@app.command(epilog=MANNERS_EXAMPLE)
def manners(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="Folders of results, of one edition.")],
    adviser: Annotated[str, typer.Option("--adviser", metavar="BOT", help="Who judges.")] = "sleuth",
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="Only this bot; may be repeated.")
    ] = None,
) -> None:
    """Say how bots err: what their moves cost, as an adviser sees it, and what they do that people would not."""
    found = judged([journal.results(folder) for folder in folders], adviser, bot)
    if not found:
        raise Stop("These folders hold no games of such a bot.")
    _show(report.rich_tables([conduct(found, adviser)]))


@app.command(epilog=RECORD_EXAMPLE)
def record(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of results.")],
    x: Annotated[str, typer.Argument(metavar="BOT", help="The bot that was X.")],
    hunters: Annotated[str, typer.Argument(metavar="BOT", help="The bot that led the pursuers.")],
    start: Annotated[int, typer.Argument(metavar="START", help="The number of the start.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where to; any ending, none becomes .fog.")],
) -> None:
    """Write a game as a record, to be replayed."""
    asked, results = journal.results(folder)
    wanted = Fixture(x, hunters, start)
    found = next((result for result in results if result.fixture == wanted), None)
    if found is None:
        raise Stop(f"{folder} has no game of {x} as X against {hunters} from start {start}.")
    end = replayed(asked, found)
    path = files.record_path(out)
    tags = (("Player", f"{x}: x"), ("Player", f"{hunters}: {' '.join(end.edition.seats[1:])}"))
    files.write_text(path, records.write(catalog.start(end.edition), end, tags=tags))
    typer.echo(f"The record is in {path}. See the game again: fogbound replay {files.quoted(path)}")


def _seed(given: int | None) -> int:
    return 1 if given is None else given


def _executor(jobs: int | None, ray: str | None) -> Executor:
    return executors.on_cores(jobs or executors.cores()) if ray is None else executors.on_ray(ray)


def _played(asked: Schedule, folder: Path | None, executor: Executor) -> int:
    """Play, report, and give the exit code."""
    folder = Path(f"arena-{asked.digest}") if folder is None else folder
    watching = Watching(asked, folder)
    try:
        with interrupted_by("SIGTERM", "SIGHUP"), watching:
            results = run_schedule(asked, folder, executor, watching.heard)
    except KeyboardInterrupt:
        typer.echo(
            f"Stopped: {watching.done or 0} of {asked.games} games are kept in {folder}. The same command goes on."
        )
        return INTERRUPTED
    figures = analyse(asked, results)
    for name, text in (
        ("report.html", report.to_html(figures)),
        ("report.json", report.to_json(figures)),
        ("report.txt", report.to_text(figures)),
    ):
        files.write_text(folder / name, text)
    _tell(figures)
    typer.echo(f"\nKept in {folder}: report.html, report.json and report.txt.")
    return 0 if asked.test is None or (figures.verdict and figures.verdict.accepted == asked.test.high) else 1


def _tell(figures: Figures) -> None:
    _show(report.rich_report(figures))


def _show(shown: Group) -> None:
    if not sys.stdout.isatty():
        typer.echo(report.plain_text(shown), nl=False)
        return
    Console(highlight=False).print(shown)
