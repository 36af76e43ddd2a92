"""`fogbound learn`: networks that teach themselves the chase. Needs torch; whoever only plays does not."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from fogbound.bots.mind.families import FAMILIES
from fogbound.cli import files
from fogbound.cli.friendly import INTERRUPTED, WRONG_CONTENT, FriendlyGroup, Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.running import interrupted_by

if TYPE_CHECKING:
    from fogbound.learn.evaluate import Score
    from fogbound.learn.study.run import Study

TRAIN_EXAMPLE = """\b
Examples:
  fogbound learn train compact --folder school --minutes 10
  fogbound learn train london --folder school --device cuda --tables 65536
"""
EXPLOIT_EXAMPLE = """\b
Examples:
  fogbound learn exploit school --side x --folder hunter --minutes 10
  fogbound learn train compact --folder school --sparring hunter
"""
EVAL_EXAMPLE = """\b
Examples:
  fogbound learn eval school
  fogbound learn eval school --against earlier --tables 10000
"""
EXPORT_EXAMPLE = """\b
Example:
  fogbound learn export school --to compact.npz --note "ten minutes on a laptop"
"""
STUDY_EXAMPLE = """\b
Examples:
  fogbound learn study london --folder study --games 2000
  fogbound learn study compact --folder compact --games 5000 --minutes 5
"""

app = typer.Typer(cls=FriendlyGroup, help="Train networks that play the chase.", rich_markup_mode=None)

Device = Annotated[str, typer.Option(metavar="auto|cpu|cuda", help="Where tables are played.")]
Family = Annotated[str, typer.Argument(metavar="FAMILY", help=f"Which boards: {' or '.join(FAMILIES)}.")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of training.")]
Rounds = Annotated[int, typer.Option(min=1, max=64, metavar="R", help="Rounds at every table for a lesson.")]
Tables = Annotated[
    int | None,
    typer.Option(min=8, max=2**20, metavar="N", help="Tables at once. Left out: 256, or 65536 on a graphics card."),
]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed deals the same tables.")]


@app.callback(invoke_without_command=True)
def learn(context: typer.Context) -> None:
    """Train networks that play the chase."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _need_torch() -> None:
    if find_spec("torch") is None:
        raise Stop("Learning needs torch, which is not installed here: pip install 'fogbound[learn]'.", WRONG_CONTENT)


@app.command(epilog=TRAIN_EXAMPLE)
def train(
    family: Family,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where everything is kept, and gone on with.")],
    minutes: Annotated[float, typer.Option(min=0, metavar="M", help="How long.")] = 10.0,
    tables: Tables = None,
    rounds: Rounds = 8,
    device: Device = "auto",
    seed: Seed = 1,
    decisions: Annotated[
        float | None,
        typer.Option(min=1, metavar="PLAN", help="After so many, lessons change no more. Left out: 3e9, or as it was."),
    ] = None,
    sparring: Annotated[
        list[Path] | None,
        typer.Option(metavar="FOLDER", help="A hunter that `exploit` made, as one more rival; may be repeated."),
    ] = None,
) -> int:
    """Let a network play itself, and learn from it. The same command goes on where it was."""
    _need_torch()
    from fogbound.learn import course, hunt

    on = course.device(device)
    learner = course.enrolled(family, folder, on, decisions)
    partners = [hunt.partner(one, family, on) for one in sparring or ()]
    if partners:
        learner.school = hunt.refresher(learner.school)
    if learner.lessons:
        Screen().say(f"Going on after {learner.decisions:,} decisions.")

    def study(heard: Callable[[dict[str, Any]], None]) -> None:
        count, seconds = _count(tables, on), 60 * minutes
        course.study(learner, folder, heard, tables=count, rounds=rounds, seconds=seconds, seed=seed, sparring=partners)

    stopped = _studied(study, 60 * minutes)
    _write_report(folder, family)
    how = "Stopped after" if stopped else "That makes"
    Screen().say(f"{how} {learner.decisions:,} decisions in {learner.lessons:,} lessons, kept in {folder}.")
    Screen().say(f"How it went: {folder / 'report.html'}")
    return INTERRUPTED if stopped else 0


def _count(tables: int | None, on: str) -> int:
    return tables or (65536 if on == "cuda" else 256)


def _studied(study: Callable[[Callable[[dict[str, Any]], None]], None], seconds: float) -> bool:
    """Learn, with news on the screen; says whether somebody broke it off."""
    drawn, heard = _watched(seconds, Screen())
    with interrupted_by("SIGHUP", "SIGTERM"), drawn:
        try:
            study(heard)
        except KeyboardInterrupt:
            return True
    return False


