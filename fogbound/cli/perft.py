"""`fogbound perft`: count move sequences, to compare implementations of the rules."""

from __future__ import annotations

from typing import Annotated

import typer

import fogbound
from fogbound import catalog, proof, testing
from fogbound.cli import choose
from fogbound.cli.friendly import Stop
from fogbound.game import State
from fogbound.games.yard.edition import YardEdition
from fogbound.match import Match

EXAMPLE = """\b
Example:
  fogbound perft 1983 --seed 7 --depth 2 --divide
"""


def perft(
    edition: Annotated[str | None, typer.Argument(metavar="EDITION", help="1983, 2015 or 2017 (the default).")] = None,
    depth: Annotated[int, typer.Option(metavar="N", min=0, help="How many plies.")] = ...,  # type: ignore[assignment]
    players: Annotated[int | None, typer.Option(metavar="N", help="The number of players, Mister X included.")] = None,
    board: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="Another board by name, or a .toml board file.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule option, repeatable.")] = None,
    position: Annotated[str | None, typer.Option(metavar="LINE", help="Count from this position.")] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Count from this deal. Default: the deal’s plies count too.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split the count by the first ply.")] = False,
) -> None:
    """Count move sequences, to test the rules."""
    state = _start(catalog.as_chase(choose.edition(edition, players, board, option)), position, seed)
    if not divide or depth == 0:
        typer.echo(testing.perft(state, depth))
        return
    total = 0
    for ply, count in testing.divide(state, depth):
        typer.echo(f"{ply.seat} {ply.move}: {count}")
        total += count
    typer.echo(f"total: {total}")


def _start(edition: YardEdition, position: str | None, seed: int | None) -> State:
    if position is not None and seed is not None:
        raise Stop("Give --position or --seed, not both: a position is dealt already.")
    start = fogbound.start(edition, position)
    return start if seed is None else Match(start, proof.seed_from(seed)).state
