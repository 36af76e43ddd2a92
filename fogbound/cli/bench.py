"""`fogbound bench`: how much a machine can host, measured over real sockets."""

from __future__ import annotations

from typing import Annotated

import typer

from fogbound.cli.friendly import FriendlyGroup
from fogbound.cli.prompt import Screen

EXAMPLE = """\b
Example:
  fogbound bench server --rooms 20 --seconds 5
"""

app = typer.Typer(cls=FriendlyGroup, help="Measure what this machine can do.", rich_markup_mode=None)


@app.callback(invoke_without_command=True, epilog=EXAMPLE)
def bench(context: typer.Context) -> None:
    """Measure what this machine can do."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=EXAMPLE)
def server(
    rooms: Annotated[int, typer.Option(min=1, max=2000, metavar="N", help="How many rooms play at once.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=600, metavar="S", help="How long they play.")] = 10.0,
    think: Annotated[
        float, typer.Option(min=0, max=60, metavar="S", help="Seconds each player waits before a move; 0 is flat out.")
    ] = 0.0,
) -> None:
    """Play many rooms against a server of our own."""
    import asyncio  # this and the web libraries take a moment to load

    from fogbound.server.load import measure

    figures = asyncio.run(measure(rooms, seconds, think))
    screen = Screen()
    screen.say(f"{rooms} rooms, two sockets each, for {seconds:g} s; players wait {think:g} s before a move")
    screen.say(f"  plies: {figures.plies} acknowledged, {figures.plies / figures.seconds:,.0f} a second")
    screen.say(f"  from move to the other side's view: p50 {figures.p50:.1f} ms, p99 {figures.p99:.1f} ms")
    screen.say(f"  server processor time: {figures.cpu / figures.seconds:.0%} of one core")
    screen.say(f"  server memory: {figures.memory / 2**20:.0f} MiB, {figures.per_room / 2**10:.0f} KiB a room")