@app.command(epilog=EXPLOIT_EXAMPLE)
def exploit(
    hunted: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of training: whom to beat.")],
    side: Annotated[str, typer.Option(metavar="x|pursuers", help="Who learns to beat the other side.")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the hunter is kept, and gone on with.")],
    minutes: Annotated[float, typer.Option(min=0, metavar="M", help="How long.")] = 10.0,
    tables: Tables = None,
    rounds: Rounds = 8,
    games: Annotated[
        int, typer.Option(min=100, max=2**20, metavar="N", help="Chases to measure the gain by, over all tables.")
    ] = 4000,
    device: Device = "auto",
    seed: Seed = 1,
) -> int:
    """Learn to beat one player who stays as he is, and say how far at least he is from unbeatable."""
    _need_torch()
    from fogbound.learn import course, hunt

    on = course.device(device)
    learner, prey = hunt.hunter(hunted, folder, side, on)

    def study(heard: Callable[[dict[str, Any]], None]) -> None:
        count, seconds = _count(tables, on), 60 * minutes
        course.study(learner, folder, heard, tables=count, rounds=rounds, seconds=seconds, seed=seed, hunted=prey)

    stopped = _studied(study, 60 * minutes)
    how = "Stopped after" if stopped else "That makes"
    Screen().say(f"{how} {learner.decisions:,} decisions in {learner.lessons:,} lessons, kept in {folder}.")
    if stopped:
        return INTERRUPTED
    names = course.table_names(learner.school.family)
    before, after = hunt.gains(learner, prey, games, seed)
    rows = tuple(
        (name, _score(old), _score(new), f"{(new.gain - old.gain) * (1 if side == 'x' else -1):+.3f}")
        for name, old, new in zip(names, before, after, strict=True)
    )
    _print("What X gains", ("table", "the hunted v himself", f"hunter as {side}", "for the hunter"), rows)
    Screen().say("± is one standard error; everybody knows how the hunted plays, and pursuers do what they like best.")
    return 0


def _score(score: Score) -> str:
    return f"{score.gain:.3f}±{score.error:.3f}"


def _print(title: str, header: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> None:
    from fogbound.arena.report import rich_table
    from fogbound.arena.tables import Table

    Console().print(rich_table(Table(title, "", header, rows)))


def _watched(seconds: float, screen: Screen) -> tuple[AbstractContextManager[Any], Callable[[dict[str, Any]], None]]:
    """Lines of news; at a terminal, with a bar below them."""
    if not sys.stderr.isatty():
        return nullcontext(), lambda news: screen.say(_line(news))
    columns = TextColumn("Learning"), BarColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task("", total=seconds)

    def heard(news: dict[str, Any]) -> None:
        progress.console.print(_line(news), highlight=False)
        progress.update(task, completed=news["seconds"])

    return progress, heard


def _line(news: dict[str, Any]) -> str:
    gains = " ".join("  –  " if gain is None else f"{gain:.3f}" for gain in news["x"])
    return f"{news['seconds']:6.0f} s  {news['decisions']:,} decisions, {news['speed']:,} a second; X gains {gains}"


def _write_report(folder: Path, family: str) -> None:
    from fogbound.learn import course, report

    files.write_text(folder / "report.html", report.to_html(family, course.log_in(folder)))


@app.command("eval", epilog=EVAL_EXAMPLE)
def evaluate(
    folder: Folder,
    against: Annotated[
        str, typer.Option(metavar="FOLDER|script", help="Another training, or script: a network that learned nothing.")
    ] = "script",
    tables: Annotated[
        int, typer.Option(min=100, max=2**20, metavar="N", help="Chases in each pairing, over all tables.")
    ] = 2000,
    device: Device = "auto",
    seed: Seed = 1,
) -> None:
    """Say what X gains at each table, for both networks in both roles."""
    _need_torch()
    from fogbound.learn import course
    from fogbound.learn.evaluate import evaluate as played

    on = course.device(device)
    learner = course.learner_in(folder, on)
    family, rules, ours = learner.school.family, learner.rules, learner.average
    if against == "script":
        theirs = learner.school.net(rules)
    else:
        if (other := course.about(Path(against))["family"]) != family:
            raise Stop(f"{against} has learned {other}, and {folder} {family}: they share no table.")
        theirs = course.player_in(Path(against), on)
    players = {"A": ours, "B": theirs}
    pairs = list(product(players, repeat=2))
    scores = [played(rules, players[x], players[pursuers], tables, seed) for x, pursuers in pairs]
    rows = tuple((table, *(_score(score[n]) for score in scores)) for n, table in enumerate(course.table_names(family)))
    _print("What X gains", ("table", *(f"{x} v {pursuers}" for x, pursuers in pairs)), rows)
    Screen().say(f"A is {folder}, B is {against}; X is named first, ± is one standard error.")
    Screen().say("Pursuers believe that X plays as they would.")


@app.command(epilog=EXPORT_EXAMPLE)
def export(
    folder: Folder,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where it goes. Left out: FAMILY.npz in the folder.")
    ] = None,
    note: Annotated[str, typer.Option(metavar="TEXT", help="A line for the card.")] = "",
    measured: Annotated[
        list[str] | None, typer.Option(metavar="TEXT", help="A line on how strong it was found to be; may be repeated.")
    ] = None,
) -> None:
    """Write what was learned as a file to play with: half precision, and a card that says what it is."""
    _need_torch()
    from fogbound.learn import course
    from fogbound.learn import export as exporting

    told = course.about(folder)
    learner = course.learner_in(folder, "cpu")
    path = to or folder / f"{learner.school.family}.npz"
    path = path if path.suffix == ".npz" else path.with_name(f"{path.name}.npz")
    files.check_folder(path)
    card = exporting.card(learner, str(told.get("trained", "")), note, measured or ())
    whole = exporting.export(learner.average, card, path)
    size = path.stat().st_size / 1e6
    Screen().say(f"{path} ({size:.1f} MB): {card['family']} after {card['decisions']:,} decisions.")
    Screen().say(f"Digest: {whole['digest']}")


@app.command(epilog=STUDY_EXAMPLE)
def study(
    family: Family,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where everything is kept, and gone on with.")],
    games: Annotated[
        int, typer.Option(min=1, max=10**6, metavar="N", help="Chases at each table; with other options, fewer.")
    ] = 2000,
    minutes: Annotated[
        float | None, typer.Option(min=0, metavar="M", help="How long at most. Left out: until it is done.")
    ] = None,
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="An exported network. Left out: the one that master plays by.")
    ] = None,
    device: Device = "auto",
    seed: Seed = 1,
) -> int:
    """Let a network play itself with all options, and say what the game is like. The same command goes on."""
    _need_torch()
    from fogbound.learn import course
    from fogbound.learn.study.run import Study, studied

    wanted = Study(family, folder, games, seed, course.device(device), weights)
    screen, whole, stopped = Screen(), False, False
    drawn, heard = _counting(screen)
    with interrupted_by("SIGHUP", "SIGTERM"), drawn:
        try:
            whole = studied(wanted, heard, float("inf") if minutes is None else 60 * minutes)
        except KeyboardInterrupt:
            stopped = True
    _write_findings(wanted)
    if not whole:
        screen.say("Not everything is played yet; the same command goes on.")
    screen.say(f"Findings, handicaps and pictures are in {folder}.")
    return INTERRUPTED if stopped else 0


