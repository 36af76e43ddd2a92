"""`fogbound lab`: research on stored games, boards and networks, which no player needs."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, track

from fogbound.arena import journal, report
from fogbound.arena.tables import Table
from fogbound.bots.naming import parse_bot
from fogbound.bots.yard import BOTS
from fogbound.cli import files
from fogbound.cli.arena import print_tables
from fogbound.cli.friendly import INTERRUPTED, FriendlyGroup, Stop
from fogbound.cli.learn import Device, Family, Seed, need_torch
from fogbound.cli.lines import Line, count
from fogbound.cli.prompt import Screen
from fogbound.cli.running import interrupted_by
from fogbound.lab import balance as balancing
from fogbound.lab.balance import Heat
from fogbound.lab.beliefs import compare_beliefs
from fogbound.lab.blunders import find_blunders
from fogbound.lab.chances import calibrate
from fogbound.lab.tables import belief_tables, blunder_table, chance_tables

if TYPE_CHECKING:
    from fogbound.lab.study.run import Study

EXAMPLE = """\b
Examples:
  fogbound lab balance tiny-harbour --heats 5
  fogbound lab study --help
"""
BELIEFS_EXAMPLE = """\b
Example:
  fogbound lab beliefs results --believer master --believer sleuth
"""
CHANCES_EXAMPLE = """\b
Example:
  fogbound lab chances results --adviser master
"""
BLUNDERS_EXAMPLE = """\b
Example:
  fogbound lab blunders results --adviser master --bot reporter
"""
BALANCE_EXAMPLE = """\b
Example:
  fogbound lab balance tiny-harbour --heats 5
"""
MEANING_EXAMPLE = """\b
Example:
  fogbound lab meaning --out meaning.npz
"""
TRUST_EXAMPLE = """\b
Example:
  fogbound lab trust --out trust.npz
"""
STUDY_EXAMPLE = """\b
Examples:
  fogbound lab study london --folder study --games 2000
  fogbound lab study compact --folder compact --games 5000 --minutes 5
"""

app = typer.Typer(
    cls=FriendlyGroup,
    help="Study stored games, boards and networks.",
    epilog=EXAMPLE,
    rich_markup_mode=None,
)

Folders = Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="Folders of arena results, of one edition.")]


@app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    """Study stored games, boards and networks."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# Stored games


@app.command(epilog=BELIEFS_EXAMPLE)
def beliefs(
    folders: Folders,
    believer: Annotated[
        list[str] | None,
        typer.Option("--believer", metavar="BOT", help="Whose belief; may be repeated. Default: pimbot, sleuth."),
    ] = None,
    x: Annotated[list[str] | None, typer.Option("--x", metavar="BOT", help="Only games of this X.")] = None,
) -> None:
    """Compare what bots would have believed about X's whereabouts in stored games."""
    stored = [journal.results(folder) for folder in folders]
    wanted = [(schedule, [one for one in results if x is None or one.x in x]) for schedule, results in stored]
    comparisons = compare_beliefs(wanted, believer or ("pimbot", "sleuth"))
    if not comparisons:
        raise Stop("These folders hold no game in which X could have been at several stations.")
    print_tables(belief_tables(comparisons))


@app.command(epilog=CHANCES_EXAMPLE)
def chances(
    folders: Folders,
    adviser: Annotated[str, typer.Option("--adviser", metavar="BOT", help="Whose chances.")] = "sleuth",
) -> None:
    """Compare the chances an adviser gives with how stored games ended."""
    calibrations = calibrate([journal.results(folder) for folder in folders], adviser)
    if not calibrations:
        raise Stop("These folders hold no games yet.")
    print_tables(chance_tables(calibrations, adviser))


@app.command(epilog=BLUNDERS_EXAMPLE)
def blunders(
    folders: Folders,
    adviser: Annotated[str, typer.Option("--adviser", metavar="BOT", help="Who judges.")] = "sleuth",
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help="Only this bot; may be repeated.")
    ] = None,
) -> None:
    """Show how bots err in stored games: what their moves cost, in an adviser's eyes, and their odd habits."""
    found = find_blunders([journal.results(folder) for folder in folders], adviser, bot)
    if not found:
        raise Stop("These folders hold no games of such a bot.")
    print_tables([blunder_table(found, adviser)])


# Boards


@app.command(epilog=BALANCE_EXAMPLE)
def balance(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped board by name, or a .toml board file.")],
    heats: Annotated[
        int, typer.Option(min=1, max=10_000, metavar="N", help="Heats from each of X’s start numbers.")
    ] = 50,
    bot: Annotated[str, typer.Option(help=f"Who plays both sides: {', '.join(BOTS.kinds)}.")] = "greedy",
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed plays the same heats.")] = 1,
) -> None:
    """Play heats of the compact chase on a board, bots on both sides, and show how each start number fares."""
    edition = balancing.edition_on(name)
    who = parse_bot(bot, edition)
    planned = _with_bar(balancing.plan_heats(edition, heats, seed))
    played = [balancing.play_heat(edition, who, start, rng) for start, rng in planned]
    Screen().show(_balance_lines(name, str(who), balancing.total_points(edition), played))


def _with_bar(planned: Sequence[tuple[int, Random]]) -> Iterable[tuple[int, Random]]:
    """A progress bar, where stderr is a terminal."""
    if not sys.stderr.isatty():
        return planned
    return track(planned, description="Playing", console=Console(stderr=True), transient=True)


