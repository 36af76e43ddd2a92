"""`fogbound solve`: the exact value of a little chase."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.solve.little import Little
from fogbound.solve.play import bracket
from fogbound.solve.tree import grow
from fogbound.solve.value import Regrets, by_programming

EXAMPLE = """\b
Examples:
  fogbound solve tiny-ring --pursuers 2 --rounds 2 --starts 1,7
  fogbound solve tiny-docks --rounds 3 --reveals 2 --starts 5 --regrets 200
"""

Stations = Annotated[str, typer.Option(metavar="N,N,…", help="Where they are dealt their starts. Default: as printed.")]


def solve(
    board: Annotated[str, typer.Argument(metavar="BOARD", help="A small board, such as tiny-ring.")],
    pursuers: Annotated[int, typer.Option(min=1, max=5, metavar="N", help="How many pursuers.")] = 1,
    rounds: Annotated[int, typer.Option(min=1, max=22, metavar="N", help="How many rounds.")] = 3,
    reveals: Annotated[str, typer.Option(metavar="N,N,…", help="The rides that X shows. Default: none.")] = "",
    black: Annotated[int, typer.Option(min=0, max=5, metavar="N", help="X’s black tickets.")] = 0,
    doubles: Annotated[int, typer.Option(min=0, max=2, metavar="N", help="X’s doubles.")] = 0,
    starts: Stations = "",
    x_starts: Stations = "",
    regrets: Annotated[
        int, typer.Option(min=0, metavar="N", help="Rounds of regret minimisation, instead of a linear programme.")
    ] = 0,
) -> None:
    """Solve a little chase by the rules of 1983: X's chance to get away if both sides play perfectly."""
    if not regrets and find_spec("scipy") is None:
        raise Stop("Linear programming needs scipy: pip install 'fogbound[lab]', or give --regrets", WRONG_CONTENT)
    shown, dealt, x_dealt = map(_numbers, (reveals, starts, x_starts))
    little = Little(board, pursuers, rounds, shown, black, doubles, dealt, x_dealt)
    tree = grow(little.edition)
    typer.echo(f"{len(tree.depth):,} public moments, with {len(tree.station):,} stations where X may be.")
    if not regrets:
        typer.echo(f"X gets away in {by_programming(tree):.2%} of chases.")
        return
    solver = Regrets(tree)
    solver.improve(regrets)
    least, _, most = bracket(tree, solver.average)
    typer.echo(f"X gets away in {least:.2%} to {most:.2%} of chases.")


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(",") if part)
    except ValueError:
        raise Stop(f"{text!r} should be numbers with commas between them, such as 1,7.", WRONG_CONTENT) from None