def _counting(screen: Screen) -> tuple[AbstractContextManager[Any], Callable[[str, int, int], None]]:
    """A line for each part that is done; at a terminal, a bar."""
    if not sys.stderr.isatty():
        return nullcontext(), lambda name, done, known: screen.say(f"{done} of {known}: {name}")
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task("Playing")
    return progress, lambda name, done, known: progress.update(task, completed=done, total=known, description=name)


def _write_findings(study: Study) -> None:
    from fogbound.arena.report import rich_table
    from fogbound.arena.tables import Table
    from fogbound.learn.study import fair
    from fogbound.learn.study.findings import findings
    from fogbound.learn.study.pictures import pictures

    results, family, games = study.results(), study.family, study.games
    found = {"study": study.about, **findings(results, family, games)}
    files.write_text(study.folder / "findings.json", json.dumps(found, indent=1) + "\n")
    if handicaps := fair.handicaps(results, family, games):
        files.write_text(study.folder / "handicaps.toml", fair.to_toml(handicaps))
    for name, drawn in pictures(results, family, games).items():
        files.write_text(study.folder / f"{name}.svg", drawn)
    if found["balance"]:
        rows = tuple(
            (table, f"{100 * one['x']['value']:.1f} %", f"{100 * one['x']['low']:.1f}–{100 * one['x']['high']:.1f}")
            for table, one in found["balance"].items()
        )
        Console().print(rich_table(Table("What X gains", "", ("table", "X", "95 %"), rows)))
