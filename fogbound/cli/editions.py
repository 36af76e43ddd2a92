"""`fogbound editions`: all editions, their bots and their options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

import fogbound
from fogbound import catalog
from fogbound.bots import bots_for, levels_for
from fogbound.cli import choose
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.prompt import Screen
from fogbound.cli.terminals import Terminal, terminal
from fogbound.options import Option

EXAMPLE = """\b
Example:
  fogbound editions 1983
"""


def editions(
    edition: Annotated[str | None, typer.Argument(metavar="EDITION", help="Only this one, such as 1983.")] = None,
) -> None:
    """List the editions and their options."""
    screen = Screen()
    for known in fogbound.EDITIONS if edition is None else (choose.edition_id(edition),):
        screen.show(_description(known))


def _description(edition_id: str) -> Iterator[Line]:
    options = catalog.options(edition_id)
    edition = fogbound.find(edition_id)
    players = next((option for option in options if option.name == "players"), None)
    size = len(edition.roles) if players is None else f"{players.low} to {players.high}"
    yield Line(edition_id, 0, "bold")
    yield Line(f"  {catalog.title(edition_id)}, {size} players", 2)
    screens = terminal(edition)
    if edition.rotates and screens.series is not None:
        yield Line(f"  {screens.series.always if edition.heats else screens.series.optional}", 2)
    levels = levels_for(edition)
    others = [name for name in bots_for(edition) if name not in dict(levels)]
    if levels:
        yield Line("  Bots, weakest first:")
    for name, line in levels:
        yield Line(f"  {name}: {line}", 4)
    if others:
        yield Line(f"  {'Other bots, for comparison' if levels else 'Bots'}: {', '.join(others)}", 2)
    if options:
        yield Line("  Options:")
    for option in options:
        yield Line(f"  {option.name}={option.text(option.default)}", 4, "bold")
        yield Line(f"      {_meaning(screens, option)}", 6)
    yield from _fair(edition_id, screens)
    yield BLANK


def _fair(edition_id: str, screens: Terminal[Any]) -> Iterator[Line]:
    """The options that --fair sets, by number of people."""
    known = sorted(catalog.handicaps(edition_id).items())
    if screens.handicap is None:
        return
    if known:
        yield Line("  With --fair, for players of equal strength:")
    for people, handicap in known:
        yield Line(f"  {people} people. {screens.handicap(edition_id, handicap)}", 4)


def _meaning(screens: Terminal[Any], option: Option) -> str:
    meaning = screens.meanings.get(option.name)
    return f"{meaning} Takes {option.allowed}." if meaning else f"Takes {option.allowed}."
