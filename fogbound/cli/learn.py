"""`fogbound learn`: networks that teach themselves the chase. Needs torch, which players do not."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from itertools import product
from math import inf
from pathlib import Path
from time import monotonic
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

TRAIN_EXAMPLE = """\b
Examples:
  fogbound learn train compact --folder school --minutes 10
  fogbound learn train london --folder school --device cuda --tables 65536
"""
EXPLOIT_EXAMPLE = """\b
Examples:
  fogbound learn exploit school --side x --folder hunter --minutes 10
  fogbound learn exploit london --side x --folder hunter --decisions 2e8 --minutes 10
  fogbound learn train compact --folder school --sparring hunter
"""
BRACKET_EXAMPLE = """\b
Examples:
  fogbound learn train tiny-docks --folder docks --minutes 5 --tables 512 --rounds 4
  fogbound learn bracket docks
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

Listener = Callable[[dict[str, Any]], None]

app = typer.Typer(cls=FriendlyGroup, help="Train networks that play the chase.", rich_markup_mode=None)

Device = Annotated[str, typer.Option(metavar="auto|cpu|cuda", help="The device to train on.")]
Family = Annotated[str, typer.Argument(metavar="FAMILY", help=f"Which boards: {' or '.join(FAMILIES)}.")]
LITTLE = "tiny-ring, tiny-docks, tiny-village"  # as in fogbound/learn/school.py, which needs torch
AnyFamily = Annotated[
    str, typer.Argument(metavar="FAMILY", help=f"Which boards: {' or '.join(FAMILIES)}, or a little chase: {LITTLE}.")
]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="A training folder.")]
Rounds = Annotated[int, typer.Option(min=1, max=64, metavar="R", help="Rounds at every table before each lesson.")]
Tables = Annotated[
    int | None,
    typer.Option(min=8, max=2**20, metavar="N", help="Tables at once. Default: 256, or 65536 on a graphics card."),
]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed deals the same tables.")]


