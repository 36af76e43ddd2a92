"""The score of a series in words: roles, points per heat, and the winners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line, count, listing, shorten
from fogbound.cli.yard.words import name
from fogbound.game import Seat
from fogbound.series import Series

LONGEST_NAME = 16
# The name of a person who plays alone against bots.
YOU = "You"


def heat(n: int, length: int, players: Sequence[tuple[str, tuple[Seat, ...]]]) -> Iterator[Line]:
    """Who leads what in heat `n`. `players` are (person, seats) clockwise; people who share a role share a line."""
    yield BLANK
    yield Line(f"Heat {n + 1} of {length}", 0, "bold")
    led: dict[str, list[str]] = {}
    for who, seats in (*players[n:], *players[:n]):
        led.setdefault(listing([name(seat) for seat in seats]), []).append(who)
    width = max(map(len, led), default=0)
    for role, people in led.items():
        yield Line(f"  {role:<{width}}  {amid(people)}", width + 4)


def amid(people: Sequence[str]) -> str:
    """People's names as they stand within a sentence."""
    return listing([YOU.lower() if who == YOU else who for who in people])


def table(series: Series) -> Iterator[Line]:
    """Points by person and heat; x marks the points of Mister X."""
    heats = range(series.length)
    names = [shorten(who, LONGEST_NAME) for who in series.people]
    wide = max(len("heat"), *map(len, names))
    points = [series.points(n) for n in range(series.heat)]
    rows = [[str(points[n][who]) if n < series.heat else "-" for n in heats] for who in series.people]
    column = max(3, *(len(cell) for row in rows for cell in row))
    yield Line(f"  {'heat':<{wide}}{''.join(f' {n + 1:>{column}} ' for n in heats)}  total", 0, "bold")
    for i, row in enumerate(rows):
        cells = "".join(f" {cell:>{column}}{'x' if n == i else ' '}" for n, cell in enumerate(row))
        yield Line(f"  {names[i]:<{wide}}{cells}  {series.totals[series.people[i]]:>5}")
    yield Line("  x: Mister X in that heat")


def so_far(series: Series) -> Iterator[Line]:
    """The score after a heat; after the last one, with the winners."""
    yield BLANK
    if series.over:
        yield Line("The series is over.", 0, "bold")
    else:
        yield Line(f"After heat {series.heat} of {series.length}:", 0, "bold")
    yield from table(series)
    if series.over:
        yield Line(result(series), 0, "bold")


def result(series: Series) -> str:
    """Who won a finished series."""
    best = count(max(series.totals.values()), "point")
    if len(series.winners) == len(series.people):
        return f"Everybody shares the win, with {best} each."
    if len(series.winners) > 1:
        return f"{listing(series.winners)} share the win, with {best} each."
    winner = series.winners[0]
    return f"{winner} {'win' if winner == YOU else 'wins'} the series, with {best}."
