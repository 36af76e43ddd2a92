"""`fogbound think`: a machine that only thinks for servers, and has no tables of its own."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import count
from fogbound.cli.serve import Style, without_password

EXAMPLE = """\b
Example:
  fogbound think --database postgresql+asyncpg://fogbound@10.0.0.5/fogbound --redis redis://10.0.0.5
"""


def think(
    database: Annotated[
        str, typer.Option(metavar="URL", envvar="FOGBOUND_DATABASE", help="The PostgreSQL database of the servers.")
    ],
    redis: Annotated[str, typer.Option(metavar="URL", envvar="FOGBOUND_REDIS", help="The Redis of the servers.")],
    processes: Annotated[
        int | None, typer.Option(min=1, max=256, metavar="N", help="Searches at a time. Default: one for each core.")
    ] = None,
    log: Annotated[Style, typer.Option(help="How to log: lines to read, or lines of JSON.")] = Style.text,
) -> None:
    """Do long searches and analyses for servers on the same database and Redis."""
    if not database.startswith("postgresql"):
        raise Stop("Only servers on PostgreSQL share their work. Give --database postgresql+asyncpg://…")
    try:
        from fogbound.server.many.thinking import think as think_for_others
    except ImportError:
        raise Stop("This needs two extras: pip install 'fogbound[many,postgres]'") from None
    from fogbound.server.watch import log_lines

    log_lines.begin(log.value)
    size = processes or os.cpu_count() or 1
    try:
        asyncio.run(think_for_others(database, redis, size, lambda: _announce(size)))
    except Exception as problem:
        reason = str(problem).splitlines()[0].removesuffix(".") if str(problem) else type(problem).__name__
        raise Stop(f"Cannot think for {without_password(database)}: {reason}.", WRONG_CONTENT) from None


def _announce(size: int) -> None:
    searches = count(size, "search", "searches")
    typer.echo(f"Thinking for others: {searches} at a time. Press Ctrl-C to stop; others will go on.")