@app.callback(invoke_without_command=True)
def learn(context: typer.Context) -> None:
    """Train networks that play the chase."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def need_torch() -> None:
    if find_spec("torch") is None:
        raise Stop("Learning needs torch: pip install 'fogbound[learn]'", WRONG_CONTENT)


@app.command(epilog=TRAIN_EXAMPLE)
def train(
    family: AnyFamily,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to save; training resumes from there.")],
    minutes: Annotated[float, typer.Option(min=0, metavar="M", help="How long.")] = 10.0,
    tables: Tables = None,
    rounds: Rounds = 8,
    device: Device = "auto",
    seed: Seed = 1,
    decisions: Annotated[
        float | None,
        typer.Option(
            min=1,
            metavar="PLAN",
            help="Lessons stay the same after this many. Default: 3e9, 6e6 for little chases, or as before.",
        ),
    ] = None,
    earlier: Annotated[
        Path | None,
        typer.Option("--from", metavar="FOLDER|FILE|FAMILY", help="Begin with another network, or the shipped one."),
    ] = None,
    hedged: Annotated[
        bool, typer.Option("--hedged", help="With --from: the network also reads where X’s routes lead.")
    ] = False,
    sparring: Annotated[
        list[Path] | None,
        typer.Option(metavar="FOLDER", help="A hunter made by `exploit`, as a rival; may be repeated."),
    ] = None,
) -> int:
    """Let a network learn by playing itself. The same command resumes from its folder."""
    need_torch()
    from fogbound.learn import course, hunt

    on = course.device(device)
    if earlier is None or (folder / course.ABOUT).exists():
        learner = course.open_course(family, folder, on, decisions)
    else:
        learner = hunt.begin_again(earlier, on, hedged, decisions)
    if learner.school.family != family:
        raise Stop(f"{earlier} has learned {learner.school.family}, not {family}.")
    partners = [hunt.partner(one, family, on) for one in sparring or ()]
    if partners:
        learner.school = hunt.sparring_school(learner.school)
    if learner.decisions:
        Screen().say(f"Resuming after {learner.decisions:,} decisions.")

    def training(listen: Listener) -> None:
        count, seconds = _count(tables, on), 60 * minutes
        course.train_in(
            learner, folder, listen, tables=count, rounds=rounds, seconds=seconds, seed=seed, sparring=partners
        )

    stopped = _run(training, 60 * minutes)
    _write_report(folder, family)
    how = "Stopped after" if stopped else "Finished:"
    Screen().say(f"{how} {learner.decisions:,} decisions in {learner.lessons:,} lessons, saved in {folder}.")
    Screen().say(f"Report: {folder / 'report.html'}")
    return INTERRUPTED if stopped else 0


def _count(tables: int | None, on: str) -> int:
    return tables or (65536 if on == "cuda" else 256)


def _run(training: Callable[[Listener], None], seconds: float) -> bool:
    """Train, with progress on the screen; True if interrupted."""
    progress, listen = _progress(seconds, Screen())
    with interrupted_by("SIGHUP", "SIGTERM"), progress:
        try:
            training(listen)
        except KeyboardInterrupt:
            return True
    return False


@app.command(epilog=EXPLOIT_EXAMPLE)
def exploit(
    hunted: Annotated[
        Path,
        typer.Argument(
            metavar="FOLDER|FILE|FAMILY",
            help=f"The network to beat: a training folder, an exported file, or shipped ({' or '.join(FAMILIES)}).",
        ),
    ],
    side: Annotated[str, typer.Option(metavar="x|pursuers", help="The side that learns to beat the other.")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to save the hunter; it resumes from there.")],
    minutes: Annotated[float, typer.Option(min=0, metavar="M", help="How long.")] = 10.0,
    tables: Tables = None,
    rounds: Rounds = 8,
    decisions: Annotated[
        float, typer.Option(min=1, metavar="N", help="Stop after so many decisions, if that comes first.")
    ] = inf,
    draws: Annotated[bool, typer.Option("--draws", help="Hunt pursuers who draw their moves.")] = False,
    games: Annotated[
        int, typer.Option(min=100, max=2**20, metavar="N", help="Chases to measure the gain, over all tables.")
    ] = 4000,
    device: Device = "auto",
    seed: Seed = 1,
) -> int:
    """Learn to beat one fixed network, and show at least how far it is from unbeatable."""
    need_torch()
    from fogbound.learn import course, hunt
    from fogbound.learn.school import table_names

    on = course.device(device)
    learner, prey = hunt.hunter(hunted, folder, side, on, draws)

    def training(listen: Listener) -> None:
        count, seconds = _count(tables, on), 60 * minutes
        course.train_in(
            learner, folder, listen, tables=count, rounds=rounds, seconds=seconds, seed=seed, hunted=prey,
            decisions=decisions,
        )  # fmt: skip

    began, resumed = monotonic(), learner.decisions
    stopped = _run(training, 60 * minutes)
    how = "Stopped after" if stopped else "Finished:"
    Screen().say(f"{how} {learner.decisions:,} decisions in {learner.lessons:,} lessons, saved in {folder}.")
    if stopped:
        return INTERRUPTED
    took = monotonic() - began
    names = table_names(learner.school.family)
    before, after = hunt.gains(learner, prey, games, seed)
    facts = {
        "command": f"fogbound learn exploit {hunted} --side {side}{' --draws' * draws} --minutes {minutes:g} "
        f"--decisions {decisions:g} "
        f"--tables {_count(tables, on)} --rounds {rounds} --games {games} --seed {seed}",
        "seed": seed,
        "resumed_after": resumed,
        "seconds": round(took, 1),
    }
    whole = hunt.report(learner, prey, (before, after), facts)
    files.write_text(folder / "hunt.json", json.dumps(whole, indent=1, ensure_ascii=False) + "\n")
    rows = tuple(
        (name, _score(old), _score(new), f"{(new.gain - old.gain) * (1 if side == 'x' else -1):+.3f}")
        for name, old, new in zip(names, before, after, strict=True)
    )
    _print("What X gains", ("table", "hunted v itself", f"hunter as {side}", "for the hunter"), rows)
    how = "draw their moves" if draws else "play their first choice"
    Screen().say(f"± is one standard error. Both sides know how the hunted plays; hunted pursuers {how}.")
    Screen().say(f"Report, with 95 % intervals: {folder / 'hunt.json'}")
    return 0


def _score(score: Score) -> str:
    return f"{score.gain:.3f}±{score.error:.3f}"


def _print(title: str, header: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> None:
    from fogbound.arena.report import rich_table
    from fogbound.arena.tables import Table

    Console().print(rich_table(Table(title, "", header, rows)))


def _progress(seconds: float, screen: Screen) -> tuple[AbstractContextManager[Any], Listener]:
    """Lines of news; at a terminal, with a bar below them."""
    if not sys.stderr.isatty():
        return nullcontext(), lambda news: screen.say(_line(news))
    columns = TextColumn("Learning"), BarColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task("", total=seconds)

    def listen(news: dict[str, Any]) -> None:
        progress.console.print(_line(news), highlight=False)
        progress.update(task, completed=news["seconds"])

    return progress, listen


def _line(news: dict[str, Any]) -> str:
    gains = " ".join("  –  " if gain is None else f"{gain:.3f}" for gain in news["x"])
    return f"{news['seconds']:6.0f} s  {news['decisions']:,} decisions, {news['speed']:,} per second; X gains {gains}"


def _write_report(folder: Path, family: str) -> None:
    from fogbound.learn import course, report

    files.write_text(folder / "report.html", report.to_html(family, course.log_in(folder)))


@app.command(epilog=BRACKET_EXAMPLE)
def bracket(folder: Folder) -> None:
    """Show what a network's play of a little chase gives away, exactly: what the best answers to it gain."""
    need_torch()
    from fogbound.learn import course
    from fogbound.learn.exact import play_of
    from fogbound.learn.school import LITTLE as CHASES
    from fogbound.solve.play import bracket as measure
    from fogbound.solve.tree import grow

    learner = course.learner_in(folder, "cpu")
    family = learner.school.family
    if family not in CHASES:
        raise Stop(f"{folder} has learned {family}, which is too large; exact brackets are for {', '.join(CHASES)}.")
    tree = grow(CHASES[family].edition)
    found = {best: measure(tree, play_of(tree, learner.rules, learner.average, best=best)) for best in (False, True)}
    rows = tuple(
        (name, *(f"{gain:.4f}" for gain in (*one, one.width)))
        for name, one in (("draw their moves", found[False]), ("play their first choice", found[True]))
    )
    header = ("pursuers", "best pursuers v its X", "itself", "best X v its pursuers", "given away")
    _print("What X gains", header, rows)