def _balance_lines(name: str, bot: str, total: int, heats: Sequence[Heat]) -> Iterator[Line]:
    caught, points = balancing.share_caught(heats), balancing.mean_points(heats)
    places, often = balancing.usual_places(heats)
    yield Line(f"{name}: {count(len(heats), 'heat')}, {bot} against {bot}", 0, "bold")
    yield Line(f"  Mister X is caught in {caught:.1%} of them and makes {points:.1f} of {total} points")
    yield Line(f"  the detectives start at {' '.join(map(str, places))} in {often:.0%} of them")
    yield Line("  start  caught  points")
    for start, own in balancing.by_start(heats).items():
        caught, points = balancing.share_caught(own), balancing.mean_points(own)
        yield Line(f"  {start:>5}  {caught:>6.0%}  {points:>6.1f}{_hopeless(caught)}")


def _hopeless(caught: float) -> str:
    if caught < balancing.HOPELESS:
        return "  hopeless for the detectives"
    return "  hopeless for Mister X" if caught > 1 - balancing.HOPELESS else ""


# Networks


@app.command(epilog=STUDY_EXAMPLE)
def study(
    family: Family,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where results go; an unfinished study resumes.")],
    games: Annotated[
        int, typer.Option(min=1, max=10**6, metavar="N", help="Chases at each table; fewer with other options.")
    ] = 2000,
    minutes: Annotated[
        float | None, typer.Option(min=0, metavar="M", help="How long at most. Default: until it is done.")
    ] = None,
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="An exported network. Default: the one that master plays by.")
    ] = None,
    device: Device = "auto",
    seed: Seed = 1,
) -> int:
    """Let a network play itself under many options, and report what the game is like. The same command resumes."""
    need_torch()
    from fogbound.lab.study.run import Study, run_study
    from fogbound.learn import course

    asked = Study(family, folder, games, seed, course.device(device), weights)
    screen, complete, stopped = Screen(), False, False
    progress, on_part = _part_progress(screen, "Playing")
    with interrupted_by("SIGHUP", "SIGTERM"), progress:
        try:
            complete = run_study(asked, on_part, float("inf") if minutes is None else 60 * minutes)
        except KeyboardInterrupt:
            stopped = True
    _write_findings(asked)
    if not complete:
        screen.say("The study is not finished; the same command resumes it.")
    screen.say(f"Findings, handicaps and pictures are in {folder}.")
    return INTERRUPTED if stopped else 0


def _part_progress(screen: Screen, doing: str) -> tuple[AbstractContextManager[Any], Callable[[str, int, int], None]]:
    """A line for each part that is done; at a terminal, a bar."""
    if not sys.stderr.isatty():
        return nullcontext(), lambda name, done, known: screen.say(f"{done} of {known}: {name}")
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(doing)
    return progress, lambda name, done, known: progress.update(task, completed=done, total=known, description=name)


@app.command(epilog=MEANING_EXAMPLE)
def meaning(
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the vectors and the small network go.")],
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed learns the same.")] = 1,
) -> None:
    """Learn what words mean to the house, from the banks of asked questions, the cards and the facts."""
    from fogbound.lab.meaning.material import shipped_cards
    from fogbound.lab.meaning.run import Course, learn, to_bytes

    files.check_folder(out)
    screen = Screen()
    progress, on_part = _part_progress(screen, "Reading")

    def on_step(name: str, done: int, known: int) -> None:
        if sys.stderr.isatty() or done == known:  # a line for each of the steps would be too many
            on_part(name, done, known)

    with progress:
        known = learn(shipped_cards(), Course(seed), on_step)
    files.write_bytes(out, to_bytes(known))
    screen.say(f"{count(len(known.places), 'stem')}: {out}")


@app.command(epilog=TRUST_EXAMPLE)
def trust(out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights go.")]) -> None:
    """Learn when the house can trust its facts, from the banks of asked questions."""
    from fogbound.lab import trust as learning
    from fogbound.lab.meaning.material import shipped_cards

    files.check_folder(out)
    screen = Screen()
    progress, on_part = _part_progress(screen, "Asking")

    def on_card(done: int, known: int) -> None:
        if sys.stderr.isatty() or done == known:
            on_part("Cards", done, known)

    with progress:
        tested = learning.put_to_the_test(shipped_cards(), on_card)
    files.write_bytes(out, learning.to_bytes(learning.learn(tested)))
    right = sum(each.is_right for each in tested)
    screen.say(f"{right:,} of {count(len(tested), 'reply', 'replies')} by the facts agree with the banks: {out}")


def _write_findings(study: Study) -> None:
    from fogbound.lab.study import fair
    from fogbound.lab.study.findings import findings
    from fogbound.lab.study.pictures import pictures

    results, family, games = study.results(), study.family, study.games
    found = {"study": study.about, **findings(results, family, games)}
    files.write_text(study.folder / "findings.json", json.dumps(found, indent=1) + "\n")
    if handicaps := fair.handicaps(results, family, games):
        files.write_text(study.folder / "handicaps.toml", fair.to_toml(handicaps))
    for name, picture in pictures(results, family, games).items():
        files.write_text(study.folder / f"{name}.svg", picture)
    if found["balance"]:
        rows = tuple(
            (table, f"{100 * one['x']['value']:.1f} %", f"{100 * one['x']['low']:.1f}–{100 * one['x']['high']:.1f}")
            for table, one in found["balance"].items()
        )
        Console().print(report.rich_table(Table("What X gains", "", ("table", "X", "95 %"), rows)))
