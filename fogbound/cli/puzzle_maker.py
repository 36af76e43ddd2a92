"""`fogbound puzzles make`: hours of games and searches, with a bar, and the figures at the end."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import count
from fogbound.cli.running import interrupted_by
from fogbound.lab.puzzles.choosing import choose, counts, figures
from fogbound.lab.puzzles.make import Yield, make, plan
from fogbound.puzzles.proof import problem
from fogbound.puzzles.puzzle import Puzzle


def run(folder: Path, seed: int, share: float, out: Path) -> None:
    """Make puzzles into a folder, write the chosen ones to a file, and say what was found."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    task = bar.add_task("Playing", total=None)

    def listen(done: int, total: int, found: int) -> None:
        bar.update(task, completed=done, total=total, description=count(found, "puzzle"))

    try:
        with interrupted_by("SIGTERM", "SIGHUP"), bar:
            yields = make(folder, seed, share, listen)
    except KeyboardInterrupt:
        raise Stop(f"Stopped. The games so far are in {folder}; the same command resumes.", 130) from None
    found = [puzzle for one in yields for puzzle in one.puzzles if problem(puzzle) is None]
    chosen = choose(found, plan()["wanted"])
    files.write_text(out, "".join(f"{puzzle.to_json()}\n" for puzzle in chosen))
    _report(yields, chosen)
    typer.echo(f"Written to {out}: {count(len(chosen), 'puzzle')}.")


def _report(yields: tuple[Yield, ...], chosen: tuple[Puzzle, ...]) -> None:
    found = sum(len(one.puzzles) for one in yields)
    typer.echo(f"{count(len(yields), 'game')}, {count(found, 'puzzle')} found.")
    for what, many in sorted(figures(yields).items()):
        typer.echo(f"  {many:>7}  {what}")
    for (kind, rounds, edition, band), many in sorted(counts(chosen).items()):
        typer.echo(f"  {many:>7}  {kind} {rounds}, {edition}, {band}")