@app.command("eval", epilog=EVAL_EXAMPLE)
def evaluate(
    folder: Folder,
    against: Annotated[
        str, typer.Option(metavar="FOLDER|script", help="Another training folder, or script: an untrained network.")
    ] = "script",
    tables: Annotated[
        int, typer.Option(min=100, max=2**20, metavar="N", help="Chases in each pairing, over all tables.")
    ] = 2000,
    device: Device = "auto",
    seed: Seed = 1,
) -> None:
    """Show what X gains at each table, for both networks in both roles."""
    need_torch()
    from fogbound.learn import course
    from fogbound.learn.evaluate import evaluate as measure
    from fogbound.learn.school import table_names

    on = course.device(device)
    learner = course.learner_in(folder, on)
    family, rules, ours = learner.school.family, learner.rules, learner.average
    if against == "script":
        theirs = learner.school.net(rules)
    else:
        if (other := course.about(Path(against))["family"]) != family:
            raise Stop(f"{against} has learned {other} and {folder} {family}: they have no table in common.")
        theirs = course.player_in(Path(against), on)
    players = {"A": ours, "B": theirs}
    pairs = list(product(players, repeat=2))
    scores = [measure(rules, players[x], players[pursuers], tables, seed) for x, pursuers in pairs]
    rows = tuple((table, *(_score(score[n]) for score in scores)) for n, table in enumerate(table_names(family)))
    _print("What X gains", ("table", *(f"{x} v {pursuers}" for x, pursuers in pairs)), rows)
    Screen().say(f"A is {folder}, B is {against}. X is named first; ± is one standard error.")
    Screen().say("Pursuers believe that X plays as they would themselves.")


@app.command(epilog=EXPORT_EXAMPLE)
def export(
    folder: Folder,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write. Default: FAMILY.npz in the folder.")
    ] = None,
    note: Annotated[str, typer.Option(metavar="TEXT", help="A line for the model card.")] = "",
    measured: Annotated[
        list[str] | None, typer.Option(metavar="TEXT", help="A line on its measured strength; may be repeated.")
    ] = None,
) -> None:
    """Write the network as a file to play with, in half precision, with a model card."""
    need_torch()
    from fogbound.learn import course
    from fogbound.learn import export as exporting

    about = course.about(folder)
    learner = course.learner_in(folder, "cpu")
    path = to or folder / f"{learner.school.family}.npz"
    path = path if path.suffix == ".npz" else path.with_name(f"{path.name}.npz")
    files.check_folder(path)
    card = exporting.model_card(learner, str(about.get("trained", "")), note, measured or ())
    whole = exporting.export(learner.average, card, path)
    size = path.stat().st_size / 1e6
    Screen().say(f"{path} ({size:.1f} MB): {card['family']} after {card['decisions']:,} decisions.")
    Screen().say(f"Digest: {whole['digest']}")
