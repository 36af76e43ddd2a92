"""`fogbound admin backup|restore|move|check`: what an operator does with a whole database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fogbound.cli.friendly import WRONG_CONTENT, FriendlyGroup, Stop
from fogbound.cli.lines import count
from fogbound.cli.running import interrupted_by
from fogbound.cli.serve import data_folder

T = TypeVar("T")

EXAMPLE = """\b
Examples:
  fogbound admin backup games.backup
  fogbound admin check
"""
BACKUP_EXAMPLE = """\b
Examples:
  fogbound admin backup games.backup           (the database in your data folder)
  fogbound admin backup games.backup --database postgresql+asyncpg://fogbound@127.0.0.1/fogbound
"""
RESTORE_EXAMPLE = """\b
Example:
  fogbound admin restore games.backup --database new.db
"""
MOVE_EXAMPLE = """\b
Example:
  fogbound admin move games.db postgresql+asyncpg://fogbound@127.0.0.1/fogbound
"""
CHECK_EXAMPLE = """\b
Example:
  fogbound admin check --database games.db
"""

app = typer.Typer(
    cls=FriendlyGroup,
    help="Back up, restore, move or check a server’s database.",
    epilog=EXAMPLE,
    rich_markup_mode=None,
    no_args_is_help=False,
)

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="FOGBOUND_DATABASE",
        help="The database, or the file that it is in. Default: the file in your data folder.",
    ),
]


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Back up, restore, move or check a server's database."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=BACKUP_EXAMPLE)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write. It must not be there yet.")],
    database: Database = None,
) -> None:
    """Write a backup, while servers go on."""
    from fogbound.server.admin import backups

    url = _url(database)
    with _explained(), _bar("Backing up") as tell:
        tables = _run(backups.backup(url, file, tell))
    _show_counts(tables)
    typer.echo(f"Backed up to {file}: {count(sum(tables.values()), 'row')} of {count(len(tables), 'table')}.")


@app.command(epilog=RESTORE_EXAMPLE)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
) -> None:
    """Put a backup into a database that holds nothing yet."""
    from fogbound.server.admin import backups

    url = _url(database)
    with _explained(), _bar("Restoring") as tell:
        copied = _run(backups.restore(file, url, tell))
    _show_copied(copied, "backup", "database")
    typer.echo(f"Restored to {_shown(url)}.")


@app.command(epilog=MOVE_EXAMPLE)
def move(
    origin: Annotated[str, typer.Argument(metavar="FROM", help="The database to copy; it stays as it is.")],
    to: Annotated[str, typer.Argument(metavar="TO", help="A database that holds nothing yet.")],
) -> None:
    """Copy a database into another, of any kind, and compare the rows of every table. Stop its servers first."""
    from fogbound.server.admin import backups

    before, after = _url(origin), _url(to)
    with _explained(), _bar("Moving") as tell:
        copied = _run(backups.move(before, after, tell))
    _show_copied(copied, "from", "to")
    typer.echo(f"Every table of {_shown(after)} has as many rows as that of {_shown(before)}.")


@app.command(epilog=CHECK_EXAMPLE)
def check(database: Database = None) -> int:
    """Replay every stored game, and look for rows that belong to nothing. Nothing is changed; servers may go on."""
    from fogbound.server.admin import checks

    url = _url(database)
    with _explained(), _bar("Checking") as tell:
        report = _run(checks.check(url, tell))
    for problem in report.problems:
        typer.echo(problem)
    done = f"{count(report.games, 'game')} of {count(report.rooms, 'room')} checked"
    if report.problems:
        typer.echo(f"{done}: {count(len(report.problems), 'problem')}.")
        return WRONG_CONTENT
    typer.echo(
        f"{done}: {report.records} finished and as recorded, {report.games - report.records} under way. All is well."
    )
    return 0


def _url(given: str | None) -> Any:
    from fogbound.server.admin.databases import Unusable, as_url

    try:
        return as_url(given or str(data_folder() / "fogbound.db"))
    except Unusable as problem:
        raise Stop(str(problem)) from None


def _shown(url: Any) -> str:
    from fogbound.server.admin.databases import shown

    return shown(url)


def _run(work: Coroutine[Any, Any, T]) -> T:
    with interrupted_by("SIGTERM", "SIGHUP"):
        return asyncio.run(work)


@contextmanager
def _explained() -> Iterator[None]:
    from fogbound.server.admin.databases import Unusable

    try:
        yield
    except Unusable as problem:
        raise Stop(str(problem), WRONG_CONTENT) from None


@contextmanager
def _bar(what: str) -> Iterator[Any]:
    """Shows how far a piece of work is; draws nothing where stderr is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show_counts(tables: Mapping[str, int]) -> None:
    for table, rows in sorted(tables.items()):
        typer.echo(f"  {table:<16}{rows:>12,}")


def _show_copied(copied: Any, before: str, after: str) -> None:
    typer.echo(f"  {'table':<16}{before:>12}{after:>12}")
    for table, there, here in copied:
        typer.echo(f"  {table:<16}{there:>12,}{here:>12,}")
