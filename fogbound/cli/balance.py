"""`fogbound board balance`: is a board fair? Many heats of the compact chase, bots on both sides, start by start."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from fogbound import catalog
from fogbound.bots import BOTS
from fogbound.bots.naming import Named, named
from fogbound.cli.lines import Line, counted
from fogbound.cli.prompt import Screen
from fogbound.game import DEALER, State
from fogbound.games.yard import board as boards
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.table import YardTable

# Whichever edition is played from start numbers: the one whose boards have any to balance.
EDITION = next(id for id in catalog.EDITIONS if any(option.name == "start_numbers" for option in catalog.options(id)))
CAUGHT = ("captured", "trapped")
# A start number from which one side nearly always gets its way is no game.
HOPELESS = 0.15

EXAMPLE = """\b
Example:
  fogbound board balance tiny-harbour --heats 5
"""


class Heat(NamedTuple):
    """How one heat went: X's start number, whether he was caught, his points, where the detectives stood."""

    start: int
    caught: bool
    points: int
    places: tuple[int, ...]


def balance(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A shipped board by name, or a .toml board file.")],
    heats: Annotated[
        int, typer.Option(min=1, max=10_000, metavar="N", help="Heats from each of X's start numbers.")
    ] = 50,
    bot: Annotated[str, typer.Option(help=f"Who plays both sides: {', '.join(BOTS['yard'])}.")] = "greedy",
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed plays the same heats.")] = 1,
) -> None:
    """Play heats of the compact chase, bots against each other, and say how they end for each start number."""
    edition = catalog.find(EDITION, board=boards.load(name))
    assert isinstance(edition, YardEdition)
    who = named(bot, edition)
    starts = [start for _, deck in edition.deals for start in edition.deck(deck)]
    planned = [(start, Random(f"{seed} {start} {i}")) for start in starts for i in range(heats)]
    found = [play(edition, who, start, rng) for start, rng in _shown(planned)]
    Screen().show(_report(name, str(who), worth(edition), found))


def _shown(planned: Sequence[tuple[int, Random]]) -> Iterable[tuple[int, Random]]:
    """A bar for those who wait at a terminal; where output goes into a file there is nobody to see it."""
    console = Console(stderr=True)
    if not sys.stderr.isatty():
        return planned
    return track(planned, description="Playing", console=console, transient=True)


def play(edition: YardEdition, bot: Named, start: int, rng: Random) -> Heat:
    """One heat in which X turns over the given start number."""
    fleeing, hunting = bot.make(edition, rng), bot.make(edition, rng)
    state = catalog.start(edition)
    while state.turn:
        seat = state.turn[0]
        if seat == DEALER:
            offered = state.moves(DEALER)
            move = next((m for m in offered if m.verb == "deal" and m.number == start), None) or rng.choice(offered)
        else:
            chosen = (fleeing if seat == X else hunting).choose(state.view(seat))
            assert chosen is not None
            move = chosen
        state = state.play(seat, move)
    assert state.outcome is not None
    points = dict(state.outcome.points).get(X, 0)
    places = tuple(sorted(ply.move.number for ply in state.log if ply.move.verb == "place"))
    return Heat(start, state.outcome.reason in CAUGHT, points, places)


def worth(edition: YardEdition) -> int:
    """All the points there are: what the detectives' tickets are worth at the start."""
    score = _table(catalog.start(edition)).score
    assert score is not None
    return score.left


def _table(state: State) -> YardTable:
    table = state.view(None).table
    assert isinstance(table, YardTable)
    return table


def _report(name: str, bot: str, most: int, heats: Sequence[Heat]) -> Iterator[Line]:
    yield Line(f"{name}: {counted(len(heats), 'heat')}, {bot} against {bot}", 0, "bold")
    yield Line(f"  Mister X is caught in {_share(heats):.1%} of them and makes {_mean(heats):.1f} of {most} points")
    places = [heat.places for heat in heats]
    usual = max(sorted(set(places)), key=places.count)
    often = places.count(usual) / len(places)
    yield Line(f"  the detectives start at {' '.join(map(str, usual))} in {often:.0%} of them")
    yield Line("  start  caught  points")
    for start in sorted({heat.start for heat in heats}):
        own = [heat for heat in heats if heat.start == start]
        yield Line(f"  {start:>5}  {_share(own):>6.0%}  {_mean(own):>6.1f}{_verdict(_share(own))}")


def _verdict(caught: float) -> str:
    if caught < HOPELESS:
        return "  hopeless for the detectives"
    return "  hopeless for Mister X" if caught > 1 - HOPELESS else ""


def _share(heats: Sequence[Heat]) -> float:
    return sum(heat.caught for heat in heats) / len(heats)


def _mean(heats: Sequence[Heat]) -> float:
    return sum(heat.points for heat in heats) / len(heats)
